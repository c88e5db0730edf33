// Counts and prices in words, for who hears the table instead of seeing it.

import { language, named, say } from "../../text/texts.svelte";
import { numberOn } from "./reading";
import { type Box, type Building, CUBES, type Good } from "./types";

export const GOODS: readonly Good[] = [...CUBES, "pesos", "workers"];

export function counted(piece: string, amount: number): string {
  if (piece === "pesos") return say("page-havana-pesos", { amount });
  if (piece === "worker" || piece === "workers") return say("page-havana-workers", { amount });
  return say(`cube-${piece}.count`, { amount });
}

export const listed = (parts: readonly string[]): string => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);

export function priceOf(house: Building): string {
  const pieces = GOODS.flatMap((good) => (house.cost[good] ? [counted(good, house.cost[good])] : []));
  const cost = listed(house.architect ? [...pieces, say("page-havana-architect")] : pieces);
  return say("label-havana-price", { points: house.points, cost });
}

/** A card in words: its number, its name and what it does. */
export const told = (box: Box, card: string, edition: string): string =>
  say("page-havana-card", { number: numberOn(box, card), name: named(`card-${card}`, edition), effect: say(`card-${card}.effect`) });

// Counts and prices in words, for who hears the table instead of seeing it.

import { listed, named, say } from "../../text/texts.svelte";
import { type Box, type House, numberOn } from "./printed";

export function counted(piece: string, amount: number): string {
  if (piece === "pesos") return say("page-havana-pesos", { amount });
  if (piece === "worker" || piece === "workers") return say("page-havana-workers", { amount });
  return say(`cube-${piece}.count`, { amount });
}

export function priceOf(house: House): string {
  const pieces = Object.entries(house.cost).map(([good, amount]) => counted(good, amount));
  const cost = listed(house.architect ? [...pieces, say("page-havana-architect")] : pieces);
  return say("page-havana-price", { points: house.points, cost });
}

/** A card in words: its number, its name and what it does. */
export const told = (box: Box, card: string, edition: string): string =>
  say("page-havana-card", { number: numberOn(box, card), name: named(`card-${card}`, edition), effect: say(`card-${card}.effect`) });

// Names and sentences of Cuba, as the edition at the table has them.

import { has, listed, named, say, type Values } from "../../text/texts.svelte";
import type { CubaScene } from "./table";
import { type Box, type Character, MERCHANDISE, type Merchandise, RESOURCES, type Type, type Ware, WARES } from "./types";

/** A form of a name in an edition: its effect, its short line. */
function form(key: string, attribute: string, edition: string): string {
  const own = `${key}-in-${edition}.${attribute}`;
  return say(has(own) ? own : `${key}.${attribute}`);
}

export const effectOf = (key: string, edition: string): string => form(key, "effect", edition);

/** What a character does, in as few words as there is room for under the portrait. */
export const lineOf = (character: Character, edition: string): string => form(`character-${character}`, "line", edition);

/** A name with values in it, as an edition has it. */
function namedWith(key: string, edition: string, values: Values): string {
  const own = `${key}-in-${edition}`;
  return say(has(own) ? own : key, values);
}

export const counted = (ware: string, count: number): string => say(`ware-${ware}.count`, { count });
export const isWare = (word: string): word is Ware => (WARES as readonly string[]).includes(word);

/** "2 wood, 1 stone and 1 water"; the word for nothing if there are none. */
export function waresIn(counts: Partial<Record<Ware, number>>): string {
  const there = WARES.flatMap((ware) => (counts[ware] ? [counted(ware, counts[ware])] : []));
  return there.length ? listed(there) : say("page-nothing");
}

export function costOf(box: Box, tile: string): string {
  return waresIn(box.components.building.find(({ id }) => id === tile)?.cost ?? {});
}

/** What is on a field, by name: a piece that grows there, or a building and what it does. */
export function onField(what: string, edition: string): string {
  if (isWare(what)) return named(`ware-${what}`, edition);
  return say("page-named-note", { name: named(`tile-${what}`, edition), note: effectOf(`tile-${what}`, edition) });
}

export interface Law {
  short: string;
  line: string;
  name: string;
  effect: string;
}

export function lawWords(scene: CubaScene, statute: string): Law {
  const { edition, box } = scene;
  const short = `statute-${statute}-short`;
  return {
    short: namedWith(short, edition, { pesos: box.components.tax[statute] ?? 0 }),
    line: form(short, "line", edition),
    name: named(`statute-${statute}`, edition),
    effect: effectOf(`statute-${statute}`, edition),
  };
}

const RESOURCE: readonly string[] = RESOURCES;
const MERCHANT: readonly string[] = MERCHANDISE;

/** What a piece that one owns can be used for. */
export function movesOfPiece(ware: Ware): string[] {
  const moves = [`give ${ware}`, `pay-duty ${ware}`, `pay-duty ${ware}+*`, `pay-duty *+${ware}`];
  if (!RESOURCE.includes(ware)) moves.push(`sell ${ware}`, `load ${ware} *`, `exchange ${ware} *`);
  if (ware === "water") moves.push("irrigate *");
  return moves;
}

/** The pair of pieces that one begins with. */
export function movesOfStart(ware: Ware): string[] {
  const kind = RESOURCE.includes(ware) ? "start-resources" : "start-products";
  return MERCHANT.slice(-2).includes(ware) ? [] : [`${kind} ${ware}+*`, `${kind} *+${ware}`];
}

/** What a piece of the stock can be taken for. */
export function movesOfStock(ware: Ware): string[] {
  return [`take ${ware}`, ...movesOfStart(ware), ...(MERCHANT.includes(ware) ? [`exchange * ${ware}`] : [])];
}

/** Everything that can be done with a kind at the market. */
export const movesOfMarket = (ware: Merchandise): string[] => [`buy ${ware}`, `sell ${ware}`, ...movesOfStock(ware)];

/** What a bill can be chosen for, or an act be obeyed with. */
export function movesOfLaw(type: Type, bill: boolean): string[] {
  if (bill) return [`enact ${type}+*`, `enact *+${type}`, `veto ${type}`];
  return type === "tax" ? ["pay-tax"] : type === "duty" ? ["pay-duty *", "pay-duty *+*"] : [];
}

// What lies where, read from the view and the box.

import type { Scene } from "../../table/scene";
import {
  type Box,
  type BySeat,
  CHARACTERS,
  type Character,
  type Field,
  FIELDS,
  type Merchandise,
  PRODUCTS,
  type Type,
  TYPES,
  type View,
} from "./types";

export type CubaScene = Scene<View, Box>;

/** What belongs to a seat, in a field of the view that is kept by seat. */
export function of<Value>(values: BySeat<Value>, seat: number): Value {
  return values[String(seat + 1)] as Value;
}

const TERRAIN: Record<string, string> = { forest: "wood", mountain: "stone", lake: "water", warehouse: "printed-warehouse" };
const LAND: Record<string, string> = { wood: "forest", stone: "mountain", water: "lake", citrus: "citrus", sugar: "sugar", tobacco: "tobacco" };

export const artOf = (ware: string): string => `common.svg#good-${ware}`;

/** The drawing of an open field that yields a piece; none for a building. */
export const landOf = (what: string): string | null => (LAND[what] ? `cuba.svg#field-${LAND[what]}` : null);

/** What is on every field of a plantation before anything is built, as it is printed. */
export function printed(box: Box, side: string): Record<Field, string> | null {
  const rows = box.components.plantation.find(({ id }) => id === side)?.rows.flat();
  if (!rows) return null;
  return Object.fromEntries(FIELDS.map((field, place) => [field, TERRAIN[rows[place] ?? ""] ?? rows[place] ?? ""])) as Record<Field, string>;
}

/** The plantation of a seat; null as long as it is not known which one it will be. */
export function plantationOf(scene: CubaScene, seat: number): Record<Field, string> | null {
  if (of(scene.view.colour, seat) !== null) return of(scene.view.field, seat);
  return scene.options["plantation"] === "individual" ? null : printed(scene.box, "common");
}

/** Whether a field shares the row or the column of the pawn. */
export const crosses = (pawn: Field | null, field: Field): boolean => pawn !== null && (pawn[0] === field[0] || pawn[1] === field[1]);

export function pricesOf(box: Box, ware: Merchandise): { ladder: number[]; empty: number; full: number } {
  const { market } = box.components;
  const product = (PRODUCTS as readonly string[]).includes(ware);
  return {
    ladder: product ? market.products : market.goods,
    empty: market.empty,
    full: product ? market.full_products : market.full_goods,
  };
}

export interface Space {
  ware: Merchandise;
  taken: boolean;
}

/** The spaces of the ship at a berth, each with whether a piece lies on it. */
export function spacesOf(box: Box, ship: string, cargo: Record<Merchandise, number>): Space[] {
  const left = { ...cargo };
  const spaces = box.components.ship.find(({ id }) => id === ship)?.spaces ?? [];
  return spaces.map((ware) => ({ ware, taken: left[ware]-- > 0 }));
}

const PLAYED = ["first", "second", "third", "fourth"];

/** When a card was played in this round: 1 to 4, or 0. */
export const turnOf = (state: string): number => PLAYED.indexOf(state) + 1;

/** The character that a seat has played last in this round. */
export function lastPlayed(view: View, seat: number): Character | null {
  const cards = view.cards[seat];
  const turns = CHARACTERS.map((character) => ({ character, turn: turnOf(cards?.[character] ?? "") }));
  const last = turns.reduce((one, other) => (other.turn > one.turn ? other : one));
  return last.turn > 0 ? last.character : null;
}

/** The type of a statute card: its pile. */
export const typeOf = (statute: string): Type => TYPES.find((type) => statute.startsWith(`${type}-`)) ?? "other";

const LAW_ART = ["drought", "building", "harbor", "corruption", "market-increase", "market-decrease"];

export function lawArt(statute: string): string {
  return `cuba.svg#law-${LAW_ART.includes(statute) ? statute : typeOf(statute)}`;
}

export const SET_UP = 0;
export const PHASES = ["set-up", "bills", "actions", "parliament", "statutes", "round-end"] as const;
export const ACTIONS = PHASES.indexOf("actions");
export const IN_PARLIAMENT = PHASES.indexOf("parliament");
export const ROUNDS = 6;
/** Spaces of the path of points; who goes past them begins again. */
export const TRACK = 80;

// What lies where, read from the view and the box.

import type { Scene } from "../../table/scene";
import { type Box, type BySeat, type Character, type Field, FIELDS, type Merchandise, PRODUCTS, RESOURCES, type Type, type View } from "./types";
import { CROSS, type Seat, type Statute, TERRAIN, TYPE_OF } from "./view";

export type CubaScene = Scene<View, Box>;

/** What belongs to a seat, in a field of the view that is kept by seat. */
export function of<Value>(values: BySeat<Value>, seat: number): Value {
  return values[String(seat + 1) as Seat];
}

export const artOf = (ware: string): string => `common.svg#good-${ware}`;

/** The drawing of an open field that yields a piece; none for a building. */
export function landOf(what: string): string | null {
  const land = Object.entries(TERRAIN).find(([, yielded]) => yielded === what)?.[0];
  return land && isYielded(what) ? `cuba.svg#field-${land}` : null;
}

const isYielded = (what: string): boolean => ([...RESOURCES, ...PRODUCTS] as readonly string[]).includes(what);

/** Who has built a building, seat by seat. */
export function ownersOf(view: View, tile: string): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => Object.values<string | null>(of(view.field, seat)).includes(tile));
}

/** What is on every field of a plantation before anything is built, as it is printed. */
export function printed(box: Box, side: string): Record<Field, string> | null {
  const rows = box.components.plantation.find(({ id }) => id === side)?.rows.flat();
  if (!rows) return null;
  return Object.fromEntries(FIELDS.map((field, place) => [field, TERRAIN[rows[place] ?? "warehouse"]])) as Record<Field, string>;
}

/** The plantation of a seat; null as long as it is not known which one it will be. */
export function plantationOf(scene: CubaScene, seat: number): Record<Field, string> | null {
  if (of(scene.view.colour, seat) !== null) return of(scene.view.field, seat) as Record<Field, string>;
  return scene.options["plantation"] === "individual" ? null : printed(scene.box, "common");
}

/** Whether a field shares the row or the column of the pawn. */
export const crosses = (pawn: Field | null, field: Field): boolean => pawn !== null && (CROSS[pawn] as readonly Field[]).includes(field);

/** The prices printed beside the spaces of a kind, from the dearest down. */
export function ladderOf(box: Box, ware: Merchandise): readonly number[] {
  const { products, goods } = box.components.market;
  return (PRODUCTS as readonly string[]).includes(ware) ? products : goods;
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

/** When a card was played in this round: 1 to 4, or 0. */
export const turnOf = (view: View, seat: number, character: Character): number => (view.played[seat]?.indexOf(character) ?? -1) + 1;

/** The character that a seat has played last in this round. */
export const lastPlayed = (view: View, seat: number): Character | null => view.played[seat]?.at(-1) ?? null;

/** The type of a statute card: its pile. */
export const typeOf = (statute: string): Type => TYPE_OF[statute as Statute];

/** Other acts are drawn one by one, the rest by their type. */
export function lawArt(statute: string): string {
  return `cuba.svg#law-${typeOf(statute) === "other" ? statute : typeOf(statute)}`;
}

// What a drawn board knows: the view of one seat, the box that the game came in, the people, and what may be touched.

import { type Component, getContext, setContext } from "svelte";

import type { Fact, Sheet, TableNow } from "../wire";
import type { Choosing } from "./choosing.svelte";

export const COLOURS = ["blue", "red", "yellow", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const EMBLEMS: Record<Colour, string> = { blue: "wave", red: "sun", yellow: "shell", green: "palm", purple: "star" };

export interface Scene<View = unknown, Box = unknown> {
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly view: View;
  readonly box: Box;
  /** Through whose eyes; null for somebody who looks on. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** By seat, as the table has given them out; a game may give out others. */
  readonly colours: readonly Colour[];
  readonly asked: readonly number[];
  /** The table around the game; null in a replay. */
  readonly table: TableNow | null;
  /** What may be touched; null in a replay. */
  readonly choosing: Choosing | null;
  /** The table in words, as it is shown now. */
  tell(): Promise<Sheet>;
}

/** Something that flies from one place of the table to another; places are `data-at` of elements, "seat:1:rum" found by "seat:1", too. */
export interface Flight {
  /** An address of art ("common.svg#good-rum"). */
  art: string;
  from: string;
  to: string;
  count?: number;
}

/** One game as it is drawn. */
export interface Board {
  /** The middle of the table. */
  Middle: Component;
  /** What lies before the player. */
  Mine: Component;
  /** What everybody sees of a player, in the panel at the side. */
  Rival: Component<{ seat: number }>;
  /** Round and phase, in the bar at the top. */
  Moment: Component;
  colourOf(scene: Scene, seat: number): Colour;
  /** The move by which the game itself is told one's colour, where it asks for it. */
  colourMove?: (colour: Colour) => string;
  /** The points of a seat, or null where they are hidden. */
  pointsOf(scene: Scene, seat: number): number | null;
  /**
   * How many units of height one's own things take where the regions lie one below the other; and on a phone how many
   * lines of them a finger has to find.
   */
  ownHeight?: { portrait: number; phone: number; lines?: number };
  /** Nothing on it can be touched: moves are chosen from the list alone. */
  untouched?: true;
  /** The drawing of something that is gained or paid, by its word, where it is not one of the usual ones (art.ts). */
  artOf?(what: string): string | null;
  /** The picture of a thing that something is told about at the end. */
  pictureOf?(thing: string): string | null;
  /** How an event moves pieces. The box says how many where the components do. */
  flights(fact: Fact, box: unknown): Flight[];
  /** Where else an event takes place: somebody goes there, something is turned over. */
  touched?(fact: Fact): string[];
  /** For a kind of move with many words, the prefixes of their names, one for each word: { build: ["tile", "field"] }. */
  words: Readonly<Record<string, readonly string[]>>;
}

/** The colour of a seat at the table. */
export const colourAt = (scene: Pick<Scene, "colours">, seat: number): Colour => scene.colours[seat] ?? COLOURS[seat % COLOURS.length] ?? "blue";

const KEY = Symbol("scene");

export function provideScene(scene: Scene, board: Board): void {
  setContext(KEY, { scene, board });
}

export function useScene<View, Box>(): Scene<View, Box> {
  return getContext<{ scene: Scene<View, Box> }>(KEY).scene;
}

export function useBoard(): Board {
  return getContext<{ board: Board }>(KEY).board;
}

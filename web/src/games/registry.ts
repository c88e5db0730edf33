// What the client brings along for a game, found by where it lies: games/<game>/box.ts, pictures.ts and lesson.json, and
// boards/<game>/board.ts. A game that has none of it is shown plainly; what it is called and how it is played is the
// server's to say.

import type { Written } from "../lesson/lesson";

/** The box that a game comes in. */
export interface Box {
  /** What is drawn on its lid ("home.svg#box-cuba"), 320 x 420, the upper third for the title; "" where nothing is. */
  picture: string;
  /** The part of the picture that says in a small square which game it is, and one that is wider than high. */
  detail?: string;
  scene?: string;
  /** Which part of the picture is kept where the lid is narrow. */
  kept?: string;
  /** The colours of the lid and of the title on it. */
  lid: string;
  sign: string;
  /** How long it takes, as the printed box says. */
  minutes?: number;
  /** For who knows none of the games. */
  easiest?: boolean;
  /** The events with which a new part of the game begins, to jump to in a replay. */
  parts?: readonly string[];
}

/** What is drawn in the rulebook of a game. */
export interface Pictures {
  /** For each chapter a few things in a row ("cuba#b-hotel"). */
  chapters: Readonly<Record<string, readonly string[]>>;
  /** How the drawings of things begin, by how their names do: { "tile-": "cuba#b-" }. */
  things: Readonly<Record<string, string>>;
  /** How wide and tall they are; what fits none of these is small. */
  sizes: readonly (readonly [drawings: RegExp, wide: number, tall: number])[];
}

const BOXES = byGame(import.meta.glob<Box>("./*/box.ts", { eager: true, import: "box" }));
const LESSONS = byGame(import.meta.glob<Written>("./*/lesson.json", { import: "default" }));

function byGame<Found>(found: Record<string, Found>): Readonly<Record<string, Found>> {
  return Object.fromEntries(Object.entries(found).map(([path, thing]) => [path.split("/")[1] ?? "", thing]));
}

const LIDS = [["#f4d08f", "#0b3c49"], ["#e8a68e", "#471b12"], ["#9ccacb", "#0b3c49"], ["#c9d3a4", "#2f3b12"]] as const;

/** A lid with nothing on it; the same game has always the same colours. */
function plainBox(game: string): Box {
  const number = [...game].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const [lid, sign] = LIDS[number % LIDS.length] ?? LIDS[0];
  return { picture: "", lid, sign };
}

export const boxOf = (game: string): Box => BOXES[game] ?? plainBox(game);

/** The games that have a box of their own. */
export const BOXED: readonly string[] = Object.keys(BOXES);

/** As the boxes stand side by side: the longest game first. */
export function sideBySide(games: readonly string[]): string[] {
  const minutes = (game: string): number => boxOf(game).minutes ?? 0;
  return [...games].sort((one, other) => minutes(other) - minutes(one) || one.localeCompare(other));
}

export const hasLesson = (game: string): boolean => game in LESSONS;

export async function writtenLesson(game: string): Promise<Written> {
  const load = LESSONS[game];
  if (!load) throw new Error(`no lesson for ${game}`);
  return load();
}

// The drawing of what is gained or paid, by its word.

import type { Board } from "./scene";

/** The drawings of common.svg that show a kind of piece (vite.config.ts). */
declare const SIGNS: readonly string[];

const KINDS = ["good", "res", "mat", "cube"];
const NAMED: Readonly<Record<string, string>> = { pesos: "coin-peso", points: "vp", votes: "vote", workers: "worker-meeple" };

/** The address of a drawing, of the board's own or of one that all games share; null where there is none. */
export function artOf(what: string, board: Board): string | null {
  const own = board.artOf?.(what);
  if (own) return own;
  const sign = NAMED[what] ?? KINDS.map((kind) => `${kind}-${what}`).find((name) => SIGNS.includes(name));
  return sign ? `common.svg#${sign}` : null;
}

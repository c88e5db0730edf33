// Where the drawings of Havana's pieces are.

import { Building, Card } from "./view";

const SINGLE: Readonly<Record<string, string>> = { pesos: "coin-peso", worker: "worker-meeple", workers: "worker-meeple", points: "vp" };

/** The address of what the rules call by this word: a cube by its colour, a peso, a worker, points, a card or a building. */
export function artOf(what: string): string {
  if (Card.some((card) => card === what) && !(what in SINGLE)) return `havana.svg#${what}`;
  if (Building.some((building) => building === what)) return `havana.svg#house-${what}`;
  return `common.svg#${SINGLE[what] ?? `cube-${what}`}`;
}

/** The colour of a card, by the number on it; white is read on each of them. */
export const INKS = ["#67605a", "#3f7046", "#2763a8", "#8a5c06", "#1a6b7b", "#7a4da2", "#8c4a2a", "#33424e", "#85600a", "#ad2f5c"] as const;

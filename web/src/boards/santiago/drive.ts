// Driving the car: which drives end at a stop, what they cost, and how far round the loop that is.

import { matching } from "../../table/patterns";
import type { Possible } from "../../wire";

export const STOPS = 10; // the port and nine stars
const LONGEST_DRIVE = 219;

/** From stop to stop, the way the car goes; a whole lap to where it stands. */
export const starsTo = (from: number, to: number): number => ((to - from + STOPS - 1) % STOPS) + 1;

/** The drives that end at a stop: the shortest first, then those with laps before it. */
export function drivesTo(from: number, to: number): string[] {
  const drives: string[] = [];
  for (let stars = starsTo(from, to); stars <= LONGEST_DRIVE; stars += STOPS) drives.push(`drive ${stars}`);
  return drives;
}

/** What the cheapest of the drives costs, as the server says it; null where there is none. */
export function costOf(drives: readonly string[], moves: readonly Possible[]): number | null {
  const costs = matching(drives, moves).flatMap((move) => {
    const drove = move.effects.find((fact) => fact.name === "drove");
    return drove ? [Number(drove.values["pesos"])] : [];
  });
  return costs.length ? Math.min(...costs) : null;
}

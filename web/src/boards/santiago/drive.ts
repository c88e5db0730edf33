// Driving the car: which drives end at a stop, and what they cost. The server says so of every drive that is allowed.

import type { Possible } from "../../wire";
import type { Cuban, Stop, View } from "./view";

/** Which Cuban a drive leads to: null for the port, nothing for what is no drive. */
function endOf({ effects }: Possible): Cuban | null | undefined {
  return effects.find(({ name }) => name === "drove")?.values["cuban"] as Cuban | null | undefined;
}

export const drivesTo = (view: View, stop: Stop, moves: readonly Possible[]): Possible[] => moves.filter((move) => endOf(move) === view.cuban_at[stop]);

/** What the cheapest drive to a stop costs; null where there is none. */
export function costOf(view: View, stop: Stop, moves: readonly Possible[]): number | null {
  const costs = drivesTo(view, stop, moves).flatMap(({ effects }) => effects.filter(({ name }) => name === "drove").map(({ values }) => Number(values["pesos"])));
  return costs.length ? Math.min(...costs) : null;
}

// Driving the car: which drives end at a stop, what they cost and what they open. The server says so of every drive that is allowed.

import type { Scene } from "../../table/scene";
import type { Possible } from "../../wire";
import type { SantiagoBox } from "./types";
import type { Cuban, Flower, Stop, View } from "./view";

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

/** The moves that somebody looks at just now: below the pointer, or touched and not yet confirmed. */
function lookedAt({ choosing }: Scene<View, SantiagoBox>): readonly Possible[] {
  return choosing?.pointed.length ? choosing.pointed : choosing?.offered ? [choosing.offered] : [];
}

/** Whether the drive that is looked at ends here. */
export function leadsTo(scene: Scene<View, SantiagoBox>, stop: Stop): boolean {
  const moves = lookedAt(scene);
  return moves.length > 0 && drivesTo(scene.view, stop, moves).length === moves.length;
}

const FACE_DOWN = "cuban-found-inactive";

/** The flower of whoever is met at the end of the drive that is looked at: the broker goes to a building below it. */
export function opensNext(scene: Scene<View, SantiagoBox>): Flower | null {
  const [move, ...others] = lookedAt(scene);
  const cuban = move && endOf(move);
  if (!cuban || others.some((other) => endOf(other) !== cuban) || move.effects.some(({ name }) => name === FACE_DOWN)) return null;
  const flower = scene.box.components.cuban.find(({ id }) => id === cuban)?.flower ?? "none";
  return flower === "none" ? null : flower;
}

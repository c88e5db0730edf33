// Which moves the things of Santiago de Cuba stand for. Of several the server explains the first that answers what is asked.

import { kindOf } from "../../table/patterns";
import type { Possible } from "../../wire";
import { drivesTo } from "./drive";
import { flights } from "./flights";
import { isAsking } from "./types";
import type { Building, Die, Good, Stop, View } from "./view";

export function touchDie(good: Die): string[] {
  return [`deliver ${good} 1`, `deliver ${good} *`, `deliver-wood ${good} *`, `deliver-one ${good}`, `clear ${good}`, `leave-out ${good}`];
}

/** The uses of a building that take something away from a seat. */
function uses(what: Good, seat: number, moves: readonly Possible[]): string[] {
  const takes = ({ effects }: Possible): boolean => effects.flatMap(flights).some(({ from }) => from === `seat:${seat}:${what}`);
  return moves.filter((move) => ["use", "exchange"].includes(kindOf(move.move)) && takes(move)).map(({ move }) => move);
}

/** Something of one's own: a good, pesos or points. */
export function touchHeld(what: Good | "pesos" | "points", seat: number, moves: readonly Possible[]): string[] {
  if (what === "pesos") return ["give-peso", "buy-points 1", "buy-points *"];
  if (what === "points") return ["give-point", "sell-points 1", "sell-points *"];
  if (what === "wood") return [...uses(what, seat, moves), "deliver-wood sugar 1", "deliver-wood * *"];
  return [
    ...uses(what, seat, moves), `deliver ${what} 1`, `deliver ${what} *`, `deliver-one ${what}`, `give ${what}`, `trade ${what} *`,
    ...(what === "rum" || what === "cigar" ? [`hand-in ${what}`, "hand-in both"] : []),
  ];
}

export const touchSupply = (good: Good): string[] => (good === "wood" ? [] : [`take ${good}`, `trade * ${good}`]);

/** A flag beside the value marker stands for moving it there. */
export function touchFlag(steps: number): string[] {
  if (steps === 1) return ["value-right"];
  return steps === -1 ? ["value-left"] : [];
}

/** The building that is asked about stands for whatever can be chosen there. */
export function touchBuilding(building: Building, decision: string): string[] {
  if (decision === building) return ["use", "value-left", "value-right", "* *", "* * *"];
  return [`broker ${building}`, `claim ${building}`, `use-own ${building}`];
}

/** A stop of the road with who stands there: whoever asks something can also be used. */
export function touchStop(view: View, stop: Stop, moves: readonly Possible[]): string[] {
  const cuban = view.cuban_at[stop];
  return [
    ...(cuban && isAsking(view, cuban) ? ["use", "take *"] : []),
    ...(cuban ? [`turn-over ${cuban}`] : []),
    `drive ${view.stars_to[stop]}`,
    ...drivesTo(view, stop, moves).map(({ move }) => move),
  ];
}

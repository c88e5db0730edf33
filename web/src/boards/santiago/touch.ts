// Which moves the things of Santiago de Cuba stand for. The first pattern answers "why not", so the kind that is asked for leads.

import { kindOf } from "../../table/patterns";
import { drivesTo } from "./drive";
import type { DieGood, Good } from "./types";

const ASKED_FOR: Readonly<Record<string, string>> = {
  "left-out": "leave-out", drive: "drive", pablo: "take", gift: "give", alonso: "claim", broker: "broker", delivery: "deliver",
  "turn-over": "turn-over", "black-market": "trade", customs: "clear", office: "deliver-one", cafe: "hand-in",
};

function leading(decision: string, patterns: readonly string[]): string[] {
  const asked = (pattern: string): boolean => kindOf(pattern) === ASKED_FOR[decision];
  return [...patterns.filter(asked), ...patterns.filter((pattern) => !asked(pattern))];
}

const only = (condition: boolean, ...patterns: string[]): string[] => (condition ? patterns : []);

export function touchDie(good: DieGood, decision: string): string[] {
  return leading(decision, [
    `deliver ${good} 1`, `deliver ${good} *`, `deliver-wood ${good} *`, `deliver-one ${good}`, `clear ${good}`, `leave-out ${good}`,
  ]);
}

/** Something of one's own: a good, pesos or points. */
export function touchHeld(what: Good | "pesos" | "points", decision: string): string[] {
  if (what === "pesos") return ["give-peso", "buy-points 1", "buy-points *"];
  if (what === "points") return ["give-point", "sell-points 1", "sell-points *"];
  if (what === "wood") return [...only(decision === "sawmill", "use"), "deliver-wood sugar 1", "deliver-wood * *"];
  return leading(decision, [
    `deliver ${what} 1`, `deliver ${what} *`, `deliver-one ${what}`, `give ${what}`, `trade ${what} *`,
    ...only(what === "rum" || what === "cigar", `hand-in ${what}`, "hand-in both"),
    ...only(what === "sugar" && decision === "distillery", "exchange *"),
    ...only(what === "tobacco" && decision === "cigar-factory", "exchange *"),
  ]);
}

export const touchSupply = (good: Good): string[] => (good === "wood" ? [] : [`take ${good}`, `trade * ${good}`]);

/** A flag beside the value marker stands for moving it there. */
export function touchFlag(steps: number): string[] {
  if (steps === 1) return ["value-right"];
  return steps === -1 ? ["value-left"] : [];
}

const USES = ["use", "exchange *", "trade * *", "hand-in *", "clear *", "buy-points *", "sell-points *", "value-left", "value-right", "deliver-one *"];

export function touchBuilding(building: string, decision: string): string[] {
  const going = [`broker ${building}`, `claim ${building}`, `use-own ${building}`];
  return decision === building ? [...USES, ...going] : leading(decision, going);
}

/** A stop of the road with who stands there; the car's own Cuban can also be used. */
export function touchStop(car: number, stop: number, cuban: string | null, decision: string): string[] {
  const here = car === stop && cuban !== null;
  return leading(decision, [
    ...only(here && (decision === "gain" || decision === "zorro"), "use"),
    ...only(here && decision === "pablo", "take *"),
    ...drivesTo(car, stop),
    ...only(cuban !== null, `turn-over ${cuban}`),
  ]);
}

// What people and buildings bring, in signs: a number, an arrow, or a drawing. Which ones is in the texts, beside the names.

import { has, say } from "../../text/texts.svelte";
import type { PrintedCuban } from "./types";
import { type Building, Good } from "./view";

export type Sign = { text: string } | { art: string } | { icon: string } | { any: true };

const DRAWN: Readonly<Record<string, Sign>> = {
  peso: { art: "common.svg#coin-peso" },
  point: { art: "common.svg#vp" },
  marker: { art: "santiago.svg#owner-marker" },
  "?": { any: true }, // any good but wood
  dice: { icon: "dice" },
  flag: { icon: "flag" },
  people: { icon: "people" },
  "eye-off": { icon: "eye-off" },
  ...Object.fromEntries(Good.map((good) => [good, { art: `common.svg#good-${good}` }])),
};

/** A line of signs, each by its word; a word that is not drawn stands for itself. */
export const signsOf = (line: string): Sign[] => line.split(" ").map((word) => DRAWN[word] ?? { text: word });

const written = (key: string): Sign[] => (has(`${key}.signs`) ? signsOf(say(`${key}.signs`)) : []);

export const buildingSigns = (building: Building): Sign[] => written(`building-${building}`);

const ONE_OF: Readonly<Record<string, string>> = { pesos: "peso", points: "point" };

/** What the tile of a Cuban shows by the box; where it gives nothing by itself, what he is good for. */
export function cubanSigns({ id, gain }: PrintedCuban): Sign[] {
  const given = Object.entries(gain).flatMap(([what, amount]) => [String(amount), ONE_OF[what] ?? what]);
  return given.length ? signsOf(given.join(" ")) : written(`cuban-${id}`);
}

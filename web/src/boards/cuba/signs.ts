// What buildings and laws do, in signs: a number, an arrow, or a drawing. Which ones is in the texts, beside the names.

import { has, say, type Values } from "../../text/texts.svelte";
import { artOf } from "./table";
import { type Building, PRODUCTS, RESOURCES, WARES } from "./types";

export type Sign = { text: string } | { art: readonly string[] } | { icon: string } | { any: true };

const DRAWN: Readonly<Record<string, Sign>> = {
  peso: { art: ["common.svg#coin-peso"] },
  point: { art: ["common.svg#vp"] },
  vote: { art: ["common.svg#vote"] },
  veto: { art: ["cuba.svg#veto"] },
  law: { art: ["cuba.svg#law-scroll"] },
  ship: { icon: "ship" },
  house: { art: ["cuba.svg#b-inn"] },
  "resource-field": { art: ["cuba.svg#field-forest"] },
  "product-field": { art: ["cuba.svg#field-citrus"] },
  resource: { art: RESOURCES.map(artOf) },
  product: { art: PRODUCTS.map(artOf) },
  "?": { any: true }, // a piece of any kind
  lock: { icon: "lock" },
  ...Object.fromEntries(WARES.map((ware) => [ware, { art: [artOf(ware)] }])),
};

/** A line of signs, each by its word; a word that is not drawn stands for itself. */
export const signsOf = (line: string): Sign[] => line.split(" ").map((word) => DRAWN[word] ?? { text: word });

function written(key: string, edition: string, values: Values): string {
  const own = `${key}-in-${edition}.signs`;
  return has(own) ? say(own, values) : has(`${key}.signs`) ? say(`${key}.signs`, values) : "";
}

export function buildingSigns({ id, limit = 1, worth = 1 }: Building, edition: string): Sign[] {
  const line = written(`tile-${id}`, edition, { limit, worth });
  return line ? signsOf(line) : [];
}

/** What a law takes, and what it gives for that, where both are signs; otherwise its drawing says it. */
export function lawSigns(statute: string, pesos: number, edition: string): Sign[][] {
  const line = written(`statute-${statute}-short`, edition, { pesos });
  return line ? line.split(" → ").map((part, place) => signsOf(place ? `→ ${part}` : part)) : [];
}

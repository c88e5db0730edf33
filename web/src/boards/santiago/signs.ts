// What people and buildings bring, in signs: a number, an arrow, or a drawing.

import type { PrintedCuban } from "./types";

export type Sign = { text: string } | { art: string } | { icon: string } | { any: true };

const text = (shown: string): Sign => ({ text: shown });
const good = (name: string): Sign => ({ art: `common.svg#good-${name}` });
const PESO: Sign = { art: "common.svg#coin-peso" };
const POINT: Sign = { art: "common.svg#vp" };
const ANY: Sign = { any: true }; // any good but wood
const TO = text("→");

export const BUILDING_SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  bank: [text("2"), PESO],
  church: [text("1"), POINT],
  distillery: [good("sugar"), TO, good("rum")],
  "cigar-factory": [good("tobacco"), TO, good("cigar")],
  "black-market": [ANY, TO, ANY],
  sawmill: [good("wood"), TO, POINT, PESO],
  cafe: [good("cigar"), good("rum"), TO, text("2"), POINT],
  customs: [{ icon: "dice" }, TO, text("0")],
  casino: [text("3"), PESO, text("↔"), POINT],
  harbour: [text("←"), { icon: "flag" }, TO],
  office: [ANY, TO, text("2"), POINT],
  newspaper: [text("1"), PESO, { icon: "eye-off" }],
};

/** The drawing of what a Cuban gives, by the name in the box. */
export function gainSign(what: string): Sign {
  if (what === "pesos") return PESO;
  return what === "points" ? POINT : good(what);
}

const CLEVER: Readonly<Record<string, readonly Sign[]>> = {
  zorro: [{ icon: "people" }, TO, text("1")],
  pablo: [text("1"), ANY],
  alonso: [{ art: "santiago.svg#owner-marker" }],
};

export function cubanSigns({ id, gain }: PrintedCuban): readonly Sign[] {
  const given = Object.entries(gain).flatMap(([what, amount]) => [text(String(amount)), gainSign(what)]);
  return given.length ? given : (CLEVER[id] ?? []);
}

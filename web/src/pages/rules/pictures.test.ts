import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { BOXED } from "../../games/registry";
import { KIND_ICONS, pictureOf, sceneOf } from "./pictures";

const rules = (game: string): string => readFileSync(`../src/malecon/games/${game}/rules.toml`, "utf-8");
const sprites = new Map<string, string>();
function drawn(of: string): boolean {
  const [file = "", id = ""] = of.split("#");
  if (!sprites.has(file)) sprites.set(file, readFileSync(`public/art/${file}`, "utf-8"));
  return sprites.get(file)?.includes(`id="${id}"`) === true;
}

describe.each(BOXED)("the rulebook of %s", (game) => {
  const text = rules(game);

  it("has a picture at every chapter", () => {
    const sections = [...text.matchAll(/^\[\[section\]\]\nid = "(.+)"/gm)].map((found) => found[1] ?? "");
    expect(sections.length).toBeGreaterThan(9);
    expect(sections.filter((section) => !sceneOf(game, section).length)).toEqual([]);
    expect(sections.flatMap((section) => sceneOf(game, section)).filter((picture) => !drawn(picture.of))).toEqual([]);
  });

  it("has a picture of every thing", () => {
    const things = [...text.matchAll(/thing = "(.+?)"/g)].map((found) => found[1] ?? "");
    expect(things.length).toBeGreaterThan(9);
    expect(things.filter((thing) => !drawn(pictureOf(game, thing)?.of ?? "#"))).toEqual([]);
  });

  it("has an icon for every kind of clause", () => {
    const kinds = new Set([...text.matchAll(/^\[\[clause\]\]\nid = .*\nkind = "(.+)"/gm)].map((found) => found[1] ?? ""));
    expect([...kinds].filter((kind) => !drawn(`common.svg#icon-${KIND_ICONS[kind] ?? "?"}`))).toEqual([]);
  });
});

it("is without pictures in a game that has none", () => {
  expect(sceneOf("elsewhere", "setup")).toEqual([]);
  expect(pictureOf("elsewhere", "card-siesta")).toBeNull();
});

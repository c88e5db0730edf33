import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { gameToPlay } from "../pages/home/games";
import { BOXED, boxOf, hasLesson, sideBySide } from "./registry";

describe("what the client brings along for a game", () => {
  it("is found by where it lies", () => {
    expect(BOXED.length).toBeGreaterThan(2);
    expect(BOXED.filter((game) => !hasLesson(game))).toEqual([]);
    expect(BOXED.map((game) => boxOf(game).picture)).toEqual(BOXED.map((game) => `home.svg#box-${game}`));
  });

  it("stands side by side, the longest game first, and the easiest is proposed", () => {
    const minutes = sideBySide(BOXED).map((game) => boxOf(game).minutes ?? 0);
    expect(minutes).toEqual([...minutes].sort((one, other) => other - one));
    expect(boxOf(gameToPlay(BOXED)).easiest).toBe(true);
  });
});

describe("a game that has nothing of its own", () => {
  it("has a plain box, always of the same colours, after those that are drawn", () => {
    expect(boxOf("elsewhere").picture).toBe("");
    expect(boxOf("elsewhere")).toEqual(boxOf("elsewhere"));
    expect(sideBySide(["elsewhere", ...BOXED]).at(-1)).toBe("elsewhere");
    expect(gameToPlay(["elsewhere"])).toBe("elsewhere");
  });

  it("has no lesson", () => expect(hasLesson("elsewhere")).toBe(false));
});

it("nothing but a game's own folders knows its name", () => {
  const games = new RegExp(`["'\`/](${BOXED.join("|")})["'\`/.]`);
  const own = new RegExp(`^(boards|games)/(${BOXED.join("|")})/`);
  const files = (readdirSync("src", { recursive: true }) as string[]).filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path) && !own.test(path));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((path) => games.test(readFileSync(`src/${path}`, "utf-8")))).toEqual([]);
});

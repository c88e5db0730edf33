import { describe, expect, it } from "vitest";

import type { Possible } from "../wire";
import { asNumbers, fits, grouped, matching, nameless } from "./patterns";

const moves = (...texts: string[]): Possible[] => texts.map((move, id) => ({ move, id, effects: [] }));
const texts = (found: Possible[]): string[] => found.map(({ move }) => move);

describe("patterns", () => {
  it("fit a whole move, a star being one word", () => {
    expect(fits("build hotel *", "build hotel a1")).toBe(true);
    expect(fits("build hotel *", "build hotel-bar a1")).toBe(false);
    expect(fits("build hotel", "build hotel a1")).toBe(false);
    expect(fits("open *+mama", "open siesta+mama")).toBe(true);
    expect(fits("open mama+*", "open siesta+mama")).toBe(false);
    expect(fits("open *", "open siesta+mama")).toBe(false);
  });

  it("find the moves that a thing stands for", () => {
    const listed = moves("build hotel a1", "build dam a1", "done");
    expect(texts(matching(["build * a1"], listed))).toEqual(["build hotel a1", "build dam a1"]);
    expect(matching(["claim bank"], listed)).toEqual([]);
  });

  it("see a choice of one number", () => {
    expect([...(asNumbers(moves("bid 0", "bid 1", "bid 7"))?.keys() ?? [])]).toEqual([0, 1, 7]);
    expect(asNumbers(moves("bid 0", "pass"))).toBeNull();
    expect(asNumbers(moves("deliver rum 1", "deliver rum 2"))).toBeNull();
    const labelled = (...labels: string[]): Possible[] => labels.map((label, id) => ({ move: `drive ${id}`, id, label, effects: [] }));
    expect([...(asNumbers(labelled("0 pesos", "1 peso"))?.keys() ?? [])]).toEqual([0, 1]);
    expect(asNumbers(labelled("José", "Pablo", "the port"))).toBeNull();
  });

  it("set apart what names no thing, if anything does", () => {
    expect(texts(nameless(moves("load rum", "load sugar", "done")))).toEqual(["done"]);
    expect(nameless(moves("use", "decline"))).toEqual([]);
  });

  it("group many moves by their first word, and pairs by either", () => {
    expect(grouped(moves("build hotel a1", "build hotel a2", "build dam a1")).map(({ word, moves }) => [word, moves.length])).toEqual([
      ["hotel", 2],
      ["dam", 1],
    ]);
    expect(grouped(moves("open siesta+mama", "open siesta+debris")).map(({ word, moves }) => [word, moves.length])).toEqual([
      ["siesta", 2],
      ["mama", 1],
      ["debris", 1],
    ]);
    const covering = grouped(moves("cover siesta mama", "cover siesta debris"));
    expect(covering.map(({ word, pattern }) => [word, pattern])).toEqual([
      ["mama", ["cover * mama"]],
      ["debris", ["cover * debris"]],
    ]);
  });
});

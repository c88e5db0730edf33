import { beforeAll, describe, expect, it } from "vitest";

import { addTexts, speak } from "../../text/texts.svelte";
import type { Summary } from "../../wire";
import { apart, close, headline, lines, mine, onSteps, ranking, shortened, sumOf, ticks } from "./telling";

beforeAll(async () => {
  addTexts("en", [
    "page-over-abandoned = Nobody.", "page-end-shared = { $names } share", "page-end-shared-you = You and { $names } share",
    "page-end-won-by = { $name } by { $margin }", "page-end-won-by-you = You by { $margin }", "page-end-won-plain = { $name } wins", "page-end-won-plain-you = You win",
    "page-end-won-resigned = { $name } is left", "page-end-won-resigned-you = You are left", "page-end-you = You come { $place } with { $points }",
  ].join("\n"));
  await speak("en");
});

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];

describe("the headline", () => {
  it("says by what somebody has won", () => {
    expect(headline({ places: [2, 1, 3], why: "played" }, NAMES, null, "1 peso")).toBe("Ben by 1 peso");
    expect(headline({ places: [2, 1, 3], why: "played" }, NAMES, 1, "9 VP")).toBe("You by 9 VP");
    expect(headline({ places: [2, 1, 3], why: "played" }, NAMES, 0, "")).toBe("Ben wins");
  });
  it("says who shares a victory", () => {
    expect(headline({ places: [1, 1, 3, 1], why: "played" }, NAMES, null, "")).toBe("Ana, Ben and Dan share");
    expect(headline({ places: [1, 1, 3], why: "played" }, NAMES, 1, "")).toBe("You and Ana share");
  });
  it("says that the others have resigned, or that nobody has won", () => {
    expect(headline({ places: [1, 2], why: "resigned" }, NAMES, null, "")).toBe("Ana is left");
    expect(headline({ why: "abandoned" }, NAMES, 0, "")).toBe("Nobody.");
  });
  it("is followed by my own place, unless I have won", () => {
    const finishers = ranking([2, 1, 3], [40, 52, 12]);
    expect(mine(finishers, 0)).toBe("You come 2 with 40");
    expect(mine(finishers, 1)).toBe("");
    expect(mine(finishers, null)).toBe("");
  });
});

describe("the steps", () => {
  it("have the first between the second and the others", () => {
    expect(onSteps(ranking([3, 1, 2, 4], [1, 9, 5, 0])).map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
    expect(onSteps(ranking([2, 1], [1, 9])).map(({ seat }) => seat)).toEqual([0, 1]);
  });
  it("have the players in the order of their seats where nobody has won", () => {
    expect(ranking(undefined, [3, 9, 5]).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});

describe("the course", () => {
  const course = [{ text: "Start", points: [0, 0] }, { text: "Round 1", points: [4, 10] }];
  it("is told as points, or as what somebody is ahead of the mean", () => {
    expect(lines(course, "points")).toEqual([[0, 0], [4, 10]]);
    expect(lines(course, "lead")).toEqual([[0, 0], [-3, 3]]);
  });
  it("has a scale of round numbers that holds every point", () => {
    expect(ticks([-3, 7], true)).toEqual([-8, -4, 0, 4, 8]);
    expect(ticks([0, 73], false)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks([0], true)).toEqual([-1, 0, 1]);
    expect(ticks([-11, 25], false)[0]).toBeLessThanOrEqual(-11);
  });
  it("has names that do not lie on each other", () => {
    const found = apart([100, 101, 102, 20], 26, 14, 230);
    const sorted = [...found].sort((one, other) => one - other);
    sorted.slice(1).forEach((height, place) => expect(height - (sorted[place] ?? 0)).toBeGreaterThanOrEqual(26));
    expect(apart([229, 230], 26, 14, 230)).toEqual([204, 230]);
  });
});

it("adds up the points of a source", () => {
  expect(sumOf([{ source: "a", points: 3 }, { source: "b", points: 9 }, { source: "a", points: -1 }], "a")).toBe(2);
});

it("finds a game close where I lost it or won by little", () => {
  const ended = (places: number[], amount: number): Summary => ({ game: "", edition: "", seats: [], scores: [], sources: [], parts: [], course: [], places, margin: { what: "points", amount } });
  expect(close(ended([2, 1], 20), 0)).toBe(true);
  expect(close(ended([1, 2], 20), 0)).toBe(false);
  expect(close(ended([1, 2], 2), 0)).toBe(true);
  expect(close(ended([1, 2], 2), null)).toBe(false);
});

describe("a name that is too long", () => {
  it("is cut, and shows that it is", () => {
    expect(shortened("Ana", 6)).toBe("Ana");
    expect(shortened("Alicia", 6)).toBe("Alicia");
    expect(shortened("Benjamin", 6)).toBe("Benja…");
    expect(shortened("José María", 6)).toBe("José…");
  });
});

import { describe, expect, it } from "vitest";

import { formed, inOrder, phaseOf, progress, standing, victimOf } from "./reading";
import { shownBy } from "./shown";
import type { Box, View } from "./types";

const box = { components: { target: { 2: 25 }, card: [{ id: "siesta", number: 0 }, { id: "debris", number: 2 }, { id: "mama", number: 9 }], building: [] } } satisfies Box;

/** A table of two in its first round, with as much of it as the readers look at. */
function table(changes: Partial<View> = {}): View {
  const cards = { open: ["siesta", "mama"], covered: [], discarded: [], count: { hand: 11, sealed: 0, put_away: 0 } };
  return {
    seats: 2, over: false, stack: [25, -1, 0, 21, 0, 0], board: { round: 1, active: 0, centre_pesos: 4, workers: 15 },
    order: { 1: "2", 2: "1" }, left: { 1: "siesta", 2: "siesta" }, right: { 1: "mama", 2: "mama" }, cards: [cards, cards],
    building_at: { "upper-1": "bank", "upper-2": "hotel", "upper-3": "kiosk", "upper-4": null, "upper-5": null, "upper-6": null, "lower-1": "casino" },
    ...changes,
  } as View;
}

describe("reading the table", () => {
  it("forms a number with the lower card first", () => {
    expect(formed(box, "mama", "debris")).toBe(29);
    expect(formed(box, "siesta", "mama")).toBe(9);
  });

  it("finds the ends of a row; a lone building is its left end", () => {
    expect(standing(table(), "upper").map(({ end }) => end)).toEqual(["upper-left", null, "upper-right"]);
    expect(standing(table(), "lower")).toEqual([{ id: "casino", place: "lower-1", end: "lower-left" }]);
  });

  it("knows the order of play and who has played", () => {
    expect(inOrder(table())).toEqual([1, 0]);
    expect(inOrder(table({ order: { 1: null, 2: null } }))).toEqual([0, 1]);
    expect([0, 1].map((seat) => progress(table(), seat))).toEqual(["now", "played"]);
  });

  it("tells the phase by what is being asked", () => {
    expect(phaseOf(table())).toBe("purchases");
    expect(phaseOf(table({ stack: [6, -2, 3] }))).toBe("opening");
    expect(phaseOf(table({ stack: [27, -1, 0, 26, 1, 0] }))).toBe("new-card");
    expect(phaseOf(table({ stack: [21, 0, 0, 9, 0, 0] }))).toBe("actions");
  });

  it("knows of whom something is taken", () => {
    expect(victimOf(table({ stack: [21, 0, 0, 17, 0, 1] }))).toBe(1);
    expect(victimOf(table())).toBeNull();
  });

  it("shows open cards, covered ones as such, and backs before the first reveal", () => {
    const none = { 1: null, 2: null };
    const closed = { open: [], covered: [], discarded: [], count: { hand: 11, sealed: 2, put_away: 0 } };
    const half = { open: ["siesta"], covered: ["mama"], discarded: [], count: { hand: 10, sealed: 1, put_away: 0 } };
    expect(shownBy(table({ cards: [half, half] }), 0)).toEqual([{ card: "siesta", covered: false }, { card: "mama", covered: true }]);
    expect(shownBy(table({ left: none, right: none, cards: [closed, closed] }), 1)).toEqual([{ card: null, covered: false }, { card: null, covered: false }]);
  });
});

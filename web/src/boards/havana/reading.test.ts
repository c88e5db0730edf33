import { describe, expect, it } from "vitest";

import { inOrder, isProtected, plots, progress, victimOf } from "./reading";
import { shownBy } from "./shown";
import type { Cards, View } from "./view";

/** A table of two in its first round, with as much of it as the readers look at. */
function table(changes: Partial<View> = {}): View {
  const cards: Cards = { open: ["siesta", "mama"], covered: [], discarded: [], count: { hand: 11, sealed: 0, put_away: 0 } };
  return {
    seats: 2, over: false, phase: "purchases", asked: { question: "buy", seat: 0, about: {} }, board: { round: 1, active: 0, centre_pesos: 4, workers: 15 },
    order: { 1: "2", 2: "1" }, left: { 1: "siesta", 2: "siesta" }, right: { 1: "mama", 2: "mama" }, cards: [cards, cards],
    building_at: { "upper-1": "bank", "upper-2": "hotel", "upper-3": "kiosk", "upper-4": null, "upper-5": null, "upper-6": null, "lower-1": "casino", "lower-2": null, "lower-3": null, "lower-4": null, "lower-5": null, "lower-6": null },
    ends: { "upper-left": "bank", "upper-right": "kiosk", "lower-left": "casino", "lower-right": null }, protected_by: { 1: "protection", 2: null },
    ...changes,
  } as View;
}

describe("reading the table", () => {
  it("finds the ends of a row as the server tells them", () => {
    expect(plots(table(), "upper").map(({ end }) => end)).toEqual(["upper-left", null, "upper-right"]);
    expect(plots(table(), "lower")).toEqual([{ id: "casino", place: "lower-1", end: "lower-left" }]);
  });

  it("keeps the places of a row that is being refilled", () => {
    const view = table();
    const refilled = table({ building_at: { ...view.building_at, "upper-2": null, "upper-3": null, "upper-6": "kiosk" } });
    expect(plots(refilled, "upper").map(({ id }) => id)).toEqual(["bank", null, null, null, null, "kiosk"]);
    expect(plots(table({ building_at: { ...view.building_at, "lower-1": null } }), "lower")).toEqual([]);
  });

  it("knows the order of play and who has played", () => {
    expect(inOrder(table())).toEqual([1, 0]);
    expect(inOrder(table({ order: { 1: null, 2: null, 3: null, 4: null } }))).toEqual([0, 1]);
    expect([0, 1].map((seat) => progress(table(), seat))).toEqual(["now", "played"]);
  });

  it("knows who is choosing a new card and who has chosen", () => {
    const cards = (sealed: number): Cards => ({ open: [], covered: [], discarded: [], count: { hand: 10, sealed, put_away: 0 } });
    const choosing = table({ phase: "new-card", asked: { question: "cover", seat: 0, about: {} }, cards: [cards(0), cards(1)] });
    expect([0, 1].map((seat) => progress(choosing, seat))).toEqual(["now", "played"]);
  });

  it("knows of whom something is taken, and of whom nothing may be", () => {
    expect(victimOf(table({ asked: { question: "theft", seat: 0, about: { victim: "2" } } }))).toBe(1);
    expect(victimOf(table())).toBeNull();
    expect([0, 1].map((seat) => isProtected(table(), seat))).toEqual([true, false]);
  });

  it("shows open cards, covered ones as such, and backs before the first reveal", () => {
    const none = { 1: null, 2: null, 3: null, 4: null };
    const closed: Cards = { open: [], covered: [], discarded: [], count: { hand: 11, sealed: 2, put_away: 0 } };
    const half: Cards = { open: ["siesta"], covered: ["mama"], discarded: [], count: { hand: 10, sealed: 1, put_away: 0 } };
    expect(shownBy(table({ cards: [half, half] }), 0)).toEqual([{ card: "siesta", covered: false }, { card: "mama", covered: true }]);
    expect(shownBy(table({ left: none, right: none, cards: [closed, closed] }), 1)).toEqual([{ card: null, covered: false }, { card: null, covered: false }]);
  });
});

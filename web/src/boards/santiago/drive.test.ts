import { describe, expect, it } from "vitest";

import type { Possible } from "../../wire";
import { costOf, drivesTo } from "./drive";
import { chain, lane, onward, shareOf } from "./loop";
import type { Cuban, View } from "./view";

const drive = (stars: number, cuban: Cuban | null): Possible => ({
  move: `drive ${stars}`, id: stars - 1, effects: [{ name: "drove", clause: "", values: { seat: 0, stars, cuban, pesos: stars - 1 } }],
});
const view = { cuban_at: { port: null, 1: "pedro", 2: "maria", 3: "jose" } } as unknown as View;
const moves = [drive(1, "pedro"), drive(2, "maria"), drive(10, null), drive(11, "pedro")];

describe("driving", () => {
  it("ends where the server says, after any number of laps", () => {
    expect(drivesTo(view, "1", moves).map(({ move }) => move)).toEqual(["drive 1", "drive 11"]);
    expect(drivesTo(view, "port", moves).map(({ move }) => move)).toEqual(["drive 10"]);
    expect(drivesTo(view, "3", moves)).toEqual([]);
    expect(drivesTo(view, "port", [{ move: "use", id: 219, effects: [] }])).toEqual([]);
  });

  it("costs what the server says of the shortest drive that is allowed", () => {
    expect(costOf(view, "1", moves)).toBe(0);
    expect(costOf(view, "2", moves)).toBe(1);
    expect(costOf(view, "3", moves)).toBeNull();
  });
});

describe("the loop", () => {
  it("begins at the port, in the middle of the left side or of the upper one", () => {
    expect(lane({ width: 400, height: 200 }, 40, false)).toMatch(/^M20 100/);
    expect(lane({ width: 200, height: 400 }, 40, true)).toMatch(/^M100 20/);
  });

  it("finds how far along a place is, all the way round", () => {
    const wide = chain({ width: 400, height: 200 }, 40, false);
    const shares = [{ x: 20, y: 100 }, { x: 200, y: 15 }, { x: 390, y: 100 }, { x: 200, y: 190 }].map((place) => shareOf(wide, place));
    expect(shares.map((share) => Math.round(share * 100))).toEqual([0, 25, 50, 75]);
    const upright = chain({ width: 200, height: 400 }, 40, true);
    expect(Math.round(shareOf(upright, { x: 185, y: 200 }) * 100)).toBe(25);
    expect(Math.round(shareOf(upright, { x: 15, y: 200 }) * 100)).toBe(75);
  });

  it("is never driven backwards", () => {
    expect(onward(0.2, 0.5)).toBe(0.5);
    expect(onward(0.9, 0.1)).toBeCloseTo(1.1);
  });
});

import { describe, expect, it } from "vitest";

import type { Possible } from "../../wire";
import { costOf, drivesTo, starsTo } from "./drive";
import { chain, lane, onward, shareOf } from "./loop";

const drive = (stars: number): Possible => ({
  move: `drive ${stars}`, id: stars - 1, effects: [{ name: "drove", clause: "", values: { seat: 0, stars, cuban: null, pesos: stars - 1 } }],
});

describe("driving", () => {
  it("counts stars the way the car goes, a whole lap to where it stands", () => {
    expect(starsTo(0, 3)).toBe(3);
    expect(starsTo(8, 1)).toBe(3);
    expect(starsTo(4, 4)).toBe(10);
  });

  it("ends at a stop after any number of laps", () => {
    expect(drivesTo(9, 1).slice(0, 3)).toEqual(["drive 2", "drive 12", "drive 22"]);
    expect(drivesTo(9, 1).at(-1)).toBe("drive 212");
  });

  it("costs what the server says of the shortest drive that is allowed", () => {
    const moves = Array.from({ length: 13 }, (_, place) => drive(place + 1));
    expect(costOf(drivesTo(0, 1), moves)).toBe(0);
    expect(costOf(drivesTo(0, 3), moves)).toBe(2);
    expect(costOf(drivesTo(0, 3), moves.slice(0, 2))).toBeNull();
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

import { describe, expect, it } from "vitest";

import type { Scene } from "../../table/scene";
import type { Possible } from "../../wire";
import { costOf, drivesTo, leadsTo, opensNext } from "./drive";
import { chain, type Lane, onward, pathOf, shareOf } from "./loop";
import type { SantiagoBox } from "./types";
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

const looking = (down: boolean, ...moves: Possible[]): Scene<View, SantiagoBox> => {
  const cuban = [{ id: "pedro", gain: {}, flower: "white" }, { id: "maria", gain: {}, flower: "yellow" }, { id: "zorro", gain: {}, flower: "none" }];
  const effect = { name: "cuban-found-inactive", clause: "", values: {} };
  const pointed = moves.map((move) => (down ? { ...move, effects: [...move.effects, effect] } : move));
  return { view, box: { components: { cuban } }, choosing: { pointed, offered: null } } as unknown as Scene<View, SantiagoBox>;
};

describe("a drive that is looked at", () => {
  it("fills the price of the stop where it ends, after any number of laps", () => {
    expect(leadsTo(looking(false, drive(1, "pedro"), drive(11, "pedro")), "1")).toBe(true);
    expect(leadsTo(looking(false, drive(1, "pedro")), "2")).toBe(false);
    expect(leadsTo(looking(false), "1")).toBe(false);
  });

  it("lights the buildings below the flower of whoever is met", () => {
    expect(opensNext(looking(false, drive(2, "maria")))).toBe("yellow");
    expect(opensNext(looking(false, drive(1, "pedro"), drive(2, "maria")))).toBeNull();
  });

  it("lights none for the port, for who has no flower, and for who is face down", () => {
    expect(opensNext(looking(false, drive(10, null)))).toBeNull();
    expect(opensNext(looking(false, drive(4, "zorro")))).toBeNull();
    expect(opensNext(looking(true, drive(2, "maria")))).toBeNull();
  });
});

describe("the loop", () => {
  const lane: Lane = { x: 20, y: 20, width: 360, height: 160, bend: 60 };

  it("is closed, and begins in the middle of its left side", () => {
    expect(pathOf(lane)).toMatch(/^M20 100.*Z$/);
  });

  it("has no bend that is wider than the loop", () => {
    expect(pathOf({ ...lane, bend: 500 })).toContain("A80 80");
  });

  it("finds how far along a place is, all the way round", () => {
    const shares = [{ x: 20, y: 100 }, { x: 200, y: 15 }, { x: 390, y: 100 }, { x: 200, y: 190 }].map((place) => shareOf(chain(lane), place));
    expect(shares.map((share) => Math.round(share * 100))).toEqual([0, 25, 50, 75]);
    const upright = chain({ x: 20, y: 20, width: 160, height: 360, bend: 60 });
    expect(Math.round(shareOf(upright, { x: 185, y: 200 }) * 100)).toBe(50);
    expect(Math.round(shareOf(upright, { x: 100, y: 15 }) * 100)).toBe(25);
  });

  it("is never driven backwards", () => {
    expect(onward(0.2, 0.5)).toBe(0.5);
    expect(onward(0.9, 0.1)).toBeCloseTo(1.1);
  });
});

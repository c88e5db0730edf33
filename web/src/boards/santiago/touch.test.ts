import { describe, expect, it } from "vitest";

import { fits } from "../../table/patterns";
import type { Fact, Possible } from "../../wire";
import { touchBuilding, touchDie, touchFlag, touchHeld, touchStop, touchSupply } from "./touch";
import type { View } from "./view";

const stands = (patterns: readonly string[], move: string): boolean => patterns.some((pattern) => fits(pattern, move));

const told = (name: string, values: Fact["values"]): Fact => ({ name, clause: "", values });
const possible = (move: string, ...effects: Fact[]): Possible => ({ move, id: 0, effects });

const view = (asked: View["asked"]): View =>
  ({ asked, cuban_at: { port: null, 4: "maria", 5: "jose" }, stars_to: { port: 8, 4: 2, 5: 3 } }) as unknown as View;
const gain: View["asked"] = { question: "gain", seat: 0, about: { cuban: "maria" } };

describe("what the things of Santiago de Cuba stand for", () => {
  it("drives to a stop by every way that the server allows, and asks why not of the shortest", () => {
    const moves = [2, 12].map((stars) => possible(`drive ${stars}`, told("drove", { seat: 0, stars, cuban: "maria", pesos: stars - 1 })));
    const [near, far] = [touchStop(view(null), "4", moves), touchStop(view(null), "5", moves)];
    expect([stands(near, "drive 2"), stands(near, "drive 12"), stands(near, "drive 3")]).toEqual([true, true, false]);
    expect([stands(far, "drive 3"), stands(far, "drive 2")]).toEqual([true, false]);
  });

  it("delivers by die or by good, with wood for any", () => {
    for (const patterns of [touchDie("rum"), touchHeld("rum", 0, [])]) expect(stands(patterns, "deliver rum 3")).toBe(true);
    expect(stands(touchDie("rum"), "deliver-wood rum 1")).toBe(true);
    expect(stands(touchHeld("wood", 0, []), "deliver-wood rum 1")).toBe(true);
    expect(stands(touchHeld("sugar", 0, []), "deliver-wood sugar 1")).toBe(false);
  });

  it("trades one's own good for one of the supply", () => {
    expect(stands(touchHeld("sugar", 0, []), "trade sugar rum")).toBe(true);
    expect(stands(touchSupply("rum"), "trade sugar rum")).toBe(true);
    expect(stands(touchSupply("sugar"), "trade sugar rum")).toBe(false);
  });

  it("gives a building the good that it takes, and no other", () => {
    const saw = possible("use", told("wood-sawn", { seat: 1, points: 1, pesos: 1 }));
    const distil = possible("exchange 2", told("goods-exchanged", { seat: 1, given: "sugar", taken: "rum", amount: 2 }));
    expect(stands(touchHeld("wood", 1, [saw]), "use")).toBe(true);
    expect(stands(touchHeld("rum", 1, [saw]), "use")).toBe(false);
    expect(stands(touchHeld("sugar", 1, [distil]), "exchange 2")).toBe(true);
    expect(stands(touchHeld("rum", 1, [distil]), "exchange 2")).toBe(false);
  });

  it("uses only the Cuban who asks, and only the building that is asked about", () => {
    expect(stands(touchStop(view(gain), "4", []), "use")).toBe(true);
    expect(stands(touchStop(view(gain), "5", []), "use")).toBe(false);
    expect(stands(touchStop(view({ question: "bank", seat: 0, about: { building: "bank" } }), "4", []), "use")).toBe(false);
    expect(stands(touchBuilding("bank", "bank"), "use")).toBe(true);
    expect(stands(touchBuilding("church", "bank"), "use")).toBe(false);
    expect(stands(touchBuilding("church", "broker"), "broker church")).toBe(true);
  });

  it("lets the building that is asked about stand for all that can be chosen there but to decline", () => {
    const moves = ["exchange 3", "trade sugar rum", "clear rum", "value-left", "use", "decline"];
    expect(moves.map((move) => stands(touchBuilding("customs", "customs"), move))).toEqual([true, true, true, true, true, false]);
  });

  it("moves the value marker to the flags beside it", () => {
    expect([-2, -1, 0, 1, 2].map((steps) => touchFlag(steps))).toEqual([[], ["value-left"], [], ["value-right"], []]);
  });
});

import { describe, expect, it } from "vitest";

import { fits } from "../../table/patterns";
import { touchBuilding, touchDie, touchFlag, touchHeld, touchStop, touchSupply } from "./touch";

const stands = (patterns: readonly string[], move: string): boolean => patterns.some((pattern) => fits(pattern, move));

describe("what the things of Santiago de Cuba stand for", () => {
  it("leads with the kind that is asked for, so that it answers why not", () => {
    expect(touchDie("rum", "customs")[0]).toBe("clear rum");
    expect(touchDie("rum", "left-out")[0]).toBe("leave-out rum");
    expect(touchStop(2, 4, "maria", "turn-over")[0]).toBe("turn-over maria");
    expect(touchStop(2, 4, "maria", "drive")[0]).toBe("drive 2");
  });

  it("delivers by die or by good, with wood for any", () => {
    for (const patterns of [touchDie("rum", "delivery"), touchHeld("rum", "delivery")]) expect(stands(patterns, "deliver rum 3")).toBe(true);
    expect(stands(touchDie("rum", "delivery"), "deliver-wood rum 1")).toBe(true);
    expect(stands(touchHeld("wood", "delivery"), "deliver-wood rum 1")).toBe(true);
    expect(stands(touchHeld("sugar", "delivery"), "deliver-wood sugar 1")).toBe(false);
  });

  it("trades one's own good for one of the supply", () => {
    expect(stands(touchHeld("sugar", "black-market"), "trade sugar rum")).toBe(true);
    expect(stands(touchSupply("rum"), "trade sugar rum")).toBe(true);
    expect(stands(touchSupply("sugar"), "trade sugar rum")).toBe(false);
  });

  it("uses only the Cuban at the car, and only the building that is asked about", () => {
    expect(stands(touchStop(4, 4, "maria", "gain"), "use")).toBe(true);
    expect(stands(touchStop(4, 5, "jose", "gain"), "use")).toBe(false);
    expect(stands(touchStop(4, 4, "maria", "bank"), "use")).toBe(false);
    expect(stands(touchBuilding("bank", "bank"), "use")).toBe(true);
    expect(stands(touchBuilding("church", "bank"), "use")).toBe(false);
  });

  it("moves the value marker to the flags beside it", () => {
    expect([-2, -1, 0, 1, 2].map((steps) => touchFlag(steps))).toEqual([[], ["value-left"], [], ["value-right"], []]);
  });
});

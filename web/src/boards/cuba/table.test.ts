import { describe, expect, it } from "vitest";

import { crosses, landOf, lastPlayed, lawArt, printed, spacesOf, turnOf, typeOf } from "./table";
import type { Box, View } from "./types";

const box = {
  components: {
    ship: [{ id: "ship-01", spaces: ["sugar", "sugar", "sugar", "citrus", "citrus"] }],
    plantation: [{ id: "common", rows: [["warehouse", "forest", "tobacco", "sugar"], ["forest", "tobacco", "citrus", "mountain"], ["citrus", "sugar", "mountain", "lake"]] }],
  },
} as unknown as Box;

describe("the table", () => {
  it("covers the first spaces of a kind with what is loaded", () => {
    const spaces = spacesOf(box, "ship-01", { citrus: 1, sugar: 2, tobacco: 0, rum: 0, cigars: 0 });
    expect(spaces.map(({ taken }) => taken)).toEqual([true, true, false, true, false]);
  });

  it("reads a printed plantation as what its fields yield", () => {
    const fields = printed(box, "common");
    expect([fields?.a1, fields?.a2, fields?.b4, fields?.c4]).toEqual(["printed-warehouse", "wood", "stone", "water"]);
    expect(printed(box, "mauve")).toBeNull();
  });

  it("draws land where something grows, and nothing of it under a building", () => {
    expect(landOf("wood")).toBe("cuba.svg#field-forest");
    expect([landOf("hotel"), landOf("printed-warehouse")]).toEqual([null, null]);
  });

  it("lets the pawn reach its row and its column", () => {
    expect([crosses("b2", "b4"), crosses("b2", "c2"), crosses("b2", "c3"), crosses(null, "b2")]).toEqual([true, true, false, false]);
  });

  it("knows which card was played last", () => {
    const view = { played: [["architect", "worker"], []] } as unknown as View;
    expect([lastPlayed(view, 0), lastPlayed(view, 1)]).toEqual(["worker", null]);
    expect([turnOf(view, 0, "architect"), turnOf(view, 0, "worker"), turnOf(view, 0, "mayor")]).toEqual([1, 2, 0]);
  });

  it("sorts statutes by the pile they come from", () => {
    expect(["tax-per-building", "duty-water", "subsidy-votes", "drought"].map(typeOf)).toEqual(["tax", "duty", "subsidy", "other"]);
    expect([lawArt("duty-water"), lawArt("drought")]).toEqual(["cuba.svg#law-duty", "cuba.svg#law-drought"]);
  });
});

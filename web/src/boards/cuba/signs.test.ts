import { describe, expect, it } from "vitest";

import { addTexts, speak } from "../../text/texts.svelte";
import { buildingSigns, lawSigns, signsOf } from "./signs";
import type { Building } from "./types";

addTexts("en", `
tile-rum-cafe = Rum Café
    .signs = ≤{ $limit } rum → { $worth } point
statute-tax-2-short = 2 pesos
    .signs = { $pesos } peso → 2 point
statute-drought-short = Drought
`);
await speak("en");

const POINT = { art: ["common.svg#vp"] };

describe("signs", () => {
  it("draw the words that are drawn, and write the others", () => {
    expect(signsOf("1 ? ⇄ rum")).toEqual([{ text: "1" }, { any: true }, { text: "⇄" }, { art: ["common.svg#good-rum"] }]);
    expect(signsOf("resource")).toEqual([{ art: ["common.svg#good-wood", "common.svg#good-stone", "common.svg#good-water"] }]);
  });

  it("tell a building with the numbers of the box at this table", () => {
    const building = { id: "rum-cafe", group: "", cost: {}, limit: 5, worth: 3 } as Building;
    expect(buildingSigns(building, "en2007")).toEqual([{ text: "≤5" }, { art: ["common.svg#good-rum"] }, { text: "→" }, { text: "3" }, POINT]);
  });

  it("tell a law as what it takes and what it gives, and leave the others to their drawing", () => {
    expect(lawSigns("tax-2", 4, "en2007")).toEqual([[{ text: "4" }, { art: ["common.svg#coin-peso"] }], [{ text: "→" }, { text: "2" }, POINT]]);
    expect(lawSigns("drought", 0, "en2007")).toEqual([]);
  });
});

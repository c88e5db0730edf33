import { describe, expect, it } from "vitest";

import { signsOf } from "./signs";

describe("a line of signs", () => {
  it("draws what can be drawn and writes the rest", () => {
    expect(signsOf("cigar → 2 point")).toEqual([{ art: "common.svg#good-cigar" }, { text: "→" }, { text: "2" }, { art: "common.svg#vp" }]);
    expect(signsOf("← flag ?")).toEqual([{ text: "←" }, { icon: "flag" }, { any: true }]);
  });
});

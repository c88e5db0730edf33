import { describe, expect, it } from "vitest";

import { lastWord, newsIn, sentenceOf } from "./lines";

describe("the last word of a sentence", () => {
  it("is told from the rest, which keeps its space", () => {
    expect(lastWord("Ana plays the worker.")).toEqual(["Ana plays the ", "worker."]);
  });

  it("is all of it where there is one word only, and nothing where there is none", () => {
    expect(lastWord("End.")).toEqual(["", "End."]);
    expect(lastWord("")).toEqual(["", ""]);
  });
});

describe("a seat that changes hands in the middle of the game", () => {
  const took = { number: 9, at: 0, kind: "sat", seat: 1, name: "Delia", former: "Bruno" } as const;
  const names = ["Ana", "Delia"];

  it("has a sentence of its own", () => {
    expect(sentenceOf(took, names)).toBe("page-log-took-over"); // without texts, say() answers with the key
    expect(sentenceOf({ ...took, former: "" }, names)).toBe("page-log-sat");
  });

  it("is news to the others, and not to who took it", () => {
    expect(newsIn([took], 0, names)).toEqual([sentenceOf(took, names)]);
    expect(newsIn([took], 1, names)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";

import { lastWord } from "./lines";

describe("the last word of a sentence", () => {
  it("is told from the rest, which keeps its space", () => {
    expect(lastWord("Ana plays the worker.")).toEqual(["Ana plays the ", "worker."]);
  });

  it("is all of it where there is one word only, and nothing where there is none", () => {
    expect(lastWord("End.")).toEqual(["", "End."]);
    expect(lastWord("")).toEqual(["", ""]);
  });
});

import { describe, expect, it } from "vitest";

import { addTexts, speak } from "../text/texts.svelte";
import type { Line } from "../wire";
import { changesOfHands, lastWord, lastSentence, sentenceOf, takenBack } from "./lines";

describe("what has been taken back", () => {
  const moved = (number: number): Line => ({ number, at: 0, kind: "moved", seat: 0 });
  const undone = (number: number, first: number): Line => ({ number, at: 0, kind: "undone", seat: 0, first });

  it("is everything from the first move that was taken back, whatever came before in the log", () => {
    const lines = [moved(4), moved(5), undone(6, 5), moved(7), moved(8), undone(9, 4), moved(10), moved(11), undone(12, 11), moved(13)];
    expect([...takenBack(lines)].sort((one, other) => one - other)).toEqual([4, 5, 7, 8, 11]);
    expect([...takenBack(lines.slice(4))].sort((one, other) => one - other)).toEqual([8, 11]);
  });

  it("is nothing where nobody took anything back", () => {
    expect(takenBack([moved(1), moved(2)]).size).toBe(0);
  });
});

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

  it("is told as what happened last, until somebody moves", () => {
    expect(lastSentence([took], names)).toBe(sentenceOf(took, names));
    const moved = { number: 10, at: 0, kind: "moved", seat: 1, events: [{ name: "sold", clause: "", values: {}, text: "Delia sells." }] } as const;
    expect(lastSentence([took, { ...moved, events: [...moved.events] }], names)).toBe("Delia sells.");
  });

  it("does not put into the mouth of who sits there now what the one before has said", async () => {
    addTexts("en", "page-said = { $name }: { $text }");
    await speak("en");
    const said = { at: 0, kind: "chatted", seat: 1, text: "hola" } as const;
    const lines = [{ ...said, number: 8 }, took, { ...said, number: 10 }, { ...said, seat: 0, number: 11 }];
    const told = lines.filter(({ kind }) => kind === "chatted").map((line) => sentenceOf(line, names, changesOfHands(lines)));
    expect(told).toEqual(["Bruno: hola", "Delia: hola", "Ana: hola"]);
  });
});

describe("who has done something", () => {
  it("is told so in the second person, as long as the seat is theirs", async () => {
    addTexts("en", "page-log-undone = { $name } undoes a move.\n    .you = You undo a move.\n");
    await speak("en");
    const line: Line = { number: 3, at: 0, kind: "undone", seat: 1 };
    expect(sentenceOf(line, ["Ana", "Bruno"], [], 0)).toBe("Bruno undoes a move.");
    expect(sentenceOf(line, ["Ana", "Bruno"], [], 1)).toBe("You undo a move.");
    const taken: Line = { number: 5, at: 0, kind: "sat", seat: 1, name: "Carla", former: "Bruno" };
    expect(sentenceOf(line, ["Ana", "Carla"], [taken], 1)).toBe("Bruno undoes a move.");
  });
});

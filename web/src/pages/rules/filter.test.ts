import { describe, expect, it } from "vitest";

import type { ClauseFacts, Rulebook } from "../../wire";
import { type Choice, FAMILIES, allClauses, counted, familyCounts, familyOf, isShown, shownSections } from "./filter";
import { wordsOf } from "./search";

const clause = (id: string, kind: string, text: string, more: Partial<ClauseFacts> = {}): ClauseFacts => ({ id, kind, text, ...more });

const BOOK: Rulebook = {
  game: "cuba",
  title: "Cuba",
  editions: [{ id: "default", text: "" }, { id: "fr2007", text: "" }],
  sections: [
    {
      id: "worker",
      title: "The worker",
      about: "",
      groups: [
        { clauses: [clause("cuba.worker.votes", "rule", "The worker is worth 1 vote."), clause("cuba.worker.stay", "rule", "The pawn may stay.")] },
        { title: "Doubts", clauses: [clause("cuba.worker.sequence", "ruling", "First move the pawn.", { why: "So it is." })] },
      ],
    },
    {
      id: "tiles",
      title: "Tiles",
      about: "",
      groups: [
        {
          thing: "tile-monastery",
          clauses: [
            clause("cuba.monastery.products", "rule", "Two products.", { left_out: ["fr2007"] }),
            clause("cuba.monastery.resources", "rule", "Two resources.", { left_out: ["default"], editions: ["fr2007"], default: false }),
            clause("cuba.tiles.count", "data", "There are 25 tiles."),
            clause("cuba.tiles.example", "example", "Ana builds."),
          ],
        },
      ],
    },
  ],
};

const EVERYTHING: Choice = { words: [], edition: "", families: FAMILIES, linked: "" };
const ids = (choice: Partial<Choice>): string[] =>
  shownSections(BOOK, { ...EVERYTHING, ...choice }).flatMap((shown) => shown.groups.flatMap((group) => group.clauses.map((each) => each.id)));

describe("kinds", () => {
  it("are four families", () => {
    expect(allClauses(BOOK).map(familyOf)).toEqual(["rules", "rules", "rulings", "rules", "rules", "data", "examples"]);
    expect(familyCounts(BOOK)).toEqual({ rules: 4, rulings: 1, examples: 1, data: 1 });
  });

  it("are shown as chosen, and empty groups and chapters are gone", () => {
    expect(ids({ families: ["rulings"] })).toEqual(["cuba.worker.sequence"]);
    expect(shownSections(BOOK, { ...EVERYTHING, families: ["data"] }).map((shown) => [shown.section.id, shown.count])).toEqual([["tiles", 1]]);
    expect(ids({ families: [] })).toEqual([]);
  });
});

describe("editions", () => {
  it("show what they play", () => {
    expect(ids({ edition: "fr2007" })).not.toContain("cuba.monastery.products");
    expect(ids({ edition: "fr2007" })).toContain("cuba.monastery.resources");
    expect(ids({ edition: "default" })).toContain("cuba.monastery.products");
    expect(ids({})).toHaveLength(7);
  });
});

describe("words", () => {
  it("are looked for in text and id", () => {
    expect(ids({ words: wordsOf("PAWN") })).toEqual(["cuba.worker.stay", "cuba.worker.sequence"]);
    expect(ids({ words: wordsOf("monastery two") })).toEqual(["cuba.monastery.products", "cuba.monastery.resources"]);
    expect(ids({ words: wordsOf("So it is") })).toEqual([]);
  });

  it("are counted, with what the other choices hide", () => {
    const choice: Choice = { ...EVERYTHING, words: wordsOf("pawn"), families: ["rules"] };
    expect(counted(BOOK, choice)).toEqual({ shown: 1, hidden: 1, total: 7 });
  });
});

describe("a linked clause", () => {
  it("is shown whatever was chosen, but not counted", () => {
    const choice: Choice = { ...EVERYTHING, families: ["rules"], edition: "default", linked: "cuba.monastery.resources" };
    const tiles = shownSections(BOOK, choice).find((shown) => shown.section.id === "tiles");
    expect(tiles?.groups[0]?.clauses.map((each) => each.id)).toEqual(["cuba.monastery.products", "cuba.monastery.resources"]);
    expect(tiles?.count).toBe(1);
    expect(allClauses(BOOK).filter((each) => isShown(each, choice))).toHaveLength(3);
  });
});

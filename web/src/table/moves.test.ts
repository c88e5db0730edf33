import { describe, expect, it } from "vitest";

import type { Possible } from "../wire";
import { arranged, BESIDE, labelAmong, pagesOf, ROW, within } from "./moves";
import type { Board } from "./scene";

const board = { words: {} } as unknown as Board;
const moves = (...texts: string[]): Possible[] => texts.map((move, id) => ({ move, id, effects: [], text: move }));
const numbered = (count: number, like: (number: number) => Partial<Possible>): Possible[] =>
  Array.from({ length: count }, (_, id) => ({ move: `sell ${id}`, id, effects: [], ...like(id) }));
const of = (found: readonly Possible[]) => arranged(found, board, "", false);

describe("the moves of a prompt", () => {
  it("stand side by side as long as there is room in one row", () => {
    const { groups, listed, apart } = of(moves("sell rum", "sell wood", "done"));
    expect([groups, listed.length, apart.map(({ move }) => move)]).toEqual([[], 2, ["done"]]);
  });

  it("lie in the server's groups, and what has none stands apart", () => {
    const found = [...numbered(ROW + 1, (id) => ({ group: id % 2 ? "buy" : "sell", group_text: id % 2 ? "Buy" : "Sell" })), ...moves("done")];
    const { groups, tabs, apart } = of(found);
    expect(groups.map(({ name, moves: { length } }) => [name, length])).toEqual([["Sell", 4], ["Buy", 3]]);
    expect([tabs, apart.map(({ move }) => move)]).toEqual([true, ["done"]]);
  });

  it("are in no groups where all but the way out are of one kind", () => {
    const found = [...numbered(12, () => ({ group: "field", group_text: "Fields", label: "x" })), { ...moves("done")[0]!, group: "done", group_text: "Done" }];
    const { groups, tabs, listed, apart } = of(found);
    expect([groups, tabs, listed.length, apart.length]).toEqual([[], false, 12, 1]);
  });

  it("leave the way out alone where the others are in no group", () => {
    const { groups, listed, apart } = of([...numbered(12, () => ({ label: "x" })), { ...moves("forgo")[0]!, group: "done", group_text: "Done" }]);
    expect([groups, listed.length, apart.map(({ move }) => move)]).toEqual([[], 12, ["forgo"]]);
  });

  it("leave the way out alone where neither move names a thing", () => {
    const { listed, apart } = of([...moves("use"), { ...moves("decline")[0]!, group: "decline", group_text: "Done" }]);
    expect([listed, apart].map((those) => those.map(({ move }) => move))).toEqual([["use"], ["decline"]]);
  });

  it("are chosen by their groups first where these are too many for one row", () => {
    const { groups, tabs } = of(numbered(20, (id) => ({ group: `${id % 9}`, group_text: `Dock ${id % 9}` })));
    expect([groups.length, tabs]).toEqual([9, false]);
  });

  it("are chosen by their groups first, too, where a way out needs the room beside them", () => {
    const found = (groups: number): Possible[] => [...numbered(20, (id) => ({ group: `${id % groups}`, group_text: `Card ${id % groups}` })), ...moves("keep")];
    expect([3, 4].map((groups) => of(found(groups)).tabs)).toEqual([true, false]);
  });

  it("are grouped by the word in which they differ where the server says nothing", () => {
    const { groups } = of(moves("build dam a1", "build dam a2", "build dam a3", "build inn a1", "build inn a2", "build inn a3", "build inn b1"));
    expect(groups.map(({ name }) => name)).toEqual(["dam", "inn"]);
  });

  it("are named after the other one once one of a pair is chosen, however the pairs are grouped", () => {
    const pairs = ["siesta", "mama", "thief", "lawyer", "smith", "guard", "cook"].map((card, id) => ({ move: `open ${id < 3 ? `${card}+pesos` : `pesos+${card}`}`, id, effects: [], label: card, group: id < 3 ? card : "pesos" }));
    expect(arranged(pairs, board, "", false)).toMatchObject({ tabs: true });
    const { groups, tabs } = arranged(pairs, board, "", true);
    expect([groups.map(({ name, moves: those }) => [name, those.length]), tabs]).toEqual([pairs.map(({ label }) => [label, 1]), false]);
  });

  it("have the names of their groups where two of them have the same label otherwise", () => {
    const [first, ...others] = numbered(3, (id) => ({ label: id < 2 ? "1 rum" : "1 cigar", group: `dock ${id}`, group_text: `Dock ${id}` })) as [Possible, ...Possible[]];
    for (const move of [first, ...others]) expect(labelAmong(move, [first, ...others])).not.toBe(move.label);
    expect(labelAmong(first, [first, ...others.slice(1)])).toBe("1 rum");
    expect(labelAmong({ ...first, label: "" }, [first])).toBe(first.text ?? "");
  });

  it("are all on some page, as many on each as there is room for", () => {
    const found = numbered(13, () => ({ label: "x" }));
    const pages = pagesOf(of(found).listed, ROW);
    expect(pages.map(({ length }) => length)).toEqual([6, 6, 1]);
    expect(pages.flat()).toEqual(found);
  });

  it("are grouped once more inside a group that has very many", () => {
    const fields = ["a1", "a2", "a3", "b1", "b2", "b3"].flatMap((field) => moves(`build dam ${field}`, `build inn ${field}`));
    const group = { key: "build", name: "Build", moves: fields, patterns: [] };
    expect(within(group, board, "")).toHaveLength(2);
    expect(within({ ...group, moves: fields.slice(0, 2 * BESIDE) }, board, "")).toHaveLength(2 * BESIDE);
  });
});

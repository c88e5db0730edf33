import { describe, expect, it, vi } from "vitest";

import type { Question } from "../wire";
import { Choosing } from "./choosing.svelte";
import { notedAt } from "./noted";

const question: Question = {
  number: 7,
  decision: "open",
  moves: ["siesta+mama", "siesta+thief", "mama+thief"].map((cards, id) => ({ move: `open ${cards}`, id, effects: [], text: `Open ${cards}` })),
};
const MAMA = ["open mama+*", "open *+mama"];
const THIEF = ["open thief+*", "open *+thief"];
const IS_MAMA = "Mama: take 1 worker";
const IS_THIEF = "Thief: rob somebody";

function asked(): { choosing: Choosing; note: () => ReturnType<typeof notedAt> } {
  const choosing = new Choosing("table", async () => undefined);
  choosing.ask(question);
  return { choosing, note: () => notedAt({ choosing, trouble: null }) };
}

describe("the note", () => {
  it("says of what stands for several moves what it is and does, as long as it is pointed at", () => {
    vi.useFakeTimers();
    const { choosing, note } = asked();
    choosing.look(choosing.movesOf(MAMA), IS_MAMA);
    expect(note()).toMatchObject({ kind: "about", facts: [{ text: IS_MAMA }] });
    choosing.lookAway();
    vi.advanceTimersByTime(1000);
    expect(note().kind).toBe("nothing");
    vi.useRealTimers();
  });

  it("goes on saying it of what was touched, until something else is pointed at or it is laid back", async () => {
    const { choosing, note } = asked();
    await choosing.touch(MAMA, "Mama", true, IS_MAMA);
    expect(note()).toMatchObject({ kind: "about", facts: [{ text: IS_MAMA }] });
    choosing.look(choosing.movesOf(THIEF), IS_THIEF);
    expect(note()).toMatchObject({ kind: "preview", title: "Open mama+thief", facts: [{ text: IS_THIEF }] });
    choosing.look([]);
    expect(note().facts).toEqual([{ text: IS_MAMA, clause: "" }]);
    choosing.back();
    expect(note().kind).toBe("nothing");
  });

  it("says with the move that a finger has touched what the thing does", async () => {
    const { choosing, note } = asked();
    await choosing.touch(MAMA, "Mama", true, IS_MAMA);
    await choosing.touch(THIEF, "Thief", true, IS_THIEF);
    expect(choosing.offered?.move).toBe("open mama+thief");
    expect(note()).toMatchObject({ kind: "preview", facts: [{ text: IS_THIEF }] });
  });

  it("puts what was refused first", () => {
    const { choosing, note } = asked();
    choosing.look(choosing.movesOf(MAMA), IS_MAMA);
    choosing.whyNot = { message: "No.", clause: "x", rule: "" };
    expect(note()).toMatchObject({ kind: "no", facts: [{ text: "No." }] });
  });
});

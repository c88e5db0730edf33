import { afterEach, describe, expect, it, vi } from "vitest";

import type { Possible, Question } from "../wire";
import { Choosing } from "./choosing.svelte";

const question = (...texts: string[]): Question => ({
  number: 7,
  decision: "build",
  moves: texts.map((move, id) => ({ move, id, effects: [], text: move })),
});

function asked(...texts: string[]): { choosing: Choosing; played: string[] } {
  const played: string[] = [];
  const choosing = new Choosing("table", async (move: Possible) => void played.push(move.move));
  choosing.ask(question(...texts));
  return { choosing, played };
}

const later = (): void => void vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1000);

describe("choosing", () => {
  afterEach(() => vi.restoreAllMocks());

  it("plays the only move that a thing stands for", async () => {
    const { choosing, played } = asked("claim bank", "claim church");
    later();
    await choosing.touch(["broker bank", "claim bank"], "Bank");
    expect(played).toEqual(["claim bank"]);
  });

  it("asks for the rest where a thing stands for several moves, and plays when one is left", async () => {
    const { choosing, played } = asked("build hotel a1", "build hotel a2", "build dam a1");
    later();
    await choosing.touch(["build hotel *"], "Hotel");
    expect(played).toEqual([]);
    expect(choosing.touchOf(["build hotel *"])).toBe("chosen");
    expect(choosing.touchOf(["build dam *"])).toBe("quiet");
    expect(choosing.touchOf(["build * a2"])).toBe("free");
    await choosing.touch(["build * a2"], "a2");
    expect(played).toEqual(["build hotel a2"]);
  });

  it("goes back step by step, or by touching what was chosen", async () => {
    const { choosing } = asked("build hotel a1", "build hotel a2", "build dam a1");
    await choosing.touch(["build hotel *"], "Hotel");
    choosing.back();
    expect(choosing.remaining).toHaveLength(3);
    await choosing.touch(["build hotel *"], "Hotel");
    await choosing.touch(["build hotel *"], "Hotel");
    expect(choosing.remaining).toHaveLength(3);
  });

  it("shows a finger what a move does before it is played", async () => {
    const { choosing, played } = asked("claim bank", "claim church");
    later();
    await choosing.touch(["claim bank"], "Bank", true);
    expect([choosing.offered?.move, played]).toEqual(["claim bank", []]);
    await choosing.touch(["claim bank"], "Bank", true);
    expect(played).toEqual(["claim bank"]);
  });

  it("does not take a click for the new question that was meant for the old one", async () => {
    const { choosing, played } = asked("claim bank");
    await choosing.touch(["claim bank"], "Bank");
    expect(played).toEqual([]);
  });

  it("forgets what was chosen when something else is asked", async () => {
    const { choosing } = asked("build hotel a1", "build hotel a2");
    await choosing.touch(["build hotel *"], "Hotel");
    choosing.ask({ ...question("done"), number: 8 });
    expect(choosing.steps).toEqual([]);
    expect(choosing.remaining.map(({ move }) => move)).toEqual(["done"]);
  });

  it("asks the server why something may not be touched", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(
      new Response(JSON.stringify({ move: "claim bank", legal: false, key: "k", message: "No.", clause: "santiago.x" })),
    );
    const { choosing } = asked("claim church");
    await choosing.touch(["broker *", "claim bank"], "Bank");
    expect(String(fetched.mock.calls[0]?.[0])).toContain("/api/tables/table/why?move=broker+*&move=claim+bank");
    expect(choosing.whyNot).toMatchObject({ message: "No.", clause: "santiago.x" });
  });

  it("asks the server what is out of reach, and takes no answer to another question", async () => {
    const line = { move: "claim bank", text: "Bank", short: "1 marker short." };
    const { choosing } = asked("claim church");
    for (const [answers, expected] of [[7, [line]], [6, []]]) {
      vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify({ answers, moves: [line] })));
      expect(await choosing.outOfReach()).toEqual(expected);
    }
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify({ error: { key: "error-not-asked", message: "x" } }), { status: 409 }));
    expect(await choosing.outOfReach()).toEqual([]);
  });

  it("says what a thing is that has nothing to do with what is asked, and refuses nobody anything", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify({ legal: false, key: "error-other-question", message: "x" })));
    const { choosing } = asked("claim church");
    await choosing.touch(["drive 3"], "Star", false, "Star: one step further");
    expect(choosing.whyNot).toMatchObject({ message: "page-what-is", calm: true });
    choosing.ask(null);
    await choosing.touch([], "Star");
    expect(choosing.whyNot).toMatchObject({ message: "page-what-is", calm: true });
  });

  it("lets nothing be touched while somebody explains the table", async () => {
    const { choosing, played } = asked("claim church");
    later();
    choosing.locked = true;
    expect(choosing.touchOf(["claim church"])).toBe("quiet");
    await choosing.touch(["claim church"], "Church");
    expect([played, choosing.whyNot?.calm]).toEqual([[], true]);
  });

  it("keeps a preview for a moment, so that the pointer can reach its rule", () => {
    vi.useFakeTimers();
    const { choosing } = asked("claim church");
    choosing.look(choosing.remaining);
    choosing.lookAway();
    expect(choosing.pointed).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(choosing.pointed).toHaveLength(0);
    choosing.look(choosing.remaining);
    choosing.lookAway();
    choosing.keepLooking();
    vi.advanceTimersByTime(1000);
    expect(choosing.pointed).toHaveLength(1);
    vi.useRealTimers();
  });
});

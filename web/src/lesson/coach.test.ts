import { beforeEach, describe, expect, it } from "vitest";

import type { Line, Question } from "../wire";
import { Coach } from "./coach.svelte";
import { type Lesson, lessonOf } from "./lesson";

const lesson: Lesson = lessonOf("go", {
  bots: 2,
  tour: { welcome: "", road: "stop:1" },
  questions: { drive: "stop:2" },
  events: { "ship-left": "ship", "cube-stolen victim": "seat:0" },
  moves: [["drive", "drive 2"], ["gain", "use"]],
});
const [welcome, road] = ["page-lesson-go-tour-welcome", "page-lesson-go-tour-road"];
const [driving, ships, robbed] = ["page-lesson-go-ask-drive", "page-lesson-go-event-ship-left", "page-lesson-go-event-cube-stolen-victim"];

const asking = (decision: string, ...moves: string[]): Question => ({ number: 3, decision, moves: moves.map((move, id) => ({ move, id, effects: [] })) });
const drive = asking("drive", "drive 1", "drive 2");
const gain = asking("gain", "use", "decline");
const line = (number: number, name: string, values = {}): Line => ({ number, at: 0, kind: "moved", events: [{ name, clause: "c", values }] });
const heard = (coach: Coach): string[] => coach.notes.map(({ text }) => text);

/** A coach who has shown everything round and waits for the first move. */
function afterTour(): Coach {
  const coach = new Coach(lesson, "t");
  coach.happened([line(1, "ship-left")], 0);
  coach.asked(drive, 0);
  while (coach.note) coach.next();
  return coach;
}

describe("the coach", () => {
  beforeEach(() => sessionStorage.clear());

  it("finds the sentences of a lesson by what they are about", () => {
    expect(lesson.tour).toEqual([{ text: welcome, at: "" }, { text: road, at: "stop:1" }]);
    expect(lesson.ofQuestion("drive")).toEqual({ text: driving, at: "stop:2" });
    expect(lesson.events[1]).toEqual({ text: robbed, at: "seat:0", event: "cube-stolen", part: "victim" });
    expect(lesson.moves[1]).toEqual({ decision: "gain", move: "use", why: "page-lesson-go-move-2" });
  });

  it("walks round the table first, then speaks of what is new, once", () => {
    const coach = new Coach(lesson, "t");
    coach.happened([], 0);
    coach.asked(null, 0);
    expect(heard(coach)).toEqual([]);
    coach.asked(drive, 0);
    expect(heard(coach)).toEqual([welcome, road, driving]);
    expect([coach.step, coach.steps]).toEqual([1, 2]);
    while (coach.note) coach.next();
    coach.happened([line(1, "ship-left"), line(2, "ship-left")], 0);
    coach.asked(drive, 0);
    expect(heard(coach)).toEqual([ships]);
    coach.next();
    coach.happened([line(1, "ship-left"), line(2, "ship-left"), line(3, "ship-left")], 0);
    expect(heard(coach)).toEqual([]);
  });

  it("can leave out the walk", () => {
    const coach = new Coach(lesson, "t");
    coach.asked(drive, 0);
    coach.skipTour();
    expect(heard(coach)).toEqual([driving]);
    expect(coach.step).toBeNull();
    const again = new Coach(lesson, "t");
    again.asked(drive, 0);
    expect(heard(again)).toEqual([driving]);
  });

  it("does not tell what happened before the learner sat down", () => {
    expect(heard(afterTour())).toEqual([]);
  });

  it("tells some things only when they happen to the learner", () => {
    const coach = afterTour();
    coach.happened([line(2, "cube-stolen", { seat: 0, victim: 1 })], 0);
    expect(heard(coach)).toEqual([]);
    coach.happened([line(3, "cube-stolen", { seat: 1, victim: 0 })], 0);
    expect(heard(coach)).toEqual([robbed]);
  });

  it("proposes the moves of the lesson, and why, as long as the learner follows", () => {
    const coach = afterTour();
    expect([coach.proposal?.move, coach.why]).toEqual(["drive 2", "page-lesson-go-move-1"]);
    coach.played("drive 2", 0);
    coach.asked(gain, 1);
    expect(coach.proposal?.move).toBe("use");
    coach.played("use", 1);
    coach.asked(drive, 2);
    expect(coach.proposal).toBeNull();
    expect(heard(coach)).toEqual(["page-lesson-alone"]);
    coach.played("drive 1", 2);
    coach.asked(gain, 3);
    expect(heard(coach)).toEqual([]);
  });

  it("proposes nothing any more to whoever goes another way, until that is taken back", () => {
    const coach = afterTour();
    coach.played("drive 1", 0);
    coach.asked(gain, 1);
    expect(coach.proposal).toBeNull();
    expect(heard(coach)).toEqual(["page-lesson-apart"]);
    coach.next();
    coach.asked(drive, 0);
    expect(coach.proposal?.move).toBe("drive 2");
  });

  it("proposes nothing where another question is asked than was expected", () => {
    const coach = afterTour();
    coach.asked(gain, 0);
    expect(coach.proposal).toBeNull();
  });

  it("lets go of what is out of date once a move is made; what was never shown comes again", () => {
    const coach = new Coach(lesson, "t");
    coach.asked(drive, 0);
    coach.played("drive 2", 0);
    expect(heard(coach)).toEqual([]);
    coach.asked(drive, 1);
    expect(heard(coach)).toEqual([driving]);
  });

  it("says again what a question is about", () => {
    const coach = afterTour();
    expect(coach.mayRepeat).toBe(true);
    coach.repeat();
    expect(heard(coach)).toEqual([driving]);
    expect(coach.mayRepeat).toBe(false);
    coach.next();
    coach.asked(gain, 1);
    coach.next();
    expect(coach.mayRepeat).toBe(false);
  });

  it("remembers what it has said when the page is loaded again", () => {
    const before = afterTour();
    before.played("drive 2", 0);
    const again = new Coach(lesson, "t");
    again.happened([line(1, "ship-left")], 0);
    again.asked(gain, 1);
    expect(heard(again)).toEqual([]);
    expect(again.proposal?.move).toBe("use");
    const another = new Coach(lesson, "another");
    another.asked(gain, 0);
    expect(heard(another)).toEqual([welcome, road]);
  });
});

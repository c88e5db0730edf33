import { describe, expect, it } from "vitest";

import type { GameFacts } from "../../wire";
import { quickTable } from "../home/opening";
import { changed, type Form, freshForm, mistakes, opponentOf, planned, plannedSeats, reseated, resized, type SeatChoice } from "./planning";

const values = (...all: string[]): { value: string; text: string }[] => all.map((value) => ({ value, text: value }));
const GAME: GameFacts = {
  name: "cuba",
  title: "Cuba",
  least: 2,
  most: 5,
  editions: [
    { id: "default", text: "first", options: {} },
    { id: "fr2008", text: "second", options: { harbor: "one-step" } },
  ],
  opponents: [
    { id: "pipo", name: "Pipo", about: "", strength: 1, rating: 1000 },
    { id: "ramona", name: "Ramona", about: "", strength: 2, rating: 1300 },
    { id: "mercedes", name: "Mercedes", about: "", strength: 3, rating: 1500 },
  ],
  options: [
    { name: "harbor", text: "Harbor", why: "", clause: "cuba.harbor", values: values("until-full", "one-step") },
    { name: "vote", text: "Vote", why: "", clause: "cuba.vote", values: values("bid", "order") },
  ],
};
const seatName = (number: number): string => `Seat ${number}`;
const seat = (kind: SeatChoice["kind"], name = ""): SeatChoice => ({ kind, level: "3", name });
const form = (given: Partial<Form> = {}): Form => ({ ...freshForm(GAME), ...given });
const kinds = (seats: SeatChoice[]): string[] => seats.map(({ kind }) => kind);

describe("a fresh form", () => {
  it("is a game against two opponents of middling strength", () => {
    const { seats, ...rest } = planned(form(), GAME, seatName);
    expect(seats).toEqual([{ kind: "me" }, { kind: "bot", level: "3" }, { kind: "bot", level: "2" }]);
    expect(rest).toEqual({ game: "cuba", edition: "default", options: {}, visibility: "private", spectators: true, hints: true, clock: { kind: "none" } });
  });

  it("keeps to the players that the game takes", () => {
    expect(freshForm({ ...GAME, least: 4 }).seats).toHaveLength(4);
    expect(freshForm({ ...GAME, most: 2 }).seats).toHaveLength(2);
  });
});

describe("notes", () => {
  it("are kept only where something has to be remembered", () => {
    expect(planned(form({ notes: true }), GAME, seatName).notes).toBeUndefined();
    expect(planned(form({ notes: true }), { ...GAME, remembers: true }, seatName).notes).toBe(true);
    expect(planned(form(), { ...GAME, remembers: true }, seatName).notes).toBeUndefined();
  });
});

describe("options", () => {
  it("are sent only where they differ from the edition", () => {
    const chosen = { harbor: "one-step", vote: "bid" };
    expect(changed(form({ chosen }), GAME)).toEqual({ harbor: "one-step" });
    expect(changed(form({ chosen, edition: "fr2008" }), GAME)).toEqual({});
    expect(changed(form({ chosen: { harbor: "until-full" }, edition: "fr2008" }), GAME)).toEqual({ harbor: "until-full" });
  });

  it("of another game are left out", () => {
    expect(changed(form({ chosen: { elsewhere: "yes" } }), GAME)).toEqual({});
  });
});

describe("seats", () => {
  it("are added as bots and taken from the end", () => {
    expect(kinds(resized([seat("me"), seat("open")], 4))).toEqual(["me", "open", "bot", "bot"]);
    expect(kinds(resized([seat("me"), seat("open"), seat("bot")], 2))).toEqual(["me", "open"]);
  });

  it("hold me once: who sends me elsewhere swaps", () => {
    expect(kinds(reseated([seat("me"), seat("open"), seat("bot")], 1, seat("me")))).toEqual(["open", "me", "bot"]);
    expect(kinds(reseated([seat("me"), seat("open")], 0, seat("bot")))).toEqual(["bot", "open"]);
  });

  it("give friends their name, or that of the seat; bots have names of their own", () => {
    const seats = [seat("me"), seat("friend", "  Juan "), seat("friend"), seat("bot"), seat("bot"), seat("open")];
    expect(plannedSeats(seats, GAME, seatName)).toEqual([
      { kind: "me" },
      { kind: "me", name: "Juan" },
      { kind: "me", name: "Seat 3" },
      { kind: "bot", level: "3" },
      { kind: "bot", level: "3" },
      { kind: "open" },
    ]);
  });
});

describe("a level is somebody in every game", () => {
  it("the one that is asked for, or who is next to it", () => {
    expect(opponentOf(GAME, "3")?.name).toBe("Mercedes");
    expect(opponentOf(GAME, "5")?.name).toBe("Mercedes");
  });

  it("or, where a game has no opponents of its own, a bot that plays every game", () => {
    const plain = { ...GAME, opponents: [], most: 2 };
    expect(opponentOf(plain, "3")).toBeUndefined();
    expect(planned(freshForm(plain), plain, seatName).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "lookahead" }]);
    expect(quickTable(plain).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "lookahead" }]);
    expect(plannedSeats([{ kind: "bot", level: "random", name: "" }], plain, seatName)).toEqual([{ kind: "bot", level: "random" }]);
  });
});

describe("the clock", () => {
  const clock = (given: Partial<Form["clock"]>): Form => form({ clock: { ...freshForm(GAME).clock, ...given } });

  it("is counted in seconds", () => {
    expect(planned(clock({ kind: "move", time: { amount: 2, unit: "days" } }), GAME, seatName).clock).toEqual({ kind: "move", seconds: 172_800 });
    const fischer = clock({ kind: "fischer", time: { amount: 15, unit: "minutes" }, more: { amount: 20, unit: "seconds" } });
    expect(planned(fischer, GAME, seatName).clock).toEqual({ kind: "fischer", seconds: 900, increment: 20 });
  });

  it("is refused where the server would refuse it", () => {
    const wrong = (given: Partial<Form["clock"]>): string[] => mistakes(clock(given));
    expect(wrong({ kind: "move", time: { amount: 4, unit: "seconds" } })).toEqual(["time"]);
    expect(wrong({ kind: "move", time: { amount: 5, unit: "seconds" } })).toEqual([]);
    expect(wrong({ kind: "move", time: { amount: 30, unit: "days" } })).toEqual([]);
    expect(wrong({ kind: "move", time: { amount: 31, unit: "days" } })).toEqual(["time"]);
    expect(wrong({ kind: "move", time: { amount: null, unit: "days" } })).toEqual(["time"]);
    expect(wrong({ kind: "fischer", more: { amount: -1, unit: "seconds" } })).toEqual(["more"]);
    expect(wrong({ kind: "fischer", more: { amount: 0, unit: "seconds" } })).toEqual([]);
    expect(wrong({ kind: "none", time: { amount: null, unit: "days" } })).toEqual([]);
  });
});

it("a component file travels with the plan", () => {
  expect(planned(form({ components: { file: "mine.toml", text: "x = 1" } }), GAME, seatName).components).toBe("x = 1");
});

import { describe, expect, it } from "vitest";

import type { Listed, Seat } from "../../wire";
import { askedAt, byUrgency, freeSeats, othersAt, ranking, standing, toJoin } from "./sorting";

const ana: Seat = { kind: "person", name: "Ana", mine: true };
const beto: Seat = { kind: "person", name: "Beto" };
const juan: Seat = { kind: "bot", name: "Juan", level: "lookahead" };
const free: Seat = { kind: "open" };

let number = 0;
const table = (given: Partial<Listed>): Listed => ({ id: `t${number++}`, game: "cuba", edition: "default", state: "playing", seats: [ana, beto], changed: 0, created: 0, ...given });
const ids = (tables: Listed[]): string[] => tables.map(({ id }) => id);

describe("whose turn it is", () => {
  it("is mine when one of my seats is asked", () => {
    expect(standing(table({ asked: [0] }))).toBe("your-turn");
    expect(standing(table({ asked: [1] }))).toBe("waiting");
    expect(standing(table({}))).toBe("waiting");
  });

  it("is not mine while a bot plays for me", () => {
    expect(standing(table({ asked: [0], seats: [{ ...ana, stand_in: "lookahead" }, beto] }))).toBe("waiting");
    expect(standing(table({ asked: [0], seats: [{ ...ana, resigned: true }, beto] }))).toBe("waiting");
  });

  it("is nobody's before the game", () => {
    expect(standing(table({ state: "open", seats: [ana, free] }))).toBe("open");
  });

  it("names who is asked", () => {
    expect(askedAt(table({ asked: [1] }))).toEqual(["Beto"]);
  });
});

describe("the order of my tables", () => {
  it("puts those that wait for me first, then the last change", () => {
    const waiting = table({ id: "waiting", asked: [1], changed: 9 });
    const old = table({ id: "old", asked: [0], changed: 1 });
    const fresh = table({ id: "fresh", asked: [0], changed: 5 });
    const open = table({ id: "open", state: "open", seats: [ana, free], changed: 20 });
    const given = [open, waiting, old, fresh];
    expect(ids(byUrgency(given))).toEqual(["fresh", "old", "waiting", "open"]);
    expect(ids(given)).toEqual(["open", "waiting", "old", "fresh"]);
  });
});

describe("tables to join", () => {
  it("begin with those that have a free seat, without mine", () => {
    const mine = table({ id: "mine" });
    const played = table({ id: "played", seats: [beto, juan], changed: 9 });
    const open = table({ id: "open", state: "open", seats: [beto, free, free], changed: 1 });
    expect(ids(toJoin([mine, played, open], [mine]))).toEqual(["open", "played"]);
    expect(freeSeats(open)).toBe(2);
    expect(freeSeats(played)).toBe(0);
  });
});

it("the others at a table are named, bots without a name by their level", () => {
  expect(othersAt(table({ seats: [ana, free, juan, { kind: "bot", level: "random" }] }))).toEqual(["Juan", "random"]);
});

it("a result lists the winner first", () => {
  const over = table({ state: "finished", places: [2, 1], scores: [40, 52] });
  expect(ranking(over)).toEqual([
    { place: 1, name: "Beto", points: 52, mine: false },
    { place: 2, name: "Ana", points: 40, mine: true },
  ]);
  expect(ranking(table({ state: "finished" }))).toEqual([]);
});

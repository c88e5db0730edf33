import { describe, expect, it } from "vitest";

import type { Fact } from "../../wire";
import { flights, touched } from "./flights";

const fact = (name: string, values: Fact["values"]): Fact => ({ name, clause: "", values });

describe("flights of Santiago de Cuba", () => {
  it("bring goods from the supply to whoever takes them", () => {
    expect(flights(fact("goods-taken", { seat: 2, good: "tobacco", amount: 2 }))).toEqual([
      { art: "common.svg#good-tobacco", from: "supply:tobacco", to: "seat:2:tobacco", count: 2 },
    ]);
  });

  it("carry a delivery to its die and points back", () => {
    expect(flights(fact("goods-delivered", { seat: 0, good: "rum", amount: 3, points: 9 }))).toEqual([
      { art: "common.svg#good-rum", from: "seat:0:rum", to: "die:rum", count: 3 },
      { art: "common.svg#vp", from: "supply:points", to: "seat:0:points", count: 9 },
    ]);
  });

  it("carry wood to the die of the good it stands for", () => {
    const [wood] = flights(fact("wood-delivered", { seat: 1, good: "citrus", amount: 1, points: 1 }));
    expect(wood).toMatchObject({ art: "common.svg#good-wood", from: "seat:1:wood", to: "die:citrus" });
  });

  it("hand El Zorro's booty from seat to seat", () => {
    expect(flights(fact("good-given", { seat: 1, to: 3, good: "sugar" }))).toEqual([
      { art: "common.svg#good-sugar", from: "seat:1:sugar", to: "seat:3:sugar", count: 1 },
    ]);
    expect(flights(fact("peso-given", { seat: 0, to: 1 }))).toEqual([{ art: "common.svg#coin-peso", from: "seat:0:pesos", to: "seat:1:pesos", count: 1 }]);
  });

  it("exchange both ways", () => {
    expect(flights(fact("goods-exchanged", { seat: 0, given: "sugar", taken: "rum", amount: 2 })).map(({ from, to }) => [from, to])).toEqual([
      ["seat:0:sugar", "supply:sugar"],
      ["supply:rum", "seat:0:rum"],
    ]);
  });

  it("pay the owner of a building where the visitor stands", () => {
    expect(flights(fact("visit-paid", { seat: 1, visitor: 0, building: "bank" }))).toEqual([
      { art: "common.svg#vp", from: "building:bank", to: "seat:1:points", count: 1 },
    ]);
  });

  it("move nothing for what is only told", () => {
    expect(flights(fact("turn-begun", { seat: 0 }))).toEqual([]);
  });
});

describe("places that are touched in Santiago de Cuba", () => {
  it("are where the car and the broker went, and what was turned over or cleared", () => {
    expect(touched(fact("drove", { seat: 1, stars: 2, cuban: "jose", pesos: 1 }))).toEqual(["cuban:jose"]);
    expect(touched(fact("drove", { seat: 1, stars: 2, cuban: null, pesos: 1 }))).toEqual(["stop:port"]);
    expect(touched(fact("broker-moved", { seat: 1, building: "bank" }))).toEqual(["building:bank"]);
    expect(touched(fact("die-cleared", { seat: 1, good: "rum" }))).toEqual(["die:rum"]);
    expect(touched(fact("goods-taken", { seat: 1, good: "rum", amount: 1 }))).toEqual([]);
  });
});

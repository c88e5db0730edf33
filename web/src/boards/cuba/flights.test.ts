import { describe, expect, it } from "vitest";

import type { Fact } from "../../wire";
import { flights } from "./flights";

const fact = (name: string, values: Fact["values"]): Fact => ({ name, values, clause: "" });

describe("what flies", () => {
  it("loads a piece from the player's lot, and brings the points of the dock back", () => {
    expect(flights(fact("loaded", { seat: 1, ware: "rum", berth: "dock-3", points: 3 }))).toEqual([
      { art: "common.svg#good-rum", from: "seat:1:rum", to: "berth:dock-3", count: 1 },
      { art: "common.svg#vp", from: "berth:dock-3", to: "seat:1:points", count: 3 },
    ]);
  });

  it("trades pieces for pesos, at the market or, where it has none or no room, with the stock", () => {
    const [piece, pesos] = flights(fact("sold", { seat: 0, ware: "citrus", pesos: 4 }));
    expect(piece).toMatchObject({ from: "seat:0:citrus", to: "market:citrus" });
    expect(pesos).toEqual({ art: "common.svg#coin-peso", from: "market:citrus", to: "seat:0:pesos", count: 4 });
    expect(flights(fact("bought-from-stock", { seat: 0, ware: "cigars", pesos: 7 })).map(({ from }) => from)).toEqual(["seat:0:pesos", "stock:cigars"]);
  });

  it("lets the plantation yield, and pays water for a harvest that is not free", () => {
    expect(flights(fact("resources-yielded", { seat: 2, ware: "wood", count: 2 }))).toEqual([
      { art: "common.svg#good-wood", from: "seat:2:plantation", to: "seat:2:wood", count: 2 },
    ]);
    expect(flights(fact("irrigated", { seat: 2, ware: "sugar" })).map(({ art }) => art)).toEqual(["common.svg#good-water", "common.svg#good-sugar"]);
  });

  it("brings a building from the sale to its field", () => {
    expect(flights(fact("built", { seat: 0, tile: "hotel", field: "b3" }))).toEqual([
      { art: "cuba.svg#b-hotel", from: "tile:hotel", to: "seat:0:plantation:b3" },
    ]);
  });

  it("sends a character to where it acts", () => {
    const to = (character: string): string | undefined => flights(fact("character-played", { seat: 1, character }))[0]?.to;
    expect(["worker", "tradeswoman", "architect", "foreman", "mayor"].map(to)).toEqual(["seat:1:plantation", "market", "buildings", "seat:1:plantation", "harbour"]);
  });

  it("gives a duty of two pieces in two flights", () => {
    const given = flights(fact("duty-paid", { seat: 0, wares: "wood+stone", points: 2 }));
    expect(given.map(({ art, to }) => [art, to])).toEqual([
      ["common.svg#good-wood", "stock:wood"],
      ["common.svg#good-stone", "stock:stone"],
      ["common.svg#vp", "seat:0:points"],
    ]);
  });

  it("moves an act of any type from the bills to the acts of its type", () => {
    const places = (statute: string): (string | undefined)[] => flights(fact("act-passed", { statute })).flatMap(({ from, to }) => [from, to]);
    expect(places("duty-2-products")).toEqual(["bill:duty", "act:duty"]);
    expect(places("market-increase")).toEqual(["bill:other", "act:other"]);
  });

  it("moves nothing where nothing changes hands", () => {
    expect(flights(fact("round-begun", { round: 2 }))).toEqual([]);
  });
});

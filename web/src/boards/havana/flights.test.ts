import { describe, expect, it } from "vitest";

import type { Fact } from "../../wire";
import { flights } from "./flights";
import type { Box } from "./printed";

const box = { components: { card: [], building: [], substitution: { pesos_for_worker: 5, grey_for_coloured: 4 } } } satisfies Box;
const fact = (name: string, values: Fact["values"]): Fact => ({ name, values, clause: "havana.some.rule" });
const ways = (name: string, values: Fact["values"]): string[] => flights(fact(name, values), box).map(({ from, to, count = 1 }) => `${count}: ${from} > ${to}`);

describe("flights of Havana", () => {
  it("bring cubes from the bag and the centre to who takes them", () => {
    expect(ways("cube-drawn", { seat: 2, cube: "red" })).toEqual(["1: bag:red > seat:2:red"]);
    expect(ways("cube-laid", { cube: "grey" })).toEqual(["1: bag:grey > square:grey"]);
    expect(ways("debris-taken", { seat: 0, cubes: 4 })).toEqual(["4: square:grey > seat:0:grey"]);
    expect(flights(fact("cube-taken", { seat: 1, cube: "blue" }), box)[0]?.art).toBe("common.svg#cube-blue");
  });

  it("bring stolen things from the victim to the thief, and nothing where nothing was stolen", () => {
    expect(ways("pesos-stolen", { seat: 0, victim: 3, pesos: 2 })).toEqual(["2: seat:3:pesos > seat:0:pesos"]);
    expect(ways("pesos-stolen", { seat: 0, victim: 3, pesos: 0 })).toEqual([]);
    expect(ways("cube-stolen", { seat: 1, victim: 0, cube: "brown" })).toEqual(["1: seat:0:brown > seat:1:brown"]);
  });

  it("send what is paid out of the game or back to the reserve", () => {
    expect(ways("piece-paid", { seat: 0, piece: "yellow" })).toEqual(["1: seat:0:yellow > out:yellow"]);
    expect(ways("piece-paid", { seat: 0, piece: "worker" })).toEqual(["1: seat:0:worker > reserve:worker"]);
    expect(ways("piece-levied", { seat: 1, victim: 2, piece: "worker" })).toEqual(["1: seat:2:worker > reserve:worker"]);
    expect(ways("five-paid", { seat: 0, piece: "worker" })).toEqual(["5: seat:0:pesos > reserve:pesos"]);
    expect(ways("five-paid", { seat: 0, piece: "red" })).toEqual(["4: seat:0:grey > out:grey"]);
    expect(ways("pesos-paid", { seat: 1, pesos: 3 })).toEqual(["3: seat:1:pesos > reserve:pesos"]);
  });

  it("bring a building from its end to who buys it, and its points to the others", () => {
    const [house] = flights(fact("purchase-begun", { seat: 1, building: "bank", end: "upper-right" }), box);
    expect(house).toEqual({ art: "havana.svg#house-bank", from: "end:upper-right", to: "seat:1:houses" });
    expect(ways("building-bought", { seat: 1, building: "bank", points: 5 })).toEqual(["5: seat:1:houses > seat:1:points"]);
  });

  it("show cards as far as everybody may see them", () => {
    expect(flights(fact("card-covered", { seat: 1, card: "siesta" }), box)[0]?.art).toBe("havana.svg#card-back");
    expect(flights(fact("card-revealed", { seat: 1, card: "mama" }), box)[0]?.art).toBe("havana.svg#mama");
    expect(flights(fact("card-put-away", { seat: 1 }), box)[0]?.art).toBe("havana.svg#card-back");
    expect(ways("card-taken-back", { seat: 1, card: "mama" })).toEqual(["1: seat:1:discards > seat:1:hand"]);
  });

  it("say nothing of events that move nothing", () => {
    expect(flights(fact("round-begun", { round: 2 }), box)).toEqual([]);
    expect(flights(fact("buying-stopped", { seat: 0 }), box)).toEqual([]);
  });
});

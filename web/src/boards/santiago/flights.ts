// How the events of Santiago de Cuba move pieces from one place of the table to another.

import type { Flight } from "../../table/scene";
import type { Fact } from "../../wire";

const PESO = "common.svg#coin-peso";
const POINT = "common.svg#vp";
const goodArt = (good: string): string => `common.svg#good-${good}`;

const BANK = "supply:pesos";
const CHIPS = "supply:points";

export function flights(fact: Fact): Flight[] {
  const word = (name: string): string => String(fact.values[name] ?? "");
  const count = (name: string): number => Number(fact.values[name] ?? 0);
  const seat = `seat:${word("seat")}`;
  const held = (good: string): string => `${seat}:${good}`;
  const stored = (good: string): string => `supply:${good}`;

  const pesos = (from: string, to: string, amount: number): Flight => ({ art: PESO, from, to, count: amount });
  const points = (from: string, to: string, amount: number): Flight => ({ art: POINT, from, to, count: amount });
  const goods = (good: string, from: string, to: string, amount: number): Flight => ({ art: goodArt(good), from, to, count: amount });

  const given = `seat:${word("to")}`;
  switch (fact.name) {
    case "drove":
      return [pesos(held("pesos"), BANK, count("pesos"))];
    case "goods-taken":
      return [goods(word("good"), stored(word("good")), held(word("good")), count("amount"))];
    case "pesos-taken":
      return [pesos(BANK, held("pesos"), count("amount"))];
    case "points-taken":
      return [points(CHIPS, held("points"), count("amount"))];
    case "peso-given":
      return [pesos(held("pesos"), `${given}:pesos`, 1)];
    case "point-given":
      return [points(held("points"), `${given}:points`, 1)];
    case "good-given":
      return [goods(word("good"), held(word("good")), `${given}:${word("good")}`, 1)];
    case "building-claimed":
      return [{ art: "santiago.svg#owner-marker", from: held("markers"), to: `building:${word("building")}` }];
    case "goods-exchanged":
      return [
        goods(word("given"), held(word("given")), stored(word("given")), count("amount")),
        goods(word("taken"), stored(word("taken")), held(word("taken")), count("amount")),
      ];
    case "wood-sawn":
      return [
        goods("wood", held("wood"), stored("wood"), 1),
        points(CHIPS, held("points"), count("points")),
        pesos(BANK, held("pesos"), count("pesos")),
      ];
    case "good-handed-in":
      return [goods(word("good"), held(word("good")), stored(word("good")), 1), points(CHIPS, held("points"), count("points"))];
    case "points-bought":
      return [pesos(held("pesos"), BANK, count("pesos")), points(CHIPS, held("points"), count("points"))];
    case "points-sold":
      return [points(held("points"), CHIPS, count("points")), pesos(BANK, held("pesos"), count("pesos"))];
    case "goods-delivered":
      return [goods(word("good"), held(word("good")), `die:${word("good")}`, count("amount")), points(CHIPS, held("points"), count("points"))];
    case "wood-delivered":
      return [goods("wood", held("wood"), `die:${word("good")}`, count("amount")), points(CHIPS, held("points"), count("points"))];
    case "visit-paid":
      return [points(`building:${word("building")}`, held("points"), 1)];
    case "goods-converted":
      return [points(CHIPS, held("points"), count("points"))];
    default:
      return [];
  }
}

/** Where the car, the broker and the buildings' owners went, and who was turned over: no piece of that comes from a supply. */
export function touched({ name, values }: Fact): string[] {
  switch (name) {
    case "drove":
      return [values["cuban"] === null ? "stop:port" : `cuban:${values["cuban"]}`];
    case "cuban-turned-down":
      return [`cuban:${values["cuban"]}`];
    case "broker-moved":
    case "broker-stayed":
    case "own-building-called":
      return [`building:${values["building"]}`];
    case "die-cleared":
      return [`die:${values["good"]}`];
    default:
      return [];
  }
}

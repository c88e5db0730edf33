// How what happens is seen: which pieces fly from where to where. Places are marked in the components by data-at.

import type { Flight } from "../../table/scene";
import type { Fact } from "../../wire";
import { artOf, lawArt, typeOf } from "./table";

const PESO = "common.svg#coin-peso";
const POINT = "common.svg#vp";
const VOTE = "common.svg#vote";
const BANK = "bank";

/** Where a character acts. */
const STAGE: Record<string, string> = { tradeswoman: "market", architect: "buildings", mayor: "harbour" };

class Told {
  readonly seat: string;
  readonly ware: string;
  readonly count: number;

  constructor(private readonly values: Fact["values"]) {
    this.seat = `seat:${this.number("seat")}`;
    this.ware = this.word("ware");
    this.count = "count" in values ? this.number("count") : 1;
  }
  word(name: string): string {
    return String(this.values[name] ?? "");
  }
  number(name: string): number {
    return Number(this.values[name] ?? 0);
  }
  /** Pieces of this ware that come to the player, or leave again. */
  gain(from: string, ware = this.ware, count = this.count): Flight {
    return { art: artOf(ware), from, to: `${this.seat}:${ware}`, count };
  }
  spend(to: string, ware = this.ware, count = this.count): Flight {
    return { art: artOf(ware), from: `${this.seat}:${ware}`, to, count };
  }
  earn(from = BANK): Flight {
    return { art: PESO, from, to: `${this.seat}:pesos`, count: this.number("pesos") };
  }
  pay(to = BANK): Flight {
    return { art: PESO, from: `${this.seat}:pesos`, to, count: this.number("pesos") };
  }
  score(from: string): Flight {
    return { art: POINT, from, to: `${this.seat}:points`, count: this.number("points") };
  }
  get stock(): string {
    return `stock:${this.ware}`;
  }
  get market(): string {
    return `market:${this.ware}`;
  }
  get plantation(): string {
    return `${this.seat}:plantation`;
  }
  get berth(): string {
    return `berth:${this.word("berth")}`;
  }
  get wares(): string[] {
    return this.word("wares").split("+");
  }
  get law(): string {
    return typeOf(this.word("statute"));
  }
}

const FLIGHTS: Record<string, (told: Told) => Flight[]> = {
  "start-resources-taken": (told) => told.wares.map((ware) => told.gain(`stock:${ware}`, ware)),
  "start-products-taken": (told) => told.wares.map((ware) => told.gain(`stock:${ware}`, ware)),
  "starter-drawn": (told) => [{ art: "common.svg#start-player", from: "points", to: told.seat }],
  "starter-changed": (told) => [{ art: "common.svg#start-player", from: "points", to: told.seat }],

  "character-played": (told) => {
    const character = told.word("character");
    return [{ art: `cuba.svg#cuba-${character}`, from: `${told.seat}:card:${character}`, to: STAGE[character] ?? told.plantation }];
  },
  "card-set-aside": (told) => [{ art: VOTE, from: `${told.seat}:cards`, to: "parliament" }],
  "resources-yielded": (told) => [told.gain(told.plantation)],
  harvested: (told) => [told.gain(told.plantation)],
  irrigated: (told) => [told.spend("stock:water", "water"), told.gain(told.plantation)],
  bought: (told) => [told.pay(told.market), told.gain(told.market)],
  "bought-from-stock": (told) => [told.pay(told.stock), told.gain(told.stock)],
  sold: (told) => [told.spend(told.market), told.earn(told.market)],
  "sold-to-stock": (told) => [told.spend(told.stock), told.earn(told.stock)],
  "free-piece-taken": (told) => [told.gain(told.stock)],
  "cost-paid": (told) => [told.spend(told.stock)],
  "surcharge-paid": (told) => [told.pay()],
  built: (told) => [{ art: `cuba.svg#b-${told.word("tile")}`, from: `tile:${told.word("tile")}`, to: `${told.plantation}:${told.word("field")}` }],
  "points-instead": (told) => [told.score("alternative:architect")],
  "pesos-instead": (told) => [told.earn("alternative:mayor")],

  "returned-for-points": (told) => [told.spend(told.stock), told.score(told.plantation)],
  "returned-for-pesos": (told) => [told.spend(told.stock), told.earn()],
  "points-earned": (told) => [told.score(told.plantation)],
  "pesos-earned": (told) => [told.earn()],
  "pieces-taken": (told) => [told.gain(told.stock)],
  converted: (told) => {
    const [given, taken] = [told.word("given"), told.word("taken")];
    return [told.spend(`stock:${given}`, given), told.gain(`stock:${taken}`, taken)];
  },
  stored: (told) => [told.spend(`${told.seat}:stored`)],
  "bill-vetoed": (told) => [{ art: "cuba.svg#veto", from: told.seat, to: `bill:${told.law}` }],
  "votes-secured": (told) => [{ art: "cuba.svg#voting-tile", from: "parliament", to: told.seat }],

  loaded: (told) => [told.spend(told.berth), told.score(told.berth)],
  "ship-arrived": (told) => [{ art: "cuba.svg#ship-card", from: "pile", to: told.berth }],
  "ship-left": (told) => [{ art: "cuba.svg#ship-card", from: told.berth, to: "pile" }],

  "bill-revealed": (told) => [{ art: lawArt(told.word("statute")), from: "parliament", to: `bill:${told.law}` }],
  "delegate-shown": (told) => [{ art: VOTE, from: told.seat, to: "parliament", count: told.number("votes") }],
  "delegate-revealed": (told) => [{ art: VOTE, from: told.seat, to: "parliament", count: told.number("votes") }],
  "bid-sealed": (told) => [{ art: VOTE, from: told.seat, to: "parliament" }],
  "bid-revealed": (told) => [told.pay("parliament")],
  "act-passed": (told) => [{ art: lawArt(told.word("statute")), from: `bill:${told.law}`, to: `act:${told.law}` }],

  "tax-paid": (told) => [told.pay("act:tax"), told.score("act:tax")],
  "duty-paid": (told) => [...told.wares.map((ware) => told.spend(`stock:${ware}`, ware)), told.score("act:duty")],
  "both-paid": (told) => [told.score("parliament")],
  "subsidy-paid": (told) => [told.score("act:subsidy")],
  "market-reduced": (told) => [{ art: artOf(told.ware), from: told.market, to: told.stock, count: told.count }],
  "market-filled": (told) => [{ art: artOf(told.ware), from: told.stock, to: told.market, count: told.count }],
  "products-lost": (told) => [told.spend(told.stock)],
  "buildings-scored": (told) => [told.score(told.plantation)],
};

export function flights(fact: Fact): Flight[] {
  return FLIGHTS[fact.name]?.(new Told(fact.values)) ?? [];
}

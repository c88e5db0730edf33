// Written by scripts/view_types.py from the rules of Cuba: change those, then `make client-types`.

/** A seat in words, counted from 1. */
export type Seat = "1" | "2" | "3" | "4" | "5";
export type BySeat<Value> = Readonly<Record<Seat, Value>>;

export const Berth = ["sea", "dock-1", "dock-2", "dock-3"] as const;
export type Berth = (typeof Berth)[number];
export const Type = ["tax", "duty", "subsidy", "other"] as const;
export type Type = (typeof Type)[number];
export const Field = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4"] as const;
export type Field = (typeof Field)[number];
export type Building = "cement-factory" | "saw-mill" | "golf-course" | "monastery" | "rum-cafe" | "cigar-cafe" | "small-branch-office" | "large-branch-office" | "hotel" | "inn" | "general-store" | "product-house" | "resource-house" | "small-bank" | "large-bank" | "cigar-factory" | "distillery" | "black-market" | "church" | "town-hall" | "dam" | "lighthouse" | "warehouse-tile" | "canadian-embassy" | "printed-warehouse";
export type InPile = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15";
export type Loader = "mayor" | "small-branch-office" | "large-branch-office";
export type Dock = "dock-1" | "dock-2" | "dock-3";
export type Loaded = "citrus" | "sugar" | "tobacco" | "rum" | "cigars";
export type Ship = "ship-01" | "ship-02" | "ship-03" | "ship-04" | "ship-05" | "ship-06" | "ship-07" | "ship-08" | "ship-09" | "ship-10" | "ship-11" | "ship-12" | "ship-13" | "ship-14" | "ship-15";
export const Character = ["worker", "tradeswoman", "architect", "foreman", "mayor"] as const;
export type Character = (typeof Character)[number];
export type CardIs = "in-hand" | "first" | "second" | "third" | "fourth" | "set-aside" | "shown";
export const MerchandiseOf = ["citrus", "sugar", "tobacco", "rum", "cigars"] as const;
export type MerchandiseOf = (typeof MerchandiseOf)[number];
export type Board = "round" | "starter" | "pile" | "voting_tile";
export const Ware = ["wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"] as const;
export type Ware = (typeof Ware)[number];
export const Tile = ["cement-factory", "saw-mill", "golf-course", "monastery", "rum-cafe", "cigar-cafe", "small-branch-office", "large-branch-office", "hotel", "inn", "general-store", "product-house", "resource-house", "small-bank", "large-bank", "cigar-factory", "distillery", "black-market", "church", "town-hall", "dam", "lighthouse", "warehouse-tile", "canadian-embassy"] as const;
export type Tile = (typeof Tile)[number];
export type Alternative = "tradeswoman-resource" | "tradeswoman-product" | "architect-first" | "architect-second" | "mayor-first" | "mayor-second";
export type Statute = "tax-1" | "tax-2" | "tax-3" | "tax-4" | "tax-5" | "tax-per-building" | "duty-citrus" | "duty-sugar" | "duty-tobacco" | "duty-water" | "duty-2-resources" | "duty-2-products" | "subsidy-buildings" | "subsidy-resource-fields" | "subsidy-product-fields" | "subsidy-water" | "subsidy-votes" | "subsidy-pesos" | "market-decrease" | "market-increase" | "drought" | "building" | "harbor" | "corruption";
export type StatuteIs = "unseen" | "bill" | "in-force" | "out";
export type Colour = "purple" | "green" | "yellow" | "red" | "blue";
export type OnField = "wood" | "stone" | "water" | "citrus" | "sugar" | "tobacco" | "cement-factory" | "saw-mill" | "golf-course" | "monastery" | "rum-cafe" | "cigar-cafe" | "small-branch-office" | "large-branch-office" | "hotel" | "inn" | "general-store" | "product-house" | "resource-house" | "small-bank" | "large-bank" | "cigar-factory" | "distillery" | "black-market" | "church" | "town-hall" | "dam" | "lighthouse" | "warehouse-tile" | "canadian-embassy" | "printed-warehouse";
export const Product = ["citrus", "sugar", "tobacco"] as const;
export type Product = (typeof Product)[number];
export type BankOf = "pesos";

export type Phase = "set-up" | "bills" | "actions" | "parliament" | "statutes" | "round-end" | "over";

/** A question, to whom it is put (null: Nature, or several at once), and what it is about. */
export type Asked =
  | { readonly question: "ship"; readonly seat: number | null; readonly about: { readonly berth: Berth } }
  | { readonly question: "starter"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "colour"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "start-resources"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "start-products"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "bill"; readonly seat: number | null; readonly about: { readonly type: Type } }
  | { readonly question: "delegate"; readonly seat: number | null; readonly about: { readonly waiting: readonly Seat[] } }
  | { readonly question: "character"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "pawn"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "harvest"; readonly seat: number | null; readonly about: { readonly free: number; readonly citrus: number; readonly sugar: number; readonly tobacco: number } }
  | { readonly question: "trade"; readonly seat: number | null; readonly about: { readonly traded: number } }
  | { readonly question: "build"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "foreman"; readonly seat: number | null; readonly about: { readonly used: readonly Field[] } }
  | { readonly question: "amount"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "give"; readonly seat: number | null; readonly about: { readonly building: Building; readonly given: number } }
  | { readonly question: "exchange"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "veto"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "looked-at"; readonly seat: number | null; readonly about: { readonly place: InPile } }
  | { readonly question: "fetch"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "load"; readonly seat: number | null; readonly about: { readonly loader: Loader; readonly count: number; readonly dock: Dock | null; readonly ware: Loaded | null } }
  | { readonly question: "bid"; readonly seat: number | null; readonly about: { readonly waiting: readonly Seat[] } }
  | { readonly question: "enact"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "tax"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "duty"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> };

export interface View {
  readonly seat: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly phase: Phase;
  readonly asked: Asked | null;
  readonly option: { readonly plantation: "common" | "individual"; readonly delegate: "open" | "face-down"; readonly embassy: "as-printed" | "added"; readonly "worker-placement": "any-field" | "product-field"; readonly "free-product": "lowest-price" | "lowest-available" | "any"; readonly "foreman-cross": "always" | "after-worker"; readonly "vote-tie": "second-bid" | "seat-order"; readonly "two-piece-duty": "one-class" | "mixed"; readonly "subsidy-cap": "seven" | "none"; readonly "corruption-town-hall": "used" | "owned"; readonly "round-1-ships": "leave" | "stay"; readonly "harbor-refill": "until-full" | "one-step"; readonly "final-buildings": "own" | "erected"; readonly monastery: "products" | "resources"; readonly "large-branch-office": "any-number" | "one-or-two"; readonly "product-house": "product" | "resource"; readonly "black-market": "product-goods" | "any-merchandise"; readonly lighthouse: "shuffled" | "in-place" };
  readonly board: Readonly<Record<Board, number>>;
  readonly stock: Readonly<Record<Ware, number>>;
  readonly market: Readonly<Record<MerchandiseOf, number>>;
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly covered: Readonly<Record<Alternative, number>>;
  readonly berth: Readonly<Record<Berth, Ship | null>>;
  readonly cargo: Readonly<Record<Berth, Readonly<Record<MerchandiseOf, number>>>>;
  readonly pile_known: Readonly<Record<InPile, number>>;
  readonly bill: Readonly<Record<Type, Statute | null>>;
  readonly act: Readonly<Record<Type, Statute | null>>;
  readonly veto: Readonly<Record<Type, number>>;
  readonly statute: Readonly<Record<Statute, StatuteIs | null>>;
  readonly colour: BySeat<Colour | null>;
  readonly pesos: BySeat<number>;
  readonly points: BySeat<number>;
  readonly pawn: BySeat<Field | null>;
  readonly votes: BySeat<number>;
  readonly complied: BySeat<number>;
  readonly field: BySeat<Readonly<Record<Field, OnField | null>>>;
  readonly lot: BySeat<Readonly<Record<Ware, number>>>;
  readonly stored: BySeat<Readonly<Record<Product, number>>>;
  readonly bank: Readonly<Record<BankOf, number>>;
  readonly pile: readonly (Ship | null)[];
  readonly bid: readonly (number | "hidden" | null)[];
  readonly cards: readonly (Readonly<Record<Character, CardIs | "hidden">>)[];
  readonly set_aside: readonly boolean[];
  readonly played: readonly (readonly Character[])[];
  readonly buying: Readonly<Record<MerchandiseOf, number>>;
  readonly selling: Readonly<Record<MerchandiseOf, number>>;
}

export const RESOURCES = ["wood", "stone", "water"] as const;

export const PHASES = ["bills", "actions", "parliament", "statutes", "round-end"] as const;

export const ROUNDS = 6 as const;

export const TRACK = 80 as const;

export const CROSS = {"a1": ["a1", "a2", "a3", "a4", "b1", "c1"], "a2": ["a1", "a2", "a3", "a4", "b2", "c2"], "a3": ["a1", "a2", "a3", "a4", "b3", "c3"], "a4": ["a1", "a2", "a3", "a4", "b4", "c4"], "b1": ["a1", "b1", "b2", "b3", "b4", "c1"], "b2": ["a2", "b1", "b2", "b3", "b4", "c2"], "b3": ["a3", "b1", "b2", "b3", "b4", "c3"], "b4": ["a4", "b1", "b2", "b3", "b4", "c4"], "c1": ["a1", "b1", "c1", "c2", "c3", "c4"], "c2": ["a2", "b2", "c1", "c2", "c3", "c4"], "c3": ["a3", "b3", "c1", "c2", "c3", "c4"], "c4": ["a4", "b4", "c1", "c2", "c3", "c4"]} as const;

export const TERRAIN = {"forest": "wood", "mountain": "stone", "lake": "water", "citrus": "citrus", "sugar": "sugar", "tobacco": "tobacco", "warehouse": "printed-warehouse"} as const;

export const TYPE_OF = {"tax-1": "tax", "tax-2": "tax", "tax-3": "tax", "tax-4": "tax", "tax-5": "tax", "tax-per-building": "tax", "duty-citrus": "duty", "duty-sugar": "duty", "duty-tobacco": "duty", "duty-water": "duty", "duty-2-resources": "duty", "duty-2-products": "duty", "subsidy-buildings": "subsidy", "subsidy-resource-fields": "subsidy", "subsidy-product-fields": "subsidy", "subsidy-water": "subsidy", "subsidy-votes": "subsidy", "subsidy-pesos": "subsidy", "market-decrease": "other", "market-increase": "other", "drought": "other", "building": "other", "harbor": "other", "corruption": "other"} as const;

export const GAINS = {"architect-first": 2, "architect-second": 1, "mayor-first": 4, "mayor-second": 2} as const;

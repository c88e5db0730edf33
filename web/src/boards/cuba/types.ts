// What the server sends of a game of Cuba, and what is printed on its components.

export const WARES = ["wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"] as const;
export type Ware = (typeof WARES)[number];
export const RESOURCES = ["wood", "stone", "water"] as const;
export type Resource = (typeof RESOURCES)[number];
export const PRODUCTS = ["citrus", "sugar", "tobacco"] as const;
export type Product = (typeof PRODUCTS)[number];
export const MERCHANDISE = ["citrus", "sugar", "tobacco", "rum", "cigars"] as const;
export type Merchandise = (typeof MERCHANDISE)[number];
export const CHARACTERS = ["worker", "tradeswoman", "architect", "foreman", "mayor"] as const;
export type Character = (typeof CHARACTERS)[number];
export const BERTHS = ["sea", "dock-1", "dock-2", "dock-3"] as const;
export type Berth = (typeof BERTHS)[number];
export const TYPES = ["tax", "duty", "subsidy", "other"] as const;
export type Type = (typeof TYPES)[number];
export const FIELDS = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4"] as const;
export type Field = (typeof FIELDS)[number];
export type Alternative =
  | "tradeswoman-resource"
  | "tradeswoman-product"
  | "architect-first"
  | "architect-second"
  | "mayor-first"
  | "mayor-second";
/** Where a character card is; "first" to "fourth" say that it was played, and when. */
export type CardIs = "in-hand" | "first" | "second" | "third" | "fourth" | "set-aside" | "shown" | "hidden";

/** By the number of a seat, which begins at 1 here. */
export type BySeat<Value> = Readonly<Record<string, Value>>;

export interface View {
  seats: number;
  over: boolean;
  board: { round: number; phase: number; starter: number; pile: number; voting_tile: number; veto_type: number; veto_round: number };
  stock: Record<Ware, number>;
  market: Record<Merchandise, number>;
  tiles: Record<string, number>;
  covered: Record<Alternative, number>;
  berth: Record<Berth, string | null>;
  cargo: Record<Berth, Record<Merchandise, number>>;
  /** The ships of the pile that one knows, from the top. */
  pile: (string | null)[];
  bill: Record<Type, string | null>;
  act: Record<Type, string | null>;
  colour: BySeat<string | null>;
  pesos: BySeat<number>;
  points: BySeat<number>;
  pawn: BySeat<Field | null>;
  votes: BySeat<number>;
  field: BySeat<Record<Field, string>>;
  lot: BySeat<Record<Ware, number>>;
  stored: BySeat<Record<Product, number>>;
  /** A sealed bid is "hidden" for the others; null without one. */
  bid: (number | "hidden" | null)[];
  cards: (Record<Character, CardIs> & { set_aside: boolean })[];
}

export interface Building {
  id: string;
  group: string;
  cost: Partial<Record<Resource, number>>;
  limit?: number;
  worth?: number;
}

export interface Box {
  components: {
    market: { products: number[]; goods: number[]; empty: number; full_products: number; full_goods: number };
    votes: Record<Character, number>;
    tiles: Record<string, number>;
    tax: Record<string, number>;
    building: Building[];
    ship: { id: string; spaces: Merchandise[] }[];
    plantation: { id: string; rows: string[][] }[];
  };
}

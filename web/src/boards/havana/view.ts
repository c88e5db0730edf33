// Written by scripts/view_types.py from the rules of Havana: change those, then `make client-types`.

/** A seat in words, counted from 1. */
export type Seat = "1" | "2" | "3" | "4";
export type BySeat<Value> = Readonly<Record<Seat, Value>>;

export const Place = ["upper-1", "upper-2", "upper-3", "upper-4", "upper-5", "upper-6", "lower-1", "lower-2", "lower-3", "lower-4", "lower-5", "lower-6"] as const;
export type Place = (typeof Place)[number];
export type Destination = "1" | "2" | "3" | "4" | "5" | "centre";
export type Piece = "red" | "yellow" | "blue" | "brown" | "grey" | "worker";
export const End = ["upper-left", "upper-right", "lower-left", "lower-right"] as const;
export type End = (typeof End)[number];
export const Building = ["beach-hut", "fruit-stand", "jetty", "clay-well", "street", "kiosk", "townhouse", "courtyard", "beach-cafe", "pottery", "tram-stop", "garden-wall", "park-with-statue", "car-park", "bakery", "fountain-square", "warehouse", "boatyard", "greenhouse", "brickworks", "school", "clinic", "bridge", "market-hall", "distillery", "library", "music-hall", "cinema", "harbour-pier", "town-hall", "bank", "hotel", "cigar-works", "university", "casino", "capitol"] as const;
export type Building = (typeof Building)[number];
export type Whereabouts = "row" | "box" | "1" | "2" | "3" | "4" | "5";
export const Card = ["siesta", "refreshment", "protection", "debris", "conservation", "tax-collector", "worker", "architect", "pesos-thief", "materials-thief", "black-market", "pesos", "mama"] as const;
export type Card = (typeof Card)[number];
export type Board = "round" | "active" | "centre_pesos" | "workers" | "building_removed" | "worker_performed" | "black_market_performed" | "bag_was_empty" | "row_changed" | "stalled_rounds";
export const Cube = ["red", "yellow", "blue", "brown", "grey"] as const;
export type Cube = (typeof Cube)[number];
export type Row = "upper" | "lower";
export type BankOf = "pesos";

export type Phase = "setup" | "opening" | "actions" | "purchases" | "supply" | "new-card" | "over";

/** A question, to whom it is put (null: Nature, or several at once), and what it is about. */
export type Asked =
  | { readonly question: "deal"; readonly seat: number | null; readonly about: { readonly place: Place } }
  | { readonly question: "draw"; readonly seat: number | null; readonly about: { readonly destination: Destination } }
  | { readonly question: "youngest"; readonly seat: number | null; readonly about: { readonly rank: number } }
  | { readonly question: "opening"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "first-action"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "refreshment"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "conservation"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "levy"; readonly seat: number | null; readonly about: { readonly victim: Seat } }
  | { readonly question: "pesos-thief"; readonly seat: number | null; readonly about: { readonly victims: readonly Seat[] } }
  | { readonly question: "materials-thief"; readonly seat: number | null; readonly about: { readonly victims: readonly Seat[] } }
  | { readonly question: "theft"; readonly seat: number | null; readonly about: { readonly victim: Seat } }
  | { readonly question: "second-theft"; readonly seat: number | null; readonly about: { readonly victim: Seat } }
  | { readonly question: "black-market"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "mama"; readonly seat: number | null; readonly about: { readonly due: number } }
  | { readonly question: "buy"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "pay"; readonly seat: number | null; readonly about: { readonly piece: Piece; readonly end: End } }
  | { readonly question: "cover"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> };

export interface Cards {
  readonly hand?: readonly Card[];
  readonly sealed?: readonly Card[];
  readonly put_away?: readonly Card[];
  readonly may_be?: readonly (readonly Card[])[];
  readonly open: readonly Card[];
  readonly covered: readonly Card[];
  readonly discarded: readonly Card[];
  readonly count: Readonly<Record<"hand" | "sealed" | "put_away", number>>;
}

export interface Forming {
  readonly now: number | null;
  readonly next: number | null;
  readonly after: Readonly<Record<string, number>>;
}

export interface View {
  readonly seat: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly phase: Phase;
  readonly asked: Asked | null;
  readonly option: { readonly youngest: "seat-order" | "drawn"; readonly "black-market": "blind" | "pick-one" };
  readonly board: Readonly<Record<Board, number>>;
  readonly bag: Readonly<Record<Cube, number>>;
  readonly centre: Readonly<Record<Cube, number>>;
  readonly out: Readonly<Record<Cube, number>>;
  readonly building_at: Readonly<Record<Place, Building | null>>;
  readonly length: Readonly<Record<Row, number>>;
  readonly due: Readonly<Record<Piece, number>>;
  readonly order: BySeat<Seat | null>;
  readonly number: BySeat<number>;
  readonly rank: BySeat<number>;
  readonly pesos: BySeat<number>;
  readonly workers: BySeat<number>;
  readonly points: BySeat<number>;
  readonly cubes: BySeat<Readonly<Record<Cube, number>>>;
  readonly left: BySeat<Card | null>;
  readonly right: BySeat<Card | null>;
  readonly bank: Readonly<Record<BankOf, number>>;
  readonly whereabouts: Readonly<Record<Building, Whereabouts | null>>;
  readonly goal: number;
  readonly ends: Readonly<Record<End, Building | null>>;
  readonly missing: Readonly<Record<End, number | null>>;
  readonly protected_by: Readonly<Record<Seat, Card | null>>;
  readonly cards: readonly Cards[];
  readonly forming: Forming;
}

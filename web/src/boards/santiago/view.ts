// Written by scripts/view_types.py from the rules of Santiago de Cuba: change those, then `make client-types`.

/** A seat in words, counted from 1. */
export type Seat = "1" | "2" | "3" | "4";
export type BySeat<Value> = Readonly<Record<Seat, Value>>;

export const Space = ["yellow-1", "yellow-2", "yellow-3", "blue-1", "blue-2", "blue-3", "red-1", "red-2", "red-3", "white-1", "white-2", "white-3"] as const;
export type Space = (typeof Space)[number];
export const Stop = ["port", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
export type Stop = (typeof Stop)[number];
export const Die = ["sugar", "citrus", "tobacco", "rum", "cigar"] as const;
export type Die = (typeof Die)[number];
export const Cuban = ["pedro", "maria", "jose", "martinez", "conchita", "zorro", "miguel", "pablo", "alonso"] as const;
export type Cuban = (typeof Cuban)[number];
export type Flower = "yellow" | "blue" | "red" | "white";
export const Building = ["bank", "church", "distillery", "cigar-factory", "black-market", "sawmill", "cafe", "customs", "casino", "harbour", "office", "newspaper"] as const;
export type Building = (typeof Building)[number];
export const Good = ["sugar", "citrus", "tobacco", "rum", "cigar", "wood"] as const;
export type Good = (typeof Good)[number];
export type Board = "departed" | "value" | "first" | "active";
export type Vehicle = "car";

export type Phase = "setup" | "demand" | "drive" | "cuban" | "building" | "delivery" | "over";

/** A question, to whom it is put (null: Nature, or several at once), and what it is about. */
export type Asked =
  | { readonly question: "first-player"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "building-laid"; readonly seat: number | null; readonly about: { readonly space: Space } }
  | { readonly question: "cuban-laid"; readonly seat: number | null; readonly about: { readonly stop: Stop } }
  | { readonly question: "roll"; readonly seat: number | null; readonly about: { readonly good: Die } }
  | { readonly question: "left-out"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "drive"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "gain"; readonly seat: number | null; readonly about: { readonly cuban: Cuban } }
  | { readonly question: "zorro"; readonly seat: number | null; readonly about: { readonly cuban: Cuban } }
  | { readonly question: "gift"; readonly seat: number | null; readonly about: { readonly robber: Seat } }
  | { readonly question: "pablo"; readonly seat: number | null; readonly about: { readonly cuban: Cuban } }
  | { readonly question: "alonso"; readonly seat: number | null; readonly about: { readonly cuban: Cuban } }
  | { readonly question: "broker"; readonly seat: number | null; readonly about: { readonly flower: Flower } }
  | { readonly question: "delivery"; readonly seat: number | null; readonly about: { readonly passed: readonly Seat[] } }
  | { readonly question: "turn-over"; readonly seat: number | null; readonly about: Readonly<Record<string, never>> }
  | { readonly question: "bank"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "church"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "distillery"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "cigar-factory"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "black-market"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "sawmill"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "cafe"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "customs"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "casino"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "harbour"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "office"; readonly seat: number | null; readonly about: { readonly building: Building } }
  | { readonly question: "newspaper"; readonly seat: number | null; readonly about: { readonly building: Building } };

export interface Holdings {
  readonly pesos: number;
  readonly points: number;
  readonly goods: Readonly<Record<Good, number>>;
  readonly kept: number;
}

export interface View {
  readonly seat: number | null;
  readonly seats: number;
  readonly over: boolean;
  readonly phase: Phase;
  readonly asked: Asked | null;
  readonly option: { readonly holdings: "hidden" | "open"; readonly "first-player": "drawn" | "first-seat"; readonly "visit-point": "place" | "move"; readonly "empty-demand": "reroll" | "sails"; readonly "turned-under-car": "until-left" | "until-passed" };
  readonly board: Readonly<Record<Board, number>>;
  readonly stop_of: Readonly<Record<Vehicle, Stop | null>>;
  readonly building_on: Readonly<Record<Space, Building | null>>;
  readonly owner: Readonly<Record<Building, Seat | null>>;
  readonly cuban_at: Readonly<Record<Stop, Cuban | null>>;
  readonly inactive: Readonly<Record<Cuban, number>>;
  readonly rolled: Readonly<Record<Die, number>>;
  readonly demand: Readonly<Record<Die, number>>;
  readonly supply: Readonly<Record<Good, number>>;
  readonly broker: BySeat<Building | null>;
  readonly markers: BySeat<number>;
  /** Nothing for a seat whose things are behind its screen. */
  readonly players: readonly (Holdings | null)[];
  readonly stars_to: Readonly<Record<Stop, number>>;
}

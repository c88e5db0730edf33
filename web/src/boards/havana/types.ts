// What the server tells of a game of Havana, and what is printed on its components.

export const CUBES = ["red", "yellow", "blue", "brown", "grey"] as const;
export type Cube = (typeof CUBES)[number];
export type Piece = Cube | "worker";
export type Good = Cube | "pesos" | "workers";
export const ROWS = ["upper", "lower"] as const;
export type RowName = (typeof ROWS)[number];

/** Something for every seat; seats are words here, "1" for the first. */
export type BySeat<Value> = Readonly<Record<string, Value>>;

/** The cards of a player: by name as far as we may know them, else by number only. */
export interface Cards {
  readonly open: readonly string[];
  readonly covered: readonly string[];
  readonly discarded: readonly string[];
  readonly hand?: readonly string[];
  readonly sealed?: readonly string[];
  readonly put_away?: readonly string[];
  readonly count: { readonly hand: number; readonly sealed: number; readonly put_away: number };
}

export interface View {
  readonly seats: number;
  readonly over: boolean;
  /** The open questions, three numbers each: which, to whom, about what. The last one is being asked. */
  readonly stack: readonly number[];
  readonly board: { readonly round: number; readonly active: number; readonly centre_pesos: number; readonly workers: number };
  readonly bag: Readonly<Record<Cube, number>>;
  readonly centre: Readonly<Record<Cube, number>>;
  readonly out: Readonly<Record<Cube, number>>;
  readonly building_at: Readonly<Record<string, string | null>>;
  readonly length: Readonly<Record<RowName, number>>;
  readonly whereabouts: Readonly<Record<string, string | null>>;
  readonly due: Readonly<Record<Piece, number>>;
  readonly order: BySeat<string | null>;
  readonly number: BySeat<number>;
  readonly pesos: BySeat<number>;
  readonly workers: BySeat<number>;
  readonly points: BySeat<number>;
  readonly cubes: BySeat<Readonly<Record<Cube, number>>>;
  readonly left: BySeat<string | null>;
  readonly right: BySeat<string | null>;
  readonly cards: readonly Cards[];
}

export interface Building {
  readonly id: string;
  readonly points: number;
  readonly cost: Readonly<Partial<Record<Good, number>>>;
  readonly architect: boolean;
  readonly status: string;
}

export interface Box {
  readonly components: {
    readonly target: Readonly<Record<string, number>>;
    readonly card: readonly { readonly id: string; readonly number: number }[];
    readonly building: readonly Building[];
  };
}

// What is drawn beside the words: for each chapter a few things in a row, for each thing its own picture.

import type { Rulebook } from "../../wire";

export interface Picture {
  of: string;
  wide: number; // in the units of the sprites, 15 to the rem
  tall: number;
}

const CUBA: Record<string, string[]> = {
  goal: ["cuba#b-lighthouse", "cuba#ship-freighter", "cuba#market-stall", "cuba#b-distillery"],
  box: ["common#piece-wood", "common#piece-stone", "common#piece-water", "common#piece-citrus", "common#piece-sugar", "common#piece-tobacco", "common#good-rum", "common#good-cigars"],
  setup: ["cuba#field-citrus", "cuba#field-warehouse", "cuba#pawn", "common#coin-peso", "common#start-player"],
  round: ["cuba#cuba-worker", "cuba#cuba-tradeswoman", "cuba#cuba-architect", "cuba#cuba-foreman", "cuba#cuba-mayor"],
  worker: ["cuba#cuba-worker", "cuba#field-sugar", "cuba#field-forest", "cuba#field-lake", "cuba#pawn"],
  storage: ["cuba#b-printed-warehouse", "common#piece-citrus", "common#piece-sugar", "common#good-rum"],
  tradeswoman: ["cuba#cuba-tradeswoman", "cuba#market-stall", "common#coin-3", "common#good-cigars"],
  architect: ["cuba#cuba-architect", "cuba#b-hotel", "common#piece-wood", "common#piece-stone"],
  foreman: ["cuba#cuba-foreman", "cuba#b-distillery", "common#piece-sugar", "common#good-rum"],
  buildings: ["cuba#b-rum-cafe", "cuba#b-golf-course", "cuba#b-small-bank", "cuba#b-cigar-factory", "cuba#b-church"],
  mayor: ["cuba#cuba-mayor", "cuba#ship-freighter", "common#good-rum", "common#piece-tobacco"],
  parliament: ["cuba#parliament", "common#vote", "common#coin-peso", "cuba#law-scroll"],
  laws: ["cuba#law-tax", "cuba#law-duty", "cuba#law-subsidy", "cuba#law-drought", "cuba#law-corruption"],
  end: ["cuba#ship-freighter", "common#trophy", "common#vp"],
  editions: ["cuba#voting-tile", "cuba#b-canadian-embassy", "cuba#b-saw-mill"],
};

const HAVANA: Record<string, string[]> = {
  goal: ["havana#house-cinema", "havana#house-capitol", "havana#house-hotel"],
  box: ["common#mat-brick", "common#mat-sandstone", "common#mat-glass", "common#mat-loam", "common#mat-debris", "havana#cloth-bag", "common#worker-meeple"],
  setup: ["havana#house-kiosk", "havana#house-jetty", "havana#card-back", "havana#cloth-bag"],
  order: ["havana#siesta", "havana#pesos", "havana#worker", "havana#mama"],
  turn: ["havana#black-market", "havana#architect", "havana#house-school"],
  cards: ["havana#siesta", "havana#protection", "havana#tax-collector", "havana#materials-thief", "havana#mama"],
  buy: ["havana#house-bakery", "havana#buy-arrow", "common#mat-brick", "common#coin-peso", "common#worker-meeple"],
  supply: ["havana#cloth-bag", "common#mat-glass", "common#mat-loam", "common#mat-debris", "common#coin-3"],
  "new-card": ["havana#card-back", "havana#refreshment", "havana#conservation"],
  end: ["havana#house-capitol", "common#trophy", "common#vp"],
  editions: ["havana#house-library", "havana#house-university"],
};

const SANTIAGO: Record<string, string[]> = {
  goal: ["santiago#b-casino", "santiago#car-50s", "santiago#b-cafe", "santiago#ship-port"],
  box: ["santiago#screen", "santiago#broker", "santiago#owner-marker", "common#good-rum", "common#good-cigars", "common#good-tobacco", "common#die-face-3"],
  setup: ["santiago#pedro", "santiago#b-bank", "santiago#flower-red", "common#die-face-2", "common#die-face-4"],
  turn: ["santiago#car-50s", "santiago#conchita", "santiago#flower-red", "santiago#broker", "santiago#b-church"],
  car: ["santiago#star-stop", "santiago#car-50s", "santiago#star-stop", "common#coin-peso"],
  cubans: ["santiago#jose", "santiago#maria", "santiago#martinez", "santiago#zorro", "santiago#conchita"],
  lawyer: ["santiago#alonso", "santiago#b-cafe", "santiago#owner-marker", "common#vp"],
  port: ["santiago#port-pier", "santiago#ship-port", "common#die-face-2", "santiago#flag-3"],
  wood: ["santiago#miguel", "common#good-wood", "santiago#b-sawmill"],
  broker: ["santiago#broker", "santiago#flower-white", "santiago#b-distillery"],
  buildings: ["santiago#b-newspaper", "santiago#b-harbour", "santiago#b-customs", "santiago#b-casino", "santiago#b-office"],
  supply: ["common#good-sugar", "common#good-citrus", "common#good-tobacco", "common#good-rum", "common#good-cigars", "common#good-wood"],
  ship: ["santiago#flag-2", "santiago#flag-4", "santiago#flag-finish", "santiago#ship-port"],
  end: ["santiago#ship-7", "common#trophy", "common#vp"],
};

const SCENES: Record<string, Record<string, string[]>> = { cuba: CUBA, havana: HAVANA, santiago: SANTIAGO };

const LARGE: [RegExp, number, number][] = [
  [/^cuba#cuba-|^santiago#(pedro|maria|jose|martinez|conchita|zorro|miguel|pablo|alonso)$/, 96, 120],
  [/#b-|#market-stall|#parliament/, 96, 96],
  [/^havana#house-/, 120, 90],
  [/^havana#(?!cloth-bag|buy-arrow|architect-mark|debris-heap)/, 96, 120],
  [/#ship-freighter/, 160, 72],
  [/#ship-port/, 144, 108],
  [/#car-50s/, 96, 96],
  [/#field-|#law-|#trophy|#star-stop|#port-pier|#screen/, 64, 64],
];

/** A picture at the size at which it stands in a row with others. */
export function picture(name: string): Picture {
  const [, wide, tall] = LARGE.find(([pattern]) => pattern.test(name)) ?? [null, 48, 48];
  return { of: name.replace("#", ".svg#"), wide, tall };
}

export const sceneOf = (book: Rulebook, section: string): Picture[] => (SCENES[book.game]?.[section] ?? []).map(picture);

const DRAWN_AS: [RegExp, string][] = [
  [/^tile-/, "cuba#b-"],
  [/^type-/, "cuba#law-"],
  [/^building-/, "santiago#b-"],
  [/^cuban-/, "santiago#"],
  [/^card-/, "havana#"],
];

/** The picture of the thing that a group of clauses is about. */
export function pictureOf(thing: string): Picture | null {
  const [pattern, sprite] = DRAWN_AS.find(([start]) => start.test(thing)) ?? [];
  return pattern && sprite ? picture(thing.replace(pattern, sprite)) : null;
}

export const KIND_ICONS: Record<string, string> = {
  component: "cards",
  setup: "table",
  flow: "repeat",
  rule: "book",
  scoring: "star",
  end: "flag",
  variant: "dice",
  ruling: "hand",
  data: "info",
  example: "eye",
};

import type { Pictures } from "../registry";

export const pictures: Pictures = {
  chapters: {
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
  },
  things: { "tile-": "cuba#b-", "type-": "cuba#law-" },
  sizes: [
    [/^cuba#cuba-/, 96, 120],
    [/#b-|#market-stall|#parliament/, 96, 96],
    [/#ship-freighter/, 160, 72],
    [/#field-|#law-|#trophy/, 64, 64],
  ],
};

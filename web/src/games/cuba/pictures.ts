import { Character, Tile } from "../../boards/cuba/view";
import type { Pictures } from "../registry";
import { some } from "../some";

const TILES = Tile.map((tile) => `cuba#b-${tile}`);

export const pictures: Pictures = {
  chapters: {
    goal: [...TILES.slice(21, 22), "cuba#ship-freighter", "cuba#market-stall", ...TILES.slice(16, 17)],
    box: ["common#piece-wood", "common#piece-stone", "common#piece-water", "common#piece-citrus", "common#piece-sugar", "common#piece-tobacco", "common#good-rum", "common#good-cigars"],
    setup: ["cuba#field-citrus", "cuba#field-warehouse", "cuba#pawn", "common#coin-peso", "common#start-player"],
    round: Character.map((character) => `cuba#cuba-${character}`),
    worker: ["cuba#cuba-worker", "cuba#field-sugar", "cuba#field-forest", "cuba#field-lake", "cuba#pawn"],
    storage: ["cuba#field-warehouse", "common#piece-citrus", "common#piece-sugar", "common#good-rum"],
    tradeswoman: ["cuba#cuba-tradeswoman", "cuba#market-stall", "common#coin-3", "common#good-cigars"],
    architect: ["cuba#cuba-architect", ...TILES.slice(8, 9), "common#piece-wood", "common#piece-stone"],
    foreman: ["cuba#cuba-foreman", ...TILES.slice(16, 17), "common#piece-sugar", "common#good-rum"],
    buildings: some(TILES, 5),
    mayor: ["cuba#cuba-mayor", "cuba#ship-freighter", "common#good-rum", "common#piece-tobacco"],
    parliament: ["cuba#parliament", "common#vote", "common#coin-peso", "cuba#law-scroll"],
    laws: ["cuba#law-tax", "cuba#law-duty", "cuba#law-subsidy", "cuba#law-drought", "cuba#law-harbor"],
    end: ["cuba#ship-freighter", "common#trophy", "common#vp"],
    editions: ["cuba#voting-tile", ...TILES.slice(-1), ...TILES.slice(1, 2)],
  },
  things: { "tile-": "cuba#b-", "type-": "cuba#law-" },
  sizes: [
    [/^cuba#cuba-/, 96, 120],
    [/#b-|#market-stall|#parliament/, 96, 96],
    [/#ship-freighter/, 160, 72],
    [/#field-|#law-|#trophy/, 64, 64],
  ],
};

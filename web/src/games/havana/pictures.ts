import { Building, Card } from "../../boards/havana/view";
import type { Pictures } from "../registry";
import { some } from "../some";

const ACTIONS = Card.map((card) => `havana#${card}`);
const HOUSES = Building.map((house) => `havana#house-${house}`); // the dearest last

export const pictures: Pictures = {
  chapters: {
    goal: HOUSES.slice(-3),
    box: ["common#mat-brick", "common#mat-sandstone", "common#mat-glass", "common#mat-loam", "common#mat-debris", "havana#cloth-bag", "common#worker-meeple"],
    setup: [...HOUSES.slice(0, 2), "havana#card-back", "havana#cloth-bag"],
    order: some(ACTIONS, 4),
    turn: [...ACTIONS.slice(6, 8), ...HOUSES.slice(20, 21)],
    cards: some(ACTIONS, 5),
    buy: [...HOUSES.slice(14, 15), "havana#buy-arrow", "common#mat-brick", "common#coin-peso", "common#worker-meeple"],
    supply: ["havana#cloth-bag", "common#mat-glass", "common#mat-loam", "common#mat-debris", "common#coin-3"],
    "new-card": ["havana#card-back", ...ACTIONS.slice(1, 3)],
    end: [...HOUSES.slice(-1), "common#trophy", "common#vp"],
    editions: some(HOUSES, 2),
  },
  things: { "card-": "havana#" },
  sizes: [
    [/^havana#house-/, 120, 90],
    [/^havana#(?!cloth-bag|buy-arrow|architect-mark|debris-heap)/, 96, 120],
    [/#trophy/, 64, 64],
  ],
};

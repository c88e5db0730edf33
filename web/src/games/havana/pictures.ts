import type { Pictures } from "../registry";

export const pictures: Pictures = {
  chapters: {
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
  },
  things: { "card-": "havana#" },
  sizes: [
    [/^havana#house-/, 120, 90],
    [/^havana#(?!cloth-bag|buy-arrow|architect-mark|debris-heap)/, 96, 120],
    [/#trophy/, 64, 64],
  ],
};

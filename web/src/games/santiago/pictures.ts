import type { Pictures } from "../registry";

export const pictures: Pictures = {
  chapters: {
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
  },
  things: { "building-": "santiago#b-", "cuban-": "santiago#" },
  sizes: [
    [/^santiago#(pedro|maria|jose|martinez|conchita|zorro|miguel|pablo|alonso)$/, 96, 120],
    [/#b-|#car-50s/, 96, 96],
    [/#ship-port/, 144, 108],
    [/#trophy|#star-stop|#port-pier|#screen/, 64, 64],
  ],
};

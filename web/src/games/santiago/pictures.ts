import { Building, Cuban } from "../../boards/santiago/view";
import type { Pictures } from "../registry";

const PEOPLE = Cuban.map((cuban) => `santiago#${cuban}`);
const TOWN = Building.map((building) => `santiago#b-${building}`);

export const pictures: Pictures = {
  chapters: {
    goal: [...TOWN.slice(0, 1), "santiago#car-50s", ...TOWN.slice(6, 7), "santiago#ship-port"],
    box: ["santiago#screen", "santiago#broker", "santiago#owner-marker", "common#good-rum", "common#good-cigars", "common#good-tobacco", "common#die-face-3"],
    setup: [...PEOPLE.slice(0, 1), ...TOWN.slice(0, 1), "santiago#flower-red", "common#die-face-2", "common#die-face-4"],
    turn: ["santiago#car-50s", ...PEOPLE.slice(4, 5), "santiago#flower-red", "santiago#broker", ...TOWN.slice(1, 2)],
    car: ["santiago#star-stop", "santiago#car-50s", "santiago#star-stop", "common#coin-peso"],
    cubans: PEOPLE.slice(1, 6),
    lawyer: [...PEOPLE.slice(-1), ...TOWN.slice(6, 7), "santiago#owner-marker", "common#vp"],
    port: ["santiago#port-pier", "santiago#ship-port", "common#die-face-2", "santiago#flag-3"],
    wood: ["common#good-wood", "common#die-face-1", "common#vp"],
    broker: ["santiago#broker", "santiago#flower-white", ...TOWN.slice(2, 3)],
    buildings: TOWN.slice(-5),
    supply: ["common#good-sugar", "common#good-citrus", "common#good-tobacco", "common#good-rum", "common#good-cigars", "common#good-wood"],
    ship: ["santiago#flag-2", "santiago#flag-4", "santiago#flag-finish", "santiago#ship-port"],
    end: ["santiago#ship-7", "common#trophy", "common#vp"],
  },
  things: { "building-": "santiago#b-", "cuban-": "santiago#" },
  sizes: [
    [new RegExp(`^(${PEOPLE.join("|")})$`), 96, 120],
    [/#b-|#car-50s/, 96, 96],
    [/#ship-port/, 144, 108],
    [/#trophy|#star-stop|#port-pier|#screen/, 64, 64],
  ],
};

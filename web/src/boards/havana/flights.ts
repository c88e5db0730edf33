// How the events of Havana move pieces over the table.

import type { Flight } from "../../table/scene";
import type { Fact } from "../../wire";
import { artOf } from "./art";
import type { Box } from "./printed";

const cardArt = (card: string): string => `havana.svg#${card}`;

/** Cubes that are paid or lost leave the game; workers and pesos go back to the reserve. */
const gone = (piece: string): string => (piece === "worker" || piece === "pesos" ? "reserve" : "out");

export function flights({ name, values }: Fact, box: unknown): Flight[] {
  const word = (key: string): string => String(values[key]);
  const number = (key: string): number => Number(values[key]);
  const seat = `seat:${word("seat")}`;
  const victim = `seat:${word("victim")}`;
  const pieces = (piece: string, from: string, to: string, count = 1): Flight[] =>
    count > 0 ? [{ art: artOf(piece), from: `${from}:${piece}`, to: `${to}:${piece}`, count }] : [];

  switch (name) {
    case "building-dealt":
      return [{ art: "havana.svg#house-back", from: "pile", to: `place:${word("place")}` }];
    case "cube-drawn":
    case "cube-searched":
      return pieces(word("cube"), "bag", seat);
    case "cube-laid":
      return pieces(word("cube"), "bag", "square");
    case "pesos-laid":
      return pieces("pesos", "reserve", "square", number("pesos"));
    case "pesos-received":
      return pieces("pesos", "reserve", seat, number("pesos"));
    case "debris-taken":
      return pieces("grey", "square", seat, number("cubes"));
    case "cube-taken":
      return pieces(word("cube"), "square", seat);
    case "centre-pesos-taken":
      return pieces("pesos", "square", seat, number("pesos"));
    case "workers-taken":
      return pieces("worker", "reserve", seat, number("workers"));
    case "piece-levied":
      return pieces(word("piece"), victim, gone(word("piece")));
    case "pesos-stolen":
      return pieces("pesos", victim, seat, number("pesos"));
    case "cube-stolen":
      return pieces(word("cube"), victim, seat);
    case "purchase-begun":
      return [{ art: `havana.svg#house-${word("building")}`, from: `end:${word("end")}`, to: `${seat}:houses` }];
    case "pesos-paid":
      return pieces("pesos", seat, gone("pesos"), number("pesos"));
    case "debris-paid":
      return pieces("grey", seat, "out", number("cubes"));
    case "piece-paid":
      return pieces(word("piece"), seat, gone(word("piece")));
    case "five-paid": {
      const { pesos_for_worker, grey_for_coloured } = (box as Box).components.substitution;
      return word("piece") === "worker" ? pieces("pesos", seat, gone("pesos"), pesos_for_worker) : pieces("grey", seat, "out", grey_for_coloured);
    }
    case "building-bought":
      return [{ art: "common.svg#vp", from: `${seat}:houses`, to: `${seat}:points`, count: number("points") }];
    case "card-covered":
      return [{ art: "havana.svg#card-back", from: `${seat}:hand`, to: `${seat}:open` }];
    case "card-revealed":
      return [{ art: cardArt(word("card")), from: `${seat}:hand`, to: `${seat}:open` }];
    case "card-discarded":
      return [{ art: cardArt(word("card")), from: `${seat}:open`, to: `${seat}:discards` }];
    case "card-put-away":
      return [{ art: "havana.svg#card-back", from: `${seat}:hand`, to: `${seat}:discards` }];
    case "card-taken-back":
      return [{ art: cardArt(word("card")), from: `${seat}:discards`, to: `${seat}:hand` }];
    case "discards-taken-back":
      return [{ art: "havana.svg#card-back", from: `${seat}:discards`, to: `${seat}:hand`, count: 3 }];
    default:
      return [];
  }
}

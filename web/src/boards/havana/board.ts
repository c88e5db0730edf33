import { type Board, colourAt, type Scene } from "../../table/scene";
import { artOf } from "./art";
import { flights } from "./flights";
import Middle from "./Middle.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import { of } from "./reading";
import Rival from "./Rival.svelte";
import type { View } from "./view";

export const board: Board = {
  Middle,
  Mine,
  Rival,
  Moment,
  colourOf: colourAt,
  pointsOf: (scene: Scene, seat) => of((scene.view as View).points, seat),
  ownHeight: { portrait: 268, phone: 152, lines: 3 },
  artOf,
  pictureOf: (thing) => `havana.svg#house-${thing}`,
  flights,
  words: { open: ["card"], first: ["card"], swap: ["card", "card"], cover: ["card", "card"] },
};

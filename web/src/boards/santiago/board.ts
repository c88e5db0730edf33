// Santiago de Cuba as it is drawn.

import { type Board, colourAt, type Scene } from "../../table/scene";
import { flights, touched } from "./flights";
import Middle from "./Middle.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Rival from "./Rival.svelte";
import type { View } from "./view";

const viewOf = (scene: Scene): View | null => scene.view as View | null;

export const board: Board = {
  Middle,
  Mine,
  Rival,
  Moment,
  colourOf: colourAt,
  pointsOf: (scene, seat) => viewOf(scene)?.players[seat]?.points ?? null,
  ownHeight: { portrait: 196, phone: 118 },
  pictureOf: (thing) => `santiago.svg#b-${thing}`,
  flights,
  touched,
  words: {
    take: ["good"], claim: ["building"], "use-own": ["building"], give: ["good"], broker: ["building"], trade: ["page-santiago-trade", "good"], "hand-in": ["served"],
    clear: ["good"], "deliver-one": ["good"], "turn-over": ["cuban"], deliver: ["good"], "deliver-wood": ["page-santiago-wood-for"], "leave-out": ["good"],
  },
};

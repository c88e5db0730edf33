import { type Board, type Colour, colourAt, COLOURS, type Scene } from "../../table/scene";
import { flights } from "./flights";
import Middle from "./Middle.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Rival from "./Rival.svelte";
import { artOf, of } from "./table";
import { type View, WARES } from "./types";

/** The colour that a seat has taken in the game; before that, the one of the table, unless somebody has taken it. */
function colourOf(scene: Scene, seat: number): Colour {
  const view = scene.view as View | null;
  if (!view) return colourAt(scene, seat);
  const taken = Array.from({ length: view.seats }, (_, place) => of(view.colour, place) as Colour | null);
  const had = taken.map((colour, place) => colour ?? (taken.includes(colourAt(scene, place)) ? null : colourAt(scene, place)));
  const free = COLOURS.filter((colour) => !had.includes(colour));
  return had[seat] ?? free[had.slice(0, seat).filter((colour) => colour === null).length] ?? "blue";
}

/** How what one gains or gives is drawn. */
const ART: Readonly<Record<string, string>> = {
  pesos: "common.svg#coin-peso",
  points: "common.svg#vp",
  votes: "common.svg#vote",
  ...Object.fromEntries(WARES.map((ware) => [ware, artOf(ware)])),
};

export const board: Board = {
  Middle,
  Mine,
  Rival,
  Moment,
  colourOf,
  colourMove: (colour) => `colour ${colour}`,
  pointsOf: (scene, seat) => of((scene.view as View).points, seat),
  ownHeight: { portrait: 240, phone: 137 },
  artOf: (what) => ART[what] ?? null,
  pictureOf: (thing) => `cuba.svg#b-${thing}`,
  flights,
  words: {
    play: ["character"],
    "set-aside": ["character"],
    pawn: ["field"],
    harvest: ["ware"],
    irrigate: ["ware"],
    buy: ["ware"],
    sell: ["ware"],
    take: ["ware"],
    build: ["tile", "field"],
    use: ["tile"],
    give: ["ware"],
    exchange: ["ware", "ware"],
    veto: ["type"],
    fetch: ["ship"],
    load: ["ware", "berth"],
    enact: ["type"],
    "pay-duty": ["ware"],
    "start-resources": ["ware"],
    "start-products": ["ware"],
  },
};

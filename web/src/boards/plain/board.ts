// Any game without a board of its own: drawn from its sheet, as the server tells it.

import { type Board, colourAt } from "../../table/scene";
import Middle from "./Middle.svelte";
import Mine from "./Mine.svelte";
import Moment from "./Moment.svelte";
import Rival from "./Rival.svelte";

export const board: Board = {
  Middle,
  Mine,
  Rival,
  Moment,
  colourOf: colourAt,
  pointsOf: () => null,
  untouched: true,
  flights: () => [],
  words: {},
};

// The game for who does not want to be asked.

import { boxOf } from "../../games/registry";

const KEPT = "malecon.last-game";

/** The one of these that was played last here; for who has played none, the easiest. */
export function gameToPlay(games: readonly string[]): string {
  const last = localStorage.getItem(KEPT);
  return games.find((game) => game === last) ?? games.find((game) => boxOf(game).easiest) ?? games[0] ?? "";
}

export function rememberGame(game: string): void {
  localStorage.setItem(KEPT, game);
}

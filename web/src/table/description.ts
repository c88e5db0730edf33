// The players of a sheet, in the order in which somebody reads of them.

import type { SheetPlayer } from "../wire";

/** Oneself first, then the others as they sit. */
export function byReader(players: readonly SheetPlayer[], seat: number | null): SheetPlayer[] {
  return [...players.filter((player) => player.seat === seat), ...players.filter((player) => player.seat !== seat)];
}

/** The name, with what holds for the player: that it is you, that it is your turn. */
export const playerTitle = ({ name, marks = [] }: SheetPlayer): string => [name, ...marks].join(" · ");

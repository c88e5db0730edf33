// Opening a table: from the plan to the seat.

import { go } from "../../router.svelte";
import { call } from "../../server/call";
import { me } from "../../server/identity.svelte";
import type { Opened, SeatPlan, TableBody } from "../../wire";
import { rememberGame } from "./games";

export const BOT_NAMES = ["Alicia", "Juan", "Clara", "Francisco", "Felipe", "Rosa"];
export const GOOD_BOT = "lookahead";

/** Gives bots names that nobody else at the table has. */
export function botsBeside(taken: readonly string[]): (level: string) => SeatPlan & { name: string } {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return (level) => ({ kind: "bot", level, name: free.shift() ?? level });
}

/** A table for one, with two bots. */
export function quickTable(game: string, nickname: string): TableBody {
  const bot = botsBeside([nickname]);
  return { game, seats: [{ kind: "me" }, bot(GOOD_BOT), bot(GOOD_BOT)], hints: true };
}

export async function openTable(body: TableBody): Promise<void> {
  const { table } = await call<Opened>("POST", "/api/tables", body);
  rememberGame(body.game);
  go(`/t/${table}`);
}

/** One click: become somebody, open a table, sit down. */
export async function playNow(game: string): Promise<void> {
  await openTable(quickTable(game, await me.becomeSomebody()));
}

// Opening a table: from the plan to the seat.

import { go } from "../../router.svelte";
import { call } from "../../server/call";
import { me } from "../../server/identity.svelte";
import type { SeatPlan, TableBody } from "../../wire";
import { rememberGame } from "./games";

/** How strong the opponents are that come when nobody is asked for, one after the other: not too easy, not too hard. */
const USUAL = ["3", "2", "4", "1"];
export const usualLevel = (place: number): string => USUAL[place % USUAL.length] ?? "3";

/** A table for one, with two opponents. */
export function quickTable(game: string): TableBody {
  const bot = (place: number): SeatPlan => ({ kind: "bot", level: usualLevel(place) });
  return { game, seats: [{ kind: "me" }, bot(0), bot(1)], hints: true };
}

export async function openTable(body: TableBody): Promise<void> {
  const { table } = await call("POST /api/tables", { body });
  rememberGame(body.game);
  go(`/t/${table}`);
}

/** One click: become somebody, open a table, sit down. */
export async function playNow(game: string): Promise<void> {
  await me.becomeSomebody();
  await openTable(quickTable(game));
}

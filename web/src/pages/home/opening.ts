// Opening a table: from the plan to the seat.

import { catalogue } from "../../games/catalogue.svelte";
import { go } from "../../router.svelte";
import { call, Refused } from "../../server/call";
import { randomWord } from "../../server/contribution";
import { me } from "../../server/identity.svelte";
import { settings } from "../../settings.svelte";
import { say } from "../../text/texts.svelte";
import type { GameFacts, SeatPlan, TableBody } from "../../wire";
import { rememberGame } from "./games";

/** How strong the opponents are that come when nobody is asked for, one after the other: not too easy, not too hard. */
const USUAL = ["3", "2", "4", "1"];
export const usualLevel = (place: number): string => USUAL[place % USUAL.length] ?? "3";

const PLAYS_EVERY_GAME = "lookahead";

/** The level of a game's own opponents that is next to the wanted one; where it has none, that of a bot that plays any game. */
export function levelIn({ opponents }: GameFacts, wanted: string): string {
  if (!opponents.length) return Number(wanted) ? PLAYS_EVERY_GAME : wanted;
  const far = (strength: number): number => Math.abs(strength - Number(wanted));
  return `${opponents.map(({ strength }) => strength).reduce((one, other) => (far(other) < far(one) ? other : one))}`;
}

const USUAL_PLAYERS = 3;

/** How many play when nobody is asked: three, where the game takes as many. */
export function usualPlayers(game: GameFacts | undefined): number {
  return game ? Math.min(Math.max(USUAL_PLAYERS, game.least), game.most) : USUAL_PLAYERS;
}

/** My seat at a table that I open, in my colour. */
export const mySeat = (): SeatPlan => (settings.colour ? { kind: "me", colour: settings.colour } : { kind: "me" });

/** A table for one, with two opponents if the game takes as many. */
export function quickTable(game: GameFacts): TableBody {
  const others = Array.from({ length: usualPlayers(game) - 1 }, (_, place): SeatPlan => ({ kind: "bot", level: levelIn(game, usualLevel(place)) }));
  return { game: game.name, seats: [mySeat(), ...others], hints: true };
}

export async function openTable(body: TableBody): Promise<void> {
  const { commitment } = await call("POST /api/promises"); // before we contribute, the server is bound
  const { table } = await call("POST /api/tables", { body: { ...body, promise: commitment, contribution: randomWord() } });
  rememberGame(body.game);
  go(`/t/${table}`);
}

/** One click: become somebody, open a table, sit down. */
export async function playNow(game: string): Promise<void> {
  await catalogue.load();
  const facts = catalogue.find(game);
  if (!facts) throw new Refused(404, { key: "error-unknown-game", message: say("page-new-none") });
  await me.becomeSomebody();
  await openTable(quickTable(facts));
}

// What there is to say about a seat, in a few words.

import { strengthOf } from "../games/catalogue.svelte";
import { say } from "../text/texts.svelte";
import type { Seat } from "../wire";
import { isToCome, timeOfDay } from "./clock.svelte";

const AWAY: Record<string, string> = { asked: "page-is-away", clock: "page-is-late", left: "page-is-gone" };

/** Whether a seat waits for somebody else: only they may sit down on it for a while. */
export const isKeptForOthers = ({ kept }: Seat): boolean => Boolean(kept && !kept.mine && isToCome(kept.until));

function keptMark({ kept }: Seat): string | null {
  if (!kept || !isToCome(kept.until)) return null;
  return say(kept.mine ? "page-is-kept-for-you" : "page-is-kept", { name: kept.name, time: timeOfDay(kept.until) });
}

export function seatMarks(seat: Seat): string[] {
  const marks: string[] = [];
  if (seat.kind === "open") marks.push(keptMark(seat) ?? say("page-is-open"));
  if (seat.kind === "bot") marks.push(seat.strength ? say("page-is-opponent", { level: strengthOf(seat.strength) }) : say("page-is-bot", { level: say(`page-level-${seat.level}`) }));
  if (seat.kind === "program") marks.push(say("page-is-program"));
  if (seat.former) marks.push(say("page-is-successor", { former: seat.former }));
  if (seat.mine) marks.push(say("page-is-you"));
  if (seat.resigned) marks.push(say("page-is-resigned"));
  else if (seat.stand_in) marks.push(say(AWAY[seat.cause ?? "asked"] ?? "page-is-away"));
  return marks;
}

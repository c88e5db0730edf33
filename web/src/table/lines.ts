// Lines of the log that are no moves, in sentences; and which moves have been taken back.

import { has, say, type Values } from "../text/texts.svelte";
import type { Line } from "../wire";
import { timeOfDay } from "./clock.svelte";

const AWAY: Record<string, string> = { asked: "page-log-away", clock: "page-log-late", left: "page-log-gone" };

/** The lines at which a seat has changed hands: before each of them its name was another. */
export const changesOfHands = (lines: readonly Line[]): Line[] => lines.filter(({ former }) => former);

/** Who sat on a line's seat at the time, not who sits there now. */
function nameThen(line: Line, names: readonly string[], changes: readonly Line[]): string {
  const next = changes.find(({ seat, number }) => seat === line.seat && number > line.number);
  return line.name || next?.former || names[line.seat ?? -1] || "";
}

/** A line in words; in the second person to who has done it. */
export function sentenceOf(line: Line, names: readonly string[], changes: readonly Line[] = [], viewer: number | null = null): string {
  const place = line.seat ?? -1;
  const name = nameThen(line, names, changes);
  const own = place >= 0 && place === viewer && !changes.some(({ seat, number }) => seat === place && number > line.number);
  const tell = (key: string, values: Values): string => say(own && has(`${key}.you`) ? `${key}.you` : key, values);
  switch (line.kind) {
    case "sat":
      return line.former ? tell("page-log-took-over", { name, former: line.former }) : tell("page-log-sat", { name, seat: place + 1 });
    case "stood":
      return tell("page-log-stood", { seat: place + 1 });
    case "presented":
      return tell("page-log-presented", { name, seat: place + 1, colour: say(`page-colour-${line.colour ?? "blue"}`) });
    case "kept":
      return tell("page-log-kept", { name, seat: place + 1, time: timeOfDay(line.until ?? 0) });
    case "bot":
      return tell("page-log-bot", { seat: place + 1 });
    case "proposed":
      return tell(`page-proposal-${line.wish}`, { name });
    case "delegated":
      return tell(AWAY[line.cause ?? "asked"] ?? "page-log-away", { name });
    case "chatted":
      return tell("page-said", { name, text: line.text ?? "" });
    case "ended":
      return say(line.why === "played" || !line.why ? "page-over" : `page-over-${line.why}`);
    default:
      return tell(`page-log-${line.kind}`, { name });
  }
}

/** What was told last. */
export function lastSentence(lines: readonly Line[], names: readonly string[]): string {
  const line = lines.findLast(({ kind, events }) => kind !== "chatted" && (kind !== "moved" || events?.length));
  return line ? (line.kind === "moved" ? (line.events?.at(-1)?.text ?? "") : sentenceOf(line, names)) : "";
}

/** The numbers of the moves that were taken back; they stay in the log, crossed out. */
export function takenBack(lines: readonly Line[]): Set<number> {
  const undone = new Set<number>();
  let first = Infinity; // from here on everything has been taken back later
  for (const line of [...lines].reverse()) {
    if (line.kind === "undone") first = Math.min(first, line.first ?? line.number);
    if (line.kind === "moved" && line.number >= first) undone.add(line.number);
  }
  return undone;
}

/** A sentence without its last word, and that word: the sign of a rule stands beside it, never alone on a line. */
export function lastWord(sentence: string): [string, string] {
  const cut = sentence.lastIndexOf(" ") + 1;
  return [sentence.slice(0, cut), sentence.slice(cut)];
}

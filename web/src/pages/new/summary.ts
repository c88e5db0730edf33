// What is about to be opened, in words.

import { span } from "../../table/about";
import { language, listed, say } from "../../text/texts.svelte";
import type { GameFacts } from "../../wire";
import { changed, editionOf, type Form, mistakes, opponentOf, plannedClock, plannedSeats } from "./planning";

const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);

function clockInWords(form: Form): string {
  const { kind = "none", seconds = 0, increment = 0 } = plannedClock(form);
  if (kind === "none") return say("page-new-no-clock");
  if (mistakes(form).length) return "";
  const time = span(seconds);
  if (kind === "move") return say("page-new-clock-said-move", { time });
  return increment ? say("page-new-clock-said-fischer", { time, more: span(increment) }) : say("page-new-clock-said-whole", { time });
}

export function playersInWords(form: Form, game: GameFacts): string {
  const seats = plannedSeats(form.seats, game, (number) => say("page-seat-number", { number }));
  const names = seats.flatMap(({ kind, name, level }) => {
    if (kind === "open") return [];
    if (kind === "bot") return [say("page-new-bot", { name: opponentOf(game, level ?? "")?.name ?? level ?? "" })];
    return [name || say("page-new-me")];
  });
  const open = seats.filter(({ kind }) => kind === "open").length;
  return listed(open ? [...names, say("page-new-open", { count: open })] : names);
}

/** One sentence after another: the game and who plays it, by which rules, who may come, how fast, and when it begins. */
export function inWords(form: Form, game: GameFacts): string {
  const rules = say(form.components ? "page-new-rules-own" : "page-new-rules", {
    edition: sentence(editionOf(form, game)?.text ?? ""),
    changed: Object.keys(changed(form, game)).length,
  });
  const who = say(`page-new-who-${form.visibility}`);
  return say("page-new-summary", { game: game.title, players: playersInWords(form, game), rules, who, clock: clockInWords(form) }).trim();
}

export const beginning = (form: Form): string => say(form.seats.some(({ kind }) => kind === "open") ? "page-new-begins-full" : "page-new-begins-now");

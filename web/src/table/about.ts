// The facts of a table in words. What the edition sets itself is not worth a line; what was chosen otherwise is.

import { catalogue } from "../games/catalogue.svelte";
import { say } from "../text/texts.svelte";
import type { Clock, TableNow } from "../wire";

const UNITS: [number, string][] = [[86_400, "page-days"], [3600, "page-hours"], [60, "page-minutes"], [1, "page-seconds"]];

export async function aboutTable(table: TableNow | null): Promise<{ name: string; value: string }[]> {
  if (!table) return [];
  await catalogue.load();
  const game = catalogue.find(table.game);
  const edition = game?.editions.find(({ id }) => id === table.edition);
  const facts = [{ name: say("page-fact-edition"), value: edition?.text ?? table.edition }];
  for (const option of game?.options ?? []) {
    const value = table.options[option.name];
    const usual = edition?.options[option.name] ?? option.values[0]?.value;
    if (value !== usual) facts.push({ name: option.text, value: option.values.find((each) => each.value === value)?.text ?? "" });
  }
  if (table.notes) facts.push({ name: say("page-fact-notes"), value: say("page-fact-notes-kept") });
  facts.push({ name: say("page-fact-visitors"), value: say(visitors(table)) }, { name: say("page-fact-clock"), value: clock(table.clock) });
  if (table.own_components) facts.push({ name: say("page-fact-components"), value: say("page-fact-components-own") });
  return facts;
}

function visitors({ visibility, spectators }: TableNow): string {
  if (visibility === "public") return spectators ? "page-fact-visitors-public" : "page-fact-visitors-public-seats-only";
  return spectators ? "page-fact-visitors-private" : "page-fact-visitors-seats-only";
}

/** A length of time in the largest unit that it fills. */
export function span(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds % size === 0) ?? [1, "page-seconds"];
  return say(unit, { count: seconds / size });
}

function clock({ kind = "none", seconds = 86_400, increment = 0 }: Clock): string {
  if (kind === "none") return say("page-fact-clock-none");
  const time = span(seconds);
  return kind === "move" ? say("page-fact-clock-move", { time }) : say("page-fact-clock-fischer", { time, increment });
}

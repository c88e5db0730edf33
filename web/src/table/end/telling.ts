// How the end of a game is told: who has won and by what, to whoever looks.

import { listed, say } from "../../text/texts.svelte";
import type { PointsPart, StageFacts, Summary, TableNow } from "../../wire";

/** One player at the end. */
export interface Finisher {
  seat: number;
  /** Null where nobody has won. */
  place: number | null;
  points: number;
}

/** From the first to the last; where nobody has won, in the order of their seats. */
export function ranking(places: readonly number[] | null | undefined, scores: readonly number[] | null | undefined): Finisher[] {
  const finishers = (scores ?? []).map((points, seat) => ({ seat, place: places?.[seat] ?? null, points }));
  return finishers.sort((one, other) => (one.place ?? 0) - (other.place ?? 0) || one.seat - other.seat);
}

/** As they stand on the steps: the second, the first, then the others. */
export function onSteps(finishers: readonly Finisher[]): Finisher[] {
  const [first, second, ...others] = finishers;
  return [second, first, ...others].filter((each) => each !== undefined);
}

/** How, not only who: "Ana wins by 1 peso". `me` is the only seat of whoever looks. */
export function headline(table: Pick<TableNow, "why" | "places">, names: readonly string[], me: number | null, margin: string): string {
  const winners = (table.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!winners.length) return say("page-over-abandoned");
  const mine = me !== null && winners.includes(me);
  if (winners.length > 1) {
    const others = winners.filter((seat) => !mine || seat !== me).map((seat) => names[seat] ?? "");
    return say(mine ? "page-end-shared-you" : "page-end-shared", { names: listed(others) });
  }
  const name = names[winners[0] ?? 0] ?? "";
  const how = table.why === "resigned" ? "resigned" : margin ? "by" : "plain";
  return say(`page-end-won-${how}${mine ? "-you" : ""}`, { name, margin });
}

/** What it means to whoever looks, unless the headline has said it. */
export function mine(finishers: readonly Finisher[], me: number | null): string {
  const own = finishers.find(({ seat }) => seat === me);
  return own?.place && own.place > 1 ? say("page-end-you", { place: own.place, points: own.points }) : "";
}

/** The points of one source, of all its things together. */
export const sumOf = (parts: readonly PointsPart[], source: string): number =>
  parts.reduce((sum, part) => sum + (part.source === source ? part.points : 0), 0);

/** Points after each part of the game; or how far everybody was ahead of the table's mean. */
export function lines(course: readonly StageFacts[], mode: "lead" | "points"): number[][] {
  return course.map(({ points }) => {
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
    return mode === "lead" ? points.map((each) => each - mean) : points;
  });
}

/** Round numbers that hold all of these, four to seven of them. */
export function ticks(values: readonly number[], even: boolean): number[] {
  const top = Math.max(1, ...values.map(Math.abs));
  const low = even ? -top : Math.min(0, ...values);
  const high = even ? top : Math.max(1, ...values);
  const step = [1, 2, 4, 5, 10, 20, 25, 50, 100].find((each) => Math.ceil(high / each) - Math.floor(low / each) <= 6) ?? 200;
  const found: number[] = [];
  for (let at = Math.floor(low / step); at <= Math.ceil(high / step); at++) found.push(at * step);
  return found;
}

/** Labels that would lie on each other are pushed apart, and none of them out of the picture. */
export function apart(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((one, other) => one.height - other.height);
  let before = low - gap;
  for (const each of order) before = each.height = Math.max(each.height, before + gap);
  let after = high + gap;
  for (const each of [...order].reverse()) after = each.height = Math.min(each.height, after - gap);
  const found = [...heights];
  for (const { height, place } of order) found[place] = height;
  return found;
}

/** A name where there is room for so many letters only. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join("").trimEnd()}…` : name;
}

/** Whether somebody would want to see where it was lost, or nearly. */
export function close(summary: Summary, me: number | null): boolean {
  const { places, margin } = summary;
  if (!places || me === null) return false;
  return places[me] !== 1 || margin === null || margin === undefined || margin.what !== "points" || margin.amount <= 3;
}

// From the form of a new table to the plan that the server opens.

import { type Clock, type EditionFacts, type GameFacts, LIMITS, type OpponentFacts, type SeatPlan, type TableBody } from "../../wire";
import { levelIn, mySeat, usualLevel, usualPlayers } from "../home/opening";

export interface SeatChoice {
  kind: "me" | "friend" | "open" | "bot";
  level: string; // of the bot: how strong it is, from 1 to 5
  name: string; // of the friend
}

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
export type Unit = keyof typeof UNITS;

export interface Span {
  amount: number | null; // null while nothing, or no number, is typed
  unit: Unit;
}

export interface Form {
  edition: string;
  chosen: Record<string, string>; // options that somebody has touched
  seats: SeatChoice[];
  visibility: "private" | "public";
  spectators: boolean;
  hints: boolean;
  notes: boolean;
  clock: { kind: "none" | "move" | "fischer"; time: Span; more: Span };
  components: { file: string; text: string } | null;
}


const bot = (place: number): SeatChoice => ({ kind: "bot", level: usualLevel(place - 1), name: "" });

/** A form with everything set for a game against bots. */
export function freshForm(game: GameFacts): Form {
  return {
    edition: game.editions[0]?.id ?? "",
    chosen: {},
    seats: resized([{ ...bot(1), kind: "me" }], usualPlayers(game)),
    visibility: "private",
    spectators: true,
    hints: true,
    notes: false,
    clock: { kind: "none", time: { amount: 15, unit: "minutes" }, more: { amount: 20, unit: "seconds" } },
    components: null,
  };
}

/** The same people at a table for more or fewer; those who come in addition are bots. */
export function resized(seats: readonly SeatChoice[], count: number): SeatChoice[] {
  return Array.from({ length: count }, (_, place) => seats[place] ?? bot(place));
}

/** Somebody else for a seat. I am only once at a table: who sends me elsewhere gives my seat to who sat there. */
export function reseated(seats: readonly SeatChoice[], place: number, choice: SeatChoice): SeatChoice[] {
  const before = seats[place] ?? bot(place);
  return seats.map((seat, other) => {
    if (other === place) return choice;
    return choice.kind === "me" && seat.kind === "me" ? before : seat;
  });
}

/** What is played when nothing is chosen: as the edition has it, else the first value. */
export function usual(game: GameFacts, edition: EditionFacts | undefined): Record<string, string> {
  return Object.fromEntries(game.options.map(({ name, values }) => [name, edition?.options[name] ?? values[0]?.value ?? ""]));
}

export const editionOf = (form: Form, game: GameFacts): EditionFacts | undefined => game.editions.find(({ id }) => id === form.edition);

/** The options that are played unlike the edition. */
export function changed(form: Form, game: GameFacts): Record<string, string> {
  const set = usual(game, editionOf(form, game));
  return Object.fromEntries(Object.entries(form.chosen).filter(([name, value]) => name in set && set[name] !== value));
}

export const secondsOf = ({ amount, unit }: Span): number => Math.round((amount ?? Number.NaN) * UNITS[unit]);

export type Mistake = "time" | "more";

export function mistakes({ clock }: Form): Mistake[] {
  const found: Mistake[] = [];
  const { seconds, increment } = LIMITS.Clock;
  const within = (span: Span, { least, most }: { least: number; most: number }): boolean => secondsOf(span) >= least && secondsOf(span) <= most;
  if (clock.kind !== "none" && !within(clock.time, seconds)) found.push("time");
  if (clock.kind === "fischer" && !within(clock.more, increment)) found.push("more");
  return found;
}

export function plannedClock({ clock: { kind, time, more } }: Form): Clock {
  if (kind === "none") return { kind };
  return kind === "move" ? { kind, seconds: secondsOf(time) } : { kind, seconds: secondsOf(time), increment: secondsOf(more) };
}

/** The seats as the server takes them. A friend without a name is called after the seat. */
export function plannedSeats(seats: readonly SeatChoice[], game: GameFacts, seatName: (number: number) => string): SeatPlan[] {
  return seats.map(({ kind, level, name }, place) => {
    if (kind === "bot") return { kind, level: levelIn(game, level) };
    if (kind === "friend") return { kind: "me", name: name.trim() || seatName(place + 1) };
    return kind === "me" ? mySeat() : { kind };
  });
}

/** Who plays at a level, if it is somebody of this game. */
export const opponentOf = (game: GameFacts, level: string): OpponentFacts | undefined =>
  game.opponents.find(({ strength }) => `${strength}` === levelIn(game, level));

export function planned(form: Form, game: GameFacts, seatName: (number: number) => string): TableBody {
  return {
    game: game.name,
    edition: form.edition,
    options: changed(form, game),
    seats: plannedSeats(form.seats, game, seatName),
    visibility: form.visibility,
    spectators: form.spectators,
    hints: form.hints,
    ...(form.notes && game.remembers ? { notes: true } : {}),
    clock: plannedClock(form),
    ...(form.components ? { components: form.components.text } : {}),
  };
}

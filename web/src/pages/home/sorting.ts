// In which order tables are listed, and what there is to say about them.

import { isToCome } from "../../table/clock.svelte";
import type { Listed, Seat } from "../../wire";

/** What somebody can do at a table. */
export type Standing = "your-turn" | "waiting" | "open";

/** Whether the person themselves has to choose: a bot that stands in needs nobody. */
const isMine = (seat: Seat | undefined): boolean => seat?.mine === true && seat.kind === "person" && !seat.stand_in && !seat.resigned;

export function standing({ state, asked = [], seats }: Listed): Standing {
  if (state === "open") return "open";
  return asked.some((place) => isMine(seats[place])) ? "your-turn" : "waiting";
}

const RANK: Record<Standing, number> = { "your-turn": 0, waiting: 1, open: 2 };

/** Mine: those that wait for me first, then those being played, then those that wait for players; the last change first. */
export function byUrgency(tables: readonly Listed[]): Listed[] {
  return [...tables].sort((one, other) => RANK[standing(one)] - RANK[standing(other)] || other.changed - one.changed);
}

/** For whoever looks for company: tables with a free seat first, and none where they sit already. */
export function toJoin(tables: readonly Listed[], mine: readonly Listed[]): Listed[] {
  const known = new Set(mine.map(({ id }) => id));
  const others = tables.filter(({ id }) => !known.has(id));
  return others.sort((one, other) => Number(freeSeats(other) > 0) - Number(freeSeats(one) > 0) || other.changed - one.changed);
}

export const freeSeats = ({ state, seats }: Listed): number => (state === "open" ? seats.filter(({ kind, kept }) => kind === "open" && !(kept && isToCome(kept.until))).length : 0);

/** The names at a table, but not one's own. */
export const othersAt = ({ seats }: Listed): string[] => seats.filter(({ kind, mine }) => kind !== "open" && !mine).map(({ name = "", level = "" }) => name || level);

/** Who has to choose. */
export const askedAt = ({ asked = [], seats }: Listed): string[] => asked.map((place) => seats[place]?.name ?? "").filter(Boolean);

export interface Line {
  place: number;
  name: string;
  points: number;
  mine: boolean;
}

/** The result of a game that is over, the winner first. */
export function ranking({ places, scores, seats }: Listed): Line[] {
  const lines = (places ?? []).map((place, seat) => ({ place, name: seats[seat]?.name ?? "", points: scores?.[seat] ?? 0, mine: seats[seat]?.mine === true }));
  return lines.sort((one, other) => one.place - other.place);
}

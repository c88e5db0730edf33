// Reading the table: who is where in the order, which building stands at which end, of whom something is being taken.

import { type Building, type BySeat, End, Place, type Row, type Seat, type View } from "./view";

const wordOf = (seat: number): Seat => String(seat + 1) as Seat;

export const of = <Value>(record: BySeat<Value>, seat: number): Value => record[wordOf(seat)];

/** A place of a row, with the building that stands there; a row that is being refilled has places without one. */
export interface Plot {
  id: Building | null;
  place: Place;
  /** The end at which it stands, where it can be reached. */
  end: End | null;
}

export function plots(view: View, row: Row): Plot[] {
  const places = Place.filter((place) => place.startsWith(`${row}-`));
  const last = places.findLastIndex((place) => view.building_at[place]);
  return places.slice(0, last + 1).map((place) => {
    const id = view.building_at[place];
    return { id, place, end: End.find((end) => id !== null && view.ends[end] === id) ?? null };
  });
}

export const ownedBy = (view: View, seat: number): Building[] =>
  (Object.keys(view.whereabouts) as Building[]).filter((id) => view.whereabouts[id] === wordOf(seat));

export const inPile = (view: View): number => Object.values(view.whereabouts).filter((where) => where === null).length;

export const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The seats in the order of play, as far as it is settled. */
export function inOrder(view: View): number[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const settled = seats.flatMap((place) => {
    const seat = of(view.order, place);
    return seat ? [Number(seat) - 1] : [];
  });
  return settled.length === view.seats ? settled : seats;
}

export const isSettled = (view: View): boolean => view.board.round > 0;

/** Of whom a cube or a worker is being taken; null while nobody is robbed. */
export const victimOf = (view: View): number | null => (view.asked && "victim" in view.asked.about ? Number(view.asked.about.victim) - 1 : null);

/** How far a player has come in this round. */
export function progress(view: View, seat: number): "played" | "now" | "later" {
  if (view.over || !isSettled(view)) return "later";
  if (view.phase === "new-card") return view.cards[seat]?.count.sealed ? "played" : view.asked?.seat === seat ? "now" : "later";
  if (view.board.active === seat) return "now";
  const order = inOrder(view);
  return order.indexOf(seat) < order.indexOf(view.board.active) ? "played" : "later";
}

export const isProtected = (view: View, seat: number): boolean => of(view.protected_by, seat) !== null;

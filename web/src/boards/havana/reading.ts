// Reading the table: who is where in the order, which building stands at which end, of whom something is being taken.

import { type Building, type BySeat, End, Place, type Row, type Seat, type View } from "./view";

const wordOf = (seat: number): Seat => String(seat + 1) as Seat;

export const of = <Value>(record: BySeat<Value>, seat: number): Value => record[wordOf(seat)];

export interface Standing {
  id: Building;
  place: Place;
  /** The end at which it stands, where it can be reached. */
  end: End | null;
}

export function standing(view: View, row: Row): Standing[] {
  return Place.filter((place) => place.startsWith(`${row}-`)).flatMap((place) => {
    const id = view.building_at[place];
    return id ? [{ id, place, end: End.find((end) => view.ends[end] === id) ?? null }] : [];
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

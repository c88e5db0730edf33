// Reading the table: who is where in the order, which building stands at which end, what is being asked about.

import type { BySeat, Box, Building, RowName, View } from "./types";

// The questions of the stack that are shown in a way of their own, by their numbers in the game's words.py.
const OPENING = 6;
const LEVY = 14;
const THEFT = 17;
const SECOND_THEFT = 18;
const PURCHASES = [21, 22, 23];
const COVER = 26;

export type Phase = "opening" | "actions" | "purchases" | "new-card";
export const PHASES: readonly Phase[] = ["actions", "purchases", "new-card"];

export const of = <Value>(record: BySeat<Value>, seat: number): Value => record[seat + 1] as Value;

export const houseOf = (box: Box, id: string): Building => {
  const house = box.components.building.find((each) => each.id === id);
  if (!house) throw new Error(`no building ${id}`);
  return house;
};

export const numberOn = (box: Box, card: string): number => box.components.card.find(({ id }) => id === card)?.number ?? 0;

/** The number that two cards form, the lower one first. */
export function formed(box: Box, one: string, other: string): number {
  const [low = 0, high = 0] = [numberOn(box, one), numberOn(box, other)].sort((first, second) => first - second);
  return low * 10 + high;
}

export const goal = (box: Box, view: View): number => box.components.target[view.seats] ?? 0;

export interface Standing {
  id: string;
  place: string;
  /** The end at which it stands, where it can be reached; a lone building is sold as the left one. */
  end: string | null;
}

export function standing(view: View, row: RowName): Standing[] {
  const there = Array.from({ length: 6 }, (_, number) => `${row}-${number + 1}`).flatMap((place) => {
    const id = view.building_at[place];
    return id ? [{ id, place }] : [];
  });
  return there.map(({ id, place }, number) => {
    const side = number === 0 ? "left" : number === there.length - 1 ? "right" : null;
    return { id, place, end: side && `${row}-${side}` };
  });
}

const WHERE_OWNED = (seat: number): string => String(seat + 1);

export const ownedBy = (view: View, seat: number): string[] =>
  Object.entries(view.whereabouts).flatMap(([id, where]) => (where === WHERE_OWNED(seat) ? [id] : []));

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

const asked = (view: View): number => view.stack.at(-3) ?? -1;

export function phaseOf(view: View): Phase {
  if (asked(view) === OPENING) return "opening";
  if (asked(view) === COVER) return "new-card";
  return PURCHASES.includes(asked(view)) ? "purchases" : "actions";
}

/** Of whom a cube or a worker is being taken; null while nobody is robbed. */
export const victimOf = (view: View): number | null => ([LEVY, THEFT, SECOND_THEFT].includes(asked(view)) ? (view.stack.at(-1) ?? null) : null);

/** How far a player has come in this round. */
export function progress(view: View, seat: number): "played" | "now" | "later" {
  if (view.over || !isSettled(view)) return "later";
  if (phaseOf(view) === "new-card") return view.cards[seat]?.count.sealed ? "played" : view.stack.at(-2) === seat ? "now" : "later";
  if (view.board.active === seat) return "now";
  const order = inOrder(view);
  return order.indexOf(seat) < order.indexOf(view.board.active) ? "played" : "later";
}

/** Whether nobody may take anything of a player: the card says so as long as it lies open. */
export const isProtected = (view: View, seat: number): boolean =>
  [...(view.cards[seat]?.open ?? []), ...(view.cards[seat]?.covered ?? [])].includes("protection");

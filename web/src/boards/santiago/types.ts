// What is printed in the box of Santiago de Cuba, and what can be read off its table.

import type { Question } from "../../wire";
import { type Building, type BySeat, type Cuban, Die, type Flower, type Good, type Seat, Stop, type View } from "./view";

export type Star = Exclude<Stop, "port">;
export const STARS: readonly Star[] = Stop.filter((stop) => stop !== "port");

export interface PrintedCuban {
  id: Cuban;
  gain: Partial<Record<Good | "pesos" | "points", number>>;
  flower: Flower | "none";
}

export interface SantiagoBox {
  components: {
    start: { ownership_markers: number };
    ships: { count: number };
    value: { flags: number[] };
    die: { good: Die; colour: string; faces: number[] }[];
    cuban: PrintedCuban[];
  };
}

export const seatOf = (word: Seat | null | undefined): number | null => (word ? Number(word) - 1 : null);
export const ofSeat = <Value>(kept: BySeat<Value>, seat: number): Value | undefined => kept[String(seat + 1) as Seat];

const entries = Object.entries as <Key extends string, Value>(record: Readonly<Record<Key, Value>>) => [Key, Value][];

export const isAboard = (view: View, die: Die): boolean => view.demand[die] >= 0;

/** From a departure until the dice are rolled at the end of the turn, no ship wants anything yet. */
export const isSettled = (view: View): boolean => Die.some((die) => isAboard(view, die));

/** Whose broker stands on a building. */
export const brokerOn = (view: View, building: Building): number | null => seatOf(entries(view.broker).find(([, place]) => place === building)?.[0]);

export const ownedBy = (view: View, seat: number): Building[] =>
  entries(view.owner).filter(([, owner]) => seatOf(owner) === seat).map(([building]) => building);

/** All five dice lie on the quay, and one of them is going to stay there. */
export const isChoosingDice = (view: View): boolean => view.asked?.question === "left-out";

/** Whether a Cuban asks something of whoever has met him. */
export const isAsking = (view: View, cuban: Cuban | null): boolean => view.asked !== null && "cuban" in view.asked.about && view.asked.about.cuban === cuban;

/** What is asked of us, by the name of its decision: for things that stand for a move only then. */
export const decisionOf = (question: Question | null | undefined): string => question?.decision ?? "";

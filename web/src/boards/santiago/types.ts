// What the server tells of a table of Santiago de Cuba, and what is printed in its box.

import type { Question } from "../../wire";

export const DICE = ["sugar", "citrus", "tobacco", "rum", "cigar"] as const;
export const GOODS = [...DICE, "wood"] as const;
export const FLOWERS = ["yellow", "blue", "red", "white"] as const;
export const STARS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

export type DieGood = (typeof DICE)[number];
export type Good = (typeof GOODS)[number];
export type Flower = (typeof FLOWERS)[number];
export type Star = (typeof STARS)[number];

export interface Holdings {
  pesos: number;
  points: number;
  goods: Record<Good, number>;
  kept: number;
}

export interface SantiagoView {
  over: boolean;
  /** What is still to be done, three numbers each (question, seat, argument); the last three are next. */
  stack: number[];
  board: { car: number; departed: number; value: number; first: number; active: number };
  building_on: Record<string, string | null>;
  /** By building the word of a seat, which counts from 1. */
  owner: Record<string, string | null>;
  cuban_at: Record<string, string | null>;
  inactive: Record<string, number>;
  rolled: Record<DieGood, number>;
  /** What the ship still wants; -1: the die is not aboard. */
  demand: Record<DieGood, number>;
  supply: Record<Good, number>;
  /** By the word of a seat. */
  broker: Record<string, string | null>;
  markers: Record<string, number>;
  /** Nothing for a seat whose things are behind its screen. */
  players: (Holdings | null)[];
}

export interface PrintedCuban {
  id: string;
  gain: Partial<Record<Good | "pesos" | "points", number>>;
  flower: Flower | "none";
}

export interface SantiagoBox {
  components: {
    start: { ownership_markers: number };
    ships: { count: number };
    value: { flags: number[] };
    die: { good: DieGood; colour: string; faces: number[] }[];
    cuban: PrintedCuban[];
  };
}

export const wordOf = (seat: number): string => String(seat + 1);
export const seatOf = (word: string | null | undefined): number | null => (word ? Number(word) - 1 : null);

export const isAboard = (view: SantiagoView, die: DieGood): boolean => view.demand[die] >= 0;

/** From a departure until the dice are rolled at the end of the turn, no ship wants anything yet. */
export const isSettled = (view: SantiagoView): boolean => DICE.some((die) => isAboard(view, die));

/** Whose broker stands on a building. */
export function brokerOn(view: SantiagoView, building: string): number | null {
  return seatOf(Object.keys(view.broker).find((word) => view.broker[word] === building));
}

export const ownedBy = (view: SantiagoView, seat: number): string[] =>
  Object.keys(view.owner).filter((building) => view.owner[building] === wordOf(seat));

export type Phase = "setup" | "demand" | "drive" | "cuban" | "building" | "delivery" | "over";

// The numbers of the questions and steps on the stack (games/santiago/words.py), up to which a phase goes.
const PHASES: readonly [last: number, Phase][] = [
  [4, "setup"],
  [7, "demand"],
  [9, "drive"],
  [15, "cuban"],
  [17, "building"],
  [18, "delivery"],
  [20, "drive"],
];
const LEFT_OUT = 7;

const next = (view: SantiagoView): number => view.stack.at(-3) ?? 0;

export function phaseOf(view: SantiagoView): Phase {
  if (view.over) return "over";
  return PHASES.find(([last]) => next(view) <= last)?.[1] ?? "building";
}

/** All five dice lie on the quay, and one of them is going to stay there. */
export const isChoosingDice = (view: SantiagoView): boolean => next(view) === LEFT_OUT;

/** What is asked of us, by the name of its decision: for things that stand for a move only then. */
export const decisionOf = (question: Question | null | undefined): string => question?.decision ?? "";

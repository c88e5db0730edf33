// Which moves a thing on the table stands for. The server lists the legal moves as text ("build hotel a1"); a thing names
// its moves by patterns ("build hotel *"), where a star is any word. What matches nothing on the list cannot be touched.

import type { Possible } from "../wire";

const compiled = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  let made = compiled.get(pattern);
  if (!made) {
    const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^ +]+");
    made = new RegExp(`^${literal}$`);
    compiled.set(pattern, made);
  }
  return made;
}

export const fits = (pattern: string, move: string): boolean => expression(pattern).test(move);

/** The moves that fit one of the patterns. */
export function matching<Move extends { move: string }>(patterns: readonly string[], moves: readonly Move[]): Move[] {
  return moves.filter(({ move }) => patterns.some((pattern) => fits(pattern, move)));
}

/** The words of a move after its kind: "open worker+architect" has two. */
export const wordsOf = (move: string): string[] => move.split(/[ +]/).slice(1);
export const kindOf = (move: string): string => move.split(" ", 1)[0] ?? "";

/** The moves that name no thing, where others do; the rest of a choice is among things. */
export function nameless(moves: readonly Possible[]): Possible[] {
  const found = moves.filter(({ move }) => !wordsOf(move).length);
  return found.length < moves.length ? found : [];
}

/** A choice of one number: all moves are of one kind and differ by a number only. One that is called by what it leads to is no number. */
export function asNumbers(moves: readonly Possible[]): Map<number, Possible> | null {
  const numbers = new Map<number, Possible>();
  for (const move of moves) {
    const [kind, number, more] = move.move.split(" ");
    if (kind !== kindOf(moves[0]?.move ?? "") || more !== undefined || !/^\d+$/.test(number ?? "")) return null;
    if (move.label && !move.label.includes(number ?? "")) return null;
    numbers.set(Number(number), move);
  }
  return numbers.size === moves.length ? numbers : null;
}

export interface Group {
  pattern: string[];
  kind: string;
  word: string;
  /** The place of the word in the move: 0 for the first after the kind. */
  at: number;
  moves: Possible[];
}

/** Many moves as a few groups by the first word in which they differ (of a pair: by either), to be chosen before the rest. */
export function grouped(moves: readonly Possible[]): Group[] {
  const groups = new Map<string, Group>();
  for (const move of moves) {
    const kind = kindOf(move.move);
    const words = move.move.split(" ").slice(1);
    const at = firstDifference(moves.filter((other) => kindOf(other.move) === kind));
    for (const word of (words[at] ?? "").split("+")) {
      const like = (written: string): string => [kind, ...words.map((_, place) => (place === at ? written : "*"))].join(" ");
      const pattern = words[at]?.includes("+") ? [like(`${word}+*`), like(`*+${word}`)] : [like(word)];
      const key = `${kind} ${word}`;
      const group = groups.get(key) ?? { pattern, kind, word, at, moves: [] };
      if (!group.moves.includes(move)) group.moves.push(move);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** The place of the first word, after the kind, in which moves of one kind differ. */
function firstDifference(moves: readonly Possible[]): number {
  const words = moves.map(({ move }) => move.split(" ").slice(1));
  const at = (words[0] ?? []).findIndex((word, place) => words.some((other) => other[place] !== word));
  return Math.max(at, 0);
}

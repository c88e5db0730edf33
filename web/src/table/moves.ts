// Many moves as a few groups and pages: a prompt has room for one row.

import { has, named, say } from "../text/texts.svelte";
import type { Possible } from "../wire";
import { grouped, nameless } from "./patterns";
import type { Board } from "./scene";

export const ROW = 6; // moves that there is room for, whatever the shape of the window
export const BESIDE = 5; // moves that there is room for where groups or a way back stand before them
const MOST_TABS = 5; // groups that there is room for side by side; what stands apart beside them takes the room of two

export interface Group {
  key: string;
  name: string;
  moves: readonly Possible[];
  /** The things that stand for them. */
  patterns: readonly string[];
}

export interface Arranged {
  /** Groups to go through, or nothing where one row has room for all. */
  groups: readonly Group[];
  /** Whether groups are few enough to lie side by side; else each is a button as a move is. */
  tabs: boolean;
  /** The moves outside all groups. */
  listed: readonly Possible[];
  /** What names no thing while others do, as "pass" and "done": it stands apart, after them. */
  apart: readonly Possible[];
}

const patternsOf = (moves: readonly Possible[]): string[] => moves.map(({ move }) => move);

/** As the server groups them: by the thing that they concern. */
function byServer(moves: readonly Possible[]): Group[] {
  const groups = new Map<string, Possible[]>();
  for (const move of moves) {
    const key = move.group ?? "";
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups].map(([key, those]) => ({ key, name: those[0]?.group_text ?? say("page-group-other"), moves: those, patterns: patternsOf(those) }));
}

/** By the first word in which they differ, where the server has no groups. */
function byWord(moves: readonly Possible[], board: Board, edition: string, rest: boolean): Group[] {
  const found = grouped(moves).filter((group) => group.moves.length < moves.length);
  // Many moves of one kind: the question says what is done, a word is enough to say which one. So is it after a first step.
  const alike = rest || found.every(({ kind, moves: those }) => kind === found[0]?.kind && those.length === 1);
  return found.map(({ kind, word, at, moves: those, pattern }) => {
    const key = `${board.words[kind]?.[at] ?? kind}-${word}`;
    const name = has(key) ? named(key, edition) : word;
    const [only] = those.length === 1 ? those : [];
    return { key: pattern.join(), name: only && !(alike && has(key)) ? (only.label ?? only.text ?? name) : name, moves: those, patterns: pattern };
  });
}

/** One or two moves that are of no kind with others: what names no thing, and is the only one of its group; what has no group while most have. */
function standingApart(moves: readonly Possible[], byGroups: boolean): readonly Possible[] {
  const unnamed = nameless(moves);
  const isAlone = ({ group }: Possible): boolean => moves.filter((other) => other.group === group).length === 1;
  const loose = moves.filter((move) => !move.group);
  const [only, ...more] = moves.filter(({ group }) => group);
  if (only && !more.length && loose.length) return [only]; // the way out
  const alone = byGroups ? moves.filter((move) => (unnamed.includes(move) && isAlone(move)) || (loose.length <= 2 && loose.includes(move))) : unnamed;
  return alone.length <= 2 && alone.length < moves.length ? alone : [];
}

/** What a move is called beside others without their groups: with the name of its group where labels alone are not enough. */
export function labelAmong({ label, group, group_text, text = "" }: Possible, others: readonly Possible[]): string {
  const twins = others.some((one) => others.some((other) => one.label && one.label === other.label && one.group !== other.group));
  return label && group && group_text && twins ? say("page-move-of-group", { group: group_text, move: label }) : label || text;
}

export function arranged(moves: readonly Possible[], board: Board, edition: string, rest: boolean): Arranged {
  const byGroups = moves.some(({ group }) => group);
  const apart = standingApart(moves, byGroups);
  const others = moves.filter((move) => !apart.includes(move));
  if (moves.length <= ROW) return { groups: [], tabs: false, listed: others, apart };
  const halved = rest && others.every(({ move }) => move.includes("+")); // one of a pair is chosen: the other tells all
  const told = byGroups && !halved ? byServer(others) : [];
  const found = told.length > 1 ? told : byWord(others, board, edition, rest);
  // Where each move is a group of its own, a label of the server's says more than a word.
  const alone = !halved && found.length === others.length && others.every(({ label }) => label);
  const groups = found.length < 2 || alone ? [] : found;
  const tabs = told.length > 1 && groups.length + 2 * apart.length <= MOST_TABS;
  return { groups, tabs, listed: groups.length ? [] : others, apart };
}

/** What is on the pages of one of the groups that lie side by side: its moves, or groups of them where there are many. */
export function within(group: Group, board: Board, edition: string): readonly (Possible | Group)[] {
  const parts = group.moves.length > 2 * BESIDE ? byWord(group.moves, board, edition, true) : [];
  return parts.length > 1 && parts.length < group.moves.length ? parts : group.moves;
}

export function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size));
}

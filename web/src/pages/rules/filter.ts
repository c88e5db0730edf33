// Which clauses are shown: by words, by edition, by kind; and always the one that a link leads to.

import type { ClauseFacts, GroupFacts, Rulebook, SectionFacts } from "../../wire";
import { fold, holds } from "./search";

export const FAMILIES = ["rules", "rulings", "examples", "data"] as const;
export type Family = (typeof FAMILIES)[number];

export interface Choice {
  words: readonly string[];
  edition: string; // none: all of them
  families: readonly Family[];
  linked: string; // the clause that the address names
}

const OWN: Record<string, Family> = { ruling: "rulings", example: "examples", data: "data" };
export const familyOf = (clause: ClauseFacts): Family => OWN[clause.kind] ?? "rules";

export const clausesOf = (section: SectionFacts): ClauseFacts[] => section.groups.flatMap((group) => group.clauses);
export const allClauses = (book: Rulebook): ClauseFacts[] => book.sections.flatMap(clausesOf);

const folded = new WeakMap<ClauseFacts, string>();

function foldedText(clause: ClauseFacts): string {
  let text = folded.get(clause);
  if (text === undefined) {
    text = fold(`${clause.id} ${clause.text}`);
    folded.set(clause, text);
  }
  return text;
}

export const hasWords = (clause: ClauseFacts, words: readonly string[]): boolean => holds(foldedText(clause), words);

export const playedIn = (clause: ClauseFacts, edition: string): boolean => !edition || !clause.left_out?.includes(edition);

/** Whether edition and kind let a clause be seen. */
export const isChosen = (clause: ClauseFacts, choice: Choice): boolean =>
  playedIn(clause, choice.edition) && choice.families.includes(familyOf(clause));

export const isShown = (clause: ClauseFacts, choice: Choice): boolean => isChosen(clause, choice) && hasWords(clause, choice.words);

export interface ShownSection {
  section: SectionFacts;
  groups: GroupFacts[];
  count: number;
}

/** The chapters with what is shown of them; chapters and groups of which nothing is left are gone. */
export function shownSections(book: Rulebook, choice: Choice): ShownSection[] {
  return book.sections
    .map((section) => {
      const groups = section.groups
        .map((group) => ({ ...group, clauses: group.clauses.filter((clause) => clause.id === choice.linked || isShown(clause, choice)) }))
        .filter((group) => group.clauses.length);
      const count = groups.reduce((sum, group) => sum + group.clauses.filter((clause) => isShown(clause, choice)).length, 0);
      return { section, groups, count };
    })
    .filter((shown) => shown.groups.length);
}

/** How many clauses have the words, and how many of them edition or kind hide. */
export function counted(book: Rulebook, choice: Choice): { shown: number; hidden: number; total: number } {
  const all = allClauses(book);
  const found = all.filter((clause) => hasWords(clause, choice.words));
  const shown = found.filter((clause) => isChosen(clause, choice)).length;
  return { shown, hidden: found.length - shown, total: all.length };
}

export function familyCounts(book: Rulebook): Record<Family, number> {
  const counts: Record<Family, number> = { rules: 0, rulings: 0, examples: 0, data: 0 };
  for (const clause of allClauses(book)) counts[familyOf(clause)] += 1;
  return counts;
}

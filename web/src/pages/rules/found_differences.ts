// Looking for words among the points on which editions differ.

import type { DifferenceFacts, Rulebook } from "../../wire";
import { allClauses } from "./filter";
import { fold, holds } from "./search";

/** The points whose topic, readings and ruling together hold all the words. */
export function foundDifferences(book: Rulebook, words: readonly string[]): readonly DifferenceFacts[] {
  const differences = book.differences ?? [];
  if (!words.length) return differences;
  const texts = new Map(allClauses(book).map((clause) => [clause.id, `${clause.id} ${clause.text}`]));
  return differences.filter((difference) => {
    const named = [...difference.readings.map((reading) => reading.clause), difference.ruling ?? ""];
    return holds(fold([difference.topic, ...named.map((clause) => texts.get(clause) ?? "")].join(" ")), words);
  });
}

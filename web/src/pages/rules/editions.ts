// Editions are called by the language and year of their rulebook; the one that no rulebook prints has a name.

import { has, listed, say } from "../../text/texts.svelte";

const known = (edition: string, attribute = ""): string => {
  const key = `page-rules-edition-${edition}${attribute}`;
  return has(key) ? say(key) : edition;
};

/** In a word or two, above a column or in a list. */
export const shortName = (edition: string): string => known(edition);

/** Several of them in a sentence. */
export const inSentence = (editions: readonly string[]): string => listed(editions.map((edition) => known(edition, ".in")));

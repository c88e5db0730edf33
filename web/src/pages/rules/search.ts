// Finding words in the rules: case and accents do not matter, every word has to be there.

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", "’": "'", "\u00a0": " " };

/** A text without case and accents, for comparing. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæ’\u00a0]/g, (letter) => LIGATURES[letter] ?? letter);

/** The words of what somebody typed, ready to compare. A single letter is the beginning of a word, and in every rule. */
export const wordsOf = (query: string): string[] => [...new Set(fold(query).split(/\s+/))].filter((word) => word && !/^[a-z]$/.test(word));

/** Whether a folded text holds all the words. */
export const holds = (folded: string, words: readonly string[]): boolean => words.every((word) => folded.includes(word));

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces, those that were looked for marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  const letters = [...text];
  // Folding may make two letters of one, or none: each folded letter remembers where it comes from.
  const origin: number[] = [];
  let folded = "";
  letters.forEach((letter, place) => {
    const plain = fold(letter);
    folded += plain;
    for (let count = 0; count < plain.length; count++) origin.push(place);
  });
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place++) hits[origin[place] ?? 0] = true;
    }
  }
  const found: Piece[] = [];
  letters.forEach((letter, place) => {
    const hit = hits[place] === true;
    const last = found.at(-1);
    if (last?.hit === hit) last.text += letter;
    else found.push({ text: letter, hit });
  });
  return found;
}

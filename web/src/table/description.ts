// Any view of any game in words: which fields there are, and what their words are called, comes from the server.

import { say } from "../text/texts.svelte";

type Shape = "value" | "counts" | "things" | "words" | "flags" | "owned" | "fields";

interface Entry {
  label: string;
  path: string[];
  shape: Shape;
  by?: string;
  holds?: string;
  words?: string[];
  lookup?: string;
  absent?: string;
  always?: boolean;
  quiet?: boolean;
}

export interface Words {
  /** For each domain the name of every word, and what there is to say beside it. */
  domains: Record<string, Record<string, [string, string]>>;
  lookups: Record<string, Record<string, number[]>>;
  cards: { title: string; entries: Entry[] }[];
  player: Entry[];
}

export interface Card {
  title: string;
  entries: { label: string; values: string[] }[];
}

type Listed = Record<string, unknown>;

const HIDDEN = Symbol("behind a screen");

/** A card for the one who looks, then what all share, then one for each of the others. */
export function described(words: Words, view: unknown, names: readonly string[]): Card[] {
  const own = (view as { seat?: number | null }).seat ?? -1;
  const player = (seat: number): Card => ({
    title: seat === own ? say("page-name-you", { name: names[seat] ?? "" }) : (names[seat] ?? ""),
    entries: lines(words, view, names, words.player, seat),
  });
  const others = names.map((_, seat) => seat).filter((seat) => seat !== own);
  const shared = words.cards.map((card) => ({ title: card.title, entries: lines(words, view, names, card.entries, -1) }));
  return [...(own < 0 ? [] : [player(own)]), ...shared, ...others.map(player)];
}

function lines(words: Words, view: unknown, names: readonly string[], entries: Entry[], seat: number): Card["entries"] {
  return entries.flatMap((entry) => {
    const value = found(view, entry.path, seat);
    if (value === HIDDEN) return [{ label: entry.label, values: [say("page-hidden")] }];
    if (value === null || value === undefined) return [];
    const values = inWords({ words, names, entry, seat }, value);
    return values ? [{ label: entry.label, values: values.length ? values : [say("page-nothing")] }] : [];
  });
}

/** What lies at a path of the view. What is behind a screen is null there; what is inside is hidden, then. */
function found(view: unknown, path: string[], seat: number): unknown {
  const steps = path.map((step) => (step === "{seat}" ? String(seat + 1) : step === "{place}" ? seat : step));
  let inside: unknown = view;
  for (const step of steps) {
    if (inside === null || inside === HIDDEN) return HIDDEN;
    inside = (inside as Listed | undefined)?.[step];
  }
  return inside;
}

interface Context {
  words: Words;
  names: readonly string[];
  entry: Entry;
  seat: number;
}

/** A seat by its player, anything else by its domain. Some fields hold the number of a word. */
function nameOf({ words, names }: Context, domain = "", word: unknown, all?: string[]): string {
  if (domain === "seat") return names[typeof word === "number" ? word : Number(word) - 1] ?? "–";
  const written = String(typeof word === "number" && all ? all[word] : word);
  return words.domains[domain]?.[written]?.[0] ?? written;
}

function noted(context: Context, domain: string | undefined, word: string, count = ""): string {
  const note = context.words.domains[domain ?? ""]?.[word]?.[1] ?? "";
  const name = nameOf(context, domain, word);
  const counted = count ? say("page-named-count", { name, count }) : name;
  return note ? say("page-named-note", { name: counted, note }) : counted;
}

function inWords(context: Context, value: unknown): string[] | null {
  const { entry, words } = context;
  switch (entry.shape) {
    case "value":
      if (!entry.holds || (typeof value === "number" && (value < 0 || entry.holds === "bid"))) return [Number(value) < 0 ? "–" : String(value)];
      return [nameOf(context, entry.holds, value, entry.words)];
    case "counts": {
      const counts = Object.entries(value as Record<string, number>).filter(([, count]) => entry.always || count !== 0);
      if (entry.quiet && !counts.length) return null;
      if (counts.length && counts.every(([, count]) => count < 0)) return [say("page-not-settled")];
      return counts.map(([word, count]) => {
        const shown = entry.lookup ? (words.lookups[entry.lookup]?.[word]?.[count] ?? count) : count;
        return noted(context, entry.by, word, shown < 0 ? (entry.absent ?? "–") : String(shown));
      });
    }
    case "things":
      return Object.entries(value as Listed).flatMap(([word, thing]) => {
        const ranked = entry.by === "seat"; // a list of seats is their order: first, second ...
        if (thing === null || !(ranked || word in (words.domains[entry.by ?? ""] ?? {}))) return [];
        const where = ranked ? word : nameOf(context, entry.by, word);
        if (typeof thing !== "object") return [say("page-thing-at", { where, thing: noted(context, entry.holds, String(thing)) })];
        const inside = Object.entries(thing as Record<string, number>).filter(([, count]) => count !== 0);
        return inside.map(([held, count]) => say("page-thing-at", { where, thing: noted(context, entry.holds, held, String(count)) }));
      });
    case "words": {
      const known = (value as (string | null)[]).filter((word) => word !== null);
      return known.length ? known.map((word) => noted(context, entry.holds, word)) : null;
    }
    case "flags": {
      const set = Object.entries(value as Listed).filter(([, flag]) => flag);
      return set.length ? set.map(([word]) => nameOf(context, entry.by, word)) : null;
    }
    case "owned":
      return Object.entries(value as Listed).filter(([, owner]) => owner === String(context.seat + 1)).map(([word]) => nameOf(context, entry.by, word));
    case "fields":
      return Object.entries(value as Listed).map(([field, held]) => say("page-thing-at", { where: field, thing: held === null ? "–" : nameOf(context, entry.holds, held) }));
  }
}

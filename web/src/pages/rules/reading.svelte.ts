// How somebody reads a rulebook. All of it is in the address, so that it can be shared and found again.

import { go, placeNow } from "../../router.svelte";
import { FAMILIES, type Family } from "./filter";
import { wordsOf } from "./search";

export type View = "short" | "full" | "differences";
const VIEWS: readonly View[] = ["short", "full", "differences"];
const PAUSE = 150; // milliseconds without a key before page and address follow what is typed
const NO_WORDS: readonly string[] = [];

interface Chosen {
  view: View;
  edition: string;
  families: readonly Family[];
  query: string;
}

/** Who opens a book reads it in short; who looks for something, or follows a link to a rule, reads the rules. */
function expected(chosen: Pick<Chosen, "query" | "families">, hash: string): View {
  const narrowed = chosen.query.trim() !== "" || chosen.families.length < FAMILIES.length;
  return narrowed || hash.includes(".") ? "full" : "short"; // the ids of rules have dots, those of chapters none
}

export class Reading {
  /** What is in the search field: ahead of page and address while somebody types. */
  typed: string = $state("");
  #later: ReturnType<typeof setTimeout> | undefined;

  edition: string = $derived(placeNow().query.get("edition") ?? "");
  families: readonly Family[] = $derived.by(() => {
    const named = placeNow().query.get("kinds")?.split(",");
    return named ? FAMILIES.filter((family) => named.includes(family)) : FAMILIES;
  });
  linked: string = $derived(placeNow().hash);
  query: string = $derived(placeNow().query.get("q") ?? "");
  view: View = $derived(VIEWS.find((view) => view === placeNow().query.get("view")) ?? expected(this, this.linked));
  #folded: string = $derived(wordsOf(this.query).join(" ")); // the same words typed otherwise change nothing
  words: readonly string[] = $derived(this.#folded ? this.#folded.split(" ") : NO_WORDS);

  constructor() {
    this.typed = this.query;
  }

  /** The address of this rulebook, read as now but for what is changed. */
  address(changed: Partial<Chosen>, hash = ""): string {
    const chosen: Chosen = { view: this.view, edition: this.edition, families: this.families, query: this.typed, ...changed };
    const query = new URLSearchParams();
    if (chosen.view !== expected(chosen, hash)) query.set("view", chosen.view);
    if (chosen.edition) query.set("edition", chosen.edition);
    if (chosen.families.length < FAMILIES.length) query.set("kinds", chosen.families.join(","));
    if (chosen.query.trim()) query.set("q", chosen.query.trim());
    const text = query.toString();
    return placeNow().path + (text ? `?${text}` : "") + (hash ? `#${hash}` : "");
  }

  choose(changed: Partial<Chosen>): void {
    go(this.address(changed, this.linked), true);
  }

  type(text: string): void {
    this.typed = text;
    clearTimeout(this.#later);
    const path = placeNow().path;
    // Where somebody looks for words, the place that a link led to is left, and summaries give way to the rules.
    this.#later = setTimeout(() => {
      const view = this.view === "short" && text.trim() ? "full" : this.view;
      if (placeNow().path === path) go(this.address({ view }), true);
    }, PAUSE);
  }

  /** Follow the address when it changed from outside: by a link, or by going back. */
  follow(query: string): void {
    if (query !== this.typed.trim()) this.typed = query;
  }
}

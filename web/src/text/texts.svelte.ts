// Sentences by key, from the same Fluent files that the server and the terminal use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { type Language, settings } from "../settings.svelte";
import english from "./generated/en.ftl?url";
import french from "./generated/fr.ftl?url";

const ADDRESSES: Record<Language, string> = { en: english, fr: french };

export type Values = Record<string, FluentVariable>;

const bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
let spoken: Language | null = $state(null); // the language whose file is here: the old one stays until the new one came

export function addTexts(language: Language, text: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
}

/** Fetch the file of a language, unless it is here, and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  if (!bundles[language]) {
    const answer = await fetch(ADDRESSES[language]);
    if (!answer.ok) throw new Error(`${language}.ftl: ${answer.status}`);
    addTexts(language, await answer.text());
  }
  spoken = language;
}

export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  settings.choose("language", language);
}

export const language = (): Language => spoken ?? settings.language;

/** How dates and numbers are written: English as in Britain, like the texts. */
export const locale = (): string => (language() === "en" ? "en-GB" : language());

/** Several names, or things with their numbers, in one sentence. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(locale()).format(names);

function found(key: string): { bundle: FluentBundle; pattern: NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] } | null {
  const bundle = spoken && bundles[spoken];
  if (!bundle) return null;
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? { bundle, pattern } : null;
}

export const has = (key: string): boolean => found(key) !== null;

/** The sentence of a key; `key.attribute` names one of its attributes. */
export function say(key: string, values: Values = {}): string {
  const { bundle, pattern } = found(key) ?? {};
  return bundle && pattern ? bundle.formatPattern(pattern, values) : key;
}

/** The name of a thing, as an edition has it: `tile-dam-in-fr2007` before `tile-dam`. */
export function named(key: string, edition: string): string {
  const own = `${key}-in-${edition}`;
  return say(has(own) ? own : key);
}

// Editions are called by the language and year of their rulebook; the one that no rulebook prints has a name.

import { say } from "../../text/texts.svelte";

export const shortName = (edition: string): string => (edition === "default" ? say("page-rules-usual") : edition);

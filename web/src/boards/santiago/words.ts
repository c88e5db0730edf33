// Amounts in words, for who hears the table instead of seeing it.

import { say } from "../../text/texts.svelte";

export function amountOf(what: string, count: number): string {
  if (what === "pesos") return say("page-santiago-pesos", { count });
  if (what === "points") return say("page-santiago-points", { count });
  return say(`good-${what}.count`, { amount: count });
}

// What the line under the question says, by what is more urgent: trouble or a refusal, what is pointed at, a hint.

import type { Fact } from "../wire";
import type { Sheet } from "./drawers.svelte";
import type { LiveTable } from "./live_table.svelte";
import { distinctEffects } from "./preview";

export interface Noted {
  kind: "no" | "calm" | "preview" | "hint" | "nothing";
  title: string;
  facts: readonly Pick<Fact, "text" | "clause">[];
  /** Where all of it is told. */
  sheet: Sheet;
}

export function notedAt(live: LiveTable): Noted {
  const { choosing } = live;
  const refused = live.trouble ?? choosing.whyNot;
  if (refused) {
    const calm = "calm" in refused && refused.calm;
    return { kind: calm ? "calm" : "no", title: "", facts: [{ text: refused.message, clause: refused.clause ?? "" }], sheet: "told" };
  }
  const shown = choosing.offered ?? (choosing.pointed.length === 1 ? choosing.pointed[0] : undefined);
  if (shown) return { kind: "preview", title: shown.text ?? "", facts: distinctEffects(shown, choosing.question?.moves ?? []), sheet: "told" };
  const { hint } = choosing;
  if (hint) return { kind: "hint", title: hint.text, facts: [{ text: `${hint.because} ${hint.reason}`, clause: "" }], sheet: "hint" };
  return { kind: "nothing", title: "", facts: [], sheet: "told" };
}

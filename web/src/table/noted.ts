// What the line under the question says, by what is more urgent: trouble or a refusal, what is pointed at, a hint, what was touched.

import type { Fact } from "../wire";
import type { Sheet } from "./drawers.svelte";
import type { LiveTable } from "./live_table.svelte";
import { distinctEffects } from "./preview";

export interface Noted {
  /** "about": what something is and does that stands for several moves. */
  kind: "no" | "calm" | "preview" | "about" | "hint" | "nothing";
  title: string;
  facts: readonly Pick<Fact, "text" | "clause">[];
  /** Where all of it is told. */
  sheet: Sheet;
}

export function notedAt(live: Pick<LiveTable, "choosing" | "trouble">): Noted {
  const { choosing } = live;
  const refused = live.trouble ?? choosing.whyNot;
  if (refused) {
    const calm = "calm" in refused && refused.calm;
    return { kind: calm ? "calm" : "no", title: "", facts: [{ text: refused.message, clause: refused.clause ?? "" }], sheet: "told" };
  }
  const { offered, pointed, pointedIs, touchedIs, hint } = choosing;
  const shown = offered ?? (pointed.length === 1 ? pointed[0] : undefined);
  if (shown) {
    const what = offered ? touchedIs : pointedIs;
    const effects = distinctEffects(shown, choosing.question?.moves ?? []);
    return { kind: "preview", title: shown.text ?? "", facts: what ? [...effects, is(what)] : effects, sheet: "told" };
  }
  if (pointed.length && pointedIs) return { kind: "about", title: "", facts: [is(pointedIs)], sheet: "told" };
  if (hint) return { kind: "hint", title: hint.text, facts: [{ text: `${hint.because} ${hint.reason}`, clause: "" }], sheet: "hint" };
  if (touchedIs) return { kind: "about", title: "", facts: [is(touchedIs)], sheet: "told" };
  return { kind: "nothing", title: "", facts: [], sheet: "told" };
}

const is = (what: string): Pick<Fact, "text" | "clause"> => ({ text: what, clause: "" });

// What a question is about is brought into sight: nobody should have to look for what may be touched.

import { settings } from "../settings.svelte";

const FREE = ".thing.free";

/** Whether something in a part of the table may be touched, also while that part is hidden. */
export const hasFree = (part: Element | undefined): boolean => part?.querySelector(FREE) != null;

/** Nothing cuts it, and nothing lies over it. */
function isSeen(thing: Element, part: Element): boolean {
  const [here, whole] = [thing.getBoundingClientRect(), part.getBoundingClientRect()];
  if (here.top < whole.top || here.bottom > whole.bottom) return false;
  const above = document.elementFromPoint(here.x + here.width / 2, here.y + here.height / 2);
  return above !== null && thing.contains(above);
}

/** Where most of it is out of sight, scroll a part of the table to what may be touched there, or else to the place that this decision is about. */
export function bring(part: HTMLElement, decision: string): void {
  const things = [...part.querySelectorAll<HTMLElement>(FREE)].filter((thing) => thing.getClientRects().length);
  const seen = things.filter((thing) => isSeen(thing, part)).length;
  if (seen && seen * 2 >= things.length) return;
  const middle = things[Math.floor(things.length / 2)];
  const there = middle ?? part.querySelector<HTMLElement>(`[data-about="${decision}"]`);
  if (there && !isSeen(there, part)) there.scrollIntoView({ behavior: settings.calm ? "auto" : "smooth", block: middle ? "center" : "start" });
}

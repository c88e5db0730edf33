// The keys of a table. Arrows go from thing to thing, wherever it lies; the rest are listed on "?".

import { tick } from "svelte";

import { drawers } from "./drawers.svelte";
import type { LiveTable } from "./live_table.svelte";
import { windows } from "./windows.svelte";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function keys(event: KeyboardEvent, live: LiveTable): void {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow && document.activeElement?.classList.contains("thing")) {
    if (neighbour(document.activeElement, arrow)) event.preventDefault();
    return;
  }
  const act = KEYS[event.key];
  if (act) {
    event.preventDefault();
    act(live);
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll<HTMLElement>("[data-choice]")[Number(event.key) - 1]?.focus();
  }
}

const KEYS: Record<string, (live: LiveTable) => void> = {
  "?": () => windows.show({ kind: "keys" }),
  m: () => windows.show({ kind: "menu" }),
  t: () => windows.show({ kind: "description" }),
  Escape: (live) => {
    if (!drawers.close()) live.choosing.back();
  },
  s: (live) => live.skip(),
  u: (live) => {
    if (live.undoable) live.undo();
  },
  q: () => document.querySelector<HTMLElement>("#question")?.focus(),
  g: () => document.querySelector<HTMLElement>(".thing.free, .thing.chosen")?.focus(),
  a: (live) => {
    if (live.choosing.question && !live.choosing.locked) drawers.show("moves");
  },
  c: () => void toChat(),
};

async function toChat(): Promise<void> {
  drawers.folded = false;
  drawers.sheet = null;
  await tick();
  const log = document.querySelector<HTMLElement>(".log");
  if (log && !log.offsetParent) drawers.open = "log"; // beside the board it is to be seen anyhow
  await tick();
  document.querySelector<HTMLElement>("#chat")?.focus();
}

/** Focus the nearest thing in a direction: near along it, and not far beside it. */
function neighbour(from: Element, [x, y]: [number, number]): boolean {
  const start = middleOf(from);
  let [best, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const thing of document.querySelectorAll<HTMLElement>(".thing")) {
    const there = middleOf(thing);
    const [across, down] = [there.x - start.x, there.y - start.y];
    const along = across * x + down * y;
    const beside = Math.abs(across * y) + Math.abs(down * x);
    const far = along + 2 * beside;
    if (thing !== from && along > 4 && far < least && thing.offsetParent) [best, least] = [thing, far];
  }
  best?.focus();
  return best !== null;
}

function middleOf(element: Element): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

// Pieces are seen to move: what is elsewhere after a move glides there, and what changes hands flies from one to the other.

import { drawing } from "../parts/sprites";
import { settings } from "../settings.svelte";
import type { Fact } from "../wire";
import type { Board, Colour, Flight } from "./scene";

const GLIDE = 450; // milliseconds
const MOST_COPIES = 5; // of one piece in the air at once

type Places = Map<string, DOMRect>;

const visible = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

/** Where every piece is, before the table changes. */
export function whereabouts(): Places {
  const places: Places = new Map();
  if (settings.calm) return places;
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const rect = element.getBoundingClientRect();
    if (visible(rect)) places.set(element.dataset["piece"] ?? "", rect);
  }
  return places;
}

/** Let every piece that is elsewhere now glide there. */
export function glide(before: Places): void {
  if (settings.calm) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(element.dataset["piece"] ?? "");
    const to = element.getBoundingClientRect();
    if (!from || !visible(to)) continue;
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 30 }, { transform: "none", zIndex: 30 }], {
      duration: GLIDE,
      easing: "cubic-bezier(.4,0,.2,1)",
    });
  }
}

/** The element of a place, or of what it lies in: "seat:1:rum" is found at "seat:1", too. */
export function placeOf(at: string): HTMLElement | null {
  for (let name = at; name; name = name.includes(":") ? name.slice(0, name.lastIndexOf(":")) : "") {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)) {
      if (visible(element.getBoundingClientRect())) return element;
    }
  }
  return null;
}

export function fly(flights: readonly Flight[]): void {
  if (settings.calm) return;
  let delay = 0;
  for (const { art, from, to, count = 1 } of flights) {
    const [start, end] = [placeOf(from), placeOf(to)];
    if (!start || !end || start === end) continue;
    for (let copy = 0; copy < Math.min(count, MOST_COPIES); copy++) {
      launch(art, start.getBoundingClientRect(), end.getBoundingClientRect(), delay);
      delay += 70;
    }
  }
}

function launch(art: string, from: DOMRect, to: DOMRect, delay: number): void {
  const flying = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", drawing(art));
  flying.append(use);
  flying.classList.add("flying");
  flying.setAttribute("aria-hidden", "true");
  document.body.append(flying);
  const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2 - 16}px, ${rect.y + rect.height / 2 - 16}px)`;
  const animation = flying.animate(
    [
      { transform: `${at(from)} scale(.6)`, opacity: 0 },
      { transform: `${at(from)} scale(1.1)`, opacity: 1, offset: 0.15 },
      { transform: `${at(to)} scale(1.1)`, opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(.6)`, opacity: 0 },
    ],
    { duration: GLIDE + 250, delay, easing: "cubic-bezier(.4,0,.2,1)", fill: "backwards" },
  );
  animation.onfinish = animation.oncancel = () => flying.remove();
}

/** A place on the board where somebody has done something, and the colour of who did. */
export interface Trace {
  at: string;
  colour: Colour;
}

// Not classes: whoever draws the place sets its classes anew.
const LEFT = "data-traced"; // by the others, since one's own last move
const SHOWN = "data-shown"; // while a line of the log is pointed at

function forget(mark: string): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}

/** The places that an event touches: where pieces come from and go to, and where nothing but somebody moves. */
export function placesOf(fact: Fact, board: Board, box: unknown): string[] {
  const moved = board.flights(fact, box).filter(({ count }) => count !== 0);
  return [...moved.flatMap(({ from, to }) => [from, to]), ...(board.touched?.(fact) ?? [])];
}

/** Mark the places that a line of the log speaks of, as long as it is pointed at. */
export function show(places: readonly string[]): void {
  forget(SHOWN);
  for (const at of places) placeOf(at)?.setAttribute(SHOWN, "");
}

/** Mark what the others have touched on the board, until the first click. No whole regions: that would say nothing. */
export function leaveTraces(traces: readonly Trace[]): void {
  forgetTraces();
  const board = document.querySelector(".stage > .board");
  const most = (board?.clientWidth ?? 0) / 3;
  for (const { at, colour } of traces) {
    for (const element of board?.querySelectorAll(`[data-at="${CSS.escape(at)}"]:not(section)`) ?? []) {
      const { width } = element.getBoundingClientRect();
      if (width > 0 && width < most) element.setAttribute(LEFT, colour);
    }
  }
}

export const forgetTraces = (): void => forget(LEFT);

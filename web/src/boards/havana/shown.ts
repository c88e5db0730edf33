// The two cards of a player as everybody sees them.

import { of } from "./reading";
import type { View } from "./view";

export interface Shown {
  /** What lies open; null for a card that is face down. */
  card: string | null;
  /** A new card lies on it, face down. */
  covered: boolean;
}

export function shownBy(view: View, seat: number): Shown[] {
  const cards = view.cards[seat];
  const open = [of(view.left, seat), of(view.right, seat)].filter((card) => card !== null);
  if (!open.length) return Array.from({ length: cards?.count.sealed ?? 0 }, () => ({ card: null, covered: false }));
  return open.map((card) => ({ card, covered: cards?.covered.includes(card) ?? false }));
}

export interface Slot {
  open: string | null;
  sealed: string | null;
}

/** One's own two places for open cards: what lies open there, and what was laid face down. */
export function slotsOf(view: View, seat: number): Slot[] {
  const cards = view.cards[seat];
  const sealed = [...(cards?.sealed ?? [])];
  const open = [of(view.left, seat), of(view.right, seat)];
  if (open[0] === null) return sealed.map((card) => ({ open: null, sealed: card }));
  return open.map((card) => ({ open: card, sealed: card && cards?.covered.includes(card) ? (sealed[0] ?? null) : null }));
}

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

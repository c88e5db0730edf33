// What a move would bring about. What every move brings about helps nobody to choose, and is left out.

import type { Fact, Possible } from "../wire";

export function distinctEffects(move: Possible, moves: readonly Possible[]): Fact[] {
  const brought = moves.map((other) => new Set(other.effects.map((fact) => JSON.stringify(fact))));
  const common = (fact: Fact): boolean => brought.length > 1 && brought.every((facts) => facts.has(JSON.stringify(fact)));
  return move.effects.filter((fact) => !common(fact));
}

/** Whether somebody only looks: hovers, or comes by with the keys. What a finger touches must not move away under it. */
export const isLook = (event: PointerEvent | FocusEvent): boolean =>
  "pointerType" in event ? event.pointerType !== "touch" : event.target instanceof Element && event.target.matches(":focus-visible");

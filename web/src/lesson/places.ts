// Where on the screen a place of the table is.

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** One of the elements that can be seen; where a small window leaves all of them out, what they would lie in. */
export function shown(there: Iterable<HTMLElement>): HTMLElement | null {
  const all = [...there];
  let found: HTMLElement | null = all.find(seen) ?? all[0] ?? null;
  while (found && !seen(found)) found = found.parentElement;
  return found;
}

/** Of several names the one that something has. */
export function shownAt(at: string): HTMLElement | null {
  const places = at.split(" ").map((place) => `[data-at="${CSS.escape(place)}"]`);
  return shown(document.querySelectorAll<HTMLElement>(places.join()));
}

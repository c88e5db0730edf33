// Where on the screen a place of the table is.

const TABS = ["mine", "others"];

/** One of the elements that can be seen; where they are on another tab of a narrow screen, that tab. */
export function shown(there: Iterable<HTMLElement>): HTMLElement | null {
  const all = [...there];
  const seen = all.find((element) => element.getClientRects().length > 0);
  if (seen) return seen;
  const tab = TABS.find((name) => all.some((element) => element.closest(`.${name}`))) ?? (all.length ? "table" : null);
  return tab ? document.querySelector<HTMLElement>(`.tabs [data-tab="${tab}"]`) : null;
}

/** Of several names the one that something has. */
export function shownAt(at: string): HTMLElement | null {
  const places = at.split(" ").map((place) => `[data-at="${CSS.escape(place)}"]`);
  return shown(document.querySelectorAll<HTMLElement>(places.join()));
}

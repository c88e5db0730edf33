// Which page is shown. Links inside the page change the address without loading everything anew.

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) });

let place: Place = $state.raw(here());

export const placeNow = (): Place => place;

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.path;
  place = here();
  if (!replace && before !== place.path) scrollTo(0, 0);
}

addEventListener("popstate", () => (place = here()));

// A plain click on a link of ours stays in the page; with a key held, or to a file, the browser does as always.
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || address.pathname.startsWith("/api/") || link.target || link.hasAttribute("download")) return;
  if (address.pathname === location.pathname && address.hash && address.search === location.search) return; // within the page
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
});

// Finding a place in a long text, and keeping it. Chapters out of sight are not laid out, only guessed at: when they come
// near they change their height, so a place is found again in every frame until it stays.

const FRAMES = 40;
const STEADY = 4;
const HANDS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Do it in every frame until the element stays where it is, or somebody takes over. */
function settle(element: Element, place: () => void): void {
  let [left, steady, before] = [FRAMES, 0, Number.NaN];
  const over = new AbortController();
  for (const hand of HANDS) addEventListener(hand, () => over.abort(), { signal: over.signal, passive: true });
  function frame(): void {
    if (over.signal.aborted || !left-- || steady >= STEADY) return over.abort();
    place();
    const { top } = element.getBoundingClientRect();
    steady = top === before ? steady + 1 : 0;
    before = top;
    requestAnimationFrame(frame);
  }
  frame();
}

/** Bring what an address names into sight, and the keyboard along with it. */
export function show(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const block = element.matches("li") ? "center" : "start";
  settle(element, () => element.scrollIntoView({ block, behavior: "instant" }));
  element.focus({ preventScroll: true });
}

/** Notes what is at the top of the window; what it returns puts that back where it was, when the words have changed. */
export function heldPlace(pages: HTMLElement | undefined): () => void {
  if (!pages || scrollY === 0) return () => {};
  const chapter = [...pages.children].find((element) => element.getBoundingClientRect().bottom > 0);
  const places = [...(chapter?.querySelectorAll("li[id]") ?? []), ...(chapter?.id ? [chapter] : [])];
  const held = places.find((element) => element.getBoundingClientRect().top >= 0) ?? places.at(-1);
  if (!held) return () => {};
  const { id } = held;
  const { top } = held.getBoundingClientRect();
  return () => {
    const now = document.getElementById(id);
    if (now) settle(now, () => scrollBy({ top: now.getBoundingClientRect().top - top, behavior: "instant" }));
  };
}

/** Tells which chapter is being read: the last one that crosses the upper part of the window. */
export function watchChapters(pages: HTMLElement, tell: (chapter: string) => void): () => void {
  const crossing = new Set<Element>();
  const chapters = [...pages.querySelectorAll<HTMLElement>("[data-chapter]")];
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) crossing[entry.isIntersecting ? "add" : "delete"](entry.target);
      const last = chapters.findLast((chapter) => crossing.has(chapter))?.dataset["chapter"];
      if (last) tell(last);
    },
    { rootMargin: "-15% 0px -80% 0px" },
  );
  for (const chapter of chapters) watcher.observe(chapter);
  return () => watcher.disconnect();
}

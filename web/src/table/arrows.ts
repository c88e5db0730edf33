// A long list is one stop for the Tab key; inside it the arrow keys go from one thing to the next, beginning with the last.

const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

export function arrows(list: HTMLElement, things: string): { destroy(): void } {
  function move(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    const all = [...list.querySelectorAll<HTMLElement>(things)];
    if (!by || !all.length) return;
    const at = all.findIndex((thing) => thing === document.activeElement);
    event.preventDefault();
    event.stopPropagation();
    all[at < 0 ? all.length - 1 : Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
  }
  list.addEventListener("keydown", move);
  return { destroy: () => list.removeEventListener("keydown", move) };
}

// A list behind a tab has no height until the tab is chosen: only then can it be scrolled to where one should begin.

export function shown(list: HTMLElement, come: () => void): { destroy: () => void } {
  let hidden = true;
  const watch = new ResizeObserver(() => {
    if (hidden && list.clientHeight) come();
    hidden = !list.clientHeight;
  });
  watch.observe(list);
  return { destroy: () => watch.disconnect() };
}

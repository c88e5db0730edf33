// Looks at a table as it is laid out now: where its regions and its things lie, and what is wrong with it.
// Whatever lies in a region must lie in it whole. Long lists are read by scrolling (data-scrolls); what ends in … says so.
(touch) => {
  const REGIONS = { board: ".stage > .board", own: ".stage > .own", prompt: ".stage > .prompt", others: ".stage .others", top: ".stage > .top" };
  const TOUCHED = ".thing.free, button.button, .told button, .tabs button, .choices button, .top button, .tools button";
  const NOT_LOOKED_AT = ".hide-visually, dialog, [data-loose], svg *";
  const TOUCH = 39.5, SMALLEST = 11.95, HAIR = 1.5; // pixels

  const boxes = {};
  const places = {};
  const faults = new Set();
  const rounded = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const writes = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const scrolls = (style) => [style.overflowX, style.overflowY].some((way) => way === "auto" || way === "scroll");

  function named(element) {
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    const told = (element.innerText || element.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ").slice(0, 30);
    return `${element.tagName.toLowerCase()}.${classes} ${element.closest("[data-at]")?.dataset.at ?? ""} "${told}"`;
  }

  /** Only heard, and never seen: whatever such a thing measures, nobody looks at it. */
  const unseen = (style) => style.clipPath === "inset(50%)";
  const ends = (style) => style.overflow !== "visible" && (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none");

  /** Words that are too long end in … where the line or the lines around them end: what goes beyond is not painted. */
  function isShortened(element, region) {
    for (let around = element.parentElement; around !== region; around = around.parentElement) if (ends(getComputedStyle(around))) return true;
    return false;
  }

  /** How large the place is that a finger may touch: something invisible may make it larger than what is seen. */
  function reachOf(element, box) {
    const around = getComputedStyle(element, "::after");
    if (around.content === "none" || around.position !== "absolute") return [box.width, box.height];
    return [Math.max(box.width, parseFloat(around.width)), Math.max(box.height, parseFloat(around.height))];
  }

  function lookAt(element, within, region, name) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || unseen(style)) return;
    const beyond = Math.max(region.left - box.left, box.right - region.right, region.top - box.top, box.bottom - region.bottom);
    if (beyond > HAIR && !element.parentElement.closest("[data-scrolls]") && !isShortened(element, within)) faults.add(`leaves ${name} by ${Math.round(beyond)}: ${named(element)}`);
    const [across, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    const shortened = ends(style) || "scrolls" in element.dataset;
    const clips = style.overflow !== "visible" && style.display !== "inline" && element.tagName !== "svg";
    if (clips && !shortened && (across > 1 || down > 2)) faults.add(`${scrolls(style) ? "scrolls" : "cut"} by ${across}, ${down}: ${named(element)}`);
    if (writes(element) && parseFloat(style.fontSize) < SMALLEST) faults.add(`${style.fontSize} of type: ${named(element)}`);
    const [wide, high] = reachOf(element, box);
    if (touch && (wide < TOUCH || high < TOUCH) && element.matches(TOUCHED) && !element.disabled && !element.closest("[data-scrolls]")) {
      faults.add(`hard to touch, ${Math.round(wide)} x ${Math.round(high)}: ${named(element)}`);
    }
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.add(`the page scrolls: ${scrollWidth} x ${scrollHeight}`);
  for (const [name, selector] of Object.entries(REGIONS)) {
    const region = document.querySelector(selector);
    if (!region || !seen(region)) continue;
    const box = region.getBoundingClientRect();
    boxes[name] = rounded(box);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) faults.add(`${name} leaves the window`);
    for (const element of region.querySelectorAll("*")) if (!element.closest(NOT_LOOKED_AT) && seen(element)) lookAt(element, region, box, name);
  }
  const names = Object.keys(boxes);
  for (const [place, one] of names.entries()) {
    for (const other of names.slice(place + 1)) {
      const [[x, y, w, h], [a, b, c, d]] = [boxes[one], boxes[other]];
      if (x < a + c - 1 && a < x + w - 1 && y < b + d - 1 && b < y + h - 1) faults.add(`${one} and ${other} overlap`);
    }
  }
  for (const place of document.querySelectorAll(".stage > .board [data-at], .stage > .own [data-at]")) {
    if (seen(place)) places[place.dataset.at] = rounded(place.getBoundingClientRect());
  }
  return { boxes, places, faults: [...faults] };
}

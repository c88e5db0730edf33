import { beforeEach, describe, expect, it, vi } from "vitest";

import { bring, hasFree } from "./sight";

/** A part of the table 100 pixels high, with things at these heights, each 10 high. */
function partWith(tops: readonly number[], about = ""): HTMLElement {
  document.body.innerHTML = `<section>${tops.map(() => '<button class="thing free"></button>').join("")}${about && `<div data-about="${about}"></div>`}</section>`;
  const part = document.querySelector("section");
  if (!part) throw new Error("no part");
  place(part, 0, 100);
  part.querySelectorAll("button").forEach((thing, at) => place(thing, tops[at] ?? 0, 10));
  part.querySelectorAll("div").forEach((there) => place(there, 300, 10));
  return part;
}

function place(element: Element, top: number, height: number): void {
  const rect = new DOMRect(0, top, 50, height);
  element.getBoundingClientRect = () => rect;
  element.getClientRects = () => [rect] as unknown as DOMRectList;
}

describe("what a question is about", () => {
  const scrolled = vi.fn();

  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled(this);
    };
    document.elementFromPoint = (_, y) =>
      [...document.querySelectorAll("button, div")].find((each) => each.getBoundingClientRect().top < y && each.getBoundingClientRect().bottom > y) ?? null;
  });

  it("is brought into sight by the middle one of its things", () => {
    const part = partWith([200, 300, 400]);
    bring(part, "build");
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(part.querySelectorAll("button")[1]);
  });

  it("stays where it is while half of it can be seen", () => {
    bring(partWith([10, 400]), "build");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("is the place of the decision where nothing may be touched", () => {
    const part = partWith([], "bid");
    bring(part, "bid");
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(part.querySelector("div"));
    scrolled.mockClear();
    bring(part, "vote");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("is known of a part that is hidden, too", () => {
    expect(hasFree(partWith([10]))).toBe(true);
    expect(hasFree(partWith([]))).toBe(false);
    expect(hasFree(undefined)).toBe(false);
  });
});

import { beforeEach, describe, expect, it } from "vitest";

import { shown, shownAt } from "./places";

/** As in a browser: what is on a tab that is not shown has no place on the screen. */
function lay(shown: string): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-at]")) {
    const seen = element.closest(`.${shown}`) !== null;
    element.getClientRects = () => (seen ? [new DOMRect(0, 0, 10, 10)] : []) as unknown as DOMRectList;
  }
}

describe("a place of the table on the screen", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main class="middle"><i id="ship" data-at="ship"></i><i id="narrow" data-at="seat:0"></i></main>
      <section class="mine"><i id="wide" data-at="seat:0"></i><i data-at="seat:0:cards"></i></section>
      <div class="others"><i data-at="seat:1"></i></div>
      <nav class="tabs"><button data-tab="table"></button><button data-tab="mine"></button><button data-tab="others"></button></nav>`;
  });

  it("is where it can be seen", () => {
    lay("middle");
    expect(shownAt("ship")?.id).toBe("ship");
    expect(shownAt("seat:0")?.id).toBe("narrow");
    lay("mine");
    expect(shownAt("seat:0")?.id).toBe("wide");
  });

  it("is its tab where another is shown", () => {
    lay("middle");
    expect(shownAt("seat:0:cards")?.dataset["tab"]).toBe("mine");
    expect(shownAt("seat:1")?.dataset["tab"]).toBe("others");
    lay("mine");
    expect(shownAt("ship")?.dataset["tab"]).toBe("table");
  });

  it("is nowhere if nothing has that name", () => {
    lay("middle");
    expect(shownAt("seat:0:hand")).toBeNull();
    expect(shownAt("hand ship")?.id).toBe("ship");
    expect(shown([])).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from "vitest";

import { shown, shownAt } from "./places";

/** As in a browser: what a small window leaves out has no place on the screen. */
function lay(...hidden: string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const seen = !hidden.some((id) => element.closest(`#${id}`));
    element.getClientRects = () => (seen ? [new DOMRect(0, 0, 10, 10)] : []) as unknown as DOMRectList;
  }
}

describe("a place of the table on the screen", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main id="board"><i id="ship" data-at="ship"></i><i id="fleet" data-at="seat:0"></i></main>
      <section id="own"><i id="purse" data-at="seat:0"></i></section>
      <section id="others"><p id="card"><i id="hand" data-at="seat:1:hand"></i></p></section>`;
  });

  it("is where it can be seen", () => {
    lay("fleet");
    expect(shownAt("ship")?.id).toBe("ship");
    expect(shownAt("seat:0")?.id).toBe("purse");
  });

  it("is what it would lie in where there is no room for it", () => {
    lay("hand");
    expect(shownAt("seat:1:hand")?.id).toBe("card");
    lay("card");
    expect(shownAt("seat:1:hand")?.id).toBe("others");
  });

  it("is nowhere if nothing has that name", () => {
    lay();
    expect(shownAt("seat:0:hand")).toBeNull();
    expect(shownAt("hand ship")?.id).toBe("ship");
    expect(shown([])).toBeNull();
  });
});

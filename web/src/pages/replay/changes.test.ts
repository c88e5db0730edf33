import { describe, expect, it } from "vitest";

import { changed } from "./changes";

describe("changes", () => {
  const view = { board: { car: 2, value: 3 }, players: [{ pesos: 1 }, null], over: false };

  it("replace what lies at a path and leave the view before as it was", () => {
    const after = changed(view, [[["board", "car"], 5], [["players", 0, "pesos"], 4]]);
    expect(after).toEqual({ board: { car: 5, value: 3 }, players: [{ pesos: 4 }, null], over: false });
    expect(view.board.car).toBe(2);
  });

  it("share what has not changed", () => {
    const after = changed(view, [[["over"], true]]) as typeof view;
    expect(after.board).toBe(view.board);
  });

  it("remove a key that is gone, and replace the whole view", () => {
    expect(changed(view, [[["board", "value"]]])).toEqual({ board: { car: 2 }, players: [{ pesos: 1 }, null], over: false });
    expect(changed(view, [[[], { seat: 1 }]])).toEqual({ seat: 1 });
  });
});

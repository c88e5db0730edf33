import { afterAll, describe, expect, it, vi } from "vitest";

import { call } from "./call";
import { Live } from "./live";

// What does not compile needs no server to refuse it: `svelte-check` fails where one of these lines is no mistake any more.

describe("a message that the server would not understand does not compile", () => {
  const live = new Live("t", { update: () => {}, connected: () => {}, refused: () => {} });
  afterAll(() => live.close());

  it("over the socket", async () => {
    await expect(live.send({ type: "move", answers: 1, move: "drive 1" })).rejects.toBeNull(); // nobody is connected
    // @ts-expect-error: there is no such message
    await expect(live.send({ type: "resign" })).rejects.toBeNull();
    // @ts-expect-error: a move says which question it answers
    await expect(live.send({ type: "move", move: "drive 1" })).rejects.toBeNull();
    // @ts-expect-error: a move is a text
    await expect(live.send({ type: "move", answers: 1, move: 1 })).rejects.toBeNull();
    // @ts-expect-error: an undo says nothing more
    await expect(live.send({ type: "undo", seat: 1 })).rejects.toBeNull();
  });

  it("in a request", async () => {
    const asked: [string | undefined, string, unknown][] = [];
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
      asked.push([method, path, body]);
      return new Response("{}");
    });
    await call("GET /api/tables/{table}/why", { path: { table: "t/1" }, query: { move: ["drive 1", "drive *"], seat: 0 } });
    await call("PUT /api/tables/{table}/seats/{place}", { path: { table: "t", place: 0 }, body: {} });
    expect(asked).toEqual([
      ["GET", "/api/tables/t%2F1/why?move=drive+1&move=drive+*&seat=0", undefined],
      ["PUT", "/api/tables/t/seats/0", "{}"],
    ]);
    // @ts-expect-error: there is no such page
    await call("GET /api/tables/{table}/stack", { path: { table: "t" } });
    // @ts-expect-error: the table is missing
    await call("GET /api/tables/{table}/box");
    // @ts-expect-error: the place is a number
    await call("DELETE /api/tables/{table}/seats/{place}", { path: { table: "t", place: "0" } });
    // @ts-expect-error: a query has no such name
    await call("GET /api/tables", { query: { after: 1 } });
    // @ts-expect-error: a seat is for nobody of this kind
    await call("POST /api/tables", { body: { game: "cuba", seats: [{ kind: "cat" }] } });
    // @ts-expect-error: the answer has no such field
    expect((await call("GET /api/games")).boards).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

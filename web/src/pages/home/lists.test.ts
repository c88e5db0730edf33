import { afterEach, describe, expect, it, vi } from "vitest";

import { call } from "../../server/call";
import type { Listed } from "../../wire";
import { Lines } from "./lists.svelte";

const PAGE = 3;
const ALL = Array.from({ length: 8 }, (_, place): Listed => ({ id: `t${place}`, game: "cuba", edition: "default", state: "finished", seats: [], changed: 100 - place, created: 0 }));

/** A server with pages of three tables; remembers what it was asked. */
function serve(all: Listed[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const before = Number(new URL(path, "http://here").searchParams.get("before") ?? Number.POSITIVE_INFINITY);
    const tables = all.filter(({ changed }) => changed < before).slice(0, PAGE);
    return new Response(JSON.stringify({ tables, ...(tables.length === PAGE ? { before: tables.at(-1)?.changed } : {}) }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("a list of tables", () => {
  it("fetches as many pages as are shown, and more when they are wanted", async () => {
    const asked = serve(ALL);
    const lines = new Lines((query) => call("GET /api/tables/finished", { query: { mine: true, ...query } }), 4);
    await lines.load();
    expect(asked).toEqual(["/api/tables/finished?mine=true", "/api/tables/finished?mine=true&before=98"]);
    expect(lines.tables.map(({ id }) => id)).toEqual(["t0", "t1", "t2", "t3", "t4", "t5"]);
    expect(lines.hasMore(lines.tables.length)).toBe(true);
    await lines.more();
    expect(lines.tables).toHaveLength(8);
    expect(lines.hasMore(lines.tables.length)).toBe(false);
  });

  it("shows what it has before it asks for more", async () => {
    const asked = serve(ALL.slice(0, 2));
    const lines = new Lines((query) => call("GET /api/tables", { query }), 1);
    await lines.load();
    expect(lines.hasMore(2)).toBe(true);
    await lines.more();
    expect(asked).toEqual(["/api/tables"]);
    expect(lines.hasMore(2)).toBe(false);
  });

  it("is empty for a stranger, and unknown once it was somebody else's", () => {
    const lines = new Lines((query) => call("GET /api/tables/mine", { query }), 4);
    expect(lines.asked).toBe(false);
    lines.empty();
    expect(lines.asked).toBe(true);
    lines.empty(false);
    expect(lines.asked).toBe(false);
  });
});

import { describe, expect, it } from "vitest";

import { spanSince } from "./spans";

describe("how long somebody has waited", () => {
  it("is said in the largest unit, and not at all below a minute", () => {
    const now = 1_000_000;
    expect(spanSince(now - 59, now)).toBe("");
    expect(spanSince(now - 60, now)).toMatch(/^1\smin/);
    expect(spanSince(now - 3 * 3600 - 59, now)).toMatch(/^3\s/);
    expect(spanSince(now - 2 * 86_400, now)).toMatch(/^2\s/);
    expect(spanSince(now + 5, now)).toBe("");
  });
});

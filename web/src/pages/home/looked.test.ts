import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Listed } from "../../wire";
import { haveLooked, isUnseen } from "./looked";

const over = (id: string, changed: number): Listed => ({ id, game: "cuba", edition: "default", state: "finished", seats: [], changed, created: 0 });

describe("a finished game", () => {
  beforeEach(() => {
    localStorage.removeItem("malecon.looked");
    vi.setSystemTime(1_000_000);
  });

  it("is new until its end has been looked at on this device", () => {
    expect(isUnseen(over("before", 999))).toBe(false);
    expect(isUnseen(over("after", 1001))).toBe(true);
    haveLooked("after");
    expect(isUnseen(over("after", 1001))).toBe(false);
    expect(isUnseen(over("another", 1001))).toBe(true);
  });

  it("is not new where the book cannot be read", () => {
    localStorage.setItem("malecon.looked", "{");
    expect(isUnseen(over("before", 999))).toBe(false);
    expect(isUnseen(over("after", 1001))).toBe(true);
  });
});

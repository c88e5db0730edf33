import { describe, expect, it } from "vitest";

import { drawn } from "./qr";

describe("a QR code", () => {
  it("is a square with its three corners, and another one for another address", async () => {
    const [one, other] = await Promise.all([drawn("http://table.example/t/abc"), drawn("http://table.example/t/abd")]);
    expect((one.size - 17) % 4).toBe(0);
    expect(one.path).not.toBe(other.path);
    for (const corner of ["M0 0h7v1h-7z", `M${one.size - 7} 0h7v1h-7z`, `M0 ${one.size - 1}h7v1h-7z`]) expect(one.path).toContain(corner);
  });
});

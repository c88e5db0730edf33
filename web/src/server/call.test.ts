import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, Refused } from "./call";

const REVOKED = { status: 401, body: { error: { key: "error-identity-revoked", message: "Signed out." } } };
const ANA = { status: 200, body: { player: "1", nickname: "Ana" } };
const GONE = { status: 200, body: null };

let asked: string[];

/** A server that answers one thing after the other, and the last one for ever. */
function answering(...answers: { status: number; body: unknown }[]): void {
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    const { status, body } = answers[Math.min(asked.length, answers.length) - 1] ?? GONE;
    return new Response(JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an identity that another page is about to renew is waited for and not forgotten", async () => {
  answering(REVOKED, REVOKED, ANA);
  const answer = call("GET /api/identity");
  await vi.runAllTimersAsync();
  expect((await answer).nickname).toBe("Ana");
  expect(asked).not.toContain("DELETE /api/identity");
});

test("an identity that was signed out elsewhere is forgotten in the end", async () => {
  answering(REVOKED);
  const answer = call("GET /api/identity").catch((trouble: unknown) => trouble);
  await vi.runAllTimersAsync();
  expect(await answer).toBeInstanceOf(Refused);
  expect(asked.filter((each) => each.startsWith("DELETE"))).toEqual(["DELETE /api/identity"]);
});

test("a forged identity is forgotten at once", async () => {
  answering({ status: 401, body: { error: { key: "error-identity-forged", message: "Not ours." } } }, GONE, ANA);
  const answer = call("GET /api/identity");
  await vi.runAllTimersAsync();
  expect((await answer).nickname).toBe("Ana");
  expect(asked).toEqual(["GET /api/identity", "DELETE /api/identity", "GET /api/identity"]);
});

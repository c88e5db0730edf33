// Talking to the server's programming interface.

import { language, say } from "../text/texts.svelte";
import type { Error as Told, Refusal, Requests } from "../wire";

/** What the server refused: the sentence, and the rule behind it where there is one. */
export class Refused extends Error {
  readonly key: string;
  readonly clause: string;
  readonly rule: string;

  constructor(
    readonly status: number,
    told: Told,
  ) {
    super(told.message);
    this.key = told.key;
    this.clause = told.clause ?? "";
    this.rule = told.rule ?? "";
  }
}

const REVOKED = "error-identity-revoked";
/** How long another page of this browser may wait for the new identity that it has asked for, in milliseconds. */
const GRACE = [200, 1000, 2500];

/** An identity that the server no longer takes: nothing works with it, not even becoming somebody else. */
export const outworn = (key: string): boolean => ["error-identity-expired", REVOKED, "error-identity-forged"].includes(key);

const offline = (): Refused => new Refused(0, { key: "offline", message: say("page-offline") });

/** What a request is given: names in its path, a query, a body. Where nothing is needed, nothing need be given. */
type Given<Name extends keyof Requests> = Omit<Requests[Name], "answer">;
type Arguments<Given> = Record<never, never> extends Given ? [given?: Given] : [given: Given];

interface Anything {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly string[]>;
  body?: unknown;
}

/** Ask the server for something: call("GET /api/rules/{game}", { path: { game } }). */
export function call<Name extends keyof Requests>(request: Name, ...[given]: Arguments<Given<Name>>): Promise<Requests[Name]["answer"]> {
  const { path = {}, query = {}, body } = (given ?? {}) as Anything;
  const [method = "", pattern = ""] = request.split(" ");
  const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])));
  return fetched(method, asked.size ? `${address}?${asked}` : address, body) as Promise<Requests[Name]["answer"]>;
}

/** What lies at an address that is not described: nobody knows its type. */
async function fetched(method: string, address: string, body?: unknown, tries = 0): Promise<unknown> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  const options: RequestInit = { method, headers };
  if (typeof body === "string") {
    headers["Content-Type"] = "text/plain";
    options.body = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address, options);
  } catch {
    throw offline();
  }
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok) return found;
  const error = (found as Partial<Refusal> | null)?.error;
  if (!error) throw offline();
  if (!outworn(error.key) || tries > GRACE.length) throw new Refused(answer.status, error);
  const wait = GRACE[tries];
  if (error.key === REVOKED && wait !== undefined) {
    // Signed out by another page of this browser? Then a new identity for both is on its way, and must not be forgotten.
    await new Promise((over) => setTimeout(over, wait));
    return fetched(method, address, body, tries + 1);
  }
  await fetched("DELETE", "/api/identity", undefined, GRACE.length + 1);
  return fetched(method, address, body, GRACE.length + 1);
}

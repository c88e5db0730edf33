// Talking to the server's programming interface.

import { language, say } from "../text/texts.svelte";
import type { Error as Told } from "../wire";

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

/** An identity that the server no longer takes: nothing works with it, not even becoming somebody else. */
export const outworn = (key: string): boolean => ["error-identity-expired", "error-identity-forged"].includes(key);

const offline = (): Refused => new Refused(0, { key: "offline", message: say("page-offline") });

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function call<Answer>(method: Method, path: string, body?: unknown, again = true): Promise<Answer> {
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
    answer = await fetch(path, options);
  } catch {
    throw offline();
  }
  const found = (await answer.json().catch(() => null)) as { error?: Told } | null;
  if (answer.ok) return found as Answer;
  const error = found?.error;
  if (!error) throw offline();
  if (!outworn(error.key) || !again) throw new Refused(answer.status, error);
  await call("DELETE", "/api/identity", undefined, false);
  return call(method, path, body, false);
}

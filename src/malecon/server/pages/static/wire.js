// Talking to the server, and the small things that every page needs.

export const LANGUAGE = document.documentElement.lang;
const SENTENCES = JSON.parse(document.getElementById("sentences").textContent);
const CHOSEN = new URLSearchParams(location.search).get("lang");

export const byId = (id) => document.getElementById(id);

/** A sentence of the page, with the names and numbers filled in. */
export function say(key, values = {}) {
  return SENTENCES[key].replace(/\{(\w+)\}/g, (all, name) => (name in values ? String(values[name]) : all));
}

/** A path of this server, in the language that was chosen by the switch. */
export const linked = (path) => (CHOSEN ? `${path}?lang=${CHOSEN}` : path);

/** An element: attributes, "on..." listeners, then what is inside. Text is always text, never markup. */
export function element(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...inside.filter((part) => part !== null && part !== undefined && part !== ""));
  return made;
}

export const button = (label, act, more = {}) => element("button", { type: "button", onclick: act, ...more }, label);

/** What the server refused: the sentence, and the rule behind it where there is one. */
export class Refused extends Error {
  constructor(status, error) {
    super(error.message);
    Object.assign(this, { status, key: error.key, clause: error.clause, rule: error.rule });
  }
}

/** An identity that the server no longer takes: nothing works with it, not even becoming somebody else. */
export const outworn = ({ key }) => ["error-identity-expired", "error-identity-forged"].includes(key);

/** Call the programming interface; the time of its answer tells how the clocks of both sides differ. */
export async function call(method, path, body, again = true) {
  const options = { method, headers: { "Accept-Language": LANGUAGE } };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refused(0, { key: "offline", message: say("offline") });
  }
  const date = Date.parse(answer.headers.get("date"));
  if (date) call.ahead = (Date.now() - date) / 1000;
  const found = await answer.json().catch(() => null);
  if (answer.ok) return found;
  const error = found?.error ?? { key: "offline", message: say("offline") };
  if (!outworn(error) || !again) throw new Refused(answer.status, error);
  await call("DELETE", "/api/identity", undefined, false);
  return call(method, path, body, false);
}
call.ahead = 0; // seconds by which this device's clock is ahead of the server's

/** Show what went wrong, until it is closed or something else is done. */
export function tellTrouble(trouble) {
  if (!(trouble instanceof Refused)) throw trouble;
  const rule = trouble.rule ? say("rule-behind", { clause: trouble.clause, rule: trouble.rule }) : "";
  byId("trouble").replaceChildren(
    element("p", {}, trouble.message),
    rule && !trouble.message.includes(trouble.rule) ? element("p", {}, rule) : "",
    button(say("close-message"), forgetTrouble),
  );
  byId("trouble").hidden = false;
  byId("trouble").scrollIntoView({ block: "nearest" });
}

export function forgetTrouble() {
  byId("trouble").hidden = true;
  byId("trouble").replaceChildren();
}

/** Do something that may be refused. */
export async function attempt(act) {
  forgetTrouble();
  try {
    return await act();
  } catch (trouble) {
    tellTrouble(trouble);
    return undefined;
  }
}

/** Become somebody; who types no name is a guest. */
export const become = (typed) => call("POST", "/api/identity", { nickname: typed.trim() || say("guest") });

async function copy(field) {
  field.select();
  // Only secure pages have a clipboard, and the page of a server in the living room is none.
  if (!navigator.clipboard) return document.execCommand("copy");
  return navigator.clipboard.writeText(field.value).then(() => true, () => false);
}

for (const copier of document.querySelectorAll("[data-copy]")) {
  copier.addEventListener("click", async () => {
    if (!(await copy(byId(copier.dataset.copy)))) return; // it stays selected, to be copied by hand
    copier.textContent = say("copied");
    setTimeout(() => (copier.textContent = say("copy")), 2000);
  });
}

// A link to this computer by its own name for itself leads nowhere on any other.
for (const warning of document.querySelectorAll(".only-here")) {
  warning.hidden = !["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

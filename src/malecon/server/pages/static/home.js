// The home page: a name, one click to play, tables to join, a form for new ones, and what has been played.

import { attempt, become, button, byId, call, element, LANGUAGE, linked, say } from "./wire.js";

const BOT_NAMES = ["Alicia", "Juan", "Clara", "Francisco", "Felipe"];
const REFRESH = 15_000;

let known = byId("nickname").value; // the name that the server knows; "" for a stranger

// -- the name ---------------------------------------------------------------------------------------------------------

/** Whoever does something that needs a name gets one. */
async function beSomebody() {
  const typed = byId("nickname").value;
  if (known) return known;
  known = (await become(typed)).nickname;
  byId("nickname").value = known;
  byId("carry").hidden = false;
  return known;
}

byId("name-form").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    if (known) known = (await call("PATCH", "/api/identity", { nickname: byId("nickname").value })).nickname;
    else await beSomebody();
    byId("name-told").textContent = say("name-saved", { name: known });
  });
});

byId("carry").addEventListener("click", () =>
  attempt(async () => {
    const { code } = await call("POST", "/api/identity/code");
    byId("carry-address").value = `${new URL(linked("/carry"), location.href)}#${code}`;
    byId("carry-link").hidden = false;
    byId("carry-address").focus();
  }),
);

// -- opening a table --------------------------------------------------------------------------------------------------

async function openTable(plan) {
  const { table } = await call("POST", "/api/tables", plan);
  location.assign(linked(`/t/${table}`));
}

/** Names for bots that nobody else has. */
function namedBots(taken) {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return (level) => ({ kind: "bot", level, name: free.shift() });
}

for (const play of document.querySelectorAll("[data-play]")) {
  play.addEventListener("click", () =>
    attempt(async () => {
      const bot = namedBots([await beSomebody()]);
      await openTable({ game: play.dataset.play, seats: [{ kind: "me" }, bot("lookahead"), bot("lookahead")] });
    }),
  );
}

const form = byId("new-table");
const rulesOf = (game) => form.querySelector(`[data-game="${game}"]`);

function gameChosen() {
  for (const rules of form.querySelectorAll("[data-game]")) rules.hidden = rules.dataset.game !== byId("game").value;
  const { least, most } = byId("game").selectedOptions[0].dataset;
  const before = Number(byId("count").value) || 3;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => Number(least) + more);
  byId("count").replaceChildren(...counts.map((count) => element("option", { value: count }, String(count))));
  byId("count").value = Math.min(Math.max(before, least), most);
  countChosen();
}

/** What is left to the edition depends on the edition. */
function editionChosen(rules) {
  const edition = rules.querySelector("[name=edition]").value;
  for (const left of rules.querySelectorAll(".option option[value='']")) left.textContent = left.dataset[edition];
}

function countChosen() {
  const list = byId("seat-list");
  while (list.children.length > byId("count").value) list.lastElementChild.remove();
  while (list.children.length < byId("count").value) list.append(seatLine(list.children.length + 1));
}

function seatLine(number) {
  const line = byId("seat-template").content.firstElementChild.cloneNode(true);
  const kind = line.querySelector("select");
  const friend = line.querySelector(".friend");
  line.querySelector("label").textContent = say("seat-number", { number });
  line.querySelector("label").htmlFor = kind.id = `seat-${number}`;
  friend.querySelector("label").htmlFor = friend.querySelector("input").id = `friend-${number}`;
  kind.selectedIndex = number === 1 ? 0 : 3; // me, and bots that think ahead
  kind.addEventListener("change", () => (friend.hidden = kind.value !== "friend"));
  return line;
}

function plannedSeats() {
  const lines = [...byId("seat-list").children];
  const typed = lines.map((line) => line.querySelector("input").value.trim());
  const bot = namedBots([known, ...typed]);
  return lines.map((line, place) => {
    const { value, selectedOptions } = line.querySelector("select");
    if (value === "bot") return bot(selectedOptions[0].dataset.level);
    if (value === "friend") return { kind: "me", name: typed[place] || say("seat-number", { number: place + 1 }) };
    return { kind: value };
  });
}

function plannedClock() {
  const kind = form.elements.clock.value;
  if (kind === "none") return { kind };
  const seconds = Number(byId("time").value) * Number(byId("unit").value);
  return kind === "move" ? { kind, seconds } : { kind, seconds, increment: Number(byId("increment").value) };
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    await beSomebody();
    const game = byId("game").value;
    const chosen = [...rulesOf(game).querySelectorAll(".option select")].filter((option) => option.value);
    const file = byId("components").files[0];
    await openTable({
      game,
      edition: rulesOf(game).querySelector("[name=edition]").value,
      options: Object.fromEntries(chosen.map((option) => [option.name, option.value])),
      seats: plannedSeats(),
      visibility: form.elements.visibility.value,
      spectators: form.elements.spectators.checked,
      clock: plannedClock(),
      ...(file ? { components: await file.text() } : {}),
    });
  });
});

byId("game").addEventListener("change", gameChosen);
byId("count").addEventListener("change", countChosen);
for (const rules of form.querySelectorAll("[data-game]")) {
  rules.querySelector("[name=edition]").addEventListener("change", () => editionChosen(rules));
}
byId("clock").addEventListener("change", () => {
  byId("clock-time").hidden = form.elements.clock.value === "none";
  byId("clock-increment").hidden = form.elements.clock.value !== "fischer";
});
gameChosen();

// -- lists of tables --------------------------------------------------------------------------------------------------

const titleOf = (game) => byId("game").querySelector(`[value="${game}"]`).textContent;

function state(table) {
  if (table.state === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return say("seats-free", { free, all: table.seats.length });
  }
  const asked = (table.asked ?? []).map((place) => table.seats[place]);
  if (!asked.length) return say("nobody-asked");
  // The lists do not say which seats are mine; at my tables, my name does.
  if (asked.some((seat) => seat.kind === "person" && !seat.stand_in && seat.name === known)) return say("your-turn");
  return say("turn-of", { names: asked.map((seat) => seat.name).join(", ") });
}

function inPlay(table) {
  const mine = state(table) === say("your-turn");
  return element(
    "li",
    {},
    element("a", { href: linked(`/t/${table.id}`) }, titleOf(table.game)),
    element("span", { class: "hint" }, table.seats.map((seat) => seat.name || seat.level || "–").join(", ")),
    element("strong", { class: mine ? "mark turn" : "mark" }, state(table)),
  );
}

function played(table) {
  const order = table.places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
  const line = ({ place, seat }) =>
    element("li", {}, say("result", { place, name: table.seats[seat].name, points: table.scores[seat] }));
  return element(
    "li",
    {},
    element("a", { href: linked(`/t/${table.id}`) }, titleOf(table.game)),
    element("time", { class: "hint" }, new Date(table.changed * 1000).toLocaleDateString(LANGUAGE)),
    element("ol", { class: "results" }, ...order.map(line)),
    element("a", { href: `/api/tables/${table.id}/record`, download: true }, say("record")),
  );
}

async function fill(id, path, line, none) {
  const { tables, before } = await call("GET", path);
  const lines = (tables ?? []).map(line);
  const list = byId(id);
  if (list.contains(document.activeElement)) return; // nobody is pulled away from a link
  list.replaceChildren(...(lines.length ? lines : [element("li", { class: "hint" }, say(none))]));
  if (before) list.append(moreOf(path, line, before));
}

function moreOf(path, line, before) {
  const item = element("li");
  const more = async () => {
    const next = await call("GET", `${path}${path.includes("?") ? "&" : "?"}before=${before}`);
    item.replaceWith(...next.tables.map(line), ...(next.before ? [moreOf(path, line, next.before)] : []));
  };
  item.append(button(say("more"), () => attempt(more)));
  return item;
}

async function refresh() {
  if (document.hidden) return;
  await fill("public", "/api/tables", inPlay, "public-none");
  await fill("finished-public", "/api/tables/finished", played, "finished-none");
  if (!known) {
    for (const [id, none] of [["mine", "my-none"], ["finished-mine", "finished-none"]]) {
      byId(id).replaceChildren(element("li", { class: "hint" }, say(none)));
    }
    return;
  }
  await fill("mine", "/api/tables/mine", inPlay, "my-none");
  await fill("finished-mine", "/api/tables/finished?mine=true", played, "finished-none");
}

attempt(refresh);
setInterval(() => refresh().catch(() => {}), REFRESH);
document.addEventListener("visibilitychange", () => refresh().catch(() => {}));

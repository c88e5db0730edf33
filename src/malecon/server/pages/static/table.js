// The table page: the question and its moves, the seats, the log, and what lies on the table.

import { cards } from "./board.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { attempt, become, button, byId, call, element, linked, outworn, Refused, say, tellTrouble } from "./wire.js";

const TABLE = byId("table").dataset.table;
const API = `/api/tables/${TABLE}`;
const STAND_IN = "lookahead";

let known = byId("table").dataset.nickname;
let words; // the names of everything on this table
let lines = []; // of the log
let now = null; // the last update
let shownSeat = remembered(); // on a device that several share, the seat whose turn it is to look

const names = (places) => places.map((place) => now.table.seats[place].name).join(", ");
const nameOf = (place) => now.table.seats[place]?.name || say("seat-number", { number: place + 1 });
const mine = () => now.table.seats.flatMap((seat, place) => (seat.mine ? [place] : []));
const playing = () => now.table.state === "playing";
const over = () => ["finished", "abandoned"].includes(now.table.state);

const log = new Log(byId("log"), nameOf);

function remembered() {
  const seat = sessionStorage.getItem(TABLE);
  return seat === null ? undefined : Number(seat);
}

// -- what arrives -----------------------------------------------------------------------------------------------------

const live = new Live(TABLE, {
  connected(there) {
    byId("connection").textContent = say(there ? "connected" : "disconnected");
    byId("connection").classList.toggle("lost", !there);
  },
  async update(message) {
    lines = [...lines.slice(0, message.since), ...message.log];
    now = message;
    if (now.table.seats[now.seat]?.stand_in) now.question = undefined; // a bot answers
    words ??= await attempt(() => call("GET", `/t/${TABLE}/words`));
    if (message === now && words) draw();
  },
  async refused(status, error) {
    if (outworn(error)) {
      await call("DELETE", "/api/identity");
      return look(undefined);
    }
    if (status !== 403 || now?.seat === undefined) return tellTrouble(new Refused(status, error));
    now.seat = undefined; // the seat is no longer ours: look on, if that is allowed
    return look(undefined);
  },
});

function look(seat) {
  shownSeat = seat;
  if (seat === undefined) sessionStorage.removeItem(TABLE);
  else sessionStorage.setItem(TABLE, seat);
  live.open(seat);
}

/** Send a command; what comes of it arrives over the socket. */
const act = (method, path, body = {}) => attempt(() => call(method, API + path, body));

// -- drawing ----------------------------------------------------------------------------------------------------------

const drawn = {};

/** Fill a part of the page anew, but only when something about it has changed: who reads or clicks is not disturbed. */
function redraw(id, about, build) {
  const key = JSON.stringify(about);
  if (drawn[id] === key) return;
  drawn[id] = key;
  const part = byId(id);
  const focused = part.contains(document.activeElement);
  part.replaceChildren(...build().flat());
  if (focused) byId("question").focus();
}

function draw() {
  const next = whoLooksNext();
  const hidden = next !== null;
  byId("cover").hidden = !hidden;
  byId("prompt").hidden = hidden;
  byId("board-section").hidden = hidden || !now.view;
  if (hidden) drawCover(next);
  else drawPrompt();
  redraw("seats", [now.table.seats, now.table.asked, now.table.host, now.table.state, known], seatLines);
  redraw("table-tools", [mine(), now.table.host, now.table.state], tableTools);
  log.draw(lines);
  byId("chat").hidden = !mine().length;
  byId("name-form").hidden = Boolean(known);
  byId("commitment").textContent = now.table.commitment;
  byId("seed").textContent = now.table.seed ?? "–";
  drawTimes();
}

/** Where several people share a device: the seat to be handed over to, if it is not the one that looks. */
function whoLooksNext() {
  const own = mine();
  if (own.length < 2 || !playing()) return null;
  if (shownSeat !== undefined && now.table.asked.includes(shownSeat)) return null;
  const asked = own.filter((place) => now.table.asked.includes(place) && !now.table.seats[place].stand_in);
  if (asked.length) return asked[0];
  return shownSeat === undefined ? own[0] : null;
}

function drawCover(place) {
  byId("cover-title").textContent = say("hand-device", { name: nameOf(place) });
  byId("cover-ready").textContent = say("hand-device-ready", { name: nameOf(place) });
  byId("cover-ready").onclick = () => look(place);
  byId("cover-undo").hidden = !now.may_undo; // whoever has just moved may still think better of it
  byId("cover-undo").onclick = () => act("POST", "/undo", { seat: now.seat });
  if (document.activeElement === document.body) byId("cover-title").focus();
}

function drawPrompt() {
  const { question, table, view } = now;
  const sentence = promptSentence();
  if (byId("question").textContent !== sentence) byId("question").textContent = sentence;
  document.title = question ? `● ${sentence}` : sentence;
  redraw("moves", [now.seat, question?.number, question?.moves.length], () => (question ? moveButtons(question) : []));
  redraw("move-tools", [now.may_undo, playing(), now.seat, table.proposal, asked()], moveTools);
  redraw("proposal", [table.proposal, mine()], proposal);
  redraw("results", [table.state, table.rematch, mine()], results);
  if (view) redraw("board", [view, table.seats], () => cards(words, view, table.seats));
}

const asked = () => now.table.asked ?? [];

function promptSentence() {
  const { table, question, seat } = now;
  if (table.state === "open") return say("waiting-start");
  if (over()) return say(table.why === "played" ? "over" : `over-${table.why}`);
  if (question && mine().length === 1) return question.text;
  if (question) return say("your-question", { name: nameOf(seat), question: question.text });
  if (!asked().length) return say("nobody-asked");
  return say(seat === undefined ? "looking-on" : "turn-of", { names: names(asked()) });
}

// -- the question -----------------------------------------------------------------------------------------------------

function moveButtons(question) {
  // What every move brings about helps nobody to choose.
  const brought = question.moves.map((move) => new Set(move.effects.map((fact) => JSON.stringify(fact))));
  const common = (fact) => brought.length > 1 && brought.every((other) => other.has(JSON.stringify(fact)));
  return question.moves.map((move) => {
    const effects = move.effects.filter((fact) => !common(fact)).map((fact) => fact.text);
    const label = element("span", { class: "label" }, move.text);
    const made = button(label, () => play(question, move));
    if (effects.length) made.append(element("small", {}, effects.join(" ")));
    return element("li", {}, made);
  });
}

async function play(question, move) {
  const buttons = byId("moves").querySelectorAll("button");
  for (const one of buttons) one.disabled = true;
  byId("question").focus();
  const id = `${Date.now()}-${Math.random()}`; // of our own: a repeated one would not be played twice
  const done = await act("POST", "/moves", { id, answers: question.number, move: move.move, seat: now.seat });
  if (!done) for (const one of buttons) one.disabled = false;
}

function moveTools() {
  if (!playing() || now.seat === undefined) return [];
  const own = lines.some((line) => line.kind === "moved" && line.seat === now.seat);
  const undo = button(say(now.may_undo ? "undo" : "undo-ask"), () => act("POST", "/undo", { seat: now.seat }));
  return own && !now.table.proposal ? [undo] : [];
}

function proposal() {
  const pending = now.table.proposal;
  if (!pending) return [];
  const several = mine().length > 1;
  const answers = mine().filter((place) => pending.asked.includes(place));
  const answer = (key, agree, place) => {
    const label = several ? say(`${key}-as`, { name: nameOf(place) }) : say(key);
    return button(label, () => act("POST", "/proposal", { agree, seat: place }));
  };
  const both = (place) => [answer("agree", true, place), answer("decline", false, place)];
  return [
    element("p", {}, say(`proposal-${pending.wish}`, { name: nameOf(pending.seat) })),
    pending.asked.length ? element("p", { class: "hint" }, say("proposal-waits", { names: names(pending.asked) })) : "",
    element("p", { class: "line" }, ...answers.flatMap(both)),
  ];
}

// -- the end ----------------------------------------------------------------------------------------------------------

function results() {
  const { places, scores, seats, rematch } = now.table;
  if (!over()) return [];
  const order = (places ?? []).map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
  const row = ({ place, seat }) => {
    const name = element("th", { scope: "row" }, seats[seat].name);
    return element("tr", {}, element("td", {}, `${place}.`), name, element("td", {}, String(scores[seat])));
  };
  const head = ["place", "player", "points"].map((key) => element("th", { scope: "col" }, say(key)));
  const rows = [element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...order.map(row))];
  const again = async () => {
    const next = await call("POST", `${API}/rematch`, { seat: mine()[0] });
    location.assign(linked(`/t/${next.table}`));
  };
  return [
    order.length ? element("table", {}, ...rows) : "",
    element(
      "p",
      { class: "line" },
      rematch ? element("a", { class: "primary", href: linked(`/t/${rematch}`) }, say("rematch-go")) : "",
      !rematch && mine().length ? button(say("rematch"), () => attempt(again), { class: "primary" }) : "",
    ),
  ];
}

// -- the seats --------------------------------------------------------------------------------------------------------

function seatLines() {
  return now.table.seats.map((seat, place) => {
    const free = seat.kind === "open";
    const marks = seatMarks(seat).map((mark) => element("span", { class: "mark" }, mark));
    if (asked().includes(place)) marks.push(element("span", { class: "mark turn" }, say("is-asked")));
    return element(
      "li",
      {},
      element("strong", {}, free ? say("seat-number", { number: place + 1 }) : nameOf(place)),
      ...marks,
      element("span", { class: "time", id: `time-${place}` }),
      element("span", { class: "line" }, ...seatTools(seat, place)),
    );
  });
}

function seatMarks(seat) {
  const away = { asked: "is-away", clock: "is-late", left: "is-gone" };
  return [
    seat.kind === "open" && say("is-open"),
    seat.kind === "bot" && (words.levels[seat.level]?.is ?? seat.level),
    seat.kind === "program" && say("is-program"),
    seat.mine && say("is-you"),
    seat.resigned ? say("is-resigned") : seat.stand_in && say(away[seat.cause] ?? "is-away"),
  ].filter(Boolean);
}

function seatTools(seat, place) {
  const path = `/seats/${place}`;
  const sure = (key, ...command) => () => confirm(say(key)) && act(...command);
  const tools = [];
  const free = seat.kind === "open" || (seat.cause === "left" && playing());
  const invitation = seat.name ? say("sit-for", { name: seat.name }) : say("sit");
  if (free && !over()) tools.push(button(invitation, () => sit(place)));
  if (seat.kind === "open" && now.table.host && !over()) {
    for (const [level, said] of Object.entries(words.levels)) {
      tools.push(button(said.put, () => act("POST", `${path}/bot`, { level })));
    }
  }
  if (!seat.mine || over() || seat.resigned) return tools;
  if (seat.stand_in) return [...tools, button(say("take-back"), () => act("POST", `${path}/back`))];
  if (playing()) {
    tools.push(button(say("hand-over"), () => act("POST", `${path}/away`, { level: STAND_IN })));
    tools.push(button(say("resign"), sure("confirm-resign", "POST", `${path}/resign`)));
  }
  return [...tools, button(say("leave"), sure("confirm-leave", "DELETE", path))];
}

async function sit(place) {
  await attempt(async () => {
    if (!known) known = (await become(byId("nickname").value)).nickname;
    await call("PUT", `${API}/seats/${place}`, {});
    look(undefined); // with the eyes of the new seat
  });
}

function tableTools() {
  const { host, state } = now.table;
  const record = element("a", { class: "button", href: `${API}/record`, download: true }, say("record"));
  const abandon = () => confirm(say("confirm-abandon")) && act("POST", "/abandon", { seat: now.seat ?? mine()[0] });
  const close = () => confirm(say("confirm-close")) && act("POST", "/abandon");
  return [
    now.view ? record : "",
    state === "playing" && mine().length ? button(say("abandon"), abandon) : "",
    state === "open" && host ? button(say("close"), close) : "",
  ];
}

function drawTimes() {
  for (const [place, time] of (now?.table.times ?? []).entries()) {
    const spent = time.since ? Date.now() / 1000 - call.ahead - time.since : 0;
    const shown = byId(`time-${place}`);
    const timed = playing() && now.table.seats[place].kind !== "bot"; // bots have no clock
    if (shown && timed) shown.textContent = say("time-left", { time: clockFace(Math.max(0, time.left - spent)) });
  }
}

function clockFace(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const whole = Math.floor(seconds);
  const [days, hours, minutes] = [whole / 86400, (whole / 3600) % 24, (whole / 60) % 60].map(Math.floor);
  if (days) return say("time-days", { days, time: `${two(hours)}:${two(minutes)}` });
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

// -- talking ---------------------------------------------------------------------------------------------------------

byId("chat").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = byId("message").value.trim();
  if (text && (await act("POST", "/chat", { text, seat: now.seat ?? mine()[0] }))) byId("message").value = "";
});
byId("name-form").addEventListener("submit", (event) => event.preventDefault());
byId("address").value = new URL(`/t/${TABLE}`, location.href);
setInterval(drawTimes, 1000);
live.open(shownSeat);

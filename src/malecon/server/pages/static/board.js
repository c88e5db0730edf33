// Any view of any game as lists: which fields there are, and what their words are called, comes from the server.

import { element, say } from "./wire.js";

const MINUS = "–";
const HIDDEN = Symbol("behind a screen");

/** Cards for what all share, then one for each player, the viewer's own first. */
export function cards(words, view, seats) {
  const shared = words.cards.map((card) => panel(card.title, list(words, view, seats, card.entries)));
  const places = seats.map((_, place) => place);
  const own = view.seat ?? -1;
  places.sort((one, other) => (other === own) - (one === own));
  const players = places.map((place) =>
    panel(
      place === own ? [seats[place].name, " ", element("em", {}, `(${say("is-you")})`)] : [seats[place].name],
      list(words, view, seats, words.player, place),
      place === own ? "card own" : "card",
    ),
  );
  return [...players.slice(0, own < 0 ? 0 : 1), ...shared, ...players.slice(own < 0 ? 0 : 1)];
}

const panel = (title, inside, kind = "card") =>
  element("section", { class: kind }, element("h3", {}, ...[title].flat()), inside);

function list(words, view, seats, entries, place) {
  const speak = new Speech(words, seats);
  const rows = entries.map((entry) => [entry.label, show(speak, entry, found(view, entry.path, place), place)]);
  const shown = rows.filter(([, value]) => value !== null);
  const short = (value) => typeof value === "string" || value.tagName === "EM"; // these stand in one line
  const pair = ([label, value]) =>
    element("div", { class: short(value) && "pair" }, element("dt", {}, label), element("dd", {}, value));
  return element("dl", {}, ...shown.map(pair));
}

/** What lies at a path of the view. What is behind a screen is null there; what is inside is hidden, then. */
function found(view, path, place) {
  const steps = path.map((step) => (step === "{seat}" ? String(place + 1) : step === "{place}" ? place : step));
  return steps.reduce((inside, step) => (inside === null || inside === HIDDEN ? HIDDEN : inside?.[step]), view);
}

class Speech {
  constructor(words, seats) {
    Object.assign(this, { words, seats });
  }

  /** The name of a word: a seat by its player, anything else by its domain. Some fields hold the number of a word. */
  name(domain, word, all) {
    if (domain === "seat") return this.seats[typeof word === "number" ? word : Number(word) - 1]?.name ?? MINUS;
    const written = typeof word === "number" && all ? all[word] : word;
    return this.words.domains[domain]?.[written]?.[0] ?? String(written);
  }

  note(domain, word) {
    return this.words.domains[domain]?.[word]?.[1] ?? "";
  }

  /** The name, how many there are, and what is to be said beside it. */
  noted(domain, word, number = "") {
    const note = this.note(domain, word);
    const name = element("span", { class: "name" }, this.name(domain, word));
    return element("span", {}, name, " ", number && element("b", {}, number), " ", note && element("small", {}, note));
  }
}

function show(speak, entry, value, place) {
  if (value === HIDDEN) return element("em", {}, say("hidden"));
  if (value === null || value === undefined) return null;
  return SHAPES[entry.shape](speak, entry, value, place);
}

function items(parts, kind) {
  if (!parts.length) return say("nothing");
  return element("ul", { class: kind }, ...parts.map((part) => element("li", {}, part)));
}

const SHAPES = {
  value(speak, { holds, words }, value) {
    if (!holds) return String(value);
    if (typeof value === "number" && (value < 0 || holds === "bid")) return value < 0 ? MINUS : String(value);
    return speak.name(holds, value, words);
  },
  counts(speak, entry, value) {
    const named = Object.entries(value).filter(([, count]) => entry.always || count !== 0);
    if (entry.quiet && !named.length) return null;
    if (named.length && named.every(([, count]) => count < 0)) return say("not-settled");
    const parts = named.map(([word, count]) => {
      const shown = entry.lookup ? speak.words.lookups[entry.lookup][word][count] : count;
      const number = shown < 0 ? entry.absent : String(shown);
      return speak.noted(entry.by, word, number);
    });
    return items(parts, parts.some((part) => part.querySelector("small")) ? "long" : "short");
  },
  things(speak, entry, value) {
    const ranked = entry.by === "seat"; // a list of seats is their order: first, second ...
    const shown = ([word, thing]) => thing !== null && (ranked || word in speak.words.domains[entry.by]);
    const parts = Object.entries(value).filter(shown).map(([word, thing]) => {
      const where = element("span", { class: "where" }, ranked ? word : speak.name(entry.by, word));
      if (typeof thing !== "object") return element("span", {}, where, " ", speak.noted(entry.holds, thing));
      return element("span", {}, where, " ", SHAPES.counts(speak, { by: entry.holds }, thing));
    });
    return items(parts, "long");
  },
  words(speak, entry, value) {
    const known = value.filter((word) => word !== null);
    if (!known.length) return null;
    return items(known.map((word) => speak.noted(entry.holds, word)), "long");
  },
  flags(speak, entry, value) {
    const set = Object.keys(value).filter((word) => value[word]);
    return set.length ? items(set.map((word) => speak.name(entry.by, word)), "short") : null;
  },
  owned(speak, entry, value, place) {
    const own = Object.keys(value).filter((word) => value[word] === String(place + 1));
    return items(own.map((word) => speak.name(entry.by, word)), "short");
  },
  fields(speak, entry, value) {
    const rows = [...new Set(Object.keys(value).map((field) => field[0]))];
    const columns = [...new Set(Object.keys(value).map((field) => field.slice(1)))];
    const cell = (field) => element("td", {}, value[field] === null ? MINUS : speak.name(entry.holds, value[field]));
    const line = (row) => [element("th", { scope: "row" }, row), ...columns.map((column) => cell(row + column))];
    const head = [element("td"), ...columns.map((column) => element("th", { scope: "col" }, column))];
    const lines = [head, ...rows.map(line)].map((cells) => element("tr", {}, ...cells));
    return element("table", { class: "fields" }, ...lines);
  },
};

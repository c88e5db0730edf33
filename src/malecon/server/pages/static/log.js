// The log: what happened, sentence by sentence, each with the clause behind it.

import { attempt, call, element, say } from "./wire.js";

const NEAR = 30; // pixels from the end: who reads there wants to see what is new
const AWAY = { asked: "log-away", clock: "log-late", left: "log-gone" };

export class Log {
  constructor(list, nameOf) {
    Object.assign(this, { list, nameOf, items: [] });
  }

  draw(lines) {
    const atEnd = this.list.scrollTop + this.list.clientHeight >= this.list.scrollHeight - NEAR;
    for (const item of this.items.splice(lines.length)) item.remove();
    for (const line of lines.slice(this.items.length)) {
      this.items.push(this.item(line));
      this.list.append(this.items.at(-1));
    }
    this.markUndone(lines);
    if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  item(line) {
    if (line.kind !== "moved") return element("li", { class: line.kind }, this.sentence(line));
    const told = line.events ?? []; // a secret move tells nothing
    const event = (fact) => element("div", {}, element("span", {}, fact.text), " ", rule(fact.clause));
    return element("li", { hidden: !told.length }, ...told.map(event));
  }

  sentence(line) {
    const name = line.name || (line.seat === undefined ? "" : this.nameOf(line.seat));
    const seat = line.seat + 1;
    switch (line.kind) {
      case "sat": return say("log-sat", { name, seat });
      case "stood": return say("log-stood", { seat });
      case "bot": return say("log-bot", { seat });
      case "started": return say("log-started");
      case "undone": return say("log-undone", { name });
      case "proposed": return say(`proposal-${line.wish}`, { name });
      case "agreed": return say("log-agreed", { name });
      case "declined": return say("log-declined", { name });
      case "delegated": return say(AWAY[line.cause], { name });
      case "returned": return say("log-returned", { name });
      case "resigned": return say("log-resigned", { name });
      case "chatted": return say("said", { name, text: line.text });
      case "rematched": return say("log-rematched", { name });
      default: return say(line.why === "played" ? "over" : `over-${line.why}`);
    }
  }

  /** Moves that were taken back stay in the log, crossed out and marked by a word. */
  markUndone(lines) {
    const standing = [];
    for (const line of lines) {
      if (line.kind === "moved") standing.push(line.number);
      if (line.kind !== "undone") continue;
      for (const number of standing.splice(line.count)) {
        const item = this.items[number - 1];
        if (item.classList.contains("undone")) continue;
        item.classList.add("undone");
        item.append(element("span", { class: "mark" }, say("taken-back")));
      }
    }
  }
}

/** The clause behind a line; its wording is fetched when somebody wants to read it. */
function rule(clause) {
  const wording = element("p");
  const fetchWording = async () => {
    if (!wording.textContent) wording.textContent = (await call("GET", `/rules/${clause}`)).rule;
  };
  const name = element("summary", {}, clause);
  return element("details", { class: "rule", ontoggle: () => attempt(fetchWording) }, name, wording);
}

// A view of a table over a WebSocket that finds its way back after any disconnect.

import { LANGUAGE } from "./wire.js";

const PATIENCE = [500, 1000, 2000, 4000, 8000]; // milliseconds before each new try
const PING = 25_000; // a silent connection is asked whether it is still there
const FOR_EVER = [4401, 4403, 4404]; // refused, and trying again would not help

export class Live {
  constructor(table, { update, connected, refused }) {
    Object.assign(this, { table, update, connected, refused });
    this.number = 0; // of the last entry seen
    this.tries = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.ping(), PING);
  }

  /** Look through the eyes of a seat; without one, the server chooses: the own seat, or a spectator's. */
  open(seat) {
    this.seat = seat;
    this.tries = 0;
    this.connect();
  }

  connect() {
    clearTimeout(this.later);
    const query = new URLSearchParams({ lang: LANGUAGE, after: this.number });
    if (this.seat !== undefined) query.set("seat", this.seat);
    const address = new URL(`/api/tables/${this.table}/live?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const before = this.socket;
    const socket = (this.socket = new WebSocket(address));
    before?.close();
    this.answered = true;
    let error = null;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.answered = true;
      const message = JSON.parse(data);
      if (message.type === "refused") error = message.error;
      if (message.type !== "update") return;
      this.tries = 0;
      this.number = message.number;
      this.connected(true);
      this.update(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.connected(false);
      if (error && FOR_EVER.includes(code)) this.refused(code - 4000, error);
      else this.later = setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
    };
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (!this.answered) {
      this.connect();
      return;
    }
    this.answered = false;
    this.socket.send(JSON.stringify({ type: "ping", id: "still-there" }));
  }

  /** The network is back, or somebody looks at the page again. */
  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED && this.tries) this.connect();
  }
}

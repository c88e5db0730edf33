// A view of a table over a WebSocket that finds its way back after any disconnection.

import { language } from "../text/texts.svelte";
import type { Error as Told, FromClient, FromServer, Update } from "../wire";

const PATIENCE = [500, 1000, 2000, 4000, 8000]; // milliseconds before each new try
const PING = 25_000; // a silent connection is asked whether it is still there
const SILENCE = 5_000; // milliseconds without an answer, then it is not
/** The version that is spoken here; it does not compile where the server speaks another one. */
const PROTOCOL: Update["protocol"] = 1;
const FOR_EVER = [4401, 4403, 4404, 4426]; // refused, and trying again would not help

export interface Listener {
  update(message: Update): void;
  connected(there: boolean): void;
  /** The whole view was refused. */
  refused(status: number, error: Told): void;
}

type Answer = { done: () => void; failed: (error: Told | null) => void };
/** A message without its id, which it gets when it is sent. */
type Unsent<Message> = Message extends FromClient ? Omit<Message, "id"> : never;

export class Live {
  private socket: WebSocket | null = null;
  private seat: number | undefined;
  private number = 0; // of the last entry seen
  private tries = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private answered = true;
  private readonly pinging: ReturnType<typeof setInterval>;
  private readonly waiting = new Map<string, Answer>();
  /** The network is back, or somebody looks at the page again, perhaps after a sleep in which the connection died. */
  private readonly hurry = (): void => {
    if (document.hidden) return;
    if (this.socket?.readyState === WebSocket.CLOSED && this.tries) this.connect();
    else this.ping();
  };

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.pinging = setInterval(() => this.ping(), PING);
  }

  /** Look through the eyes of a seat; without one, the server chooses: the own seat, or a spectator's. */
  open(seat: number | undefined, fromTheBeginning = false): void {
    this.seat = seat;
    this.tries = 0;
    if (fromTheBeginning) this.number = 0;
    this.connect();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearInterval(this.pinging);
    clearTimeout(this.later);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Send a command; resolves once it is on the server's disk. An answer that never came is not a refusal. */
  send(message: Unsent<FromClient>): Promise<void> {
    const id = `${Date.now()}-${Math.random()}`; // of our own: a repeated one would not be played twice
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(null);
        return;
      }
      this.waiting.set(id, { done, failed });
      this.write({ ...message, id });
    });
  }

  private connect(): void {
    clearTimeout(this.later);
    const query = new URLSearchParams({ lang: language(), after: String(this.number), protocol: String(PROTOCOL) });
    if (this.seat !== undefined) query.set("seat", String(this.seat));
    const address = new URL(`/api/tables/${this.table}/live?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const before = this.socket;
    const socket = (this.socket = new WebSocket(address));
    before?.close();
    this.answered = true;
    let error: Told | null = null;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.answered = true;
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === "refused") error = message.error;
      this.receive(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.listener.connected(false);
      for (const { failed } of this.waiting.values()) failed(null);
      this.waiting.clear();
      if (error && FOR_EVER.includes(code)) this.listener.refused(code - 4000, error);
      else this.later = setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
    };
  }

  private receive(message: FromServer): void {
    if (message.type === "update") {
      this.tries = 0;
      this.number = message.number;
      this.listener.connected(true);
      this.listener.update(message);
      return;
    }
    const answer = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "refused") answer?.failed(message.error);
    else answer?.done();
  }

  private write(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private ping(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.answered = false;
    this.write({ type: "ping", id: "still-there" });
    setTimeout(() => {
      if (socket === this.socket && !this.answered) this.connect();
    }, SILENCE);
  }
}

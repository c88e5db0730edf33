import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PACES, settings } from "../settings.svelte";
import type { Line, Update } from "../wire";
import { LiveTable } from "./live_table.svelte";
import * as sound from "./sound";

/** A socket that a test speaks through. */
class Wire {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Wire[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: URL) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const seats = [{ kind: "person", name: "Ana", mine: true }, { kind: "bot", name: "Bo", level: "random" }];
const moved = (number: number, seat: number): Line => ({ number, at: 0, kind: "moved", seat, events: [{ name: "drove", clause: "c", values: {}, text: `${number}` }] });

function update(number: number, since: number, log: Line[], more: Partial<Update> = {}): Update & { type: "update" } {
  const table = { id: "t", state: "playing", game: "santiago", edition: "fr2011", options: {}, seats, asked: [1], clock: {}, times: [], commitment: "" };
  return { type: "update", number, since, log, table, seat: 0, view: { number }, ...more } as unknown as Update & { type: "update" };
}

function opened(): { live: LiveTable; wire: Wire } {
  const live = new LiveTable("t");
  live.open();
  const wire = Wire.all.at(-1) as Wire;
  wire.say(update(3, 0, [moved(1, 1), moved(2, 1), moved(3, 1)]));
  return { live, wire };
}

const shown = (live: LiveTable): unknown => (live.view as { number: number } | null)?.number;

vi.mock("./sound", () => ({ ring: vi.fn() }));

describe("a live table", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
    vi.stubGlobal("WebSocket", Wire);
    settings.choose("pace", "normal");
    settings.choose("still", true);
    sessionStorage.clear();
    Wire.all = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows what has happened before at once", () => {
    const { live } = opened();
    expect([shown(live), live.lines.length, live.waiting]).toEqual([3, 3, 0]);
  });

  it("shows the moves of the others one after the other, at a pace that can be followed", () => {
    const { live, wire } = opened();
    wire.say(update(4, 3, [moved(4, 1)]));
    wire.say(update(5, 4, [moved(5, 1)]));
    wire.say(update(6, 5, [moved(6, 1)]));
    expect([shown(live), live.waiting]).toEqual([4, 2]);
    vi.advanceTimersByTime(PACES.normal + 5);
    expect(shown(live)).toBe(5);
    vi.advanceTimersByTime(PACES.normal + 5);
    expect([shown(live), live.waiting, live.lines.length]).toEqual([6, 0, 6]);
  });

  it("skips to now when that is wanted", () => {
    const { live, wire } = opened();
    for (const number of [4, 5, 6, 7]) wire.say(update(number, number - 1, [moved(number, 1)]));
    live.skip();
    expect([shown(live), live.waiting, live.lines.length]).toEqual([7, 0, 7]);
  });

  it("waits with what comes next while somebody explains, but not with being told anew", () => {
    const { live, wire } = opened();
    live.hold(true);
    wire.say(update(4, 3, [moved(4, 1)]));
    vi.advanceTimersByTime(60_000);
    expect([shown(live), live.waiting]).toEqual([3, 1]);
    live.hold(false);
    expect([shown(live), live.waiting]).toEqual([4, 0]);
    live.hold(true);
    live.retell();
    Wire.all.at(-1)?.say(update(4, 0, [moved(1, 1), moved(2, 1), moved(3, 1), moved(4, 1)], { view: { number: 40 } }));
    vi.advanceTimersByTime(60_000);
    expect(shown(live)).toBe(40);
  });

  it("calls once a turn, also where what nobody would decline is taken between two questions", () => {
    const call = vi.mocked(sound.ring);
    call.mockClear();
    settings.choose("gifts", true);
    settings.choose("pace", "at-once");
    const { live, wire } = opened();
    const asks = (number: number, obvious?: string) => ({ question: { number, decision: "gain", moves: [{ move: "use", id: 0, effects: [] }], ...(obvious && { obvious }) } });
    const turn = (from: number): void => {
      wire.say(update(from, from - 1, [moved(from, 1)], asks(from, "use")));
      expect([live.choosing.question, live.taking]).toEqual([null, true]);
      wire.say(update(from + 1, from, [moved(from + 1, 0)], asks(from + 1)));
      expect([live.choosing.question?.number, live.taking]).toEqual([from + 1, false]);
      wire.say(update(from + 2, from + 1, [moved(from + 2, 0)], asks(from + 2, "use")));
      wire.say(update(from + 3, from + 2, [moved(from + 3, 0)], asks(from + 3)));
    };
    turn(4);
    expect(call).toHaveBeenCalledTimes(1);
    wire.say(update(8, 7, [moved(8, 0)]));
    turn(9);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("asks only when everything before the question has been shown", () => {
    const { live, wire } = opened();
    const question = { number: 5, decision: "drive", moves: [{ move: "drive 1", id: 0, effects: [] }] };
    wire.say(update(4, 3, [moved(4, 1)]));
    wire.say(update(5, 4, [moved(5, 1)], { question }));
    expect(live.choosing.question).toBeNull();
    vi.advanceTimersByTime(PACES.normal + 5);
    expect(live.choosing.question?.number).toBe(5);
  });

  it("does not hold up one's own moves", () => {
    const { live, wire } = opened();
    wire.say(update(4, 3, [moved(4, 0)]));
    wire.say(update(5, 4, [moved(5, 0)]));
    expect([shown(live), live.waiting]).toEqual([5, 0]);
  });

  it("goes on after a lost connection from the last number it has seen, and says so meanwhile", () => {
    const { live, wire } = opened();
    expect(live.connected).toBe(true);
    wire.drop();
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(600);
    const again = Wire.all.at(-1) as Wire;
    expect(again).not.toBe(wire);
    expect(again.address.searchParams.get("after")).toBe("3");
    again.say(update(4, 3, [moved(4, 1)]));
    expect([live.connected, shown(live), live.lines.length]).toEqual([true, 4, 4]);
  });

  it("begins anew when the server knows less than it has seen", () => {
    const { live, wire } = opened();
    wire.say(update(2, 0, [moved(1, 1), moved(2, 1)]));
    expect([shown(live), live.lines.length]).toEqual([2, 2]);
  });

  it("begins a long log with its last page, and puts the one before in front when it is asked for", async () => {
    const { live, wire } = opened();
    wire.say(update(302, 301, [moved(302, 1)]));
    expect([live.wholeLog, live.news.length, live.lines.map(({ number }) => number)]).toEqual([false, 0, [302]]);
    const fetching = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ since: 299, log: [moved(300, 1), moved(301, 1)] }))));
    vi.stubGlobal("fetch", fetching);
    await live.loadEarlier();
    expect(fetching).toHaveBeenCalledWith("/api/tables/t/log?before=302&lang=en", expect.anything());
    expect([live.wholeLog, live.lines.map(({ number }) => number)]).toEqual([false, [300, 301, 302]]);
    wire.say(update(303, 302, [moved(303, 1)]));
    expect(live.lines.map(({ number }) => number)).toEqual([300, 301, 302, 303]);
  });

  it("does not mix earlier lines with what has been told anew meanwhile", async () => {
    const { live, wire } = opened();
    wire.say(update(302, 301, [moved(302, 1)]));
    vi.stubGlobal("fetch", () => {
      wire.say(update(305, 304, [moved(305, 1)]));
      return Promise.resolve(new Response(JSON.stringify({ since: 300, log: [moved(301, 1)] })));
    });
    await live.loadEarlier();
    expect(live.lines.map(({ number }) => number)).toEqual([305]);
  });

  it("says which version of the protocol it speaks, and gives up where another one is spoken", () => {
    const { live, wire } = opened();
    expect(wire.address.searchParams.get("protocol")).toBe("1");
    wire.say({ type: "refused", id: "", error: { key: "error-protocol-old", message: "Load the page again." } });
    wire.drop(4426);
    expect([live.shutOut?.status, live.shutOut?.message]).toEqual([426, "Load the page again."]);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });

  it("sends a move as the answer to its question, and shows why it was refused", async () => {
    const { live, wire } = opened();
    const question = { number: 4, decision: "drive", moves: [{ move: "drive 1", id: 0, effects: [] }, { move: "drive 2", id: 1, effects: [] }] };
    wire.say(update(4, 3, [moved(4, 0)], { question }));
    vi.advanceTimersByTime(500);
    const sending = live.choosing.touch(["drive 2"], "star");
    const message = wire.sent.at(-1);
    expect(message).toMatchObject({ type: "move", answers: 4, move: "drive 2" });
    wire.say({ type: "refused", id: message?.["id"], error: { key: "error-stale", message: "Too late." } });
    await sending;
    expect(live.trouble?.message).toBe("Too late.");
  });

  it("takes what nobody would decline without asking, and asks once it has been taken back", () => {
    const { live, wire } = opened();
    const gift = { decision: "pedro", obvious: "take", moves: [{ move: "take", id: 0, effects: [] }, { move: "leave", id: 1, effects: [] }] };
    wire.say(update(4, 3, [moved(4, 0)], { question: { ...gift, number: 4 } }));
    expect(wire.sent.at(-1)).toMatchObject({ type: "move", answers: 4, move: "take" });
    expect(live.choosing.question).toBeNull();
    wire.say({ type: "accepted", id: wire.sent.at(-1)?.["id"], number: 5 });
    wire.say(update(5, 4, [moved(5, 0)]));
    const before = wire.sent.length;
    wire.say(update(6, 5, [{ number: 6, at: 0, kind: "undone", seat: 0, first: 5 }], { question: { ...gift, number: 6 } }));
    expect(live.choosing.question?.number).toBe(6);
    expect(wire.sent).toHaveLength(before);
  });

  it("asks about every gift where somebody wants that, and in a guided game", () => {
    const question = { number: 4, decision: "pedro", obvious: "take", moves: [{ move: "take", id: 0, effects: [] }] };
    settings.choose("gifts", false);
    const { live, wire } = opened();
    wire.say(update(4, 3, [moved(4, 0)], { question }));
    expect(live.choosing.question?.number).toBe(4);
    settings.choose("gifts", true);
    settings.choose("pace", "at-once");
    const taught = opened();
    const guided = update(4, 3, [moved(4, 0)], { question });
    guided.table.lesson = true;
    taught.wire.say(guided);
    expect(taught.live.choosing.question?.number).toBe(4);
  });

  it("asks after all where the gift could not be taken", async () => {
    const { live, wire } = opened();
    const question = { number: 4, decision: "pedro", obvious: "take", moves: [{ move: "take", id: 0, effects: [] }] };
    wire.say(update(4, 3, [moved(4, 0)], { question }));
    wire.say({ type: "refused", id: wire.sent.at(-1)?.["id"], error: { key: "error-stale", message: "Too late." } });
    await vi.waitFor(() => expect(live.choosing.question?.number).toBe(4));
  });

  it("no longer says that the server did not answer once it does", async () => {
    const { live, wire } = opened();
    const question = { number: 4, decision: "drive", moves: [{ move: "drive 1", id: 0, effects: [] }] };
    wire.say(update(4, 3, [moved(4, 0)], { question }));
    vi.advanceTimersByTime(500);
    wire.readyState = Wire.CLOSED;
    await live.choosing.touch(["drive 1"], "star");
    expect(live.trouble?.status).toBe(0);
    wire.say(update(4, 4, [], { question }));
    expect(live.trouble).toBeNull();
  });

  it("offers to undo what was moved: at once, by asking the others, or not at all", () => {
    const { live, wire } = opened();
    expect(live.undoable).toBeNull(); // nothing was moved yet
    wire.say(update(4, 3, [moved(4, 0)], { may_undo: true }));
    expect(live.undoable).toBe("at-once");
    wire.say(update(5, 4, [moved(5, 1)]));
    live.skip();
    expect(live.undoable).toBeNull(); // a bot has nothing against it, and nobody else plays
    const withBo = update(6, 5, [moved(6, 1)]);
    withBo.table.seats = [{ kind: "person", name: "Ana", mine: true }, { kind: "person", name: "Bo" }];
    wire.say(withBo);
    live.skip();
    expect(live.undoable).toBe("by-asking");
    const asking = update(7, 6, []);
    asking.table = { ...withBo.table, proposal: { wish: "undo", seat: 0, agreed: [0], asked: [1] } };
    wire.say(asking);
    live.skip();
    expect(live.undoable).toBeNull();
    const ended = update(8, 7, [], { may_undo: true });
    ended.table.state = "finished";
    wire.say(ended);
    live.skip();
    expect(live.undoable).toBeNull();
  });

  it("hides the table from the next person where several share a device", () => {
    const live = new LiveTable("t");
    live.open();
    const both = update(3, 0, [moved(1, 1)]);
    both.table.seats = [{ kind: "person", name: "Ana", mine: true }, { kind: "person", name: "Beto", mine: true }];
    (Wire.all.at(-1) as Wire).say({ ...both, seat: 0, question: { number: 3, decision: "drive", moves: [] } });
    expect(live.handTo).toBe(1);
    expect(live.choosing.question).toBeNull();
  });
});

// A table that is being played, as it is shown here: what arrives is shown at a pace that can be followed.

import { tick } from "svelte";

import { call, outworn, Refused } from "../server/call";
import { me } from "../server/identity.svelte";
import { Live } from "../server/live";
import { PACES, settings } from "../settings.svelte";
import { language, listed, say } from "../text/texts.svelte";
import type { Done, Error as Told, Line, Possible, Question, Sheet, Update } from "../wire";
import { Choosing } from "./choosing.svelte";
import { takenBack } from "./lines";
import { fly, glide, leaveTraces, placesOf, type Trace, whereabouts } from "./motion";
import { notify } from "./notice";
import { type Board, type Colour, COLOURS, colourAt, type Scene } from "./scene";
import { ring } from "./sound";

const WATCHING = -1; // the seat of who only looks on
const LONGEST_QUEUE = 40; // updates; then somebody was away, and wants to see how things stand

export class LiveTable implements Scene {
  now: Update | null = $state.raw(null);
  /** The log as far back as it has been asked for: lines one after another, the last one the newest. */
  lines: readonly Line[] = $state.raw([]);
  /** The lines of the last update: what has just happened. */
  news: readonly Line[] = $state.raw([]);
  box: unknown = $state.raw(null);
  board: Board | null = $state.raw(null);
  connected = $state(false);
  trouble: Refused | null = $state.raw(null);
  /** The view was refused for good: there is no such table, or it is not for us. */
  shutOut: Refused | null = $state.raw(null);
  waiting = $state(0); // updates that are not shown yet
  /** What nobody would decline is being taken: one's turn goes on, and the next question is on its way. */
  taking = $state(false);
  readonly choosing: Choosing;
  private readonly live: Live;
  private queue: Update[] = [];
  private shownSeat: number | undefined;
  private heldUntil = 0;
  private held = false;
  private called = false; // for this turn: it has been heard that it began
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.choosing = new Choosing(
      id,
      (move, question) => this.play(move, question),
      () => this.notNow(),
    );
    this.shownSeat = this.rememberedSeat();
    this.live = new Live(id, {
      update: (message) => this.receive(message),
      connected: (there) => this.heardOf(there),
      refused: (status, error) => void this.refused(status, error),
    });
  }

  open(): void {
    this.live.open(this.shownSeat);
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  /** Tell everything again, in the language that is spoken now. */
  retell(): void {
    this.live.open(this.shownSeat, true);
  }

  // -- what is shown ------------------------------------------------------------------------------------------------

  get view(): unknown {
    return this.now?.view ?? null;
  }
  get table() {
    return this.now?.table ?? null;
  }
  get game(): string {
    return this.table?.game ?? "";
  }
  get edition(): string {
    return this.table?.edition ?? "";
  }
  get options(): Readonly<Record<string, string>> {
    return this.table?.options ?? {};
  }
  get seat(): number | null {
    return this.now?.seat ?? null;
  }
  get names(): readonly string[] {
    const unnamed = me.asked && !me.nickname && this.mine.length === 1; // who has given no name is "you"
    return (this.table?.seats ?? []).map((seat, place) => (unnamed && seat.mine ? say("page-you") : seat.name || say("page-seat-number", { number: place + 1 })));
  }
  namesOf(seats: readonly number[]): string[] {
    return seats.map((seat) => this.names[seat] ?? "");
  }
  get colours(): readonly Colour[] {
    return (this.table?.seats ?? []).map((seat, place) => seat.colour ?? COLOURS[place % COLOURS.length] ?? "blue");
  }
  get asked(): readonly number[] {
    return this.table?.asked ?? [];
  }
  get mine(): number[] {
    return (this.table?.seats ?? []).flatMap((seat, place) => (seat.mine ? [place] : []));
  }
  get playing(): boolean {
    return this.table?.state === "playing";
  }
  get over(): boolean {
    return this.table?.state === "finished" || this.table?.state === "abandoned";
  }

  /** Whether the last move of who looks can be taken back, and whether the others have to agree. */
  readonly undoable: "at-once" | "by-asking" | null = $derived.by(() => {
    const { table, seat } = this;
    if (!this.playing || seat === null) return null;
    if (this.now?.may_undo) return "at-once";
    const back = takenBack(this.lines);
    const hasMoved = !this.wholeLog || this.lines.some((line) => line.kind === "moved" && line.seat === seat && !back.has(line.number));
    const others = (table?.seats ?? []).some(({ kind, mine }) => kind !== "bot" && !mine);
    return hasMoved && others && !table?.proposal ? "by-asking" : null;
  });

  /** Where several people share this device: the seat to be handed over to, if it is not the one that looks. */
  get handTo(): number | null {
    const own = this.mine;
    if (own.length < 2 || !this.playing) return null;
    if (this.shownSeat !== undefined && this.asked.includes(this.shownSeat)) return null;
    const asked = own.find((place) => this.asked.includes(place) && !this.table?.seats[place]?.stand_in);
    if (asked !== undefined) return asked;
    return this.shownSeat === undefined ? (own[0] ?? null) : null;
  }

  /** Whether the log is here from its first line. */
  get wholeLog(): boolean {
    return (this.lines[0]?.number ?? 1) === 1;
  }

  /** Put the lines before the first one in front. */
  async loadEarlier(): Promise<void> {
    const first = this.lines[0];
    if (!first || this.wholeLog) return;
    try {
      const { log } = await call("GET /api/tables/{table}/log", { path: { table: this.id }, query: { before: first.number, lang: language() } });
      if (this.lines[0] === first) this.lines = [...log, ...this.lines]; // else everything has been told anew meanwhile
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      this.trouble = trouble;
    }
  }

  // -- what arrives -------------------------------------------------------------------------------------------------

  /** The server is there, or is not; that it did not answer is over as soon as it does. */
  private heardOf(there: boolean): void {
    this.connected = there;
    if (there && this.trouble?.status === 0) this.trouble = null;
  }

  private receive(message: Update): void {
    this.queue.push(message);
    if (this.queue.length > LONGEST_QUEUE || document.hidden) this.skip();
    else this.showNext();
  }

  /** Show everything that has arrived at once. */
  skip(): void {
    this.heldUntil = 0;
    while (this.queue.length) this.showOne();
    this.heldUntil = 0;
    this.waiting = 0;
    clearTimeout(this.timer);
  }

  /** Whoever explains what has happened wants nothing more to happen meanwhile. A table that is told anew does not wait. */
  hold(on: boolean): void {
    if (on === this.held) return;
    this.held = on;
    this.showNext();
  }

  private showNext(): void {
    clearTimeout(this.timer);
    if (this.held && !this.queue.some((message, place) => this.isToldAnew(message, this.queue[place - 1] ?? this.now))) {
      this.waiting = this.queue.length;
      return;
    }
    const wait = this.heldUntil - performance.now();
    if (this.queue.length && wait <= 0) {
      this.showOne();
      if (this.queue.length) this.showNext();
    } else if (this.queue.length) {
      this.timer = setTimeout(() => this.showNext(), wait);
    }
    this.waiting = this.queue.length;
  }

  /** Whether an update does not go on where the one before it ended: at first, in another language, after a long absence. */
  private isToldAnew(message: Update, before: Update | null): boolean {
    return before === null || message.since !== before.number;
  }

  private showOne(): void {
    const message = this.queue.shift();
    if (!message) return;
    const anew = this.isToldAnew(message, this.now);
    const before = whereabouts();
    const fresh = message.log ?? [];
    this.lines = anew ? fresh : [...this.lines, ...fresh];
    this.news = anew ? [] : fresh;
    this.now = message;
    const away = message.table.seats[message.seat ?? -1]?.stand_in; // a bot answers
    this.choosing.seat = message.seat ?? undefined;
    const question = away || this.handTo !== null ? null : (message.question ?? null);
    this.taking = question !== null && this.isObvious(question);
    if (question && this.taking) {
      this.choosing.ask(null);
      void this.take(question);
    } else {
      this.choosing.ask(question);
    }
    this.preselectColour();
    if (!question) this.called = false;
    else if (!this.taking && !this.called) this.begin(question, anew);
    if (anew) return;
    const facts = fresh.flatMap((line) => line.events ?? []);
    void tick().then(() => {
      glide(before);
      fly(facts.flatMap((fact) => this.board?.flights(fact, this.box) ?? []));
    });
    const told = fresh.filter((line) => line.kind === "moved" && line.events?.length && !this.mine.includes(line.seat ?? -1));
    this.heldUntil = performance.now() + PACES[settings.pace] * Math.min(told.length, 3);
  }

  /** Whether there is a move that nobody would decline, which is played without asking: not in a guided game, and not after it was taken back. */
  private isObvious({ obvious }: Question): boolean {
    if (!obvious || !settings.gifts || this.table?.lesson || this.queue.length) return false;
    return this.lines.findLast(({ kind, seat }) => (kind === "moved" && seat === this.seat) || kind === "undone")?.kind !== "undone";
  }

  private async take(question: Question): Promise<void> {
    const move = question.moves.find(({ move }) => move === question.obvious);
    if (move) await this.play(move, question);
    if (move && !this.trouble) return;
    this.trouble = null; // nobody did anything wrong: another page of the same seat may have been faster
    this.taking = false;
    if (this.now?.question?.number === question.number) this.choosing.ask(question);
  }

  /** What the others have moved since one's own last move, by their colours. */
  private doneByOthers(): Trace[] {
    const { board, box, lines, seat } = this;
    if (!board || seat === null) return [];
    const since = lines.findLast((line) => line.kind === "moved" && line.seat === seat)?.number ?? Infinity;
    return lines
      .filter((line) => line.number > since && line.kind === "moved" && (line.seat ?? -1) >= 0)
      .flatMap((line) => {
        const colour = board.colourOf(this, line.seat ?? 0);
        return (line.events ?? []).flatMap((fact) => placesOf(fact, board, box)).map((at) => ({ at, colour }));
      });
  }

  /** One's turn begins: to be heard, and seen by who looks elsewhere; whoever has just come needs no call. */
  private begin({ text = "" }: Question, quietly: boolean): void {
    this.called = true;
    void tick().then(() => leaveTraces(this.doneByOthers()));
    if (quietly) return;
    ring();
    notify(this.id, this.game, text);
  }

  /** The game is drawn from now on. The first question is often there before its board. */
  unpack(board: Board, box: unknown): void {
    this.box = box;
    this.board = board;
    this.preselectColour();
    if (this.choosing.question) void tick().then(() => leaveTraces(this.doneByOthers()));
  }

  /** Who has chosen a colour for this device is asked only to confirm it, where a game gives out colours itself. */
  private preselectColour(): void {
    const question = this.choosing.question;
    if (!question || !settings.colour || this.seat === null || this.mine.length > 1 || this.table?.lesson) return;
    const move = this.board?.colourMove?.(colourAt(this, this.seat));
    this.choosing.offered ??= question.moves.find((possible) => possible.move === move) ?? null;
  }

  private async refused(status: number, error: Told): Promise<void> {
    if (outworn(error.key)) {
      // Another page of this browser may have got a new identity meanwhile; if not, asking forgets the outworn one.
      const known = await call("GET /api/identity").then(
        () => true,
        () => false,
      );
      this.look(known ? this.shownSeat : undefined);
    } else if (status === 403 && this.shownSeat !== undefined) {
      this.look(undefined); // the seat is no longer ours: look on, if that is allowed
    } else {
      this.shutOut = new Refused(status, error);
    }
  }

  tell(): Promise<Sheet> {
    return call("GET /api/tables/{table}/sheet", { path: { table: this.id }, query: { seat: this.seat ?? WATCHING, lang: language() } });
  }

  // -- what is done -------------------------------------------------------------------------------------------------

  look(seat: number | undefined): void {
    this.shownSeat = seat;
    if (seat === undefined) sessionStorage.removeItem(this.id);
    else sessionStorage.setItem(this.id, String(seat));
    this.skip();
    this.choosing.ask(null);
    this.live.open(seat);
  }

  private notNow(): string {
    if (this.over) return say("page-over");
    if (this.seat === null) return say("page-why-looking-on");
    return say("page-why-not-now", { names: listed(this.namesOf(this.asked)) });
  }

  private rememberedSeat(): number | undefined {
    const seat = sessionStorage.getItem(this.id);
    return seat === null ? undefined : Number(seat);
  }

  private async play(move: Possible, question: Question): Promise<void> {
    this.trouble = null;
    try {
      await this.live.send({ type: "move", answers: question.number, move: move.move });
    } catch (error) {
      this.trouble = error
        ? new Refused(409, error as Told)
        : new Refused(0, { key: "offline", message: say("page-offline") });
    }
  }

  /** Take back the last move of who looks, or ask the others to agree. */
  undo(): void {
    void this.act(call("POST /api/tables/{table}/undo", { path: { table: this.id }, body: { seat: this.seat } }));
  }

  /** A command over REST: what comes of it arrives over the socket, and only a refusal is told of. */
  async act(command: Promise<Done>): Promise<boolean> {
    this.trouble = null;
    try {
      await command;
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      this.trouble = trouble;
      return false;
    }
  }
}

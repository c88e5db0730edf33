// A game that has been played, at one of its moments.

import { tick } from "svelte";

import { boxOf } from "../../games/registry";
import { call } from "../../server/call";
import { PACES, settings } from "../../settings.svelte";
import { fly, glide, whereabouts } from "../../table/motion";
import type { Board, Colour, Scene } from "../../table/scene";
import { language } from "../../text/texts.svelte";
import type { Replay, Sheet } from "../../wire";
import { type Change, changed } from "./changes";

const EVERY = 25; // every so many moves a view is kept, so that no jump is far

export interface Part {
  at: number;
  text: string;
}

export class ReplayTable implements Scene {
  at = $state(0); // moves that have been played
  playing = $state(false);
  readonly table = null;
  readonly choosing = null;
  readonly parts: Part[];
  private readonly kept = new Map<number, unknown>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly view: unknown = $derived.by(() => this.viewAt(this.at));

  constructor(
    readonly replay: Replay,
    readonly board: Board,
    at: number,
    /** The record that was brought along; nothing where the game was played at a table of this server. */
    private readonly record: string | null = null,
  ) {
    this.kept.set(0, replay.start);
    const { parts = [] } = boxOf(replay.game);
    this.parts = replay.steps.flatMap((step, place) => {
      const fact = step.events.find(({ name }) => parts.includes(name));
      return fact ? [{ at: place + 1, text: fact.text ?? "" }] : [];
    });
    this.at = Math.max(0, Math.min(at, replay.steps.length));
  }

  get game(): string {
    return this.replay.game;
  }
  get edition(): string {
    return this.replay.edition;
  }
  get options(): Readonly<Record<string, string>> {
    return this.replay.options;
  }
  get box(): unknown {
    return this.replay.box;
  }
  get seat(): number | null {
    return this.replay.seat ?? null;
  }
  get names(): readonly string[] {
    return this.replay.seats;
  }
  get colours(): readonly Colour[] {
    return this.replay.colours ?? [];
  }
  /** Who moves next. */
  get asked(): readonly number[] {
    const next = this.replay.steps[this.at]?.seat;
    return next === undefined || next < 0 ? [] : [next];
  }
  tell(): Promise<Sheet> {
    const query = { at: this.at, seat: this.seat ?? -1, lang: language() };
    return this.record === null
      ? call("GET /api/tables/{table}/replay/sheet", { path: { table: this.replay.table ?? "" }, query })
      : call("POST /api/replay/sheet", { query, body: this.record });
  }
  get length(): number {
    return this.replay.steps.length;
  }

  private viewAt(at: number): unknown {
    let from = at;
    while (!this.kept.has(from)) from -= 1;
    let view = this.kept.get(from);
    for (let place = from; place < at; place++) {
      view = changed(view, (this.replay.steps[place]?.changes ?? []) as unknown as Change[]);
      if ((place + 1) % EVERY === 0) this.kept.set(place + 1, view);
    }
    return view;
  }

  go(to: number): void {
    const before = whereabouts();
    const from = this.at;
    this.at = Math.max(0, Math.min(to, this.length));
    if (this.at === this.length) this.stop();
    const step = this.replay.steps[this.at - 1];
    if (this.at !== from + 1 || !step) return;
    void tick().then(() => {
      glide(before);
      fly(step.events.flatMap((fact) => this.board.flights(fact, this.box)));
    });
  }

  /** To the last or next move that has something to tell: what Nature draws one by one is passed over. */
  step(by: 1 | -1): void {
    let to = this.at + by;
    while (to > 0 && to < this.length && !this.replay.steps[to - 1]?.events.length) to += by;
    this.go(to);
  }

  play(): void {
    if (this.at === this.length) this.at = 0;
    this.playing = true;
    this.next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    if (!this.playing) return;
    this.step(1);
    if (this.playing) this.timer = setTimeout(() => this.next(), Math.max(PACES[settings.pace], 120));
  }
}

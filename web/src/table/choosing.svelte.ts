// Answering a question: which things may be touched, what has been chosen so far, and what a move would do.

import { call, Refused } from "../server/call";
import { say } from "../text/texts.svelte";
import type { Hint, Lacking, Possible, Question } from "../wire";
import { fits, matching } from "./patterns";

/** One step of a move that is chosen in several: the patterns of the thing, and its name for who wants to go back. */
export interface Step {
  patterns: readonly string[];
  name: string;
}

export interface Told {
  message: string;
  clause: string;
  rule: string;
  /** Nobody was refused anything: it only says what something is. */
  calm?: true;
}

export type Touch = "free" | "chosen" | "quiet";

const MOST_ASKED = 12; // moves that the server is asked about at once
const OTHER_QUESTION = "error-other-question";
const PAUSE = 200; // milliseconds; a second click that was meant for what was there before
const LINGER = 250; // milliseconds that a preview stays, for the pointer to reach what is told there

export class Choosing {
  question: Question | null = $state.raw(null);
  steps: readonly Step[] = $state.raw([]);
  /** What a finger has touched and not yet confirmed. */
  offered: Possible | null = $state.raw(null);
  /** What the pointer or the focus is on, or was a moment ago. */
  pointed: readonly Possible[] = $state.raw([]);
  /** What the thing is and does that was touched last, and the one that is pointed at. */
  touchedIs = $state("");
  pointedIs = $state("");
  /** Nothing can be touched for now: somebody explains the table. */
  locked = $state(false);
  whyNot: Told | null = $state.raw(null);
  /** What the coach of a first game proposes. */
  proposed: Possible | null = $state.raw(null);
  /** What a bot would do. */
  hint: Hint | null = $state.raw(null);
  sending = $state(false);
  /** What was played last. */
  sent: Possible | null = $state.raw(null);
  remaining: readonly Possible[] = $derived.by(() =>
    this.steps.reduce((moves: readonly Possible[], step) => matching(step.patterns, moves), this.question?.moves ?? []),
  );
  /** The seat that is asked, for who has several. */
  seat: number | undefined;
  private askedAt = 0;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly play: (move: Possible, question: Question) => Promise<void>,
    /** Why nothing may be touched at all, while nothing is asked. */
    private readonly notNow: () => string = () => "",
  ) {}

  ask(question: Question | null): void {
    if (question && question.number === this.question?.number && question.text === this.question.text) return;
    if (question?.number !== this.question?.number) {
      this.askedAt = performance.now();
      this.steps = [];
      this.hint = null;
    }
    this.question = question;
    this.offered = null;
    this.touchedIs = "";
    this.look([]);
    this.whyNot = null;
  }

  /** The pointer or the focus is on something that stands for these moves; `what` says what it is and does. */
  look(moves: readonly Possible[], what = ""): void {
    clearTimeout(this.leaving);
    if (moves.length) this.whyNot = null;
    this.pointed = moves;
    this.pointedIs = what;
  }

  lookAway(): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => (this.pointed = []), LINGER);
  }

  /** The pointer has reached what is told of where it was. */
  keepLooking(): void {
    clearTimeout(this.leaving);
  }

  /** The moves still possible that a thing stands for. */
  movesOf(patterns: readonly string[]): Possible[] {
    return this.sending || this.locked ? [] : matching(patterns, this.remaining);
  }

  touchOf(patterns: readonly string[]): Touch {
    if (this.steps.some((step) => step.patterns === patterns || step.patterns.join() === patterns.join())) return "chosen";
    return this.movesOf(patterns).length ? "free" : "quiet";
  }

  /**
   * A thing was clicked. Where a finger cannot hover, the only move it stands for is shown before it is played. `what` says what
   * it is and does: where it stands for several moves nothing else tells that.
   */
  async touch(patterns: readonly string[], name: string, byFinger = false, what = ""): Promise<void> {
    this.whyNot = null;
    if (this.touchOf(patterns) === "chosen") return this.unchoose(patterns);
    const moves = this.movesOf(patterns);
    const [only] = moves;
    if (!only) return this.explain(patterns, what || name);
    this.touchedIs = what;
    if (moves.length === 1) {
      if (byFinger && this.offered !== only) this.offered = only;
      else await this.send(only);
      return;
    }
    this.offered = null;
    this.steps = [...this.steps, { patterns, name }];
  }

  back(): void {
    this.whyNot = null;
    this.touchedIs = "";
    if (this.offered) this.offered = null;
    else this.steps = this.steps.slice(0, -1);
  }

  private unchoose(patterns: readonly string[]): void {
    this.touchedIs = "";
    this.steps = this.steps.filter((step) => step.patterns.join() !== patterns.join());
    this.offered = null;
  }

  async send(move: Possible): Promise<void> {
    const question = this.question;
    if (!question || this.sending || performance.now() - this.askedAt < PAUSE) return;
    this.sending = true;
    this.sent = move;
    this.offered = null;
    try {
      await this.play(move, question);
    } finally {
      this.sending = false;
    }
  }

  /** Why a thing may not be touched now: the rule behind it, asked of the server. */
  private async explain(patterns: readonly string[], what: string): Promise<void> {
    const question = this.question;
    if (!question || this.locked || !patterns.length) {
      const asked = this.locked ? say("page-why-coach") : question ? (question.text ?? "") : this.notNow();
      this.whyNot = this.whatIs(what, asked);
      return;
    }
    const move = patterns.slice(0, MOST_ASKED);
    const query = this.seat === undefined ? { move } : { move, seat: this.seat };
    let told: Told;
    try {
      const why = await call("GET /api/tables/{table}/why", { path: { table: this.table }, query });
      told = why.key === OTHER_QUESTION ? this.whatIs(what, question.text ?? "") : { message: why.message, clause: why.clause ?? "", rule: why.rule ?? "" };
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      told = trouble;
    }
    if (this.question === question) this.whyNot = told;
  }

  /** What there is too little of something for; nothing where it cannot be told, or something else is asked by now. */
  async outOfReach(): Promise<readonly Lacking[]> {
    const { question, seat } = this;
    try {
      const told = await call("GET /api/tables/{table}/shortages", { path: { table: this.table }, query: seat === undefined ? {} : { seat } });
      return told.answers === question?.number ? told.moves : [];
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      return [];
    }
  }

  /** The thing has nothing to do with what is asked: say what it is, and what is asked. */
  private whatIs(what: string, asked: string): Told {
    return { message: what ? say("page-what-is", { what, asked }) : asked, clause: "", rule: "", calm: true };
  }

  /** Whether a thing stands for what the coach, or the bot that was asked, would play. */
  isProposed(patterns: readonly string[]): boolean {
    const move = this.proposed?.move ?? this.hint?.move;
    return move !== undefined && patterns.some((pattern) => fits(pattern, move));
  }
}

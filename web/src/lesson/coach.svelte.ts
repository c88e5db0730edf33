// Beside whoever plays a first game: says what is new when it is new, and proposes the first moves.

import type { Line, Possible, Question } from "../wire";
import type { Lesson, Note } from "./lesson";

const ALONE: Note = { text: "page-lesson-alone", at: "" };
const APART: Note = { text: "page-lesson-apart", at: "" };

/** What outlives a reload of the page. */
interface Memory {
  /** The texts that were read. */
  said: string[];
  /** The number of the last line of the log that was looked at. */
  heard: number;
  /** How many moves were made just as they were proposed. */
  followed: number;
}

export class Coach {
  /** What there is to say, the present note first. */
  notes: readonly Note[] = $state.raw([]);
  proposal: Possible | null = $state.raw(null);
  /** Why the proposal is good: the key of a text. */
  why = $state("");
  private asking: string | null = $state(null);
  private readonly said: Set<string>;
  private heard: number | null;
  private followed: number;

  constructor(
    private readonly lesson: Lesson,
    private readonly table: string,
  ) {
    const memory = JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as Partial<Memory>;
    this.said = new Set(memory.said);
    this.heard = memory.heard ?? null;
    this.followed = memory.followed ?? 0;
  }

  private get key(): string {
    return `lesson.${this.table}`;
  }

  private remember(): void {
    const memory: Memory = { said: [...this.said], heard: this.heard ?? 0, followed: this.followed };
    sessionStorage.setItem(this.key, JSON.stringify(memory));
  }

  get note(): Note | null {
    return this.notes[0] ?? null;
  }

  /** How far the walk round the table has come, while it lasts. */
  get step(): number | null {
    const place = this.note ? this.lesson.tour.indexOf(this.note) : -1;
    return place < 0 ? null : place + 1;
  }

  get steps(): number {
    return this.lesson.tour.length;
  }

  next(): void {
    const [done, ...rest] = this.notes;
    if (done) this.said.add(done.text);
    this.notes = rest;
    this.remember();
  }

  /** Enough of the walk: to the first move. */
  skipTour(): void {
    for (const { text } of this.lesson.tour) this.said.add(text);
    this.notes = this.notes.filter((note) => !this.lesson.tour.includes(note));
    this.remember();
  }

  /** Say what has not been said and is not about to be said. */
  private say(...notes: readonly Note[]): void {
    const fresh = notes.filter(({ text }) => !this.said.has(text) && !this.notes.some((note) => note.text === text));
    if (fresh.length) this.notes = [...this.notes, ...fresh];
  }

  /** What is in the log. What happened before the learner sat down is not news. */
  happened(lines: readonly Line[], seat: number | null): void {
    const last = lines.at(-1)?.number ?? 0;
    const news = lines.filter(({ number }) => number > (this.heard ?? last));
    for (const fact of news.flatMap((line) => line.events ?? [])) {
      this.say(...this.lesson.events.filter(({ event, part }) => event === fact.name && (!part || fact.values[part] === seat)));
    }
    if (this.heard === last) return;
    this.heard = last;
    this.remember();
  }

  /** A question has been asked; `moved` is how many moves the learner has made before. With the first, the table is laid. */
  asked(question: Question | null, moved: number): void {
    this.proposal = null;
    this.asking = question?.decision ?? null;
    if (!question) return;
    const { moves } = this.lesson;
    this.say(...this.lesson.tour);
    if (this.followed >= moves.length) this.say(ALONE);
    else if (moved > this.followed) this.say(APART);
    const note = this.lesson.ofQuestion(question.decision);
    if (note) this.say(note);
    const planned = moved <= this.followed ? moves[moved] : undefined;
    if (planned?.decision !== question.decision) return;
    this.proposal = question.moves.find(({ move }) => move === planned.move) ?? null;
    this.why = planned.why;
  }

  /** The learner has made a move: what was shown has been seen, and what waited behind it is out of date. */
  played(move: string, moved: number): void {
    if (moved <= this.followed) this.followed = this.lesson.moves[moved]?.move === move ? moved + 1 : moved;
    this.next();
    this.notes = [];
    this.skipTour();
  }

  /** Whether there is something to be told once more about what is asked. */
  get mayRepeat(): boolean {
    return !this.note && this.asking !== null && this.lesson.ofQuestion(this.asking) !== undefined;
  }

  repeat(): void {
    const note = this.asking === null ? undefined : this.lesson.ofQuestion(this.asking);
    if (note) this.notes = [note, ...this.notes];
  }
}

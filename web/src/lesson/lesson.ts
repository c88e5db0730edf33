// A guided first game: what the coach says, and the moves that it proposes. The set-up and all chance are always the same,
// so whoever follows sees the same game; whoever plays otherwise plays on alone, and still hears about everything new.

import { writtenLesson } from "../games/registry";

/** Something said once: the key of the text, and the place of the table that it speaks of (a `data-at`). */
export interface Note {
  text: string;
  at: string;
}

/** What happened: an event, or only where somebody has a part in it that is the learner's ("cube-stolen", "victim"). */
export interface Happening extends Note {
  event: string;
  part: string | undefined;
}

/** A move for a question, and why (the key of a text). */
export interface Proposed {
  decision: string;
  move: string;
  why: string;
}

export interface Lesson {
  /** A walk round the table, before the first move. */
  tour: readonly Note[];
  /** When something is asked for the first time, by the name of its decision. */
  ofQuestion(decision: string): Note | undefined;
  /** When it happens for the first time. */
  events: readonly Happening[];
  /** The first moves, in order. */
  moves: readonly Proposed[];
  /** How many others sit at the table. */
  bots: number;
}

type Places = Readonly<Record<string, string>>;

/**
 * A lesson as it is written: places of the table by what is said there ("": nowhere; "ship fleet": either), and moves. Its sentences
 * are in the text files. The place of a question that is not named is that of "*", with the name in the place of the star.
 */
export interface Written {
  bots: number;
  tour: Places;
  questions: Places;
  events: Places;
  moves: readonly (readonly string[])[];
}

export function lessonOf(game: string, written: Written): Lesson {
  const entries = Object.entries;
  return {
    bots: written.bots,
    tour: entries(written.tour).map(([name, at]) => ({ text: `page-lesson-${game}-tour-${name}`, at })),
    ofQuestion: (decision) => {
      const at = written.questions[decision] ?? written.questions["*"]?.replaceAll("*", decision);
      return at === undefined ? undefined : { text: `page-lesson-${game}-ask-${decision}`, at };
    },
    events: entries(written.events).map(([name, at]) => {
      const [event = "", part] = name.split(" ");
      return { text: `page-lesson-${game}-event-${name.replace(" ", "-")}`, at, event, part };
    }),
    moves: written.moves.map(([decision = "", move = ""], place) => ({ decision, move, why: `page-lesson-${game}-move-${place + 1}` })),
  };
}

export async function loadLesson(game: string): Promise<Lesson> {
  return lessonOf(game, await writtenLesson(game));
}

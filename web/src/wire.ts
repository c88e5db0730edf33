// Written by scripts/wire_types.py from src/malecon/server/wire.py: change that, then `make client-types`.
// A field that may be missing has its default value then. docs/protocol.md explains what everything means.

/** Whatever the server sends over the socket of a table. See docs/protocol.md. */
export type FromServer = Update | Accepted | Refused | Pong;

/** Whatever a client sends over the socket of a table. See docs/protocol.md. */
export type FromClient = SendMove | SendUndo | SendAgree | SendDecline | SendChat | SendPing;

/** What may be asked of the server: what stands in the path and after it, what is sent along, and the answer. */
export interface Requests {
  /** Who I am. */
  "GET /api/identity": { answer: Identity };
  /** Become somebody: not even a name is needed. */
  "POST /api/identity": { body: BecomeBody; answer: Identity };
  /** Take another nickname, from the next table on. */
  "PATCH /api/identity": { body: NicknameBody; answer: Identity };
  /** Forget who I am on this device. */
  "DELETE /api/identity": { answer: null };
  /** Sign out everywhere else: only this device is me any more. */
  "POST /api/identity/sign-out": { answer: Identity };
  /** A code that brings me to another device, once. */
  "POST /api/identity/code": { answer: Carried };
  /** Be the one whose code this is, on this device. */
  "POST /api/identity/carry": { body: CodeBody; answer: Identity };
  /** The games with their editions and options, and the bots. */
  "GET /api/games": { answer: Catalogue };
  /** The promise of a seed, for a table that I am about to open. */
  "POST /api/promises": { answer: Promise };
  /** Public tables that wait for players or are being played. */
  "GET /api/tables": { query?: { before?: number }; answer: TableList };
  /** Open a table. */
  "POST /api/tables": { body: TableBody; answer: Opened };
  /** My tables, with whose turn it is. */
  "GET /api/tables/mine": { query?: { before?: number }; answer: TableList };
  /** Finished games: public ones, or mine. */
  "GET /api/tables/finished": { query?: { mine?: boolean; before?: number }; answer: TableList };
  /** How often I have played a game to its end, won it, and my most points. */
  "GET /api/history/{game}": { path: { game: string }; answer: History };
  /** Take a seat. */
  "PUT /api/tables/{table}/seats/{place}": { path: { table: string; place: number }; body: SitBody; answer: Done };
  /** Take another name or colour before the game begins. */
  "PATCH /api/tables/{table}/seats/{place}": { path: { table: string; place: number }; body: PresentBody; answer: Done };
  /** Leave a seat to whoever wants it. */
  "DELETE /api/tables/{table}/seats/{place}": { path: { table: string; place: number }; answer: Done };
  /** Put a bot on an open seat (the host). */
  "POST /api/tables/{table}/seats/{place}/bot": { path: { table: string; place: number }; body: BotBody; answer: Done };
  /** Let a bot play for me. */
  "POST /api/tables/{table}/seats/{place}/away": { path: { table: string; place: number }; body: BotBody; answer: Done };
  /** Take my seat back from the bot. */
  "POST /api/tables/{table}/seats/{place}/back": { path: { table: string; place: number }; answer: Done };
  /** Give up for good. */
  "POST /api/tables/{table}/seats/{place}/resign": { path: { table: string; place: number }; answer: Done };
  /** A token with which a program plays this seat. */
  "POST /api/tables/{table}/seats/{place}/token": { path: { table: string; place: number }; answer: SeatToken };
  /** Play a move. */
  "POST /api/tables/{table}/moves": { path: { table: string }; query?: { lang?: "en" | "fr" }; body: MoveBody; answer: Done };
  /** Take back my last move, or ask the others to agree. */
  "POST /api/tables/{table}/undo": { path: { table: string }; body: UndoBody; answer: Done };
  /** End the game without a result, if all agree. */
  "POST /api/tables/{table}/abandon": { path: { table: string }; body: SeatBody; answer: Done };
  /** Agree to what somebody proposed, or decline. */
  "POST /api/tables/{table}/proposal": { path: { table: string }; body: AnswerBody; answer: Done };
  /** The table where we play again, with rotated seats. */
  "POST /api/tables/{table}/rematch": { path: { table: string }; body: SeatBody; answer: Opened };
  /** Say something to the table. */
  "POST /api/tables/{table}/chat": { path: { table: string }; body: ChatBody; answer: Done };
  /** Why I may not play a move now; nothing is played. */
  "GET /api/tables/{table}/why": { path: { table: string }; query: { move: string[]; seat?: number; lang?: "en" | "fr" }; answer: Why };
  /** What I have too little for now. */
  "GET /api/tables/{table}/shortages": { path: { table: string }; query?: { seat?: number; lang?: "en" | "fr" }; answer: Shortages };
  /** What the strongest bot would do in my place, and why. */
  "POST /api/tables/{table}/hint": { path: { table: string }; query?: { lang?: "en" | "fr" }; body: SeatBody; answer: Hint };
  /** A table as it stands; with `wait`, as soon as there is something new. */
  "GET /api/tables/{table}": { path: { table: string }; query?: { seat?: number; after?: number; wait?: number; lang?: "en" | "fr"; protocol?: number }; answer: Update };
  /** Who looks at a table now, by their seats. */
  "GET /api/tables/{table}/here": { path: { table: string }; answer: Here };
  /** The lines of the log before an entry, a page at a time. */
  "GET /api/tables/{table}/log": { path: { table: string }; query?: { before?: number; lang?: "en" | "fr" }; answer: LogPage };
  /** A table in words, as the caller may see it. */
  "GET /api/tables/{table}/sheet": { path: { table: string }; query?: { seat?: number; lang?: "en" | "fr" }; answer: Sheet };
  /** What is printed on the components of this table. */
  "GET /api/tables/{table}/box": { path: { table: string }; answer: Box };
  /** A game that is over, move by move, as any seat saw it. */
  "GET /api/tables/{table}/replay": { path: { table: string }; query?: { seat?: number; lang?: "en" | "fr" }; answer: Replay };
  /** The game of a record file, move by move. */
  "POST /api/replay": { query?: { seat?: number; lang?: "en" | "fr" }; body: string; answer: Replay };
  /** What a game that is over came to: points by source, ties, facts. */
  "GET /api/tables/{table}/summary": { path: { table: string }; query?: { seat?: number; lang?: "en" | "fr" }; answer: Summary };
  /** What the game of a record file came to. */
  "POST /api/replay/summary": { query?: { seat?: number; lang?: "en" | "fr" }; body: string; answer: Summary };
  /** A game that is over, in words, after some of its moves. */
  "GET /api/tables/{table}/replay/sheet": { path: { table: string }; query?: { at?: number; seat?: number; lang?: "en" | "fr" }; answer: Sheet };
  /** The game of a record file, in words, after some of its moves. */
  "POST /api/replay/sheet": { query?: { at?: number; seat?: number; lang?: "en" | "fr" }; body: string; answer: Sheet };
  /** The rulebook of a game: every clause by chapters, and where editions differ. */
  "GET /api/rules/{game}": { path: { game: string }; query?: { lang?: "en" | "fr" }; answer: Rulebook };
  /** One clause of a rulebook. */
  "GET /api/rules/{game}/{clause}": { path: { game: string; clause: string }; query?: { lang?: "en" | "fr" }; answer: ClauseFacts };
  /** Whether the server can do its work. */
  "GET /healthz": { answer: Health };
}

/** A command was carried out and is on disk: its own id again, and the number of its entry in the log. */
export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
  repeated?: boolean;
}

export interface AnswerBody {
  agree: boolean;
  seat?: number | null;
}

/** Without a nickname the server finds a word for who sits down; a name can be given at any time. */
export interface BecomeBody {
  nickname?: string | null;
}

export interface BotBody {
  level: string;
}

/** What is printed on the components: the component file as data, its hash, and by kind what is our best guess. */
export interface Box {
  game: string;
  edition: string;
  hash: string;
  components: Record<string, unknown>;
  reconstructed?: Record<string, string[]>;
}

/** A code that brings this identity to one other device, once, before it expires (seconds since 1970). */
export interface Carried {
  code: string;
  expires: number;
}

/** The games, the bots that play every one of them beside its own opponents, and the version of the protocol. */
export interface Catalogue {
  games: GameFacts[];
  levels: string[];
  protocol: 1;
}

export interface ChatBody {
  text: string;
  id?: string;
  seat?: number | null;
}

/**
 * A clause, in the caller's language. Examples have given, when and then; a ruling has the reason why.
 *
 * `editions` are those that print it, none where all do; `left_out` are those that do not play by it. `default` is
 * false for a reading that is not played unless it is chosen.
 */
export interface ClauseFacts {
  id: string;
  kind: string;
  text: string;
  editions?: string[];
  left_out?: string[];
  default?: boolean;
  status?: string;
  why?: string;
  given?: string[];
  when?: string[];
  then?: string[];
}

/** No clock; so many seconds for each question; or a budget for the whole game that grows with every turn. */
export interface Clock {
  kind?: "fischer" | "move" | "none";
  seconds?: number;
  increment?: number;
}

export interface CodeBody {
  code: string;
}

/** What was compared to break a tie: in words, and how much of it each seat of the tie has, in their order. */
export interface Compared {
  what: string;
  amounts: number[];
  texts: string[];
}

/** What the strongest bot thinks of a move: how often it was tried, and each seat's per cent and points. */
export interface Considered {
  move: string;
  text: string;
  tries: number;
  wins: number[];
  points: number[];
}

/** A point on which editions differ: its readings, the default first, the ruling, and the option to choose by. */
export interface DifferenceFacts {
  id: string;
  kind: string;
  topic: string;
  readings: ReadingFacts[];
  default: string;
  ruling?: string;
  option?: string;
}

export interface Done {
  number: number;
  repeated?: boolean;
}

/** An edition, in the caller's language, and the options that it sets. */
export interface EditionFacts {
  id: string;
  text: string;
  options: Record<string, string>;
}

/** What is wrong and what to do: the key, the sentence, the clause and its wording where a rule forbids it. */
export interface Error {
  key: string;
  message: string;
  clause?: string;
  rule?: string;
  allowed?: string[];
}

/** An event: its name, the clause behind it, its fields, and its sentence where a language was asked for. */
export interface Fact {
  name: string;
  clause: string;
  values: Record<string, number | string | null>;
  text?: string;
}

/** Something that was counted from the events: what, of whom, how much, and what else there is to say of it. */
export interface FactOfGame {
  id: string;
  seat: number;
  text: string;
  value: string;
  more?: string;
  thing?: string;
  most?: boolean;
}

/** What somebody has more or less of: a thing by its word ("rum", "pesos"), how many, and that in words. */
export interface Gain {
  what: string;
  amount: number;
  text?: string;
}

/**
 * A game: what it is about in a sentence, if somebody has written one, and what can be chosen for a table.
 *
 * `remembers`: there is something to keep notes of.
 */
export interface GameFacts {
  name: string;
  title: string;
  least: number;
  most: number;
  editions: EditionFacts[];
  options: OptionFacts[];
  opponents: OpponentFacts[];
  about?: string;
  remembers?: boolean;
}

/** Clauses that belong together, under a title where there is one; `thing` is the thing that they are about. */
export interface GroupFacts {
  clauses: ClauseFacts[];
  title?: string;
  thing?: string;
}

export interface Health {
  status: string;
  version: string;
  storage: string;
}

/** Who looks at a table now: by their seats, and whether the host does. Only those that this process knows of. */
export interface Here {
  seats: number[];
  host?: boolean;
}

/**
 * What the strongest bot would do in this seat's place: the move, its label, how much better than the second it is,
 * what it is about, and the best few moves.
 */
export interface Hint {
  move: string;
  text: string;
  reason: string;
  because: string;
  moves: Considered[];
}

/** What somebody has made of a game so far: games that came to an end, how many were won, and the most points. */
export interface History {
  game: string;
  played: number;
  won: number;
  best?: number | null;
}

/**
 * Who the caller is; who has given no name has none. The token is what a program sends as `Authorization: Bearer`;
 * a browser has a cookie.
 */
export interface Identity {
  player: string;
  nickname: string;
  token?: string;
}

/** For whom an open seat is kept, until when (seconds since 1970), and whether that is the viewer. */
export interface Kept {
  name: string;
  until: number;
  mine?: boolean;
}

/** A move that a seat has too little of something for: its text, what it is about, and what is missing. */
export interface Lacking {
  move: string;
  text: string;
  short: string;
}

/** A line of the log. Which of the fields it has depends on its kind. */
export interface Line {
  number: number;
  at: number;
  kind: "agreed" | "bot" | "chatted" | "declined" | "delegated" | "ended" | "kept" | "moved" | "presented" | "proposed" | "rematched" | "resigned" | "returned" | "sat" | "started" | "stood" | "undone";
  seat?: number | null;
  events?: Fact[];
  name?: string;
  former?: string;
  level?: string;
  cause?: "asked" | "clock" | "left" | null;
  wish?: "abandon" | "undo" | null;
  why?: "abandoned" | "played" | "resigned" | null;
  text?: string;
  table?: string;
  commitment?: string;
  count?: number | null;
  until?: number | null;
  first?: number | null;
  colour?: "blue" | "green" | "purple" | "red" | "yellow" | null;
}

/** A table in a list; in that of one's own, `last` says in a sentence what a player did last. */
export interface Listed {
  id: string;
  game: string;
  edition: string;
  state: "abandoned" | "finished" | "open" | "playing";
  seats: Seat[];
  changed: number;
  created: number;
  asked?: number[];
  places?: number[] | null;
  scores?: number[] | null;
  last?: string;
}

/** A part of the log that ends before an entry; it begins with the entry after `since`. */
export interface LogPage {
  since: number;
  log: Line[];
}

/** A move over REST. The id is the client's own: the same one again is answered again and not played twice. */
export interface MoveBody {
  id: string;
  answers: number;
  move: string;
  seat?: number | null;
}

export interface NicknameBody {
  nickname: string;
}

export interface Opened {
  table: string;
}

/** Somebody to play against: who it is in a sentence, the strength from 1 to 5, and the rating by the arena. */
export interface OpponentFacts {
  id: string;
  name: string;
  about: string;
  strength: number;
  rating: number;
}

/** An option, in the caller's language: what it is about, why there is a choice, the clause, the default first. */
export interface OptionFacts {
  name: string;
  text: string;
  why: string;
  clause: string;
  values: OptionValue[];
}

export interface OptionValue {
  value: string;
  text: string;
}

/** What somebody wants and only all together may do. */
export interface Pending {
  seat: number;
  wish: "abandon" | "undo";
  agreed: number[];
  asked: number[];
}

/** Points of a seat: their source, and the thing that they belong to where each has its own. */
export interface PointsPart {
  source: string;
  points: number;
  thing?: string;
  text?: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

/**
 * A legal move: its text, its id, and what it would bring about as far as the seat can know.
 *
 * `label` is what it is about in a word or two ("José"), `gains` what the seat gets and pays for it at once, and
 * `group` (with its name) the moves that it stands together with where there are many.
 */
export interface Possible {
  move: string;
  id: number;
  effects: Fact[];
  text?: string;
  label?: string;
  gains?: Gain[];
  group?: string;
  group_text?: string;
}

/** Another name or colour at a table that still waits; what is left out stays. */
export interface PresentBody {
  name?: string | null;
  colour?: "blue" | "green" | "purple" | "red" | "yellow" | null;
}

/** A seed that is kept for a table to be opened before it expires (seconds since 1970), by its commitment. */
export interface Promise {
  commitment: string;
  expires: number;
}

/**
 * What this seat has to answer. A move names `number`, so that a late one is recognised.
 *
 * `obvious` is a move that nobody would ever decline, if there is one.
 */
export interface Question {
  number: number;
  decision: string;
  moves: Possible[];
  text?: string;
  obvious?: string;
}

/**
 * One reading of a point on which editions differ: its clause, which editions play by it, and how it is played.
 *
 * `played` it is by the editions that are named, `everywhere` as nothing contradicts it, by `choice` only, or `never`.
 */
export interface ReadingFacts {
  clause: string;
  how: "choice" | "everywhere" | "never" | "played";
  played?: string[];
}

/** What a seat has done since the viewer's last move, in one line, and what it has gained and paid in the open. */
export interface Recap {
  seat: number;
  text?: string;
  gains?: Gain[];
}

/** The body of every answer that is not a success. A stale move comes with how things stand now. */
export interface Refusal {
  error: Error;
  state?: Update | null;
}

/** A command was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  error: Error;
}

/** A whole game, move by move, as one seat saw it (without a seat: as a spectator did). */
export interface Replay {
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: string[];
  record_version: string;
  box: Box;
  start: Record<string, unknown>;
  steps: ReplayStep[];
  seat?: number | null;
  table?: string;
  why?: "abandoned" | "played" | "resigned" | null;
  scores?: number[] | null;
  places?: number[] | null;
  colours?: ("blue" | "green" | "purple" | "red" | "yellow")[];
}

/**
 * One move of a replay: what it brought about, and the changes that turn the view before into the view after.
 *
 * A change is `[path, value]`, or `[path]` alone where a key is gone; a path is a list of keys and indices.
 */
export interface ReplayStep {
  seat: number;
  decision: string;
  move: string;
  text: string;
  events: Fact[];
  changes: unknown[][];
}

/** Every clause of a game in reading order, and where its editions differ. */
export interface Rulebook {
  game: string;
  title: string;
  editions: RulebookEdition[];
  sections: SectionFacts[];
  differences?: DifferenceFacts[];
}

/** An edition, in the caller's language; one that is only consulted cannot be played. */
export interface RulebookEdition {
  id: string;
  text: string;
  consulted?: boolean;
}

/** A seat as everybody sees it. An opponent's strength is 1 to 5; `mine` is the viewer's own, here or elsewhere. */
export interface Seat {
  kind: "bot" | "open" | "person" | "program";
  name?: string;
  former?: string;
  level?: string;
  strength?: number;
  stand_in?: string;
  cause?: "asked" | "clock" | "left" | null;
  resigned?: boolean;
  mine?: boolean;
  kept?: Kept | null;
  colour?: "blue" | "green" | "purple" | "red" | "yellow" | null;
}

/** For which seat; needed only by who has several. */
export interface SeatBody {
  seat?: number | null;
}

/**
 * Who a seat is for: anybody who comes, me (or a friend beside me, by name), a bot, or a program with a token.
 *
 * The colour is that of whoever sits there, unless somebody else has it already.
 */
export interface SeatPlan {
  kind?: "bot" | "me" | "open" | "program";
  name?: string | null;
  level?: string | null;
  colour?: "blue" | "green" | "purple" | "red" | "yellow" | null;
}

/** The token with which a program plays this seat. It is shown this once. */
export interface SeatToken {
  table: string;
  seat: number;
  token: string;
}

/** A chapter of the rulebook: its title, what it is about, and its groups in reading order. */
export interface SectionFacts {
  id: string;
  title: string;
  about: string;
  groups: GroupFacts[];
}

export interface SendAgree {
  type: "agree";
  id: string;
}

export interface SendChat {
  type: "chat";
  id: string;
  text: string;
}

export interface SendDecline {
  type: "decline";
  id: string;
}

/** A move: an id of the client's own, the number of the question it answers, and the move's text. */
export interface SendMove {
  type: "move";
  id: string;
  answers: number;
  move: string;
}

export interface SendPing {
  type: "ping";
  id: string;
}

export interface SendUndo {
  type: "undo";
  id: string;
}

/** A table in words, as one viewer sees it. */
export interface Sheet {
  areas: SheetArea[];
  players: SheetPlayer[];
}

/** A part of the table; `moment` is where in the game one is, and may have a title only. */
export interface SheetArea {
  name: string;
  title: string;
  rows?: SheetRow[];
  notes?: string[];
}

/** A thing or a number, and what it costs or does. */
export interface SheetItem {
  text: string;
  note?: string;
}

/** What everybody may see of a player, and the player alone of the own things. */
export interface SheetPlayer {
  seat: number;
  name: string;
  marks?: string[];
  rows?: SheetRow[];
}

/** A line of a sheet; without a label it goes on with the title. */
export interface SheetRow {
  label: string;
  items: SheetItem[];
}

/** What is out of reach of a seat while it is asked the question with the number `answers`. */
export interface Shortages {
  answers: number;
  moves: Lacking[];
}

/**
 * The name to be shown, without one it is the nickname; a contribution to the chance of the game; and a colour,
 * which whoever comes first gets.
 */
export interface SitBody {
  name?: string | null;
  contribution?: string;
  colour?: "blue" | "green" | "purple" | "red" | "yellow" | null;
}

/** Where points come from, in the caller's language. */
export interface SourceFacts {
  id: string;
  text: string;
}

/**
 * A part of the game, with everybody's points at its end, and how many moves had been played when it began.
 *
 * Number 0 is where the game began; what comes after the last part has none.
 */
export interface StageFacts {
  text: string;
  points: number[];
  began?: number;
  number?: number | null;
}

/**
 * What a game came to. `parts` are everybody's points by source, and `course` their points in its course.
 *
 * Without anybody who has won there are neither places nor ties nor a margin.
 */
export interface Summary {
  game: string;
  edition: string;
  seats: string[];
  scores: number[];
  sources: SourceFacts[];
  parts: PointsPart[][];
  course: StageFacts[];
  places?: number[] | null;
  why?: "abandoned" | "played" | "resigned" | null;
  margin?: Gain | null;
  ties?: Tie[];
  facts?: FactOfGame[];
  swings?: Swing[];
  screened?: Gain[][];
  seat?: number | null;
  table?: string;
}

/** The part of the game in which a seat gained or lost most points on its rival: the winner, or the second. */
export interface Swing {
  seat: number;
  rival: number;
  stage: number;
  points: number;
}

/** A new table. Its host may contribute to its chance, if the seed was promised before (`POST /api/promises`). */
export interface TableBody {
  game: string;
  seats: SeatPlan[];
  edition?: string | null;
  options?: Record<string, string>;
  components?: string | null;
  visibility?: "private" | "public";
  clock?: Clock;
  spectators?: boolean;
  hints?: boolean;
  notes?: boolean;
  lesson?: boolean;
  promise?: string;
  contribution?: string;
}

/** A page of tables, newest first; `before` asks for the next page. */
export interface TableList {
  tables: Listed[];
  before?: number | null;
}

/** The table around the game. `host` is whether the viewer is the host, `host_seat` where the host sits. */
export interface TableNow {
  id: string;
  state: "abandoned" | "finished" | "open" | "playing";
  game: string;
  edition: string;
  options: Record<string, string>;
  visibility: string;
  spectators: boolean;
  seats: Seat[];
  asked: number[];
  clock: Clock;
  times: Time[];
  commitment: string;
  host?: boolean;
  own_components?: boolean;
  hints?: boolean;
  notes?: boolean;
  lesson?: boolean;
  proposal?: Pending | null;
  seed?: string;
  why?: "abandoned" | "played" | "resigned" | null;
  scores?: number[] | null;
  places?: number[] | null;
  rematch?: string;
  contributions?: string;
  host_seat?: number | null;
}

/** Seats with equal points, the first of them ahead of the others unless they share their place; and the clause. */
export interface Tie {
  seats: number[];
  points: number;
  text: string;
  clause: string;
  compared: Compared[];
  shared?: boolean;
}

/** A seat's clock: the seconds it had left, and since when they run (seconds since 1970), if they do. */
export interface Time {
  left: number;
  since?: number | null;
}

/** An undo with an id of its own is not carried out twice. */
export interface UndoBody {
  id?: string;
  seat?: number | null;
}

/**
 * Everything new since number `since`, and how things stand now. The only message about a game.
 *
 * Where `since` is later than what the client has seen, `GET /api/tables/{table}/log` has the lines between. Where
 * clocks run, `now` is the server's time (seconds since 1970), by which they are to be read. `protocol` is the version
 * that the server speaks.
 */
export interface Update {
  type: "update";
  protocol: 1;
  number: number;
  since: number;
  log: Line[];
  table: TableNow;
  seat?: number | null;
  view?: Record<string, unknown> | null;
  question?: Question | null;
  may_undo?: boolean;
  now?: number | null;
  recap?: Recap[];
}

/** Whether a seat may play a move now, and why not: the key, the sentence, the clause and wording of the rule. */
export interface Why {
  move: string;
  legal: boolean;
  key: string;
  message: string;
  clause?: string;
  rule?: string;
}

/** The least and the most that the server takes: numbers by their value, texts and lists by their length. */
export const LIMITS = {
  AnswerBody: { seat: { least: 0, most: 7 } },
  BecomeBody: { nickname: { least: 1, most: 24 } },
  BotBody: { level: { most: 40 } },
  ChatBody: { text: { least: 1, most: 500 }, id: { most: 64 }, seat: { least: 0, most: 7 } },
  Clock: { seconds: { least: 5, most: 2592000 }, increment: { least: 0, most: 2592000 } },
  CodeBody: { code: { least: 8, most: 100 } },
  MoveBody: { id: { least: 1, most: 64 }, answers: { least: 0, most: 2147483648 }, move: { most: 200 }, seat: { least: 0, most: 7 } },
  NicknameBody: { nickname: { least: 1, most: 24 } },
  PresentBody: { name: { least: 1, most: 24 } },
  SeatBody: { seat: { least: 0, most: 7 } },
  SeatPlan: { name: { least: 1, most: 24 }, level: { most: 40 } },
  SendAgree: { id: { most: 64 } },
  SendChat: { id: { most: 64 }, text: { most: 500 } },
  SendDecline: { id: { most: 64 } },
  SendMove: { id: { least: 1, most: 64 }, answers: { least: 0, most: 2147483648 }, move: { most: 200 } },
  SendPing: { id: { most: 64 } },
  SendUndo: { id: { most: 64 } },
  SitBody: { name: { least: 1, most: 24 } },
  TableBody: { game: { most: 40 }, seats: { least: 1, most: 8 }, edition: { most: 40 }, components: { most: 65536 }, promise: { most: 64 } },
  UndoBody: { id: { most: 64 }, seat: { least: 0, most: 7 } },
} as const;

"""What travels between server and client, in either direction. OpenAPI and the client's types come from here.

Seats are counted from 0, as in the views; Nature is -1.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from malecon.server.table.entries import Cause, Colour, SitterKind, Stage, Wish
from malecon.server.table.entries import Why as Ending
from malecon.server.table.plan import Clock, Name, Plan, Word

Version = Literal[1]  # of the protocol; docs/protocol.md says when it is raised
PROTOCOL: Final = 1

Text = Annotated[str, Meta(max_length=200)]
Contribution = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{0,64}(?!\n)$")]  # for Python a line may end before the end
Key = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Language = Literal["en", "fr"]
LineKind = Literal[
    "sat",
    "stood",
    "presented",
    "kept",
    "bot",
    "started",
    "moved",
    "undone",
    "proposed",
    "agreed",
    "declined",
    "delegated",
    "returned",
    "resigned",
    "chatted",
    "rematched",
    "ended",
]


class Wire(Struct, omit_defaults=True):
    """Anything that the server sends."""


class Asked(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Anything that a client sends."""


# -- a table as one viewer is told of it ----------------------------------------------------------------------------


class Fact(Wire):
    """An event: its name, the clause behind it, its fields, and its sentence where a language was asked for."""

    name: str
    clause: str
    values: dict[str, int | str | None]
    text: str = ""


class Line(Wire):
    """A line of the log. Which of the fields it has depends on its kind."""

    number: int
    at: float
    kind: LineKind
    seat: int | None = None
    events: list[Fact] = []
    name: str = ""
    former: str = ""
    level: str = ""
    cause: Cause | None = None
    wish: Wish | None = None
    why: Ending | None = None
    text: str = ""
    table: str = ""
    commitment: str = ""
    count: int | None = None
    until: float | None = None
    first: int | None = None
    colour: Colour | None = None


class Kept(Wire):
    """For whom an open seat is kept, until when (seconds since 1970), and whether that is the viewer."""

    name: str
    until: float
    mine: bool = False


class LogPage(Wire):
    """A part of the log that ends before an entry; it begins with the entry after `since`."""

    since: int
    log: list[Line]


class Seat(Wire):
    """A seat as everybody sees it. An opponent's strength is 1 to 5; `mine` is the viewer's own, here or elsewhere."""

    kind: SitterKind
    name: str = ""
    former: str = ""
    level: str = ""
    strength: int = 0
    stand_in: str = ""
    cause: Cause | None = None
    resigned: bool = False
    mine: bool = False
    kept: Kept | None = None
    colour: Colour | None = None


class Time(Wire):
    """A seat's clock: the seconds it had left, and since when they run (seconds since 1970), if they do."""

    left: float
    since: float | None = None


class Pending(Wire):
    """What somebody wants and only all together may do."""

    seat: int
    wish: Wish
    agreed: list[int]
    asked: list[int]


class TableNow(Wire):
    """The table around the game. `host` is whether the viewer is the host, `host_seat` where the host sits."""

    id: str
    state: Stage
    game: str
    edition: str
    options: dict[str, str]
    visibility: str
    spectators: bool
    seats: list[Seat]
    asked: list[int]
    clock: Clock
    times: list[Time]
    commitment: str
    host: bool = False
    own_components: bool = False
    hints: bool = False
    notes: bool = False
    lesson: bool = False
    proposal: Pending | None = None
    seed: str = ""
    why: Ending | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
    rematch: str = ""
    contributions: str = ""
    host_seat: int | None = None


class Gain(Wire):
    """What somebody has more or less of: a thing by its word ("rum", "pesos"), how many, and that in words."""

    what: str
    amount: int
    text: str = ""


class Possible(Wire):
    """A legal move: its text, its id, and what it would bring about as far as the seat can know.

    `label` is what it is about in a word or two ("José"), `gains` what the seat gets and pays for it at once, and
    `group` (with its name) the moves that it stands together with where there are many.
    """

    move: str
    id: int
    effects: list[Fact]
    text: str = ""
    label: str = ""
    gains: list[Gain] = []
    group: str = ""
    group_text: str = ""


class Question(Wire):
    """What this seat has to answer. A move names `number`, so that a late one is recognised.

    `obvious` is a move that nobody would ever decline, if there is one.
    """

    number: int
    decision: str
    moves: list[Possible]
    text: str = ""
    obvious: str = ""


class Recap(Wire):
    """What a seat has done since the viewer's last move, in one line, and what it has gained and paid in the open."""

    seat: int
    text: str = ""
    gains: list[Gain] = []


class Update(Wire, tag="update"):
    """Everything new since number `since`, and how things stand now. The only message about a game.

    Where `since` is later than what the client has seen, `GET /api/tables/{table}/log` has the lines between. Where
    clocks run, `now` is the server's time (seconds since 1970), by which they are to be read. `protocol` is the version
    that the server speaks.
    """

    protocol: Version
    number: int
    since: int
    log: list[Line]
    table: TableNow
    seat: int | None = None
    view: dict[str, Any] | None = None
    question: Question | None = None
    may_undo: bool = False
    now: float | None = None
    recap: list[Recap] = []


class Error(Wire):
    """What is wrong and what to do: the key, the sentence, the clause and its wording where a rule forbids it."""

    key: str
    message: str
    clause: str = ""
    rule: str = ""
    allowed: list[str] = []


class Refusal(Wire):
    """The body of every answer that is not a success. A stale move comes with how things stand now."""

    error: Error
    state: Update | None = None


class Accepted(Wire, tag="accepted"):
    """A command was carried out and is on disk: its own id again, and the number of its entry in the log."""

    id: str
    number: int
    repeated: bool = False


class Refused(Wire, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    id: str
    error: Error


class Pong(Wire, tag="pong"):
    id: str


FromServer = Update | Accepted | Refused | Pong


# -- what a client sends over the socket ----------------------------------------------------------------------------


class SendMove(Asked, tag="move"):
    """A move: an id of the client's own, the number of the question it answers, and the move's text."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    answers: Number
    move: Text


class SendUndo(Asked, tag="undo"):
    id: Key


class SendAgree(Asked, tag="agree"):
    id: Key


class SendDecline(Asked, tag="decline"):
    id: Key


class SendChat(Asked, tag="chat"):
    id: Key
    text: Annotated[str, Meta(max_length=500)]


class SendPing(Asked, tag="ping"):
    id: Key


FromClient = SendMove | SendUndo | SendAgree | SendDecline | SendChat | SendPing


# -- what a client sends over REST ----------------------------------------------------------------------------------


class MoveBody(Asked):
    """A move over REST. The id is the client's own: the same one again is answered again and not played twice."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    answers: Number
    move: Text
    seat: SeatNumber | None = None


class SeatBody(Asked):
    """For which seat; needed only by who has several."""

    seat: SeatNumber | None = None


class UndoBody(Asked):
    """An undo with an id of its own is not carried out twice."""

    id: Key = ""
    seat: SeatNumber | None = None


class AnswerBody(Asked):
    agree: bool
    seat: SeatNumber | None = None


class ChatBody(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Key = ""
    seat: SeatNumber | None = None


class SitBody(Asked):
    """The name to be shown, without one it is the nickname; a contribution to the chance of the game; and a colour,
    which whoever comes first gets.
    """

    name: Name | None = None
    contribution: Contribution = ""
    colour: Colour | None = None


class PresentBody(Asked):
    """Another name or colour at a table that still waits; what is left out stays."""

    name: Name | None = None
    colour: Colour | None = None


class BotBody(Asked):
    level: Word


class BecomeBody(Asked):
    """Without a nickname the server finds a word for who sits down; a name can be given at any time."""

    nickname: Name | None = None


class NicknameBody(Asked):
    nickname: Name


class CodeBody(Asked):
    code: Annotated[str, Meta(min_length=8, max_length=100)]


class TableBody(Plan, frozen=True):
    """A new table. Its host may contribute to its chance, if the seed was promised before (`POST /api/promises`)."""

    promise: Annotated[str, Meta(max_length=64)] = ""
    contribution: Contribution = ""


# -- answers over REST ----------------------------------------------------------------------------------------------


class Identity(Wire):
    """Who the caller is; who has given no name has none. The token is what a program sends as `Authorization: Bearer`;
    a browser has a cookie.
    """

    player: str
    nickname: str
    token: str = ""


class Carried(Wire):
    """A code that brings this identity to one other device, once, before it expires (seconds since 1970)."""

    code: str
    expires: float


class SeatToken(Wire):
    """The token with which a program plays this seat. It is shown this once."""

    table: str
    seat: int
    token: str


class Promise(Wire):
    """A seed that is kept for a table to be opened before it expires (seconds since 1970), by its commitment."""

    commitment: str
    expires: float


class Opened(Wire):
    table: str


class Here(Wire):
    """Who looks at a table now: by their seats, and whether the host does. Only those that this process knows of."""

    seats: list[int]
    host: bool = False


class Done(Wire):
    number: int
    repeated: bool = False


class Why(Wire):
    """Whether a seat may play a move now, and why not: the key, the sentence, the clause and wording of the rule."""

    move: str
    legal: bool
    key: str
    message: str
    clause: str = ""
    rule: str = ""


class Lacking(Wire):
    """A move that a seat has too little of something for: its text, what it is about, and what is missing."""

    move: str
    text: str
    short: str


class Shortages(Wire):
    """What is out of reach of a seat while it is asked the question with the number `answers`."""

    answers: int
    moves: list[Lacking]


class Considered(Wire):
    """What the strongest bot thinks of a move: how often it was tried, and each seat's per cent and points."""

    move: str
    text: str
    tries: int
    wins: list[int]
    points: list[float]


class Hint(Wire):
    """What the strongest bot would do in this seat's place: the move, its label, how much better than the second it is,
    what it is about, and the best few moves.
    """

    move: str
    text: str
    reason: str
    because: str
    moves: list[Considered]


class Box(Wire):
    """What is printed on the components: the component file as data, its hash, and by kind what is our best guess."""

    game: str
    edition: str
    hash: str
    components: dict[str, Any]
    reconstructed: dict[str, list[str]] = {}


class SheetItem(Wire):
    """A thing or a number, and what it costs or does."""

    text: str
    note: str = ""


class SheetRow(Wire):
    """A line of a sheet; without a label it goes on with the title."""

    label: str
    items: list[SheetItem]


class SheetArea(Wire):
    """A part of the table; `moment` is where in the game one is, and may have a title only."""

    name: str
    title: str
    rows: list[SheetRow] = []
    notes: list[str] = []


class SheetPlayer(Wire):
    """What everybody may see of a player, and the player alone of the own things."""

    seat: int
    name: str
    marks: list[str] = []
    rows: list[SheetRow] = []


class Sheet(Wire):
    """A table in words, as one viewer sees it."""

    areas: list[SheetArea]
    players: list[SheetPlayer]


class ReplayStep(Wire):
    """One move of a replay: what it brought about, and the changes that turn the view before into the view after.

    A change is `[path, value]`, or `[path]` alone where a key is gone; a path is a list of keys and indices.
    """

    seat: int
    decision: str
    move: str
    text: str
    events: list[Fact]
    changes: list[list[Any]]


class Replay(Wire):
    """A whole game, move by move, as one seat saw it (without a seat: as a spectator did)."""

    game: str
    edition: str
    options: dict[str, str]
    seats: list[str]
    record_version: str
    box: Box
    start: dict[str, Any]
    steps: list[ReplayStep]
    seat: int | None = None
    table: str = ""
    why: Ending | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
    colours: list[Colour] = []


class SourceFacts(Wire):
    """Where points come from, in the caller's language."""

    id: str
    text: str


class PointsPart(Wire):
    """Points of a seat: their source, and the thing that they belong to where each has its own."""

    source: str
    points: int
    thing: str = ""
    text: str = ""


class StageFacts(Wire):
    """A part of the game, with everybody's points at its end, and how many moves had been played when it began.

    Number 0 is where the game began; what comes after the last part has none.
    """

    text: str
    points: list[int]
    began: int = 0
    number: int | None = None


class Compared(Wire):
    """What was compared to break a tie: in words, and how much of it each seat of the tie has, in their order."""

    what: str
    amounts: list[int]
    texts: list[str]


class Tie(Wire):
    """Seats with equal points, the first of them ahead of the others unless they share their place; and the clause."""

    seats: list[int]
    points: int
    text: str
    clause: str
    compared: list[Compared]
    shared: bool = False


class FactOfGame(Wire):
    """Something that was counted from the events: what, of whom, how much, and what else there is to say of it."""

    id: str
    seat: int
    text: str
    value: str
    more: str = ""
    thing: str = ""
    most: bool = False


class Swing(Wire):
    """The part of the game in which a seat gained or lost most points on its rival: the winner, or the second."""

    seat: int
    rival: int
    stage: int
    points: int


class Summary(Wire):
    """What a game came to. `parts` are everybody's points by source, and `course` their points in its course.

    Without anybody who has won there are neither places nor ties nor a margin.
    """

    game: str
    edition: str
    seats: list[str]
    scores: list[int]
    sources: list[SourceFacts]
    parts: list[list[PointsPart]]
    course: list[StageFacts]
    places: list[int] | None = None
    why: Ending | None = None
    margin: Gain | None = None
    ties: list[Tie] = []
    facts: list[FactOfGame] = []
    swings: list[Swing] = []
    screened: list[list[Gain]] = []
    seat: int | None = None
    table: str = ""


class History(Wire):
    """What somebody has made of a game so far: games that came to an end, how many were won, and the most points."""

    game: str
    played: int
    won: int
    best: int | None = None


class Listed(Wire):
    """A table in a list; in that of one's own, `last` says in a sentence what a player did last."""

    id: str
    game: str
    edition: str
    state: Stage
    seats: list[Seat]
    changed: float
    created: float
    asked: list[int] = []
    places: list[int] | None = None
    scores: list[int] | None = None
    last: str = ""


class TableList(Wire):
    """A page of tables, newest first; `before` asks for the next page."""

    tables: list[Listed]
    before: float | None = None


class EditionFacts(Wire):
    """An edition, in the caller's language, and the options that it sets."""

    id: str
    text: str
    options: dict[str, str]


class OptionValue(Wire):
    value: str
    text: str


class OptionFacts(Wire):
    """An option, in the caller's language: what it is about, why there is a choice, the clause, the default first."""

    name: str
    text: str
    why: str
    clause: str
    values: list[OptionValue]


class OpponentFacts(Wire):
    """Somebody to play against: who it is in a sentence, the strength from 1 to 5, and the rating by the arena."""

    id: str
    name: str
    about: str
    strength: int
    rating: int


class GameFacts(Wire):
    """A game: what it is about in a sentence, if somebody has written one, and what can be chosen for a table.

    `remembers`: there is something to keep notes of.
    """

    name: str
    title: str
    least: int
    most: int
    editions: list[EditionFacts]
    options: list[OptionFacts]
    opponents: list[OpponentFacts]
    about: str = ""
    remembers: bool = False


class Catalogue(Wire):
    """The games, the bots that play every one of them beside its own opponents, and the version of the protocol."""

    games: list[GameFacts]
    levels: list[str]
    protocol: Version


class Health(Wire):
    status: str
    version: str
    storage: str


# -- the rulebook ---------------------------------------------------------------------------------------------------


class ClauseFacts(Wire):
    """A clause, in the caller's language. Examples have given, when and then; a ruling has the reason why.

    `editions` are those that print it, none where all do; `left_out` are those that do not play by it. `default` is
    false for a reading that is not played unless it is chosen.
    """

    id: str
    kind: str
    text: str
    editions: list[str] = []
    left_out: list[str] = []
    default: bool = True
    status: str = ""
    why: str = ""
    given: list[str] = []
    when: list[str] = []
    then: list[str] = []


class GroupFacts(Wire):
    """Clauses that belong together, under a title where there is one; `thing` is the thing that they are about."""

    clauses: list[ClauseFacts]
    title: str = ""
    thing: str = ""


class SectionFacts(Wire):
    """A chapter of the rulebook: its title, what it is about, and its groups in reading order."""

    id: str
    title: str
    about: str
    groups: list[GroupFacts]


class ReadingFacts(Wire):
    """One reading of a point on which editions differ: its clause, which editions play by it, and how it is played.

    `played` it is by the editions that are named, `everywhere` as nothing contradicts it, by `choice` only, or `never`.
    """

    clause: str
    how: Literal["played", "everywhere", "choice", "never"]
    played: list[str] = []


class DifferenceFacts(Wire):
    """A point on which editions differ: its readings, the default first, the ruling, and the option to choose by."""

    id: str
    kind: str
    topic: str
    readings: list[ReadingFacts]
    default: str
    ruling: str = ""
    option: str = ""


class RulebookEdition(Wire):
    """An edition, in the caller's language; one that is only consulted cannot be played."""

    id: str
    text: str
    consulted: bool = False


class Rulebook(Wire):
    """Every clause of a game in reading order, and where its editions differ."""

    game: str
    title: str
    editions: list[RulebookEdition]
    sections: list[SectionFacts]
    differences: list[DifferenceFacts] = []

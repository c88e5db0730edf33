"""The log of a table: what happened, one numbered entry after another. Nothing else about a table is the truth."""

from typing import Literal

from msgspec import Struct

Why = Literal["played", "resigned", "abandoned"]
Cause = Literal["asked", "clock", "left"]
Wish = Literal["undo", "abandon"]
Stage = Literal["open", "playing", "finished", "abandoned"]
SitterKind = Literal["open", "person", "bot", "program"]
Colour = Literal["blue", "red", "yellow", "green", "purple"]  # each goes with an emblem


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """One line of the log."""


class Sat(Entry, frozen=True):
    """Somebody took a seat; in a running game that of `former`, who had left it, and what is hidden there with it."""

    seat: int
    player: str
    name: str
    former: str = ""
    contribution: str = ""  # to the chance of the game that begins
    colour: Colour | None = None


class Stood(Entry, frozen=True):
    """Somebody left a seat before the game began; anybody may take it."""

    seat: int


class Presented(Entry, frozen=True):
    """Who waits for the game to begin takes another name or colour."""

    seat: int
    name: str
    colour: Colour


class Kept(Entry, frozen=True):
    """A seat is kept for a player of the game before, until a moment (seconds since 1970)."""

    seat: int
    player: str
    name: str
    until: float


class Bot(Entry, frozen=True):
    """The host put a bot on a seat that was open."""

    seat: int
    level: str


class Started(Entry, frozen=True):
    """Every seat is taken: the game begins, with a promise about its chance."""

    commitment: str


class Moved(Entry, frozen=True):
    """A move; of Nature when the seat is -1. Its own id and the question it answers tell a repeated one."""

    seat: int
    move: str
    key: str = ""
    answers: int = 0


class Undone(Entry, frozen=True):
    """The game went back to when `count` moves had been played."""

    seat: int
    count: int
    key: str = ""


class Proposed(Entry, frozen=True):
    """Somebody asked the others for what only all together may do."""

    seat: int
    wish: Wish
    count: int = 0  # for an undo: the moves that would be left
    key: str = ""


class Agreed(Entry, frozen=True):
    seat: int


class Declined(Entry, frozen=True):
    seat: int


class Delegated(Entry, frozen=True):
    """A bot plays for a seat until its player comes back. Who has left for good leaves the seat to anybody."""

    seat: int
    level: str
    cause: Cause


class Returned(Entry, frozen=True):
    seat: int


class Resigned(Entry, frozen=True):
    """A player gave up for good; a bot plays the seat to the end."""

    seat: int
    level: str


class Chatted(Entry, frozen=True):
    seat: int
    text: str
    key: str = ""


class Rematched(Entry, frozen=True):
    """The same people sit down again, at another table."""

    seat: int
    table: str


class Ended(Entry, frozen=True):
    why: Why


AnyEntry = (
    Sat
    | Stood
    | Presented
    | Kept
    | Bot
    | Started
    | Moved
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Delegated
    | Returned
    | Resigned
    | Chatted
    | Rematched
    | Ended
)


def seat_changing_hands(entry: AnyEntry) -> int | None:
    """The seat that may be somebody else's after this entry; the tokens of programs for it end with it."""
    match entry:
        case Sat() | Stood() | Bot() | Delegated(cause="left"):
            return entry.seat
    return None

"""Chronicles: what the events of a game come to. Who has gained and paid what, and what is worth telling afterwards.

A game declares its own once, in the module `chronicle` beside its `game.py`. Everything is counted from events, which
everybody has been told: nothing hidden can come into it, and whoever has the record can count again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from malecon.engine.events import Event, EventKind
from malecon.engine.match import Played

POINTS: Final = "points"
AND: Final = "+"  # joins two things in one word

Change = tuple[int, str, int]  # a seat, a thing by its word, and how many it has more or less of it


@dataclass(frozen=True)
class Flow:
    """What a kind of event gives to a seat or takes from it: a thing that a field names or that is always the same, and
    how many, by a field or always as many."""

    what: str
    amount: str | int
    sign: int
    seat: str = "seat"

    def changes(self, event: Event) -> Iterable[Change]:
        amount = event.values[self.amount] if isinstance(self.amount, str) else self.amount
        domain = event.kind.fields.get(self.what)
        named = domain.word(event.values[self.what]) if domain is not None and domain.words else self.what
        for thing in (named or "").split(AND):
            yield event.values[self.seat], thing, self.sign * amount


def gets(what: str, amount: str | int = 1, seat: str = "seat") -> Flow:
    return Flow(what, amount, 1, seat)


def pays(what: str, amount: str | int = 1, seat: str = "seat") -> Flow:
    return Flow(what, amount, -1, seat)


Printed = Callable[[Event, Any], Iterable[Change]]  # where the amount is printed in the box
Flows = Mapping[EventKind, tuple[Flow, ...] | Printed]


@dataclass(frozen=True)
class Source:
    """Where points come from: what kinds of event bring them, by which clauses if that tells them from others, and the
    field with the thing that each of them belongs to, if there is one."""

    word: str
    kinds: tuple[EventKind, ...]
    clause: str = ""
    thing: str = ""


@dataclass(frozen=True)
class Border:
    """What divides a game into the parts that people speak of: an event, and the field with a number.

    `closed` is how many before that number is the part that ends there: a round begins where the one before it ends.
    """

    kind: EventKind
    number: str
    closed: int


@dataclass(frozen=True)
class Tiebreak:
    """What is compared where points are equal, and the clause that says so."""

    what: str
    clause: str
    of: Callable[[Any, int], int]  # of the table at the end and a seat


@dataclass(frozen=True)
class Tally:
    """Something that is counted for every player, so that it can be said who has most of it.

    `counts` says how much a kind of event adds to it, by a field or always as much, `also` the same of what is told
    beside it. `seat` is the field with whom it is counted for. Of some things the most at once is told: of one thing,
    which the field `thing` names, in one event, or in one part of the game.
    """

    word: str
    counts: Mapping[EventKind, str | int]
    also: Mapping[EventKind, str | int] = field(default_factory=dict)
    seat: str = "seat"
    thing: str = ""
    apart: Literal["never", "event", "part"] = "never"
    least: int = 2  # less is not worth telling


@dataclass(frozen=True)
class Chronicle:
    """What there is to tell of a game.

    `flows` say who gains and loses what by an event. `headlines` are the kinds of event that a turn is told by. Every
    event that brings points has one of the `sources`. `tiebreaks` come in the order in which they are compared, and
    `shared` is the clause for who is equal in all of them. `tallies` come in the order in which they are worth telling,
    and `screened` says what nobody has seen of a seat until the end.
    """

    flows: Flows
    headlines: tuple[EventKind, ...]
    sources: tuple[Source, ...]
    border: Border
    tiebreaks: tuple[Tiebreak, ...]
    shared: str
    tallies: tuple[Tally, ...]
    screened: Callable[[Any, int], Mapping[str, int]] | None = None

    def changes(self, event: Event, box: object) -> Iterable[Change]:
        flows = self.flows.get(event.kind, ())
        if callable(flows):
            return flows(event, box)
        return [change for flow in flows for change in flow.changes(event)]

    def source(self, event: Event) -> Source | None:
        for source in self.sources:
            if event.kind in source.kinds and event.clause.startswith(source.clause):
                return source
        return None

    def gained(self, events: Iterable[Event], box: object) -> dict[int, Counter[str]]:
        """By seat, what it has more of after these events, and less of."""
        found: dict[int, Counter[str]] = {}
        for event in events:
            for seat, what, amount in self.changes(event, box):
                found.setdefault(seat, Counter())[what] += amount
        return found


def since_last_move(played: Sequence[Played], seat: int, most: int) -> list[Event]:
    """What the others and chance have brought about since a seat moved last; of a long wait only the end."""
    last: list[Played] = []
    for move in reversed(played[-most:]):
        if move.seat == seat:
            break
        last.append(move)
    return [event for move in reversed(last) for event in move.events]

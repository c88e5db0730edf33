"""Chronicles: what the events of a game come to. Who has gained and paid what, and what is worth telling afterwards.

A game declares its own once, in the module `chronicle` beside its `game.py`. Everything is counted from events, which
everybody has been told: nothing hidden can come into it, and whoever has the record can count again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from malecon.engine.events import Event, EventKind
from malecon.engine.match import Played
from malecon.engine.words import Domain

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
class Chronicle:
    """What there is to tell of a game.

    `flows` say who gains and loses what by an event. `headlines` are the kinds of event that a turn is told by.
    `things` is the domain that the words of the flows belong to, where they are no pesos or points.
    """

    things: Domain
    flows: Flows
    headlines: tuple[EventKind, ...]

    def changes(self, event: Event, box: object) -> Iterable[Change]:
        flows = self.flows.get(event.kind, ())
        if callable(flows):
            return flows(event, box)
        return [change for flow in flows for change in flow.changes(event)]

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

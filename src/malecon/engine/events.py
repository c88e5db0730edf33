"""Events: facts in the past tense, each with the clause that caused it.

They are built only when somebody listens: a search plays silently.
"""

from typing import Final

from mypy_extensions import i64

from malecon.engine.declared import Declared
from malecon.engine.words import Domain, declared


class EventKind(Declared):
    """What can be told: a name and, in order, the fields with their domains.

    One that reveals tells what somebody did not know before: undo does not reach back beyond it.
    """

    def __init__(self, reveals: bool = False, **fields: Domain) -> None:
        self.name: str = ""  # follows from the place where it is declared (`kinds_of`)
        self.reveals: Final = reveals
        self.fields: Final[dict[str, Domain]] = fields

    def __repr__(self) -> str:
        return f"EventKind({' '.join((self.name, *self.fields))})"


def kinds_of(namespace: type) -> tuple[EventKind, ...]:
    """The kinds that a class body declares, each given its name: `GOOD_GIVEN` is "good-given"."""
    kinds = []
    for name, kind in declared(namespace).items():
        assert isinstance(kind, EventKind)
        kind.name = name
        kinds.append(kind)
    return tuple(kinds)


class Event:
    """One fact: `drove` (seat 1, 3 stars, to Pedro, for 2 pesos) by `santiago.car.cost`."""

    def __init__(self, kind: EventKind, clause: str, values: tuple[int, ...]) -> None:
        assert len(values) == len(kind.fields), f"{kind.name} has {len(kind.fields)} fields, not {len(values)}"
        self.kind: Final = kind
        self.name: Final = kind.name
        self.clause: Final = clause
        self.values: Final = dict(zip(kind.fields, values, strict=True))

    def words(self) -> dict[str, int | str | None]:
        """The fields with the words of the game; numbers stay numbers."""
        return {
            name: self.kind.fields[name].word(value) if self.kind.fields[name].words else value
            for name, value in self.values.items()
        }

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{k}={v}' for k, v in self.words().items())}) by {self.clause}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.name, self.clause, self.values) == (
            other.name,
            other.clause,
            other.values,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.clause, tuple(self.values.values()))

    def __hash__(self) -> int:
        return hash((self.name, self.clause, tuple(self.values.values())))


class Journal:
    """Where the rules write what happened. `SILENT` is the one that nobody reads."""

    def __init__(self, listening: bool = True) -> None:
        self.listening: Final = listening
        self.events: list[Event] = []

    def tell(
        self,
        kind: EventKind,
        clause: str,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
        g: i64 = 0,
    ) -> None:
        """Write down what happened, with a number for each field of the kind; nothing, if nobody listens."""
        if self.listening:
            values: list[int] = [a, b, c, d, e, f, g]
            self.events.append(Event(kind, clause, tuple(values[: len(kind.fields)])))

    def taken(self) -> list[Event]:
        """The events since the last time they were taken."""
        events = self.events
        self.events = []
        return events


SILENT: Final = Journal(False)

"""Events: facts in the past tense, each with the clause that caused it.

They are built only when somebody listens: a search plays silently.
"""

from typing import Final

from malecon.engine.words import Domain


class EventKind:
    """What can be told: a name and, in order, the fields with their domains.

    One that reveals tells what somebody did not know before: undo does not reach back beyond it.
    """

    def __init__(self, name: str, reveals: bool = False, **fields: Domain) -> None:
        self.name: Final = name
        self.reveals: Final = reveals
        self.fields: Final[dict[str, Domain]] = fields


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

    def __hash__(self) -> int:
        return hash((self.name, self.clause, tuple(self.values.values())))


class Journal:
    """Where the rules write what happened. `SILENT` is the one that nobody reads."""

    def __init__(self, listening: bool = True) -> None:
        self.listening: Final = listening
        self.events: list[Event] = []

    def tell(self, kind: EventKind, clause: str, *values: int) -> None:
        self.events.append(Event(kind, clause, values))

    def taken(self) -> list[Event]:
        """The events since the last time they were taken."""
        events = self.events
        self.events = []
        return events


SILENT: Final = Journal(False)

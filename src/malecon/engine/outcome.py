"""What a move comes to for the player who makes it: what it is about, and what it brings and costs.

A game says in one place what a seat has (`held`) and what its moves are about (`naming`). What a move brings is what
the seat has afterwards less what it had before, on a table imagined from what the seat knows: no rule is told twice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from malecon.engine.events import Event
from malecon.engine.moves import Move
from malecon.engine.words import Domain

Things = Mapping[str, tuple[Domain, int]]  # by the names that the sentences have for them
Holdings = dict[str, int]


@dataclass(frozen=True)
class Naming:
    """What a move is about. Its label is a message that is named after it, if there is one, else its own words."""

    things: Things = field(default_factory=dict)  # for the label, besides the fields of the move
    told: frozenset[str] = frozenset()  # what the label names of the gains, besides what is in those fields
    apart: bool = False  # the fields of the move name none of its gains, though a card may be called "Pesos"
    whole: bool = False  # the label says it all
    does: str = ""  # what it is good for, in a message: told where nothing certain is gained
    more: str = ""  # a message of what else comes of it
    lists: tuple[tuple[str, int], ...] = ()  # what that message lists: messages, and how many of each
    group: str = ""  # the moves that it stands together with
    group_things: Things = field(default_factory=dict)


@dataclass(frozen=True)
class Outlook:
    """A legal move as the seat sees it coming: what will be told, and what there will be more and less of."""

    move: Move
    effects: Sequence[Event]
    gains: Holdings
    naming: Naming


def difference(before: Holdings, after: Holdings) -> Holdings:
    """What there is more and less of: what is gained first."""
    changed = {what: after[what] - before[what] for what in before if after[what] != before[what]}
    return dict(sorted(changed.items(), key=lambda item: item[1] < 0))

"""One walk through a random game, on which everything that must hold is looked at, moment by moment."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.outcome import Outlook
from malecon.engine.table import Table
from malecon.engine.views import View
from tests.contract.kit import Draw, random_moves

MOVES_FOLLOWED = 8  # of a long list


class Moment:
    """A question of a game and the move that will answer it; what several sentences look at is worked out once."""

    def __init__(self, match: Match, seat: int, move: Move, chance: Chance) -> None:
        self.match = match
        self.table = match.table
        self.seat = seat
        self.move = move
        self.chance = chance
        self.numbers = match.table.numbers()

    @cached_property
    def listed(self) -> list[int]:
        moves = MoveList()
        self.match.game.rules.legal(self.table, self.seat, moves)
        return moves.listed()

    @cached_property
    def candidates(self) -> list[int]:
        moves = MoveList()
        self.match.game.rules.candidates(self.table, self.seat, moves)
        return moves.listed()

    @cached_property
    def views(self) -> dict[int | None, View]:
        """What everybody sees, with a spectator."""
        return {seat: self.match.view(seat) for seat in (None, *range(len(self.match.setting.seats)))}

    @cached_property
    def imagined(self) -> dict[int | None, Table]:
        """What each of them may take for the table."""
        return {seat: self.match.setting.imagine(view, self.chance) for seat, view in self.views.items()}

    @cached_property
    def some_outlooks(self) -> list[Outlook]:
        """What the listed moves come to; of a long list every so many of them."""
        step = max(len(self.listed) // MOVES_FOLLOWED, 1)
        moves = [self.match.game.vocabulary[move] for move in self.listed[::step]]
        return self.match.outlooks(self.seat, moves, self.views[self.seat])

    @cached_property
    def inventory(self) -> dict[str, int]:
        return self.match.game.inventory(self.table)

    @cached_property
    def played_silently(self) -> Table:
        return self.played_on(self.copy())

    def copy(self) -> Table:
        copy = self.match.setting.empty_table()
        copy.copy_from(self.table)
        return copy

    def played_on(self, table: Table) -> Table:
        """Another table, once the move has been played there."""
        self.match.game.rules.play(table, self.seat, self.move.id, SILENT)
        return table


class Invariant:
    """Looks on while a game is played. The name of its class is the sentence that must hold."""

    def __init__(self, match: Match, draw: Draw) -> None:
        self.match = match
        self.game = match.game
        self.draw = draw

    def before(self, moment: Moment) -> None:
        """Before each move."""

    def after(self, moment: Moment) -> None:
        """Once it is played."""

    def at_the_end(self) -> None:
        """When the game is over."""


class Broken(AssertionError):
    """A sentence that does not hold, and where in the game that was seen."""


@contextmanager
def named_if_broken(invariant: Invariant) -> Iterator[None]:
    try:
        yield
    except Exception as trouble:
        match = invariant.match
        place = "at the end" if match.over else f"at {match.decision.name}"
        seen = f"{sentence_of(type(invariant))}: broken after {len(match.played)} moves {place}"
        raise Broken(f"{seen}. {type(trouble).__name__}: {trouble}") from trouble


def sentence_of(kind: type[Invariant]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).capitalize()


def walk(match: Match, draw: Draw, kinds: Sequence[type[Invariant]]) -> None:
    """Play a match to its end by random moves and hold each invariant to its sentence."""
    invariants = [kind(match, draw) for kind in kinds]
    chance = Chance(draw.seed)  # for what is imagined
    last: Moment | None = None
    for seat, move in random_moves(match, draw):
        show_after(last, invariants)
        last = Moment(match, seat, move, chance)
        for invariant in invariants:
            with named_if_broken(invariant):
                invariant.before(last)
    show_after(last, invariants)
    for invariant in invariants:
        with named_if_broken(invariant):
            invariant.at_the_end()


def show_after(moment: Moment | None, invariants: Sequence[Invariant]) -> None:
    if moment is None:
        return
    for invariant in invariants:
        with named_if_broken(invariant):
            invariant.after(moment)

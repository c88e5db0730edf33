"""A match: one game being played, with its moves, what was told, and undo as far as nobody has learned anything."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.decision import Decision, MoveList, drawn
from malecon.engine.errors import IllegalMove, MaleconError, NotAsked, OtherQuestion
from malecon.engine.events import SILENT, Event, Journal
from malecon.engine.game import Setting
from malecon.engine.memory import Known, Memory
from malecon.engine.moves import Move
from malecon.engine.outcome import Holdings, Outlook, difference
from malecon.engine.table import NATURE, SEVERAL, Table
from malecon.engine.views import View


@dataclass(frozen=True)
class Played:
    """One move of the match: who, what, in answer to which question, and what it brought about."""

    number: int
    seat: int
    decision: str
    move: Move
    events: Sequence[Event]
    gloss: str


@dataclass(frozen=True)
class Beginning:
    """A table in the middle of a game, from which a match goes on, and what is remembered of the game so far."""

    table: Table
    known: Known | None = None


class Match:
    """The table, the moves so far, and the only way to add one."""

    def __init__(self, setting: Setting, beginning: Beginning | None = None) -> None:
        self.setting = setting
        self.beginning = beginning
        self.game = setting.game
        self.journal = Journal()
        self.table: Table = self.first_table()
        self.opening: Sequence[Event] = self.journal.taken()
        self.played: list[Played] = []
        self.before: list[list[int]] = []  # the tables that undo can go back to, oldest first
        self.moves = MoveList()
        self.memory: Memory | None = None  # of the first `remembered` moves; nobody keeps it before it is asked for
        self.remembered = 0

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.decision.name} asked of {self.asked_words()}"
        return f"Match({self.game.name}, {len(self.setting.seats)} seats, {len(self.played)} moves, {asked})"

    def __reduce__(self) -> tuple[object, ...]:
        return match_with, (self.setting, self.table, self.opening, self.played, self.before, self.beginning)

    def first_table(self) -> Table:
        """As it is before the first move."""
        if self.beginning is not None:
            return copy(self.beginning.table)
        table = self.setting.empty_table()
        self.game.rules.settle(table, self.journal)
        return table

    # -- the question on the table ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.over()

    @property
    def decision(self) -> Decision[Any]:
        return self.game.rules.decisions[self.table.decision()]

    @property
    def nature_asked(self) -> bool:
        return not self.over and self.table.seat() == NATURE

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to answer now: none when Nature has to, or when the game is over."""
        mask = self.game.rules.asked(self.table)
        return tuple(seat for seat in range(len(self.setting.seats)) if mask >> seat & 1)

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat (or of Nature); none when it is not asked."""
        if not self.is_asked(seat):
            return []
        self.game.rules.legal(self.table, seat, self.moves)
        return [self.game.vocabulary[move] for move in self.moves.listed()]

    def is_asked(self, seat: int) -> bool:
        return seat in self.asked or (seat == NATURE and self.nature_asked)

    def refusal(self, seat: int, move: Move) -> str | None:
        """The clause that forbids a candidate of this question; None if the move is legal."""
        self.game.rules.candidates(self.table, seat, self.moves)
        if move.id not in self.moves.listed():
            raise OtherQuestion(str(move), self.game.name, self.decision.name)
        return self.game.rules.refusal(self.table, seat, move.id)

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> Sequence[Event]:
        """Play a move for a seat, or refuse it with the reason and change nothing."""
        if self.over:
            raise MaleconError("error-game-over")
        if not self.is_asked(seat):
            raise NotAsked(seat, self.asked_words())
        self.confirm_legal(seat, move)
        return self.play_legal(seat, move)

    def confirm_legal(self, seat: int, move: Move) -> None:
        """Of a seat that is asked: refuse what it may not play, with the clause that forbids it."""
        legal = self.legal(seat)
        if move not in legal:
            allowed = [str(other) for other in legal]
            clause = self.refusal(seat, move)
            assert clause is not None, f"{move} has no refusal but is not listed"
            raise IllegalMove(str(move), clause, allowed, self.game.shortages(self.table, seat, move))

    def play_legal(self, seat: int, move: Move) -> Sequence[Event]:
        name = self.decision.name
        gloss = self.game.gloss(self.table, move)
        still_sealed = self.still_sealed_after(seat)
        before = self.table.numbers()
        self.game.rules.play(self.table, seat, move.id, self.journal)
        events = self.journal.taken()
        self.played.append(Played(len(self.played) + 1, seat, name, move, events, gloss))
        # What Nature draws is learned, and what is revealed, and what several chose once the last of them has chosen.
        if seat == NATURE or still_sealed == 0 or any(event.kind.reveals for event in events):
            self.before.clear()
        else:
            self.before.append(before)
        return events

    def still_sealed_after(self, seat: int) -> int | None:
        """How many of several who choose at once will be left when a seat has chosen; None for other questions."""
        if self.table.seat() != SEVERAL:
            return None
        return len([other for other in self.asked if other != seat])

    def play_nature(self, chance: Chance) -> Sequence[Event]:
        """Let Nature answer, by the weights of her moves."""
        return self.play_legal(NATURE, self.drawn_by_nature(chance))

    def drawn_by_nature(self, chance: Chance) -> Move:
        """What Nature would answer; nothing is played."""
        self.game.rules.legal(self.table, NATURE, self.moves)
        return self.game.vocabulary[drawn(self.decision, self.table, self.table.argument(), self.moves, chance)]

    def asked_words(self) -> str:
        return "nature" if self.nature_asked else " ".join(str(seat + 1) for seat in self.asked)

    # -- undo -------------------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        return bool(self.before) and self.played[-1].seat == seat

    def undo(self, seat: int) -> Played:
        """Take back the last move: the player's own, as long as nobody has learned or answered anything since."""
        if not self.may_undo(seat):
            raise MaleconError("error-undo")
        self.table.restore(self.before.pop())
        self.memory = None  # what was told of the move is as if it had not been
        return self.played.pop()

    def rewind(self, count: int) -> None:
        """Go back to when `count` moves had been played, whatever has been learned since: only if everybody agrees."""
        kept = self.played[:count]
        self.table = self.first_table()
        self.journal.taken()
        self.played = []
        self.before = []
        self.memory = None
        for played in kept:
            self.play_legal(played.seat, played.move)

    # -- looking ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return self.game.view(self.table, seat)

    def known(self) -> Known | None:
        """What anybody who has forgotten nothing knows beyond what can be seen; nothing where all of it can be seen."""
        if self.memory is None:
            begun = self.beginning or Beginning(self.setting.empty_table())
            self.memory = self.game.memory(begun.table, begun.known)
            self.remembered = 0
            if self.memory is None:
                return None
            for event in self.opening:
                self.memory.note(event)
        for played in self.played[self.remembered :]:
            for event in played.events:
                self.memory.note(event)
        self.remembered = len(self.played)
        return self.memory.known()

    def preview(self, seat: int, move: Move) -> Sequence[Event]:
        """What would be told of a legal move, as far as the seat can know."""
        return self.outlooks(seat, [move])[0].effects

    def outlooks(self, seat: int, moves: Sequence[Move], view: View | None = None) -> list[Outlook]:
        """What legal moves would come to, as far as the seat can know: all are tried on one table, imagined from its
        view."""
        imagined = self.setting.imagine(view or self.view(seat), Chance("preview", len(self.played)))
        before = self.game.holdings(imagined, seat)
        scratch = self.setting.empty_table()
        found = []
        for move in moves:
            scratch.copy_from(imagined)
            naming = self.game.naming(scratch, seat, move)
            effects, after = self.foreseen(scratch, seat, move)
            found.append(Outlook(move, effects, difference(before, after), naming))
        return found

    def foreseen(self, table: Table, seat: int, move: Move) -> tuple[Sequence[Event], Holdings]:
        """What will be told of a move, and what the seat has after it and what it goes on with."""
        journal = Journal()
        rules = self.game.rules
        rules.play_alone(table, seat, move.id, journal)
        if not rules.asks(table, seat):
            after = self.game.holdings(table, seat)
            rules.settle(table, journal)
            return self.certain(journal.taken()), after
        while rules.asks(table, seat) and (following := self.game.followed(table, seat)) is not None:
            rules.play_alone(table, seat, following.id, SILENT)
        return self.certain(journal.taken()), self.game.holdings(table, seat)

    def certain(self, events: Sequence[Event]) -> Sequence[Event]:
        """Where the game ends or cards are revealed, the telling stops: what follows would be made up."""
        found = []
        for event in events:
            if event.kind.reveals:
                break
            found.append(event)
            if self.game.catalogue[event.clause].kind == "end":
                break
        return found

    def scores(self) -> list[int]:
        return self.game.scores(self.table)

    def places(self) -> list[int]:
        return self.game.places(self.table)


def match_with(
    setting: Setting,
    table: Table,
    opening: Sequence[Event],
    played: Sequence[Played],
    before: Sequence[Sequence[int]],
    beginning: Beginning | None = None,
) -> Match:
    """A match of its own that has come as far: it goes on without the other."""
    match = Match(setting, beginning)
    match.table = copy(table)
    match.opening = list(opening)
    match.played = list(played)
    match.before = [list(numbers) for numbers in before]
    return match

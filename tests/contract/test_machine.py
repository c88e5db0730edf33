"""A state machine that does to a match whatever a careless table of people might do."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.engine.record import parse_record, print_record, record_of, replay
from malecon.engine.table import NATURE
from tests.contract.kit import cases, seat_asked

CASES = list(cases())


class Play(RuleBasedStateMachine):
    """Legal moves, illegal moves, moves out of turn, undo, saving and looking, in any order."""

    match: Match

    @initialize(number=st.integers(0, len(CASES) - 1), seed=st.integers(0, 10_000), opening=st.integers(0, 300))
    def set_up(self, number: int, seed: int, opening: int) -> None:
        self.match = Match(CASES[number].setting())
        self.inventory = self.match.game.inventory(self.match.table)
        chance = Chance(seed)
        for _ in range(opening):
            if not self.match.over:
                seat = seat_asked(self.match)
                legal = self.match.legal(seat)
                self.match.play(seat, legal[chance.below(len(legal))])

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 10_000))
    def play_a_legal_move(self, pick: int) -> None:
        seat = seat_asked(self.match)
        legal = self.match.legal(seat)
        move = legal[pick % len(legal)]
        assert self.match.refusal(seat, move) is None
        self.match.play(seat, move)

    @rule(seat=st.integers(-1, 4), id=st.integers(0, 10_000))
    def try_any_move(self, seat: int, id: int) -> None:
        move = self.match.game.vocabulary[id % len(self.match.game.vocabulary)]
        legal = move in self.match.legal(seat)
        before = self.match.table.numbers()
        moves = len(self.match.played)
        try:
            self.match.play(seat, move)
            assert legal
        except MaleconError:
            assert not legal
            assert self.match.table.numbers() == before
            assert len(self.match.played) == moves

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        before = self.match.table.numbers()
        if self.match.may_undo(seat):
            last = self.match.played[-1]
            self.match.undo(seat)
            assert last.move in self.match.legal(seat)
        else:
            try:
                self.match.undo(seat)
                raise AssertionError("undone without leave")
            except MaleconError:
                assert self.match.table.numbers() == before

    @rule()
    def save_and_resume(self) -> None:
        text = print_record(record_of(self.match))
        again = replay(parse_record(text), self.match.setting)
        assert again.table.same(self.match.table)

    @rule(seat=st.one_of(st.none(), st.integers(0, 1)))
    def look(self, seat: int | None) -> None:
        before = self.match.table.numbers()
        self.match.view(seat)
        for asked in self.match.asked:
            for move in self.match.legal(asked)[:5]:
                self.match.preview(asked, move)
        assert self.match.table.numbers() == before

    @invariant()
    def pieces_are_conserved(self) -> None:
        assert self.match.game.inventory(self.match.table) == self.inventory

    @invariant()
    def somebody_is_asked_until_the_end(self) -> None:
        if not self.match.over:
            assert self.match.legal(seat_asked(self.match))
        else:
            assert self.match.asked == ()
            assert self.match.legal(NATURE) == []


Play.TestCase.settings = settings(
    max_examples=25, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
TestPlay = Play.TestCase

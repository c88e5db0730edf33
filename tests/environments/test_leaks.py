"""No environment shows a seat what it cannot know."""

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from malecon.engine.sight import Sight
from malecon.engine.table import Table
from malecon.environments import Encoding
from malecon.environments.layout import layout_of
from malecon.games import find_game
from tests.contract.kit import Case
from tests.environments.leaks import Leak, all_environments, by_encoding, in_words, look_for_leaks
from tests.environments.ways import setting_of, ways_to_hide


@pytest.mark.parametrize("case", list(ways_to_hide()), ids=str)
def test_every_seat_is_shown_the_same_of_the_true_table_and_of_an_imagined_one(case: Case) -> None:
    compared = look_for_leaks(case.setting(), all_environments(case), case.players, seldom=[in_words(case)])
    assert compared > 1_000


class Peeping(Sight):
    """Looks behind one screen."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 8)
        self.pesos = self.row("pesos", self.by_seat)

    def look(self, table: Table, seat: i64) -> None:
        self.pesos[seats_after(seat, self.seats)] = table.pesos[seats_after(seat, self.seats)]  # type: ignore[attr-defined]


def seats_after(seat: int, seats: int) -> int:
    return (seat + 1) % seats


@pytest.fixture
def peeping(monkeypatch: pytest.MonkeyPatch) -> Iterator[Encoding]:
    game = find_game("santiago")
    monkeypatch.setattr(type(game), "sight", Peeping)
    layout_of.cache_clear()
    yield Encoding(game)
    monkeypatch.undo()
    layout_of.cache_clear()


def test_an_encoder_that_looks_behind_a_screen_is_found_out(peeping: Encoding) -> None:
    with pytest.raises(Leak, match=r"^raw: seat 0 is shown what it cannot know"):
        look_for_leaks(setting_of(peeping.game, 3), [by_encoding(peeping)], seed=1)

"""Whoever keeps books knows what lies behind the screens, at any time."""

import os

import pytest

from malecon.bots import make_bot
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import record_of, replay
from malecon.games.santiago.game import GAME
from tests.contract.kit import NAMES
from tests.contract.remembered import assert_remembered
from tests.santiago.position import Position

GAMES = int(os.environ.get("MALECON_MEMORY_GAMES", "6"))  # `make memory` replays a thousand


def played(number: int) -> Match:
    """A game of two to four, by lot; every third of those who look ahead."""
    setting = Setting(GAME, NAMES[: 2 + number % 3])
    nature = Chance("memory", number)
    kind = "lookahead" if number % 3 == 1 else "random"
    bots = [make_bot(kind, setting, nature.branch()) for _ in setting.seats]
    match = Match(setting)
    while not match.over:
        if match.nature_asked:
            match.play_nature(nature)
        else:
            seat = match.asked[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


@pytest.mark.clause("santiago.info.transactions-open")
def test_after_any_number_of_moves_of_a_replayed_game_the_books_are_what_everybody_has() -> None:
    for number in range(GAMES):
        before = played(number)
        record, match = record_of(before), Match(before.setting)
        for recorded in record.moves:
            assert_remembered(GAME, match.table, match.known())
            match.play(recorded.seat, GAME.vocabulary.parse(recorded.text))
        assert_remembered(GAME, match.table, match.known())
        middle = Chance("middle", number).below(len(record.moves))
        some = replay(record, match.setting, middle)
        assert_remembered(GAME, some.table, some.known())  # asked for the first time in the middle of the game


@pytest.mark.clause("santiago.info.screen", "santiago.info.transactions-open")
def test_who_remembers_imagines_no_other_table_than_the_true_one() -> None:
    match = played(0)
    match.rewind(len(match.played) * 2 // 3)
    imagined = match.setting.imagine(match.view(0), Chance(1), match.known())
    assert imagined.same(match.table)
    others = [match.setting.imagine(match.view(0), Chance(seed)) for seed in range(20)]
    assert not any(other.same(match.table) for other in others)  # who does not remember has to guess


@pytest.mark.clause("santiago.info.transactions-open")
def test_books_that_are_opened_in_the_middle_go_on_from_what_everybody_has_then() -> None:
    table = Position(2).at("maria").holds(0, pesos=5, rum=1, points=3).holds(1, pesos=2, points=8)
    books = GAME.memory(table.table)
    while not table.match.over and len(table.match.played) < 150:
        seat = table.match.asked[0] if table.match.asked else -1
        legal = table.match.legal(seat)
        for event in table.match.play(seat, legal[len(table.match.played) % len(legal)]):
            books.note(event)
        assert_remembered(GAME, table.table, books.known())


def test_what_is_handed_out_does_not_change_with_the_books() -> None:
    match = played(3)
    match.rewind(40)
    known = match.known()
    assert known is not None
    before = repr(known)
    for held in known["holdings"]:
        held["goods"]["rum"] += 7
    assert repr(match.known()) == before

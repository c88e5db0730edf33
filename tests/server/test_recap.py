"""Since your last turn: what the others have done, told to who comes back to the table."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from malecon.engine.chance import Chance
from malecon.engine.chronicle import since_last_move
from malecon.engine.game import Game
from malecon.engine.table import NATURE
from malecon.games import games
from malecon.server import wire
from malecon.server.table import commands, messages
from malecon.server.table import recap as telling
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import PLAYING, TableState
from tests.server.worlds import BEGINNING, imagined, new_table
from tests.toy.somebody import PEARLS, hosted

PLAYERS = 3

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def begun(game: str, seed: str = "a seed") -> TableState:
    return new_table(Plan(game, [SeatPlan()] * PLAYERS), seed)


def moments(table: TableState, chance: Chance) -> Iterator[int]:
    """Before each move of a random game: who is asked. Chance answers by itself."""
    while table.state == PLAYING:
        seat = table.asked[0]
        yield seat
        if table.state == PLAYING and seat in table.asked:
            legal = table.match.legal(seat)
            play(table, seat, str(legal[chance.below(len(legal))]))


def play(table: TableState, seat: int, move: str) -> None:
    commands.move(table, seat, move, table.questions[seat], "", BEGINNING)


def recap(table: TableState, viewer: int | None, language: str = "en") -> list[wire.Recap]:
    return messages.update(table, viewer, "", table.number, messages.speech_of(table, language)).recap


@each_game
def test_who_has_just_moved_has_missed_nothing(game: Game) -> None:
    table, chance = begun(game.name), Chance(3)
    for seat in moments(table, chance):
        if table.match.played[-1].seat == seat:
            assert recap(table, seat) == []


@each_game
def test_others_are_told_of_and_never_oneself(game: Game) -> None:
    table, found = begun(game.name), 0
    for seat in moments(table, Chance(5)):
        told = recap(table, seat)
        assert seat not in [each.seat for each in told]
        assert all(each.text or each.gains for each in told)
        found += len(told)
    assert found > 20
    assert recap(table, 0) == [], "the game is over: its end is told elsewhere"


@each_game
def test_what_is_told_depends_on_nothing_that_the_viewer_cannot_know(game: Game) -> None:
    table, chance, compared = begun(game.name), Chance(7), 0
    for number, _ in enumerate(moments(table, chance)):
        for viewer in range(PLAYERS) if number % 10 == 0 else ():
            assert recap(imagined(table, viewer, chance), viewer) == recap(table, viewer)
            compared += 1
    assert compared > 20


def test_a_turn_is_told_in_a_line_and_what_it_brought_in_signs() -> None:
    table, lines = begun("santiago"), {"en": "Miguel, then the ", "fr": "Miguel, puis l"}
    signs = {"en": "+2 wood", "fr": "+2 bois"}
    for seat in moments(table, Chance(1)):
        for language, line in list(lines.items()):
            for each in recap(table, seat, language):
                if each.text.startswith(line) and signs[language] in [gain.text for gain in each.gains]:
                    lines.pop(language, None)
    assert not lines


@each_game
def test_no_language_no_words(game: Game) -> None:
    table = begun(game.name)
    for seat in moments(table, Chance(5)):
        told = messages.update(table, seat, "", table.number, None).recap
        assert not any(each.text or gain.text for each in told for gain in each.gains)
        assert [each.seat for each in told] == [each.seat for each in recap(table, seat)]


def test_a_spectator_is_told_by_the_log_alone() -> None:
    table = begun("santiago")
    assert all(recap(table, None) == [] for _ in moments(table, Chance(5)))


def test_what_was_taken_back_has_not_happened() -> None:
    table, thought_better, told_otherwise = begun("santiago"), Chance(2), 0
    for _ in moments(table, Chance(2)):
        mover = table.match.played[-1].seat
        if mover == NATURE or not table.match.may_undo(mover) or thought_better.below(3):
            continue
        other = (mover + 1) % PLAYERS
        told = recap(table, other)
        commands.undo(table, mover, BEGINNING)
        told_otherwise += recap(table, other) != told
    assert told_otherwise > 10


def test_a_long_absence_costs_no_more_than_a_short_one() -> None:
    """As many moves are looked at as there may be, and none before them."""
    table = begun("cuba")
    for _ in moments(table, Chance(5)):
        if len(table.match.played) > 100:
            break
    played = table.match.played
    away = [replace(move, seat=1) for move in played]
    last = [event for move in played[-7:] for event in move.events]
    assert since_last_move(away, 0, 7) == last
    assert since_last_move([*away[:-7], replace(away[-8], seat=0), *away[-7:]], 0, 50) == last


def test_of_many_deeds_the_last_are_only_counted() -> None:
    """Nobody has the room for more, and the log tells all of them."""
    table, found = begun("cuba"), []
    for seat in moments(table, Chance(4)):
        found += [each.text for each in recap(table, seat) if " more" in each.text]
    assert found
    assert all(text.count(", then ") == telling.TOLD - 1 for text in found)


def test_a_game_that_says_nothing_of_its_turns_has_no_recap() -> None:
    with hosted(PEARLS):
        table = new_table(Plan("pearls", [SeatPlan()] * 2), "a seed")
        assert all(recap(table, seat) == [] for seat in moments(table, Chance(1)))

"""What events come to: whatever a player has more or less of after a move, the events of that move have told."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from malecon.engine.chronicle import POINTS, Chronicle
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.games import find_chronicle, find_game
from malecon.games.cuba.words import WARE
from malecon.games.havana.words import CUBE
from malecon.games.santiago.words import GOOD
from malecon.text import texts
from tests.contract.kit import NAMES, Case, Draw, each_case, each_game, random_moves
from tests.toy.somebody import PEARLS, hosted

LANGUAGES = ("en", "fr")
Holdings = Counter[str]


def of_cuba(table: Any, seat: int) -> Holdings:
    return Counter({word: int(table.owned(seat, ware)) for word, ware in WARE.values.items()})


def of_havana(table: Any, seat: int) -> Holdings:
    cubes = {word: int(table.cubes.at(seat, cube)) for word, cube in CUBE.values.items()}
    return Counter({**cubes, "workers": int(table.workers[seat])})


def of_santiago(table: Any, seat: int) -> Holdings:
    return Counter({word: int(table.goods.at(seat, good)) for word, good in GOOD.values.items()})


GOODS: dict[str, Callable[[Any, int], Holdings]] = {"cuba": of_cuba, "havana": of_havana, "santiago": of_santiago}


def holdings(match: Match) -> list[Holdings]:
    table: Any = match.table
    purses = [{"pesos": int(table.pesos[seat]), POINTS: int(table.points[seat])} for seat in range(table.seats)]
    return [Counter(purse | GOODS[match.game.name](table, seat)) for seat, purse in enumerate(purses)]


def chronicle_of(game: Game) -> Chronicle:
    chronicle = find_chronicle(game)
    assert chronicle is not None
    return chronicle


@each_case
def test_events_tell_all_that_anybody_gains_and_pays(case: Case) -> None:
    chronicle, match = chronicle_of(case.game), Match(case.setting())
    had, seen = holdings(match), len(match.played)

    def check() -> None:
        nonlocal had, seen
        now = holdings(match)
        for move in match.played[seen:]:
            told = chronicle.gained(move.events, match.setting.box)
            for seat, before in enumerate(had):
                changed = {what: now[seat][what] - count for what, count in before.items() if now[seat][what] != count}
                assert changed == {what: count for what, count in told.get(seat, Holdings()).items() if count}, (
                    f"seat {seat + 1} by {move.move}: {move.events}"
                )
        had, seen = now, len(match.played)

    for _ in random_moves(match, Draw(7)):
        check()
    check()


@each_game
def test_whatever_a_turn_is_told_by_has_words_and_a_seat(game: Game) -> None:
    chronicle = chronicle_of(game)
    for kind in chronicle.headlines:
        assert "seat" in kind.fields
        for language in LANGUAGES:
            assert f"recap-{game.name}-{kind.name}" in texts(language)


@each_game
def test_whatever_is_gained_is_something_that_players_have(game: Game) -> None:
    """By the same word: what somebody has more of is counted in words by it."""
    chronicle, match = chronicle_of(game), Match(Setting(game, NAMES[:3]))
    for _ in random_moves(match, Draw(2)):
        pass
    gained = chronicle.gained([event for move in match.played for event in move.events], match.setting.box)
    assert {what for changes in gained.values() for what in changes} <= {*game.counted}


def test_a_game_of_somebody_else_needs_no_chronicle() -> None:
    with hosted(PEARLS):
        assert find_chronicle(find_game("pearls")) is None

"""The bots: they play by the rules, see only their view, and those that think are worth beating."""

from collections.abc import Sequence

import pytest

from malecon.bots import make_bot
from malecon.bots.game import play_with_bots
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.views import View
from malecon.games import find_game, games
from tests.santiago.position import Position
from tests.thorough import THOROUGH

LEVELS = ("random", "lookahead", "1", "2", "3", "4")  # the strongest thinks until a clock stops it

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def setting(game: Game, players: int) -> Setting:
    return Setting(game, [f"bot {seat + 1}" for seat in range(players)])


@each_game
@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_whole_games_by_the_rules(game: Game, kind: str, players: int) -> None:
    match = play_with_bots(setting(game, players), [kind] * players, 4)
    assert match.over


@each_game
@pytest.mark.parametrize("kind", LEVELS)
def test_a_bot_is_decided_by_its_view_and_its_seed(game: Game, kind: str) -> None:
    """Two tables that a seat cannot tell apart get the same answer."""
    match = Match(setting(game, 3))
    chance = Chance(21)
    asked = 0
    while not match.over and asked < 60:
        if match.nature_asked:
            match.play_nature(chance)
            continue
        seat = match.asked[0]
        view, legal = match.view(seat), match.legal(seat)
        imagined = match.setting.imagine(view, Chance(99))
        one = make_bot(kind, match.setting, Chance(5)).choose(view, legal)
        other = make_bot(kind, match.setting, Chance(5)).choose(game.view(imagined, seat), legal)
        assert one is other
        asked += 1
        match.play(seat, one)
    assert asked == 60


@each_game
def test_the_lookahead_bot_beats_the_random_bot(game: Game) -> None:
    first = [play_with_bots(setting(game, 2), ["lookahead", "random"], seed).places()[0] for seed in range(10)]
    second = [play_with_bots(setting(game, 2), ["random", "lookahead"], seed).places()[1] for seed in range(10)]
    assert (first + second).count(1) >= 18


def test_winners_of_cuba_score_what_people_report_of_real_games() -> None:
    """About 60 to 90 points at a table of four."""
    table = setting(find_game("cuba"), 4)
    winners = [max(play_with_bots(table, ["lookahead"] * 4, seed).scores()) for seed in range(12 if THOROUGH else 6)]
    assert 60 <= sum(winners) / len(winners) <= 90
    assert min(winners) >= 50
    assert max(winners) <= 100


def test_five_bots_play_cuba() -> None:
    assert play_with_bots(setting(find_game("cuba"), 5), ["lookahead", "random"] * 2 + ["lookahead"], 3).over


def test_the_lookahead_bot_sees_a_delivery_worth_making() -> None:
    table = Position(2).demand(rum=3, sugar=3).value_on(4).holds(0, rum=3, sugar=0).delivers(0)
    assert answer(table, "lookahead") == "deliver rum 3"


def answer(table: Position, kind: str) -> str:
    bot = make_bot(kind, table.match.setting, Chance(1))
    view: View = table.match.view(table.asked)
    legal: Sequence[Move] = table.match.legal(table.asked)
    return str(bot.choose(view, legal))


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(MaleconError) as refused:
        make_bot("deep-thought", setting(next(iter(games().values())), 2), Chance(0))
    assert refused.value.values["known"] == "pipo, nena, mercedes, evaristo, caridad, random, lookahead, thinker, uct"


@each_game
@pytest.mark.parametrize("kind", ["thinker@0.001", "uct@0.001"])
def test_a_bot_that_searches_plays_by_the_rules_with_little_time(game: Game, kind: str) -> None:
    for players in game.players:
        assert play_with_bots(setting(game, players), [kind] * players, players).over


@pytest.mark.parametrize("name", ["thinker@", "thinker@soon", "thinker@0", "uct@-1", "uct@61", "uct@nan"])
def test_a_time_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(MaleconError) as refused:
        make_bot(name, setting(find_game("cuba"), 2), Chance(0))
    assert refused.value.key == "error-bot-seconds"


def test_a_bot_that_needs_no_time_is_given_none() -> None:
    with pytest.raises(MaleconError) as refused:
        make_bot("random@1", setting(find_game("cuba"), 2), Chance(0))
    assert refused.value.key == "error-bot-no-clock"

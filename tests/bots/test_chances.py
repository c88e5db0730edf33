"""Chances that are true: warmed, they stay chances; what was measured lies beside each game, and advice goes by it."""

from pathlib import Path

import pytest

from malecon.bots.chances import FILE, read_warmths, warmed, warmth_of, written
from malecon.bots.explain import advise
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.games import find_game, games

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def test_a_warmer_chance_is_less_bold_and_a_colder_one_bolder() -> None:
    assert warmed([0.7, 0.3], 1.0) == pytest.approx((0.7, 0.3))
    assert 0.5 < warmed([0.7, 0.3], 2.0)[0] < 0.7 < warmed([0.7, 0.3], 0.5)[0] < 1.0


@pytest.mark.parametrize("warmth", [0.4, 1.0, 3.0])
def test_warmed_chances_add_up_and_keep_their_order_and_what_is_certain(warmth: float) -> None:
    found = warmed([0.5, 0.1, 0.4], warmth)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[2] > found[1]
    assert warmed([0.0, 1.0], warmth) == (0.0, 1.0)
    assert warmed([0.0, 0.0], warmth) == (0.0, 0.0)  # of a move that was never tried


def test_what_is_written_can_be_read_again(tmp_path: Path) -> None:
    known = {2: 1.25, 4: 0.9}
    (tmp_path / FILE).write_text(written(known))
    assert read_warmths(tmp_path / FILE) == known
    assert read_warmths(tmp_path / "nowhere.toml") == {}


@each_game
def test_every_number_of_players_was_measured(game: Game) -> None:
    assert list(read_warmths(game.catalogue_file.with_name(FILE))) == list(game.players)
    assert all(0.3 < warmth_of(game, players) < 3.0 for players in game.players)


def test_advice_tells_the_warmed_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Setting(find_game("santiago"), ["Ana", "Beto"]))
    chance = Chance(1)
    while match.nature_asked or len(match.legal(match.asked[0])) == 1:
        if match.nature_asked:
            match.play_nature(chance)
        else:
            match.play(match.asked[0], match.legal(match.asked[0])[0])
    seat = match.asked[0]
    told = []
    for warmth in (1.0, 1000.0):
        monkeypatch.setattr("malecon.bots.explain.warmth_of", lambda *_, warmth=warmth: warmth)
        told.append(advise(match.setting, match.view(seat), match.legal(seat), Chance(1), 48).moves[0].wins)
    assert told[0] != pytest.approx((0.5, 0.5), abs=0.001)
    assert told[1] == pytest.approx((0.5, 0.5), abs=0.001)

"""What the numbers of an observation are, and that both encoders write the same ones."""

import pickle

import numpy as np
import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.environments import Encoding
from malecon.games import games
from tests.contract.kit import Case
from tests.environments.ways import each_game, legal_at, moments, setting_of, ways_to_hide


@pytest.mark.parametrize("case", list(ways_to_hide()), ids=str)
def test_a_bot_writes_from_its_view_what_the_fast_encoder_writes_from_the_table(case: Case) -> None:
    raw, one_hot = Encoding(case.game), Encoding(case.game, "one-hot")
    for number, table in enumerate(moments(case.setting(), seed=1)):
        for seat in range(case.players):
            if table.over() or (number + seat) % case.players == 0:  # every seat in turn
                view = case.game.view(table, seat)
                assert raw.of_view(view).tolist() == raw.of_table(table, seat).tolist()
                assert one_hot.of_view(view).tolist() == one_hot.of_table(table, seat).tolist()


@each_game
def test_every_number_lies_between_its_bounds_and_what_is_one_hot_is_a_one_or_a_zero(game: Game) -> None:
    raw, one_hot = Encoding(game), Encoding(game, "one-hot")
    words = np.array([column.word > 0 or column.bit > 0 for column in one_hot.columns])
    for table in moments(setting_of(game, game.players[-1]), seed=2):
        found, spread = raw.of_table(table, 0), one_hot.of_table(table, 0)
        assert ((raw.least <= found) & (found <= raw.most)).all()
        assert set(spread[words].tolist()) <= {0, 1}
        assert ((one_hot.least <= spread) & (spread <= one_hot.most)).all()


@each_game
def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    for form in ("raw", "one-hot"):
        encoding = Encoding(game, form)
        assert len(set(encoding.names)) == len(encoding.names) == encoding.width


@each_game
def test_players_who_are_not_there_are_zeros(game: Game) -> None:
    encoding = Encoding(game)
    beyond = [place for place, name in enumerate(encoding.names) if " after-2" in name and "order" not in name]
    assert beyond
    for table in moments(setting_of(game, 2), seed=3):
        assert not encoding.of_table(table, 1)[beyond].any()


def test_seats_are_told_from_the_one_who_looks() -> None:
    encoding = Encoding("santiago")
    pesos = [encoding.names.index(f"pesos {who}") for who in ("you", "after-1", "after-2")]
    setting = Setting(encoding.game, ["Ana", "Bo", "Cy"], options={"holdings": "open"})
    for table in moments(setting, seed=4):
        for seat in range(3):
            held = [table.pesos[(seat + place) % 3] for place in range(3)]  # type: ignore[attr-defined]
            assert encoding.of_table(table, seat)[pesos].tolist() == held


def test_what_lies_behind_a_screen_is_a_zero_and_is_told_to_be_unknown() -> None:
    encoding = Encoding("santiago")
    shown, pesos = (encoding.names.index(f"{field} after-1") for field in ("shown", "pesos"))
    for table in moments(setting_of(encoding.game, 2), seed=5):
        found = encoding.of_table(table, 0)
        assert found[shown] == table.over()
        assert table.over() or found[pesos] == 0


@each_game
def test_a_mask_has_a_bit_for_each_legal_move(game: Game) -> None:
    encoding, match = Encoding(game), Match(setting_of(game, 2))
    while match.nature_asked:
        match.play_nature(Chance(1))
    legal = match.legal(match.asked[0])
    mask = encoding.mask(legal)
    assert np.flatnonzero(mask).tolist() == legal_at(match.table, game, match.asked[0])
    assert [encoding.move(action) for action in np.flatnonzero(mask)] == sorted(legal, key=lambda move: move.id)


def test_an_encoding_can_be_sent_to_another_process() -> None:
    for game in games().values():
        sent = pickle.loads(pickle.dumps(Encoding(game, "one-hot")))
        assert (sent.game, sent.form, sent.names) == (game, "one-hot", Encoding(game, "one-hot").names)


def test_what_was_returned_never_changes() -> None:
    encoding, kept = Encoding("havana"), []
    for table in moments(setting_of(encoding.game, 2), seed=6):
        found = encoding.of_table(table, 0)
        kept.append((found, found.tolist()))
    assert all(found.tolist() == before for found, before in kept)


def test_what_cannot_be_encoded_is_refused_in_a_sentence() -> None:
    with pytest.raises(MaleconError, match="There is no encoding “two-hot”"):
        Encoding("cuba", "two-hot")
    with pytest.raises(MaleconError, match="chess"):
        Encoding("chess")
    match = Match(setting_of(games()["cuba"], 2))
    with pytest.raises(MaleconError, match="A spectator learns nothing"):
        Encoding("cuba").of_view(match.view(None))

"""What is in a shard: enough to learn from, nothing that a seat could not know, and the games as they were."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from malecon.arena.plan import make_plan
from malecon.engine.errors import MaleconError
from malecon.games import games
from malecon.selfplay.plan import SelfPlay, player, self_play
from malecon.selfplay.reading import Shard, read_shard
from malecon.selfplay.shard import fill_shard
from tests.arena.strange_bots import let_strange_bots_in

GAMES = 3


def plan(game: str, bots: Sequence[str] = ("random", "lookahead"), adventure: int = 0) -> SelfPlay:
    return self_play(make_plan(game, bots, None, 5, None, {}, False), GAMES, adventure)


def shard(folder: Path, plan: SelfPlay, number: int = 1) -> Shard:
    file = folder / "shard.npz"
    file.write_bytes(fill_shard(plan, number).data)
    return read_shard(file)


@pytest.fixture(scope="module", params=games())
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Shard:
    return shard(tmp_path_factory.mktemp("shard"), plan(request.param))


def test_the_games_are_played_again_from_the_moves_alone(whole: Shard) -> None:
    seen = 0
    for number, match in whole.positions():
        seat = int(whole["position_seat"][number])
        legal = whole["legal_id"][slice(*whole["position_legal"][number : number + 2])]
        assert [move.id for move in match.legal(seat)] == legal.tolist()
        assert len(legal) > 1
        assert whole["position_played"][number] in legal
        assert (
            whole["move_id"][whole["game_moves"][whole["position_game"][number]] + len(match.played)]
            == (whole["position_played"][number])
        )
        seen += 1
    assert seen == len(whole["position_game"]) == whole["game_positions"][-1]


def test_the_outcome_of_a_game_is_that_of_its_moves(whole: Shard) -> None:
    ends = {}
    for number, match in whole.positions():
        ends[int(whole["position_game"][number])] = match
    for game, match in ends.items():  # the last position was no end yet; what came of it is
        for move in range(len(match.played), whole["game_moves"][game + 1] - whole["game_moves"][game]):
            at = whole["game_moves"][game] + move
            match.play(int(whole["move_seat"][at]), match.game.vocabulary[int(whole["move_id"][at])])
        assert match.over
        assert match.scores() == whole["game_points"][game].tolist()
        assert match.places() == whole["game_places"][game].tolist()
    assert len(ends) == GAMES


def test_the_same_plan_makes_the_same_bytes_and_another_shard_other_games() -> None:
    asked = plan("havana")
    assert fill_shard(asked, 2).data == fill_shard(asked, 2).data
    assert fill_shard(asked, 2).data != fill_shard(asked, 1).data


def test_every_bot_has_every_seat_as_often(tmp_path: Path) -> None:
    first = [shard(tmp_path, plan("santiago"), number)["game_bots"][:, 0] for number in (1, 2)]
    assert sorted(np.concatenate(first)) == ["lookahead"] * GAMES + ["random"] * GAMES


def test_a_shard_says_which_rules_bots_and_seeds_it_is_of(whole: Shard) -> None:
    about = whole.about
    assert (about["schema"], about["number"], about["games"]["seed"]) == (1, 1, 5)
    assert set(about["games"]["versions"]) == {"malecon", "components", "code", "rules"}
    assert whole["game_deal"].tolist() == [1, 1, 2]
    assert whole["game_rotation"].tolist() == [1, 2, 1]


def test_the_level_and_the_thinking_of_each_seat_are_told() -> None:
    found = {bot: player(bot, "cuba") for bot in ("pipo", "4", "caridad@0.5", "thinker", "thinker@0.25", "random")}
    assert [of.level for of in found.values()] == [1, 4, 5, 0, 0, 0]
    assert [of.thoughts > 0 for of in found.values()] == [False, True, False, True, False, False]
    assert [of.seconds for of in found.values()] == [0, 0, 0.5, 0, 0.25, 0]


def test_a_search_leaves_its_tries_and_what_it_expects(tmp_path: Path) -> None:
    found = shard(tmp_path, plan("santiago", ("anselmo", "yoli")))
    searched = found["game_thoughts"][found["position_game"], found["position_seat"]] > 0
    assert searched.any()
    assert not searched.all()
    wins, starts = found["position_wins"], found["position_legal"]
    assert np.allclose(wins[searched].sum(axis=1), 1, atol=0.02)
    assert np.isnan(wins[~searched]).all()
    tries = np.add.reduceat(found["legal_tries"], starts[:-1])
    assert (tries[searched] > 0).all()
    assert (tries[~searched] == 0).all()


def test_now_and_then_a_move_is_drawn_by_lot_and_both_are_told(tmp_path: Path) -> None:
    tame = shard(tmp_path, plan("cuba", ("lookahead", "lookahead")))
    assert (tame["position_chosen"] == tame["position_played"]).all()
    wild = shard(tmp_path, plan("cuba", ("lookahead", "lookahead"), adventure=4))
    assert 0.05 < (wild["position_chosen"] != wild["position_played"]).mean() < 0.25


def test_a_game_in_which_a_bot_stumbles_is_left_out_and_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    let_strange_bots_in(monkeypatch)
    filled = fill_shard(plan("santiago", ("stumbling", "random")), 1)
    assert (filled.games, filled.positions, len(filled.faults)) == (0, 0, GAMES)
    assert "ValueError" in filled.faults[0].error


def test_a_shard_of_another_schema_or_no_shard_is_refused_by_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes.npz").write_text("nothing", "utf-8")
    with pytest.raises(MaleconError, match="error-selfplay-unreadable"):
        read_shard(tmp_path / "notes.npz")
    np.savez(tmp_path / "later.npz", about=np.array('{"schema": 99}'))
    with pytest.raises(MaleconError, match="error-selfplay-schema"):
        read_shard(tmp_path / "later.npz")

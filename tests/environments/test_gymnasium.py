"""One seat against opponents, as Gymnasium knows it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.environments.gymnasium import OneSeat
from malecon.environments.mind import PlayInMind
from tests.environments.ways import each_number_of_players, legal_at

CYCLES = 60


@each_number_of_players
def test_it_keeps_to_the_interface_of_gymnasium(game: str, players: int) -> None:
    made = gymnasium.make(f"malecon.environments:malecon/{game.capitalize()}-v0", players=players, opponents="random")
    check_env(made.unwrapped)
    assert made.spec is not None


def random_steps(env: OneSeat, seed: int) -> list[tuple[list[int], float, bool, bool, dict[str, Any]]]:
    """A game by the masks, each step as plain data."""
    random, found = np.random.default_rng(seed), []
    env.reset(seed=seed)
    while True:
        observation, reward, over, truncated, info = env.step(random.choice(np.flatnonzero(env.action_masks())))
        found.append((observation.tolist(), reward, over, truncated, info))
        if over or truncated:
            return found


@each_number_of_players
def test_the_seat_is_asked_until_the_game_is_over_and_then_told_what_it_was_worth(game: str, players: int) -> None:
    env = OneSeat(game, players=players, opponents="random")
    steps = random_steps(env, 1)
    assert all(reward == 0 for _, reward, _, _, _ in steps[:-1])
    assert all(info["action_mask"].any() for *_, info in steps[:-1])
    _, reward, over, truncated, info = steps[-1]
    assert (over, truncated, info["action_mask"].any()) == (True, False, False)
    assert reward == pytest.approx(env.play.rewards()[env.seat])
    assert len(info["places"]) == len(info["points"]) == players
    with pytest.raises(MaleconError, match=f"^Seat {env.seat} is asked nothing now. Start a new game"):
        env.step(np.int64(0))


def test_the_same_seed_makes_the_same_game_against_the_same_opponents() -> None:
    one, same, other = ([seen for seen, *_ in random_steps(OneSeat("santiago", players=2), seed)] for seed in (3, 3, 4))
    assert one == same
    assert one != other


def test_masks_say_what_is_legal() -> None:
    env = OneSeat("cuba", players=3, seat=1, opponents=("random", "1"))
    env.reset(seed=1)
    for _ in range(CYCLES):
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert np.flatnonzero(masks).tolist() == legal_at(env.play.table, env.play.game, 1)
        assert env.info()["action_mask"].tolist() == masks.tolist()
        if env.step(masks.argmax())[2]:
            env.reset()


def test_an_illegal_action_costs_one_and_the_same_is_asked_again_but_not_for_ever() -> None:
    env = OneSeat("santiago", players=2, opponents="random", most_steps=40)
    seen, _ = env.reset(seed=2)
    wrong = (~env.action_masks()).argmax()
    for number in range(40 - env.play.steps):
        again, reward, over, truncated, info = env.step(wrong)
        assert again.tolist() == seen.tolist()
        assert (reward, over, info["illegal"]) == (-1.0, False, True)
        assert truncated == (env.play.steps + number + 1 == 40)
    assert truncated
    env.reset(seed=2)
    assert env.step(env.action_masks().argmax())[3] is False


def test_the_seat_is_any_or_the_one_that_was_asked_for() -> None:
    drawn = OneSeat("havana", players=4, opponents="random")
    assert len({drawn.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4
    fixed = OneSeat("havana", players=4, opponents="random", seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_opponents_sit_in_the_order_of_the_seats() -> None:
    env = OneSeat("santiago", players=4, opponents=("random", "lookahead", "1"), seat=2)
    env.reset(seed=1)
    kinds = {seat: type(bot).__name__ for seat, bot in env.bots.items()}
    assert kinds == {3: "RandomBot", 0: "LookaheadBot", 1: "GlanceBot"}


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_opponents_are_told_what_they_would_be_told_at_a_table(game: str) -> None:
    """What is known after the same moves in a match."""
    play = PlayInMind(game, 3)
    play.begin(seed=1)
    nature = Chance("environment", 1).branch()  # as the environment names it
    match, random = Match(play.setting), np.random.default_rng(1)
    for _ in range(CYCLES):
        while match.nature_asked:
            match.play_nature(nature)
        assert match.table.numbers() == play.table.numbers()
        assert play.known() == match.known()
        seat = play.first_asked
        action = int(random.choice(play.legal(seat)))
        match.play(seat, play.game.vocabulary[action])
        play.play(seat, action)
    assert (play.known() is None) == (game == "cuba")


WRONG = (
    ({"seat": 3}, "There is no seat 3 among 3 players"),
    ({"seat": "first"}, "There is no seat first among 3 players"),
    ({"opponents": ("1",)}, "give the names of 2 opponents, or one name for all of them. Here there are 1."),
    ({"opponents": "deep-blue"}, "deep-blue"),
    ({"encoding": "pixels"}, "There is no encoding “pixels”"),
    ({"render_mode": "human"}, "Choose: ansi"),
    ({"most_steps": -1}, "at least one answer"),
)


@pytest.mark.parametrize(("wish", "sentence"), WRONG, ids=str)
def test_what_cannot_be_is_refused_in_a_sentence(wish: dict[str, object], sentence: str) -> None:
    with pytest.raises(MaleconError) as refused:
        OneSeat("cuba", players=3, **wish)  # type: ignore[arg-type]
    assert sentence in str(refused.value)


def test_the_table_is_drawn_as_the_seat_sees_it() -> None:
    env = gymnasium.make("malecon/Havana-v0", render_mode="ansi", opponents="random")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, str)
    assert "Alicia" in picture
    env.close()

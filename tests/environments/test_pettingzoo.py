"""The games as PettingZoo knows them: its own tests, and what they do not look at."""

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import malecon.environments  # noqa: F401 - makes the games known
from malecon.engine.errors import MaleconError
from malecon.environments.pettingzoo import AllAtOnce, RawEnv, env, parallel_env, raw_env
from tests.environments.ways import each_number_of_players, legal_at

CYCLES = 120

# PettingZoo would rather have one array than an observation beside a mask, which its own classic games have, too.
beside_a_mask = pytest.mark.filterwarnings("ignore:Observation (space for each agent probably|is not a NumPy array)")


def id_of(game: str) -> str:
    return f"malecon/{game.capitalize()}-v0"


@beside_a_mask
@each_number_of_players
def test_it_keeps_to_the_interface_of_pettingzoo(game: str, players: int) -> None:
    api_test(pettingzoo.make("aec", id_of(game), players=players), num_cycles=CYCLES)
    api_test(raw_env(game, players=players, encoding="one-hot"), num_cycles=CYCLES)
    parallel_api_test(pettingzoo.make("parallel", id_of(game), players=players), num_cycles=CYCLES)


@each_number_of_players
def test_the_same_seed_makes_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: env(game, players=players), num_cycles=CYCLES)


@each_number_of_players
def test_who_is_not_asked_has_nothing_to_choose_from(game: str, players: int) -> None:
    made = raw_env(game, players=players)
    made.reset(seed=1)
    while made.agents and not made.terminations[made.agent_selection]:
        for seat, agent in enumerate(made.possible_agents):
            mask = made.observe(agent)["action_mask"]
            asked = agent == made.agent_selection
            assert np.flatnonzero(mask).tolist() == (legal_at(made.play.table, made.play.game, seat) if asked else [])
            assert made.infos[agent]["action_mask"].tolist() == mask.tolist()
        made.step(int(made.observe(made.agent_selection)["action_mask"].argmax()))
        if made.play.steps > CYCLES:
            return


def played_out(made: RawEnv, seed: int) -> dict[str, float]:
    """What each agent was given in a whole game of random moves, as `last()` tells it."""
    random, total = np.random.default_rng(seed), dict.fromkeys(made.possible_agents, 0.0)
    made.reset(seed=seed)
    for agent in made.agent_iter():
        observation, reward, over, truncated, _ = made.last()
        total[agent] += reward
        made.step(None if over or truncated else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize("game", ["santiago", "havana", "cuba"])
def test_every_agent_is_told_what_the_game_was_worth_to_it(game: str) -> None:
    for seed in range(2):
        made = raw_env(game, players=3)
        assert list(played_out(made, seed).values()) == made.play.rewards()
        assert min(made.play.places()) == 1


def test_a_game_that_lasts_too_long_is_given_up() -> None:
    made = raw_env("cuba", players=2, max_cycles=20)
    assert set(played_out(made, 1).values()) == {0}
    assert (made.play.steps, made.play.over) == (20, False)
    assert set(made.truncations.values()) <= {True}


def test_an_illegal_action_is_refused_raw_and_ends_the_game_wrapped() -> None:
    raw, wrapped = raw_env("havana"), env("havana")
    raw.reset(seed=1)
    before = raw.play.table.numbers()
    for wrong in (-1, 100_000, None, int((raw.observe(raw.agent_selection)["action_mask"] == 0).argmax())):
        with pytest.raises(MaleconError, match=r"is not legal now: .+ Legal are: \d+ \("):
            raw.step(wrong)
    assert raw.play.table.numbers() == before
    wrapped.reset(seed=1)
    culprit = wrapped.agent_selection
    wrapped.step(int((wrapped.observe(culprit)["action_mask"] == 0).argmax()))
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {agent: -1.0 if agent == culprit else 0 for agent in wrapped.agents}


def test_sealed_choices_are_made_at_once_in_parallel_and_an_illegal_one_is_asked_again() -> None:
    made = parallel_env("havana", players=3)
    observations, _ = made.reset(seed=1)
    assert len(made.play.asked) == 3
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    assert all(mask.any() for mask in masks.values())
    actions = {agent: int(mask.argmax()) for agent, mask in masks.items()}
    bad = made.possible_agents[1]
    _, rewards, over, truncated, infos = made.step({**actions, bad: -1})
    assert rewards == {agent: -1.0 if agent == bad else 0.0 for agent in made.agents}
    assert list(made.play.asked) == [1]
    assert [agent for agent in made.agents if infos[agent]["action_mask"].any()] == [bad]
    assert not any((*over.values(), *truncated.values()))


def test_a_parallel_game_ends_with_its_rewards_or_is_given_up() -> None:
    for most in (5_000, 30):
        made: AllAtOnce = parallel_env("santiago", players=2, max_cycles=most)
        observations, _ = made.reset(seed=3)
        random = np.random.default_rng(1)
        while made.agents:
            chosen = {
                agent: int(random.choice(np.flatnonzero(seen["action_mask"])))
                for agent, seen in observations.items()
                if seen["action_mask"].any()
            }
            observations, rewards, over, truncated, _ = made.step(chosen)
        assert all(over.values()) == (most > 30)
        assert all(truncated.values()) == (most == 30)
        assert sum(rewards.values()) == 0
        assert any(rewards.values()) == (most > 30)


def test_the_table_is_drawn_as_who_is_asked_sees_it() -> None:
    made = raw_env("santiago", players=2, render_mode="ansi")
    made.reset(seed=1)
    picture = made.render()
    assert picture is not None
    assert "Alicia" in picture
    assert len(picture.splitlines()) > 20
    assert raw_env("santiago").render_mode is None
    with pytest.raises(MaleconError, match=r"There is no way “human” to draw a table. Choose: ansi"):
        raw_env("santiago", render_mode="human")
    with pytest.raises(MaleconError, match="at least one answer"):
        raw_env("santiago", max_cycles=0)
    drawn = parallel_env("cuba", render_mode="ansi")
    drawn.reset(seed=1)
    assert "Elena" in str(drawn.render())

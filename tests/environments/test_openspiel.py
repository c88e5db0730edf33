"""The games as OpenSpiel knows them: its own test with serialisation, chance, and what a player remembers."""

import pickle
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest

import malecon.environments  # noqa: F401 - makes the games known
from malecon.engine.table import NATURE, SEVERAL
from malecon.games import games
from tests.environments.ways import each_number_of_players

STEPS = 60
SEVERAL_MOVES = 4  # that are compared


def load(game: str, **chosen: object) -> Any:
    return pyspiel.load_game(f"malecon_{game}", chosen)


@each_number_of_players
def test_it_keeps_to_the_interface_of_openspiel(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """A whole game, saved and loaded at every step, with fewest players; with more it is given up early."""
    few = players == games()[game].players[0]
    found = load(game, players=players) if few else load(game, players=players, most_steps=STEPS)
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def states(game: Any, seed: int, most: int = STEPS) -> Iterator[Any]:
    """The states of a random game, its first ones."""
    picks, state = random.Random(seed), game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(picks.choice(state.legal_actions()))


@each_number_of_players
def test_nature_draws_by_weights_that_make_one(game: str, players: int) -> None:
    met = 0
    for state in states(load(game, players=players), 1):
        if state.is_chance_node():
            met += 1
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            assert min(outcomes.values()) > 0
            assert list(outcomes) == [move for move in state.legal_actions() if move in outcomes]
    assert met


def test_legal_actions_are_sorted_and_only_who_is_asked_has_any() -> None:
    for game in games():
        for state in states(load(game), 2):
            legal = state.legal_actions()
            assert legal == sorted(legal)
            if not state.is_chance_node():
                others = [seat for seat in range(state.num_players()) if seat != state.current_player()]
                assert not any(state.legal_actions(seat) for seat in others)
                assert state.legal_actions_mask(state.current_player()) == [
                    int(action in legal) for action in range(state.num_distinct_actions())
                ]


@pytest.mark.parametrize(
    "copied", [lambda state: state.clone(), deepcopy, lambda state: pickle.loads(pickle.dumps(state))]
)
def test_a_copy_goes_on_without_the_other(copied: Any) -> None:
    for game in games():
        *_, state = states(load(game, players=3), 3)
        state.information_state_string(0)  # what is remembered is copied, too
        copy = copied(state)
        before = str(state), [state.information_state_string(seat) for seat in range(3)]
        assert (str(copy), [copy.information_state_string(seat) for seat in range(3)]) == before
        for _ in range(20):
            copy.apply_action(copy.legal_actions()[0])
        assert copy.information_state_string(0) != before[1][0]
        assert (str(state), [state.information_state_string(seat) for seat in range(3)]) == before


def test_a_game_is_loaded_with_its_edition_and_options() -> None:
    text = "malecon_cuba(players=3,edition=fr2008,options=delegate:face-down;plantation:individual,encoding=one-hot)"
    game = pyspiel.load_game(text)
    assert game.kind.setting.edition.id == "fr2008"
    assert game.kind.setting.options["delegate"] == "face-down"
    assert game.observation_tensor_shape() == [game.kind.encoding.width]
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    with pytest.raises(Exception, match=r"rain"):
        load("cuba", options="rain:yes").new_initial_state()


def test_what_the_game_was_worth_is_told_at_its_end_and_sums_to_nothing() -> None:
    for game in games():
        *_, last = states(load(game, players=2), 4, most=5_000)
        assert last.is_terminal()
        assert sorted(last.returns()) in ([-1, 1], [0, 0])
        *_, given_up = states(load(game, players=2, most_steps=10), 4, most=5_000)
        assert given_up.is_terminal()
        assert given_up.returns() == [0, 0]


# -- what a player remembers ------------------------------------------------------------------------------------------


def test_the_observation_is_that_of_every_other_environment() -> None:
    for state in states(load("havana", players=2), 5):
        for seat in range(2):
            expected = state.kind.encoding.of_table(state.table, seat)
            assert np.array(state.observation_tensor(seat)).tolist() == expected.tolist()


def test_an_information_state_grows_and_forgets_nothing() -> None:
    """The lines about the past stay; the last one is what is seen now."""
    for game in games():
        before: list[str] = []
        for state in states(load(game, players=2), 6):
            lines = state.information_state_string(0).split("\n")
            assert lines[: len(before)] == before
            before = lines[:-1]


def moves_that_a_seat_cannot_tell_apart(state: Any, seat: int) -> list[Any]:
    """The states after the moves of somebody else of which this seat is told the same, and sees the same afterwards."""
    asked = state.table.seat()
    found: dict[str, list[Any]] = {}
    if state.is_terminal() or asked == seat or (asked != NATURE and state.current_player() == seat):
        return []
    for move in state.legal_actions()[:SEVERAL_MOVES]:
        after = state.child(move)
        seen = after.view(seat)
        told = [line for whose, line in remembered(after) if whose == NATURE]
        found.setdefault(repr((seen, told)), []).append(after)
    return max(found.values(), key=len)


def remembered(state: Any) -> list[tuple[int, str]]:
    state.information_state_string(0)
    lines: list[tuple[int, str]] = state.recall.lines
    return lines


@pytest.mark.parametrize(
    ("game", "options"), [("havana", ""), ("cuba", ""), ("cuba", "delegate:face-down"), ("santiago", "")], ids=str
)
def test_what_others_do_in_secret_is_in_nobody_elses_information_state(game: str, options: str) -> None:
    compared = 0
    for state in states(load(game, players=3, options=options), 7, most=90):
        if state.table.seat() != SEVERAL and state.table.seat() != NATURE:
            continue  # in the open
        for seat in range(3):
            alike = moves_that_a_seat_cannot_tell_apart(state, seat)
            if len(alike) > 1:
                compared += 1
                assert len({after.information_state_string(seat) for after in alike}) == 1
    assert compared > 0 or game == "santiago"  # where nothing is done in secret


def test_own_moves_are_remembered_and_those_of_others_are_not() -> None:
    for state in states(load("havana", players=2), 8, most=12):
        if state.is_terminal() or state.is_chance_node():
            continue
        mover = state.current_player()
        word = state.action_to_string(state.legal_actions()[0])
        after = state.child(state.legal_actions()[0])
        assert f"and played {word}" in after.information_state_string(mover)
        assert "and played" not in after.information_state_string(1 - mover).split("\n")[-1]

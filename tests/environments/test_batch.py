"""Many tables at once: what is shown there, what may be played, and what comes of it."""

from collections import Counter

import numpy as np
import pytest

from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.engine.playout import first_asked
from malecon.engine.table import Table
from malecon.environments import Batch, Encoding
from malecon.environments.rewards import by_place, by_points
from malecon.games import find_game
from malecon.text import entries, texts
from tests.environments.ways import each_game, each_number_of_players, legal_at

STEPS = 700  # at four tables: some games end


@each_number_of_players
def test_every_table_shows_what_its_seat_sees_and_may_play(game: str, players: int) -> None:
    batch, found = Batch(game, players=players, tables=3, seed=1), Encoding(game)
    for _ in range(150):
        for number in range(batch.count):
            table, seat = batch.table(number), int(batch.seats[number])
            assert seat == first_asked(table)
            assert batch.observations[number].tolist() == found.of_table(table, seat).tolist()
            assert np.flatnonzero(batch.masks[number]).tolist() == legal_at(table, found.game, seat)
        batch.step_at_random()


@each_game
def test_a_game_that_is_over_is_followed_by_a_new_one_at_once(game: Game) -> None:
    batch, ended = Batch(game, players=2, tables=4, seed=2), Counter[int]()
    for _ in range(STEPS):
        step = batch.step_at_random()
        assert (step.rewards[~step.over] == 0).all()
        assert not step.truncated.any()
        for number in np.flatnonzero(step.over):
            ended[int(number)] += 1
            assert sorted(step.rewards[number].tolist()) in ([-1, 1], [0, 0])
            assert not batch.table(int(number)).over()
        assert batch.masks.any(axis=1).all()
    assert sum(ended.values()) >= 4


def test_a_game_that_lasts_too_long_is_given_up_and_worth_nothing() -> None:
    batch = Batch("cuba", tables=2, most_steps=30)
    for number in range(1, 91):
        step = batch.step_at_random()
        assert step.truncated.tolist() == [number % 30 == 0] * 2
        assert not step.over.any()
        assert not step.rewards.any()


def test_the_same_seed_and_the_same_actions_make_the_same_games() -> None:
    one, same, other = (Batch("santiago", tables=4, seed=seed) for seed in (7, 7, 8))
    parted = False
    for _ in range(300):
        assert (one.observations == same.observations).all()
        actions = one.masks.argmax(axis=1)
        one.step(actions)
        same.step(actions)
        other.step(other.masks.argmax(axis=1))
        parted = parted or bool((one.observations != other.observations).any())
    assert parted
    first = one.observations
    one.reset(7)
    same.reset(np.int64(7))  # type: ignore[arg-type]
    assert (one.observations == same.observations).all()
    assert (one.observations != first).any()


def test_the_tables_of_a_batch_have_nothing_to_do_with_each_other() -> None:
    """A batch of one and a batch of many play the same game at the first table."""
    one, many = Batch("havana", tables=1, seed=3), Batch("havana", tables=5, seed=3)
    for _ in range(200):
        assert (one.observations[0] == many.observations[0]).all()
        one.step(one.masks.argmax(axis=1))
        many.step(many.masks.argmax(axis=1))


def test_what_was_returned_never_changes() -> None:
    batch = Batch("santiago", players=2, tables=4)
    kept = []
    for _ in range(STEPS):
        arrays = (batch.observations, batch.masks, batch.seats, *batch.step_at_random())
        kept.append((arrays, [array.copy() for array in arrays]))
    assert all((array == copy).all() for arrays, copies in kept for array, copy in zip(arrays, copies, strict=True))
    batch.observations[:] = 0  # nor does the batch change with it
    batch.masks[:] = False
    assert batch.observations.any()
    assert batch.masks.any()
    table = batch.table(0)
    before = table.numbers()
    batch.step_at_random()
    assert table.numbers() == before


def test_one_illegal_action_and_nothing_is_played_anywhere() -> None:
    batch = Batch("santiago", tables=3)
    before, actions = batch.observations, batch.masks.argmax(axis=1)
    for wrong in (-1, batch.actions, int((~batch.masks[1]).argmax())):
        with pytest.raises(MaleconError, match=rf"^Action {wrong} is not legal at table 1, so nothing was played"):
            batch.step([int(actions[0]), wrong, int(actions[2])])
        assert (batch.observations == before).all()
    for actions_of_another_kind in ([0], [[0, 0, 0]], [0.5, 0.5, 0.5], "abc"):
        with pytest.raises(MaleconError, match=r"^Give one action for each of the 3 tables"):
            batch.step(actions_of_another_kind)
    batch.step(actions)


@each_game
def test_a_reward_may_be_by_place_by_points_or_ones_own(game: Game) -> None:
    def by_lead(game: Game, table: Table) -> list[float]:
        points = game.scores(table)
        return [mine - max(points) for mine in points]

    batches = [Batch(game, tables=2, seed=5, reward=reward) for reward in ("place", "points", by_lead)]
    for _ in range(STEPS):
        place, points, lead = (batch.step_at_random() for batch in batches)
        for number in np.flatnonzero(place.over):
            best = points.rewards[number].max()
            assert lead.rewards[number].tolist() == (points.rewards[number] - best).tolist()
            assert place.rewards[number].sum() == pytest.approx(0, abs=1e-6)
            assert points.rewards[number][place.rewards[number].argmax()] == best
            return
    raise AssertionError("no game has ended")


class Tied:
    """A game that is over, with these places."""

    def __init__(self, *places: int) -> None:
        self.found = list(places)

    def places(self, table: object) -> list[int]:
        return self.found

    scores = places


def test_who_ties_shares_the_reward() -> None:
    for places, rewards in {
        (1, 2): [1, -1],
        (1, 1): [0, 0],
        (3, 1, 2): [-1, 1, 0],
        (1, 1, 3): [0.5, 0.5, -1],
        (1, 2, 2, 4): [1, 0, 0, -1],
        (1, 1, 1, 1, 5): [0.25, 0.25, 0.25, 0.25, -1],
    }.items():
        assert by_place(Tied(*places), None) == pytest.approx(rewards)  # type: ignore[arg-type]
    assert by_points(Tied(30, 12), None) == [30.0, 12.0]  # type: ignore[arg-type]


@each_game
def test_editions_options_and_players_are_those_that_were_asked_for(game: Game) -> None:
    edition, option = game.editions[-1].id, game.options[0]
    batch = Batch(game, players=2, edition=edition, options={option.name: option.values[1]}, encoding="one-hot")
    assert batch.setting.edition.id == edition
    assert batch.setting.options[option.name] == option.values[1]
    assert (batch.players, batch.observations.shape) == (2, (64, Encoding(game, "one-hot").width))
    assert repr(batch) == f"Batch({game.name}, 64 tables, 2 players)"
    assert Batch(game, tables=1).players == game.players[-1]


WRONG = (
    ({"tables": 0}, "A batch has 1 to 65,536 tables, not 0."),
    ({"most_steps": 0}, "A game lasts at least one answer, and not 0."),
    (
        {"reward": "money"},
        "There is no reward “money”. Choose one of these, or give a function of your own: place, points",
    ),
    ({"players": 7}, "7"),
    ({"edition": "en1850"}, "en1850"),
    ({"options": {"rain": "yes"}}, "rain"),
)


@pytest.mark.parametrize(("wish", "sentence"), WRONG, ids=str)
def test_what_cannot_be_is_refused_in_a_sentence(wish: dict[str, object], sentence: str) -> None:
    with pytest.raises(MaleconError) as refused:
        Batch("santiago", **wish)  # type: ignore[arg-type]
    assert sentence in str(refused.value)
    for language in ("en", "fr"):
        said = texts(language).error(refused.value)
        assert said.endswith(".")
        assert "{" not in said


def test_every_refusal_of_an_environment_is_a_sentence_in_both_languages() -> None:
    keys = [key for key in entries("en") if key.startswith("error-environment")]
    assert len(keys) >= 12
    assert [key for key in keys if key not in texts("fr")] == []


def test_a_learner_that_plays_by_the_masks_is_never_refused() -> None:
    batch, random = Batch(find_game("cuba"), tables=8, seed=9), np.random.default_rng(1)
    for _ in range(STEPS):
        batch.step((random.random(batch.masks.shape) * batch.masks).argmax(axis=1))

"""The contract that every game keeps."""

import pytest

from malecon.engine.game import Game
from malecon.engine.match import Match
from malecon.text import texts
from tests.contract.invariants import INVARIANTS
from tests.contract.kit import Case, Draw, cases, each_case, each_game, random_games
from tests.contract.walk import Broken, Invariant, Moment, walk


@each_case
def test_random_games_keep_every_sentence_of_the_contract(case: Case) -> None:
    for match, draw in random_games(case):
        walk(match, draw, INVARIANTS)


class NothingIsAskedTwice(Invariant):
    """Not so in any game."""

    def __init__(self, match: Match, draw: Draw) -> None:
        super().__init__(match, draw)
        self.asked: set[str] = set()

    def before(self, moment: Moment) -> None:
        assert self.match.decision.name not in self.asked
        self.asked.add(self.match.decision.name)


def test_a_sentence_that_does_not_hold_is_named_with_the_place() -> None:
    case = next(cases())
    with pytest.raises(Broken, match=r"^Nothing is asked twice: broken after \d+ moves at [a-z-]+\. AssertionError"):
        walk(Match(case.setting()), Draw(1), [NothingIsAskedTwice])


@each_game
def test_every_declared_text_exists_in_both_languages(game: Game) -> None:
    asked = [decision.name for decision in game.rules.decisions if not decision.automatic]
    wanted = [f"event-{game.name}-{kind.name}" for kind in game.events]
    wanted += [f"move-{game.name}-{kind}" for kind in game.vocabulary.kinds]
    wanted += [f"{form}-{game.name}-{name}" for name in asked for form in ("ask", "decision")]
    wanted += [f"option-{game.name}-{option.name}" for option in game.options]
    wanted += [f"option-{game.name}-{option.name}-{value}" for option in game.options for value in option.values]
    wanted += [f"edition-{game.name}-{edition.id}" for edition in game.editions]
    wanted += [f"game-{game.name}"]
    for language in ("en", "fr"):
        assert [key for key in wanted if key not in texts(language)] == []


@each_game
def test_ids_and_texts_of_moves_round_trip(game: Game) -> None:
    for id in range(len(game.vocabulary)):
        move = game.vocabulary[id]
        assert move.id == id
        assert game.vocabulary.parse(str(move)) is move
        assert game.vocabulary.move(move.name, **move.words) is move


@each_game
def test_options_are_clauses_of_the_catalogue(game: Game) -> None:
    for option in game.options:
        assert option.clause in game.catalogue
        assert len(option.values) >= 2

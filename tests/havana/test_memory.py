"""Whoever remembers knows which cards can have been put away, and which must be in hand."""

import pytest

from malecon.engine.chance import Chance
from malecon.games.havana.game import GAME
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARD, Lies
from tests.havana.position import Position


class Remembered:
    """What is remembered of seat 1 from a position on."""

    def __init__(self, table: Position) -> None:
        self.table = table
        self.memory = GAME.memory(table.table)

    def play(self, *moves: str) -> "Remembered":
        for move in moves:
            self.table.events = []
            self.table.play(move)
            for event in self.table.events:
                self.memory.note(event)
        return self

    @property
    def put_away(self) -> list[set[str]]:
        return [{*possible} for possible in self.memory.known()["put_away"][1]]

    def imagined(self, seed: int) -> dict[str, int]:
        """Where the cards of seat 1 may be, for seat 0."""
        match = self.table.match
        found = match.setting.imagine(match.view(0), Chance(seed), self.memory.known())
        assert isinstance(found, HavanaTable)
        lie = [int(found.cards.at(1, state)) for state in range(Lies.PUT_AWAY + 1)]
        return {word: next(s for s, cards in enumerate(lie) if cards >> card & 1) for word, card in CARD.values.items()}


def refreshed() -> Position:
    """Seat 1 has two cards in hand and uses Refreshment, and again in its next turn."""
    return Position(2).hand(1, "mama", "pesos").acts(1, "refreshment")


@pytest.mark.clause("havana.card.refreshment.shown", "havana.info.discard")
def test_a_card_that_was_taken_back_is_known_to_be_in_hand() -> None:
    """The view alone says that worker may have been put away as well."""
    seen = Remembered(refreshed()).play("swap mama worker")
    assert seen.put_away == [{"mama", "pesos"}]
    away = set()
    for seed in range(40):
        lie = seen.imagined(seed)
        assert lie["worker"] == Lies.HAND
        away |= {word for word, state in lie.items() if state == Lies.PUT_AWAY}
    assert away == {"mama", "pesos"}


@pytest.mark.clause("havana.card.refreshment.shown")
def test_what_was_put_away_does_not_depend_on_what_it_was() -> None:
    one = Remembered(refreshed()).play("swap mama worker").memory.known()
    other = Remembered(refreshed()).play("swap pesos worker").memory.known()
    assert one == other


@pytest.mark.clause("havana.card.refreshment.swap")
def test_a_second_card_that_is_put_away_may_be_the_one_that_was_taken_back_before() -> None:
    table = refreshed()
    seen = Remembered(table).play("swap mama worker")
    table.acts(1, "refreshment")
    seen.play("swap worker architect")
    assert seen.put_away == [{"mama", "pesos"}, {"mama", "pesos", "worker"}]
    assert {frozenset(w for w, s in seen.imagined(seed).items() if s == Lies.PUT_AWAY) for seed in range(60)} == {
        frozenset({"mama", "pesos"}),
        frozenset({"mama", "worker"}),
        frozenset({"pesos", "worker"}),
    }


@pytest.mark.clause("havana.card.refreshment.shown")
def test_a_card_that_comes_back_from_those_put_away_unseen_is_none_of_the_others() -> None:
    table = refreshed()
    seen = Remembered(table).play("swap mama worker")
    table.acts(1, "refreshment")
    seen.play("swap worker mama")
    assert seen.put_away == [{"pesos", "worker"}]
    assert seen.imagined(3)["mama"] == Lies.HAND


@pytest.mark.clause("havana.card.refreshment.swap")
def test_who_put_a_card_away_knows_it() -> None:
    seen = Remembered(refreshed()).play("swap mama worker")
    match = seen.table.match
    found = match.setting.imagine(match.view(1), Chance(1), seen.memory.known())
    assert found.same(match.table)


@pytest.mark.clause("havana.card.refreshment.shown", "havana.info.discard")
def test_notes_tell_everybody_but_its_owner_what_a_card_put_away_may_be() -> None:
    seen = Remembered(refreshed()).play("swap mama worker")
    told = [GAME.noted(seen.table.match.view(seat), seen.memory.known())["cards"][1] for seat in (0, None, 1)]
    assert [cards.get("may_be") for cards in told] == [[["pesos", "mama"]], [["pesos", "mama"]], None]

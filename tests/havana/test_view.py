"""What a seat is shown, field by field, and what it makes up for the rest."""

import pytest

from malecon.engine.chance import Chance
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARD, Lies
from tests.havana.position import Position


@pytest.mark.clause("havana.info.open-holdings", "havana.info.hand-secret")
def test_a_view_has_these_fields_and_no_other() -> None:
    view = Position(3).buys(0).match.view(1)
    assert view.keys() == {
        "seat",
        "seats",
        "over",
        "stack",
        "option",
        "board",
        "bag",
        "centre",
        "out",
        "building_at",
        "length",
        "whereabouts",
        "due",
        "order",
        "number",
        "rank",
        "pesos",
        "workers",
        "points",
        "cubes",
        "left",
        "right",
        "bank",
        "cards",
    }
    assert (view["seat"], view["seats"], view["over"]) == (1, 3, False)
    assert view["cards"][1].keys() == {"open", "covered", "discarded", "hand", "sealed", "put_away", "count"}
    assert view["cards"][0].keys() == {"open", "covered", "discarded", "count"}
    assert view["cards"][0]["open"] == ["siesta", "protection"]
    assert view["cards"][0]["count"] == {"hand": 11, "sealed": 0, "put_away": 0}


def imagined(table: Position, seed: int, seat: int = 0) -> HavanaTable:
    found = table.match.setting.imagine(table.match.view(seat), Chance(seed))
    assert isinstance(found, HavanaTable)
    return found


def states(found: HavanaTable, seat: int) -> dict[str, int]:
    return {word: int(found.card.at(seat, card)) for word, card in CARD.values.items()}


@pytest.mark.clause("havana.new-card.visible")
def test_a_sealed_card_is_imagined_among_the_hidden_ones() -> None:
    table = Position(2).order(1, 0).hand(1, "mama", "pesos", "worker").replaces().play("cover siesta mama")
    sealed = set()
    for seed in range(40):
        found = states(imagined(table, seed), 1)
        sealed |= {word for word, state in found.items() if state == Lies.SEALED}
        assert list(found.values()).count(Lies.SEALED) == 1
        assert list(found.values()).count(Lies.HAND) == 2
    assert sealed == {"mama", "pesos", "worker"}


@pytest.mark.clause("havana.card.refreshment.shown", "havana.info.discard")
def test_a_card_put_away_by_refreshment_is_imagined_among_the_hidden_ones() -> None:
    table = Position(2).hand(1, "mama", "pesos").acts(1, "refreshment").play("swap mama worker")
    away = set()
    for seed in range(60):
        away |= {word for word, state in states(imagined(table, seed), 1).items() if state == Lies.PUT_AWAY}
    assert away == {"mama", "pesos", "worker"}
    assert table.match.view(0)["cards"][1]["count"]["put_away"] == 1


def test_ones_own_cards_are_never_made_up() -> None:
    table = Position(2).hand(0, "mama", "pesos").acts(0, "refreshment").play("swap mama worker")
    for seed in range(5):
        assert states(imagined(table, seed), 0) == states(table.table, 0)


@pytest.mark.clause("havana.invariant.pieces")
def test_the_pieces_of_the_game_are_counted() -> None:
    table = Position(2).holds(0, red=2, pesos=3, workers=1).centre(blue=1, pesos=4).bag(grey=5)
    found = table.match.game.inventory(table.table)
    assert found == {"red": 10, "yellow": 10, "blue": 10, "brown": 10, "grey": 40, "workers": 15, "pesos": 0}

"""What a seat is shown, field by field, and what it makes up for the rest."""

from random import Random

import pytest

from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.cuba.game import GAME
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import CARD_IS, CHARACTER, PHASE, SHIP
from tests.cuba.position import Position
from tests.cuba.voting import bid, in_session

TWELVE = tuple(f"ship-{number:02}" for number in range(4, 16))


def imagined(table: Position, seed: int, seat: int | None) -> CubaTable:
    found = table.match.setting.imagine(table.match.view(seat), Chance(seed))
    assert isinstance(found, CubaTable)
    return found


def cards(found: CubaTable, seat: int) -> dict[str, str]:
    return {word: CARD_IS.words[int(found.card.at(seat, card))] for word, card in CHARACTER.values.items()}


@pytest.mark.clause("cuba.flow.open-information", "cuba.setup.money-open")
def test_a_view_has_these_fields_and_no_other() -> None:
    view = Position(3).holds(2, pesos=7).turn_of(0).match.view(1)
    assert list(view) == [
        "seat",
        "seats",
        "over",
        "phase",
        "asked",
        "later",
        "option",
        "board",
        "stock",
        "market",
        "tiles",
        "covered",
        "berth",
        "cargo",
        "pile_known",
        "bill",
        "act",
        "veto",
        "statute",
        "colour",
        "pesos",
        "points",
        "pawn",
        "votes",
        "complied",
        "field",
        "lot",
        "stored",
        "bank",
        "pile",
        "bid",
        "cards",
        "set_aside",
        "played",
        "buying",
        "selling",
    ]
    assert (view["seat"], view["seats"], view["over"], view["pesos"]["3"]) == (1, 3, False, 7)
    assert view["bid"] == [None, None, None]
    assert view["pile"] == [None] * 15


@pytest.mark.clause("cuba.parliament.bid-simultaneous", "cuba.parliament.sealed-bid")
def test_a_sealed_bid_shows_to_its_owner_alone() -> None:
    table = in_session(Position(3).holds(0, pesos=4).holds(1, pesos=6).holds(2, pesos=5), "worker", "mayor", "foreman")
    bid(table, 1, 3)
    assert table.match.view(0)["bid"] == [None, "hidden", None]
    assert table.match.view(1)["bid"] == [None, 3, None]
    assert table.match.view(None)["bid"] == [None, "hidden", None]
    bids = {int(imagined(table, seed, 0).bid[1]) for seed in range(300)}
    assert bids == set(range(7))
    assert int(imagined(table, 1, 1).bid[1]) == 3
    assert [int(imagined(table, 1, 0).bid[seat]) for seat in (0, 2)] == [-1, -1]


@pytest.mark.clause("cuba.flow.open-information")
def test_without_the_variant_the_cards_in_hand_are_no_secret() -> None:
    table = Position(2).has_played(1, "mayor", "worker").turn_of(0)
    assert table.match.view(0)["cards"][1] == {
        "worker": "second",
        "tradeswoman": "in-hand",
        "architect": "in-hand",
        "foreman": "in-hand",
        "mayor": "first",
    }


@pytest.mark.clause("cuba.flow.open-information")
def test_everybody_sees_in_which_order_cards_were_played() -> None:
    table = Position(2).has_played(1, "mayor", "worker", "foreman", "architect").turn_of(0)
    assert table.match.view(0)["played"] == [[], ["mayor", "worker", "foreman", "architect"]]


@pytest.mark.clause("cuba.variant.delegate", "cuba.variant.delegate.effect", "cuba.flow.open-information")
def test_in_the_variant_hand_and_delegate_of_the_others_look_alike() -> None:
    table = Position(2, delegate="face-down").has_played(1, "mayor").turn_of(0)
    table.table.card.set(1, CHARACTER.values["foreman"], CARD_IS.values["set-aside"])
    expected = {"worker": "hidden", "tradeswoman": "hidden", "architect": "hidden", "foreman": "hidden"}
    assert table.match.view(0)["cards"][1] == {**expected, "mayor": "first"}
    assert table.match.view(None)["cards"][1] == {**expected, "mayor": "first"}
    assert table.match.view(0)["set_aside"] == [False, True]
    assert table.match.view(1)["cards"][1]["foreman"] == "set-aside"
    assert table.match.view(1)["cards"][1]["worker"] == "in-hand"
    asides = set()
    for seed in range(60):
        found = cards(imagined(table, seed, 0), 1)
        asides |= {word for word, state in found.items() if state == "set-aside"}
        assert sorted(found.values()) == ["first", "in-hand", "in-hand", "in-hand", "set-aside"]
    assert asides == {"worker", "tradeswoman", "architect", "foreman"}
    assert cards(imagined(table, 1, 1), 1) == cards(table.table, 1)


def test_before_a_delegate_is_chosen_none_is_imagined() -> None:
    table = Position(2, delegate="face-down").turn_of(0)
    assert not table.match.view(0)["set_aside"][1]
    assert set(cards(imagined(table, 3, 0), 1).values()) == {"in-hand"}


@pytest.mark.clause("cuba.harbor.pile-bottom", "cuba.flow.open-information")
def test_ships_that_everybody_saw_go_under_the_pile_are_known_to_everybody() -> None:
    table = Position(2).bottom("ship-14", "ship-15").turn_of(0)
    expected = [None] * 10 + ["ship-14", "ship-15"] + [None] * 3
    for seat in (None, 0, 1):
        assert table.match.view(seat)["pile"] == expected
    found = imagined(table, 5, 0)
    assert [SHIP.word(int(found.pile[place])) for place in range(15)] == expected


@pytest.mark.clause("cuba.building.lighthouse.ruling", "cuba.flow.open-information")
def test_what_the_lighthouse_shows_is_imagined_by_the_others() -> None:
    table = Position(3, lighthouse="in-place").builds(1, a2="lighthouse").bottom("ship-15").plays(1, "foreman")
    table.play("use lighthouse", *(f"arrive {ship}" for ship in reversed(TWELVE[:-1])), "keep")
    order = [*reversed(TWELVE[:-1]), "ship-15"]
    assert table.match.view(1)["pile"] == [*order, None, None, None]
    assert table.match.view(0)["pile"] == [None] * 11 + ["ship-15", None, None, None]
    tops = set()
    for seed in range(80):
        found = [SHIP.word(int(imagined(table, seed, 0).pile[place])) for place in range(12)]
        assert sorted(map(str, found)) == sorted(order)
        assert found[-1] == "ship-15"
        tops.add(found[0])
    assert tops == set(TWELVE[:-1])
    assert [SHIP.word(int(imagined(table, 2, 1).pile[place])) for place in range(12)] == order


@pytest.mark.clause("cuba.component.product-pieces", "cuba.component.goods-pieces", "cuba.component.resource-pieces")
def test_the_pieces_of_the_game_are_counted_wherever_they_are() -> None:
    table = Position(2).holds(0, wood=2, rum=1, pesos=9).stores(1, citrus=2).ship("dock-2", "ship-02", citrus=1)
    found = table.builds(0, a2="hotel").match.game.inventory(table.table)
    pieces = {"wood": 15, "stone": 15, "water": 15, "citrus": 18, "sugar": 18, "tobacco": 18, "rum": 15, "cigars": 15}
    assert {word: found[word] for word in pieces} == pieces
    assert (found["hotel"], found["distillery"], found["canadian-embassy"], found["pesos"]) == (1, 2, 0, 0)
    assert len(found) == 8 + 24 + 1


@pytest.mark.clause("cuba.flow.phases")
@pytest.mark.parametrize("options", [{}, {"delegate": "face-down", "lighthouse": "in-place"}])
def test_the_phase_that_a_view_names_is_the_one_on_the_table(options: dict[str, str]) -> None:
    """Ships are drawn in the set-up, under the Harbor Act and at the end of a round: each time it is another phase."""
    match, random = Match(Setting(GAME, ["Ana", "Blas", "Celia"], options=options)), Random(5)
    drawn = set()
    while not match.over:
        view = match.view(0)
        assert isinstance(match.table, CubaTable)
        assert view["phase"] == PHASE.words[int(match.table.phase[0])]
        if view["asked"]["question"] == "ship":
            drawn.add(view["phase"])
        seat = NATURE if match.nature_asked else match.asked[0]
        match.play(seat, random.choice(match.legal(seat)))
    assert drawn >= {"set-up", "round-end"}
    assert match.view(0)["phase"] == "over"

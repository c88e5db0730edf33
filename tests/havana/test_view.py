"""What a seat is shown, field by field, and what it makes up for the rest."""

import pytest

from malecon.engine.chance import Chance
from malecon.engine.table import NOBODY, SEVERAL
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARD, LIES, Ask, Lies
from tests.havana.position import Position


@pytest.mark.clause("havana.info.open-holdings", "havana.info.hand-secret")
def test_a_view_has_these_fields_and_no_other() -> None:
    view = Position(3).buys(0).match.view(1)
    assert view.keys() == {
        "seat",
        "seats",
        "over",
        "phase",
        "asked",
        "later",
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
        "goal",
        "ends",
        "missing",
        "protected_by",
        "cards",
        "forming",
    }
    assert (view["seat"], view["seats"], view["over"]) == (1, 3, False)
    assert view["cards"][1].keys() == {"open", "covered", "discarded", "hand", "sealed", "put_away", "count"}
    assert view["cards"][0].keys() == {"open", "covered", "discarded", "count"}
    assert view["cards"][0]["open"] == ["siesta", "protection"]
    assert view["cards"][0]["count"] == {"hand": 11, "sealed": 0, "put_away": 0}


def test_what_is_asked_is_told_by_name() -> None:
    table = Position(3).holds(2, red=1).shows(2, "siesta", "mama").acts(1, "materials-thief").play("rob 3")
    view = table.match.view(0)
    assert (view["phase"], view["asked"]) == ("actions", {"question": "theft", "seat": 1, "about": {"victim": "3"}})
    view = Position(2).replaces().match.view(0)
    assert (view["phase"], view["asked"]["question"], view["asked"]["seat"]) == ("new-card", "cover", 0)
    assert [frame["question"] for frame in view["later"]] == ["round", "reveal", "cover"]


@pytest.mark.clause("havana.row.single-card")
def test_a_lone_building_is_shown_at_the_left_end_only() -> None:
    table = Position(2).row("upper", "bank").row("lower").buys(0)
    assert table.match.view(0)["ends"] == {
        "upper-left": "bank",
        "upper-right": None,
        "lower-left": None,
        "lower-right": None,
    }
    ends = Position(2).buys(0).match.view(None)["ends"]
    assert list(ends.values()) == ["beach-hut", "kiosk", "jetty", "clay-well"]


@pytest.mark.clause("havana.buy.pay-cost")
def test_a_player_sees_how_much_of_each_price_is_missing() -> None:
    table = Position(2).row("upper", "bank", "hotel", "kiosk").row("lower", "jetty").holds(0, blue=1, pesos=1).buys(0)
    assert table.match.view(0)["missing"]["lower-left"] == 0
    assert table.match.view(0)["missing"]["upper-right"] == 2
    assert table.match.view(0)["missing"]["lower-right"] is None
    assert set(table.match.view(None)["missing"].values()) == {None}


@pytest.mark.clause("havana.card.protection.whole-round")
def test_everybody_sees_who_is_protected() -> None:
    table = Position(3).shows(1, "mama", "debris").buys(0)
    assert table.match.view(None)["protected_by"] == {"1": "protection", "2": None, "3": "protection"}
    table = Position(2).shows(1, "mama", "debris").replaces().play("cover protection worker")
    assert table.match.view(1)["protected_by"] == {"1": "protection", "2": None}


@pytest.mark.clause("havana.goal.targets")
@pytest.mark.parametrize(("players", "points"), [(2, 25), (3, 20), (4, 15)])
def test_everybody_sees_how_many_points_end_the_game(players: int, points: int) -> None:
    assert Position(players).buys(0).match.view(None)["goal"] == points


@pytest.mark.clause("havana.number.lowest-left")
def test_a_seat_is_told_the_numbers_that_it_forms_and_could_form() -> None:
    table = Position(2).shows(0, "mama", "debris").hand(0, "siesta", "worker", "pesos").replaces()
    assert table.match.view(0)["forming"] == {
        "now": 29,
        "next": None,
        "after": {
            "cover mama siesta": 2,
            "cover debris siesta": 9,
            "cover mama worker": 24,
            "cover debris worker": 49,
            "cover mama pesos": 28,
            "cover debris pesos": 89,
        },
    }
    table.play("cover debris siesta")
    assert table.match.view(0)["forming"] == {"now": 29, "next": 9, "after": {}}
    assert table.match.view(1)["forming"]["now"] == 2
    assert table.match.view(None)["forming"] == {"now": None, "next": None, "after": {}}


@pytest.mark.clause("havana.number.lowest-left", "havana.setup.two-cards")
def test_before_the_first_round_a_seat_is_told_the_number_of_the_cards_it_laid() -> None:
    table = Position(2)
    for seat in range(2):
        table.table.left[seat] = table.table.right[seat] = NOBODY
        table.table.cards.move(seat, Lies.OPEN, Lies.HAND, table.table.cards.at(seat, Lies.OPEN))
    table.push((Ask.OPENING, SEVERAL, 0b11))
    after = table.match.view(0)["forming"]["after"]
    assert (len(after), after["open siesta+mama"], after["open worker+architect"]) == (78, 9, 44)
    assert table.match.view(1)["forming"]["after"] == after  # of the same cards, by whoever holds them
    table.play("open debris+black-market")
    assert table.match.view(0)["forming"] == {"now": 27, "next": None, "after": {}}
    assert table.match.view(1)["forming"]["now"] is None


def imagined(table: Position, seed: int, seat: int = 0) -> HavanaTable:
    found = table.match.setting.imagine(table.match.view(seat), Chance(seed))
    assert isinstance(found, HavanaTable)
    return found


def states(found: HavanaTable, seat: int) -> dict[str, int]:
    lie = {state: int(found.cards.at(seat, state)) for state in LIES.values.values()}
    return {word: next(state for state in lie if lie[state] >> card & 1) for word, card in CARD.values.items()}


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

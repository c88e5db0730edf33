"""The two rows of buildings and the pile."""

import pytest

from malecon.games.havana.words import CUBE
from tests.havana.position import ROWS, Position

PILE = ("bank", "hotel", "casino", "cinema")


def three(row: str = "upper") -> Position:
    """Three buildings are left in the row: beach-hut, library and jetty; seat 0 can pay either end."""
    other = "lower" if row == "upper" else "upper"
    table = Position().row("upper").row("lower").row(row, "beach-hut", "library", "jetty")
    return table.row(other, "bakery", "school", "street", "clinic").holds(0, red=1, blue=1)


@pytest.mark.clause("havana.row.refill", "havana.row.refill.before-next")
@pytest.mark.parametrize("row", ["upper", "lower"])
@pytest.mark.parametrize("end", ["left", "right"])
def test_a_row_down_to_two_gets_four_buildings_between_them(row: str, end: str) -> None:
    table = three(row).buys(0)
    other = table.row_of("lower" if row == "upper" else "upper")
    ends = ["library", "jetty"] if end == "left" else ["beach-hut", "library"]
    table.play(f"buy {row}-{end}")
    for building in PILE:
        assert (table.asked, table.question) == (-1, "deal")
        assert f"deal {building}" in table.legal()
        assert len(table.legal()) == len(table.pile_buildings)
        table.play(f"deal {building}")
    assert table.row_of(row) == [ends[0], *PILE, ends[1]]
    assert table.row_of("lower" if row == "upper" else "upper") == other
    assert (table.at_end(f"{row}-left"), table.at_end(f"{row}-right")) == tuple(ends)
    dealt = table.told("building-dealt")
    assert {event.clause for event in dealt} == {"havana.row.refill"}
    assert [event.words() for event in dealt] == [
        {"building": building, "place": f"{row}-{place}"} for place, building in enumerate(PILE, 2)
    ]
    assert (table.asked, table.question) == (0, "buy")
    assert not table.pile_buildings & set(PILE)


@pytest.mark.clause("havana.row.refill", "havana.row.exact-pile")
@pytest.mark.parametrize("left", [4, 5, 6])
def test_a_row_of_three_or_more_is_not_refilled(left: int) -> None:
    cards = ("beach-hut", "library", "jetty", "bank", "hotel", "casino")
    table = Position().row("lower").row("upper", *cards[:left]).holds(0, red=1).buys(0).play("buy upper-left")
    assert (table.question, table.row_of("upper")) == ("buy", list(cards[1:left]))
    assert table.told("building-dealt") == []


@pytest.mark.clause("havana.row.refill")
def test_only_a_building_of_the_pile_is_dealt() -> None:
    table = three().pile("bank", "hotel", "casino", "cinema", "bridge").buys(0).play("buy upper-left")
    assert table.legal() == {f"deal {building}" for building in (*PILE, "bridge")}
    for building in ("beach-hut", "library", "bakery", "capitol"):
        assert table.refusal(f"deal {building}") == "havana.component.buildings"
    table.play("deal bank")
    assert table.refusal("deal bank") == "havana.component.buildings"
    assert table.legal() == {f"deal {building}" for building in ("hotel", "casino", "cinema", "bridge")}


@pytest.mark.clause("havana.row.refill", "havana.row.refill.before-next")
def test_both_rows_may_be_refilled_in_one_turn() -> None:
    table = Position().row("upper", "beach-hut", "library", "jetty").row("lower", "kiosk", "school", "clay-well")
    table.pile(*PILE, "bridge", "clinic", "street", "car-park").holds(0, red=1, brown=1).buys(0)
    table.play("buy upper-left", *(f"deal {building}" for building in PILE), "buy lower-right")
    assert table.question == "deal"
    table.play("deal bridge", "deal clinic", "deal street", "deal car-park")
    assert table.row_of("upper") == ["library", *PILE, "jetty"]
    assert table.row_of("lower") == ["kiosk", "bridge", "clinic", "street", "car-park", "school"]
    assert table.pile_buildings == set()


@pytest.mark.clause("havana.row.refill.any-cause", "havana.row.refill.before-next")
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_a_row_shrunk_by_conservation_is_refilled_before_the_next_action(row: str) -> None:
    table = three(row).shows(0, "conservation", "worker").turn_of(0).play("first conservation", f"remove {row}-left")
    for building in PILE:
        assert (table.asked, table.question, table.workers(0)) == (-1, "deal", 0)
        table.play(f"deal {building}")
    assert (table.asked, table.question, table.workers(0)) == (0, "buy", 2)
    assert table.row_of(row) == ["library", *PILE, "jetty"]
    assert table.box_buildings == {"beach-hut"}


@pytest.mark.clause("havana.row.refill.before-next")
def test_the_old_cards_stay_the_ends_and_the_new_ones_are_bought_from_outside_in() -> None:
    table = three().holds(0, red=2, blue=3, pesos=6).shows(0, "siesta", "architect").buys(0).play("buy upper-left")
    table.play("deal kiosk", "deal bank", "deal hotel", "deal casino")
    assert table.at_end("upper-left") == "library"
    table.play("buy upper-left")
    assert table.at_end("upper-left") == "kiosk"
    assert "buy upper-left" in table.legal()
    table.play("buy upper-left")
    assert table.owned(0) == {"beach-hut", "library", "kiosk"}


@pytest.mark.clause("havana.row.exact-pile")
def test_the_pile_gives_exactly_six_refills() -> None:
    table = Position(2).shows(0, "siesta", "architect").order(0, 1)
    assert len(table.pile_buildings) == 24
    refills = []
    for _ in range(24):
        table.holds(0, points=0, red=2, yellow=2, blue=2, brown=2, grey=3, pesos=3, workers=2).buys(0)
        table.play("buy upper-left")
        before = len(table.pile_buildings)
        while table.question == "deal":
            table.play(min(table.legal()))
        for what in ("red", "yellow", "blue", "brown", "grey"):  # what was paid comes back from the box
            table.table.bag[CUBE.values[what]] += table.table.out[CUBE.values[what]]
            table.table.out[CUBE.values[what]] = 0
        refills.append(before - len(table.pile_buildings))
        assert len(table.row_of("upper")) >= 3
    assert refills == [0, 0, 0, 4] * 6
    assert table.pile_buildings == set()
    assert table.row_of("lower") == list(ROWS["lower"])


@pytest.mark.clause("havana.row.pile-short")
@pytest.mark.parametrize("left", [1, 2, 3])
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_a_short_pile_is_laid_out_whole(left: int, row: str) -> None:
    table = three(row).pile(*PILE[:left]).buys(0).play(f"buy {row}-left")
    while table.question == "deal":
        table.play(f"deal {next(building for building in PILE if building in table.pile_buildings)}")
    assert (table.asked, table.question) == (0, "buy")
    assert table.row_of(row) == ["library", *PILE[:left], "jetty"]
    assert (table.at_end(f"{row}-left"), table.at_end(f"{row}-right")) == ("library", "jetty")
    assert table.pile_buildings == set()
    assert len(table.told("building-dealt")) == left


@pytest.mark.clause("havana.row.pile-short", "havana.row.single-card")
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_with_an_empty_pile_the_row_keeps_shrinking(row: str) -> None:
    table = three(row).pile().holds(0, red=2, pesos=3).shows(0, "siesta", "architect").buys(0)
    other = table.row_of("lower" if row == "upper" else "upper")
    table.play(f"buy {row}-left")
    assert (table.question, table.row_of(row)) == ("buy", ["library", "jetty"])
    table.play(f"buy {row}-right")
    assert (table.question, table.row_of(row)) == ("buy", ["library"])
    table.holds(0, blue=1).play(f"buy {row}-left")
    assert (table.question, table.row_of(row)) == ("buy", [])
    assert table.owned(0) == {"beach-hut", "jetty", "library"}
    assert table.told("building-dealt") == []
    assert table.row_of("lower" if row == "upper" else "upper") == other
    assert (table.at_end(f"{row}-left"), table.at_end(f"{row}-right")) == (None, None)
    for end in ("left", "right"):
        assert table.refusal(f"buy {row}-{end}") == "havana.row.single-card"


@pytest.mark.clause("havana.row.single-card")
@pytest.mark.parametrize("row", ["upper", "lower"])
def test_a_lone_card_is_sold_once(row: str) -> None:
    table = Position().row("upper").row("lower").pile().row(row, "beach-hut")
    table.row("lower" if row == "upper" else "upper", "capitol", "bank", "casino").holds(0, red=2).buys(0)
    assert table.at_end(f"{row}-left") == "beach-hut"
    assert table.legal() == {f"buy {row}-left", "stop-buying"}
    assert table.refusal(f"buy {row}-right") == "havana.row.single-card"
    table.play(f"buy {row}-left")
    assert (table.owned(0), table.points(0), table.cubes(0)) == ({"beach-hut"}, 1, {"red": 1})
    assert table.legal() == {"stop-buying"}


@pytest.mark.clause("havana.row.single-card")
def test_a_lone_card_is_removed_once() -> None:
    table = Position().row("upper", "beach-hut").pile().shows(0, "siesta", "conservation").turn_of(0)
    assert table.legal() == {"remove upper-left", "remove lower-left", "remove lower-right", "skip"}
    table.play("remove upper-left")
    assert (table.row_of("upper"), "beach-hut" in table.box_buildings) == ([], True)


@pytest.mark.clause("havana.row.pile-short", "havana.buy.ends-only")
def test_two_cards_without_a_pile_are_two_ends() -> None:
    table = Position().row("lower").row("upper", "beach-hut", "jetty").pile().holds(0, red=1, blue=1).buys(0)
    assert table.legal() == {"buy upper-left", "buy upper-right", "stop-buying"}
    assert (table.at_end("upper-left"), table.at_end("upper-right")) == ("beach-hut", "jetty")
    table.play("buy upper-left")
    assert (table.at_end("upper-left"), table.legal()) == ("jetty", {"buy upper-left", "stop-buying"})

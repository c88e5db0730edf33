"""Conservation: a building at the end of a row is taken out of the game."""

import pytest

from tests.havana.position import ROWS, Position

ENDS = {"upper-left": "beach-hut", "upper-right": "kiosk", "lower-left": "jetty", "lower-right": "clay-well"}


@pytest.mark.clause("havana.card.conservation.effect", "havana.card.conservation.any-end")
@pytest.mark.parametrize("end", ENDS)
def test_the_building_at_any_end_goes_to_the_box(end: str) -> None:
    table = Position(2).shows(0, "conservation", "mama").acts(0, "conservation")
    assert (table.asked, table.question) == (0, "conservation")
    assert table.legal() == {"skip", *(f"remove {which}" for which in ENDS)}
    table.play(f"remove {end}")
    assert (table.box_buildings, table.owned(0), table.points(0), table.question) == ({ENDS[end]}, set(), 0, "")
    for row, buildings in ROWS.items():
        assert table.row_of(row) == [building for building in buildings if building != ENDS[end]]
    assert table.told("building-removed")[-1].words() == {"seat": "1", "building": ENDS[end]}
    assert table.told("building-removed")[-1].clause == "havana.card.conservation.effect"
    assert len(table.pile_buildings) == 24


@pytest.mark.clause("havana.card.conservation.effect")
def test_conservation_is_optional() -> None:
    table = Position(2).acts(0, "conservation").play("skip")
    assert (table.box_buildings, table.question) == (set(), "")
    assert {row: tuple(table.row_of(row)) for row in ROWS} == ROWS
    assert table.told("action-skipped")[-1].words() == {"seat": "1", "card": "conservation"}


@pytest.mark.clause("havana.example.conservation", "havana.card.conservation.once-per-round")
def test_sarah_removes_a_building_and_tobias_and_vanessa_no_longer_can() -> None:
    table = Position(4).shows(3, "siesta", "conservation").shows(2, "protection", "conservation")
    table.shows(0, "conservation", "tax-collector").shows(1, "pesos", "mama").round_is(0).starts_round()
    assert (table.asked, table.question, table.order_of_play) == (3, "conservation", [3, 2, 0, 1])
    table.play("remove upper-left", "stop-buying")
    assert table.box_buildings == {"beach-hut"}
    assert (table.asked, table.question) == (2, "buy")
    table.play("stop-buying")
    assert (table.asked, table.question) == (0, "first-action")
    table.play("first conservation")
    assert (table.asked, table.question) == (0, "buy")
    table.play("stop-buying", "first pesos", "stop-buying")
    idle = [event for event in table.told("action-idle") if event.words()["card"] == "conservation"]
    assert [event.words()["seat"] for event in idle] == ["3", "1"]
    assert {event.clause for event in idle} == {"havana.card.conservation.once-per-round"}
    table.play("draw red", "draw red", "draw red")
    table.play("cover siesta debris", "cover protection siesta", "cover tax-collector architect", "cover mama worker")
    assert (table.round, table.box_buildings) == (2, {"beach-hut"})
    assert (table.asked, table.question) == (2, "conservation")
    table.play("remove upper-left")
    assert table.box_buildings == {"beach-hut", "townhouse"}


@pytest.mark.clause("havana.card.conservation.once-per-round")
@pytest.mark.parametrize("second", [0, 1, 2])
def test_only_one_building_a_round_is_removed_whoever_does_it(second: int) -> None:
    table = Position(3).acts(0, "conservation").play("remove lower-right").acts(second, "conservation")
    assert (table.question, table.box_buildings) == ("", {"clay-well"})
    assert table.told("action-idle")[-1].words() == {"seat": str(second + 1), "card": "conservation"}
    assert table.told("action-idle")[-1].clause == "havana.card.conservation.once-per-round"


@pytest.mark.clause("havana.card.conservation.unused")
def test_who_declines_does_not_use_up_the_removal_of_the_round() -> None:
    table = Position(3).acts(0, "conservation").play("skip").acts(1, "conservation").play("skip")
    table.acts(2, "conservation")
    assert table.legal() == {"skip", *(f"remove {which}" for which in ENDS)}
    table.play("remove lower-left")
    assert table.box_buildings == {"jetty"}


@pytest.mark.clause("havana.card.conservation.any-end")
def test_a_building_nobody_can_afford_may_be_removed() -> None:
    table = Position(2).row("upper", "capitol", "street", "kiosk").acts(0, "conservation").play("remove upper-left")
    assert "capitol" in table.box_buildings


@pytest.mark.clause("havana.card.conservation.any-end")
def test_the_only_card_left_in_a_row_may_be_removed() -> None:
    table = Position(2).row("upper", "casino").pile().acts(0, "conservation")
    box = table.box_buildings
    assert table.legal() == {"skip", "remove upper-left", "remove lower-left", "remove lower-right"}
    assert table.refusal("remove upper-right") == "havana.row.single-card"
    table.play("remove upper-left")
    assert (table.row_of("upper"), table.box_buildings - box, table.ended_by) == ([], {"casino"}, None)
    assert len(table.row_of("lower")) == 6


@pytest.mark.clause("havana.card.conservation.any-end")
def test_an_empty_row_offers_nothing_to_remove() -> None:
    table = Position(2).row("lower").pile().acts(0, "conservation")
    assert table.legal() == {"skip", "remove upper-left", "remove upper-right"}
    assert table.refusal("remove lower-left") == "havana.row.single-card"


@pytest.mark.clause("havana.card.conservation.any-end")
@pytest.mark.parametrize(
    ("end", "price", "next_one"),
    [
        ("upper-left", {"red": 1, "pesos": 2}, "townhouse"),
        ("upper-right", {"red": 1, "grey": 2, "workers": 1}, "warehouse"),
        ("lower-left", {"yellow": 1, "pesos": 2}, "courtyard"),
        ("lower-right", {"grey": 3}, "street"),
    ],
)
def test_the_card_uncovered_becomes_the_end_and_may_be_bought_in_the_same_turn(
    end: str, price: dict[str, int], next_one: str
) -> None:
    table = Position(2).shows(0, "conservation", "siesta").holds(0, **price).turn_of(0).play(f"remove {end}")
    assert (table.question, table.at_end(end)) == ("buy", next_one)
    assert f"buy {end}" in table.legal()
    table.play(f"buy {end}")
    assert table.owned(0) == {next_one}


@pytest.mark.clause("havana.card.conservation.effect")
def test_the_removed_building_cannot_be_bought_any_more() -> None:
    table = Position(2).shows(0, "conservation", "siesta").holds(0, red=1).turn_of(0).play("remove upper-left")
    assert table.legal() == {"stop-buying"}
    assert table.at_end("upper-left") == "townhouse"


@pytest.mark.clause("havana.card.conservation.once-per-round")
def test_buying_a_building_does_not_use_up_the_removal() -> None:
    table = Position(2).holds(0, red=1).buys(0).play("buy upper-left").acts(1, "conservation")
    assert table.legal() == {"skip", *(f"remove {which}" for which in ENDS)}


@pytest.mark.clause("havana.card.conservation.effect", "havana.card.conservation.unused")
def test_a_removal_and_a_refusal_are_told_by_seat() -> None:
    table = Position(4).acts(2, "conservation")
    assert table.asked == 2
    table.play("skip").acts(3, "conservation").play("remove upper-right")
    assert table.told("action-skipped")[-1].words() == {"seat": "3", "card": "conservation"}
    assert table.told("action-skipped")[-1].clause.startswith("havana.card.conservation.")
    assert table.told("building-removed")[-1].words() == {"seat": "4", "building": "kiosk"}

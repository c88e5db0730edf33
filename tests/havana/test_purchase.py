"""Buying buildings."""

import pytest

from malecon.engine.errors import MaleconError
from tests.havana.position import Position

ENDS = ("upper-left", "upper-right", "lower-left", "lower-right")
INNER = ("bakery", "library", "school", "hotel")


def offers(building: str, **holdings: int) -> Position:
    """The building is at the left end of the upper row, the lower row is empty and so is the pile."""
    table = Position().row("lower").row("upper", building, *(other for other in INNER if other != building))
    return table.pile().holds(0, **holdings)


def names(table: Position) -> list[tuple[str, str | None]]:
    return [(event.name, event.clause) for event in table.events]


# -- which buildings ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.buy.ends-only")
def test_only_the_four_ends_are_for_sale() -> None:
    table = Position().shows(0, "siesta", "architect").buys(0)
    table.holds(0, red=3, yellow=3, blue=3, brown=3, grey=3, pesos=9, workers=3)
    assert table.legal() == {"stop-buying", *(f"buy {end}" for end in ENDS)}
    assert [table.at_end(end) for end in ENDS] == ["beach-hut", "kiosk", "jetty", "clay-well"]
    for end, building in zip(ENDS, ("beach-hut", "kiosk", "jetty", "clay-well"), strict=True):
        bought = Position().holds(0, red=1, blue=1, brown=1, pesos=3).buys(0).play(f"buy {end}")
        assert bought.owned(0) == {building}
        (begun,) = bought.told("purchase-begun")
        assert (begun.clause, begun.words()) == (
            "havana.buy.ends-only",
            {"seat": "1", "building": building, "end": end},
        )


@pytest.mark.clause("havana.buy.ends-only", "havana.buy.outside-in")
def test_an_inner_building_is_not_for_sale_before_its_outer_neighbour_is_gone() -> None:
    table = Position().holds(0, red=1, pesos=2).row("lower").row("upper", "jetty", "townhouse", *INNER).buys(0)
    assert table.legal() == {"stop-buying"}


@pytest.mark.clause("havana.buy.outside-in")
@pytest.mark.parametrize(
    ("end", "row", "neighbour"),
    [
        ("upper-left", "upper", "townhouse"),
        ("upper-right", "upper", "warehouse"),
        ("lower-left", "lower", "courtyard"),
        ("lower-right", "lower", "street"),
    ],
)
def test_a_bought_card_uncovers_its_inner_neighbour(end: str, row: str, neighbour: str) -> None:
    table = Position().holds(0, red=3, yellow=2, blue=2, brown=2, grey=4, pesos=9, workers=1).buys(0)
    untouched = {other: table.at_end(other) for other in ENDS if other != end}
    table.play(f"buy {end}")
    assert (table.at_end(end), len(table.row_of(row))) == (neighbour, 5)
    assert {other: table.at_end(other) for other in ENDS if other != end} == untouched
    assert f"buy {end}" in table.legal()
    table.play(f"buy {end}")
    while table.question == "pay":
        table.play(next(move for move in table.legal() if move.startswith("pay ")))
    assert neighbour in table.owned(0)


@pytest.mark.clause("havana.buy.order-free")
@pytest.mark.parametrize("first", range(4))
def test_the_player_decides_in_which_order_he_buys(first: int) -> None:
    table = Position().holds(0, red=1, blue=1, brown=1, pesos=3).buys(0)
    for step in range(4):
        left = [ENDS[(first + later) % 4] for later in range(step, 4)]
        assert {f"buy {end}" for end in left} <= table.legal()
        table.play(f"buy {left[0]}")
    assert table.owned(0) == {"beach-hut", "kiosk", "jetty", "clay-well"}
    assert (table.points(0), table.legal()) == (4, {"stop-buying"})
    assert [event.words()["end"] for event in table.told("purchase-begun")] == [
        ENDS[(first + step) % 4] for step in range(4)
    ]


@pytest.mark.clause("havana.example.buy.free-order")
def test_a_player_buys_top_left_then_bottom_right_then_the_new_bottom_right() -> None:
    table = Position().holds(0, red=1, brown=1, grey=3).turn_of(0)
    assert table.question == "buy"
    assert table.legal() == {"buy upper-left", "buy lower-right", "stop-buying"}
    assert table.at_end("lower-right") == "clay-well"  # street could not have been bought before it
    table.play("buy upper-left", "buy lower-right", "buy lower-right")
    assert table.row_of("upper") == ["townhouse", "bakery", "library", "warehouse", "kiosk"]
    assert table.row_of("lower") == ["jetty", "courtyard", "school", "capitol"]
    assert table.owned(0) == {"beach-hut", "clay-well", "street"}
    bought = [event.words()["building"] for event in table.told("building-bought")]
    assert bought == ["beach-hut", "clay-well", "street"]


@pytest.mark.clause("havana.example.buy.vanessa", "havana.buy.lay-open")
def test_vanessa_buys_the_right_end_of_the_upper_row() -> None:
    table = Position().row("upper", "beach-hut", "bakery", "library", "warehouse", "kiosk", "townhouse")
    table.holds(0, red=3, pesos=5, workers=1).holds(1, red=1, pesos=2).turn_of(0)
    bank = int(table.table.bank[0])
    table.play("buy upper-right")
    assert (table.cubes(0), table.pesos(0), table.workers(0)) == ({"red": 2}, 3, 1)
    assert (table.out_cubes, int(table.table.bank[0])) == ({"red": 1}, bank + 2)
    assert (table.owned(0), table.points(0)) == ({"townhouse"}, 2)
    assert table.row_of("upper") == ["beach-hut", "bakery", "library", "warehouse", "kiosk"]
    assert table.at_end("upper-right") == "kiosk"
    assert (table.cubes(1), table.pesos(1), table.owned(1), table.points(1)) == ({"red": 1}, 2, set(), 0)
    assert table.match.view(1)["whereabouts"]["townhouse"] == "1"
    assert [event.words() for event in table.told("pesos-paid")] == [{"seat": "1", "pesos": 2}]
    assert [event.words() for event in table.told("piece-paid")] == [{"seat": "1", "piece": "red"}]
    (bought,) = table.told("building-bought")
    assert (bought.clause, bought.words()) == (
        "havana.buy.lay-open",
        {"seat": "1", "building": "townhouse", "points": 2},
    )
    table.play("stop-buying")
    assert (table.owned(0), table.points(0)) == ({"townhouse"}, 2)


# -- how many, and who -------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.buy.any-number")
def test_a_player_may_buy_none_although_he_could() -> None:
    table = Position().holds(0, red=1, blue=1, pesos=3).buys(0).play("stop-buying")
    assert table.over
    assert (table.owned(0), table.cubes(0), table.pesos(0)) == (set(), {"red": 1, "blue": 1}, 3)
    assert names(table) == [("buying-stopped", "havana.buy.any-number")]
    assert table.told("buying-stopped")[0].words() == {"seat": "1"}


@pytest.mark.clause("havana.buy.any-number")
def test_a_player_may_buy_as_many_as_he_can_pay() -> None:
    table = Position().pile().holds(0, red=2, yellow=1, blue=1, brown=1, grey=3, pesos=7).buys(0)
    for end in ("upper-left", "upper-left", "upper-right", "lower-right", "lower-right", "lower-left", "lower-left"):
        assert table.question == "buy"
        table.play(f"buy {end}")
    assert len(table.owned(0)) == 7
    assert (table.cubes(0), table.pesos(0), table.points(0)) == ({}, 0, 9)
    assert (table.asked, table.question, table.legal()) == (0, "buy", {"stop-buying"})


@pytest.mark.clause("havana.buy.any-number")
def test_buying_ends_when_the_player_says_so() -> None:
    table = Position().holds(0, red=2, pesos=5).buys(0).play("buy upper-left")
    assert (table.asked, table.question) == (0, "buy")
    assert table.legal() == {"buy upper-left", "buy upper-right", "stop-buying"}
    assert table.play("stop-buying").over


@pytest.mark.clause("havana.buy.only-active")
def test_nobody_but_the_active_player_can_buy() -> None:
    table = Position(3).holds(0, red=1).holds(1, red=1, points=1).holds(2, red=1, points=2).starts_round()
    for seat in range(3):
        assert table.match.asked == (seat,)
        for other in range(3):
            if other != seat:
                assert table.match.legal(other) == []
                with pytest.raises(MaleconError):
                    table.match.play(other, table.match.legal(seat)[0])
        table.play("stop-buying")
    assert [table.owned(seat) for seat in range(3)] == [set(), set(), set()]


@pytest.mark.clause("havana.buy.only-active")
def test_nothing_is_bought_in_phases_2_and_3() -> None:
    table = Position().holds(0, red=1).holds(1, red=1, points=1).starts_round().play("stop-buying", "stop-buying")
    seen = set()
    for move in ("draw red", "draw red", "draw red", "cover siesta refreshment", "cover siesta refreshment"):
        seen.add(table.question)
        assert not [other for other in table.legal() if other.startswith("buy")]
        with pytest.raises(MaleconError):
            table.play("buy upper-left")
        table.play(move)
    assert seen == {"draw", "cover"}
    assert (table.owned(0), table.owned(1)) == (set(), set())


# -- paying ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.buy.pay-cost", "havana.buy.cubes-to-box", "havana.buy.pesos-workers-return")
def test_cubes_go_to_the_box_and_pesos_and_workers_to_the_reserve() -> None:
    table = offers("cigar-works", red=2, brown=3, pesos=4, workers=2, grey=1).buys(0)
    bank, bag = int(table.table.bank[0]), table.bag_cubes
    table.play("buy upper-left")
    assert (table.cubes(0), table.pesos(0), table.workers(0)) == ({"red": 1, "brown": 1, "grey": 1}, 2, 1)
    assert (table.out_cubes, table.bag_cubes, table.centre_cubes) == ({"red": 1, "brown": 2}, bag, {})
    assert (table.workers_left, int(table.table.bank[0]), table.centre_pesos) == (14, bank + 2, 0)
    assert names(table) == [
        ("purchase-begun", "havana.buy.ends-only"),
        ("pesos-paid", "havana.buy.pesos-workers-return"),
        ("piece-paid", "havana.buy.cubes-to-box"),
        ("piece-paid", "havana.buy.cubes-to-box"),
        ("piece-paid", "havana.buy.cubes-to-box"),
        ("piece-paid", "havana.buy.pesos-workers-return"),
        ("building-bought", "havana.buy.lay-open"),
    ]
    assert [event.words()["piece"] for event in table.told("piece-paid")] == ["red", "brown", "brown", "worker"]


@pytest.mark.clause("havana.buy.cubes-to-box")
def test_grey_cubes_paid_go_to_the_box() -> None:
    table = offers("street", grey=5).buys(0).play("buy upper-left")
    assert (table.cubes(0), table.out_cubes, table.bag_cubes["grey"]) == ({"grey": 2}, {"grey": 3}, 35)
    (paid,) = table.told("debris-paid")
    assert (paid.clause, paid.words()) == ("havana.buy.cubes-to-box", {"seat": "1", "cubes": 3})


@pytest.mark.clause("havana.buy.pay-cost")
@pytest.mark.parametrize(
    "short",
    [
        {"red": 0, "brown": 9, "blue": 9, "yellow": 9},
        {"brown": 1, "red": 9},
        {"pesos": 1},
        {"workers": 0},
    ],
)
def test_every_part_of_the_cost_must_be_met(short: dict[str, int]) -> None:
    table = offers("cigar-works", red=1, brown=2, pesos=2, workers=1).holds(0, **short).buys(0)
    assert table.legal() == {"stop-buying"}
    assert table.refusal("buy upper-left") == "havana.buy.pay-cost"


@pytest.mark.clause("havana.buy.one-at-a-time", "havana.buy.pay-cost")
def test_a_purchase_is_paid_before_the_next_begins() -> None:
    table = Position().holds(0, red=1, pesos=3).row("upper", "townhouse", "beach-hut", "bakery", "kiosk").buys(0)
    assert table.legal() == {"buy upper-left", "buy upper-right", "stop-buying"}
    table.play("buy upper-left")
    assert (table.cubes(0), table.pesos(0), table.legal()) == ({}, 1, {"stop-buying"})


@pytest.mark.clause("havana.buy.one-at-a-time")
def test_nothing_else_is_done_while_a_purchase_is_being_paid() -> None:
    table = offers("townhouse", red=1, grey=5, pesos=2).buys(0).play("buy upper-left")
    assert (table.asked, table.question, table.legal()) == (0, "pay", {"pay red", "pay-five red"})
    assert (table.owned(0), table.points(0)) == (set(), 0)
    for move in ("stop-buying", "buy upper-left"):
        with pytest.raises(MaleconError):
            table.play(move)
    table.play("pay red")
    assert (table.owned(0), table.points(0), table.cubes(0)) == ({"townhouse"}, 2, {"grey": 5})


# -- the architect -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.buy.architect-open")
@pytest.mark.parametrize("where", ["hand", "discarded"])
def test_an_architect_who_is_not_open_does_not_help(where: str) -> None:
    table = offers("library", red=1, blue=1, pesos=3).shows(0, "siesta", "worker")
    if where == "discarded":
        table.discarded(0, "architect")
    assert "architect" in table.cards(0, where)
    table.buys(0)
    assert table.legal() == {"stop-buying"}
    assert table.refusal("buy upper-left") == "havana.buy.architect-open"


@pytest.mark.clause("havana.buy.architect-open")
def test_another_players_architect_does_not_help() -> None:
    table = offers("library", red=1, blue=1, pesos=3).shows(1, "siesta", "architect").buys(0)
    assert table.legal() == {"stop-buying"}


@pytest.mark.clause("havana.buy.architect-stays", "havana.buy.architect-several", "havana.buy.architect-open")
def test_one_open_architect_serves_all_purchases_of_the_turn() -> None:
    table = Position().row("upper", "library", "school", "bridge", "hotel", "bakery", "university").pile()
    table.shows(0, "architect", "siesta").holds(0, red=3, yellow=1, blue=2, brown=2, grey=4, pesos=3, workers=2)
    table.buys(0).play("buy upper-left", "buy upper-left", "buy upper-left", "buy upper-right")
    assert table.owned(0) == {"library", "school", "bridge", "university"}
    assert table.cards(0, "open") == {"architect", "siesta"}
    assert (table.cubes(0), table.pesos(0), table.workers(0)) == ({}, 0, 0)


@pytest.mark.clause("havana.buy.architect-stays")
def test_the_architect_stays_open_for_the_next_round() -> None:
    table = Position().row("upper", "library", "bakery", "bridge", "hotel").shows(0, "architect", "siesta")
    table.holds(0, red=1, blue=1, pesos=3).shows(1, "siesta", "worker").starts_round()
    while table.asked != 0:
        table.play("stop-buying")
    table.play("buy upper-left", "stop-buying")
    while table.question == "buy":
        table.play("stop-buying")
    table.play("draw red", "draw red", "draw red")
    assert table.cards(0, "open") == {"architect", "siesta"}


# -- five for one ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.buy.five-pesos", "havana.buy.five.limits", "havana.buy.pesos-workers-return")
def test_five_pesos_replace_one_worker() -> None:
    table = offers("park-with-statue", grey=2, pesos=6).reserve(0).buys(0)
    bank = int(table.table.bank[0])
    assert table.play("buy upper-left").question == "buy"
    assert (table.owned(0), table.pesos(0), table.workers(0), table.cubes(0)) == ({"park-with-statue"}, 1, 0, {})
    assert (table.workers_left, int(table.table.bank[0]), table.centre_pesos) == (0, bank + 5, 0)
    (paid,) = table.told("five-paid")
    assert (paid.clause, paid.words()) == ("havana.buy.five-pesos", {"seat": "1", "piece": "worker"})


@pytest.mark.clause("havana.buy.five-pesos")
@pytest.mark.parametrize(("pesos", "enough"), [(0, False), (4, False), (5, True)])
def test_four_pesos_do_not_replace_a_worker(pesos: int, enough: bool) -> None:
    table = offers("park-with-statue", grey=2, pesos=pesos).buys(0)
    assert table.refusal("buy upper-left") == (None if enough else "havana.buy.pay-cost")
    assert table.legal() == ({"stop-buying", "buy upper-left"} if enough else {"stop-buying"})


@pytest.mark.clause("havana.buy.five-grey", "havana.buy.cubes-to-box")
@pytest.mark.parametrize(
    ("building", "colour"), [("beach-hut", "red"), ("fruit-stand", "yellow"), ("jetty", "blue"), ("clay-well", "brown")]
)
def test_five_grey_cubes_replace_one_coloured_cube(building: str, colour: str) -> None:
    table = offers(building, grey=6).buys(0)
    bag = table.bag_cubes
    table.play("buy upper-left")
    assert (table.owned(0), table.cubes(0)) == ({building}, {"grey": 1})
    assert (table.out_cubes, table.bag_cubes, table.centre_cubes) == ({"grey": 5}, bag, {})
    (paid,) = table.told("five-paid")
    assert (paid.clause, paid.words()) == ("havana.buy.five-grey", {"seat": "1", "piece": colour})
    few = offers(building, grey=4, pesos=9, workers=3).buys(0)
    assert few.legal() == {"stop-buying"}


@pytest.mark.clause("havana.buy.five.no-reverse", "havana.buy.five.limits")
@pytest.mark.parametrize(
    ("building", "holdings"),
    [
        ("kiosk", {"workers": 9, "pesos": 2, "grey": 20, "red": 5}),
        ("kiosk", {"workers": 15}),
        ("street", {"red": 10, "yellow": 10, "blue": 10, "brown": 10, "grey": 2, "pesos": 50, "workers": 5}),
        ("street", {"red": 3}),
        ("beach-hut", {"pesos": 50, "workers": 9, "yellow": 9, "grey": 4}),
        ("park-with-statue", {"grey": 40, "red": 9, "pesos": 4}),
    ],
)
def test_nothing_replaces_pesos_or_grey_cubes_and_no_other_exchange_exists(
    building: str, holdings: dict[str, int]
) -> None:
    table = offers(building, **holdings).buys(0)
    assert "buy upper-left" not in table.legal()
    assert table.refusal("buy upper-left") == "havana.buy.pay-cost"


@pytest.mark.clause("havana.buy.five.limits")
def test_nothing_replaces_the_architect() -> None:
    table = offers("library", red=9, blue=9, pesos=50, workers=9, grey=40).buys(0)
    assert table.refusal("buy upper-left") == "havana.buy.architect-open"


@pytest.mark.clause("havana.buy.five.limits")
@pytest.mark.parametrize(("grey", "pesos"), [(6, 5), (7, 4)])
def test_substitutes_come_on_top_of_the_cards_own_grey_cubes_and_pesos(grey: int, pesos: int) -> None:
    table = offers("warehouse", grey=grey, pesos=pesos).buys(0)
    assert table.legal() == {"stop-buying"}
    table.holds(0, grey=7, pesos=5).play("buy upper-left")
    assert (table.owned(0), table.cubes(0), table.pesos(0)) == ({"warehouse"}, {}, 0)


@pytest.mark.clause("havana.buy.five.limits")
def test_five_pesos_for_a_worker_come_on_top_of_the_cards_own_pesos() -> None:
    table = offers("cigar-works", red=1, brown=2, pesos=6).buys(0)
    assert table.legal() == {"stop-buying"}
    table.holds(0, pesos=7).play("buy upper-left")
    assert (table.owned(0), table.pesos(0)) == ({"cigar-works"}, 0)
    assert [event.words()["pesos"] for event in table.told("pesos-paid")] == [2]


@pytest.mark.clause("havana.buy.five.repeatable")
def test_both_substitutions_may_be_repeated_and_combined_in_one_purchase() -> None:
    table = offers("capitol", grey=20, pesos=10).shows(0, "siesta", "architect").buys(0).play("buy upper-left")
    assert (table.owned(0), table.cubes(0), table.pesos(0)) == ({"capitol"}, {}, 0)
    assert table.out_cubes == {"grey": 20}
    assert [(event.clause, event.words()["piece"]) for event in table.told("five-paid")] == [
        ("havana.buy.five-grey", "red"),
        ("havana.buy.five-grey", "yellow"),
        ("havana.buy.five-grey", "blue"),
        ("havana.buy.five-grey", "brown"),
        ("havana.buy.five-pesos", "worker"),
        ("havana.buy.five-pesos", "worker"),
    ]
    for short in ({"grey": 19, "pesos": 10}, {"grey": 20, "pesos": 9}):
        few = offers("capitol", **short).shows(0, "siesta", "architect").buys(0)
        assert few.refusal("buy upper-left") == "havana.buy.pay-cost"


@pytest.mark.clause("havana.buy.five.repeatable")
@pytest.mark.parametrize(("yellow", "grey"), [(0, 10), (1, 5), (2, 0)])
def test_two_cubes_of_one_colour_may_each_be_replaced(yellow: int, grey: int) -> None:
    table = offers("bank", yellow=yellow, grey=grey, brown=1, pesos=3).shows(0, "siesta", "architect").buys(0)
    table.play("buy upper-left")
    while table.question == "pay":
        table.play(sorted(table.legal())[0])
    assert (table.owned(0), table.cubes(0), table.pesos(0)) == ({"bank"}, {}, 0)
    if grey:
        short = offers("bank", yellow=yellow, grey=grey - 1, brown=1, pesos=3).shows(0, "siesta", "architect")
        assert short.buys(0).refusal("buy upper-left") == "havana.buy.pay-cost"


@pytest.mark.clause("havana.buy.five.repeatable")
def test_substitutions_may_be_used_in_several_purchases_of_a_turn() -> None:
    table = Position().holds(0, grey=15).buys(0)
    table.play("buy upper-left", "buy lower-left", "buy lower-right")
    assert (table.owned(0), table.cubes(0)) == ({"beach-hut", "jetty", "clay-well"}, {})


@pytest.mark.clause("havana.buy.five.free-choice")
@pytest.mark.parametrize(("move", "left"), [("pay red", {"grey": 5}), ("pay-five red", {"red": 1})])
def test_a_buyer_who_owns_the_cube_may_still_pay_five_grey_ones(move: str, left: dict[str, int]) -> None:
    table = offers("beach-hut", red=1, grey=5).buys(0).play("buy upper-left")
    assert (table.asked, table.legal()) == (0, {"pay red", "pay-five red"})
    table.play(move)
    assert (table.owned(0), table.cubes(0)) == ({"beach-hut"}, left)


@pytest.mark.clause("havana.buy.five.free-choice")
@pytest.mark.parametrize(("move", "pesos", "workers"), [("pay worker", 5, 0), ("pay-five worker", 0, 1)])
def test_a_buyer_who_owns_the_worker_may_still_pay_five_pesos(move: str, pesos: int, workers: int) -> None:
    table = offers("park-with-statue", grey=2, workers=1, pesos=5).buys(0).play("buy upper-left")
    assert table.legal() == {"pay worker", "pay-five worker"}
    table.play(move)
    assert (table.owned(0), table.pesos(0), table.workers(0)) == ({"park-with-statue"}, pesos, workers)
    assert table.workers_left == 15 - workers


@pytest.mark.clause("havana.buy.five.free-choice")
def test_the_choice_is_made_for_every_single_worker_of_the_cost() -> None:
    table = offers("harbour-pier", grey=3, pesos=12, workers=2).buys(0).play("buy upper-left")
    assert (table.pesos(0), table.legal()) == (10, {"pay worker", "pay-five worker"})
    table.play("pay-five worker")
    assert (table.pesos(0), table.legal(), table.owned(0)) == (5, {"pay worker", "pay-five worker"}, set())
    table.play("pay worker")
    assert (table.owned(0), table.pesos(0), table.workers(0)) == ({"harbour-pier"}, 5, 1)


@pytest.mark.clause("havana.buy.five.free-choice")
def test_the_choice_is_made_for_every_single_cube_of_the_cost() -> None:
    table = offers("tram-stop", red=1, blue=1, grey=9).buys(0).play("buy upper-left")
    assert table.legal() == {"pay red", "pay-five red"}
    table.play("pay red")
    assert table.legal() == {"pay blue", "pay-five blue"}
    table.play("pay-five blue")
    assert (table.owned(0), table.cubes(0)) == ({"tram-stop"}, {"blue": 1, "grey": 4})


@pytest.mark.clause("havana.buy.five.free-choice", "havana.buy.one-at-a-time")
def test_a_choice_that_would_leave_the_rest_unpaid_is_not_offered() -> None:
    table = offers("tram-stop", red=1, grey=5).buys(0).play("buy upper-left")
    assert (table.owned(0), table.cubes(0)) == ({"tram-stop"}, {})
    assert [event.words()["piece"] for event in table.told("piece-paid")] == ["red"]
    assert [event.words()["piece"] for event in table.told("five-paid")] == ["blue"]


@pytest.mark.clause("havana.buy.five.free-choice", "havana.buy.one-at-a-time")
def test_grey_cubes_and_pesos_of_the_price_itself_cannot_be_spent_twice() -> None:
    table = offers("warehouse", red=1, grey=6, pesos=4, workers=1).buys(0).play("buy upper-left")
    assert (table.owned(0), table.cubes(0), table.pesos(0), table.workers(0)) == ({"warehouse"}, {"grey": 4}, 4, 0)
    assert table.told("five-paid") == []


# -- what a building gives ---------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.buy.lay-open")
def test_the_points_of_a_building_stay_with_its_owner() -> None:
    table = Position(2).holds(0, red=1, points=3).buys(0).play("buy upper-left")
    assert (table.points(0), table.owned(0)) == (4, {"beach-hut"})
    for seat in (0, 1, None):
        view = table.match.view(seat)
        assert (view["whereabouts"]["beach-hut"], view["points"]) == ("1", {"1": 4, "2": 0})
    table.shows(1, "siesta", "conservation").order(1, 0).turn_of(1).play("remove upper-left")
    assert (table.points(0), table.owned(0), table.box_buildings) == (4, {"beach-hut"}, {"townhouse"})


@pytest.mark.clause("havana.buy.no-effect")
def test_a_bought_building_gives_nothing_but_its_points() -> None:
    table = Position(2).holds(0, red=1, yellow=1, pesos=2).row("upper", "bakery", "hotel", "library", "bank").buys(0)
    table.play("buy upper-left")
    assert (table.cubes(0), table.pesos(0), table.workers(0), table.points(0)) == ({}, 0, 0, 3)
    assert (table.cubes(1), table.pesos(1), table.workers(1), table.points(1)) == ({}, 0, 0, 0)
    assert len(table.cards(0, "hand")) == 11
    assert (table.centre_cubes, table.centre_pesos) == ({}, 0)
    assert table.legal() == {"stop-buying"}

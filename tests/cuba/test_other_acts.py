"""The statute phase: other acts (IV), apart from the Harbor Act."""

import pytest

from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, bid, in_session, told

PRODUCTS = ("citrus", "sugar", "tobacco")


def acts_on_market(act: str, **pieces: int) -> Position:
    return Position(2).market(**pieces).acts(other=f"market-{act}").statutes()


# -- market acts -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.statute.other.market-decrease", "cuba.statute.other.market-goods")
@EDITIONS
def test_the_decrease_takes_two_pieces_of_each_product_off_the_market(edition: str) -> None:
    table = Position(2, edition)
    stock = {product: table.in_stock(product) for product in (*PRODUCTS, "rum", "cigars")}
    table.acts(other="market-decrease").statutes()
    assert table.on_market == {"citrus": 1, "sugar": 1, "tobacco": 1, "rum": 2, "cigars": 2}
    assert {kind: table.in_stock(kind) - count for kind, count in stock.items()} == {
        **dict.fromkeys(PRODUCTS, 2),
        "rum": 0,
        "cigars": 0,
    }
    assert told(table, "market-reduced") == [
        ({"ware": product, "count": 2}, "cuba.statute.other.market-decrease") for product in PRODUCTS
    ]


@pytest.mark.clause("cuba.statute.other.market-increase", "cuba.statute.other.market-goods")
@EDITIONS
def test_the_increase_adds_two_pieces_of_each_product_to_the_market(edition: str) -> None:
    table = Position(2, edition)
    stock = {product: table.in_stock(product) for product in (*PRODUCTS, "rum", "cigars")}
    table.acts(other="market-increase").statutes()
    assert table.on_market == {"citrus": 5, "sugar": 5, "tobacco": 5, "rum": 2, "cigars": 2}
    assert {kind: table.in_stock(kind) - count for kind, count in stock.items()} == {
        **dict.fromkeys(PRODUCTS, -2),
        "rum": 0,
        "cigars": 0,
    }
    assert told(table, "market-filled") == [
        ({"ware": product, "count": 2}, "cuba.statute.other.market-increase") for product in PRODUCTS
    ]


@pytest.mark.clause("cuba.statute.other.market-goods")
@pytest.mark.parametrize("act", ["decrease", "increase"])
@pytest.mark.parametrize("goods", [0, 1, 3])
def test_market_acts_never_touch_rum_and_cigars(act: str, goods: int) -> None:
    table = acts_on_market(act, rum=goods, cigars=goods)
    assert (table.on_market["rum"], table.on_market["cigars"]) == (goods, goods)


@pytest.mark.clause("cuba.statute.other.market-limits")
@pytest.mark.parametrize(("there", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_decrease_stops_when_a_kind_has_none(there: int, left: int) -> None:
    table = Position(2).market(sugar=there)
    stock = table.in_stock("sugar")
    table.acts(other="market-decrease").statutes()
    assert table.on_market == {"citrus": 1, "sugar": left, "tobacco": 1, "rum": 2, "cigars": 2}
    assert table.in_stock("sugar") == stock + there - left


@pytest.mark.clause("cuba.statute.other.market-limits")
@pytest.mark.parametrize(("there", "then"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_the_increase_stops_when_a_kind_is_full(there: int, then: int) -> None:
    table = Position(2).market(tobacco=there)
    stock = table.in_stock("tobacco")
    table.acts(other="market-increase").statutes()
    assert table.on_market == {"citrus": 5, "sugar": 5, "tobacco": then, "rum": 2, "cigars": 2}
    assert table.in_stock("tobacco") == stock - (then - there)


@pytest.mark.clause("cuba.statute.other.market-limits")
@pytest.mark.parametrize(("stock", "added"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_increase_stops_when_a_kind_is_missing_from_the_stock(stock: int, added: int) -> None:
    table = Position(2).stock(citrus=stock).acts(other="market-increase").statutes()
    assert (table.on_market["citrus"], table.in_stock("citrus")) == (3 + added, stock - added)
    assert table.on_market["sugar"] == 5


@pytest.mark.clause("cuba.statute.other.market-limits")
@pytest.mark.parametrize(("act", "price"), [("decrease", 6), ("increase", 2), (None, 4)])
def test_the_price_ladder_keeps_no_gaps(act: str | None, price: int) -> None:
    """The next piece costs the price of its space: the cheapest pieces leave, the dearest free spaces fill."""
    table = Position(2)
    if act is not None:
        table.acts(other=f"market-{act}").statutes()
    table.holds(0, pesos=20).plays(0, "tradeswoman").play("buy citrus")
    assert table.pesos(0) == 20 - price


@pytest.mark.clause("cuba.statute.other.market-every-round", "cuba.statute.other.market-every-round.ruling")
@pytest.mark.parametrize(("act", "levels"), [("decrease", (3, 1, 0)), ("increase", (2, 4, 5))])
@EDITIONS
def test_a_market_act_is_applied_again_in_every_round_it_is_in_force(
    act: str, levels: tuple[int, ...], edition: str
) -> None:
    start = 5 if act == "decrease" else 0
    table = Position(2, edition).market(**dict.fromkeys(PRODUCTS, start))
    table.bills(tax="tax-1", duty="duty-water", subsidy="subsidy-votes", other=f"market-{act}")
    table.keeps(0, "mayor").keeps(1, "worker").parliament().play("enact tax+other")
    seen = [table.on_market["sugar"]]  # in the round it is passed
    for number in (2, 3):
        in_session(table.round_is(number), "mayor", "worker").play("enact tax+duty")
        seen.append(table.on_market["sugar"])
    assert tuple(seen) == levels


@pytest.mark.clause("cuba.statute.other.market-every-round.ruling")
def test_a_replaced_market_act_is_applied_no_more() -> None:
    table = Position(2).acts(other="market-decrease")
    in_session(table, "mayor", "worker").play("enact tax+other")
    assert (table.act("other"), table.on_market["citrus"]) == ("drought", 3)


# -- acts on characters ------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.statute.other.card-acts")
@pytest.mark.parametrize("act", ["drought", "building", "harbor", "corruption"])
def test_an_act_on_a_character_does_nothing_in_the_statute_phase(act: str) -> None:
    table = Position(2).acts(other=act).holds(0, wood=3).ship("dock-2", "ship-02", citrus=3, tobacco=2).round_is(6)
    market = table.on_market
    table.statutes()
    assert (table.on_market, table.lot(0), table.ship_at("dock-2")) == (market, {"wood": 3}, "ship-02")
    assert (table.told("market-reduced"), table.told("ship-left")) == ([], [])


@pytest.mark.clause("cuba.statute.other.card-acts", "cuba.statute.other.drought")
@pytest.mark.parametrize(
    ("act", "free"), [(None, 2), ("drought", 1), ("building", 2), ("harbor", 2), ("corruption", 2)]
)
@EDITIONS
def test_under_the_drought_act_one_product_field_is_free_instead_of_two(
    act: str | None, free: int, edition: str
) -> None:
    table = Position(2, edition)
    if act is not None:
        table.acts(other=act)
    table.plays(0, "worker").play("pawn b2")  # tobacco, citrus and sugar in its cross
    assert table.legal() == {"harvest tobacco", "harvest citrus", "harvest sugar", "done"}
    harvested = 0
    for product in ("tobacco", "citrus", "sugar"):
        if table.question != "harvest" or f"harvest {product}" not in table.legal():
            break
        table.play(f"harvest {product}")
        harvested += 1
    assert harvested == free
    assert sum(table.lot(0).get(product, 0) for product in PRODUCTS) == free


@pytest.mark.clause("cuba.statute.other.drought", "cuba.statute.other.drought-water")
def test_under_the_drought_act_further_fields_cost_water_and_resources_come_as_ever() -> None:
    table = Position(2).acts(other="drought").holds(0, water=1).plays(0, "worker").play("pawn b2")
    assert table.lot(0) == {"wood": 2, "stone": 1, "water": 1}
    table.play("harvest tobacco")
    assert table.legal() == {"irrigate citrus", "irrigate sugar", "done"}
    assert table.refusal("harvest citrus") == "cuba.statute.other.drought"
    table.play("irrigate sugar")
    assert (table.question, table.lot(0)) == ("", {"wood": 2, "stone": 1, "tobacco": 1, "sugar": 1})
    assert table.in_stock("water") == 15


@pytest.mark.clause("cuba.statute.other.drought-water")
@EDITIONS
def test_resource_fields_are_not_affected_by_the_drought(edition: str) -> None:
    table = Position(2, edition).acts(other="drought").plays(0, "worker").play("pawn c2")  # c3 and c4, a2
    assert table.lot(0) == {"wood": 1, "stone": 1, "water": 1}


@pytest.mark.clause("cuba.statute.other.building")
@pytest.mark.parametrize(
    ("act", "price"), [(None, 0), ("building", 2), ("drought", 0), ("harbor", 0), ("corruption", 0)]
)
@EDITIONS
def test_under_the_building_act_a_building_costs_two_pesos_on_top(act: str | None, price: int, edition: str) -> None:
    table = Position(2, edition).holds(0, pesos=5, wood=1, stone=1, water=1)
    if act is not None:
        table.acts(other=act)
    bank = table.table.bank[0]
    table.plays(0, "architect").play("build small-bank b2")
    assert (table.pesos(0), table.table.bank[0], table.lot(0)) == (5 - price, bank + price, {"water": 1})
    assert (table.on_field(0, "b2"), table.in_stock("wood"), table.in_stock("stone")) == ("small-bank", 15, 15)
    assert told(table, "surcharge-paid") == (
        [({"seat": "1", "pesos": 2}, "cuba.statute.other.building")] if price else []
    )


@pytest.mark.clause("cuba.statute.other.building.details")
@pytest.mark.parametrize(("pesos", "able"), [(0, False), (1, False), (2, True), (3, True)])
def test_who_cannot_pay_the_two_pesos_cannot_build(pesos: int, able: bool) -> None:
    table = Position(2).acts(other="building").holds(0, pesos=pesos, wood=3, stone=3, water=2).plays(0, "architect")
    if able:
        assert table.refusal("build hotel b2") is None
        table.play("build hotel b2")
        assert (table.pesos(0), table.on_field(0, "b2"), table.points(0)) == (pesos - 2, "hotel", 0)
    else:
        assert (table.question, table.pesos(0), table.points(0)) == ("", pesos, 2)  # the alternative, at once
        assert table.lot(0) == {"wood": 3, "stone": 3, "water": 2}


@pytest.mark.clause("cuba.statute.other.building.details")
@pytest.mark.parametrize("pesos", [0, 2, 9])
def test_the_architects_alternative_use_stays_free(pesos: int) -> None:
    table = Position(2).acts(other="building").holds(0, pesos=pesos, wood=1, stone=1).plays(0, "architect")
    if table.question == "build":
        table.play("forgo")
    assert (table.question, table.pesos(0), table.points(0), table.told("surcharge-paid")) == ("", pesos, 2, [])


@pytest.mark.clause("cuba.statute.other.card-acts-timing")
@pytest.mark.parametrize("act", ["drought", "building", "harbor"])
def test_an_act_on_a_character_begins_with_the_action_phase_after_its_adoption(act: str) -> None:
    """As a bill it does nothing; passed, it holds in the next action phase, until it is replaced."""

    def hurts(table: Position) -> bool:
        if act == "drought":
            table.holds(0, tobacco=0, citrus=0).has_played(0).plays(0, "worker").play("pawn b2", "harvest tobacco")
            return table.question == "" or "harvest citrus" not in table.legal()
        if act == "building":
            table.holds(0, pesos=0, wood=1, stone=1).has_played(0).plays(0, "architect")
            return table.question == ""
        table.ship("dock-2", "ship-02", citrus=2, tobacco=2).holds(0, citrus=1).has_played(0).plays(0, "mayor")
        return table.play("load citrus dock-2").question == "ship"

    def holds_session(table: Position, choice: str) -> None:
        table.holds(0, pesos=0, citrus=0).keeps(0, "mayor").keeps(1, "worker").parliament().play(f"enact {choice}")

    bills = {"tax": "tax-5", "duty": "duty-sugar", "subsidy": "subsidy-pesos"}
    table = Position(2).bills(**bills, other=act)
    assert not hurts(table)
    holds_session(table, "subsidy+other")
    assert (table.act("other"), hurts(table)) == (act, True)
    table.bills(**bills, other="market-increase")
    assert hurts(table)
    holds_session(table, "tax+subsidy")
    assert (table.act("other"), hurts(table)) == (act, True)
    table.bills(**bills, other="corruption")
    holds_session(table, "subsidy+other")
    assert (table.act("other"), hurts(table)) == ("corruption", False)


@pytest.mark.clause("cuba.statute.other.aid-summary")
@EDITIONS
def test_the_other_acts_change_the_market_or_the_use_of_characters(edition: str) -> None:
    unseen = Position.new_game(2, edition).statutes_in("unseen")
    others = {one for one in unseen if not one.startswith(("tax", "duty", "subsidy"))}
    assert others == {"market-decrease", "market-increase", "drought", "building", "harbor", "corruption"}
    for act in others:
        table = Position(2, edition).acts(other=act).statutes()
        assert (table.question, table.points(0), table.points(1)) == ("ship", 0, 0)


# -- corruption --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.statute.other.corruption")
@pytest.mark.parametrize("edition", ["default", "fr2007", "fr2008"])
def test_under_the_corruption_act_only_the_card_counts_and_the_town_hall_if_due(edition: str) -> None:
    table = Position(3, edition).acts(other="corruption").builds(0, b2="town-hall").voting_tile(0)
    in_session(table.holds(1, pesos=9).holds(2, pesos=9), "tradeswoman", "architect", "worker")
    assert ([table.votes(seat) for seat in range(3)], table.asked, table.question) == ([4, 3, 1], 0, "enact")
    assert [table.pesos(seat) for seat in range(3)] == [0, 9, 9]


@pytest.mark.clause("cuba.statute.other.corruption.town-hall-used", "cuba.statute.other.corruption.town-hall-owned")
@pytest.mark.parametrize(
    ("edition", "used", "votes"),
    [
        ("default", False, 2),
        ("default", True, 4),
        ("fr2007", False, 2),
        ("fr2007", True, 4),
        ("fr2008", False, 2),
        ("fr2008", True, 4),
        ("en2007", False, 4),
        ("en2007", True, 4),
    ],
)
def test_the_town_hall_must_have_been_used_but_in_en2007_it_need_only_be_owned(
    edition: str, used: bool, votes: int
) -> None:
    table = Position(2, edition).acts(other="corruption").builds(1, b2="town-hall")
    in_session(table.voting_tile(1) if used else table, "architect", "tradeswoman")
    assert (table.votes(0), table.votes(1)) == (3, votes)
    assert (table.asked, table.question) == (1 if votes == 4 else 0, "enact")
    clauses = [clause for _, clause in told(table, "town-hall-votes")]
    if not used and votes == 4:
        assert clauses == ["cuba.statute.other.corruption.town-hall-owned"]
    assert len(clauses) == (1 if votes == 4 else 0)


@pytest.mark.clause("cuba.statute.other.corruption.town-hall-owned")
@pytest.mark.parametrize(("choice", "votes"), [("owned", 4), ("used", 2)])
def test_the_reading_of_the_town_hall_is_an_option(choice: str, votes: int) -> None:
    table = Position(2, corruption_town_hall=choice).acts(other="corruption").builds(1, b2="town-hall")
    assert in_session(table, "architect", "tradeswoman").votes(1) == votes


@pytest.mark.clause("cuba.statute.other.corruption.town-hall-owned")
@pytest.mark.parametrize("act", [None, "drought"])
def test_without_the_corruption_act_a_town_hall_not_used_gives_no_votes_in_en2007_either(act: str | None) -> None:
    table = Position(2, "en2007").builds(1, b2="town-hall")
    if act is not None:
        table.acts(other=act)
    assert in_session(table, "architect", "tradeswoman").votes(1) == 2


@pytest.mark.clause("cuba.statute.other.corruption.timing")
@EDITIONS
def test_the_corruption_act_governs_not_the_vote_that_passes_it_but_the_one_that_replaces_it(edition: str) -> None:
    table = Position(2, edition).bills(tax="tax-5", duty="duty-water", subsidy="subsidy-votes", other="corruption")
    table.holds(0, pesos=4).holds(1, pesos=4).keeps(0, "mayor").keeps(1, "worker").parliament()
    assert (table.question, table.match.asked) == ("bid", (0, 1))
    bid(bid(table, 0, 0), 1, 0).play("enact subsidy+other")
    in_session(table.round_is(2), "mayor", "worker")
    assert (table.question, table.pesos(0), table.pesos(1)) == ("enact", 4, 4)
    table.play("enact tax+other")
    assert table.act("other") == "drought"
    in_session(table.round_is(3).holds(1, pesos=4), "mayor", "worker")
    assert table.question == "bid"


@pytest.mark.clause("cuba.statute.other.market-decrease", "cuba.statute.other.market-limits")
def test_the_market_tells_what_left_it_and_is_silent_on_what_did_not() -> None:
    table = Position(2).acts(other="market-decrease").market(citrus=0, sugar=1, tobacco=5)
    table.shows(0, "worker").shows(1, "worker").statutes()
    assert [event.words() for event in table.told("market-reduced")] == [
        {"ware": "sugar", "count": 1},
        {"ware": "tobacco", "count": 2},
    ]


@pytest.mark.clause("cuba.statute.other.market-increase", "cuba.statute.other.market-limits")
def test_the_market_tells_what_came_and_is_silent_on_what_did_not() -> None:
    table = Position(2).acts(other="market-increase").market(citrus=5, sugar=4, tobacco=0)
    table.shows(0, "worker").shows(1, "worker").stock(tobacco=1).statutes()
    assert [event.words() for event in table.told("market-filled")] == [
        {"ware": "sugar", "count": 1},
        {"ware": "tobacco", "count": 1},
    ]
    assert (table.on_market["tobacco"], table.in_stock("tobacco")) == (1, 0)
    none_left = Position(2).acts(other="market-increase").market(citrus=0, sugar=0, tobacco=0)
    none_left.shows(0, "worker").shows(1, "worker").stock(sugar=0).statutes()
    assert [none_left.on_market[kind] for kind in ("citrus", "sugar", "tobacco")] == [2, 0, 2]

"""The statute phase: its order, taxes (I) and duties (II)."""

import tomllib
from pathlib import Path

import pytest

from malecon.games.cuba.game import GAME
from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, answers_another_question, told

ALL_PIECES = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")
RESOURCES = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
FIELDS = ("a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4")
TILES = (
    *("cement-factory", "saw-mill", "golf-course", "monastery", "rum-cafe", "cigar-cafe"),
    *("hotel", "inn", "general-store", "dam", "warehouse-tile"),
)


def pairs(kinds: tuple[str, ...]) -> set[str]:
    return {f"{one}+{other}" for place, one in enumerate(kinds) for other in kinds[place:]}


def duty_of(act: str, edition: str = "default", **options: str) -> Position:
    """Seat 0 has two of every piece and is asked for the duty; nobody has pesos for the tax."""
    table = Position(2, edition, **options).holds(0, **dict.fromkeys(ALL_PIECES, 2)).acts(duty=act)
    return table.statutes()


# -- order -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.statute.order")
@EDITIONS
def test_the_acts_are_applied_in_the_order_tax_duty_subsidy_other(edition: str) -> None:
    table = Position(2, edition).holds(0, pesos=3, sugar=1).holds(1, pesos=3, sugar=1)
    table.acts(tax="tax-3", duty="duty-sugar", subsidy="subsidy-buildings", other="market-decrease").statutes()
    table.play("pay-tax", "pay-tax", "pay-duty sugar", "pay-duty sugar")
    applied = ("tax-paid", "duty-paid", "subsidy-paid", "market-reduced")
    names = [event.name for event in table.events if event.name in applied]
    assert names == ["tax-paid"] * 2 + ["duty-paid"] * 2 + ["subsidy-paid"] * 2 + ["market-reduced"] * 3
    assert [table.points(seat) for seat in (0, 1)] == [6, 6]


@pytest.mark.clause("cuba.statute.order")
def test_an_act_that_nobody_can_comply_with_is_passed_over_and_an_empty_space_has_no_effect() -> None:
    table = Position(2).acts(tax="tax-5", duty="duty-water").statutes()
    assert table.question == "ship"
    assert [event.name for event in table.events[:4]] == ["tax-unpaid", "tax-unpaid", "duty-unpaid", "duty-unpaid"]
    assert (table.told("subsidy-paid"), table.told("market-reduced")) == ([], [])
    assert (table.points(0), table.points(1)) == (0, 0)


@pytest.mark.clause("cuba.statute.player-order")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_decide_one_after_another_clockwise_from_the_starting_player(starter: int, order: list[int]) -> None:
    table = Position(3).starter(starter)
    for seat in range(3):
        table.holds(seat, pesos=2, citrus=1)
    table.statutes()
    asked = []
    for _ in range(6):
        assert len(table.match.asked) == 1
        asked.append((table.question, table.asked))
        table.play("decline")
    assert asked == [*(("tax", seat) for seat in order), *(("duty", seat) for seat in order)]


@pytest.mark.clause("cuba.statute.player-order")
def test_each_decides_before_the_next_and_sees_what_was_paid() -> None:
    table = Position(2).holds(0, pesos=2).holds(1, pesos=2).statutes().play("pay-tax")
    assert (table.points(0), table.pesos(0), table.asked, table.question) == (2, 0, 1, "tax")


# -- taxes -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.statute.tax.range")
@EDITIONS
def test_the_six_tax_acts_are_one_to_five_pesos_and_one_by_buildings(edition: str) -> None:
    taxes = {f"tax-{pesos}": pesos for pesos in (1, 2, 3, 4, 5)} | {"tax-per-building": 1}
    unseen = Position.new_game(2, edition).statutes_in("unseen")
    assert {statute for statute in unseen if statute.startswith("tax")} == set(taxes)
    files = {one.id: one.components for one in GAME.editions}
    components = tomllib.loads(Path(files["default"]).read_text("utf-8"))
    assert components["tax"] == taxes
    assert "tax" not in tomllib.loads(Path(files[edition]).read_text("utf-8")) or edition == "default"


@pytest.mark.clause("cuba.statute.tax.comply", "cuba.statute.tax.decline")
@pytest.mark.clause(
    "cuba.statute.tax.1", "cuba.statute.tax.2", "cuba.statute.tax.3", "cuba.statute.tax.4", "cuba.statute.tax.5"
)
@pytest.mark.parametrize(
    ("act", "pesos"),
    [
        ("tax-1", 1),
        ("tax-2", 2),
        ("tax-3", 3),
        ("tax-4", 4),
        ("tax-5", 5),
    ],
)
@EDITIONS
def test_who_pays_the_tax_gains_two_points_and_who_has_a_peso_too_little_is_not_asked(
    act: str, pesos: int, edition: str
) -> None:
    table = Position(3, edition).acts(tax=act).holds(0, pesos=pesos + 1).holds(1, pesos=pesos - 1).holds(2, pesos=pesos)
    bank = table.table.bank[0]
    table.statutes()
    assert (table.asked, table.question, table.legal()) == (0, "tax", {"pay-tax", "decline"})
    table.play("pay-tax")
    assert (table.asked, table.question) == (2, "tax")
    table.play("pay-tax")
    assert [table.pesos(seat) for seat in range(3)] == [1, pesos - 1, 0]
    assert [table.points(seat) for seat in range(3)] == [2, 0, 2]
    assert table.table.bank[0] == bank + 2 * pesos
    assert told(table, "tax-paid") == [
        ({"seat": "1", "pesos": pesos, "points": 2}, "cuba.statute.tax.comply"),
        ({"seat": "3", "pesos": pesos, "points": 2}, "cuba.statute.tax.comply"),
    ]
    assert told(table, "tax-unpaid") == [({"seat": "2"}, "cuba.statute.tax.decline")]


@pytest.mark.clause("cuba.statute.tax.2")
def test_the_starting_law_is_a_tax_of_two_pesos() -> None:
    table = Position(2).holds(0, pesos=2).holds(1, pesos=1).statutes().play("pay-tax")
    assert (table.pesos(0), table.points(0), table.pesos(1), table.points(1)) == (0, 2, 1, 0)


@pytest.mark.clause("cuba.statute.tax.decline", "cuba.statute.other.aid-summary")
@EDITIONS
def test_applying_an_act_is_voluntary_and_not_paying_costs_nothing(edition: str) -> None:
    table = Position(2, edition).holds(0, pesos=9, points=4, wood=1, citrus=1).holds(1, pesos=9).statutes()
    bank = table.table.bank[0]
    table.play("decline", "decline", "decline")
    assert (table.pesos(0), table.points(0), table.pesos(1), table.points(1)) == (9, 4, 9, 0)
    assert (table.table.bank[0], table.lot(0)["wood"]) == (bank, 1)
    assert told(table, "tax-unpaid") == [
        ({"seat": "1"}, "cuba.statute.tax.decline"),
        ({"seat": "2"}, "cuba.statute.tax.decline"),
    ]
    assert told(table, "duty-unpaid")[0] == ({"seat": "1"}, "cuba.statute.duty.decline")


@pytest.mark.clause(
    "cuba.statute.tax.per-building.printed-counts",
    "cuba.statute.tax.per-building.not-specified",
    "cuba.statute.tax.per-building.1-peso-each",
    "cuba.statute.tax.per-building.ruling",
)
@pytest.mark.parametrize("built", [0, 1, 2, 5, 11])
@EDITIONS
def test_the_tax_by_buildings_is_one_peso_each_with_the_printed_warehouse(built: int, edition: str) -> None:
    erected = dict(zip(FIELDS[:built], TILES, strict=False))
    table = Position(2, edition).builds(0, **erected).acts(tax="tax-per-building")
    table.holds(0, pesos=built + 1).holds(1, pesos=1).statutes()
    assert (table.asked, table.question) == (0, "tax")
    table.play("pay-tax")
    assert (table.pesos(0), table.points(0)) == (0, 2)
    assert (table.asked, table.question) == (1, "tax")
    table.play("pay-tax")
    assert [words["pesos"] for words, _ in told(table, "tax-paid")] == [built + 1, 1]


@pytest.mark.clause("cuba.statute.tax.per-building.ruling")
@pytest.mark.parametrize("built", [0, 1, 3])
@EDITIONS
def test_a_peso_too_little_for_the_tax_by_buildings_is_no_payment(built: int, edition: str) -> None:
    erected = dict(zip(FIELDS[:built], TILES, strict=False))
    table = Position(2, edition).builds(0, **erected).acts(tax="tax-per-building").holds(0, pesos=built).statutes()
    assert (table.question, table.pesos(0), table.points(0)) == ("ship", built, 0)


# -- duties ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.statute.duty.range")
@EDITIONS
def test_the_six_duty_acts(edition: str) -> None:
    unseen = Position.new_game(2, edition).statutes_in("unseen")
    assert {statute for statute in unseen if statute.startswith("duty")} == {
        *("duty-citrus", "duty-sugar", "duty-tobacco", "duty-water", "duty-2-resources", "duty-2-products")
    }


@pytest.mark.clause("cuba.statute.duty.comply", "cuba.statute.duty.decline")
@pytest.mark.clause(
    "cuba.statute.duty.citrus", "cuba.statute.duty.sugar", "cuba.statute.duty.tobacco", "cuba.statute.duty.water"
)
@pytest.mark.parametrize(
    "kind",
    [
        "citrus",
        "sugar",
        "tobacco",
        "water",
    ],
)
@EDITIONS
def test_who_gives_the_one_piece_gains_two_points(kind: str, edition: str) -> None:
    table = Position(3, edition).acts(duty=f"duty-{kind}").holds(0, **dict.fromkeys(ALL_PIECES, 2))
    table.holds(1, **{piece: 2 for piece in ALL_PIECES if piece != kind}).holds(2, **{kind: 1})
    stock = {piece: table.in_stock(piece) for piece in ALL_PIECES}
    table.statutes()
    assert (table.asked, table.question, table.legal()) == (0, "duty", {f"pay-duty {kind}", "decline"})
    table.play(f"pay-duty {kind}")
    assert (table.asked, table.lot(0)[kind], table.points(0), table.in_stock(kind)) == (2, 1, 2, stock[kind] + 1)
    assert {piece: table.in_stock(piece) for piece in ALL_PIECES if piece != kind} == {
        piece: count for piece, count in stock.items() if piece != kind
    }
    table.play("decline")
    assert [table.points(seat) for seat in range(3)] == [2, 0, 0]
    assert told(table, "duty-paid") == [({"seat": "1", "wares": kind, "points": 2}, "cuba.statute.duty.comply")]
    assert told(table, "duty-unpaid") == [
        ({"seat": "2"}, "cuba.statute.duty.decline"),
        ({"seat": "3"}, "cuba.statute.duty.decline"),
    ]


@pytest.mark.clause("cuba.statute.duty.citrus")
def test_the_starting_law_is_a_duty_of_one_citrus_fruit() -> None:
    table = Position(2).holds(0, citrus=1).holds(1, sugar=1, tobacco=1, water=1).statutes()
    assert table.legal() == {"pay-duty citrus", "decline"}
    table.play("pay-duty citrus")
    assert (table.points(0), table.points(1), table.question) == (2, 0, "ship")


@pytest.mark.clause(
    "cuba.statute.duty.citrus", "cuba.statute.duty.sugar", "cuba.statute.duty.tobacco", "cuba.statute.duty.water"
)
@pytest.mark.parametrize(
    "kind",
    [
        "citrus",
        "sugar",
        "tobacco",
        "water",
    ],
)
def test_another_piece_is_refused_because_the_duty_is_this_one(kind: str) -> None:
    table = duty_of(f"duty-{kind}")
    for other in (piece for piece in (*RESOURCES, *PRODUCTS) if piece != kind):
        assert table.refusal(f"pay-duty {other}") == f"cuba.statute.duty.{kind}"
    assert table.refusal(f"pay-duty {kind}+{kind}") == f"cuba.statute.duty.{kind}"


@pytest.mark.clause("cuba.statute.duty.2-resources", "cuba.statute.duty.combination")
@EDITIONS
def test_two_resources_alike_or_different(edition: str) -> None:
    table = duty_of("duty-2-resources", edition)
    assert table.legal() == {f"pay-duty {pair}" for pair in pairs(RESOURCES)} | {"decline"}
    stock = table.in_stock("stone")
    table.play("pay-duty wood+stone")
    assert (table.lot(0)["wood"], table.lot(0)["stone"], table.lot(0)["water"]) == (1, 1, 2)
    assert (table.points(0), table.in_stock("stone")) == (2, stock + 1)
    assert told(table, "duty-paid") == [({"seat": "1", "wares": "wood+stone", "points": 2}, "cuba.statute.duty.comply")]
    alike = duty_of("duty-2-resources", edition).play("pay-duty water+water")
    assert ("water" in alike.lot(0), alike.points(0), alike.in_stock("water")) == (False, 2, 15)


@pytest.mark.clause("cuba.statute.duty.2-products", "cuba.statute.duty.combination")
@EDITIONS
def test_two_products_alike_or_different(edition: str) -> None:
    table = duty_of("duty-2-products", edition)
    assert table.legal() == {f"pay-duty {pair}" for pair in pairs(PRODUCTS)} | {"decline"}
    stock = {kind: table.in_stock(kind) for kind in PRODUCTS}
    table.round_is(6).play("pay-duty citrus+tobacco")
    assert {kind: table.in_stock(kind) - stock[kind] for kind in PRODUCTS} == {"citrus": 1, "sugar": 0, "tobacco": 1}
    assert (table.lot(0)["citrus"], table.lot(0)["sugar"], table.lot(0)["tobacco"]) == (1, 2, 1)
    assert told(table, "duty-paid")[0][0] == {"seat": "1", "wares": "citrus+tobacco", "points": 2}


@pytest.mark.clause("cuba.statute.duty.two-cards", "cuba.statute.duty.2-any")
@pytest.mark.parametrize(("act", "wrong"), [("duty-2-resources", PRODUCTS), ("duty-2-products", RESOURCES)])
@EDITIONS
def test_the_other_class_or_one_of_each_satisfies_neither_card(act: str, wrong: tuple[str, ...], edition: str) -> None:
    table = duty_of(act, edition)
    for resource in RESOURCES:
        for product in PRODUCTS:
            assert table.refusal(f"pay-duty {resource}+{product}") == "cuba.statute.duty.two-cards"
    for pair in pairs(wrong):
        assert table.refusal(f"pay-duty {pair}") == "cuba.statute.duty.two-cards"


@pytest.mark.clause("cuba.statute.duty.two-cards")
@pytest.mark.parametrize("act", ["duty-2-resources", "duty-2-products"])
@EDITIONS
def test_who_has_only_one_of_each_class_is_not_asked(act: str, edition: str) -> None:
    table = Position(2, edition).holds(0, wood=1, citrus=1).acts(duty=act).statutes()
    assert (table.question, table.points(0), table.lot(0)["wood"]) == ("ship", 0, 1)


@pytest.mark.clause("cuba.statute.duty.2-any")
@pytest.mark.parametrize("act", ["duty-2-resources", "duty-2-products"])
def test_by_the_letter_of_en2007_two_resources_or_products_of_any_kind_will_do(act: str) -> None:
    table = duty_of(act, two_piece_duty="mixed")
    assert table.legal() == {f"pay-duty {pair}" for pair in pairs((*RESOURCES, *PRODUCTS))} | {"decline"}
    table.play("pay-duty stone+sugar")
    assert (table.points(0), table.lot(0)["stone"]) == (2, 1)
    one_each = Position(2, two_piece_duty="mixed").holds(0, water=1, tobacco=1).acts(duty=act).statutes()
    assert one_each.legal() == {"pay-duty water+tobacco", "decline"}
    one = Position(2, two_piece_duty="mixed").holds(0, water=1, rum=3).acts(duty=act).statutes()
    assert one.question == "ship"


@pytest.mark.clause("cuba.statute.duty.combination")
@pytest.mark.parametrize("act", ["duty-citrus", "duty-water", "duty-2-resources", "duty-2-products"])
def test_goods_never_pay_a_duty(act: str) -> None:
    table = Position(2).holds(0, rum=3, cigars=3).acts(duty=act).statutes()
    assert (table.question, table.lot(0), table.points(0)) == ("ship", {"rum": 3, "cigars": 3}, 0)
    assert not [move for move in GAME.vocabulary.moves if str(move).startswith("pay-duty") and "rum" in str(move)]


@pytest.mark.clause("cuba.statute.duty.combination")
@EDITIONS
def test_the_pieces_may_come_from_the_lot_or_the_warehouse(edition: str) -> None:
    table = Position(2, edition).stores(0, sugar=1, citrus=2).holds(0, sugar=1).acts(duty="duty-2-products").statutes()
    assert table.legal() == {"pay-duty citrus+citrus", "pay-duty citrus+sugar", "pay-duty sugar+sugar", "decline"}
    table.play("pay-duty sugar+sugar")
    assert (table.lot(0), table.stored(0), table.points(0), table.in_stock("sugar")) == ({}, {"citrus": 2}, 2, 15)
    one = Position(2, edition).stores(0, tobacco=1).acts(duty="duty-tobacco").statutes().play("pay-duty tobacco")
    assert (one.stored(0), one.points(0)) == ({}, 2)


# -- both, in full -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.statute.both-bonus")
@pytest.mark.parametrize(
    ("tax", "duty", "points"),
    [
        ("pay-tax", "pay-duty citrus", 5),
        ("pay-tax", "decline", 2),
        ("decline", "pay-duty citrus", 2),
        ("decline", "decline", 0),
    ],
)
@EDITIONS
def test_complying_with_both_gives_one_more_point(tax: str, duty: str, points: int, edition: str) -> None:
    table = Position(2, edition).holds(1, pesos=2, citrus=1, points=10).statutes().play(tax, duty)
    assert (table.points(0), table.points(1)) == (0, 10 + points)
    assert told(table, "both-paid") == (
        [({"seat": "2", "points": 1}, "cuba.statute.both-bonus")] if points == 5 else []
    )


@pytest.mark.clause("cuba.statute.both-bonus")
def test_the_bonus_is_for_each_player_by_himself() -> None:
    table = Position(3).holds(0, pesos=2).holds(1, citrus=1).holds(2, pesos=2, citrus=1).statutes()
    table.play("pay-tax", "pay-tax", "pay-duty citrus", "pay-duty citrus")
    assert [table.points(seat) for seat in range(3)] == [2, 2, 5]


@pytest.mark.clause("cuba.statute.both-bonus")
def test_the_tax_of_one_round_and_the_duty_of_the_next_give_no_bonus() -> None:
    table = Position(2).holds(0, pesos=2).statutes().play("pay-tax")
    table.play("arrive ship-09", "reveal tax-1", "reveal duty-water", "reveal subsidy-votes", "reveal harbor")
    table.holds(0, citrus=1).keeps(0, "mayor").keeps(1, "worker").parliament().play("enact tax+other")
    assert (table.question, table.asked) == ("duty", 0)
    table.play("pay-duty citrus")
    assert (table.points(0), table.told("both-paid")) == (4, [])


@pytest.mark.clause("cuba.statute.no-partial")
@pytest.mark.parametrize(
    ("act", "holdings", "asked"),
    [
        ("duty-2-resources", {"wood": 1}, False),
        ("duty-2-resources", {"wood": 2}, True),
        ("duty-2-resources", {"wood": 1, "water": 1}, True),
        ("duty-2-products", {"sugar": 1}, False),
        ("duty-2-products", {"sugar": 2}, True),
        ("duty-2-products", {"sugar": 1, "citrus": 1}, True),
    ],
)
def test_a_duty_is_given_in_full_or_not_at_all(act: str, holdings: dict[str, int], asked: bool) -> None:
    table = Position(2).holds(0, **holdings).acts(duty=act).statutes()
    assert table.question == ("duty" if asked else "ship")
    if asked:
        assert table.refusal(f"pay-duty {next(iter(holdings))}") == "cuba.statute.no-partial"
    else:
        assert told(table, "duty-unpaid")[0] == ({"seat": "1"}, "cuba.statute.duty.decline")


@pytest.mark.clause("cuba.statute.no-partial")
def test_nobody_pays_with_pieces_he_does_not_have() -> None:
    table = Position(2).holds(0, wood=2).acts(duty="duty-2-resources").statutes()
    assert table.refusal("pay-duty wood+stone") == "cuba.warehouse.own-pieces-only"
    assert table.refusal("pay-duty stone+stone") == "cuba.warehouse.own-pieces-only"
    assert table.legal() == {"pay-duty wood+wood", "decline"}


@pytest.mark.clause("cuba.statute.no-partial")
def test_the_two_decisions_are_independent_and_a_payment_is_never_returned() -> None:
    table = Position(2).holds(0, pesos=3, citrus=1).statutes().play("pay-tax")
    assert answers_another_question(table, "pay-tax")
    assert table.legal() == {"pay-duty citrus", "decline"}
    table.play("decline")
    assert (table.pesos(0), table.points(0)) == (1, 2)
    other = Position(2).holds(0, pesos=3, citrus=1).statutes()
    assert answers_another_question(other, "pay-duty citrus")
    other.play("decline", "pay-duty citrus")
    assert (other.pesos(0), other.points(0), other.lot(0)) == (3, 2, {})

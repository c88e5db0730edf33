"""What the Cubans give, Pablo's goods, and Alicia's visits to Pedro and Miguel."""

import pytest

from tests.santiago.position import BUILDINGS, Position

GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar", "wood")
GAINS = [
    ("pedro", "tobacco", 2, "white"),
    ("maria", "points", 2, "yellow"),
    ("jose", "sugar", 2, "yellow"),
    ("martinez", "pesos", 3, "blue"),
    ("conchita", "citrus", 2, "red"),
    ("miguel", "wood", 2, "blue"),
]


def belongings(table: Position, seat: int) -> dict[str, int]:
    held = {good: table.goods(seat, good) for good in GOODS}
    return {**held, "pesos": table.pesos(seat), "points": table.points(seat)}


@pytest.mark.clause("santiago.cuban.pedro", "santiago.cuban.maria", "santiago.cuban.jose")
@pytest.mark.clause("santiago.cuban.martinez", "santiago.cuban.conchita", "santiago.cuban.miguel")
@pytest.mark.parametrize(("cuban", "what", "amount", "flower"), GAINS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_cuban_gives_what_is_printed_on_his_tile(cuban: str, what: str, amount: int, flower: str, seat: int) -> None:
    table = Position(3)
    before = [belongings(table, other) for other in range(3)]
    supply = {good: table.supply_of(good) for good in GOODS}
    table.visit(cuban, seat).play("use")
    before[seat][what] += amount
    if what in supply:
        supply[what] -= amount
    assert [belongings(table, other) for other in range(3)] == before
    assert {good: table.supply_of(good) for good in GOODS} == supply
    assert (table.asked, table.question) == (seat, "broker")
    assert table.legal() == {f"broker {building}" for building in BUILDINGS[flower]}


@pytest.mark.clause("santiago.cuban.use")
@pytest.mark.parametrize("cuban", ["pedro", "maria", "jose", "martinez", "conchita", "zorro", "miguel"])
def test_who_stops_at_an_active_cuban_may_use_him_at_once(cuban: str) -> None:
    table = Position().visit(cuban)
    assert table.asked == 0
    assert table.legal() == {"use", "decline"}


@pytest.mark.clause("santiago.cuban.use")
def test_a_cuban_is_used_at_most_once_per_stop() -> None:
    table = Position().visit("maria").play("use")
    assert table.question == "broker"
    table.play("broker church", "decline")
    assert (table.asked, table.points(0)) == (1, 4)


@pytest.mark.clause("santiago.cuban.use")
def test_a_cuban_who_is_driven_past_gives_nothing() -> None:
    table = Position().at("port").turn_of(0).play("drive 3", "use")
    assert belongings(table, 0) == {
        "sugar": 3,
        "citrus": 1,
        "tobacco": 1,
        "rum": 0,
        "cigar": 0,
        "wood": 0,
        "pesos": 1,
        "points": 2,
    }


@pytest.mark.clause("santiago.cuban.optional")
@pytest.mark.parametrize(
    ("cuban", "flower"),
    [
        ("pedro", "white"),
        ("maria", "yellow"),
        ("jose", "yellow"),
        ("martinez", "blue"),
        ("conchita", "red"),
        ("miguel", "blue"),
        ("pablo", "red"),
        ("alonso", "white"),
    ],
)
def test_declining_a_cuban_changes_nothing_about_step_b(cuban: str, flower: str) -> None:
    table = Position()
    before = [belongings(table, seat) for seat in (0, 1)]
    table.visit(cuban).play("decline")
    assert [belongings(table, seat) for seat in (0, 1)] == before
    assert [event.words()["cuban"] for event in table.told("cuban-declined")] == [cuban]
    assert table.legal() == {f"broker {building}" for building in BUILDINGS[flower]}
    building = BUILDINGS[flower][2]
    assert table.play(f"broker {building}").question == building


# -- Pablo -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.cuban.pablo")
@pytest.mark.parametrize("good", ["sugar", "citrus", "tobacco", "rum", "cigar"])
def test_pablo_gives_one_good_of_ones_choice(good: str) -> None:
    table = Position().visit("pablo")
    mine, theirs, left = belongings(table, 0), belongings(table, 1), table.supply_of(good)
    table.play(f"take {good}")
    assert belongings(table, 0) == {**mine, good: mine[good] + 1}
    assert belongings(table, 1) == theirs
    assert table.supply_of(good) == left - 1
    assert (table.asked, table.question) == (0, "broker")


@pytest.mark.clause("santiago.cuban.pablo")
def test_pablo_gives_no_wood() -> None:
    table = Position().visit("pablo")
    assert table.legal() == {"take sugar", "take citrus", "take tobacco", "take rum", "take cigar", "decline"}


@pytest.mark.clause("santiago.cuban.pablo.in-stock")
@pytest.mark.parametrize("good", ["sugar", "citrus", "tobacco", "rum", "cigar"])
def test_pablo_does_not_give_what_the_supply_lacks(good: str) -> None:
    table = Position().supply(**{good: 0}).visit("pablo")
    assert table.refusal(f"take {good}") == "santiago.cuban.pablo.in-stock"
    assert len(table.legal()) == 5
    assert table.supply(**{good: 1}).refusal(f"take {good}") is None
    assert table.play(f"take {good}").supply_of(good) == 0


@pytest.mark.clause("santiago.cuban.pablo.in-stock")
def test_pablo_can_only_be_declined_when_all_five_types_are_exhausted() -> None:
    table = Position().supply(sugar=0, citrus=0, tobacco=0, rum=0, cigar=0).visit("pablo")
    assert table.supply_of("wood") == 8
    assert table.legal() == {"decline"}
    assert table.play("decline").question == "broker"


# -- examples ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.example.pedro-white-flower")
def test_after_pedro_the_broker_goes_below_a_white_flower() -> None:
    table = Position().broker_on(0, "customs").broker_on(1, "harbour").visit("pedro").play("use")
    assert (table.question, table.legal()) == ("broker", {"broker newspaper"})
    assert table.refusal("broker customs") == "santiago.broker.different-building"
    assert table.refusal("broker harbour") == "santiago.broker.unoccupied"
    for flower in ("yellow", "blue", "red"):
        for building in BUILDINGS[flower]:
            assert table.refusal(f"broker {building}") == "santiago.broker.flower"


@pytest.mark.clause("santiago.example.pedro-white-flower")
def test_after_pedro_every_free_white_building_is_open() -> None:
    table = Position().broker_on(0, "bank").broker_on(1, "church").visit("pedro").play("use")
    assert table.legal() == {"broker customs", "broker harbour", "broker newspaper"}


@pytest.mark.clause("santiago.example.miguel-bank.a")
def test_alicia_drives_to_miguel_and_takes_two_wood() -> None:
    table = Position().supply(wood=2).before("miguel").turn_of(0).play("drive 1", "use")
    assert (table.goods(0, "wood"), table.supply_of("wood")) == (2, 0)


@pytest.mark.clause("santiago.example.miguel-bank.b")
def test_alicia_must_go_to_felipes_bank() -> None:
    table = Position().broker_on(0, "black-market").broker_on(1, "cigar-factory").owns(1, "bank")
    table.visit("miguel").play("use")
    assert table.legal() == {"broker bank"}
    table.play("broker bank", "use")
    assert (table.pesos(0), table.points(0), table.points(1)) == (5, 2, 3)

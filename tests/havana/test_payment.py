"""Payment: exact, with five for one in both kinds chosen unit by unit, compared with every way there is."""

from itertools import product

import pytest

from malecon.engine.chance import Chance
from malecon.games.havana.words import BUILDING, CUBE, WORKER_PIECE, Cube
from tests.havana.position import Position

Holdings = tuple[int, int, int, int, int, int, int]  # red, yellow, blue, brown, grey, pesos, workers


def holdings(table: Position) -> Holdings:
    red, yellow, blue, brown, grey = (int(table.table.cubes.at(0, cube)) for cube in range(5))
    return red, yellow, blue, brown, grey, table.pesos(0), table.workers(0)


def ways_to_pay(table: Position, building: str) -> set[Holdings]:
    """What may be left after paying, by trying every number of replaced pieces."""
    box, number = table.table.box, BUILDING.values[building]
    due = [int(box.cost(number, piece)) for piece in range(6)]
    *cubes, grey, pesos, workers = holdings(table)
    left = set()
    for replaced in product(*(range(due[colour] + 1) for colour in range(4)), range(due[WORKER_PIECE] + 1)):
        *colours, hands = replaced
        after = [cubes[colour] - due[colour] + colours[colour] for colour in range(4)]
        after += [grey - due[Cube.GREY] - 5 * sum(colours), pesos - int(box.pesos[number]) - 5 * hands]
        after += [workers - due[WORKER_PIECE] + hands]
        if min(after) >= 0:
            red, yellow, blue, brown, *rest = after
            left.add((red, yellow, blue, brown, rest[0], rest[1], rest[2]))
    return left


def ways_played(table: Position) -> set[Holdings]:
    """What is left after every sequence of answers to the questions of the payment."""
    if table.question != "pay":
        return {holdings(table)}
    here = table.table.numbers()
    left = set()
    for move in table.legal():
        table.play(move)
        left |= ways_played(table)
        table.table.restore(here)
    return left


@pytest.mark.clause(
    "havana.buy.pay-cost",
    "havana.buy.five.free-choice",
    "havana.buy.five.repeatable",
    "havana.buy.five.limits",
    "havana.buy.one-at-a-time",
)
@pytest.mark.parametrize("building", BUILDING.words)
def test_every_way_to_pay_a_building_is_offered_and_no_other(building: str) -> None:
    chance = Chance(BUILDING.values[building])
    for _ in range(12):
        table = Position(2).shows(0, "architect", "siesta")
        others = [word for word in ("street", "kiosk", "jetty", "clay-well") if word != building]
        table.row("lower").row("upper", building, *others[:3])
        cubes = {word: int(chance.below(4)) for word in CUBE.words[:4]}
        table.holds(0, **cubes, grey=int(chance.below(16)), pesos=int(chance.below(16)), workers=int(chance.below(4)))
        ways = ways_to_pay(table, building)
        table.buys(0)
        assert table.refusal("buy upper-left") == (None if ways else "havana.buy.pay-cost")
        if ways:
            assert ways_played(table.play("buy upper-left")) == ways


@pytest.mark.clause("havana.buy.pesos-workers-return", "havana.buy.cubes-to-box")
def test_only_what_is_paid_is_told() -> None:
    table = Position(2).row("upper", "beach-hut", "kiosk", "jetty").holds(0, red=1).buys(0).play("buy upper-left")
    assert table.told("pesos-paid") == table.told("debris-paid") == []
    table = Position(2).shows(0, "architect", "siesta").row("upper", "school", "kiosk", "jetty")
    table.holds(0, red=1, brown=1, grey=1).buys(0).play("buy upper-left")
    assert [event.words() for event in table.told("debris-paid")] == [{"seat": "1", "cubes": 1}]


@pytest.mark.clause("havana.row.single-card")
def test_the_right_end_of_a_lone_card_is_refused_by_its_clause() -> None:
    table = Position(2).row("upper", "beach-hut").row("lower").acts(0, "conservation")
    assert table.refusal("remove upper-right") == "havana.row.single-card"
    assert table.refusal("remove lower-left") == "havana.row.single-card"


@pytest.mark.clause("havana.card.materials-thief.two", "havana.card.black-market.pick-one")
def test_a_cube_that_is_not_there_is_refused_by_its_clause() -> None:
    table = Position(2).shows(1, "mama", "pesos").holds(1, red=4).acts(0, "materials-thief").play("rob 2", "steal red")
    assert table.refusal("steal blue") == "havana.card.materials-thief.two"
    table = Position(2, black_market="pick-one").bag(red=1, grey=1).acts(0, "black-market")
    assert table.refusal("search blue") == "havana.card.black-market.pick-one"

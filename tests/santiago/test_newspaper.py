"""The newspaper: a peso, and a Cuban turned face down."""

import pytest

from malecon.engine.errors import MaleconError
from tests.santiago.position import CUBANS, Position
from tests.santiago.test_bank_and_church import belongings, board

READINGS = pytest.mark.parametrize("reading", ["until-left", "until-passed"])


def down(table: Position) -> set[str]:
    return {cuban for cuban in CUBANS if table.inactive(cuban)}


@pytest.mark.clause("santiago.building.newspaper.peso")
@pytest.mark.parametrize("pesos", [0, 3, 20])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_newspaper_gives_one_peso_at_once(seat: int, pesos: int) -> None:
    table = Position(3).holds(seat, pesos=pesos).uses("newspaper", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play("use")
    before[seat]["pesos"] = pesos + 1
    assert [belongings(table, other) for other in range(3)] == before
    assert board(table) == open_before
    assert (table.asked, table.question) == (seat, "turn-over")


@pytest.mark.clause("santiago.building.newspaper.peso")
def test_the_newspaper_asks_for_nothing_in_return() -> None:
    table = Position().empty_handed(0).uses("newspaper")
    assert table.legal() == {"use", "decline"}


@pytest.mark.clause("santiago.building.newspaper.peso")
def test_the_peso_from_the_newspaper_is_told() -> None:
    table = Position().uses("newspaper", 1).play("use")
    (told,) = table.told("pesos-taken")
    assert told.words() == {"seat": "2", "amount": 1}
    assert told.clause == "santiago.building.newspaper.peso"


@pytest.mark.clause("santiago.building.newspaper.flip", "santiago.building.newspaper.any-cuban")
@pytest.mark.parametrize("cuban", CUBANS)
def test_after_the_peso_any_one_cuban_may_be_turned_face_down(cuban: str) -> None:
    table = Position().uses("newspaper").play("use")
    before = [belongings(table, seat) for seat in (0, 1)]
    assert down(table) == set()
    table.play(f"turn-over {cuban}")
    assert down(table) == {cuban}
    assert [belongings(table, seat) for seat in (0, 1)] == before
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.newspaper.any-cuban", "santiago.building.newspaper.flip-optional")
@READINGS
@pytest.mark.parametrize("stop", ["port", *CUBANS])
def test_every_cuban_is_offered_wherever_the_car_stands(stop: str, reading: str) -> None:
    table = Position(2, turned_under_car=reading).at(stop).uses("newspaper").play("use")
    assert table.legal() == {"decline"} | {f"turn-over {cuban}" for cuban in CUBANS}


@pytest.mark.clause("santiago.building.newspaper.any-cuban")
def test_the_port_cannot_be_shut() -> None:
    table = Position().uses("newspaper").play("use")
    with pytest.raises(MaleconError, match="error-unknown-move"):
        table.play("turn-over port")
    assert down(table) == set()


@pytest.mark.clause("santiago.building.newspaper.flip")
def test_the_cuban_turned_over_is_told() -> None:
    table = Position().uses("newspaper", 1).play("use", "turn-over conchita")
    (told,) = table.told("cuban-turned-down")
    assert told.words() == {"seat": "2", "cuban": "conchita"}
    assert told.clause == "santiago.building.newspaper.flip"


@pytest.mark.clause("santiago.building.newspaper.flip")
def test_a_cuban_turned_over_is_inactive_in_the_next_turn() -> None:
    table = Position().uses("newspaper").before("maria").play("use", "turn-over maria")
    table.play("drive 1")
    assert (table.points(1), table.asked, table.question) == (2, 0, "drive")


@pytest.mark.clause("santiago.building.newspaper.flip-optional")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_peso_may_be_taken_without_turning_a_tile(seat: int) -> None:
    table = Position().face_down("jose").uses("newspaper", seat).play("use", "decline")
    assert table.pesos(seat) == 4
    assert down(table) == {"jose"}
    assert table.told("cuban-turned-down") == []
    (told,) = table.told("nobody-turned-down")
    assert told.words() == {"seat": str(seat + 1)}
    assert told.clause == "santiago.building.newspaper.flip-optional"
    assert (table.asked, table.question) == (1 - seat, "drive")


@pytest.mark.clause("santiago.broker.use-optional")
def test_whoever_declines_the_newspaper_gets_no_peso_and_turns_no_tile() -> None:
    table = Position().uses("newspaper")
    before, open_before = belongings(table, 0), board(table)
    table.play("decline")
    assert (belongings(table, 0), board(table), down(table)) == (before, open_before, set())
    assert table.told("building-declined")[-1].words() == {"seat": "1", "building": "newspaper"}
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.newspaper.only-active")
@pytest.mark.parametrize("cuban", CUBANS)
def test_only_a_cuban_who_is_face_up_may_be_chosen(cuban: str) -> None:
    table = Position().face_down(cuban).uses("newspaper").play("use")
    assert table.legal() == {"decline"} | {f"turn-over {other}" for other in CUBANS if other != cuban}
    assert table.refusal(f"turn-over {cuban}") == "santiago.building.newspaper.only-active"


@pytest.mark.clause("santiago.building.newspaper.only-active")
@READINGS
@pytest.mark.parametrize("stop", ["pedro", "martinez"])
def test_the_newspaper_never_turns_a_cuban_up_again(stop: str, reading: str) -> None:
    table = Position(2, turned_under_car=reading).at(stop).uses("newspaper").play("use", "turn-over pedro")
    table.at(stop).uses("newspaper", 1).play("use")
    assert table.refusal("turn-over pedro") == "santiago.building.newspaper.only-active"
    table.play("turn-over maria")
    assert down(table) == {"pedro", "maria"}
    assert table.told("cuban-turned-up") == []


@pytest.mark.clause("santiago.building.newspaper.several-down")
@READINGS
def test_all_nine_cubans_may_come_to_be_face_down(reading: str) -> None:
    table = Position(3, turned_under_car=reading).at("pedro")
    for uses, cuban in enumerate(CUBANS):
        assert down(table) == set(CUBANS[:uses])
        table.uses("newspaper", uses % 3).play("use")
        assert table.legal() == {"decline"} | {f"turn-over {other}" for other in CUBANS[uses:]}
        table.play(f"turn-over {cuban}")
    assert down(table) == set(CUBANS)


@pytest.mark.clause("santiago.building.newspaper.peso", "santiago.building.newspaper.several-down")
def test_with_all_nine_face_down_there_is_still_the_peso() -> None:
    table = Position().face_down(*CUBANS).uses("newspaper")
    assert table.legal() == {"use", "decline"}
    table.play("use")
    assert (table.pesos(0), table.legal()) == (4, {"decline"})
    table.play("decline")
    assert (down(table), table.asked) == (set(CUBANS), 1)


@pytest.mark.clause("santiago.building.newspaper.flip")
def test_one_use_turns_one_cuban_only() -> None:
    table = Position(3).uses("newspaper", 2).play("use", "turn-over zorro")
    assert (table.asked, table.question, down(table)) == (0, "drive", {"zorro"})


@pytest.mark.clause("santiago.building.newspaper.peso", "santiago.building.newspaper.flip")
def test_the_tobacco_merchants_guest_reads_the_newspaper() -> None:
    table = Position().visit("pedro").play("use", "broker newspaper", "use", "turn-over alonso")
    assert (table.pesos(0), table.goods(0, "tobacco"), table.points(0)) == (4, 3, 2)
    assert (down(table), table.broker_of(0)) == ({"alonso"}, "newspaper")


@pytest.mark.clause("santiago.building.newspaper.several-down", "santiago.building.newspaper.only-active")
def test_the_lawyers_client_may_turn_two_cubans_over_in_one_turn() -> None:
    table = Position().owns(0, "newspaper").visit("alonso").play("use-own newspaper", "use", "turn-over maria")
    table.play("broker newspaper", "use")
    assert table.refusal("turn-over maria") == "santiago.building.newspaper.only-active"
    table.play("turn-over jose")
    assert (down(table), table.pesos(0)) == ({"maria", "jose"}, 5)

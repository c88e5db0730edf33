"""Ships: when one leaves, what the next one brings, and who sets its demand when."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.santiago.game import GAME
from tests.santiago.position import BUILDINGS, CUBANS, NAMES, Position

DICE = ("sugar", "citrus", "tobacco", "rum", "cigar")
CHOICES = {f"leave-out {good}" for good in DICE}


def demand(table: Position) -> list[int | None]:
    return [table.demand_of(good) for good in DICE]


def one_rum_wanted(players: int = 3, **options: str) -> Position:
    return Position(players, **options).demand(rum=1, sugar=0, citrus=0, tobacco=0)


def sent_off_at_the_port(seat: int, players: int = 3, **options: str) -> Position:
    """The seat drove to the port and delivered the last rum: Nature is asked to roll."""
    table = one_rum_wanted(players, **options).holds(seat, rum=1)
    return table.before("port").turn_of(seat).play("drive 1", "deliver rum 1")


def sent_off_on_the_way(stars: int, seat: int = 0, players: int = 3) -> Position:
    """From Alonso, the last Cuban, the seat drives through the port with the value on 4."""
    return Position(players).at("alonso").value_on(4).holds(seat, pesos=60).turn_of(seat).play(f"drive {stars}")


CAUSES = ("delivery", "passes", "drive", "harbour", "customs", "office", "lawyer")


def caused(cause: str, seat: int) -> Position:
    """Ship 1 has left in one of the ways there are, in the turn of this seat; the turn is played to its end."""
    if cause == "delivery":
        return sent_off_at_the_port(seat)
    if cause == "passes":
        return Position(3).value_on(4).before("port").turn_of(seat).play("drive 1", "pass", "pass", "pass")
    if cause == "drive":
        return sent_off_on_the_way(2, seat).play("use", "broker newspaper", "decline")
    if cause == "harbour":
        return Position(3).value_on(4).uses("harbour", seat).play("value-right")
    if cause == "customs":
        return one_rum_wanted().uses("customs", seat).play("clear rum")
    if cause == "office":
        return one_rum_wanted().holds(seat, rum=1).uses("office", seat).play("deliver-one rum")
    table = Position(3).value_on(4).owns(seat, "harbour").visit("alonso", seat)
    return table.play("use-own harbour", "value-right", "broker newspaper", "decline")


# -- departure ---------------------------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.ship.leaves-filled", "santiago.ship.next", "santiago.ship.value-reset")
@pytest.mark.parametrize("cause", ["delivery", "customs", "office"])
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("ship", [1, 3, 6])
def test_a_ship_leaves_when_every_die_shows_zero_and_the_next_one_enters(cause: str, value: int, ship: int) -> None:
    table = one_rum_wanted().holds(0, rum=1).value_on(value).ship_is(ship)
    if cause == "delivery":
        table.delivers().play("deliver rum 1")
    elif cause == "customs":
        table.uses("customs").play("clear rum")
    else:
        table.uses("office").play("deliver-one rum")
    assert (table.ship, table.value, table.over, table.question) == (ship + 1, 2, False, "roll")
    (left,) = table.told("ship-left")
    assert (left.words(), left.clause) == ({"ship": ship}, "santiago.ship.leaves-filled")
    (entered,) = table.told("ship-entered")
    assert (entered.words(), entered.clause) == ({"ship": ship + 1}, "santiago.ship.next")


@pytest.mark.clause("santiago.ship.leaves-filled")
@pytest.mark.parametrize("wanted", DICE)
def test_a_ship_with_one_good_still_wanted_stays(wanted: str) -> None:
    last = "rum" if wanted != "rum" else "sugar"
    dice = {**dict.fromkeys([good for good in DICE if good not in (wanted, last)][:2], 0), wanted: 1, last: 1}
    table = Position(3).demand(**dice).uses("customs").play(f"clear {last}")
    assert (table.ship, table.demand_of(wanted), table.told("ship-left")) == (1, 1, [])
    assert (table.question, table.asked) == ("drive", 1)


@pytest.mark.clause("santiago.ship.leaves-filled")
@pytest.mark.parametrize("players", [2, 4])
def test_a_good_beside_the_board_does_not_keep_the_ship_in_port(players: int) -> None:
    assert sent_off_at_the_port(1, players).ship == 2


@pytest.mark.clause("santiago.ship.leaves-value", "santiago.ship.chequered-never-kept", "santiago.ship.value-reset")
@pytest.mark.parametrize("cause", ["passes", "drive", "harbour", "lawyer"])
@pytest.mark.parametrize("ship", [1, 6])
def test_a_ship_leaves_when_the_value_reaches_the_chequered_flag(cause: str, ship: int) -> None:
    table = Position(3).value_on(4).ship_is(ship)
    if cause == "passes":
        table.delivers().play("pass", "pass", "pass")
    elif cause == "drive":
        table.at("alonso").turn_of(0).play("drive 2")
    elif cause == "harbour":
        table.uses("harbour").play("value-right")
    else:
        table.owns(0, "harbour").visit("alonso").play("use-own harbour", "value-right")
    assert (table.ship, table.value) == (ship + 1, 2)
    (left,) = table.told("ship-left")
    assert (left.words(), left.clause) == ({"ship": ship}, "santiago.ship.leaves-value")
    assert [event.words() for event in table.told("ship-entered")] == [{"ship": ship + 1}]
    assert [event.words()["value"] for event in table.told("value-moved")] == [2]


@pytest.mark.clause("santiago.ship.leaves-value", "santiago.ship.chequered-never-kept")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4)])
def test_below_the_chequered_flag_the_ship_stays(before: int, after: int) -> None:
    for table in (
        Position(2).value_on(before).delivers().play("pass", "pass"),
        Position(2).value_on(before).at("alonso").turn_of(0).play("drive 2"),
        Position(2).value_on(before).uses("harbour").play("value-right"),
    ):
        assert (table.ship, table.value, table.told("ship-left")) == (1, after, [])
        assert demand(table) == [2, 2, 2, 2, None]


@pytest.mark.clause("santiago.ship.value-reset")
def test_the_value_stays_on_two_until_the_new_demand_and_after_it() -> None:
    table = Position(2).value_on(4).uses("harbour").play("value-right")
    assert table.value == 2
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.value, table.ship, table.question) == (2, 2, "drive")


# -- who rolls, and when -----------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "santiago.ship.roller",
    "santiago.ship.roller.port",
    "santiago.ship.roller.value",
    "santiago.ship.roller.customs",
    "santiago.ship.roller.office",
    "santiago.ship.roller-always-active",
)
@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_active_player_who_made_the_ship_leave_sets_the_new_demand(cause: str, seat: int) -> None:
    table = caused(cause, seat)
    assert (table.question, table.asked, table.active, table.ship) == ("roll", NATURE, seat, 2)
    table.roll(1, 2, 2, 3, 1)
    assert {event.words()["seat"] for event in table.told("die-rolled")} == {str(seat + 1)}
    assert (table.question, table.asked, table.legal()) == ("left-out", seat, CHOICES)
    table.play("leave-out rum")
    assert [event.words()["seat"] for event in table.told("demand-set")] == [str(seat + 1)]
    assert (table.question, table.asked, table.active) == ("drive", (seat + 1) % 3, (seat + 1) % 3)


@pytest.mark.clause("santiago.ship.roller.port", "santiago.ship.roller-always-active")
@pytest.mark.parametrize(("seat", "filler"), [(a, b) for a in range(3) for b in range(3) if a != b])
def test_after_deliveries_who_drove_to_the_port_rolls_no_matter_who_filled_the_ship(seat: int, filler: int) -> None:
    table = one_rum_wanted().holds(filler, rum=1).before("port").turn_of(seat).play("drive 1")
    table.play(*["pass"] * ((filler - seat) % 3), "deliver rum 1")
    assert table.points(filler) == 4
    table.roll(1, 1, 1, 1, 1)
    assert {event.words()["seat"] for event in table.told("die-rolled")} == {str(seat + 1)}
    assert (table.question, table.asked) == ("left-out", seat)
    assert (table.play("leave-out cigar").question, table.asked) == ("drive", (seat + 1) % 3)


@pytest.mark.clause("santiago.ship.roll-time", "santiago.ship.demand-undetermined")
def test_the_roll_waits_for_the_end_of_the_turn() -> None:
    table = sent_off_on_the_way(2).owns(1, "harbour")
    asked = []
    for move in ("use", "broker harbour", "value-right"):
        asked.append(table.question)
        assert (table.asked, table.ship, demand(table)) == (0, 2, [None] * 5)
        table.play(move)
    assert asked == ["gain", "broker", "harbour"]
    assert (table.question, table.goods(0, "tobacco"), table.points(1)) == ("roll", 3, 3)
    names = [event.name for event in table.roll(1, 1, 1, 1, 1).events]
    assert names.index("visit-paid") < names.index("die-rolled")


@pytest.mark.clause("santiago.ship.roll-time")
def test_a_turn_in_which_no_ship_left_ends_without_a_roll() -> None:
    table = Position(2).visit("miguel").play("use", "broker bank", "use")
    assert (table.question, table.asked, demand(table)) == ("drive", 1, [2, 2, 2, 2, None])
    assert table.told("die-rolled") == []


@pytest.mark.clause("santiago.ship.roll-time")
def test_one_roll_serves_for_one_departure_only() -> None:
    table = sent_off_at_the_port(0).roll(1, 1, 1, 1, 1).play("leave-out rum")
    table.visit("miguel", 1).play("use", "broker bank", "use")
    assert (table.question, table.asked, len(table.told("die-rolled"))) == ("drive", 2, 5)


# -- the roll ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.ship.roll")
@pytest.mark.parametrize("beside", DICE)
def test_all_five_dice_are_rolled_and_four_go_aboard_unchanged(beside: str) -> None:
    faces = {"sugar": 3, "citrus": 4, "tobacco": 1, "rum": 2, "cigar": 0}
    table = sent_off_at_the_port(1)
    for good, face in faces.items():
        assert (table.question, table.asked) == ("roll", NATURE)
        assert table.legal() == {f"roll {good} {number}" for number in range(5 if good == "citrus" else 4)}
        table.play(f"roll {good} {face}")
    assert table.legal() == CHOICES
    assert demand(table) == [None] * 5
    table.play(f"leave-out {beside}")
    assert demand(table) == [None if good == beside else face for good, face in faces.items()]
    rolled = [event.words() for event in table.told("die-rolled")]
    assert rolled == [{"seat": "2", "good": good, "face": face} for good, face in faces.items()]
    (told,) = table.told("demand-set")
    assert (told.words()["seat"], told.words()["left_out"]) == ("2", beside)
    assert [told.words()[good] for good in DICE if good != beside] == [faces[good] for good in DICE if good != beside]


@pytest.mark.clause("santiago.ship.roll")
def test_the_good_beside_the_board_is_not_demanded() -> None:
    table = sent_off_at_the_port(1).roll(1, 1, 1, 1, 3).play("leave-out cigar").holds(2, cigar=1, rum=1).delivers(2)
    assert table.refusal("deliver cigar 1") == "santiago.port.off-ship-good"
    assert table.refusal("deliver rum 1") is None


@pytest.mark.clause("santiago.ship.dice-public-choice")
def test_everybody_sees_the_roll_and_nobody_may_roll_again() -> None:
    table = sent_off_at_the_port(1).roll(1, 4, 2, 3, 0)
    rolled = dict(zip(DICE, (1, 4, 2, 3, 0), strict=True))
    for seat in (0, 1, 2, None):
        assert table.match.view(seat)["rolled"] == rolled
    assert table.legal() == CHOICES
    for text in ("decline", "pass", "use", "roll sugar 3"):
        with pytest.raises(MaleconError, match="error-other-question"):
            table.play(text)
    table.play("leave-out rum")
    assert (table.question, table.told("rolled-again")) == ("drive", [])
    for seat in (0, 1, 2, None):
        aboard = table.match.view(seat)["demand"]
        assert [aboard[good] for good in ("sugar", "citrus", "tobacco", "cigar")] == [1, 4, 2, 0]


@pytest.mark.clause("santiago.ship.zero-dice-allowed")
@pytest.mark.parametrize("beside", ["sugar", "citrus", "rum", "cigar"])
def test_dice_showing_zero_may_be_chosen(beside: str) -> None:
    table = sent_off_at_the_port(0).roll(0, 0, 1, 2, 0).play(f"leave-out {beside}")
    faces = dict(zip(DICE, (0, 0, 1, 2, 0), strict=True))
    assert demand(table) == [None if good == beside else face for good, face in faces.items()]
    assert (table.ship, table.question, table.asked) == (2, "drive", 1)


@pytest.mark.clause("santiago.ship.zero-dice-allowed")
def test_a_good_aboard_on_zero_is_not_wanted() -> None:
    table = sent_off_at_the_port(0).roll(0, 0, 1, 2, 0).play("leave-out cigar").delivers(1).holds(1, wood=1)
    assert table.refusal("deliver sugar 1") == "santiago.port.not-above-demand"
    assert table.legal() == {"pass", "deliver tobacco 1", "deliver-wood tobacco 1", "deliver-wood rum 1"}


# -- an empty demand ---------------------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.ship.no-empty-demand")
@pytest.mark.parametrize("only", DICE)
def test_the_only_die_above_zero_may_not_be_left_out(only: str) -> None:
    faces = {**dict.fromkeys(DICE, 0), only: 1}
    table = sent_off_at_the_port(2).roll(**faces)
    assert table.legal() == CHOICES - {f"leave-out {only}"}
    assert table.refusal(f"leave-out {only}") == "santiago.ship.no-empty-demand"
    other = "rum" if only != "rum" else "sugar"
    table.play(f"leave-out {other}")
    assert (table.ship, table.demand_of(only), table.question, table.asked) == (2, 1, "drive", 0)


@pytest.mark.clause("santiago.ship.no-empty-demand")
@pytest.mark.parametrize(("one", "other"), [("sugar", "cigar"), ("citrus", "tobacco"), ("tobacco", "rum")])
def test_with_two_dice_above_zero_any_die_may_be_left_out(one: str, other: str) -> None:
    table = sent_off_at_the_port(2).roll(**{**dict.fromkeys(DICE, 0), one: 1, other: 1})
    assert table.legal() == CHOICES
    assert table.play(f"leave-out {one}").demand_of(other) == 1


@pytest.mark.clause("santiago.ship.no-empty-demand")
def test_five_zeros_are_rolled_again() -> None:
    table = sent_off_at_the_port(1)
    for times in (1, 2):
        table.roll(0, 0, 0, 0, 0)
        assert (table.question, table.asked, demand(table)) == ("roll", NATURE, [None] * 5)
        again = table.told("rolled-again")
        assert [event.words() for event in again] == [{"seat": "2"}] * times
        assert again[-1].clause == "santiago.ship.no-empty-demand"
    table.roll(0, 3, 0, 0, 0).play("leave-out cigar")
    assert (demand(table), table.ship) == ([0, 3, 0, 0, None], 2)
    assert (table.question, table.asked) == ("drive", 2)


@pytest.mark.clause("santiago.ship.no-empty-demand")
@pytest.mark.parametrize("beside", DICE)
def test_in_the_literal_reading_an_empty_ship_sails_and_the_same_player_rolls_again(beside: str) -> None:
    table = sent_off_at_the_port(1, empty_demand="sails").roll(0, 0, 0, 0, 0)
    assert (table.question, table.legal(), table.told("rolled-again")) == ("left-out", CHOICES, [])
    table.play(f"leave-out {beside}")
    assert (table.question, table.asked, table.ship, table.value) == ("roll", NATURE, 3, 2)
    assert demand(table) == [None] * 5
    assert [event.words()["ship"] for event in table.told("ship-left")] == [1, 2]
    table.roll(1, 1, 1, 1, 1)
    assert (table.question, table.asked) == ("left-out", 1)
    table.play("leave-out rum")
    assert (table.question, table.asked, table.ship) == ("drive", 2, 3)
    assert {event.words()["seat"] for event in table.told("die-rolled")} == {"2"}


@pytest.mark.clause("santiago.ship.no-empty-demand")
def test_in_the_literal_reading_the_only_die_above_zero_may_be_left_out() -> None:
    table = sent_off_at_the_port(1, empty_demand="sails").roll(0, 0, 3, 0, 0)
    assert table.legal() == CHOICES
    table.play("leave-out tobacco")
    assert (table.question, table.ship) == ("roll", 3)
    other = sent_off_at_the_port(1, empty_demand="sails").roll(0, 0, 3, 0, 0).play("leave-out rum")
    assert (other.question, other.ship, demand(other)) == ("drive", 2, [0, 0, 3, None, 0])


@pytest.mark.clause("santiago.ship.no-empty-demand")
def test_in_the_literal_reading_the_seventh_ship_may_sail_empty() -> None:
    table = Position(2, empty_demand="sails").ship_is(6).value_on(4).uses("harbour").play("value-right")
    table.roll(0, 0, 0, 0, 1)
    assert not table.over
    assert table.play("leave-out cigar").over


def first_roll(faces: tuple[int, ...], **options: str) -> Match:
    match = Match(Setting(GAME, NAMES[:3], options={"first-player": "first-seat", **options}))
    texts = [f"lay-building {building}" for flower in BUILDINGS.values() for building in flower]
    texts += [f"lay-cuban {cuban}" for cuban in CUBANS]
    texts += [f"roll {good} {face}" for good, face in zip(DICE, faces, strict=True)]
    for text in texts:
        match.play(NATURE, GAME.vocabulary.parse(text))
    return match


@pytest.mark.clause("santiago.ship.no-empty-demand")
def test_the_first_ship_may_not_be_empty_either() -> None:
    again = first_roll((0, 0, 0, 0, 0))
    assert (again.decision.name, again.nature_asked) == ("roll", True)
    chosen = first_roll((0, 0, 0, 0, 2))
    assert {str(move) for move in chosen.legal(2)} == CHOICES - {"leave-out cigar"}


@pytest.mark.clause("santiago.ship.no-empty-demand")
def test_in_the_literal_reading_the_first_ship_may_sail_empty() -> None:
    match = first_roll((0, 0, 0, 0, 2), **{"empty-demand": "sails"})
    assert {str(move) for move in match.legal(2)} == CHOICES
    match.play(2, GAME.vocabulary.parse("leave-out cigar"))
    assert (match.decision.name, match.nature_asked, match.view(None)["board"]["departed"]) == ("roll", True, 1)
    for good in DICE:
        match.play(NATURE, GAME.vocabulary.parse(f"roll {good} 1"))
    assert list(match.asked) == [2]
    match.play(2, GAME.vocabulary.parse("leave-out rum"))
    assert (match.decision.name, list(match.asked)) == ("drive", [0])


# -- while the demand is undetermined ----------------------------------------------------------------------------------
@pytest.mark.clause("santiago.ship.demand-undetermined", "santiago.ship.undetermined.no-departure")
@pytest.mark.parametrize("cause", CAUSES)
def test_until_the_roll_the_new_ship_is_in_port_at_value_two_without_dice(cause: str) -> None:
    table = caused(cause, 0)
    assert (table.ship, table.value, demand(table)) == (2, 2, [None] * 5)
    assert len(table.told("ship-left")) == 1
    table.roll(1, 1, 1, 1, 1)
    assert (table.ship, table.value, demand(table)) == (2, 2, [None] * 5)


@pytest.mark.clause("santiago.ship.demand-undetermined")
def test_unfilled_demand_of_the_old_ship_is_void() -> None:
    table = sent_off_on_the_way(2)
    assert (table.question, table.ship, table.value, demand(table)) == ("gain", 2, 2, [None] * 5)
    table.play("use", "broker newspaper", "decline").roll(0, 1, 0, 0, 0).play("leave-out sugar")
    assert demand(table) == [None, 1, 0, 0, 0]


@pytest.mark.clause("santiago.ship.undetermined.no-departure")
def test_a_ship_without_dice_does_not_leave_by_itself() -> None:
    table = sent_off_on_the_way(3).play("use", "broker church", "use")
    assert (table.question, table.ship) == ("roll", 2)
    assert [event.words()["ship"] for event in table.told("ship-left")] == [1]


@pytest.mark.clause("santiago.ship.undetermined.office-customs", "santiago.ship.undetermined.no-departure")
@pytest.mark.parametrize(("stars", "building", "move"), [(2, "customs", "clear"), (3, "office", "deliver-one")])
def test_without_dice_office_and_customs_have_no_effect_but_may_be_entered(
    stars: int, building: str, move: str
) -> None:
    table = sent_off_on_the_way(stars).play("use")
    assert f"broker {building}" in table.legal()
    table.play(f"broker {building}").holds(0, sugar=1, citrus=1, tobacco=1, rum=1, cigar=1)
    assert (table.question, table.broker_of(0), table.legal()) == (building, building, {"decline"})
    for good in DICE:
        assert table.refusal(f"{move} {good}") == "santiago.ship.undetermined.office-customs"
    table.play("decline")
    assert (table.question, table.ship, table.value) == ("roll", 2, 2)


@pytest.mark.clause("santiago.ship.undetermined.office-customs")
def test_office_and_customs_have_no_effect_after_the_lawyer_sent_the_ship_off() -> None:
    table = one_rum_wanted().owns(0, "office").holds(0, rum=2).visit("alonso").play("use-own office", "deliver-one rum")
    assert (table.question, table.ship, table.points(0)) == ("broker", 2, 4)
    table.play("broker customs")
    assert (table.question, table.legal()) == ("customs", {"decline"})


@pytest.mark.clause("santiago.ship.undetermined.harbour")
def test_without_dice_the_harbour_master_moves_the_value_of_the_new_ship() -> None:
    table = sent_off_on_the_way(2).play("use", "broker harbour")
    assert table.legal() == {"value-right", "decline"}
    table.play("value-right")
    assert (table.value, table.ship, table.question) == (3, 2, "roll")
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.value, table.ship, table.question, table.asked) == (3, 2, "drive", 1)


@pytest.mark.clause("santiago.ship.undetermined.port")
@pytest.mark.parametrize("seat", [0, 2])
def test_without_dice_everybody_passes_at_the_port_and_the_value_rises(seat: int) -> None:
    table = sent_off_on_the_way(11, seat)
    for other in range(3):
        table.holds(other, sugar=1, citrus=1, tobacco=1, rum=1, cigar=1, wood=2)
    for step in range(3):
        assert (table.question, table.asked, table.value) == ("delivery", (seat + step) % 3, 2)
        assert table.legal() == {"pass"}
        assert table.refusal("deliver sugar 1") == "santiago.port.off-ship-good"
        assert table.refusal("deliver-wood rum 1") == "santiago.port.off-ship-good"
        table.play("pass")
    assert (table.question, table.value, table.ship) == ("roll", 3, 2)
    table.roll(1, 1, 1, 1, 1)
    assert (table.question, table.asked) == ("left-out", seat)
    assert table.play("leave-out rum").value == 3


# -- several departures in a turn --------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.ship.several-departures", "santiago.ship.chequered-never-kept")
@pytest.mark.parametrize(("stars", "ship", "value"), [(2, 2, 2), (12, 2, 3), (22, 2, 4), (32, 3, 2), (42, 3, 3)])
def test_each_ship_sent_off_by_a_long_drive_counts_and_one_roll_serves(stars: int, ship: int, value: int) -> None:
    table = sent_off_on_the_way(stars)
    assert (table.ship, table.value, table.pesos(0)) == (ship, value, 60 - (stars - 1))
    assert [event.words()["ship"] for event in table.told("ship-left")] == list(range(1, ship))
    table.play("use", "broker newspaper", "decline").roll(1, 2, 1, 2, 1).play("leave-out rum")
    assert len(table.told("die-rolled")) == 5
    assert (table.question, table.asked, demand(table)) == ("drive", 1, [1, 2, 1, None, 1])
    assert (table.ship, table.value) == (ship, value)
    assert all(event.words()["value"] in (2, 3, 4) for event in table.told("value-moved"))


@pytest.mark.clause("santiago.ship.several-departures")
def test_a_ship_without_dice_may_be_sent_off_by_the_harbour_master() -> None:
    table = sent_off_on_the_way(22).play("use", "broker harbour")
    assert (table.ship, table.value, table.legal()) == (2, 4, {"value-left", "value-right", "decline"})
    table.play("value-right")
    assert (table.ship, table.value, table.question) == (3, 2, "roll")
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.question, table.asked, len(table.told("die-rolled"))) == ("drive", 1, 5)


@pytest.mark.clause("santiago.ship.several-departures", "santiago.ship.undetermined.port")
def test_a_ship_without_dice_may_be_sent_off_by_passes_at_the_port() -> None:
    table = sent_off_on_the_way(31)
    assert (table.question, table.ship, table.value, table.legal()) == ("delivery", 2, 4, {"pass"})
    table.play("pass", "pass", "pass")
    assert (table.question, table.ship, table.value) == ("roll", 3, 2)
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.question, table.asked, len(table.told("die-rolled"))) == ("drive", 1, 5)


@pytest.mark.clause("santiago.ship.value-reset")
def test_the_value_marker_is_told_to_move_only_when_it_moves() -> None:
    table = Position(2).demand(sugar=1).holds(0, sugar=1).value_on(2).uses("office").play("deliver-one sugar")
    assert table.told("value-moved") == []
    table = Position(2).demand(sugar=1).holds(0, sugar=1).value_on(3).uses("office").play("deliver-one sugar")
    assert [event.words() for event in table.told("value-moved")] == [{"value": 2}]


@pytest.mark.clause("santiago.ship.no-empty-demand", "santiago.ship.leaves-filled")
def test_by_the_literal_reading_a_ship_that_wants_nothing_leaves_as_filled() -> None:
    table = Position(2, empty_demand="sails").rolls(0).roll(0, 0, 0, 0, 3).play("leave-out cigar")
    assert [(event.clause, event.words()) for event in table.told("ship-left")] == [
        ("santiago.ship.leaves-filled", {"ship": 1})
    ]

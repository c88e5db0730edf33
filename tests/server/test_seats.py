"""Who may sit down where: one hand a person in a running game, and seats that are kept for somebody."""

import msgspec
import pytest

from malecon.server.errors import Conflict
from malecon.server.table import commands
from malecon.server.table.messages import update
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import OPEN, PLAYING, TableState
from malecon.server.wire import Kept
from malecon.text import texts

SEED = "5eed" * 16


def opened(*kinds: str, game: str = "havana") -> TableState:
    """A table of Ana's, as she has just opened it."""
    table = TableState("table", Plan(game, [SeatPlan(kind) for kind in kinds]), "ana", SEED)  # type: ignore[arg-type]
    commands.open_table(table, commands.people_of(table.plan, "ana", "Ana"), 0.0)
    return table


def begun(*players: str) -> TableState:
    """A running game of Ana and these."""
    table = opened("me", *["open"] * len(players))
    for place, player in enumerate(players, 1):
        commands.sit(table, place, player, player.title(), 1.0)
    assert table.state == PLAYING
    return table


def refusal(table: TableState, place: int, player: str, at: float = 9.0) -> str:
    """The key with which somebody is sent away from a seat; nothing is written."""
    before = table.number
    with pytest.raises(Conflict) as refused:
        commands.sit(table, place, player, player.title(), at)
    assert table.number == before
    return refused.value.key


def again(table: TableState) -> TableState:
    """The same table, read from its log by another process."""
    read = TableState(table.id, table.plan, table.host, table.seed)
    for told in table.log:
        read.apply(told.entry, told.at)
    return read


# -- one hand a person ----------------------------------------------------------------------------------------------


def test_an_opponent_does_not_sit_down_on_a_seat_that_was_left() -> None:
    table = begun("bruno", "carla")
    commands.leave(table, 1, 2.0)
    assert refusal(table, 1, "ana") == refusal(again(table), 1, "carla") == "error-second-seat"


def test_who_has_left_a_seat_has_seen_its_hand_and_takes_no_other() -> None:
    table = begun("bruno", "carla")
    commands.leave(table, 1, 2.0)
    commands.leave(table, 2, 3.0)
    assert refusal(table, 2, "bruno") == refusal(again(table), 1, "carla") == "error-second-seat"
    commands.sit(table, 1, "bruno", "Bruno", 4.0)
    assert (table.seats[1].player, table.seats[1].former) == ("bruno", "")


def test_who_has_given_up_takes_no_other_seat() -> None:
    table = begun("bruno", "carla")
    commands.resign(table, 2, 2.0)
    commands.leave(table, 1, 3.0)
    assert refusal(table, 1, "carla") == "error-second-seat"


def test_who_came_later_has_seen_a_hand_as_well() -> None:
    table = begun("bruno", "carla")
    commands.leave(table, 1, 2.0)
    commands.sit(table, 1, "delia", "Delia", 3.0)
    commands.leave(table, 1, 4.0)
    commands.leave(table, 2, 5.0)
    assert refusal(table, 2, "delia") == "error-second-seat"


def test_the_hosts_own_seats_of_the_beginning_can_be_taken_again() -> None:
    table = opened("me", "me", "open")
    commands.sit(table, 2, "bruno", "Bruno", 1.0)
    commands.leave(table, 1, 2.0)
    commands.sit(table, 1, "ana", "Beto", 3.0)
    commands.leave(table, 2, 4.0)
    assert refusal(table, 2, "ana") == "error-second-seat"


def test_a_host_who_holds_the_tokens_of_programs_takes_no_seat_of_a_player() -> None:
    table = opened("program", "open", "open")
    commands.sit(table, 1, "bruno", "Bruno", 1.0)
    commands.sit(table, 2, "carla", "Carla", 1.0)
    commands.leave(table, 1, 2.0)
    assert refusal(table, 1, "ana") == "error-second-seat"


def test_before_the_game_there_is_nothing_to_see_and_seats_can_be_changed() -> None:
    table = opened("me", "open", "open")
    commands.sit(table, 1, "bruno", "Bruno", 1.0)
    commands.leave(table, 1, 2.0)
    commands.sit(table, 2, "bruno", "Bruno", 3.0)
    assert table.state == OPEN


def test_the_others_are_told_who_took_over_whose_seat() -> None:
    table = begun("bruno", "carla")
    commands.leave(table, 1, 2.0)
    commands.sit(table, 1, "delia", "Delia", 3.0)
    told = update(again(table), 0, "ana", table.number - 1, None)
    assert (told.log[0].kind, told.log[0].name, told.log[0].former) == ("sat", "Delia", "Bruno")
    assert told.table.seats[1].former == "Bruno"


def test_who_takes_over_a_seat_is_not_mistaken_for_the_one_who_left() -> None:
    table = begun("bruno", "carla")
    commands.leave(table, 1, 2.0)
    commands.sit(table, 1, "delia", "Bruno", 3.0)
    assert (table.seats[1].name, table.seats[1].former) == ("Bruno 2", "Bruno")


# -- seats that are kept --------------------------------------------------------------------------------------------


def kept_for_bruno() -> TableState:
    """A rematch that Ana has asked for at the moment 0: Bruno's seat waits for him."""
    table = TableState("table", Plan("havana", [SeatPlan(), SeatPlan()]), "ana", SEED)
    commands.open_table(table, {1: ("ana", "Ana")}, 0.0, {0: ("bruno", "Bruno")})
    return table


def test_the_seat_of_a_rematch_is_kept_for_the_former_player() -> None:
    table = kept_for_bruno()
    assert refusal(table, 0, "carla", 1.0) == "error-seat-kept"
    assert refusal(again(table), 0, "carla", commands.KEPT - 1.0) == "error-seat-kept"
    commands.sit(table, 0, "bruno", "Bruno", 2.0)
    assert table.state == PLAYING


def test_a_seat_is_not_kept_for_ever() -> None:
    table = kept_for_bruno()
    commands.sit(table, 0, "carla", "Carla", commands.KEPT)
    assert table.state == PLAYING


@pytest.mark.parametrize(
    ("language", "after", "sentence"),
    [
        ("en", 1.0, "This seat is kept for Bruno for another 5 minutes. After that anyone may take this seat."),
        ("en", 250.0, "This seat is kept for Bruno for another minute. After that anyone may take this seat."),
        ("fr", 200.0, "Cette place est gardée pour Bruno pendant 2 minutes encore."),
    ],
)
def test_who_wants_a_kept_seat_is_told_for_whom_it_is_kept_and_for_how_long(
    language: str, after: float, sentence: str
) -> None:
    with pytest.raises(Conflict) as refused:
        commands.sit(kept_for_bruno(), 0, "carla", "Carla", after)
    assert texts(language).error(refused.value).startswith(sentence)


def test_everybody_sees_for_whom_a_seat_is_kept_and_nobody_learns_who_that_is() -> None:
    table = again(kept_for_bruno())
    for player, mine in (("ana", False), ("bruno", True), ("", False)):
        told = update(table, None, player, 0, None)
        assert told.table.seats[0].kept == Kept("Bruno", commands.KEPT, mine)
        assert (told.log[0].kind, told.log[0].name, told.log[0].until) == ("kept", "Bruno", commands.KEPT)
        assert b'"bruno"' not in msgspec.json.encode(told)


def test_a_seat_that_was_taken_and_left_is_kept_for_nobody() -> None:
    table = kept_for_bruno()
    commands.leave(table, 1, 1.0)
    commands.sit(table, 0, "bruno", "Bruno", 1.0)
    commands.leave(table, 0, 2.0)
    commands.sit(table, 0, "carla", "Carla", 3.0)
    assert table.seats[0].kept is None


def test_the_host_need_not_wait_and_puts_a_bot_on_a_kept_seat() -> None:
    table = kept_for_bruno()
    commands.seat_bot(table, 0, "random", 1.0)
    assert (table.state, table.seats[0].kept) == (PLAYING, None)

"""Who may sit down where: one hand a person in a running game, and seats that are kept for somebody."""

import pytest

from malecon.server.errors import Conflict
from malecon.server.table import commands
from malecon.server.table.messages import update
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import OPEN, PLAYING, TableState

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

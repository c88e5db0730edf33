"""What is out of reach: a line for each thing that somebody has too little of something for, and nothing is played."""

import re
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from malecon.engine.chance import Chance
from malecon.engine.game import Game
from malecon.games import games
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.shortages import shortages
from malecon.server.table.state import PLAYING, TableState
from malecon.server.table.why import why
from tests.server.hidden import differ, indistinguishable
from tests.server.refusals import Begun, in_both_languages
from tests.server.running import Player, Somebody
from tests.server.worlds import BEGINNING, new_table

ENCODER = msgspec.json.Encoder()
MOST_LINES = 40  # more than anybody reads, and than any question has
each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def test_the_first_drive_that_cannot_be_paid_is_told_in_both_languages(begun: Begun) -> None:
    begun.mover.move(begun.table, begun.question, begun.question["moves"][0]["move"])
    before = begun.number
    asked = begun.players[begun.mover.look(begun.table)["table"]["asked"][0]]
    question = asked.look(begun.table)["question"]
    english, french = (asked.get(f"/api/tables/{begun.table}/shortages", lang=language) for language in ("en", "fr"))
    (line,) = english["moves"]
    assert english["answers"] == question["number"]
    assert line["move"] == f"drive {len(question['moves']) + 1}"
    assert re.fullmatch(r"That takes (\d) pesos?, you have (none|\d)\.", line["short"])
    assert french["moves"][0]["short"].startswith("Il vous manque ")
    assert begun.number == before


def test_who_is_not_asked_has_no_seat_or_is_nobody_is_told_nothing(
    begun: Begun, somebody: Somebody, stranger: httpx.Client
) -> None:
    path = f"/api/tables/{begun.table}/shortages"
    in_both_languages(begun.other.http, "GET", path, 409, "error-not-asked")
    in_both_languages(begun.mover.http, "GET", f"{path}?seat={1 - begun.place}", 403, "error-not-your-seat")
    in_both_languages(somebody("Clara").http, "GET", path, 403, "error-not-your-seat")
    in_both_languages(stranger, "GET", path, 401, "error-no-identity")


def test_nothing_is_out_of_reach_before_the_beginning(ana: Player) -> None:
    waiting = ana.open_table("santiago", [{"kind": "me"}, {"kind": "open"}])
    in_both_languages(ana.http, "GET", f"/api/tables/{waiting}/shortages", 409, "error-table-waiting")


def asked_in(game: Game, seed: int) -> Iterator[tuple[TableState, int]]:
    """A random game: the table each time that somebody is asked."""
    chance = Chance(seed)
    table = new_table(Plan(game.name, [SeatPlan()] * 3), f"seed {seed}")
    for number in range(300):
        if table.state != PLAYING:
            return
        seat = table.asked[chance.below(len(table.asked))]
        yield table, seat
        legal = table.match.legal(seat)
        move = str(legal[chance.below(len(legal))])
        commands.move(table, seat, move, table.questions[seat], "", BEGINNING + number)


@each_game
def test_every_line_is_a_refused_move_with_what_it_lacks_and_names_something_of_its_own(game: Game) -> None:
    lines = 0
    for table, seat in asked_in(game, 5):
        found = shortages(table, seat, "en").moves
        assert len(found) <= MOST_LINES
        assert len({(line.text, line.short) for line in found}) == len(found)
        for line in found:
            answer = why(table, seat, [line.move], "en")
            assert not answer.legal
            assert answer.message.startswith(line.short)
        lines += len(found)
    assert lines > 50


@each_game
def test_what_is_told_does_not_depend_on_what_the_seat_cannot_know(game: Game) -> None:
    compared = 0
    for seat, table, other in indistinguishable(game, 12):
        assert ENCODER.encode(shortages(table, seat, "en")) == ENCODER.encode(shortages(other, seat, "en"))
        compared += differ(table, other)
    assert compared > 60

"""`malecon show`: a position, or the table of a record, drawn as whoever looks sees it, and in one line."""

import sys
from pathlib import Path

from malecon.cli.records import checked_place, open_record
from malecon.cli.speech import SPEECH
from malecon.cli.terminal.command import console_of
from malecon.cli.terminal.display import Display
from malecon.cli.terminal.screen import Screen
from malecon.drawing.layout import QUIET
from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.engine.position import FIRST, parse_position, position_of, print_position
from malecon.engine.record import RecordedMove, move_line, replay
from malecon.engine.soundness import told_if_unsound
from malecon.games import find_game
from malecon.text import texts


def show(what: str, to: int | None, seat: int | None, components: Path | None) -> None:
    """For a bug report, a record has its last move and the line of its position below the drawing."""
    if what.lstrip().startswith(FIRST.partition(":")[0] + ":"):
        position = parse_position(what, find_game, components)
        draw(position.match(), position.seat if seat is None else seat - 1)
        return
    record, setting = open_record(Path(what), components)
    match = replay(record, setting, checked_place(record, to))
    screen = draw(match, None if seat is None else seat - 1)
    if match.played:
        screen.say(screen.texts.say("show-move"), QUIET)
        screen.say_unbroken(last_line(match))
    screen.say(screen.texts.say("show-position"), QUIET)
    screen.say_unbroken(print_position(position_of(match)))


def draw(match: Match, seat: int | None) -> Screen:
    """To a seat, or else to whoever is asked; where nobody is, to everybody."""
    if seat is not None and seat >= len(match.setting.seats):
        raise MaleconError("error-no-seat", seat=seat + 1, seats=len(match.setting.seats))
    if seat is None and match.asked:
        seat = match.asked[0]
    screen = Screen(console_of(sys.stdout), texts(SPEECH.language, match.setting.edition.id))
    display = Display(match, screen, seat)
    with told_if_unsound(match):
        if seat is not None and seat in match.asked:
            display.table_and_moves(seat)
        else:
            screen.show(display.table(seat))
    return screen


def last_line(match: Match) -> str:
    last = match.played[-1]
    return move_line(last.number, RecordedMove(0, last.seat, str(last.move), last.gloss))

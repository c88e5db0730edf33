"""Whether a table that somebody wrote down can be played on.

Nothing is missing, everybody sees something, and whoever is asked has an answer.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.errors import MaleconError
from malecon.engine.events import SILENT
from malecon.engine.match import Match
from malecon.engine.table import NATURE

# What rules, views and judgements stumble over that were written for tables on which all is as it should be.
STUMBLES = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)


@contextmanager
def told_if_unsound(match: Match) -> Iterator[None]:
    """Whoever stumbles over a table that was written down is told so; over any other, it is our own mistake."""
    try:
        yield
    except STUMBLES as trouble:
        if match.beginning is None:
            raise
        raise MaleconError("error-position-unsound", reason=type(trouble).__name__) from trouble


def confirm_sound(match: Match) -> None:
    """Of a match that goes on from such a table."""
    with told_if_unsound(match):
        confirm_pieces(match)
        if match.beginning is not None and match.beginning.known is not None and match.known() != match.beginning.known:
            raise MaleconError("error-position-known")
        confirm_sights(match)
        confirm_answers(match)


def confirm_pieces(match: Match) -> None:
    """No piece more and none less than there are in a game that begins (`Game.inventory`)."""
    there = match.game.inventory(match.table)
    for piece, count in match.game.inventory(Match(match.setting).table).items():
        if there[piece] != count:
            raise MaleconError("error-position-pieces", piece=piece, found=there[piece], expected=count)


def confirm_sights(match: Match) -> None:
    """Every seat sees something that can be imagined again, beside what is remembered."""
    match.view(None)
    for seat in range(len(match.setting.seats)):
        view = match.view(seat)
        imagined = match.setting.imagine(view, Chance("sound", seat), match.known())
        if match.game.view(imagined, seat) != view:
            raise MaleconError("error-position-unsound", reason="view")
    match.scores()
    match.places()


def confirm_answers(match: Match) -> None:
    """Every move of everybody who is asked can be played."""
    if match.over:
        return
    if match.decision.automatic:
        raise MaleconError("error-position-automatic", question=match.decision.name)
    moves, trial = MoveList(), match.setting.empty_table()
    for seat in match.asked or (NATURE,):
        match.game.rules.legal(match.table, seat, moves)
        listed = moves.listed()
        if not listed:
            raise MaleconError("error-position-no-answer", question=match.decision.name)
        for move in listed:
            trial.copy_from(match.table)
            match.game.rules.play(trial, seat, move, SILENT)

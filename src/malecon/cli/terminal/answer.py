"""What a person types: one of the commands, or else a move."""

from dataclasses import dataclass

from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.engine.moves import Move

HELP = "?"
UNDO = "u"
WHY = "w"
RULES = "r"
LOG = "l"
TABLE = "t"
SAVE = "s"
QUIT = "q"
COMMANDS = (HELP, UNDO, WHY, RULES, LOG, TABLE, SAVE, QUIT)
WITH_TEXT = (WHY, RULES)
MOVE = ""


@dataclass(frozen=True)
class Answer:
    """A command with the rest of its line, or `MOVE` with the whole line."""

    command: str
    text: str


def read_answer(line: str) -> Answer:
    first, _, rest = line.strip().partition(" ")
    if first.lower() in WITH_TEXT:
        return Answer(first.lower(), rest.strip())
    if line.strip().lower() in COMMANDS:
        return Answer(line.strip().lower(), "")
    return Answer(MOVE, line.strip())


def read_move(match: Match, seat: int, text: str) -> Move:
    """The move that a number of the list or a text means; it need not be legal."""
    legal = match.legal(seat)
    if text.isascii() and text.isdigit():
        if not 1 <= int(text[:9]) <= len(legal):
            raise MaleconError("play-unknown", text=text)
        return legal[int(text) - 1]
    if not any(text.lower().split()[:1] == [verb] for verb in match.game.vocabulary.kinds):
        raise MaleconError("play-unknown", text=text)
    return match.game.vocabulary.parse(text)

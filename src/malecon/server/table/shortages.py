"""What is out of reach of a seat that has to choose: moves that it has too little of something for."""

from dataclasses import dataclass

from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.outcome import Naming
from malecon.engine.shortage import Shortage
from malecon.server import wire
from malecon.server.table.messages import speech_of
from malecon.server.table.state import TableState
from malecon.server.table.why import must_be_asked
from malecon.text import Texts, is_number
from malecon.text.outcomes import group_name, label_of


@dataclass(frozen=True)
class OutOfReach:
    """A move, or several that lack the same for the same thing: the first of them."""

    move: Move
    naming: Naming
    short: tuple[Shortage, ...]
    several: bool


def shortages(table: TableState, seat: int, language: str) -> wire.Shortages:
    """Told from what the seat knows, as the rule behind a refused move is."""
    must_be_asked(table, seat)
    match, speech = table.match, speech_of(table, language)
    assert speech is not None
    found = [
        wire.Lacking(str(each.move), name_of(speech, match, each), speech.short_of(each.short))
        for each in out_of_reach(match, seat)
    ]
    return wire.Shortages(table.questions[seat], found)


def out_of_reach(match: Match, seat: int) -> list[OutOfReach]:
    """A line for each thing, not one for each move: who cannot pay a building cannot pay it on any field."""
    found: dict[object, OutOfReach] = {}
    amounts: set[tuple[str, ...]] = set()
    for move in refused(match, seat):
        without_number = words_without_numbers(move)
        if without_number in amounts:  # of several amounts the first that is too much says it all
            continue
        short = tuple(match.game.shortages(match.table, seat, move))
        if not short:  # another rule forbids it
            continue
        if len(without_number) <= len(move.fields):
            amounts.add(without_number)
        naming = match.game.naming(match.table, seat, move)
        key = (naming.group, short) if naming.group_things else move
        first = found.get(key)
        found[key] = OutOfReach(first.move if first else move, naming, short, first is not None)
    return list(found.values())


def refused(match: Match, seat: int) -> list[Move]:
    """The moves that answer the question in some position, but not in this one."""
    legal = set(match.legal(seat))
    match.game.rules.candidates(match.table, seat, match.moves)
    candidates = [match.game.vocabulary[move] for move in match.moves.listed()]
    return [move for move in candidates if move not in legal]


def words_without_numbers(move: Move) -> tuple[str, ...]:
    return move.name, *(word for name, word in move.words.items() if not is_number(move.kind.fields[name]))


def name_of(speech: Texts, match: Match, found: OutOfReach) -> str:
    """The thing, where it stands for several moves; else the move, by what it is about."""
    if found.several:
        return group_name(speech, match.game, found.naming, match.setting.seats)
    return label_of(speech, match, found.move, found.naming)

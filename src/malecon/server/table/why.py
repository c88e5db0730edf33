"""Why a seat may not play a move now: the clause that forbids it, told without playing anything."""

from collections.abc import Sequence
from functools import lru_cache

from malecon.engine.errors import MaleconError, NotAsked
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.words import SEAT
from malecon.server import wire
from malecon.server.errors import NotFound
from malecon.server.table import commands
from malecon.server.table.messages import speech_of
from malecon.server.table.state import TableState

STAR = "*"
JOINT = "+"  # between two words that are chosen together
KNOWN = 8_192  # moves kept as words: those of all games, and more


def why(table: TableState, seat: int, wanted: Sequence[str], language: str) -> wire.Why:
    """The answer depends on the question that the seat is asked and on what it knows, as its list of moves does.

    Of several moves the first that answers the present question is meant; a star stands for any word.
    """
    must_be_asked(table, seat)
    match = table.match
    game, names, decision = match.game, match.setting.seats, match.decision.name
    speech = speech_of(table, language)
    assert speech is not None
    move = meant(match, seat, wanted)
    must_name_seats_of(match.setting, move)
    label = speech.move(game, move, decision, names)
    try:
        clause = match.refusal(seat, move)
    except MaleconError as trouble:  # it answers another question
        other = MaleconError(trouble.key, **{**trouble.values, "move": label})
        return wire.Why(str(move), False, trouble.key, speech.error(other))
    if clause is None:
        return wire.Why(str(move), True, "why-legal", speech.say("why-legal", label=label))
    rule = speech.clause(game, clause)
    shortages = game.shortages(match.table, seat, move)
    if shortages:
        message = speech.say("why-lacking", short=speech.short_of(shortages), rule=rule)
    else:
        message = speech.say("why-forbidden", rule=rule)
    return wire.Why(str(move), False, "error-illegal-move", message, clause, rule)


def meant(match: Match, seat: int, wanted: Sequence[str]) -> Move:
    """The first of the moves that is a candidate of the present question; failing that, the first of them at all."""
    vocabulary = match.game.vocabulary
    match.game.rules.candidates(match.table, seat, match.moves)
    candidates = [vocabulary[move] for move in match.moves.listed()]
    fitting: list[Move] = []
    for text in wanted:
        if STAR not in text:
            fitting.append(vocabulary.parse(text))
        elif (found := first_like(text, candidates)) is not None:
            fitting.append(found)
    asked = next((move for move in fitting if move in candidates), None)
    if asked is not None:
        return asked
    return fitting[0] if fitting else any_move_like(match, wanted[0])


def any_move_like(match: Match, text: str) -> Move:
    """A move of the game that fits a pattern, of whatever question."""
    vocabulary = match.game.vocabulary
    return first_like(text, vocabulary.moves) or vocabulary.parse(text)  # which says what is wrong with it


def first_like(pattern: str, moves: Sequence[Move]) -> Move | None:
    """The first move that fits a pattern word by word: however many stars there are, each word is looked at once.

    A star is a whole word. Beside other letters it is none, and fits nothing.
    """
    wanted = split(pattern.lower())
    return next((move for move in moves if fits(wanted, words_of(move))), None)


def fits(wanted: Sequence[str], words: Sequence[str]) -> bool:
    return len(wanted) == len(words) and all(
        word == known or (word == STAR and known != JOINT) for word, known in zip(wanted, words, strict=True)
    )


@lru_cache(KNOWN)
def words_of(move: Move) -> tuple[str, ...]:
    """A move, of which there is one object for each, as its words."""
    return split(str(move))


def split(text: str) -> tuple[str, ...]:
    return tuple(text.replace(JOINT, f" {JOINT} ").split())


def must_name_seats_of(setting: Setting, move: Move) -> None:
    """The game knows moves about more seats than every table has."""
    for name, value in move.fields.items():
        if move.kind.fields[name] is SEAT and value >= len(setting.seats):
            raise NotFound("error-no-seat", seat=value + 1, seats=len(setting.seats))


def must_be_asked(table: TableState, seat: int) -> None:
    """Only who has to choose now, and in person, can be told about moves."""
    commands.must_play(table, seat)
    if seat not in table.questions:
        raise NotAsked(seat, table.match.asked_words())

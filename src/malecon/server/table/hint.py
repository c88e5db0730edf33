"""What a bot would do in a player's place, with its reason in a sentence."""

from collections.abc import Sequence

from malecon.bots import BEST
from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.table.messages import speech_of
from malecon.server.table.state import TableState
from malecon.server.table.why import must_be_asked

Ranking = Sequence[tuple[str, float]]  # moves with their worth in points, the best one first

EQUAL = 0.05  # points; less than this between two moves is no reason
FAR = 10.0  # points; more than this decides the game, and no number says more


def must_allow_hints(table: TableState, seat: int) -> None:
    if not table.plan.hints:
        raise MaleconError("error-no-hints")
    must_be_asked(table, seat)


def hint(table: TableState, ranking: Ranking, language: str) -> wire.Hint:
    best, _ = ranking[0]
    return wire.Hint(best, label(table, best, language), reason(table, ranking, language), BEST)


def reason(table: TableState, ranking: Ranking, language: str) -> str:
    """By how much the bot prefers its choice, and to what."""
    speech = speech_of(table, language)
    assert speech is not None
    if len(ranking) == 1:
        return speech.say("hint-only")
    (_, worth), (second, next_worth) = ranking[:2]
    other, points = label(table, second, language), worth - next_worth
    if points < EQUAL:
        return speech.say("hint-equal", other=other)
    if points > FAR:
        return speech.say("hint-far-better", other=other)
    return speech.say("hint-better", other=other, points=max(0.1, round(points, 1)))


def label(table: TableState, text: str, language: str) -> str:
    match, speech = table.match, speech_of(table, language)
    assert speech is not None
    return speech.move(match.game, match.game.vocabulary.parse(text), match.decision.name, match.setting.seats)

"""What the strongest bot would do in a player's place: the moves that it thinks best, and why, in sentences."""

from malecon.bots.explain import Advice, Judged
from malecon.bots.spoken import because, compared, percent
from malecon.server import wire
from malecon.server.errors import Forbidden
from malecon.server.table.messages import speech_of
from malecon.server.table.state import TableState
from malecon.server.table.why import must_be_asked
from malecon.text.outcomes import spoken_moves

SHOWN = 5  # moves


def must_allow_hints(table: TableState, seat: int) -> None:
    if not table.plan.hints:
        raise Forbidden("error-no-hints")
    must_be_asked(table, seat)
    if not table.match.game.has_judge:
        raise Forbidden("error-no-adviser")


def hint(table: TableState, seat: int, advice: Advice, language: str) -> wire.Hint:
    speech = speech_of(table, language)
    assert speech is not None
    match = table.match
    judged_moves = [match.game.vocabulary.parse(judged.move) for judged in advice.moves]
    labels = [told.text for told in spoken_moves(speech, match, seat, judged_moves)]
    moves = [considered(judged, text) for judged, text in zip(advice.moves, labels, strict=True) if any(judged.wins)]
    return wire.Hint(
        advice.moves[0].move,
        labels[0],
        compared(speech, advice, seat, labels),
        because(speech, table.plan.game, advice, seat),
        moves[:SHOWN],
    )


def considered(judged: Judged, text: str) -> wire.Considered:
    points = [round(points, 1) for points in judged.points]
    return wire.Considered(judged.move, text, judged.tries, [percent(wins) for wins in judged.wins], points)

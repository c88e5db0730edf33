"""A match in words and drawings, in the language that is spoken: what needs the texts and the drawing."""

import io
import shutil
from collections.abc import Sequence

from rich.console import Console

from malecon.bots.explain import Advice
from malecon.bots.spoken import because, compared
from malecon.drawing.sheet import draw
from malecon.engine.events import Event
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.sheet import Scene
from malecon.engine.soundness import told_if_unsound
from malecon.games import find_sheet
from malecon.text import Texts, voice_of
from malecon.text.outcomes import spoken_moves
from malecon.text.spoken import speech


def texts_of(match: Match, language: str) -> Texts:
    """With the names that the edition has for its things."""
    return speech(language, match.setting.edition.id)


def told(match: Match, events: Sequence[Event], seat: int | None, language: str) -> list[str]:
    texts, names = texts_of(match, language), match.setting.seats
    return [texts.event(match.game, event, names, voice_of(event, seat)) for event in events]


def question(match: Match, language: str) -> str:
    if match.over:
        return ""
    return texts_of(match, language).ask(
        match.game, match.decision.name, match.game.topic(match.table), match.setting.seats
    )


def brings(match: Match, seat: int, move: Move, language: str) -> str:
    match.confirm_legal(seat, move)
    return spoken_moves(texts_of(match, language), match, seat, [move])[0].text


def reasons(match: Match, seat: int, advice: Advice, language: str) -> list[str]:
    """How much better the best move is than the second, and what it is about."""
    texts = texts_of(match, language)
    moves = [match.game.vocabulary.parse(judged.move) for judged in advice.moves[:2]]
    labels = [spoken.text for spoken in spoken_moves(texts, match, seat, moves)]
    found = (compared(texts, advice, seat, labels), because(texts, match.game.name, advice, seat))
    return [sentence for sentence in found if sentence]


def drawn(match: Match, seat: int | None, width: int | None, language: str) -> str:
    """The areas of the sheet, and below them the question to the seat."""
    texts, page = texts_of(match, language), io.StringIO()
    columns = shutil.get_terminal_size().columns if width is None else width
    console = Console(file=page, width=columns, color_system=None, force_terminal=False, legacy_windows=False)
    with told_if_unsound(match):
        scene = Scene(match.view(seat), match.setting, texts)
        console.print(draw(find_sheet(match.game).areas(scene), columns))
    if seat in match.asked:
        names = match.setting.seats
        console.print(texts.say("hint-title", who=names[seat], question=question(match, language)), markup=False)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())

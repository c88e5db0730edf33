"""A table in words, as it is sent to one viewer."""

import msgspec

from malecon.drawing import words
from malecon.engine.game import Setting
from malecon.engine.views import View
from malecon.server import wire
from malecon.server.errors import Conflict
from malecon.server.table.messages import speech_of, view_of
from malecon.server.table.state import TableState
from malecon.text import Texts


def sheet_for(table: TableState, viewer: int | None, language: str) -> wire.Sheet:
    """How the table stands, for the eyes of one viewer."""
    if table.game_match is None:
        raise Conflict("error-table-waiting")
    speech = speech_of(table, language)
    assert speech is not None
    return in_words(table.match.setting, view_of(table, viewer), speech)


def in_words(setting: Setting, view: View, speech: Texts) -> wire.Sheet:
    return msgspec.convert(words.in_words(setting, view, speech), wire.Sheet, from_attributes=True)

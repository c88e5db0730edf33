"""`malecon mcp`: a seat for an assistant, over standard input and output."""

import secrets

from malecon.assistant.stdio import serve as serve_assistant
from malecon.assistant.tables import Tables
from malecon.cli.speech import SPEECH


def serve(seed: int | None) -> None:
    serve_assistant(Tables(SPEECH.language, secrets.randbits(48) if seed is None else seed))

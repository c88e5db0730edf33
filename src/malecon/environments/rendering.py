"""A table in characters, as the terminal draws it: what `render()` returns."""

from io import StringIO
from typing import Final

from rich.console import Console

from malecon.drawing.sheet import draw
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.sheet import Scene
from malecon.engine.views import View
from malecon.games import find_sheet
from malecon.text import texts

ANSI: Final = "ansi"  # what the libraries call a picture made of characters
MODES: Final = (ANSI,)
WIDTH: Final = 120


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise MaleconError("error-environment-render", mode=mode, known=", ".join(MODES))


def rendered(setting: Setting, view: View) -> str:
    """All that lies there, as who has this view sees it."""
    scene = Scene(view, setting, texts("en", setting.edition.id))
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    with console.capture() as caught:
        console.print(draw(find_sheet(setting.game).areas(scene), WIDTH))
    return caught.get()

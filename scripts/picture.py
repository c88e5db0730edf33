"""Draws the pictures of the README: the terminal in the middle of recorded games. `make docs` keeps them current."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from malecon.cli.terminal.display import Display
from malecon.cli.terminal.screen import Screen
from malecon.engine.game import Setting
from malecon.engine.record import read_record, replay, setting_of
from malecon.games import find_game
from malecon.text import texts

ROOT = Path(__file__).resolve().parents[1]
RECORDS = ROOT / "tests" / "records"
NAMES = ("Alicia", "Bruno", "Clara", "Diego")
WIDTH = 104

# Sun-faded plaster, sea and evening light.
PLASTER, NIGHT, WHITE, GREY = (236, 226, 206), (24, 33, 46), (250, 244, 232), (92, 104, 120)
DIM = [(214, 92, 74), (122, 160, 106), (232, 178, 86), (86, 146, 186), (188, 122, 150), (96, 176, 172)]
BRIGHT = [(236, 128, 104), (156, 192, 136), (246, 204, 122), (124, 184, 222), (216, 158, 184), (136, 208, 204)]
EVENING = TerminalTheme(NIGHT, PLASTER, [NIGHT, *DIM, PLASTER], [GREY, *BRIGHT, WHITE])

# A plain frame: no font is fetched from anywhere.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="Malecón">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#18212e"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""


def draw(record_name: str, question: str, picture: str) -> None:
    """The table as the first seat sees it when it answers this question about half way through the game."""
    record = read_record(RECORDS / record_name)
    recorded = setting_of(record, find_game)
    setting = Setting(recorded.game, NAMES[: len(recorded.seats)], recorded.edition.id, recorded.options)
    match = replay(record, setting)
    asked = [played.number - 1 for played in match.played if played.decision == question and played.seat == 0]
    match = replay(record, setting, asked[len(asked) // 2])
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO())
    display = Display(match, Screen(console, texts("en")))
    display.seen[0] = len(match.played) - 9
    display.news_and_question(0)
    svg = console.export_svg(theme=EVENING, code_format=FRAME, unique_id="malecon")
    (ROOT / "docs" / picture).write_text(svg, "utf-8")


def main() -> None:
    draw("santiago-3p-12-00001.malecon", "drive", "terminal.svg")


if __name__ == "__main__":
    main()

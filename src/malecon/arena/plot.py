"""The ratings as a picture: a dot for each bot and a line for its 95 % interval, in plain SVG."""

from collections.abc import Mapping
from html import escape
from math import ceil, floor

from malecon.arena.ratings import Rating
from malecon.text import Texts

LEFT, RIGHT, TOP, ROW, BOTTOM = 24, 24, 56, 44, 48  # margins and the height of a row, in pixels
WIDTH = 720
STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)  # between the lines of the scale
MOST_LINES = 8

# Whoever prefers a dark page gets one: each pair of colours contrasts by more than 7 to 1.
STYLE = """\
  <style>
    svg { font-family: system-ui, sans-serif; font-size: 14px }
    .page { fill: #ffffff } .ink { fill: #1b1b1b } .soft { fill: #4a4a4a }
    .grid { stroke: #d0d0d0 } .reach { stroke: #0b4f8a; stroke-width: 3 } .dot { fill: #0b4f8a }
    @media (prefers-color-scheme: dark) {
      .page { fill: #16181c } .ink { fill: #f2f2f2 } .soft { fill: #c4c4c4 }
      .grid { stroke: #444a52 } .reach { stroke: #8cc8ff } .dot { fill: #8cc8ff }
    }
  </style>"""


def plot(rated: Mapping[str, Rating], speech: Texts) -> str:
    """The picture; it says in words, too, what it shows."""
    title = speech.say("arena-plot-title")
    told = [sentence(bot, rating, speech) for bot, rating in rated.items()]
    height = TOP + ROW * len(rated) + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-labelledby="title desc" lang="{speech.language}">',
        f'  <title id="title">{escape(title)}</title>',
        f'  <desc id="desc">{escape(" ".join([speech.say("arena-plot-desc"), *told]))}</desc>',
        STYLE,
        f'  <rect class="page" width="{WIDTH}" height="{height}"/>',
        f'  <text class="ink" x="{LEFT}" y="28" font-weight="600">{escape(title)}</text>',
    ]
    scale = Scale(rated)
    floor_line = TOP + ROW * len(rated)
    for number in scale.lines():
        at = f"{scale.at(number):.1f}"
        label = escape(speech.say("arena-elo-points", number=number))
        lines.append(f'  <line class="grid" x1="{at}" y1="{TOP}" x2="{at}" y2="{floor_line}"/>')
        lines.append(f'  <text class="soft" x="{at}" y="{floor_line + 24}" text-anchor="middle">{label}</text>')
    for row, ((bot, rating), words) in enumerate(zip(rated.items(), told, strict=True)):
        y = TOP + ROW * row + 30
        low, dot, high = (scale.at(rating.elo + side * rating.reach) for side in (-1, 0, 1))
        lines += [
            "  <g>",
            f"    <title>{escape(words)}</title>",
            f'    <text class="ink" x="{LEFT}" y="{y - 12}">{escape(bot)}</text>',
            f'    <line class="reach" x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}"/>',
            f'    <circle class="dot" cx="{dot:.1f}" cy="{y}" r="6"/>',
            "  </g>",
        ]
    return "\n".join([*lines, "</svg>", ""])


def sentence(bot: str, rating: Rating, speech: Texts) -> str:
    low, high = round(rating.elo - rating.reach), round(rating.elo + rating.reach)
    return speech.say("arena-plot-bot", bot=bot, elo=round(rating.elo), low=low, high=high)


class Scale:
    """From points of Elo to pixels, between two round numbers that hold every interval."""

    def __init__(self, rated: Mapping[str, Rating]) -> None:
        low = min(rating.elo - rating.reach for rating in rated.values())
        high = max(rating.elo + rating.reach for rating in rated.values())
        self.step = next((step for step in STEPS if (high - low) / step < MOST_LINES), STEPS[-1])
        self.low = floor(low / self.step) * self.step
        self.high = ceil(high / self.step) * self.step

    def lines(self) -> range:
        return range(self.low, self.high + 1, self.step)

    def at(self, elo: float) -> float:
        return LEFT + 16 + (WIDTH - LEFT - RIGHT - 32) * (elo - self.low) / (self.high - self.low)

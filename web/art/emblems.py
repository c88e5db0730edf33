"""The emblem of each player colour."""

import math
import re

from marks import m_palm
from palette import CREAM, tok
from pen import Art, at, circle, line, lined, n, path, poly, shade, star

ART = Art()


def emblem(player: str, mark: str) -> str:
    return (
        lined(circle(32, 32, 28, tok("player-" + player)), 2)
        + shade("M52 13A27 27 0 0 1 32 59A34 34 0 0 0 52 13Z", 0.16)
        + mark
    )


ART.add(
    "emblem-wave",
    emblem("blue", line("M11 27C17 18 23 18 29 25S41 33 53 22M11 42C17 33 23 33 29 40S41 48 53 37", CREAM, 5.5)),
)
ART.add(
    "emblem-sun",
    emblem(
        "red",
        circle(32, 32, 10, CREAM)
        + "".join(line("M32 17V11", CREAM, 5, transform=f"rotate({a} 32 32)") for a in range(0, 360, 45)),
    ),
)
SHELL = [(32 + 18 * math.cos(math.radians(a)), 36 + 17 * math.sin(math.radians(a))) for a in range(180, 361, 36)]
SCALLOP = (
    "M28 46"
    + f"L{n(SHELL[0][0])} {n(SHELL[0][1])}"
    + "".join(f"A5.8 5.8 0 0 1 {n(x)} {n(y)}" for x, y in SHELL[1:])
    + "L36 46L40 53H24Z"
)
RIBS = "".join(f"M32 46L{n(32 + (x - 32) * 0.86)} {n(46 + (y - 46) * 0.86)}" for x, y in SHELL[1:-1])
ART.add(
    "emblem-shell",
    emblem(
        "yellow",
        path(SCALLOP, CREAM, stroke=CREAM, stroke_width=2, stroke_linejoin="round") + line(RIBS, "#7d5a13", 2.6),
    ),
)
ART.add("emblem-palm", emblem("green", at(29, 53, re.sub(r'fill="[^"]+"', f'fill="{CREAM}"', m_palm(29)), 1.02)))
ART.add("emblem-star", emblem("purple", poly(star(32, 33, 21, 0.44), CREAM)))

"""Havana's houses for the evening: hotel, music hall, cinema, casino."""

from marks import m_bed
from palette import CORAL, CREAM, GOLD, RUM, SEA, SKY, SUN, K
from pen import at, circle, light, line, path, rect, shade
from props import lamp, palm, sea
from street import (
    BRICK,
    FADED,
    LINE,
    OCHRE,
    PLUM,
    TEAL,
    Street,
    balcony,
    block,
    canopy,
    cast,
    leaves,
    ledge,
    panes,
    ring,
)

ART = Street("0 0 120 90")

NIGHT = "#2f4858"
NOTES = path("M-8 8a4.5 3.5 0 1 0 3-3.500V-8L9-11V2a4.5 3.5 0 1 0 3 3.500V-16L-8-12Z", K)
ART.house(
    "music-hall",
    cast(14, 92)
    + block(14, 34, 92, PLUM, 9)
    + path("M14 36V30H28V20H42V12H78V20H92V30H106V36Z", PLUM, stroke=LINE, stroke_width=1.4)
    + light("M15 35V31H29V21H43V13H48V35Z", 0.3)
    + circle(60, 32, 18, CREAM, stroke=LINE, stroke_width=1.4)
    + ring(60, 32, 15.5, 16, 1.1, OCHRE, 0, 337.5)
    + at(59, 35, NOTES, 0.72)
    + rect(22, 54, 76, 8, NIGHT, 2, stroke=LINE, stroke_width=1.1)
    + "".join(circle(26 + i * 7.55, 58, 1.7, SUN) for i in range(10))
    + "".join(leaves(x, 62, 14, 16, RUM, False) for x in (34, 53, 72))
    + rect(18, 40, 12, 13, CREAM, stroke=LINE, stroke_width=0.9)
    + path("M22 50C20 47 23 46 23.5 45C23 43.5 25.5 43 26 44.500C26.5 46 28.5 46.5 27 50C26 52 23 52 22 50Z", BRICK)
    + line("M25 45V41", BRICK, 1.3)
    + rect(90, 40, 12, 13, CREAM, stroke=LINE, stroke_width=0.9)
    + path("M93 51V46L97 43L96 51Z", OCHRE)
    + circle(98, 45, 2, K)
    + lamp(8, 20)
    + lamp(112, 20),
)
REEL = (
    circle(0, 0, 11, "#d3d6d3", stroke=K, stroke_width=1.5)
    + "".join(
        circle(6 * x, 6 * y, 2.5, K) for x, y in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    )
    + circle(0, 0, 1.7, K)
)
ART.house(
    "cinema",
    cast(10, 100)
    + block(10, 38, 100, TEAL, 9)
    + ledge(8, 35, 104, 3.5)
    + path("M46 78V14Q46 4 60 4T74 14V78Z", "#e9d9b4", stroke=LINE, stroke_width=1.4)
    + shade("M66 6Q74 8 74 14V78H66Z", 0.16)
    + line("M51 30V48M56 30V48M64 30V48M69 30V48", BRICK, 2.2)
    + at(60, 18, REEL, 0.9)
    + panes(14, 41, 28, 3, (5, 7))
    + panes(78, 41, 28, 3, (5, 7))
    + rect(18, 50, 84, 12, CREAM, 2, stroke=LINE, stroke_width=1.3)
    + "".join(
        circle(21 + i * 6, 50.5, 1.2, SUN, stroke=LINE, stroke_width=0.5)
        + circle(21 + i * 6, 61.5, 1.2, SUN, stroke=LINE, stroke_width=0.5)
        for i in range(14)
    )
    + rect(30, 54, 60, 4, RUM)
    + rect(42, 64, 36, 14, NIGHT)
    + "".join(leaves(x, 64, 11, 14, RUM, False) for x in (44, 65))
    + rect(55.5, 64, 9, 14, OCHRE, stroke=LINE, stroke_width=0.8)
    + "".join(
        rect(x, 65, 9, 11, CREAM, stroke=LINE, stroke_width=0.9)
        + circle(x + 4.5, 68.5, 2, c)
        + rect(x + 2, 72, 5, 1.5, K)
        for x, c in ((18, CORAL), (30, OCHRE), (81, SEA), (93, CORAL))
    ),
)
ART.house(
    "hotel",
    sea(66, 12)
    + cast(30, 62)
    + block(30, 10, 62, FADED, 10)
    + rect(40, 2, 42, 10, NIGHT, 2, stroke=LINE, stroke_width=1.1)
    + at(61, 7, m_bed(CREAM), 0.5)
    + ledge(27, 10, 68, 3.5)
    + "".join(
        panes(32, y, 56, 5, (5.5, 8)) + "".join(balcony(32.5 + i * 11.2, y + 6, 9.6, 4) for i in range(5))
        for y in (17, 31, 45)
    )
    + rect(30, 59, 62, 19, "#f0cfc0", stroke=LINE, stroke_width=1.1)
    + canopy(48, 60, 26, 6, RUM, 5)
    + leaves(54, 66, 14, 12, SKY, False)
    + panes(32, 64, 14, 1, (9, 9))
    + panes(76, 64, 14, 1, (9, 9))
    + palm(14, 50, 0.95)
    + palm(104, 40, 0.9)
    + rect(40, 78, 42, 2.5, RUM),
)


def dice(x: float, y: float, turn: float, pips: tuple[tuple[float, float], ...]) -> str:
    return at(
        x,
        y,
        rect(-9, -9, 18, 18, CREAM, 3.5, stroke=K, stroke_width=1.5) + "".join(circle(a, b, 2, K) for a, b in pips),
        1,
        turn,
    )


SUITS = (
    "M0 5L-5-1C-7-5-2-7 0-3C2-7 7-5 5-1Z",
    "M0-7L5 0L0 7L-5 0Z",
    "M0-7L5-1C7 3 2 5 1 2L2 7H-2L-1 2C-2 5-7 3-5-1Z",
    "M0-7a3 3 0 0 1 2.5 4.500a3 3 0 1 1-1.5 5L2 7H-2L-1 2.500a3 3 0 1 1-1.5-5A3 3 0 0 1 0-7Z",
)
ART.house(
    "casino",
    cast(12, 96)
    + block(12, 42, 96, RUM, 9)
    + path("M8 44C16 6 104 6 112 44Z", NIGHT, stroke=LINE, stroke_width=1.4)
    + path(
        "M14 41C24 14 96 14 106 41",
        "none",
        stroke=SUN,
        stroke_width=2.6,
        stroke_dasharray=".1 5.2",
        stroke_linecap="round",
    )
    + dice(49, 29, -14, ((-4, -4), (4, 4), (0, 0)))
    + dice(71, 29, 12, ((-4, -4), (4, 4), (-4, 4), (4, -4)))
    + ledge(8, 42, 104, 5, GOLD)
    + "".join(
        rect(x, 52, 15, 18, CREAM, 2, stroke=LINE, stroke_width=1)
        + at(x + 7.5, 61, path(SUITS[i], RUM if i < 2 else K), 0.95)
        for i, x in enumerate((18, 35, 70, 87))
    )
    + leaves(53, 54, 14, 24, NIGHT)
    + rect(51, 78, 18, 3, RUM),
)

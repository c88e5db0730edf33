"""The twelve buildings of Santiago de Cuba, 96 x 96, standing on y = 90; seven of them stand in Cuba as well."""

import buildings_cuba
import buildings_cuba_trade
from buildings_cuba_trade import cafe
from marks import m_anchor, m_cup, m_flag
from masonry import Town, columns, cornice, door, sign, wall, win
from palette import (
    BUTTER,
    CORAL,
    CREAM,
    DARKWOOD,
    DEEP,
    GLASS,
    GOLD,
    INK,
    LILAC,
    RUM,
    SAND,
    SEA,
    SKY,
    STEEL,
    SUN,
    TERRA,
    TRIM,
    WATER,
    WOOD,
    K,
)
from pen import at, circle, group, line, path, poly, rect, star

ART = Town("0 0 96 96")


ART.building(
    "cafe", cafe(SKY, m_cup(K), SEA, cornice(10, 36, 76) + rect(14, 22, 10, 14, TERRA) + rect(72, 28, 8, 8, CORAL))
)
ART.building(
    "customs",
    wall(10, 38, 60, 52, LILAC)
    + cornice(6, 34, 68)
    + rect(14, 26, 52, 8, LILAC)
    + cornice(12, 23, 56, 3)
    + path(
        "M40 36C46 40 52 41 56 41C57 54 52 61 40 66C28 61 23 54 24 41C28 41 34 40 40 36Z",
        SEA,
        stroke=K,
        stroke_width=1.8,
    )
    + at(40, 51, m_anchor(), 0.85)
    + door(34, 70, 12, 20)
    + win(17, 70, 8, 11)
    + win(54, 70, 8, 11)
    + rect(72, 62, 8, 28, STEEL, stroke=INK, stroke_width=1.2)
    + at(
        76,
        66,
        rect(-4, -3.5, 8, 7, SUN)
        + group(
            "".join(rect(4 + i * 8, -3, 8, 6, RUM if i % 2 == 0 else CREAM) for i in range(7))
            + rect(4, -3, 56, 6, "none", stroke=INK, stroke_width=1.2),
            "rotate(-77)",
        ),
    ),
)


def die(x: float, y: float, s: float, pips: tuple[tuple[float, float], ...], turn: float = 0) -> str:
    return at(
        x,
        y,
        rect(-10, -10, 20, 20, CREAM, 4, stroke=K, stroke_width=1.8) + "".join(circle(a, b, 2.4, K) for a, b in pips),
        s,
        turn,
    )


ART.building(
    "casino",
    wall(10, 40, 76, 50, RUM, 0.14)
    + path("M6 42C16 14 80 14 90 42Z", DEEP, stroke=INK, stroke_width=1.6)
    + line("M8 40C18 16 78 16 88 40", SUN, 2.6, stroke_dasharray="0.1 6")
    + rect(6, 40, 84, 5, GOLD)
    + die(38, 30, 0.95, ((-5, -5), (5, 5), (0, 0)), -12)
    + die(60, 31, 0.95, ((-5, -5), (5, 5), (-5, 5), (5, -5)), 14)
    + columns(14, 46, 68, 40, 4, TRIM, 6)
    + door(41, 66, 14, 24)
    + poly(star(28, 60, 7), SUN)
    + poly(star(68, 60, 7), SUN)
    + rect(8, 86, 80, 4, SAND),
)
ART.building(
    "harbour-master",
    path("M2 84H94V91H2Z", WATER)
    + wall(10, 52, 44, 34, BUTTER)
    + poly("6,54 14,40 52,40 58,54", TERRA)
    + wall(52, 26, 26, 60, SKY, 0.3)
    + rect(48, 22, 34, 5, TRIM)
    + rect(54, 10, 22, 12, GLASS)
    + line("M61 10V22M69 10V22", CREAM, 1.3)
    + poly("50,11 65,0 80,11", TERRA)
    + sign(65, 42, m_anchor(K), 12, CREAM, 0.85)
    + door(60, 66, 11, 20)
    + win(16, 62, 9, 12, shutter=SEA)
    + win(37, 62, 9, 12, shutter=SEA)
    + rect(2, 84, 92, 4, DARKWOOD)
    + at(22, 18, m_flag(RUM, 24))
    + at(86, 70, rect(-3, 0, 6, 15, STEEL, 2, stroke=INK, stroke_width=1.2)),
)
ART.building(
    "newspaper",
    wall(12, 26, 72, 64, CORAL)
    + cornice(8, 22, 80)
    + rect(20, 16, 56, 6, CORAL)
    + at(
        48,
        44,
        rect(-24, -20, 46, 42, CREAM, 1, stroke=K, stroke_width=1.8)
        + rect(-19, -15, 36, 7, K)
        + rect(-19, -4, 16, 14, SEA)
        + line("M2-3H17M2 3H17M2 9H17M-19 15H17", K, 2.2),
        1,
        -4,
    )
    + rect(18, 72, 22, 12, GLASS)
    + door(54, 70, 14, 20)
    + path("M72 90V80H86V90Z", WOOD)
    + path("M71 78H87V82H71Z", CREAM, stroke=K, stroke_width=1.2)
    + path("M71 75H86V78H71Z", CREAM, stroke=K, stroke_width=1.2),
)

CUBA = {**buildings_cuba.ART, **buildings_cuba_trade.ART}
SHARED = {
    "bank": "large-bank",
    "church": "church",
    "distillery": "distillery",
    "cigar-factory": "cigar-factory",
    "black-market": "black-market",
    "sawmill": "saw-mill",
    "office": "small-branch-office",
}
for word, drawn in SHARED.items():
    ART.add("b-" + word, CUBA["b-" + drawn].body)
ART.add("b-harbour", ART["b-harbour-master"].body)

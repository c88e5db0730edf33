"""The five characters of Cuba."""

from palette import (
    BUTTER,
    CITRUS,
    CORAL,
    CREAM,
    DARKWOOD,
    DEEP,
    GOLD,
    HAIR,
    LEAF,
    LILAC,
    MINT,
    PALM,
    RUM,
    SAND,
    SEA,
    SKY,
    STEEL,
    SUN,
    TERRA,
    WOOD,
    K,
)
from pen import Art, at, circle, light, line, path, poly, rect, shade, star
from portrait import BOW, HOOPS, LAPELS, MOUSTACHE, SPECS, TIE, V_NECK, bust, fist, shorthair, straw

ART = Art("0 0 96 120")


machete = (
    line("M82 116V92", DARKWOOD, 6)
    + path("M77 94V36C77 30 88 26 90 22C92 40 88 60 87 94Z", STEEL)
    + light("M77 94V36C77 32 80 30 82 28V94Z", 0.5)
    + rect(75, 91, 14, 4, K)
)
ART.add(
    "cuba-worker",
    bust(
        MINT,
        "brown",
        CREAM,
        hat=straw(),
        collar=path("M34 88C42 96 54 96 62 88L64 94L50 101L56 112L47 104L42 108L44 100L32 94Z", TERRA),
        prop=machete + fist(83, 106, "brown", 8),
    ),
)
basket = path("M20 34H76L68 48H28Z", DARKWOOD) + line("M24 38H72M27 43H69M34 35L37 47M48 35V47M62 35L59 47", WOOD, 1.8)
fruit = (
    circle(32, 28, 9, CITRUS)
    + circle(48, 24, 10, RUM)
    + circle(64, 28, 9, CITRUS)
    + path("M38 30C38 14 58 8 66 6C64 20 58 30 50 32Z", LEAF)
    + shade("M64 19A9 9 0 0 1 64 37Z", 0.15)
    + path("M22 34C24 22 28 16 34 12C38 20 36 30 34 34Z", SUN)
)
ART.add(
    "cuba-tradeswoman",
    bust(
        BUTTER,
        "dark",
        TERRA,
        collar=path("M30 91C36 104 60 104 66 91L56 88C54 94 42 94 40 88Z", CREAM),
        hair=path("M30 58C27 44 36 42 48 42S69 44 66 58C62 52 56 50 48 50S34 52 30 58Z", SEA),
        hat=fruit + basket,
        face=HOOPS,
        mouth="lips",
    ),
)
dividers = (
    line("M74 62L62 112M74 62L88 112", K, 7)
    + line("M74 62L62 112M74 62L88 112", STEEL, 4)
    + circle(74, 58, 7, GOLD, stroke=K, stroke_width=2)
    + line("M67.500 88C72 91 78 91 81 88", K, 2.4)
)
roll = at(
    20,
    104,
    rect(-8, -34, 16, 50, CREAM, 3) + shade("M3-34H5Q8-34 8-31V13Q8 16 5 16H3Z", 0.18) + rect(-8, -10, 16, 5, SEA),
    1,
    14,
)
ART.add(
    "cuba-architect",
    bust(
        SKY,
        "light",
        DEEP,
        collar=LAPELS + TIE,
        face=SPECS,
        hair=shorthair("#6b4a2f"),
        hat=path("M22 46C30 42 33 42 33 38C34 24 62 24 63 38C63 42 66 42 74 46C60 51 36 51 22 46Z", CREAM)
        + path("M33 40C42 45 54 45 63 40V35C54 40 42 40 33 35Z", K),
        prop=roll + dividers,
    ),
)
clipboard = at(
    74,
    94,
    rect(-17, -24, 34, 46, DARKWOOD, 2)
    + rect(-13, -19, 26, 38, CREAM)
    + rect(-7, -27, 14, 7, STEEL, 2)
    + line("M-9-11L-7-8L-3-13M-9 0L-7 3L-3-2M-9 11L-7 14L-3 9", PALM, 2.4)
    + line("M2-10H10M2 1H10M2 12H10", K, 2),
    1,
    8,
)
ART.add(
    "cuba-foreman",
    bust(
        CORAL,
        "mid",
        PALM,
        collar=V_NECK,
        face=path(MOUSTACHE, HAIR),
        mouth="none",
        hair=path("M30 56C29 48 31 45 34 44H62C65 45 67 48 66 56L63 49H33Z", HAIR),
        hat=path("M27 48C26 28 38 24 48 24S70 28 69 48C56 42 40 42 27 48Z", SAND)
        + path("M20 49C28 41 68 41 76 49C70 54 60 48 48 48S26 54 20 49Z", SAND)
        + shade("M54 25C66 28 70 36 69 46L76 49C72 52 66 50 60 49C64 42 62 32 54 25Z", 0.18)
        + circle(48, 25, 3, SAND)
        + line("M29 43C40 38 56 38 67 43", DARKWOOD, 3),
        prop=clipboard,
    ),
)
ART.add(
    "cuba-mayor",
    bust(
        LILAC,
        "light",
        DEEP,
        collar=LAPELS + BOW + path("M18 97L30 91L84 112V120H70Z", RUM) + path("M22 95L26 93L84 115V120H80Z", GOLD),
        face=path(MOUSTACHE, "#d9d3c7")
        + circle(55, 60, 6.5, "none", stroke=GOLD, stroke_width=2)
        + line("M61 63L64 80", GOLD, 1.5),
        mouth="none",
        hair=path("M30 62C28 50 30 46 33 44H63C66 46 68 50 66 62L62 50H34Z", "#d9d3c7"),
        hat=rect(32, 6, 32, 38, K, 2)
        + path("M20 42C30 38 66 38 76 42C78 49 18 49 20 42Z", K)
        + rect(32, 32, 32, 7, TERRA)
        + light("M35 8H41V31H35Z", 0.28),
        prop=circle(26, 108, 11, GOLD, stroke=K, stroke_width=1.6) + poly(star(26, 108, 7.5), CREAM),
    ),
)

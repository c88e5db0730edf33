"""Goods, resources, building materials and the wooden pieces that stand for them."""

import math

from marks import m_cigar
from palette import (
    CIGARS,
    CITRUS,
    CREAM,
    DARKWOOD,
    INK,
    LEAF,
    RUM,
    STONE,
    SUGAR,
    SUN,
    TERRA,
    TOBACCO,
    WATER,
    WOOD,
    K,
    tok,
)
from pen import Art, at, circle, group, light, line, lined, n, oval, path, poly, rect, shade, star

ART = Art()


def stalk(x: float, top: int) -> str:
    cane = poly(f"{x},{top + 4} {x + 11},{top} {x + 11},60 {x},60", SUGAR)
    nodes = "".join(f"M{x + 1} {y}H{x + 10}" for y in range(top + 13, 58, 12))
    return lined(cane, 2, K) + shade(f"M{x + 7} {top + 2.5}L{x + 10} {top + 1.5}V59H{x + 7}Z", 0.16) + line(nodes, K, 2)


BLADES = (
    "M18 24C15 12 9 8 2 10C8 14 11 20 14 28ZM30 14C28 7 24 3 17 3C22 7 24 11 26 18Z"
    "M38 14C42 4 48 1 55 3C49 6 46 12 42 22ZM46 24C49 14 55 11 62 13C56 17 53 22 50 30Z"
)
ART.add(
    "good-sugar",
    lined(path(BLADES, LEAF), 2)
    + stalk(15, 22)
    + stalk(38, 17)
    + stalk(26.5, 9)
    + lined(path("M13 43H51V51H13Z", TERRA), 2, K)
    + shade("M40 44H50V50H40Z", 0.2),
)


def half_slice() -> str:
    seg = "".join(
        path(
            (
                f"M0 2L{n(9.5 * math.cos(a1))} {n(2 + 9.5 * math.sin(a1))}A9.5 9.5 0 0 1 "
                f"{n(9.5 * math.cos(a2))} {n(2 + 9.5 * math.sin(a2))}Z"
            ),
            "#f7b95a",
        )
        for a1, a2 in ((math.radians(8 + i * 57), math.radians(50 + i * 57)) for i in range(3))
    )
    return (
        lined(path("M-15 0H15A15 15 0 0 1-15 0Z", CITRUS), 2)
        + path("M-12.5 1H12.5A12.5 12.5 0 0 1-12.5 1Z", CREAM)
        + seg
    )


ART.add(
    "good-citrus",
    lined(circle(27, 32, 21, CITRUS) + path("M27 13C30 2 44 1 51 7C47 16 35 18 27 13Z", LEAF), 2)
    + shade("M27 53A21 21 0 0 0 41 16.5A25 25 0 0 1 27 53Z", 0.2)
    + light("M12 28A16 16 0 0 1 24 16A22 22 0 0 0 12 28Z", 0.7)
    + line("M29 12C35 8 41 7 47 8", K, 1.6)
    + at(45, 41, half_slice(), 1.12, -24),
)
ART.add(
    "good-tobacco",
    lined(path("M17 50C4 30 20 8 55 6C60 38 40 58 17 50Z", TOBACCO) + line("M7 60L18 49", INK, 5), 2)
    + shade("M17 50C40 58 60 38 55 6Z", 0.22)
    + line("M8 59L50 12", CREAM, 2.4)
    + line("M25 41L20 28M34 31L31 17M28 38L42 42M37 28L50 29", CREAM, 1.8),
)
ART.add(
    "good-rum",
    lined(
        rect(27, 3, 10, 8, WOOD, 1.5)
        + path("M27 10H37V21C45 25 47 29 47 35V57Q47 61 43 61H21Q17 61 17 57V35C17 29 19 25 27 21Z", RUM),
        2,
    )
    + shade("M37 22C45 26 46 30 46 35V57Q46 60 43 60H37Z", 0.22)
    + rect(18, 36, 28, 16, CREAM)
    + shade("M38 36H46V52H38Z", 0.14)
    + poly(star(32, 44, 6.5), TERRA)
    + light("M21 31C22 28 24 26 27 24V31Z", 0.5),
)
ART.add(
    "good-cigars",
    lined(poly("6,14 58,14 54,34 10,34", DARKWOOD), 2)
    + shade("M6 14H58L57 19H7Z", 0.18)
    + "".join(
        lined(rect(10 + i * 11.2, 21, 10, 20, "#96613a", 5), 1.6) + rect(10.8 + i * 11.2, 27, 8.4, 4.5, SUN)
        for i in range(4)
    )
    + lined(rect(5, 34, 54, 24, CIGARS, 2), 2)
    + shade("M45 35H58V57H45Z", 0.28)
    + oval(32, 46, 13, 8, CREAM)
    + at(32, 46, m_cigar(), 0.82),
)
ART.add(
    "res-wood",
    lined(
        path("M18 20H53C60 20 60 50 53 50H18Z", "#a97443")
        + path("M36 20L40 10H48L46 20Z", "#a97443")
        + oval(18, 35, 11, 15, WOOD),
        2,
    )
    + shade("M24 47C27 44 29 40 29 36H58C58 44 56 49 53 49H22Z", 0.2)
    + line("M34 27H48M40 33H54M36 41H50", K, 1.6, opacity=0.6)
    + oval(18, 35, 6.5, 9.5, "none", stroke=DARKWOOD, stroke_width=2)
    + oval(18, 35, 2, 3.2, DARKWOOD),
)
ART.add(
    "res-stone",
    lined(poly("8,40 16,18 36,9 54,20 58,44 46,57 18,56", STONE), 2)
    + light("M16 18L36 9L54 20L33 28Z", 0.34)
    + shade("M54 20L58 44L46 57L38 46L33 28Z", 0.28)
    + line("M33 28L38 46L46 57M33 28L16 18M38 46L18 56", K, 1.4, opacity=0.55)
    + line("M17 34L22 39M20 31L24 35", K, 1.8),
)
ART.add(
    "res-water",
    lined(path("M32 4C40 18 51 27 51 41A19 19 0 0 1 13 41C13 27 24 18 32 4Z", WATER), 2)
    + shade("M32 59A18 18 0 0 0 50 41C50 32 45 26 40 19C45 38 42 50 32 59Z", 0.2)
    + light("M20 41C20 34 24 29 27 25C26 33 25 38 26 46C22 47 20 45 20 41Z", 0.75)
    + line("M28 50C31 47 34 53 37 50S43 50 45 48", CREAM, 2.2),
)


def cube(fill: str, left: str = "", right: str = "", top: str = "") -> str:
    b = (
        poly("32,5 57,18 32,31 7,18", fill)
        + poly("7,18 32,31 32,60 7,47", fill)
        + poly("57,18 32,31 32,60 57,47", fill)
    )
    return (
        lined(b, 2)
        + light("M32 6.2L54.8 18L32 29.8L9.2 18Z", 0.38)
        + shade("M56 19.6V46.4L33 58.4V31.6Z", 0.26)
        + group(left, "matrix(1 .52 0 1 7 18)")
        + group(right, "matrix(1 -.52 0 1 32 31)")
        + group(top, "matrix(1 -.52 1 .52 7 18)")
    )


BRICKS = line("M0 9.7H25M0 19.3H25M12.5 0V9.7M6 9.7V19.3M19 9.7V19.3M12.5 19.3V29", CREAM, 1.8)
ART.add("mat-brick", cube(tok("brick"), BRICKS, BRICKS))
STRATA = line(
    "M2 8C7 4 11 12 17 8S22 8 23 7M2 16C7 12 11 20 17 16S22 16 23 15M2 24C7 20 11 28 17 24S22 24 23 23", "#7d5a13", 2
)
ART.add("mat-sandstone", cube(tok("sandstone"), STRATA, STRATA))
ART.add(
    "mat-glass",
    cube(
        tok("glass"),
        path("M3 25L19 3H23L3 29ZM10 26L22 11V16L14 26Z", CREAM, fill_opacity=0.9),
        path("M3 16L12 3H17L3 23Z", CREAM, fill_opacity=0.75),
        path("M4 12L12 4H18L4 18Z", CREAM, fill_opacity=0.9),
    ),
)
DOTS = "".join(
    circle(x, y, 2, "#e8c9a0") for x, y in ((5, 6), (13, 4), (20, 9), (9, 13), (17, 17), (5, 21), (13, 24), (21, 25))
)
ART.add("mat-loam", cube(tok("loam"), DOTS, DOTS))
ART.add(
    "mat-debris",
    lined(poly("32,12 40,8 50,14 57,20 57,47 32,60 7,47 7,22 14,18 20,20 25,14", tok("debris")), 2)
    + light("M32 13L40 9.5L49 15L55.5 20.5L32 32L9 22L14 19.5L20 21.5L25 15.5Z", 0.4)
    + shade("M56 22V46.4L33 58.4V33Z", 0.26)
    + line("M32 32V40L26 46L30 52L24 56M32 40L40 44L38 52M8 32L15 37L13 42M56 30L48 36L52 42", K, 2),
)


def octahedron(fill: str, mark: str) -> str:
    b = poly("32,3 57,31 32,61 7,31", fill)
    return (
        lined(b, 2)
        + light("M32 5L9 31L27 38Z", 0.4)
        + shade("M32 5L55 31L27 38Z", 0.08)
        + shade("M32 58.5L55 31L27 38Z", 0.26)
        + shade("M32 58.5L9 31L27 38Z", 0.1)
        + line("M32 4L27 38L32 60M8 31L27 38L56 31", K, 1.2, opacity=0.5)
        + mark
    )


ART.add("piece-sugar", octahedron(SUGAR, line("M32 16V47M27 26H37M27 36H37", K, 3)))
ART.add(
    "piece-citrus",
    octahedron(
        CITRUS,
        circle(31, 33, 11, "none", stroke=K, stroke_width=2.6)
        + line("M31 22V44M21.5 27.5L40.5 38.5M21.5 38.5L40.5 27.5", K, 1.8),
    ),
)
ART.add(
    "piece-tobacco",
    octahedron(
        TOBACCO,
        path("M21 44C18 30 26 20 42 18C44 34 36 46 21 44Z", K)
        + line("M18 48L37 24M27 37L26 30M32 31L38 32", CREAM, 1.8),
    ),
)
RINGS = circle(12.5, 12.5, 8.5, "none", stroke=DARKWOOD, stroke_width=2) + circle(
    12.5, 12.5, 3.5, "none", stroke=DARKWOOD, stroke_width=2
)
GRAIN = line("M4 4V25M10 2V18M10 23V27M16 6V26M21 3V22", DARKWOOD, 1.8)
ART.add("piece-wood", cube(WOOD, GRAIN, GRAIN, RINGS))
CHIPS = line("M5 7L9 11M16 5L20 9M7 19L11 23M17 18L21 22", CREAM, 2.2)
ART.add("piece-stone", cube(STONE, CHIPS, CHIPS))
WAVES = line("M2 10C5 6 8 6 12 10S19 14 23 10M2 20C5 16 8 16 12 20S19 24 23 20", CREAM, 2.4)
ART.add("piece-water", cube(WATER, WAVES, WAVES))

# The words of the rules: a ware or a good by "good-", a cube of Havana by "cube-".
WORDS = {
    "good-cigar": "good-cigars",
    "good-wood": "res-wood",
    "good-stone": "res-stone",
    "good-water": "res-water",
    "cube-red": "mat-brick",
    "cube-yellow": "mat-sandstone",
    "cube-blue": "mat-glass",
    "cube-brown": "mat-loam",
    "cube-grey": "mat-debris",
}
for word, drawn in WORDS.items():
    ART.add(word, ART[drawn].body)

"""Havana's public houses: where people live, learn, govern and go out."""

from palette import CORAL, CREAM, DARKWOOD, GOLD, HAIR, PALM, SEA, SKIN, SKY, SUN, TERRA, TRIM, WOOD, K
from pen import at, circle, line, path, poly, rect, star
from props import banner, bush, palm, tank
from street import (
    LINE,
    MOSS,
    OCHRE,
    SANDSTONE,
    TEAL,
    Street,
    arcade,
    balcony,
    balustrade,
    block,
    cast,
    dome,
    leaves,
    ledge,
    panes,
    pediment,
    pillars,
    roof,
    stairs,
)

ART = Street("0 0 120 90")
OPEN_BOOK = path(
    "M0-5C-4-9-9-9-13-7V7C-9 5-4 5 0 9C4 5 9 5 13 7V-7C9-9 4-9 0-5Z", CREAM, stroke=K, stroke_width=1.5
) + line("M0-5V9M-9-3C-7-3.5-5-3-4-2M-9 1C-7 .5-5 1-4 2M9-3C7-3.5 5-3 4-2M9 1C7 .5 5 1 4 2", K, 1.2)
ART.house(
    "townhouse",
    block(-4, 34, 36, MOSS, 6)
    + panes(0, 42, 28, 2, (6, 11))
    + panes(0, 60, 28, 2, (6, 11))
    + ledge(-4, 31, 38, 3.5)
    + block(88, 26, 36, TEAL, 6)
    + panes(90, 34, 28, 2, (6, 11))
    + panes(90, 56, 28, 2, (6, 11))
    + ledge(86, 23, 40, 3.5)
    + cast(34, 54)
    + block(34, 12, 54, CORAL, 8)
    + balustrade(36, 5, 50, 5)
    + ledge(31, 10, 60, 4)
    + panes(36, 18, 48, 3, (7, 12), True, CREAM)
    + balcony(37, 27, 46, 5)
    + panes(36, 40, 48, 3, (7, 13), True, CREAM)
    + balcony(37, 50, 46, 5)
    + arcade(34, 59, 54, 3, "#efc9b4")
    + leaves(55, 64, 12, 14, DARKWOOD),
)
ART.house(
    "school",
    cast(8, 104)
    + block(8, 42, 104, OCHRE)
    + roof(3, 44, 114, 14)
    + block(46, 30, 28, OCHRE, 7)
    + poly("42,31 60,17 78,31", TERRA, stroke=LINE, stroke_width=1.3, stroke_linejoin="round")
    + rect(54, 6, 12, 13, SANDSTONE, stroke=LINE, stroke_width=1.1)
    + poly("51,7 60,0 69,7", TERRA, stroke=LINE, stroke_width=1)
    + path("M57 15A3 4 0 0 1 63 15L64 17H56Z", GOLD, stroke=LINE, stroke_width=0.8)
    + at(60, 42, OPEN_BOOK, 0.82)
    + leaves(52, 56, 16, 22, TEAL)
    + panes(10, 52, 34, 3, (7, 11))
    + panes(76, 52, 34, 3, (7, 11))
    + banner(100, 30, 22, SEA)
    + "".join(
        path(f"M{x - 3.6} 85C{x - 3.6} 75 {x + 3.6} 75 {x + 3.6} 85Z", c, stroke=LINE, stroke_width=0.8)
        + circle(x, 74, 3, SKIN[skin], stroke=LINE, stroke_width=0.7)
        + path(f"M{x - 3} 73.5a3 3 0 0 1 6 0Z", HAIR)
        for x, skin, c in ((20, "brown", CREAM), (29, "mid", TERRA), (93, "dark", CREAM), (102, "light", SEA))
    ),
)
CROSS = path("M-4-12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z", "#3b8a59", stroke=K, stroke_width=1.6, stroke_linejoin="round")
ART.house(
    "clinic",
    cast(12, 96)
    + block(12, 30, 96, "#dcd6c4", 10)
    + tank(84, 27)
    + ledge(9, 26, 102, 4)
    + panes(16, 36, 24, 2, (8, 10), False, TEAL)
    + panes(80, 36, 24, 2, (8, 10), False, TEAL)
    + panes(16, 56, 24, 2, (8, 10), False, TEAL)
    + panes(80, 56, 24, 2, (8, 10), False, TEAL)
    + block(42, 20, 36, "#eee8d8", 8)
    + ledge(39, 17, 42, 4)
    + circle(60, 39, 14.5, CREAM, stroke=LINE, stroke_width=1.3)
    + at(60, 39, CROSS, 0.86)
    + rect(46, 57, 28, 4, TEAL, stroke=LINE, stroke_width=1)
    + leaves(51, 61, 18, 17, SKY, False)
    + bush(28, 5, PALM, 80)
    + bush(92, 5, MOSS, 80),
)
ART.house(
    "library",
    cast(8, 104)
    + block(8, 30, 104, "#b9a0ad", 10)
    + ledge(4, 26, 112, 5)
    + pediment(32, 26, 56, 20)
    + at(60, 19, OPEN_BOOK, 0.62)
    + "".join(
        path(f"M{x} 72V44a8 8 0 0 1 16 0V72Z", "#4f3c30", stroke=TRIM, stroke_width=1.8)
        + line(f"M{x + 1} 52h14M{x + 1} 61h14", WOOD, 1.2)
        + "".join(
            rect(x + 2 + i * 3.1, y - 6 + (i + y) % 2, 2.3, 6 - (i + y) % 2, c)
            for y in (52, 61, 71)
            for i, c in enumerate((CORAL, CREAM, TEAL, OCHRE))
        )
        for x in (14, 34, 70, 90)
    )
    + leaves(53, 46, 14, 32, DARKWOOD)
    + pillars(50, 34, 20, 2, 4)
    + rect(4, 75, 112, 3.5, TRIM, stroke=LINE, stroke_width=0.7),
)
ART.house(
    "town-hall",
    cast(8, 104)
    + block(8, 40, 104, "#e7c36c", 9)
    + ledge(5, 37, 110, 4)
    + balustrade(8, 32, 34)
    + balustrade(78, 32, 34)
    + block(45, 18, 30, "#e7c36c", 8, 78)
    + ledge(42, 15, 36, 3.5)
    + dome(60, 15, 11, TEAL, 0.8)
    + banner(60, 6, 5)
    + circle(60, 28, 8.5, CREAM, stroke=LINE, stroke_width=1.4)
    + line("M60 28V22.500M60 28L64 30", K, 1.6)
    + panes(10, 44, 34, 4, (5, 9), True)
    + panes(76, 44, 34, 4, (5, 9), True)
    + panes(47, 42, 26, 2, (6, 10), True)
    + balcony(48, 48, 24, 5)
    + arcade(8, 58, 36, 3, "#efdcae")
    + arcade(76, 58, 36, 3, "#efdcae")
    + leaves(52, 60, 16, 18, DARKWOOD),
)
CAP = (
    poly("0,-9 17,-2 0,5 -17,-2", K)
    + path("M-9 2V8C-4 12 4 12 9 8V2L0 6Z", K)
    + line("M14-1V9", OCHRE, 2)
    + circle(14, 10, 2, OCHRE)
)
ART.house(
    "university",
    cast(6, 108)
    + block(14, 36, 92, SANDSTONE, 9, 62)
    + ledge(10, 33, 100, 4)
    + panes(16, 40, 20, 2, (5, 10), True)
    + panes(84, 40, 20, 2, (5, 10), True)
    + rect(38, 36, 44, 26, "#5c5348")
    + pillars(36, 36, 48, 6, 4.6, base=58)
    + pediment(32, 34, 56, 22)
    + at(60, 26, CAP, 0.62)
    + "".join(
        rect(
            34 - i * 4.6,
            56.5 + i * 3.6,
            52 + i * 9.2,
            3.8,
            TRIM if i % 2 == 0 else "#cdb78d",
            stroke=LINE,
            stroke_width=0.7,
        )
        for i in range(7)
    )
    + rect(10, 66, 12, 14, SANDSTONE, stroke=LINE, stroke_width=1)
    + rect(98, 66, 12, 14, SANDSTONE, stroke=LINE, stroke_width=1)
    + palm(10, 44, 0.75, 66)
    + palm(107, 44, 0.75, 66)
    + path("M56 74L57 64C55 62 56 59 60 58.500C64 59 65 62 63 64L64 74Z", "#6f9187", stroke=LINE, stroke_width=1)
    + circle(60, 56, 2.6, "#6f9187", stroke=LINE, stroke_width=0.9)
    + line("M57 62L51 59M63 62L69 59", "#6f9187", 2)
    + rect(53, 74, 14, 5, SANDSTONE, stroke=LINE, stroke_width=0.9),
)
ART.house(
    "capitol",
    cast(4, 112)
    + banner(60, 8, 7)
    + rect(56, 8, 8, 8, TRIM, stroke=LINE, stroke_width=1)
    + dome(60, 34, 19, TEAL, 1.05, 5)
    + rect(40, 33, 40, 11, "#efe0c0", stroke=LINE, stroke_width=1.1)
    + pillars(42, 35, 36, 7, 2.6, base=43)
    + block(4, 48, 112, SANDSTONE, 7, 74)
    + ledge(2, 44, 116, 4.5)
    + panes(6, 52, 30, 4, (4.5, 8), True)
    + panes(84, 52, 30, 4, (4.5, 8), True)
    + panes(6, 65, 30, 4, (4.5, 6))
    + panes(84, 65, 30, 4, (4.5, 6))
    + pediment(36, 49, 48, 12)
    + rect(39, 49, 42, 25, "#5c5348")
    + pillars(38, 49, 44, 6, 4.2, base=70)
    + stairs(36, 48, 3, 2.8, 4)
    + at(60, 44.5, poly(star(0, 0, 4), SUN)),
)

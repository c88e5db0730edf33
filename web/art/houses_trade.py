"""Havana's shops and works: where things are made, kept and sold."""

from marks import m_bottle, m_cigar, m_coin
from palette import CITRUS, CREAM, DARKWOOD, GLASS, LEAF, PALM, RUM, SKY, SUN, TERRA, TRIM, WOOD, K
from pen import at, circle, light, line, path, poly, rect, shade
from props import banner, barrel, chimney, crate, disc, jar, lamp
from street import (
    BRICK,
    FADED,
    LINE,
    OCHRE,
    SANDSTONE,
    TEAL,
    Street,
    block,
    canopy,
    cast,
    leaves,
    ledge,
    pane,
    panes,
    pediment,
    pillars,
    roof,
    stairs,
)

ART = Street("0 0 120 90")


COPPER = "#c77b45"

ART.house(
    "pottery",
    cast(10, 56)
    + block(10, 42, 54, SANDSTONE)
    + roof(4, 44, 66, 16)
    + leaves(18, 54, 13, 24, TEAL)
    + rect(36, 50, 22, 18, "#4f3c30")
    + line("M36 59H58", TRIM, 1.6)
    + "".join(
        jar(x, y, 0.55, c)
        for x, y, c in (
            (41, 59, BRICK),
            (47, 59, OCHRE),
            (53, 59, TEAL),
            (41, 68, OCHRE),
            (47, 68, BRICK),
            (53, 68, OCHRE),
        )
    )
    + rect(34, 68, 26, 2.5, WOOD, stroke=LINE, stroke_width=0.6)
    + cast(78, 30)
    + chimney(90, 22, 38, 7)
    + path("M72 78V62C72 44 82 34 93 34S114 44 114 62V78Z", BRICK, stroke=LINE, stroke_width=1.3)
    + line(
        "M76 52H110M73 60H113M73 68H113M84 44H102M84 44V52M98 44V52M78 52V60M92 52V60M106 52V60",
        CREAM,
        0.9,
        opacity=0.6,
    )
    + shade("M93 34C104 34 114 44 114 62V78H104C108 60 102 42 93 34Z", 0.2)
    + path("M84 78V68A9 9 0 0 1 102 68V78Z", K, stroke=TRIM, stroke_width=1.6)
    + path("M88 78C86 72 91 72 92 66C96 70 99 72 98 78Z", SUN)
    + jar(67, 83, 1.3)
    + jar(10, 83, 1, OCHRE),
)
LOAF = path("M-14 4C-18-6-8-10 0-10S18-6 14 4Q13 6 10 6H-10Q-13 6-14 4Z", OCHRE, stroke=K, stroke_width=1.6) + line(
    "M-7-8L-3 0M0-9L4-1M7-8L11-1", CREAM, 2
)
ART.house(
    "bakery",
    cast(20, 80)
    + chimney(86, 18, 36, 8)
    + block(20, 34, 80, "#e6b98a", 10)
    + path("M18 36V30C30 30 34 12 60 12S90 30 102 30V36Z", "#e6b98a", stroke=LINE, stroke_width=1.3)
    + light("M24 33C34 32 38 16 60 15C44 18 42 30 34 34Z", 0.4)
    + at(60, 27, LOAF, 0.95)
    + ledge(17, 35, 86, 3.5)
    + canopy(24, 42, 44, 8, BRICK, 6)
    + rect(26, 54, 40, 17, GLASS)
    + "".join(
        path(f"M{x} 70C{x - 1} 64 {x + 9} 64 {x + 8} 70Z", OCHRE, stroke=LINE, stroke_width=0.8)
        for x in (28, 38, 48, 57)
    )
    + "".join(line(f"M{x} 63L{x + 3} 56", OCHRE, 3) for x in (31, 36, 41))
    + rect(24, 71, 44, 3, WOOD, stroke=LINE, stroke_width=0.7)
    + leaves(77, 50, 15, 28, DARKWOOD, False)
    + rect(79.5, 53, 10, 9, SKY),
)
ART.house(
    "warehouse",
    cast(10, 100)
    + block(10, 42, 100, FADED, 12)
    + poly("4,44 60,12 116,44", TERRA, stroke=LINE, stroke_width=1.4, stroke_linejoin="round")
    + shade("M60 12L116 44H84Z", 0.2)
    + line("M22 37H98M40 26H80", K, 0.8, opacity=0.35)
    + rect(50, 26, 20, 13, "#4f3c30", stroke=TRIM, stroke_width=1.6)
    + line("M60 22H82M80 22V34", LINE, 2)
    + crate(74, 44, 13, 10)
    + rect(36, 48, 48, 30, DARKWOOD, stroke=LINE, stroke_width=1.3)
    + line(
        "M37.5 49.500L58.5 76.500M58.5 49.500L37.5 76.500M61.5 49.500L82.5 76.500M82.5 49.500L61.5 76.500M60 48V78",
        WOOD,
        2,
    )
    + pane(17, 52, 11, 9)
    + pane(92, 52, 11, 9)
    + crate(12, 80, 14, 11)
    + crate(16, 69, 11, 9)
    + barrel(92, 81, 9, 11)
    + barrel(104, 82, 9, 11),
)
ART.house(
    "brickworks",
    cast(6, 64)
    + chimney(70, 8, 60, 10)
    + chimney(16, 22, 40, 8)
    + block(6, 44, 84, "#cf7355", 9)
    + path("M2 46L10 32H84L94 46Z", "#8f4332", stroke=LINE, stroke_width=1.3, stroke_linejoin="round")
    + line("M7 56H90M7 50H90", CREAM, 0.8, opacity=0.5)
    + "".join(
        path(f"M{x} 78V66a8 8 0 0 1 16 0V78Z", K, stroke=TRIM, stroke_width=1.8)
        + path(f"M{x + 4} 78C{x + 2} 72 {x + 7} 72 {x + 8} 66C{x + 12} 70 {x + 14} 73 {x + 12} 78Z", SUN)
        for x in (14, 38, 62)
    )
    + "".join(
        rect(x, y, 9, 5, BRICK, stroke=CREAM, stroke_width=0.9)
        for x, y in ((84, 78), (93, 78), (102, 78), (88, 73), (97, 73), (106, 73), (93, 68), (102, 68), (97, 63))
    )
    + path(
        "M83 83.500H112M83.5 83V78H88V73H93V68H97V63H107V68H112V73H116V78H112V83", "none", stroke=LINE, stroke_width=1.1
    ),
    "#c8a582",
)
IRON = "#4d7f78"
ART.house(
    "market-hall",
    cast(6, 108)
    + block(6, 46, 108, SANDSTONE, 8)
    + path("M22 48C22 8 98 8 98 48Z", "#e2d3b4", stroke=LINE, stroke_width=1.4)
    + path("M29 46C29 17 91 17 91 46Z", GLASS)
    + light("M33 42C34 30 44 25 54 24L38 46H32.500Z", 0.25)
    + line("M60 24V46M60 46L46 26.500M60 46L74 26.500M60 46L35 34M60 46L85 34M42 46C42 32 78 32 78 46", CREAM, 1.6)
    + banner(60, 18, 12)
    + ledge(3, 44, 114, 4, IRON)
    + "".join(rect(x, 48, 4, 30, IRON, stroke=LINE, stroke_width=0.7) for x in (6, 40, 76, 110))
    + rect(44, 52, 32, 26, "#4f3c30")
    + canopy(13, 54, 25, 6, TERRA, 5)
    + canopy(47, 54, 26, 6, OCHRE, 5)
    + canopy(82, 54, 25, 6, PALM, 5)
    + "".join(rect(x, 70, 25, 8, WOOD, stroke=LINE, stroke_width=0.9) for x in (13, 47.5, 82))
    + "".join(
        circle(x, 68, 2.8, c, stroke=LINE, stroke_width=0.6)
        for x, c in (
            (17, CITRUS),
            (23, CITRUS),
            (29, CITRUS),
            (34, CITRUS),
            (52, RUM),
            (58, RUM),
            (64, RUM),
            (69, RUM),
            (86, LEAF),
            (92, LEAF),
            (98, LEAF),
            (103, LEAF),
        )
    ),
)
ART.house(
    "distillery",
    cast(6, 52)
    + block(6, 40, 52, OCHRE)
    + roof(1, 42, 62, 18)
    + disc(32, 47, 12, m_bottle(), CREAM, 0.95)
    + leaves(24, 61, 16, 17, DARKWOOD, False)
    + pane(11, 60, 9, 9)
    + pane(45, 60, 8, 9)
    + cast(68, 34)
    + line("M83 32C83 16 104 12 110 22V52", LINE, 7.5)
    + line("M83 32C83 16 104 12 110 22V52", COPPER, 5)
    + path("M66 78V58C60 52 63 40 76 36L78 26H88L90 36C103 40 106 52 100 58V78Z", COPPER, stroke=LINE, stroke_width=1.4)
    + shade("M90 36C103 40 106 52 100 58V78H90C94 62 96 48 88 36Z", 0.22)
    + light("M68 54C66 47 70 43 75 41C73 46 72 50 73 56Z", 0.55)
    + rect(64, 62, 38, 4, "#8a5230", stroke=LINE, stroke_width=0.8)
    + path("M76 78V72H90V78Z", SUN, stroke=LINE, stroke_width=0.9)
    + barrel(104, 80, 11, 28)
    + barrel(58, 82, 9, 12),
)
ART.house(
    "bank",
    cast(20, 80)
    + block(22, 40, 76, "#c8d0c6", 9)
    + rect(30, 42, 60, 32, "#5c6a6a")
    + leaves(51, 48, 18, 26, "#8a6a3a", False)
    + pillars(26, 42, 68, 6, 6, base=73)
    + ledge(18, 36, 84, 5)
    + pediment(16, 36, 88, 24)
    + at(60, 26, m_coin(), 0.85)
    + circle(60, 26, 8.5, "none", stroke=LINE, stroke_width=1.2)
    + stairs(18, 84, 2, 2.6, 4)
    + lamp(10, 22)
    + lamp(110, 22),
)
ART.house(
    "cigar-works",
    cast(8, 104)
    + chimney(96, 10, 44, 9)
    + block(8, 44, 104, "#a9714c", 9)
    + "".join(
        path(f"M{x} 45V24L{x + 21} 45Z", TERRA, stroke=LINE, stroke_width=1.2, stroke_linejoin="round")
        + path(f"M{x + 2.5} 43V31L{x + 14} 43Z", SKY)
        for x in (8, 29, 50, 71)
    )
    + ledge(6, 44, 108, 3)
    + rect(16, 51, 62, 13, CREAM, 2, stroke=LINE, stroke_width=1.2)
    + at(47, 57.5, m_cigar(), 2.1, 20)
    + panes(14, 67, 62, 4, (9, 6))
    + rect(84, 54, 20, 24, "#4f3c30", stroke=TRIM, stroke_width=1.6)
    + line("M84 60H104M84 66H104M84 72H104", TRIM, 0.9, opacity=0.6),
)

"""Havana's houses by the sea and in the country: huts, piers, boats, the well, the greenhouse."""

from marks import m_anchor, m_cup
from palette import CITRUS, CORAL, CREAM, DARKWOOD, GLASS, LEAF, PALM, RUM, SUN, TERRA, TRIM, WATER, WOOD, K
from pen import at, circle, light, line, n, path, poly, rect, shade
from props import barrel, bush, crate, disc, hull, jar, lamp, palm, puff, sea
from street import BRICK, LINE, MOSS, OCHRE, SANDSTONE, TEAL, Street, block, cast, leaves, pane, roof

ART = Street("0 0 120 90")


BEACH = "#e8d3a0"
THATCH = "#c99a4b"


def thatch(x: float, y: float, w: float, h: float) -> str:
    """A roof of palm leaves whose fringe hangs at y."""
    mid = x + w / 2
    count = round(w / 6)
    step = w / count
    fringe = "".join(f"l{n(-step / 2)} 4l{n(-step / 2)}-4" for _ in range(count))
    straws = "".join(f"M{n(mid)} {n(y - h + 3)}L{n(x + w * k)} {n(y - 1)}" for k in (0.15, 0.32, 0.5, 0.68, 0.85))
    return (
        path(
            f"M{n(mid)} {n(y - h)}L{n(x + w)} {n(y)}{fringe}Z",
            THATCH,
            stroke=LINE,
            stroke_width=1.2,
            stroke_linejoin="round",
        )
        + shade(f"M{n(mid)} {n(y - h)}L{n(x + w)} {n(y)}l{n(-step)} 3H{n(mid + w * 0.12)}Z", 0.2)
        + line(straws, DARKWOOD, 0.9, opacity=0.6)
    )


ART.house(
    "beach-hut",
    sea(58, 20)
    + palm(14, 44, 0.95)
    + cast(38, 50)
    + line("M42 78V66M58 78V66M72 78V66M86 78V66", DARKWOOD, 3)
    + rect(38, 42, 52, 25, "#d9b27a", stroke=LINE, stroke_width=1.2)
    + line("M39 48H89M39 54H89M39 60H89", DARKWOOD, 0.9, opacity=0.5)
    + shade("M80 42H90V67H80Z", 0.2)
    + thatch(30, 44, 68, 28)
    + leaves(46, 50, 11, 17, TEAL, False)
    + pane(67, 51, 12, 8)
    + line("M65 61H81", CREAM, 2)
    + line("M46 68L42 78M57 68L57 78M44.5 72H57M43 75.500H57", DARKWOOD, 1.8)
    + at(
        104,
        78,
        path("M-5 0C-8-14-5-28 0-33C5-28 8-14 5 0Z", CORAL, stroke=LINE, stroke_width=1.2)
        + line("M0-30V-2", CREAM, 1.6),
        0.95,
        9,
    ),
    BEACH,
)
ART.house(
    "jetty",
    rect(0, 52, 120, 38, WATER)
    + light("M0 52H120V54H0Z", 0.5)
    + circle(96, 30, 11, SUN, fill_opacity=0.85)
    + "".join(
        line(f"M{x} {y}c3-2.5 5 2.5 8 0s5-2.5 8 0", CREAM, 1.4, opacity=0.8)
        for x, y in ((4, 62), (96, 66), (82, 60), (4, 84), (98, 84))
    )
    + line("M30 90V72M82 84V68M44 62V56M70 62V56", DARKWOOD, 4)
    + poly("50,54 66,54 94,84 18,84", "#c89a62", stroke=LINE, stroke_width=1.2)
    + line("M46.5 57H69M42 61.500H73M37 66.500H78M31 72H83M25 78H88", DARKWOOD, 1.3)
    + shade("M60 54H66L94 84H76Z", 0.15)
    + line("M32 90V62M84 90V62M48 58V44M68 58V44", DARKWOOD, 4)
    + line("M32 66Q44 62 48 48M84 66Q74 62 68 48", CREAM, 1.6)
    + hull(84, 66, 34, 11, TERRA)
    + line("M94 66L112 56", DARKWOOD, 2),
)
ART.house(
    "clay-well",
    bush(18, 9)
    + bush(104, 8, MOSS)
    + cast(42, 40)
    + line("M44 60V32M78 60V32", DARKWOOD, 4)
    + roof(34, 34, 54, 16, TERRA, 14)
    + line("M42 42H80", DARKWOOD, 3)
    + line("M80 42V37H85", LINE, 2)
    + line("M61 42V50", CREAM, 1.5)
    + path("M56 50H66L64.5 59H57.500Z", WOOD, stroke=LINE, stroke_width=1)
    + path("M38 60H84L81 78H41Z", BRICK, stroke=LINE, stroke_width=1.2)
    + line(
        (
            "M40 66H82.500M40.5 72H82M50 60.500V66M62 60.500V66M74 60.500V66M56 66V72M68 66V72M46 66V72"
            "M50 72V78M62 72V78M74 72V78"
        ),
        CREAM,
        1,
        opacity=0.8,
    )
    + shade("M72 60H84L81 78H70Z", 0.2)
    + rect(36, 57, 50, 5, TRIM, 2, stroke=LINE, stroke_width=1)
    + jar(26, 82, 1.2)
    + jar(97, 84, 1.05, OCHRE),
    "#c9a878",
)
ART.house(
    "beach-cafe",
    sea(56, 22)
    + cast(14, 46)
    + block(14, 44, 46, SANDSTONE, 7)
    + thatch(8, 46, 58, 18)
    + rect(20, 52, 24, 15, GLASS)
    + rect(17, 66, 30, 4, WOOD, stroke=LINE, stroke_width=0.9)
    + at(26, 66, path("M-2 0V-6L-1-8V-11H1V-8L2-6V0Z", RUM))
    + at(35, 66, path("M-3-6H3L2 0H-2Z", CITRUS))
    + leaves(48, 56, 9, 22, TEAL, False)
    + disc(37, 37, 10, m_cup(K), CREAM, 0.72)
    + line("M90 80V44", LINE, 2)
    + path(
        "M68 54C70 38 110 38 112 54C106 50 102 50 97 54C93 50 87 50 83 54C78 50 74 50 68 54Z",
        TERRA,
        stroke=LINE,
        stroke_width=1.1,
    )
    + path("M83 54C84 44 87 41 90 40.500C93 41 96 44 97 54C93 50 87 50 83 54Z", CREAM)
    + line("M80 68H100M90 80V68", DARKWOOD, 2.2)
    + line("M74 80V72H80M74 72V62M106 80V72H100M106 72V62", LINE, 1.8)
    + path("M86 68V63H92V68Z", CREAM, stroke=LINE, stroke_width=0.8),
    BEACH,
)
ART.house(
    "boatyard",
    sea(62, 16)
    + block(6, 34, 44, TEAL, 7)
    + path("M2 36C6 20 50 20 54 36Z", "#9db0b2", stroke=LINE, stroke_width=1.2)
    + line("M14 35V27M28 34V23.500M42 35V27", LINE, 0.9, opacity=0.5)
    + rect(14, 46, 28, 32, "#4f3c30")
    + disc(28, 41, 7.5, m_anchor(K), CREAM, 0.58)
    + cast(48, 56)
    + line("M92 44V12M92 14H66M92 26L80 14", LINE, 2.4)
    + line("M70 14V34", LINE, 1.2)
    + hull(38, 46, 74, 20, CORAL)
    + path("M64 46V37H84V46Z", CREAM, stroke=LINE, stroke_width=1.1)
    + pane(67, 39.5, 5, 4)
    + pane(76, 39.5, 5, 4)
    + line("M52 78L58 63M64 78L58 63M84 78L90 64M98 78L90 64M55 72H61M87 72H94", DARKWOOD, 2.6)
    + crate(18, 80, 12, 9),
)
ART.house(
    "greenhouse",
    cast(18, 84)
    + path("M16 78V46L38 22H82L104 46V78Z", "#cfeae4", stroke=LINE, stroke_width=1.4)
    + "".join(
        path(
            (
                f"M{x} 72C{x - 9} 68 {x - 8} 58 {x - 4} 54C{x - 1} 58 {x} 62 {x} 66C{x} 58 {x + 3} 54 "
                f"{x + 6} 52C{x + 9} 60 {x + 8} 68 {x} 72Z"
            ),
            c,
        )
        for x, c in ((30, PALM), (46, LEAF), (76, PALM), (91, LEAF))
    )
    + "".join(
        circle(x, y, 2.4, c, stroke=LINE, stroke_width=0.6)
        for x, y, c in ((27, 58, CORAL), (49, 57, SUN), (73, 58, SUN), (94, 57, CORAL))
    )
    + rect(16, 70, 88, 8, BRICK, stroke=LINE, stroke_width=1.1)
    + line("M17 74H103", CREAM, 0.8, opacity=0.7)
    + light("M22 46L40 26H50L26 58Z", 0.7)
    + line("M16 46H104M38 22V70M60 22V46M82 22V70M27 34H93M27 46V70", CREAM, 1.8)
    + line("M16 46H104M38 22H82M16 46L38 22M104 46L82 22", LINE, 1.2)
    + rect(53, 48, 14, 30, "#e7f5f0", stroke=LINE, stroke_width=1.4)
    + line("M60 48V78M53 62H67", LINE, 1)
    + jar(12, 82, 0.9)
    + jar(110, 82, 0.9),
)
ART.house(
    "bridge",
    rect(0, 56, 120, 34, WATER)
    + bush(12, 11, MOSS, 57)
    + bush(106, 11, PALM, 57)
    + path(
        "M0 46C34 32 86 32 120 46V80H104A17 17 0 0 0 70 80H50A17 17 0 0 0 16 80H0Z",
        SANDSTONE,
        stroke=LINE,
        stroke_width=1.4,
    )
    + path("M16 80A17 17 0 0 1 50 80M70 80A17 17 0 0 1 104 80", "none", stroke=TRIM, stroke_width=4)
    + line("M13 80A20 20 0 0 1 53 80M67 80A20 20 0 0 1 107 80", LINE, 1, opacity=0.6)
    + line("M4 56H12M24 53H34M54 54H64M84 53H92M110 58H117M56 66H64M2 68H8M112 70H118", LINE, 1, opacity=0.45)
    + path("M0 42C34 28 86 28 120 42V47C86 33 34 33 0 47Z", TRIM, stroke=LINE, stroke_width=1.1)
    + lamp(30, 16, 36)
    + lamp(90, 16, 36)
    + "".join(
        line(f"M{x} {y}c3-2.5 5 2.5 8 0s5-2.5 8 0", CREAM, 1.4, opacity=0.8)
        for x, y in ((24, 84), (78, 84), (54, 86), (2, 86), (104, 86))
    ),
)
ART.house(
    "harbour-pier",
    rect(0, 60, 120, 30, WATER)
    + line("M4 84c3-2.5 5 2.5 8 0s5-2.5 8 0M96 84c3-2.5 5 2.5 8 0s5-2.5 8 0", CREAM, 1.4, opacity=0.8)
    + puff(79, 10, 0.9)
    + path("M72 34L74 16H84L86 34Z", RUM, stroke=LINE, stroke_width=1.1)
    + rect(73, 21, 12.5, 4, CREAM)
    + rect(58, 32, 38, 16, CREAM, stroke=LINE, stroke_width=1.1)
    + "".join(circle(x, 40, 2.2, GLASS) for x in (64, 72, 80, 88))
    + hull(46, 47, 72, 22, "#37606e", TERRA)
    + line("M18 62V14M18 16L52 22M18 26L34 19M18 34L8 24V16H18", LINE, 2.2)
    + line("M50 22V36", LINE, 1.1)
    + crate(44, 46, 12, 10)
    + rect(0, 62, 66, 7, "#b98a55", stroke=LINE, stroke_width=1.2)
    + line("M10 62.500V69M22 62.500V69M34 62.500V69M46 62.500V69M58 62.500V69", DARKWOOD, 1)
    + line("M8 90V69M30 90V69M54 90V69", DARKWOOD, 4.5)
    + crate(24, 62, 11, 9)
    + barrel(38, 62, 8, 10)
    + rect(60, 56, 4, 7, LINE, 1.5),
)

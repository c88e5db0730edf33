"""Havana's small places: stands, stops, walls, gardens and squares."""

from palette import CITRUS, CORAL, CREAM, DARKWOOD, GLASS, PALM, RUM, SEA, SKY, STEEL, SUN, TERRA, TRIM, WATER, WOOD, K
from pen import at, circle, light, line, path, poly, rect, shade
from props import auto, tree
from street import FADED, LINE, MOSS, OCHRE, SANDSTONE, TEAL, Street, block, cast, dome, ledge, panes

ART = Street("0 0 120 90")
GRASS = "#a9c48d"
TYRE = (
    circle(0, 0, 9, "none", stroke=LINE, stroke_width=3)
    + circle(0, 0, 2.2, LINE)
    + line("M0-8V8M-8 0H8M-5.6-5.600L5.6 5.600M5.6-5.600L-5.6 5.6", LINE, 1)
)
ART.house(
    "fruit-stand",
    cast(26, 66)
    + line("M60 60V18", DARKWOOD, 3)
    + path(
        "M18 34C22 8 98 8 102 34C96 29 88 29 81 34C74 29 67 29 60 34C53 29 46 29 39 34C32 29 24 29 18 34Z",
        SUN,
        stroke=LINE,
        stroke_width=1.3,
    )
    + path("M39 34C40 22 48 14.5 60 14.500C72 14.5 80 22 81 34C74 29 67 29 60 34C53 29 46 29 39 34Z", CREAM)
    + path(
        "M52 31.500C53 22 57 14.8 60 14.500C63 14.8 67 22 68 31.500C65 30.5 62 32 60 34C58 32 55 30.5 52 31.500Z", SUN
    )
    + "".join(circle(x, y, 4.6, CITRUS, stroke=LINE, stroke_width=0.9) for x, y in ((34, 55), (43, 55), (38.5, 48)))
    + "".join(circle(x, y, 4.2, RUM, stroke=LINE, stroke_width=0.9) for x, y in ((70, 56), (78, 56), (74, 49)))
    + path("M48 59C47 49 52 42 58 41L60 44C56 48 56 54 58 59Z", SUN, stroke=LINE, stroke_width=0.9)
    + path("M54 59C53 50 58 44 63 43L64 46C61 50 61 54 63 59Z", "#e8c33c", stroke=LINE, stroke_width=0.9)
    + at(
        89,
        58,
        path("M-5 1C-7-8-4-13 0-13S7-8 5 1Z", OCHRE, stroke=LINE, stroke_width=0.9)
        + line("M-4-8L4 0M4-8L-4 0", LINE, 0.8)
        + path("M0-12L-5-20L-1-16L0-23L1-16L5-20Z", PALM, stroke=LINE, stroke_width=0.7),
    )
    + path("M24 58H98L94 70H28Z", TEAL, stroke=LINE, stroke_width=1.3)
    + line("M27 62H96", CREAM, 1.6)
    + line("M98 60L112 54", DARKWOOD, 3)
    + line("M88 70V79", DARKWOOD, 3)
    + at(42, 73, TYRE),
)
ART.house(
    "street",
    poly("0,0 34,22 34,66 0,90", CORAL)
    + poly("34,22 50,33 50,58 34,66", OCHRE)
    + poly("120,0 86,22 86,66 120,90", TEAL)
    + poly("86,22 70,33 70,58 86,66", FADED)
    + shade("M86 22L120 0V90L86 66ZM86 22L70 33V58L86 66Z", 0.2)
    + rect(50, 40, 20, 18, SKY)
    + rect(50, 50, 20, 8, WATER)
    + line("M0 0L34 22L50 33M120 0L86 22L70 33M34 22V66M86 22V66M50 33V58M70 33V58", LINE, 1.2)
    + poly("50,57.5 70,57.5 110,90 10,90", "#8d857a")
    + poly("50,57.5 10,90 0,90 0,89 34,65.5", TRIM)
    + poly("70,57.5 110,90 120,90 120,89 86,65.5", TRIM)
    + poly("59,60 61,60 61.5,64 58.5,64", CREAM)
    + poly("58,68 62,68 63,75 57,75", CREAM)
    + poly("56.5,79 63.5,79 65,90 55,90", CREAM)
    + poly("5,22 13,26 13,44 5,42", GLASS)
    + poly("20,30 28,34 28,46 20,44", GLASS)
    + poly("38,38 42,40 42,48 38,47", GLASS)
    + poly("115,22 107,26 107,44 115,42", GLASS)
    + poly("100,30 92,34 92,46 100,44", GLASS)
    + poly("82,38 78,40 78,48 82,47", GLASS)
    + line("M2 46L15 47M18 47L30 48M118 46L105 47M102 47L90 48", LINE, 2)
    + poly("5,60 16,57 16,76 5,84", "#5c4a3f")
    + poly("22,56 30,54.5 30,66 22,71", "#5c4a3f")
    + poly("115,60 104,57 104,76 115,84", "#5c4a3f")
    + poly("98,56 90,54.5 90,66 98,71", "#5c4a3f")
    + line("M22 26Q60 40 98 26", LINE, 0.9)
    + "".join(
        path(f"M{x} {y}h7l-1 7h-4.500Z", c, stroke=LINE, stroke_width=0.5)
        for x, y, c in ((38, 31, CREAM), (50, 33, CORAL), (63, 33, CREAM), (75, 31, SUN))
    ),
)
ART.house(
    "kiosk",
    tree(16, 40, 13)
    + tree(106, 34, 11, c=PALM)
    + cast(38, 46)
    + block(40, 40, 42, MOSS, 12)
    + dome(61, 33, 21, TEAL, 0.75)
    + circle(61, 15, 3, SUN, stroke=LINE, stroke_width=1)
    + rect(34, 32, 54, 6, TRIM, stroke=LINE, stroke_width=1.1)
    + path("M34 38H88L84 43H38Z", CREAM)
    + "".join(
        path(f"M{34 + i * 9} 38h9v3a4.5 4.5 0 0 1-9 0Z", TERRA if i % 2 == 0 else CREAM, stroke=LINE, stroke_width=0.6)
        for i in range(6)
    )
    + rect(46, 48, 30, 14, "#4f3c30")
    + rect(42, 62, 38, 4, WOOD, stroke=LINE, stroke_width=0.9)
    + "".join(rect(x, 50, 6.5, 9, c, stroke=LINE, stroke_width=0.6) for x, c in ((48, CREAM), (56, CORAL), (64, SKY)))
    + line("M49.5 53H53M49.5 55.500H53", K, 0.9)
    + "".join(
        rect(x, 68, 10, 8, CREAM, stroke=LINE, stroke_width=0.8)
        + line(f"M{x + 2} 71H{x + 8}M{x + 2} 73.500H{x + 6}", K, 0.9)
        for x in (44, 56, 68)
    ),
    "#d3bd97",
)
ART.house(
    "tram-stop",
    line("M0 14H120M30 14V10M90 14V10", LINE, 1.2)
    + line("M44 26L54 14L62 14", LINE, 1.8)
    + rect(0, 80, 120, 2.2, "#77706a")
    + cast(6, 78)
    + rect(6, 28, 78, 46, SUN, 7, stroke=LINE, stroke_width=1.4)
    + path("M6 54H84V67Q84 74 77 74H13Q6 74 6 67Z", TERRA)
    + light("M9 30H81V33H9Z", 0.6)
    + rect(10, 24, 70, 5, CREAM, 2.5, stroke=LINE, stroke_width=1.1)
    + "".join(rect(x, 36, 13, 14, GLASS, 1.5) + light(f"M{x} 50V42L{x + 7} 36H{x + 11}Z", 0.25) for x in (12, 28, 60))
    + rect(44, 36, 13, 36, "#8c3c2b", stroke=LINE, stroke_width=1)
    + rect(46, 38, 4, 18, GLASS)
    + rect(51.5, 38, 4, 18, GLASS)
    + line("M7 55H44M57 55H83", CREAM, 1.6)
    + circle(79, 61, 3, CREAM, stroke=LINE, stroke_width=1)
    + "".join(circle(x, 76, 5, K) + circle(x, 76, 2, STEEL) for x in (20, 32, 60, 72))
    + line("M100 80V28", LINE, 2.4)
    + circle(100, 26, 10, SEA, stroke=LINE, stroke_width=1.3)
    + rect(94.5, 21, 11, 9, CREAM, 2)
    + rect(96, 22.5, 8, 4, SEA)
    + line("M97 32L95.5 33.500M103 32L104.5 33.5", CREAM, 1.5)
    + line("M92 72H114M94 80V72M112 80V72M92 66H114", DARKWOOD, 2),
    "#bdb2a0",
)
ART.house(
    "car-park",
    block(4, 20, 112, SANDSTONE, 6)
    + ledge(2, 17, 116, 4)
    + panes(36, 25, 74, 4, (9, 11), False, TEAL)
    + rect(10, 44, 104, 34, "#5c4a3f")
    + "".join(rect(x, 44, 5, 34, TRIM, stroke=LINE, stroke_width=0.8) for x in (6, 59, 110))
    + rect(4, 41, 112, 4, TRIM, stroke=LINE, stroke_width=1)
    + auto(20, TEAL, 1.08)
    + auto(72, CORAL, 1.08)
    + line("M20 78V36", LINE, 2)
    + rect(8, 10, 25, 29, "#2e6fb7", 3.5, stroke=CREAM, stroke_width=2)
    + rect(6.8, 8.8, 27.4, 31.4, "none", 4.5, stroke=LINE, stroke_width=1.1)
    + line("M17 33V16H22a5 5 0 0 1 0 10H17", CREAM, 4)
    + line("M14 88H44M66 88H104M56 80L52 90", CREAM, 1.6, opacity=0.8),
    "#a79e92",
)

"""Cuba's public buildings, inns, banks and its parliament, 96 x 96, standing on y = 90."""

from marks import m_bed, m_coin, m_cross, m_flag, m_palm
from masonry import Town, awning, columns, cornice, door, gable, ground, smoke, wall, win
from palette import (
    BUTTER,
    CORAL,
    CREAM,
    DARKWOOD,
    DEEP,
    GLASS,
    GOLD,
    GREY,
    INK,
    ROSE,
    RUM,
    SAND,
    SEA,
    SKY,
    STONE,
    SUN,
    TERRA,
    TRIM,
    WATER,
    K,
)
from pen import at, circle, line, lined, oval, path, poly, rect, shade, star

ART = Town("0 0 96 96")
ART.building(
    "golf-course",
    path("M2 90C14 66 34 60 52 66C70 58 88 70 94 90Z", "#7fae6d")
    + shade("M60 64C76 60 88 72 94 90H70C78 82 72 68 60 64Z", 0.16)
    + wall(12, 50, 28, 26, BUTTER)
    + gable(7, 51, 38, 15)
    + door(21, 57, 9, 12)
    + path("M2 90C12 70 30 64 46 67C30 73 20 82 16 90Z", "#96c084")
    + oval(56, 82, 22, 5, "#a9d094")
    + oval(56, 82, 4.5, 1.8, K)
    + line("M56 82V14", INK, 2.6)
    + path("M57 14L84 23L57 33Z", RUM)
    + shade("M57 24L84 23L57 33Z", 0.2)
    + circle(71, 83, 4, CREAM, stroke=K, stroke_width=1.3),
)
ART.building(
    "monastery",
    wall(4, 54, 88, 36, SAND, 0.12)
    + cornice(2, 50, 92)
    + path("M36 54V34H40C40 22 56 22 56 34H60V54Z", SAND)
    + shade("M54 26C56 28 56 31 56 34H60V54H54Z", 0.18)
    + path("M43 50V38A5 5 0 0 1 53 38V50Z", GLASS)
    + path("M45 44A3 3 0 0 1 51 44L52.500 48H43.500Z", SUN)
    + at(48, 18, m_cross(INK))
    + "".join(path(f"M{x} 90V74A6.500 6.5 0 0 1 {x + 13} 74V90Z", K, fill_opacity=0.75) for x in (8, 25, 58, 75))
    + path("M41 90V72A7 7 0 0 1 55 72V90Z", DARKWOOD)
    + poly("2,50 8,42 34,42 34,50", TERRA)
    + poly("94,50 88,42 62,42 62,50", TERRA),
)
ART.building(
    "hotel",
    wall(24, 14, 52, 76, ROSE)
    + cornice(20, 12, 60)
    + path("M38 12C38 2 62 2 62 12Z", SEA)
    + line("M50 5V1", INK, 2)
    + "".join(
        win(x, y, 8, 10, True)
        + line(f"M{x - 3} {y + 11}H{x + 11}M{x - 2} {y + 11}V{y + 7}M{x + 10} {y + 11}V{y + 7}", K, 1.4)
        for y in (20, 36)
        for x in (30, 46, 62)
    )
    + awning(36, 70, 28, 6, RUM, 5)
    + door(43, 76, 14, 14, DARKWOOD, False)
    + rect(26, 52, 48, 16, DEEP, 2, stroke=K, stroke_width=1)
    + at(50, 60, m_bed(), 0.95)
    + at(10, 90, m_palm(42), 0.95),
)
ART.building(
    "inn",
    wall(14, 48, 56, 42, BUTTER)
    + poly("6,50 18,26 66,26 78,50", TERRA)
    + shade("M66 26L78 50H64L56 26Z", 0.2)
    + line("M14 42H72M18 34H68", K, 1.3, opacity=0.4)
    + win(22, 58, 10, 12, True)
    + win(52, 58, 10, 12, True)
    + door(36, 66, 13, 24)
    + rect(26, 14, 9, 14, CORAL)
    + smoke(28, 13)
    + line("M70 54H92", INK, 2.6)
    + line("M76 54V59M90 54V59", INK, 1.5)
    + rect(71, 58, 23, 20, SEA, 2, stroke=K, stroke_width=1.5)
    + at(82.5, 68, m_bed(), 0.85),
)


def bank(x: float, w: float, cols: int, big: bool) -> str:
    top = 44
    r = gable(x - 4, top, w + 8, 22, TRIM) + path(
        f"M{x + 4} {top - 3}L{x + w / 2} {top - 19}L{x + w - 4} {top - 3}Z", SKY
    )
    d = (
        (
            path("M34 26C34 8 62 8 62 26Z", SEA)
            + shade("M52 14C60 16 62 20 62 26H54C56 21 55 17 52 14Z", 0.2)
            + line("M48 12V4", INK, 2)
            + path("M48 3L56 5L48 8Z", TERRA)
        )
        if big
        else ""
    )
    return (
        d
        + wall(x + 2, top, w - 4, 40, SKY)
        + r
        + rect(x - 4, top, w + 8, 5, TRIM)
        + shade(f"M{x - 4} {top + 5}H{x + w + 4}V{top + 7}H{x - 4}Z", 0.2)
        + door(x + w / 2 - 6, 62, 12, 22)
        + columns(x, 50, w, 34, cols)
        + rect(x - 4, 84, w + 8, 3, TRIM)
        + rect(x - 7, 87, w + 14, 3.5, "#c9b48b")
        + at(x + w / 2, 36, lined(m_coin(), 1.5, K), 0.95)
    )


ART.building("small-bank", bank(22, 52, 4, False))
ART.building("large-bank", bank(10, 76, 6, True))
ART.building(
    "church",
    wall(30, 48, 56, 42, SAND)
    + gable(26, 50, 64, 22, TERRA)
    + rect(10, 32, 26, 58, BUTTER)
    + shade("M29 32H36V90H29Z", 0.18)
    + at(23, 8, m_cross(INK, 0.9))
    + poly("6,34 23,13 40,34", TERRA)
    + shade("M23 13L40 34H31Z", 0.2)
    + path("M16 51V43A7 7 0 0 1 30 43V51Z", GLASS)
    + path("M19.5 47A3.5 3.5 0 0 1 26.5 47L28.5 51H17.5Z", SUN)
    + cornice(8, 54, 30, 3)
    + circle(60, 57, 8, GLASS, stroke=CREAM, stroke_width=2)
    + line("M60 49V65M52 57H68", CREAM, 1.4)
    + path("M51 90V78A9 9 0 0 1 69 78V90Z", DARKWOOD)
    + line("M60 70V90", K, 1.4)
    + win(19, 64, 8, 14, True),
)
ART.building(
    "town-hall",
    wall(6, 50, 84, 40, BUTTER, 0.14)
    + cornice(4, 46, 88)
    + wall(34, 22, 28, 28, BUTTER, 0.26)
    + cornice(31, 20, 34, 3)
    + at(48, 2, m_flag(TERRA, 12), 0.9)
    + poly("34,20 48,9 62,20", SEA)
    + circle(48, 34, 10, CREAM, stroke=K, stroke_width=2)
    + line("M48 34V28M48 34L52 36", K, 2.2)
    + "".join(path(f"M{x} 90V76A6 6 0 0 1 {x + 12} 76V90Z", K, fill_opacity=0.7) for x in (10, 26, 58, 74))
    + door(41, 68, 14, 22)
    + "".join(win(x, 54, 8, 9) for x in (12, 28, 60, 76)),
)
ART.building(
    "dam",
    poly("2,90 2,30 14,16 30,44 30,90", STONE)
    + poly("94,90 94,24 80,10 64,44 64,90", STONE)
    + shade("M80 10L94 24V90H84V44Z", 0.25)
    + shade("M14 16L30 44V60H20Z", 0.25)
    + path("M24 34H72V52H24Z", WATER)
    + line("M32 41C36 38 39 44 43 41S50 44 54 41S60 44 64 41", CREAM, 2.2)
    + path("M14 50C36 56 60 56 82 50L76 90H20Z", GREY)
    + shade("M66 53C72 52 77 51 82 50L76 90H64Z", 0.2)
    + path("M10 44C36 51 60 51 86 44V51C60 58 36 58 10 51Z", TRIM)
    + shade("M10 51C36 58 60 58 86 51V53C60 60 36 60 10 53Z", 0.2)
    + "".join(
        path(f"M{x} 62A5 5 0 0 1 {x + 10} 62L{x + 11} 88H{x - 1}Z", WATER)
        + line(f"M{x + 3} 64V86M{x + 7} 64V86", CREAM, 1.5)
        for x in (27, 43, 59)
    )
    + path("M2 92V86C8 82 14 88 20 85S34 89 40 85S54 89 60 85S74 89 80 85S90 88 94 85V92Z", WATER)
    + line("M8 89C11 87 14 91 17 89M44 89C47 87 50 91 53 89M76 89C79 87 82 91 85 89", CREAM, 1.6),
)
ART.building(
    "lighthouse",
    path("M26 18L-4 8V32Z", SUN, fill_opacity=0.55, transform="translate(12 0)")
    + path("M62 20L96 8V34Z", SUN, fill_opacity=0.55)
    + path("M36 30H60L68 84H28Z", CREAM, stroke=K, stroke_width=1.6)
    + path("M34.500 40H61.500L63.600 54H32.400ZM30.200 68H65.800L68 84H28Z", RUM)
    + shade("M52 30H60L68 84H56Z", 0.2)
    + rect(32, 26, 32, 5, K)
    + rect(39, 12, 18, 14, SUN, 0, stroke=K, stroke_width=2)
    + line("M48 12V26", K, 1.6)
    + path("M36 12C38 2 58 2 60 12Z", TERRA, stroke=K, stroke_width=1.5)
    + path("M10 90C14 80 24 80 30 84H66C74 78 84 82 88 90Z", STONE)
    + shade("M60 84H66C74 78 84 82 88 90H64Z", 0.2)
    + door(43, 70, 10, 14, K)
    + line("M4 92C8 89 12 95 16 92M78 92C82 89 86 95 92 92", WATER, 2.4),
)
ART.building(
    "embassy",
    wall(14, 40, 68, 50, "#efd0c2")
    + cornice(10, 36, 76)
    + "".join(rect(x, 30, 3, 6, TRIM) for x in range(14, 82, 8))
    + rect(12, 28, 72, 2.5, TRIM)
    + win(20, 48, 9, 13, True, "#8d6fae")
    + win(67, 48, 9, 13, True, "#8d6fae")
    + win(20, 70, 9, 13, True, "#8d6fae")
    + win(67, 70, 9, 13, True, "#8d6fae")
    + gable(34, 56, 28, 10, "#8d6fae")
    + columns(36, 56, 24, 30, 2, TRIM, 5)
    + door(42, 64, 12, 24)
    + rect(32, 86, 32, 4, TRIM)
    + circle(48, 45, 5, GOLD, stroke=K, stroke_width=1.3)
    + at(
        24,
        6,
        line("M0 0V24", INK, 2) + path("M0 0H20V5H0Z", SEA) + path("M0 5H20V9H0Z", CREAM) + path("M0 9H20V14H0Z", SEA),
    )
    + at(62, 6, line("M0 0V24", INK, 2) + path("M0 0H20V14H0Z", RUM) + circle(10, 7, 4, SUN)),
)
ART.add(
    "parliament",
    ground()
    + path("M48 14V2", "none", stroke=INK, stroke_width=2)
    + path("M48 2L58 5L48 8Z", TERRA)
    + rect(43, 14, 10, 12, TRIM)
    + path("M28 42C28 20 68 20 68 42Z", SEA)
    + shade("M56 26C66 29 68 36 68 42H58C60 36 60 30 56 26Z", 0.22)
    + line("M38 40C38 32 42 27 44 25M58 40C58 32 54 27 52 25M48 40V24", CREAM, 1.4)
    + rect(28, 42, 40, 12, TRIM)
    + shade("M56 42H68V54H56Z", 0.15)
    + "".join(rect(x, 43, 3, 6, GLASS) for x in (32, 39, 46, 53, 60))
    + wall(4, 56, 88, 28, SAND, 0.1)
    + rect(2, 52, 92, 5, TRIM)
    + "".join(win(x, 64, 6, 12, True) for x in (9, 19, 71, 81))
    + gable(27, 57, 42, 15, "#f1e2c2")
    + poly(star(48, 51.5, 4.5), SUN, stroke=K, stroke_width=0.8)
    + rect(32, 57, 32, 27, GLASS)
    + columns(30, 57, 36, 27, 5, "#f1e2c2", 4.5)
    + rect(24, 84, 48, 3, TRIM)
    + rect(20, 87, 56, 4, SAND),
)

ART.add("b-canadian-embassy", ART["b-embassy"].body)  # the word of the rules for its tile

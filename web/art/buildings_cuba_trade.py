"""Cuba's shops, works and stores, 96 x 96, standing on y = 90."""

from marks import m_bottle, m_case, m_cigar, m_coin, m_crate, m_cube, m_leaf, m_saw, m_scale
from masonry import Town, awning, cornice, door, gable, ground, sign, smoke, wall, win
from palette import (
    BUTTER,
    CIGARS,
    CITRUS,
    CORAL,
    CREAM,
    DARKWOOD,
    GLASS,
    GOLD,
    GREY,
    INK,
    MINT,
    PALM,
    RUM,
    SAND,
    SEA,
    SKY,
    STEEL,
    STONE,
    SUN,
    TERRA,
    TRIM,
    WOOD,
    K,
    tok,
)
from pen import at, circle, light, line, lined, oval, path, poly, rect, shade

ART = Town("0 0 96 96")
ART.building(
    "cement-factory",
    wall(8, 60, 40, 30, GREY)
    + rect(14, 68, 9, 8, GLASS)
    + rect(28, 68, 9, 8, GLASS)
    + line("M20 62L58 26", K, 7)
    + line("M20 62L58 26", STEEL, 4.5)
    + rect(50, 26, 19, 64, SAND, 2)
    + shade("M63 26H69V90H63Z", 0.2)
    + rect(71, 26, 19, 64, SAND, 2)
    + shade("M84 26H90V90H84Z", 0.2)
    + path("M50 27C50 17 69 17 69 27ZM71 27C71 17 90 17 90 27Z", STEEL)
    + line("M50 42H69M71 42H90M50 60H69M71 60H90", K, 1.5, opacity=0.5)
    + rect(10, 36, 9, 26, TERRA)
    + rect(10, 40, 9, 4, CREAM)
    + smoke(13, 34)
    + "".join(
        path(
            (
                f"M{x} {y}C{x - 2} {y - 4} {x - 1} {y - 8} {x + 1} {y - 9}H{x + 13}C{x + 15} {y - 8} "
                f"{x + 16} {y - 4} {x + 14} {y}Z"
            ),
            CREAM,
            stroke=K,
            stroke_width=1.3,
        )
        for x, y in ((22, 91), (38, 91), (30, 82))
    ),
)
ART.building(
    "saw-mill",
    wall(6, 46, 60, 44, WOOD)
    + line("M6 57H66M6 68H66M6 79H66", DARKWOOD, 1.5, opacity=0.6)
    + poly("2,48 20,26 60,26 72,48", TERRA)
    + shade("M60 26L72 48H58L50 26Z", 0.2)
    + door(12, 62, 18, 28, DARKWOOD, False)
    + at(62, 66, m_saw(24))
    + rect(36, 72, 56, 7, DARKWOOD)
    + line("M42 79V90M86 79V90", DARKWOOD, 4)
    + at(80, 66, rect(-14, -6, 24, 12, "#a97443", 3) + oval(10, 0, 4.5, 6, WOOD, stroke=K, stroke_width=1.3))
    + circle(35, 37, 5, K),
)


def cafe(c: str, mark: str, aw: str, top: str) -> str:
    return (
        wall(12, 38, 72, 52, c)
        + top
        + awning(8, 56, 80, 9, aw, 8)
        + rect(18, 70, 24, 14, GLASS)
        + line("M30 70V84", CREAM, 1.2)
        + door(58, 70, 14, 20, DARKWOOD, False)
        + sign(48, 36, mark, 16, CREAM, 1.15)
        + line("M28 90V80M22 80H34", K, 2.4)
        + line("M40 90V84H46M46 90V76", K, 2)
    )


ART.building(
    "rum-cafe", cafe(CORAL, m_bottle(), RUM, cornice(10, 34, 76) + rect(16, 24, 64, 10, CORAL) + cornice(14, 21, 68, 3))
)
ART.building(
    "cigar-cafe",
    cafe(
        BUTTER,
        m_cigar(),
        PALM,
        path("M12 40V34C20 34 22 14 48 14S76 34 84 34V40Z", BUTTER)
        + line("M12 34C20 34 22 14 48 14S76 34 84 34", CREAM, 3.5),
    ),
)
ART.building(
    "small-branch-office",
    wall(22, 44, 52, 46, MINT)
    + cornice(18, 40, 60)
    + rect(26, 34, 44, 6, MINT)
    + win(28, 64, 10, 14, shutter=SEA)
    + door(54, 66, 12, 24)
    + sign(48, 44, m_case(), 15, CREAM, 1.05),
)
ART.building(
    "large-branch-office",
    wall(12, 22, 72, 68, MINT)
    + cornice(8, 18, 80)
    + rect(16, 12, 64, 6, MINT)
    + cornice(10, 62, 76, 3)
    + "".join(win(x, 46, 8, 12) for x in (18, 32, 56, 70))
    + "".join(win(x, 68, 9, 13, shutter=SEA) for x in (20, 68))
    + door(40, 66, 16, 24)
    + sign(48, 32, m_case(), 16, CREAM, 1.1),
)
ART.building(
    "general-store",
    wall(8, 34, 80, 56, SAND)
    + rect(14, 16, 68, 18, CORAL)
    + shade("M68 16H82V34H68Z", 0.18)
    + cornice(12, 14, 72, 3)
    + at(48, 26, m_scale(CREAM), 0.78)
    + awning(4, 42, 88, 10, PALM, 8)
    + rect(14, 60, 26, 18, GLASS)
    + path("M17 78V70H23V78ZM26 78V66H31V78Z", SUN)
    + circle(36, 74, 4, CITRUS)
    + door(48, 62, 14, 28, DARKWOOD, False)
    + at(66, 74, m_crate(20, 16))
    + circle(71, 72, 4, CITRUS)
    + circle(79, 72, 4, CITRUS)
    + at(12, 80, m_crate(14, 10)),
)


def storehouse(c: str, mark: str, roof: str) -> str:
    return (
        wall(14, 46, 68, 44, c)
        + roof
        + door(22, 66, 14, 24, DARKWOOD, False)
        + win(64, 68, 10, 10)
        + sign(48, 52, mark, 17, CREAM, 1.15)
    )


ART.building("product-house", storehouse(BUTTER, m_leaf(), gable(8, 48, 80, 30, PALM)))
ART.building(
    "resource-house",
    storehouse(
        SKY,
        lined(m_cube(WOOD), 1, K),
        path("M8 48C8 20 88 20 88 48Z", STONE) + shade("M60 28C78 31 88 38 88 48H70C72 40 68 33 60 28Z", 0.2),
    ),
)
ART.building(
    "cigar-factory",
    wall(6, 50, 84, 40, CIGARS, 0.12)
    + poly("6,52 6,36 26,52", TERRA)
    + poly("26,52 26,36 46,52", TERRA)
    + poly("46,52 46,36 66,52", TERRA)
    + poly("66,52 66,36 90,52", TERRA)
    + path("M7.500 50V40L20 50ZM27.500 50V40L40 50ZM47.500 50V40L60 50Z", SKY)
    + rect(72, 22, 10, 30, CORAL)
    + rect(70.5, 20, 13, 4, TRIM)
    + smoke(75, 19)
    + rect(12, 56, 52, 16, CREAM, 2)
    + at(38, 64, m_cigar(), 1.5, 20)
    + door(68, 64, 14, 26, K, False)
    + win(16, 77, 10, 8)
    + win(34, 77, 10, 8)
    + win(50, 77, 10, 8),
)
ART.building(
    "distillery",
    wall(6, 44, 46, 46, SAND)
    + gable(2, 46, 54, 18, TERRA)
    + sign(29, 58, m_bottle(), 13, CREAM, 0.95)
    + door(22, 72, 14, 18, DARKWOOD, False)
    + path("M58 90V66C52 60 54 46 66 42L68 30H74L76 42C88 46 90 60 84 66V90Z", "#c77b45", stroke=K, stroke_width=1.5)
    + shade("M76 42C88 46 90 60 84 66V90H76C80 74 82 56 74 43Z", 0.24)
    + light("M60 60C58 53 61 48 66 46C64 52 63 56 64 62Z", 0.55)
    + line("M71 30C71 18 84 16 90 24V58", K, 7)
    + line("M71 30C71 18 84 16 90 24V58", "#c77b45", 4)
    + rect(56, 76, 30, 4, K, fill_opacity=0.35)
    + path("M64 90V84H78V90Z", SUN),
)
ART.building(
    "black-market",
    wall(10, 30, 76, 60, "#5a6478", 0.14)
    + rect(8, 26, 80, 5, "#7f879a")
    + path("M22 4A10 10 0 1 0 33 17A9 9 0 0 1 22 4Z", "#e9c873")
    + path("M6 50C26 40 70 40 90 50V60C84 66 80 56 72 60S56 66 48 60S32 56 24 60S12 66 6 60Z", "#7a4da2")
    + shade("M70 44C78 45 85 47 90 50V60C84 66 80 56 72 60Z", 0.25)
    + path("M34 50C42 42 54 42 62 50C54 58 42 58 34 50Z", CREAM)
    + circle(48, 50, 4.5, K)
    + rect(34, 66, 28, 24, K)
    + at(12, 72, m_crate(20, 18))
    + at(64, 72, m_crate(20, 18))
    + at(42, 82, m_cube(tok("sandstone")), 0.75)
    + at(54, 83, m_cube(tok("glass")), 0.7),
)
ART.building(
    "warehouse",
    wall(6, 46, 84, 44, CORAL, 0.14)
    + poly("2,48 48,20 94,48", TERRA)
    + shade("M48 20L94 48H74Z", 0.2)
    + rect(28, 54, 40, 36, DARKWOOD)
    + line("M29 55L47 89M47 55L29 89M49 55L67 89M67 55L49 89M48 54V90", WOOD, 2.4)
    + rect(40, 32, 16, 10, K)
    + line("M48 26V14H64V22", INK, 3)
    + line("M64 22V26C64 30 60 30 60 27", INK, 2)
    + at(8, 74, m_crate(16, 16))
    + at(72, 76, m_crate(16, 14))
    + at(74, 62, m_crate(13, 14)),
)
ART.add(
    "market-stall",
    ground()
    + rect(12, 40, 4, 50, DARKWOOD)
    + rect(80, 40, 4, 50, DARKWOOD)
    + path("M12 22H84L92 42H4Z", TERRA)
    + "".join(
        path(
            (
                f"M{12 + 72 / 7 * i:.1f} 22H{12 + 72 / 7 * (i + 1):.1f}L{4 + 88 / 7 * (i + 1):.1f} 42H"
                f"{4 + 88 / 7 * i:.1f}Z"
            ),
            CREAM if i % 2 else TERRA,
        )
        + path(
            (
                f"M{4 + 88 / 7 * i:.1f} 42H{4 + 88 / 7 * (i + 1):.1f}A{44 / 7:.1f} {44 / 7:.1f} 0 0 1 "
                f"{4 + 88 / 7 * i:.1f} 42Z"
            ),
            CREAM if i % 2 else TERRA,
        )
        for i in range(7)
    )
    + shade("M72 22H84L92 42H76Z", 0.16)
    + rect(8, 68, 80, 6, WOOD)
    + rect(12, 74, 72, 16, DARKWOOD)
    + shade("M68 74H84V90H68Z", 0.25)
    + "".join(circle(x, y, 5, CITRUS) for x, y in ((20, 63), (30, 63), (25, 55)))
    + at(46, 57, m_bottle(), 1)
    + at(60, 58, m_leaf(), 0.95)
    + rect(68, 58, 14, 10, CIGARS, 1)
    + rect(68, 61, 14, 2.5, SUN)
    + sign(48, 81, m_coin(), 8, GOLD, 0.78),
)

# The words of the rules for its tile and for the one printed on the plantation.
for word in ("warehouse-tile", "printed-warehouse"):
    ART.add("b-" + word, ART["b-warehouse"].body)

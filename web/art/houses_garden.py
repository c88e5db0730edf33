"""Havana's gardens and courts."""

from palette import CREAM, GOLD, PALM, TERRA, TRIM, WATER
from pen import circle, light, line, oval, path, rect, shade
from props import bench, bush, droplets, jar, palm, tree
from street import FADED, LINE, MOSS, OCHRE, PLUM, SANDSTONE, TEAL, Street, arcade, balcony, block, cast, ledge, panes

ART = Street("0 0 120 90")

GRASS = "#a9c48d"
ART.house(
    "garden-wall",
    tree(22, 58, 14)
    + palm(96, 62, 0.9)
    + tree(66, 52, 12, c=PALM)
    + cast(4, 112)
    + rect(4, 46, 112, 32, FADED, stroke=LINE, stroke_width=1.3)
    + light("M5 47H115V50H5Z", 0.35)
    + line("M12 64H20M26 58H34M98 62H108M90 70H96M14 72H22", LINE, 0.9, opacity=0.4)
    + ledge(2, 42, 116, 4)
    + rect(40, 34, 8, 44, SANDSTONE, stroke=LINE, stroke_width=1.2)
    + rect(72, 34, 8, 44, SANDSTONE, stroke=LINE, stroke_width=1.2)
    + circle(44, 31, 4, SANDSTONE, stroke=LINE, stroke_width=1.1)
    + circle(76, 31, 4, SANDSTONE, stroke=LINE, stroke_width=1.1)
    + path("M48 78V48Q60 36 72 48V78Z", GRASS)
    + line("M48 48Q60 36 72 48M52 78V45.500M56 78V43.500M60 78V42.500M64 78V43.500M68 78V45.500M48 62H72", LINE, 1.5)
    + "".join(
        circle(x, y, r, c)
        for x, y, r, c in (
            (12, 44, 7, PLUM),
            (22, 47, 6, "#b8578f"),
            (31, 44, 5.5, PLUM),
            (16, 54, 5, "#b8578f"),
            (92, 44, 6, "#b8578f"),
            (102, 47, 7, PLUM),
            (111, 44, 5, "#b8578f"),
            (106, 56, 4.5, PLUM),
        )
    )
    + "".join(
        circle(x, y, 1.3, CREAM) for x, y in ((11, 42), (23, 46), (16, 54), (31, 44), (92, 43), (103, 46), (106, 55))
    )
    + jar(34, 82, 0.9)
    + jar(86, 82, 0.9),
    "#cdb98f",
)
ART.house(
    "park-with-statue",
    tree(20, 48, 15)
    + tree(100, 50, 15, c=PALM)
    + cast(48, 26)
    + path("M44 78L47 56H73L76 78Z", SANDSTONE, stroke=LINE, stroke_width=1.3)
    + shade("M64 56H73L76 78H65Z", 0.2)
    + rect(44, 53, 32, 4, TRIM, stroke=LINE, stroke_width=1)
    + rect(52, 62, 16, 8, GOLD, 1, stroke=LINE, stroke_width=0.8)
    + rect(41, 75, 38, 4, TRIM, stroke=LINE, stroke_width=1)
    + path(
        "M52 53L54 34C51 33 49 29 51 25L56 22H64L69 25L76 11L79 12.500L73 29L68 32V36L70 53H62L60 42L58 53Z",
        "#6f9187",
        stroke=LINE,
        stroke_width=1.3,
        stroke_linejoin="round",
    )
    + circle(60, 16, 5, "#6f9187", stroke=LINE, stroke_width=1.2)
    + path("M52 14H68L66 11.500H64Q60 6 56 11.500H54Z", "#6f9187", stroke=LINE, stroke_width=1)
    + shade("M62 22H64L69 25L68 32V36L70 53H64Z", 0.18)
    + bench(12, 80)
    + bench(92, 80)
    + bush(36, 4, MOSS, 80)
    + bush(85, 4, MOSS, 80),
    GRASS,
)
ART.house(
    "fountain-square",
    block(0, 46, 30, FADED, 6)
    + panes(0, 52, 26, 2, (6, 9), True)
    + ledge(-2, 43, 33, 3.5)
    + block(90, 40, 32, MOSS, 6)
    + panes(92, 47, 26, 2, (6, 9), True)
    + ledge(89, 37, 34, 3.5)
    + cast(24, 74)
    + droplets(60, 22, 10)
    + droplets(60, 24, 19)
    + path("M56 74L57.5 24H62.500L64 74Z", TRIM, stroke=LINE, stroke_width=1)
    + path("M44 36H76C74 43 68 45 60 45S46 43 44 36Z", TRIM, stroke=LINE, stroke_width=1.2)
    + oval(60, 36, 16, 2.6, WATER, stroke=LINE, stroke_width=0.8)
    + path("M32 53H88C84 62 74 64 60 64S36 62 32 53Z", TRIM, stroke=LINE, stroke_width=1.2)
    + shade("M66 53H88C84 61 76 63.5 66 64Z", 0.18)
    + oval(60, 53, 28, 3.6, WATER, stroke=LINE, stroke_width=0.8)
    + line("M40 55V68M50 57V70M70 57V70M80 55V68", WATER, 2)
    + oval(60, 71, 44, 7, WATER, stroke=LINE, stroke_width=1)
    + path(
        "M16 70C16 76 36 78 60 78S104 76 104 70V77C104 83 84 86 60 86S16 83 16 77Z",
        SANDSTONE,
        stroke=LINE,
        stroke_width=1.2,
    )
    + shade("M74 77.500C92 76.5 104 74 104 70V77C104 81 92 84 76 85.500Z", 0.18)
    + line("M30 82V76.500M46 84.500V78.500M76 84.500V78.500M92 82V76.5", LINE, 0.9, opacity=0.5),
)
ART.house(
    "courtyard",
    rect(0, 0, 120, 78, OCHRE)
    + light("M0 0H4V78H0Z", 0.35)
    + shade("M110 0H120V78H110Z", 0.18)
    + ledge(-2, 4, 124, 4)
    + panes(2, 14, 28, 1, (10, 16), True, TEAL)
    + panes(90, 14, 28, 1, (10, 16), True, TEAL)
    + balcony(6, 32, 20)
    + balcony(94, 32, 20)
    + path("M28 78V44A32 32 0 0 1 92 44V78Z", TRIM, stroke=LINE, stroke_width=1.3)
    + path("M33 78V45A27 27 0 0 1 87 45V78Z", "#d9ece3")
    + path("M33 62H87V78H33Z", GRASS)
    + arcade(33, 47, 54, 4, "#efe0c0", base=64)
    + path("M33 47H87V45A27 27 0 0 0 33 45Z", "#d9ece3")
    + path("M30 50L40 42H80L90 50Z", TERRA)
    + path("M28 78V44A32 32 0 0 1 92 44V78H87V45A27 27 0 0 0 33 45V78Z", TRIM, stroke=LINE, stroke_width=1)
    + palm(49, 38, 0.85, 76)
    + bush(76, 7, PALM, 78)
    + path("M54 78L56 70H70L72 78Z", SANDSTONE, stroke=LINE, stroke_width=1)
    + oval(63, 70, 8.5, 2, WATER, stroke=LINE, stroke_width=0.7)
    + droplets(63, 66, 5)
    + panes(4, 52, 20, 1, (9, 14), False, TEAL)
    + panes(96, 52, 20, 1, (9, 14), False, TEAL)
    + jar(24, 82, 0.8)
    + jar(97, 82, 0.8),
)

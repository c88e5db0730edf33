"""The fields of a plantation."""

from marks import m_crate, rubble
from palette import BUTTER, CITRUS, CREAM, DARKWOOD, INK, LEAF, PALM, STONE, SUGAR, TERRA, TOBACCO, WATER, WOOD, K
from pen import Art, at, circle, light, line, path, poly, rect, shade

ART = Art()


def field(bg: str, body: str) -> str:
    return rect(2, 2, 60, 60, bg, 7) + body + rect(2, 2, 60, 60, "none", 7, stroke=INK, stroke_width=2)


def plant(x: float, y: float, s: float = 1) -> str:
    return at(
        x,
        y,
        path("M0 0C-8 0-12-5-12-10C-6-10-1-6 0 0C1-6 6-10 12-10C12-5 8 0 0 0Z", TOBACCO)
        + path("M0 0C-5-6-5-13 0-18C5-13 5-6 0 0Z", "#75a552"),
        s,
    )


ART.add(
    "field-tobacco",
    field(
        "#c9a878",
        path("M2 22H62V30H2ZM2 42H62V50H2Z", "#b18c5b")
        + "".join(plant(x, y, 0.95) for y in (25, 42, 59) for x in ((23, 41) if y == 42 else (15, 32, 49))),
    ),
)
ART.add(
    "field-sugar",
    field(
        "#dfe3a8",
        rect(2, 50, 60, 12, "#c9b06f", 6)
        + "".join(
            at(
                x,
                58,
                rect(-3, -38, 6, 38, SUGAR, 1.5, stroke=K, stroke_width=1.3)
                + line("M-3-10H3M-3-20H3M-3-30H3", K, 1.3)
                + path("M0-36C-5-46-10-46-12-42C-8-42-4-38 0-32C4-40 8-44 13-42C8-40 4-36 0-30Z", LEAF),
            )
            for x in (16, 27, 38, 49)
        ),
    ),
)


def tree(x: float, y: float, s: float = 1) -> str:
    return at(
        x,
        y,
        rect(-2, -12, 4, 12, DARKWOOD)
        + circle(0, -20, 12, PALM)
        + shade("M4-31A12 12 0 0 1 0-8A15 15 0 0 0 4-31Z", 0.2)
        + "".join(
            circle(a, b, 2.8, CITRUS, stroke=K, stroke_width=0.8) for a, b in ((-5, -24), (4, -26), (-1, -16), (7, -17))
        ),
        s,
    )


ART.add(
    "field-citrus",
    field("#e9dca0", rect(2, 44, 60, 18, "#cdbd74", 6) + tree(32, 34, 0.9) + tree(17, 58) + tree(47, 58)),
)


def conifer(x: float, y: float, s: float = 1, c: str = "#3f6d4a") -> str:
    return at(
        x,
        y,
        rect(-2, -6, 4, 8, DARKWOOD)
        + poly("0,-36 12,-6 -12,-6", c)
        + poly("0,-40 9,-20 -9,-20", c)
        + shade("M0-40L9-20H5L12-6H0Z", 0.22),
        s,
    )


ART.add(
    "field-forest",
    field(
        "#a9c79a",
        rect(2, 46, 60, 16, "#7ea372", 6)
        + conifer(20, 42, 0.8)
        + conifer(44, 42, 0.8)
        + conifer(32, 57, 1.15, "#4f7f52")
        + at(10, 56, rect(-6, -4, 14, 6, DARKWOOD, 2) + circle(8, -1, 3.5, WOOD, stroke=K, stroke_width=1)),
    ),
)
ART.add(
    "field-mountain",
    field(
        "#d7e0da",
        path("M3 50H61V55Q61 61 55 61H9Q3 61 3 55Z", "#b9c29b")
        + poly("4,58 22,18 40,58", STONE)
        + poly("22,58 44,10 61,47 61,58", STONE)
        + shade("M44 10L61 47V58H50L42 34Z", 0.26)
        + shade("M22 18L40 58H30L24 38Z", 0.26)
        + poly("44,10 51,26 46,23 42,28 37,25", CREAM)
        + poly("22,18 28,31 23,29 17,30", CREAM)
        + rubble(16, 57, 0.4, "#b98d78")
        + rubble(40, 57, 0.42, "#b98d78"),
    ),
)
ART.add(
    "field-lake",
    field(
        "#c7d6a2",
        path(
            "M8 34C8 20 24 14 38 18C54 20 60 32 54 44C46 56 22 56 14 48C10 44 8 40 8 34Z",
            WATER,
            stroke=K,
            stroke_width=1.5,
        )
        + light("M14 30C16 23 26 20 36 22C28 24 20 27 17 35Z", 0.6)
        + line("M20 36C24 32 27 40 31 36S38 40 42 36M24 45C28 41 31 49 35 45S42 49 46 45", CREAM, 2.2)
        + line("M52 22V10M57 25V14M47 20V13", PALM, 2)
        + rect(50.5, 7, 3, 7, DARKWOOD, 1.5)
        + rect(55.5, 11, 3, 7, DARKWOOD, 1.5),
    ),
)
ART.add(
    "field-warehouse",
    field(
        "#d9cbb2",
        rect(2, 52, 60, 10, "#b79f7c", 5)
        + poly("6,28 32,10 58,28", TERRA)
        + rect(10, 28, 44, 28, BUTTER)
        + shade("M46 28H54V56H46Z", 0.2)
        + rect(20, 34, 24, 22, DARKWOOD)
        + line("M21 35L43 55M43 35L21 55M32 34V56", WOOD, 2)
        + circle(32, 22, 3.5, K)
        + at(48, 46, m_crate(11, 10)),
    ),
)

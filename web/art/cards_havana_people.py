"""The people on Havana's action cards."""

from marks import m_cube
from palette import (
    BUTTER,
    CORAL,
    CREAM,
    DARKWOOD,
    DEEP,
    GOLD,
    HAIR,
    LILAC,
    MINT,
    RUM,
    SAND,
    SEA,
    SKY,
    STEEL,
    SUN,
    TERRA,
    WOOD,
    K,
    tok,
)
from pen import PESO, Art, at, circle, line, lined, oval, path, rect, shade
from portrait import HOOPS, LAPELS, SPECS, TIE, bust, fist, shorthair

ART = Art("0 0 96 120")
ART.add(
    "tax-collector",
    bust(
        SAND,
        "light",
        "#3e4a52",
        mouth="flat",
        collar=LAPELS + TIE,
        face=SPECS + line("M40 70C44 67 52 67 56 70", HAIR, 3),
        hair=shorthair(HAIR),
        hat=path("M20 46C28 44 32 42 32 38C32 20 64 20 64 38C64 42 68 44 76 46C62 50 34 50 20 46Z", "#33302f")
        + rect(32, 34, 32, 6, SUN),
        prop=at(
            72,
            96,
            rect(-20, -22, 40, 46, CREAM, 1, stroke=K, stroke_width=1.6)
            + line("M-13-13H13M-13-5H13M-13 3H4", K, 2)
            + circle(9, 14, 8, RUM)
            + line("M5 14L8 17L13 11", CREAM, 2),
            1,
            6,
        )
        + at(20, 104, lined(circle(0, 0, 11, GOLD), 1.6, K) + line(PESO, K, 3, transform="scale(.66)")),
    ),
)
pick = line("M22 118L76 40", DARKWOOD, 6) + path(
    "M52 26C68 26 86 38 94 58C84 50 76 46 70 45L64 52L58 48L63 41C60 36 56 31 52 26Z",
    STEEL,
    stroke=K,
    stroke_width=1.6,
    stroke_linejoin="round",
)
ART.add(
    "worker",
    bust(
        BUTTER,
        "dark",
        "#5f87a3",
        collar=path("M26 94L36 90V112H60V90L70 94V120H26Z", DEEP)
        + circle(36, 100, 2.5, SUN)
        + circle(60, 100, 2.5, SUN),
        hair="",
        hat=path("M28 48C27 34 36 28 48 28S69 34 68 48C56 44 40 44 28 48Z", SUN)
        + path("M22 49C30 42 66 42 74 49C62 51 34 51 22 49Z", SUN)
        + path("M44 28H52V44H44Z", CREAM, fill_opacity=0.5)
        + shade("M56 29C65 32 69 38 68 46L74 49C70 50 65 50.5 60 50.5C64 42 62 34 56 29Z", 0.18),
        prop=at(2, 8, pick) + fist(36, 106, "dark", 8),
    ),
)
TSQ = at(
    20,
    92,
    rect(-3, -44, 7, 68, WOOD)
    + rect(-16, -50, 33, 9, WOOD)
    + line("M-3-34H0M-3-26H0M-3-18H0M-3-10H0M-3-2H0", K, 1.5)
    + shade("M1-41H4V24H1Z", 0.2),
    1,
    -10,
)
ART.add(
    "architect",
    bust(
        MINT,
        "mid",
        CREAM,
        behind=circle(48, 30, 12, HAIR) + path("M28 62C24 36 38 32 48 32S72 36 68 62Z", HAIR),
        mouth="lips",
        hair=path("M30 58C29 42 40 38 48 38S67 42 66 58C62 48 54 46 48 46S34 48 30 58Z", HAIR),
        face=SPECS,
        collar=path("M40 88L48 102L56 88L62 92L50 112H46L34 92Z", SEA),
        prop=TSQ
        + at(
            72,
            96,
            rect(-22, -18, 42, 36, SEA, 1)
            + line("M-14 10V-2L-2-10L10-2V10ZM-5 10V2H1V10", CREAM, 2)
            + path("M20-18C26-18 26-10 20-10ZM20 10C26 10 26 18 20 18Z", SKY),
            1,
            6,
        ),
    ),
)


def thief(bg: str, cap: str, mask: str, prop: str) -> str:
    hat = (
        path("M30 47C28 30 38 26 48 26S68 30 66 47C56 43 40 43 30 47Z", cap)
        + rect(28, 41, 40, 9, cap, 4)
        + shade("M54 27C64 29 68 38 66 41Q68 43 68 46T64 50H58C62 42 60 33 54 27Z", 0.25)
    )
    f = (
        path("M29 54C36 51 60 51 67 54V65C60 68 53 67 48 63C43 67 36 68 29 65Z", mask)
        + oval(41, 60, 3.4, 3, CREAM)
        + oval(55, 60, 3.4, 3, CREAM)
        + circle(43, 60, 1.8, K)
        + circle(57, 60, 1.8, K)
    )
    stripes = "".join(
        path(
            (
                f"M{12 + i} {108 - i * 5}C30 {98 - i * 5} 66 {98 - i * 5} {84 - i} {108 - i * 5}V"
                f"{112 - i * 5}C66 {102 - i * 5} 30 {102 - i * 5} {12 + i} {112 - i * 5}Z"
            ),
            K,
        )
        for i in (-2, 0)
    )
    return bust(bg, "mid", CREAM, collar=stripes, face=f, hat=hat, prop=prop, eyes=False, mouth="smile")


SACK = (
    lined(path("M-18 24C-26 8-12-8-6-12H8C14-8 28 8 20 24Z", WOOD), 2, K)
    + lined(path("M-7-12C-12-18-9-22-7-22L-2-19L1-23L4-19L9-22C11-22 14-18 9-12Z", WOOD), 2, K)
    + shade("M6-11C14-8 27 8 19 23H8C14 12 12 0 6-11Z", 0.18)
    + line("M-7-11.5H9", TERRA, 3)
)
ART.add(
    "pesos-thief",
    thief(LILAC, "#33302f", "#23201f", at(70, 94, SACK) + at(71, 100, line(PESO, K, 3.4, transform="scale(.95)"))),
)
ART.add(
    "materials-thief",
    thief(
        CORAL,
        SEA,
        "#23201f",
        at(70, 98, SACK)
        + at(62, 74, lined(m_cube(tok("brick")), 1.2, K), 1.05)
        + at(80, 72, lined(m_cube(tok("glass")), 1.2, K), 1.05)
        + at(71, 103, m_cube(K), 0.9),
    ),
)
pot = (
    path("M50 92H96V108Q96 120 84 120H62Q50 120 50 108Z", STEEL, stroke=K, stroke_width=1.6)
    + shade("M82 93H95V108Q95 119 84 119H80Z", 0.22)
    + rect(46, 88, 50, 6, "#a9b2b4", 3, stroke=K, stroke_width=1.6)
    + line("M62 82C58 76 66 72 62 66M74 82C70 76 78 72 74 66M86 82C82 76 90 72 86 66", CREAM, 3)
)
ART.add(
    "mama",
    bust(
        TERRA,
        "brown",
        SKY,
        behind=path("M28 66C24 44 34 40 48 40S72 44 68 66Z", "#cfc8bb"),
        hair=path("M30 58C29 46 38 44 48 44S67 46 66 58C60 50 54 49 48 49S36 50 30 58Z", "#cfc8bb"),
        hat=path("M28 52C24 32 38 26 48 26S72 32 68 52C60 42 36 42 28 52Z", CREAM)
        + "".join(circle(x, y, 2.2, SEA) for x, y in ((38, 36), (48, 32), (58, 36), (32, 44), (64, 44), (48, 40)))
        + path("M44 28C34 22 34 14 40 14C44 16 47 20 48 26C49 20 52 16 56 14C62 14 62 22 52 28Z", CREAM),
        face=HOOPS + circle(37, 68, 3.5, TERRA, fill_opacity=0.5) + circle(59, 68, 3.5, TERRA, fill_opacity=0.5),
        collar=path("M26 94L34 90L38 102H58L62 90L70 94L68 120H28Z", CREAM),
        prop=at(-1, 0, pot),
    ),
)

"""The nine Cubans of Santiago de Cuba."""

from marks import m_bottle, m_leaf
from palette import (
    BUTTER,
    CITRUS,
    CORAL,
    CREAM,
    DARKWOOD,
    GOLD,
    HAIR,
    LEAF,
    LILAC,
    MINT,
    PALM,
    ROSE,
    RUM,
    SEA,
    SKY,
    STEEL,
    SUGAR,
    SUN,
    TERRA,
    WOOD,
    K,
)
from pen import PESO, Art, at, circle, light, line, lined, oval, path, rect, shade
from portrait import BOW, HOOPS, LAPELS, MOUSTACHE, SPECS, V_NECK, bust, fist, longhair, straw

ART = Art("0 0 96 120")


# Santiago
ART.add(
    "pedro",
    bust(
        MINT,
        "mid",
        CREAM,
        hat=straw("#d9bd83", K),
        face=path(MOUSTACHE, HAIR),
        mouth="none",
        collar=V_NECK,
        prop=at(72, 92, lined(m_leaf(), 0.8, K), 2.1) + at(20, 100, lined(m_leaf(), 0.8, K), 1.7, -70),
    ),
)
ART.add(
    "maria",
    bust(
        ROSE,
        "mid",
        RUM,
        behind=longhair(HAIR),
        mouth="lips",
        hair=path("M30 58C28 40 38 36 48 36S68 40 66 58C62 50 56 45 50 44C44 52 36 52 30 58Z", HAIR),
        face=HOOPS,
        collar=path("M24 94C34 106 62 106 72 94L58 88C54 95 42 95 38 88Z", CREAM),
        hat=at(
            66,
            38,
            "".join(oval(0, -7, 5, 7, TERRA, transform=f"rotate({a})") for a in range(0, 360, 72))
            + circle(0, 0, 4, SUN),
        ),
        prop=path("M58 120L52 82C62 70 86 70 94 84L76 120Z", SUN)
        + line("M67 118L56 80M67 118L64 75M67 118L74 74M67 118L84 77M67 118L92 84", K, 1.6, opacity=0.6)
        + line("M52 82C62 70 86 70 94 84", RUM, 3),
    ),
)
cane = "".join(
    at(
        x,
        70,
        rect(-4, 0, 8, 52, SUGAR, 2)
        + shade("M1 0H4V58H1Z", 0.14)
        + line("M-4 14H4M-4 30H4M-4 46H4", K, 1.8)
        + path(
            (
                "M-2 2C-8-8-12-10-18-8C-12-4-8 2-4 8ZM2 2C6-10 10-14 16-12C12-6 8 0 4 8Z"
                "M-2 0C-2-10 0-16 4-20C5-12 4-4 3 4Z"
            ),
            LEAF,
        ),
        1,
        t,
    )
    for x, t in ((87, 6), (73, -3))
)
ART.add(
    "jose",
    bust(
        BUTTER,
        "dark",
        "#7fa8b5",
        hair=path("M31 50C31 40 65 40 65 50L62 48H34Z", "#2a211a"),
        hat=path("M29 49C27 34 36 30 48 30S69 34 67 49C60 44 36 44 29 49Z", RUM)
        + shade("M54 31C64 33 69 38 67 49L60 46C61 40 59 35 54 31Z", 0.2)
        + path("M29 48L19 52L24 57L30 53Z", RUM)
        + "".join(circle(x, y, 1.8, CREAM) for x, y in ((37, 40), (46, 36), (55, 40), (61, 44), (42, 44), (50, 43))),
        collar=V_NECK,
        prop=cane,
    ),
)
ART.add(
    "martinez",
    bust(
        SKY,
        "light",
        "#5b4a6f",
        collar=LAPELS + BOW,
        face=SPECS,
        hair=path("M30 60C28 48 30 44 34 42C33 47 33 50 34 54ZM66 60C68 48 66 44 62 42C63 47 63 50 62 54Z", "#7d756a")
        + light("M38 43C43 40 50 40 54 42C48 42 43 43 40 47Z", 0.5),
        prop=lined(path("M60 118C50 104 62 92 70 88H82C90 92 98 104 92 118Z", WOOD), 1.6, K)
        + lined(path("M69 88C64 82 66 78 68 78L73 81L76 77L79 81L84 78C86 78 88 82 83 88Z", WOOD), 1.6, K)
        + line("M69 89H83", TERRA, 3)
        + line(PESO, K, 3.2, transform="translate(76 104) scale(.95)"),
    ),
)
oranges = (
    circle(70, 94, 9, CITRUS)
    + circle(84, 94, 9, CITRUS)
    + circle(77, 84, 9, CITRUS)
    + shade("M84 85A9 9 0 0 1 84 103Z", 0.16)
    + path("M77 76C80 68 86 68 90 70C88 76 82 79 77 76Z", LEAF)
    + path("M56 98H96L90 120H62Z", DARKWOOD)
    + line("M58 104H94M60 112H92M68 99L70 119M84 99L82 119", WOOD, 2)
)
ART.add(
    "conchita",
    bust(
        PALM,
        "brown",
        SUN,
        behind=path("M26 66C16 60 18 40 30 40H66C78 40 80 60 70 66Z", HAIR)
        + circle(24, 50, 9, HAIR)
        + circle(72, 50, 9, HAIR),
        mouth="lips",
        hair=path("M30 56C28 40 38 38 48 38S68 40 66 56C63 49 56 46 48 46S33 49 30 56Z", HAIR),
        face=circle(30, 70, 2.6, SUN) + circle(66, 70, 2.6, SUN),
        hat=path("M31 46C34 34 62 34 65 46L61 40C54 35 42 35 35 40Z", CREAM)
        + at(
            34,
            38,
            "".join(oval(0, -6, 4.5, 6, CREAM, transform=f"rotate({a})") for a in range(0, 360, 72))
            + circle(0, 0, 3.5, SUN),
        ),
        collar=path("M26 93C34 104 62 104 70 93L58 88C54 95 42 95 38 88Z", CREAM),
        prop=oranges,
    ),
)
ART.add(
    "zorro",
    bust(
        "#d8b25a",
        "light",
        "#23201f",
        behind=path("M2 120C6 96 20 84 48 84S90 96 94 120Z", "#3c3638"),
        collar=path("M30 92L48 104L66 92L62 86L48 94L34 86Z", RUM),
        hair="",
        face=path("M30 53C36 50 60 50 66 53V64C60 66 54 66 48 62C42 66 36 66 30 64Z", "#23201f")
        + oval(41, 59, 3.2, 2.8, CREAM)
        + oval(55, 59, 3.2, 2.8, CREAM)
        + circle(41.5, 59, 1.7, K)
        + circle(55.5, 59, 1.7, K)
        + line("M42 70.5C45 69 47 70 48 71C49 70 51 69 54 70.5", K, 2),
        hat=path("M6 46C20 42 30 42 33 40L36 22H60L63 40C66 42 76 42 90 46C70 53 26 53 6 46Z", "#23201f")
        + path("M33 41C42 45 54 45 63 41L62.300 36C54 40 42 40 33.7 36Z", RUM)
        + light("M37 24H43L41 36L35.500 36Z", 0.2),
        prop=line("M76 116L92 56", CREAM, 3.6)
        + line("M76 116L92 56", STEEL, 2)
        + path("M70 104C76 98 86 102 86 108", "none", stroke=GOLD, stroke_width=3.5)
        + line("M16 98H34L18 114H36", CREAM, 3.5),
        eyes=False,
    ),
)
axe = (
    line("M80 118L72 54", DARKWOOD, 6)
    + path(
        "M64 46L76 48C84 44 90 46 94 50C93 60 88 68 82 72L77 64L67 66Z",
        STEEL,
        stroke=K,
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    + light("M94 50C93 60 88 68 82 72C87 64 88 56 88 47Z", 0.6)
)
ART.add(
    "miguel",
    bust(
        "#b98d62",
        "light",
        RUM,
        collar=line("M26 92V120M40 98V120M56 98V120M70 92V120M14 106H82", K, 2, opacity=0.35),
        face=path("M31 62C31 84 42 90 48 90S65 84 65 62C62 70 56 69 48 69S34 70 31 62Z", "#6b4327")
        + line("M43 75C46 77 50 77 53 75", CREAM, 2),
        mouth="none",
        hair=path("M30 56C29 48 31 45 34 44H62C65 45 67 48 66 56L63 49H33Z", "#6b4327"),
        hat=path("M30 48C28 30 38 26 48 26S68 30 66 48C56 44 40 44 30 48Z", SEA)
        + rect(28, 42, 40, 8, SEA, 4)
        + shade("M54 27C64 29 68 38 66 42Q68 43 68 46T64 50H59C63 42 60 33 54 27Z", 0.2)
        + circle(48, 26, 5, CREAM),
        prop=axe + fist(79, 106, "light", 8),
    ),
)
tray = (
    path("M50 96H96V104H50Z", DARKWOOD)
    + at(62, 84, m_bottle(), 1.15)
    + circle(77, 88, 8, CITRUS)
    + at(89, 86, m_leaf(), 0.85)
    + rect(50, 96, 46, 8, DARKWOOD)
    + shade("M84 96H96V104H84Z", 0.2)
    + line("M54 104L70 118M92 104L76 118", K, 2)
)
ART.add(
    "pablo",
    bust(
        CORAL,
        "brown",
        CREAM,
        collar=V_NECK + path("M24 95L34 90V120H24ZM72 95L62 90V120H72Z", PALM),
        hair=path("M30 56C29 48 31 46 34 46H62C65 46 67 48 66 56L63 50H33Z", "#2a211a"),
        hat=path("M24 44C24 30 36 28 48 28S70 28 74 40C66 46 60 44 52 46C42 50 32 50 24 44Z", "#6d7f86")
        + path("M24 44C14 46 14 52 18 53C28 53 38 50 44 47Z", "#6d7f86")
        + shade("M18 53C28 53 38 50 44 47L36 47C30 47 22 47 16 49Z", 0.3)
        + line("M48 29C42 34 38 40 36 47M48 29C54 34 58 40 58 45", K, 1.4, opacity=0.45),
        prop=tray,
    ),
)
ART.add(
    "alonso",
    bust(
        LILAC,
        "mid",
        "#33302f",
        collar=path("M40 88L48 97L56 88L60 92L55 112L48 104L41 112L36 92Z", CREAM),
        hair=path(
            "M30 60C26 38 38 34 50 34S70 40 66 60C66 54 64 49 60 47C52 50 40 46 36 44C34 48 32 54 30 60Z", "#4c4039"
        ),
        face=path("M44 77C46 82 50 82 52 77C50 79 46 79 44 77Z", "#4c4039")
        + line("M40 69C44 67 47 68 48 69C49 68 52 67 56 69", "#4c4039", 2.2),
        prop=at(
            74,
            84,
            line("M0-16V32M-10 34H10M-15-12H15", GOLD, 3.4)
            + line("M-15-12L-21 4M-15-12L-9 4M15-12L9 4M15-12L21 4", GOLD, 1.5)
            + path("M-23 4H-7C-7 11-23 11-23 4ZM7 4H23C23 11 7 11 7 4Z", GOLD, stroke=K, stroke_width=1.2)
            + circle(0, -16, 4, GOLD),
        )
        + at(
            20,
            100,
            rect(-14, -18, 28, 36, RUM, 2) + rect(-14, 12, 28, 5, CREAM) + line("M-6-8H6M-6-2H6", GOLD, 2.2),
            1,
            -8,
        ),
    ),
)

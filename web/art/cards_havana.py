"""The action cards of Havana that show no person."""

from marks import m_crate, m_cube, m_palm, rubble
from palette import (
    BUTTER,
    COIN,
    CORAL,
    CREAM,
    DARKWOOD,
    GLASS,
    GOLD,
    MINT,
    PALM,
    ROSE,
    RUM,
    SEA,
    SKIN,
    SKY,
    STEEL,
    SUN,
    TERRA,
    WOOD,
    K,
    tok,
)
from pen import PESO, Art, at, circle, light, line, lined, oval, path, rect, shade
from portrait import portrait

ART = Art("0 0 96 120")
# Havana action cards
ART.add(
    "siesta",
    portrait(
        SKY,
        at(14, 120, m_palm(70), 1)
        + at(78, 120, m_palm(70), 1)
        + path("M30 94C38 74 54 80 66 86L84 82C80 102 38 108 30 94Z", SEA)
        + circle(35, 84, 11, SKIN["brown"])
        + path("M12 84C18 80 19 64 30 62C42 60 46 72 56 78C46 90 24 92 12 84Z", WOOD)
        + shade("M40 64C46 68 50 75 56 78C51 84 44 87 36 88C44 82 44 72 40 64Z", 0.18)
        + path("M19 75C26 80 38 79 46 71L49 74.5C40 84 26 85 17 80Z", RUM)
        + path("M16 80C24 120 74 120 82 78C72 108 28 110 16 80Z", TERRA)
        + shade("M48 104C66 102 77 92 82 78C78 100 66 112 48 111Z", 0.22)
        + line("M16 80C26 110 72 110 82 78", CREAM, 2)
        + line("M34 30H50L34 48H50M57 16H67L57 27H67M52 56H61L52 66H61", K, 4),
    ),
)
ART.add(
    "refreshment",
    portrait(
        MINT,
        path("M26 38H70L64 112Q63 116 59 116H37Q33 116 32 112Z", CREAM, fill_opacity=0.75, stroke=K, stroke_width=2)
        + path("M29 56H67L63 110Q62 113 59 113H37Q34 113 33 110Z", "#d5dd86")
        + shade("M56 56H67L63 110Q62 113 59 113H54Z", 0.14)
        + rect(36, 64, 13, 13, CREAM, 2, fill_opacity=0.75, transform="rotate(-14 42 70)")
        + rect(47, 82, 13, 13, CREAM, 2, fill_opacity=0.75, transform="rotate(18 53 88)")
        + line("M56 100L68 12L80 8", TERRA, 4.5)
        + path("M34 40C22 34 20 22 24 14C36 18 42 28 40 40ZM40 40C36 26 42 16 52 12C56 24 52 36 46 42Z", PALM)
        + line("M38 38L28 22M45 38L49 20", CREAM, 1.6)
        + circle(72, 42, 15, PALM)
        + circle(72, 42, 12, CREAM)
        + circle(72, 42, 10, "#b9d06a")
        + line("M72 32V52M63.300 37L80.700 47M63.300 47L80.700 37", CREAM, 1.8),
    ),
)
ART.add(
    "protection",
    portrait(
        BUTTER,
        path(
            "M48 22C60 32 74 34 84 34C86 74 74 100 48 114C22 100 10 74 12 34C22 34 36 32 48 22Z",
            SEA,
            stroke=K,
            stroke_width=2.5,
            stroke_linejoin="round",
        )
        + shade("M48 24C60 34 74 36 82.5 36C84 74 73 98 48 112Z", 0.2)
        + path(
            "M48 34C58 42 66 43 74 43.5C74 74 66 92 48 102C30 92 22 74 22 43.5C30 43 38 42 48 34Z",
            "none",
            stroke=CREAM,
            stroke_width=2,
        )
        + path("M38 64V56A10 10 0 0 1 58 56V64", "none", stroke=SUN, stroke_width=5)
        + rect(33, 63, 30, 24, SUN, 3)
        + circle(48, 72, 3.5, K)
        + rect(46.5, 73, 3, 8, K),
    ),
)
SHOVEL = (
    line("M0-50V6", DARKWOOD, 5)
    + line("M-8-50H8", DARKWOOD, 5)
    + path("M-12 4H12V20C12 30 4 34 0 38C-4 34-12 30-12 20Z", STEEL, stroke=K, stroke_width=1.6)
    + light("M-12 4H-3V32C-8 30-12 26-12 20Z", 0.5)
)
ART.add(
    "debris",
    portrait(
        ROSE,
        at(64, 72, SHOVEL, 1, 16)
        + rubble(24, 106, 1.25)
        + rubble(70, 107, 1.2)
        + rubble(48, 108, 1.15, "#b3b0a6")
        + rubble(37, 89, 1.15, "#8a8983")
        + rubble(59, 91, 1.05)
        + rubble(46, 74, 0.9, "#b3b0a6"),
    ),
)
ART.add(
    "conservation",
    portrait(
        SKY,
        rect(22, 44, 46, 76, CORAL)
        + rect(19, 38, 52, 8, CREAM)
        + shade("M56 46H68V120H56Z", 0.18)
        + path("M29 76V64A6 6 0 0 1 41 64V76ZM49 76V64A6 6 0 0 1 61 64V76Z", GLASS)
        + path("M36 120V102A9 9 0 0 1 54 102V120Z", K)
        + path("M22 46H46V58L38 54L32 62L22 58Z", BUTTER)
        + line(
            "M16 120V30M80 120V30M10 84H86M10 52H86M16 84L48 52M80 84L48 52M16 118L48 86M80 118L48 86", DARKWOOD, 3.4
        )
        + at(
            70,
            26,
            rect(-16, -9, 32, 15, TERRA, 4)
            + light("M-16-6H16V-3H-16Z", 0.5)
            + line("M16-2H22V10H6V20", K, 3)
            + line("M6 20V34", DARKWOOD, 5),
        ),
    ),
)
ART.add(
    "black-market",
    portrait(
        "#3e5566",
        path("M66 16A16 16 0 1 0 80 40A15 15 0 0 1 66 16Z", "#f3dfa4")
        + path("M8 66C20 46 76 46 88 66V78C80 84 76 74 68 78S56 84 48 78S34 74 28 78S14 84 8 78Z", "#7a4da2")
        + light("M8 66C14 56 24 52 34 51L28 78C22 76 14 84 8 78Z", 0.25)
        + rect(12, 78, 4, 42, DARKWOOD)
        + rect(80, 78, 4, 42, DARKWOOD)
        + at(16, 96, m_crate(26, 24))
        + at(54, 96, m_crate(26, 24))
        + at(30, 82, m_cube(tok("sandstone")), 1)
        + at(48, 87, m_cube(tok("brick")), 1)
        + at(67, 82, m_cube(tok("glass")), 1)
        + path("M32 64C40 56 56 56 64 64C56 72 40 72 32 64Z", CREAM)
        + circle(48, 64, 5, K),
    ),
)


def coin(x: float, y: float, r: float = 13, mark: bool = True) -> str:
    return at(
        x,
        y,
        lined(circle(0, r * 0.18, r, "#c98d1d") + circle(0, 0, r, GOLD), 1.6, K)
        + (line(PESO, COIN, 3.2, transform=f"scale({r / 19:.2f})") if mark else ""),
    )


def stack(x: float, y: float, count: int) -> str:
    return "".join(
        lined(oval(x, y - i * 7, 15, 6, GOLD if i == count - 1 else "#d39a27"), 1.6, K) for i in range(count)
    )


ART.add("pesos", portrait(PALM, stack(24, 108, 5) + stack(72, 108, 7) + stack(48, 112, 4) + coin(48, 62, 26)))

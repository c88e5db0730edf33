"""The laws of Cuba: the scroll, the back of its card, a picture for each type and each act."""

from marks import m_coin, m_leaf
from palette import CITRUS, CORAL, CREAM, DARKWOOD, GLASS, PALM, RUM, SEA, SKIN, SUN, TERRA, K
from pen import PESO, Art, at, circle, group, line, lined, path, poly, rect, shade, star

ART = Art()


def scroll(mark: str) -> str:
    """A rolled-out paper with room for a mark round 32,32."""
    return (
        lined(path("M14 10H50V54H14Z", CREAM))
        + shade("M43 11H49V53H43Z", 0.12)
        + lined(rect(8, 4, 48, 9, "#e9d3a4", 4.5) + rect(8, 51, 48, 9, "#e9d3a4", 4.5))
        + shade("M40 5H51.500Q55 5 55 8.500T51.5 12H40ZM40 52H51.500Q55 52 55 55.500T51.5 59H40Z", 0.16)
        + mark
    )


def coin(x: float, y: float, scale: float = 1) -> str:
    return at(x, y, circle(0, 0, 10.8, K) + m_coin(), scale)


UP = path("M0-10L9 1H4V10H-4V1H-9Z", PALM, stroke=K, stroke_width=1.6, stroke_linejoin="round")
DOWN = group(path("M0-10L9 1H4V10H-4V1H-9Z", TERRA, stroke=K, stroke_width=1.6, stroke_linejoin="round"), "rotate(180)")
HAND = path(
    "M-14 6L-4 2H8Q11 2 11 4.500T8 7H1H9L15 3Q18 3 17 6L9 13H-6L-14 14Z",
    SKIN["mid"],
    stroke=K,
    stroke_width=1.5,
    stroke_linejoin="round",
)
STALL = (
    "".join(
        path(f"M{-12 + i * 6}-6h6v5a3 3 0 0 1-6 0Z", TERRA if i % 2 == 0 else CREAM, stroke=K, stroke_width=0.8)
        for i in range(4)
    )
    + rect(-12, -8, 24, 3, TERRA, stroke=K, stroke_width=0.8)
    + line("M-10 0V9M10 0V9M-11 6H11", K, 1.8)
)

ART.add(
    "law-scroll",
    scroll(
        line("M20 21H44M20 28H44M20 35H36", "#8a7b6b", 2.6)
        + circle(41, 42, 6, RUM, stroke=K, stroke_width=1.5)
        + poly(star(41, 42, 3.4), CREAM)
    ),
)
ART.add(
    "law-back",
    lined(rect(8, 3, 48, 58, SEA, 6))
    + rect(12.5, 7.5, 39, 49, "none", 3, stroke=CREAM, stroke_width=1.6)
    + at(
        32, 33, path("M-13 12H13V8H-13ZM-11 7V-3H-8V7ZM-5 7V-3H-2V7ZM2 7V-3H5V7ZM8 7V-3H11V7ZM-14-4L0-13L14-4Z", CREAM)
    )
    + shade("M44 4H50Q55 4 55 9V55Q55 60 50 60H42Q48 30 44 4Z", 0.16),
)
ART.add("law-tax", scroll(coin(27, 26, 0.95) + coin(37, 37, 0.95)))
ART.add(
    "law-duty",
    scroll(
        at(25, 28, line("M0 12V-8M-4-3H4M-4 4H4", K, 2.6))
        + circle(38, 26, 7.5, CITRUS, stroke=K, stroke_width=1.5)
        + at(36, 41, lined(m_leaf(), 1.2, K), 0.75)
    ),
)
ART.add("law-subsidy", scroll(at(31, 31, HAND, 0.95) + coin(32, 23, 0.72)))
ART.add(
    "law-other",
    scroll(
        at(32, 32, path("M-14 13H14V9H-14ZM-12 8V-3H-8V8ZM-5 8V-3H-1V8ZM2 8V-3H6V8ZM9 8V-3H12V8ZM-15-4L0-14L15-4Z", K))
    ),
)
ART.add(
    "law-drought",
    scroll(
        path("M15 40H49V50.500H15Z", "#c9a066")
        + line("M22 40L26 45L23 50M33 40L31 46L36 50M43 40L41 45L45 50M26 45L31 46", K, 1.5)
        + circle(32, 26, 7.5, SUN, stroke=K, stroke_width=1.5)
        + "".join(line("M32 15.500V13.5", "#b8741a", 2.4, transform=f"rotate({a} 32 26)") for a in range(0, 360, 45))
    ),
)
ART.add(
    "law-building",
    scroll(
        path("M19 46V30L32 19L45 30V46Z", CORAL, stroke=K, stroke_width=1.6, stroke_linejoin="round")
        + path("M16 32L32 18L48 32", "none", stroke=K, stroke_width=3)
        + rect(28, 36, 8, 10, DARKWOOD)
        + rect(22, 34, 4, 4, GLASS)
        + rect(38, 34, 4, 4, GLASS)
    ),
)
ART.add(
    "law-harbor",
    scroll(
        at(
            32,
            32,
            path("M-15 3H15L11 11H-11Z", SEA, stroke=K, stroke_width=1.5, stroke_linejoin="round")
            + path("M-8 3V-5H2V3Z", CREAM, stroke=K, stroke_width=1.4)
            + rect(-5, -12, 4, 7, TERRA, stroke=K, stroke_width=1.2)
            + line("M8 3V-11M8-9L14 2", K, 1.6)
            + line("M-15 14c3-2.5 4.5 2.5 7.5 0s4.5-2.5 7.5 0s4.5 2.5 7.5 0s4.5-2.5 7.5 0", SEA, 2),
        )
    ),
)
ART.add(
    "law-corruption",
    scroll(
        at(
            32,
            34,
            path("M-13 6C-13-4-4-8 0-8S13-4 13 6L8 11H-8Z", "#8a9a6b", stroke=K, stroke_width=1.6)
            + path(
                "M-6-8L-9-15L-3-13L0-16L3-13L9-15L6-8Z", "#8a9a6b", stroke=K, stroke_width=1.4, stroke_linejoin="round"
            )
            + line("M-6-8H6", K, 2)
            + line(PESO, CREAM, 3, transform="translate(0 2) scale(.62)"),
        )
    ),
)
ART.add("law-market-increase", scroll(at(27, 36, STALL, 0.95) + at(42, 25, UP, 0.85)))
ART.add("law-market-decrease", scroll(at(27, 36, STALL, 0.95) + at(42, 25, DOWN, 0.85)))

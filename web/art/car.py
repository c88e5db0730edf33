"""The car of the fifties, from the side and from above: --piece colours it."""

from palette import CREAM, INK, PIECE, RUM, SKY, STEEL, SUN, K
from pen import Art, circle, light, line, lined, path, rect, shade

ART = Art()


def wheel(x: float, y: float, r: float = 8.5) -> str:
    return (
        circle(x, y, r, K, stroke=INK, stroke_width=1.2) + circle(x, y, r * 0.68, CREAM) + circle(x, y, r * 0.36, STEEL)
    )


ART.add(
    "car-50s",
    path("M4 54H60V57H4Z", K, fill_opacity=0.2)
    + lined(
        path("M35 31L42 18H45L42 31Z", SKY)
        + path("M15 31C15 25 17 23 21 23C24 25 24 28 24 31ZM26 31C26 26 28 24 31 24C34 26 34 28 34 31Z", CREAM)
        + path("M2 28C8 29 12 31 16 31H42C50 31 58 33 61 38C63 42 62 47 61 50H4C2 46 3 43 4 40C2 36 1 32 2 28Z", PIECE),
        2,
    )
    + shade("M4 44H62C62 46 61.5 48 60.5 49H4.500C3 47 3.5 45.5 4 44Z", 0.25)
    + light("M5 36C20 38 44 36 58 39L59 42C44 40 20 42 4.5 40Z", 0.85)
    + circle(58, 38, 3, SUN, stroke=K, stroke_width=1.2)
    + path("M2 46H9V50H3ZM56 46H63V50H56Z", STEEL)
    + line("M36 33V43", K, 1.2, opacity=0.5)
    + path("M2 28C8 29 12 31 16 33L5 35Z", RUM)
    + wheel(16, 50)
    + wheel(48, 50),
)
ART.add(
    "car-50s-top",
    lined(path("M20 6C24 3 40 3 44 6C47 16 47 46 46 56C45 62 19 62 18 56C17 46 17 16 20 6Z", PIECE), 2)
    + rect(13, 12, 5, 10, K, 2)
    + rect(46, 12, 5, 10, K, 2)
    + rect(13, 42, 5, 10, K, 2)
    + rect(46, 42, 5, 10, K, 2)
    + path("M20 26C26 21 38 21 44 26L43 31C38 27 26 27 21 31Z", SKY, stroke=K, stroke_width=1.4)
    + rect(22, 32, 20, 18, K, 3, fill_opacity=0.75)
    + rect(23.5, 33, 8, 7, CREAM, 2)
    + rect(33, 33, 8, 7, CREAM, 2)
    + rect(23.5, 42, 17.5, 7, CREAM, 2)
    + light("M26 6H30V20H26ZM34 6H38V20H34Z", 0.45)
    + circle(22, 6.5, 2.2, SUN)
    + circle(42, 6.5, 2.2, SUN)
    + path("M18 52L24 60H19ZM46 52L40 60H45Z", RUM)
    + shade("M40 5C42 5 43 5.5 44 6C47 16 47 46 46 56C45.500 59 42 60 38 60.5C44 46 44 20 40 5Z", 0.16),
)

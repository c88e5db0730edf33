"""The pieces of Havana: bag, marks, debris and the square in the centre."""

from marks import m_cube, rubble
from palette import CREAM, DARKWOOD, RUM, SUN, TERRA, TRIM, WATER, K
from pen import PESO, Art, at, circle, light, line, lined, path, rect, shade

ART = Art()

CLOTH = "#cda35f"
ART.add(
    "cloth-bag",
    shade("M10 57H54L60 60H18Z", 0.25)
    + lined(path("M23 23C10 32 5 44 9 53C11 58 17 59 32 59S53 58 55 53C59 44 54 32 41 23Z", CLOTH))
    + lined(path("M23 21C18 14 17 8 21 6C25 8 26 5 32 5S39 8 43 6C47 8 46 14 41 21Z", CLOTH))
    + shade("M41 24C53 33 58 44 54 53C52.5 57 48 58 40 58.500C50 48 48 34 38 24Z", 0.2)
    + light("M14 48C13 41 17 34 22 30C20 38 19 44 21 52C17 53 15 51 14 48Z", 0.45)
    + line("M27 9C28 13 28 17 29 20M37 9C36 13 36 17 35 20", DARKWOOD, 1.6)
    + rect(20, 19.5, 24, 5, RUM, 2.5, stroke=K, stroke_width=1.4)
    + line("M42 23C47 25 46 30 49 32M40 24C43 27 41 31 43 34", RUM, 2.4)
    + at(32, 43, lined(m_cube(CREAM), 1.3, K), 1.05),
)
ART.add(
    "architect-mark",
    lined(path("M32 4L60 56H4Z", TERRA))
    + path("M32 12L53.5 52.500H10.500Z", CREAM)
    + circle(32, 22.5, 4, TERRA, stroke=K, stroke_width=1.6)
    + line("M30.5 26L22 49M33.5 26L42 49", K, 3.4)
    + line("M25.5 40C29 43 35 43 38.5 40", K, 2.2)
    + shade("M32 5L59 55.500H50L32 16Z", 0.14),
)
ART.add(
    "buy-arrow",
    lined(path("M22 4H42V26H57L32 59L7 26H22Z", SUN))
    + light("M24 6H30V28H14L12 27.500H24Z", 0.55)
    + shade("M38 6H40.500V27.500H54L32 56.500V50L46 31H38Z", 0.18)
    + line(PESO, K, 3.4, transform="translate(32 26) scale(1.05)"),
)
ART.add(
    "debris-heap",
    shade("M4 57H60L63 60H8Z", 0.25)
    + rubble(16, 47, 1.0)
    + rubble(48, 48, 0.95, "#b3b0a6")
    + rubble(33, 46, 1.15, "#8a8983")
    + rubble(24, 29, 0.85, "#b3b0a6")
    + rubble(42, 30, 0.8)
    + rubble(33, 16, 0.65, "#c3c0b6"),
)
ART.add(
    "square",
    lined(circle(32, 32, 28, "#e6d3a8"))
    + "".join(
        path("M32 32L26 7A26 26 0 0 1 38 7Z", "#cfae77", transform=f"rotate({a} 32 32)") for a in range(0, 360, 45)
    )
    + circle(32, 32, 13, TRIM, stroke=K, stroke_width=1.4)
    + circle(32, 32, 8.5, WATER, stroke=K, stroke_width=1.2)
    + light("M26 31A6 6 0 0 1 31 26A9 9 0 0 0 26 31Z", 0.8)
    + circle(32, 32, 2.8, CREAM, stroke=K, stroke_width=1),
)

"""The pieces of Cuba: pawn, black marking piece, the tiles of the parliament."""

from palette import CREAM, INK, PIECE, SEA, SUN, TERRA, K
from pen import Art, circle, light, line, lined, path, poly, rect, shade

ART = Art()

ART.add(
    "pawn",
    shade("M14 58H54L60 61H20Z", 0.25)
    + lined(
        path("M14 58C14 52 20 51 23 48C27 42 27 34 26 30H38C37 34 37 42 41 48C44 51 50 52 50 58Z", PIECE)
        + rect(21, 26, 22, 5, PIECE, 2.5)
        + circle(32, 15, 11.5, PIECE)
    )
    + shade("M36 31H37.500C36.5 36 37 43 40.5 48.500C43 51.5 49 52 49 57H38C40 48 37 40 36 31Z", 0.22)
    + shade("M38 5.500A11 11 0 0 1 32 25.500A14 14 0 0 0 38 5.500Z", 0.2)
    + light("M24 14A8.5 8.5 0 0 1 31 6.500A12 12 0 0 0 24 14Z", 0.75)
    + light("M18 55C19 53 24 51.5 26.5 48C29 43 29 37 28.5 32H31C31.5 40 30 47 26 53Z", 0.35)
    + line("M16 55H48", K, 1.4, opacity=0.35),
)
BLACK = "#3a3330"
ART.add(
    "marker-black",
    lined(poly("32,6 55,18 55,45 32,58 9,45 9,18", BLACK), 2.4)
    + poly("32,7.5 53.5,18.5 32,30 10.5,18.5", "#6a605a")
    + poly("53.5,19.5 53.5,44 32.5,56 32.5,31", "#26201d")
    + line("M16 24V42M23 28V46", "#8a7f78", 1.6, opacity=0.55)
    + light("M32 9.500L49 18.500L44 21L27.5 12Z", 0.28),
)
ART.add(
    "marker-space",
    path("M32 6L55 18V45L32 58L9 45V18Z", K, fill_opacity=0.08)
    + path(
        "M32 6L55 18V45L32 58L9 45V18Z",
        "none",
        stroke=INK,
        stroke_width=2.2,
        stroke_dasharray="5 4.5",
        stroke_linejoin="round",
        stroke_opacity=0.75,
    )
    + path(
        "M9 18L32 30L55 18M32 30V58", "none", stroke=INK, stroke_width=1.4, stroke_dasharray="3 4", stroke_opacity=0.5
    ),
)
ART.add(
    "voting-tile",
    lined(rect(6, 6, 52, 52, SEA, 8), 2)
    + light("M10 12Q10 9 13 9H51Q54 9 54.5 12H12Z", 0.4)
    + shade("M48 8H50Q56.5 8 56.5 14V50Q56.5 56.5 50 56.500H42Q50 40 48 8Z", 0.18)
    + lined(rect(14, 15, 23, 30, CREAM, 2), 1.6, K)
    + line("M19 30L24.5 36L33 23", K, 3.6)
    + circle(43, 42, 11.5, SUN, stroke=K, stroke_width=1.8)
    + line("M43 36V48M37 42H49", K, 3.6),
)
ART.add(
    "veto",
    lined(rect(10, 4, 36, 46, CREAM, 2), 2)
    + line("M17 13H39M17 20H36M17 27H31", "#8a7b6b", 2.4)
    + lined(circle(39, 39, 21, TERRA), 2)
    + shade("M53 23.500A21 21 0 0 1 39 60A25 25 0 0 0 53 23.500Z", 0.2)
    + light("M21 37A18 18 0 0 1 35 22A24 24 0 0 0 21 37Z", 0.45)
    + line("M30.5 30.500L47.5 47.500M47.5 30.500L30.5 47.5", CREAM, 6),
)

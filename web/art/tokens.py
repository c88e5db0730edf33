"""Coins, points, workers and the tiles that the games share."""

from palette import COIN, CREAM, DARKWOOD, GOLD, PIECE, SEA, SUN, TERRA, WOOD, K
from pen import DIGIT, PESO, Art, circle, light, line, lined, oval, path, poly, rect, shade, star

ART = Art()


ART.add(
    "coin-peso",
    lined(circle(32, 34, 26, "#c98d1d"), 2)
    + lined(circle(32, 31, 26, GOLD), 2)
    + circle(32, 31, 21, "none", stroke=COIN, stroke_width=2, stroke_dasharray="2 2.4")
    + light("M12 31A20 20 0 0 1 38 12C26 14 17 22 16 38C13 36 12 34 12 31Z", 0.5)
    + line(PESO, COIN, 3.4, transform="translate(32 31) scale(1.18)"),
)
ART.add(
    "coin-3",
    "".join(lined(oval(32, y, 28, 12, "#c98d1d"), 2) for y in (49, 43))
    + lined(circle(32, 29, 27, "#dfa42c"), 2)
    + circle(32, 29, 22, CREAM, stroke=COIN, stroke_width=2)
    + shade("M48 14A22 22 0 0 1 36 51A26 26 0 0 0 48 14Z", 0.14)
    + line(DIGIT[3], K, 3, transform="translate(32 29.5) scale(1.45)"),
)
ART.add(
    "vp",
    lined(path("M19 42L12 59L20 56L26 62L32 47L38 62L44 56L52 59L45 42Z", TERRA), 2)
    + lined(poly(star(32, 27, 25, 0.86, 14), SEA), 2)
    + shade("M32 50A23 23 0 0 0 32 4Z", 0.16)
    + circle(32, 27, 16, CREAM)
    + poly(star(32, 27.5, 13), SUN, stroke=K, stroke_width=1.6, stroke_linejoin="round"),
)
ART.add(
    "worker-meeple",
    lined(
        path(
            (
                "M32 15C38 15 41 19 41 24C41 27 40 29 38 31C48 33 57 38 57 43C57 47 50 47 44 45L49 60H36"
                "L32 50L28 60H15L20 45C14 47 7 47 7 43C7 38 16 33 26 31C24 29 23 27 23 24C23 19 26 15 32"
                " 15Z"
            ),
            PIECE,
        ),
        2,
    )
    + shade(
        (
            "M32 16C38 16 40 20 40 24C40 27 39 29 36 31.5C48 34 56 38.5 56 43C56 46 49 46 42.5 43.5"
            "L47.600 59H36.700L32 47Z"
        ),
        0.18,
    )
    + lined(path("M12 20C20 16 22 16 23 14C24 5 40 5 41 14C42 16 44 16 52 20C44 25 20 25 12 20Z", WOOD), 2)
    + line("M23 16C29 19 35 19 41 16", K, 2),
)
ART.add(
    "vote",
    lined(rect(20, 4, 24, 30, CREAM, 1) + path("M6 30H58V60H6Z", SEA), 2)
    + line("M25 15L30 21L39 9", K, 4)
    + rect(15, 30.5, 34, 5, K, 1)
    + shade("M46 36H57V59H46Z", 0.2)
    + poly(star(32, 47, 8), CREAM)
    + light("M7 31H14V35H7Z"),
)
ART.add(
    "clock",
    lined(circle(32, 32, 28, SEA), 2)
    + shade("M52 13A27 27 0 0 1 32 59A34 34 0 0 0 52 13Z", 0.22)
    + circle(32, 32, 21, CREAM)
    + line("M32 14V18M32 46V50M14 32H18M46 32H50", K, 2.6)
    + line("M32 32V20", K, 4)
    + line("M32 32L41 38", K, 4)
    + circle(32, 32, 3, TERRA),
)
ART.add(
    "trophy",
    lined(path("M18 10H6C6 26 12 32 22 32M46 10H58C58 26 52 32 42 32", "none"), 4.5, "#b5801f")
    + lined(
        path("M16 5H48V20C48 32 41 39 32 39S16 32 16 20Z", GOLD)
        + path("M28 38H36L38 49H26Z", "#c98d1d")
        + rect(17, 49, 30, 10, DARKWOOD, 2)
    )
    + shade("M38 6H47V20C47 31 40 38 33 38C40 30 41 18 38 6Z", 0.2)
    + light("M20 8H25C24 18 25 25 29 32C22 29 20 24 20 18Z", 0.6)
    + poly(star(32, 20, 8.5), CREAM, stroke=K, stroke_width=1.4, stroke_linejoin="round")
    + rect(24, 52, 16, 4, SUN, 1),
)
ART.add(
    "start-player",
    lined(poly(star(32, 32, 30, 0.76, 16), SUN), 2)
    + circle(32, 32, 20.5, "#e39a26")
    + circle(32, 32, 18, CREAM, stroke=K, stroke_width=1.6)
    + shade("M44 18.500A18 18 0 0 1 32 50A22 22 0 0 0 44 18.500Z", 0.14)
    + line("M26 25L33 20.500V43M26.5 43.500H39.5", K, 5),
)

"""The neighbour who teaches a first game: cap, white moustache, a domino in his hand."""

from palette import CREAM, DARKWOOD, SKY, K
from pen import Art, at, circle, line, path, rect, shade
from portrait import MOUSTACHE, SPECS, bust, fist
from street import TEAL

ART = Art("0 0 96 120")

CAP = (
    path("M29 48C27 32 37 27 48 27S69 32 67 48C58 43 38 43 29 48Z", CREAM)
    + path("M25 48C34 41 62 41 71 48C66 52 58 48 48 48S30 52 25 48Z", "#e7d5ae")
    + shade("M54 28C65 30 69 38 67 47L71 48C67 51 62 49 57 48.5C62 42 60 34 54 28Z", 0.16)
    + line("M48 27V43", K, 1.2, opacity=0.3)
)
WHITE = "#f1ebdf"
DOMINO = (
    rect(-9, -17, 18, 34, CREAM, 3, stroke=K, stroke_width=1.8)
    + line("M-7 0H7", K, 1.6)
    + "".join(circle(x, y, 1.9, K) for x, y in ((-4, -12), (0, -8.5), (4, -5), (-4, 5), (4, 5), (-4, 12), (4, 12)))
)
ART.add(
    "coach",
    bust(
        SKY,
        "brown",
        "#e9d9b4",
        hair=path("M30 58C28 50 30 46 33 45H63C66 46 68 50 66 58L62 50H34Z", WHITE),
        face=SPECS + path(MOUSTACHE, WHITE),
        mouth="none",
        hat=CAP,
        collar=path("M38 88L48 102L58 88L63 92L50 108H46L33 92Z", CREAM)
        + line("M30 94V120M66 94V120", TEAL, 2.4)
        + circle(48, 113, 1.6, DARKWOOD),
        prop=at(76, 88, DOMINO, 1.05, 12) + fist(74, 108, "brown", 9),
    ),
)

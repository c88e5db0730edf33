"""The ships of Santiago de Cuba: the one in port, on whose deck four dice stand, and the seven of the track."""

from palette import CREAM, DARKWOOD, GLASS, INK, PALM, RUM, SEA, SKY, SUN, TERRA, WATER, WOOD
from pen import Art, light, line, lined, path, rect, shade

ART = Art()

# The dice are squares of 30 with their feet on the deck at y = 92, at x = 40, 74, 108, 142.
ART.add(
    "ship-port",
    path(
        "M0 132c9-6 15 6 24 0s15-6 24 0s15 6 24 0s15-6 24 0s15 6 24 0s15-6 24 0s15 6 24 0s15-6 24 0s10 4 8 0V150H0Z",
        WATER,
    )
    + line("M88 90V10M88 16L36 58M88 16L148 58", INK, 2)
    + line("M88 92V8", WOOD, 5)
    + path("M84 20C62 30 50 42 44 58H84Z", CREAM, stroke=INK, stroke_width=2, stroke_linejoin="round")
    + path("M92 14C112 26 128 42 136 58H92Z", "#f0dfbc", stroke=INK, stroke_width=2, stroke_linejoin="round")
    + shade("M116 30C125 39 132 48 136 58H122Z", 0.14)
    + line("M70 28C60 36 52 46 50 57M104 24C112 36 116 46 118 57", CREAM, 1.6, opacity=0.6)
    + path("M88 8L104 3L88 -1Z", RUM, transform="translate(0 6)")
    + rect(176, 52, 19, 40, CREAM, 1.5, stroke=INK, stroke_width=2)
    + shade("M189 53H194V91H189Z", 0.16)
    + rect(173, 46, 25, 7, TERRA, 1.5, stroke=INK, stroke_width=2)
    + rect(179, 59, 5, 8, GLASS, 1)
    + rect(187, 59, 5, 8, GLASS, 1)
    + path(
        "M4 82H30V92H174V82H198C196 108 188 126 172 136H34C16 128 6 106 4 82Z",
        "#7d3b2b",
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )
    + light("M6 84H28V88H6.500ZM176 84H196L195.5 88H176Z", 0.5)
    + path("M12 112H191C187 123 181 131 172 135H34.500C24 131 16.5 122 12 112Z", "#a9523b")
    + shade("M160 93H196.500C194 112 187 126 172 135H140Q160 118 160 93Z", 0.2)
    + rect(28, 92, 148, 5, WOOD)
    + shade("M28 97H176V99.500H28Z", 0.25)
    + line("M30 104H168", CREAM, 2, stroke_dasharray=".1 11")
    + path(
        "M0 138c9-6 15 6 24 0s15-6 24 0s15 6 24 0s15-6 24 0s15 6 24 0s15-6 24 0s15 6 24 0s15-6 24 0s10 4 8 0V150H0Z",
        WATER,
    )
    + line("M16 144c4-3 7 3 11 0M92 144c4-3 7 3 11 0M164 144c4-3 7 3 11 0", CREAM, 2),
    "0 0 200 150",
)

SWELL = path("M2 39c4-3 7 3 11 0s7-3 11 0s7 3 11 0s7-3 11 0s7 3 11 0s4-1.5 5 0V48H2Z", WATER)


def little(number: int, body: str) -> None:
    ART.add(f"ship-{number}", lined(body, 1.8) + SWELL, "0 0 64 48")


def deck(left: float, right: float, y: float, c: str) -> str:
    return path(f"M{left} {y}H{right}L{right - 6} 42H{left + 5}Z", c)


little(1, deck(16, 48, 31, WOOD) + path("M31 29V6L47 29Z", CREAM))
little(2, deck(12, 52, 31, TERRA) + path("M34 28V4L50 28Z", CREAM) + path("M30 28V9L15 28Z", SUN))
little(3, deck(10, 54, 29, SEA) + path("M22 29V19H38V29Z", CREAM) + path("M27 19V8H33V19Z", RUM))
little(
    4,
    deck(5, 59, 31, DARKWOOD)
    + path("M20 29V6H23V29ZM40 29V4H43V29Z", WOOD)
    + path("M24 8C34 12 34 22 30 28H24ZM44 6C55 11 55 22 51 28H44Z", CREAM),
)
little(5, deck(5, 59, 29, RUM) + path("M14 29V21H50V29Z", CREAM) + path("M20 21V8H26V21ZM34 21V8H40V21Z", SUN))
little(
    6,
    deck(3, 61, 30, "#46707d")
    + path("M8 30V16H20V30Z", CREAM)
    + path("M11 16V7H17V16Z", TERRA)
    + path("M24 30V22H33V30Z", WOOD)
    + path("M35 30V22H44V30Z", PALM)
    + path("M51 30V8H53V30Z", WOOD),
)
little(
    7,
    deck(2, 62, 29, CREAM)
    + path("M9 29V22H55V29Z", SKY)
    + path("M14 22V16H50V22Z", CREAM)
    + path("M19 16V5H25V16ZM29 16V5H35V16ZM39 16V5H45V16Z", TERRA),
)

"""The ships of Cuba: a freighter with its crane, and the ship of a card, on whose deck the page draws five slots."""

from palette import CREAM, DEEP, GLASS, INK, RUM, SEA, SUN, TERRA, WATER, WOOD, K
from pen import Art, circle, light, line, path, rect, shade

ART = Art()

ART.add(
    "ship-freighter",
    path(
        "M0 78C10 72 18 84 28 78S46 84 56 78S74 84 84 78S102 84 112 78S130 84 140 78S158 84 168 78S186 84 200 78V90H0Z",
        WATER,
    )
    + rect(16, 26, 36, 26, CREAM, 1, stroke=INK, stroke_width=2)
    + shade("M42 27H51V51H42Z", 0.16)
    + rect(12, 20, 44, 7, TERRA, 1, stroke=INK, stroke_width=2)
    + "".join(rect(x, 32, 6, 7, GLASS, 1) for x in (20, 29, 38))
    + line("M17 45H51", SEA, 2.4)
    + path("M26 20L28 3H42L43 20Z", RUM, stroke=INK, stroke_width=2, stroke_linejoin="round")
    + rect(27.5, 8, 14.5, 4.5, CREAM)
    + line("M166 52V10M166 14L142 48M166 14L184 50", INK, 2.2)
    + line("M166 52V10", WOOD, 4.5)
    + path("M166 6L182 10L166 15Z", SUN, stroke=K, stroke_width=1.2)
    + path(
        "M4 48H58V58H160L164 48H196C192 62 184 74 178 82H22C12 76 6 64 4 48Z",
        DEEP,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )
    + path("M13 70H186C183 75 180 79 178 82H22C18 79 15 75 13 70Z", TERRA)
    + light("M6 50H57V54H7Z", 0.35)
    + rect(58, 56, 102, 4, WOOD)
    + line("M60 66H156", CREAM, 1.8, stroke_dasharray="1 8")
    + circle(180, 58, 3, CREAM)
    + path(
        "M0 82C10 76 18 88 28 82S46 88 56 82S74 88 84 82S102 88 112 82S130 88 140 82S158 88 168 82S186 88 200 82V90H0Z",
        WATER,
    )
    + line("M8 86C12 83 15 89 19 86M88 86C92 83 95 89 99 86M150 86C154 83 157 89 161 86", CREAM, 1.8),
    "0 0 200 90",
)

# The slots are squares of 28 with their feet at y = 56, at x = 18, 50, 82, 114, 146.
ART.add(
    "ship-card",
    path(
        (
            "M0 82c8-5 14 5 22 0s14-5 22 0s14 5 22 0s14-5 22 0s14 5 22 0s14-5 22 0s14 5 22 0s14-5 22 0s14"
            " 5 22 0s14-5 22 0s14 5 20 0V96H0Z"
        ),
        WATER,
    )
    + rect(187, 22, 34, 34, CREAM, 1.5, stroke=INK, stroke_width=2)
    + shade("M211 23H220V55H211Z", 0.16)
    + rect(183, 17, 42, 7, TERRA, 1.5, stroke=INK, stroke_width=2)
    + "".join(rect(x, 29, 7, 7, GLASS, 1) for x in (192, 202, 212))
    + "".join(circle(x, 46, 2.6, GLASS) for x in (195.5, 205, 214.5))
    + path("M196 17L198 2H210L212 17Z", RUM, stroke=INK, stroke_width=2, stroke_linejoin="round")
    + rect(197.6, 6, 12.8, 4, CREAM)
    + line("M10 54V24", INK, 2.4)
    + path("M10 24L1 28L10 32Z", SUN, stroke=K, stroke_width=1)
    + path(
        "M2 50H16V56H180V50H234C233 66 226 78 216 86H26C14 82 5 68 2 50Z",
        SEA,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )
    + light("M5 52.500H14V56H6ZM182 52.500H231V56H182Z", 0.5)
    + path("M12 72H227C224 78 220.5 82.5 216 85H26.500C20 83 15.5 78 12 72Z", TERRA)
    + shade("M196 57H232C230 68 225 78 216 85H180Q196 74 196 57Z", 0.16)
    + rect(16, 56, 164, 4, WOOD)
    + shade("M16 60H180V62H16Z", 0.25)
    + line("M30 66H190", CREAM, 1.8, stroke_dasharray=".1 9")
    + path(
        (
            "M0 88c8-5 14 5 22 0s14-5 22 0s14 5 22 0s14-5 22 0s14 5 22 0s14-5 22 0s14 5 22 0s14-5 22 0s14"
            " 5 22 0s14-5 22 0s14 5 20 0V96H0Z"
        ),
        WATER,
    )
    + line("M20 92c4-3 7 3 11 0M110 92c4-3 7 3 11 0M196 92c4-3 7 3 11 0", CREAM, 1.8),
    "0 0 240 96",
)

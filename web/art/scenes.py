"""The pictures of the home pages: sun, moon, waves, an empty seat, a lost suitcase, the end of a game."""

import tokens
from boxes import cloud, fixed, gull
from marks import m_palm
from palette import CITRUS, CREAM, DARKWOOD, GOLD, INK, PALM, PIECE, ROSE, RUM, SEA, STEEL, SUN, TERRA, WOOD, K
from pen import DIGIT, Art, at, circle, framed, light, line, lined, oval, path, poly, rect, ripple, shade, star
from skyline import mix

ART = Art("0 0 320 240")

ART.add(
    "sun",
    circle(100, 100, 96, "#fdeec2", fill_opacity=0.22)
    + circle(100, 100, 78, "#fdeec2", fill_opacity=0.35)
    + circle(100, 100, 58, "#fdeec2"),
    "0 0 200 200",
)
ART.add(
    "moon",
    circle(100, 100, 96, "#cfe0ea", fill_opacity=0.08)
    + circle(100, 100, 76, "#cfe0ea", fill_opacity=0.1)
    + circle(100, 100, 52, "#e9e3d0")
    + circle(84, 84, 10, "#d2cbb6")
    + circle(118, 96, 7, "#d2cbb6")
    + circle(98, 124, 12, "#d2cbb6")
    + path("M118 51A52 52 0 0 1 110 151A62 62 0 0 0 118 51Z", "#c3bda9", fill_opacity=0.6),
    "0 0 200 200",
)
ART.add(
    "waves",
    rect(0, 14, 120, 10, SEA)
    + path(ripple(0, 7, 60, 120, 8) + "V15H0Z", SEA)
    + path(ripple(0, 13, 60, 120, 7), "none", stroke=CREAM, stroke_width=1.8, stroke_opacity=0.5)
    + path(ripple(0, 20, 40, 120, 5), "none", stroke=CREAM, stroke_width=1.6, stroke_opacity=0.3),
    "0 0 120 24",
)
ART.add(
    "empty-seat",
    oval(50, 89, 34, 4, K, fill_opacity=0.2)
    + line("M28 60L22 88M68 60L74 88M36 58L34 80M61 58L64 80", INK, 6)
    + line("M28 60L22 88M68 60L74 88M36 58L34 80M61 58L64 80", WOOD, 3.4)
    + lined(path("M24 12C24 6 72 6 72 12L69 50H27Z", WOOD))
    + path("M31 16C31 12 65 12 65 16L63 45H33Z", CREAM)
    + line(
        "M33 20L62 44M33 30L51 45M40 14L63 33M52 13.500L64 24M63 20L34 44M63 30L46 45M56 14L33 33M44 13.500L32 24",
        "#b98a55",
        1.4,
    )
    + lined(path("M20 52C20 48 76 48 76 52L79 60C79 64 17 64 17 60Z", "#e9c98d"))
    + shade("M60 49.500C70 50 75.5 51 75.5 52.500L78 60C77 62 70 62.8 60 63Z", 0.18)
    + light("M22 53C30 51 44 50.5 52 50.500L50 53.500C40 53.5 30 54 21 56Z", 0.6),
    "0 0 96 96",
)


def evening(horizon: float, top: str, low: str) -> str:
    steps = 5
    return "".join(
        rect(0, horizon * i / steps - 1, 320, horizon / steps + 2, mix(top, low, i / (steps - 1))) for i in range(steps)
    )


def ripples(rows: tuple[tuple[float, int, float], ...]) -> str:
    return "".join(line(ripple(0, y, step, 320, 6), CREAM, 1.8, opacity=o) for y, step, o in rows)


CASE = (
    line("M-16-58V-66Q-16-70-12-70H12Q16-70 16-66V-58", K, 6)
    + line("M-16-58V-66Q-16-70-12-70H12Q16-70 16-66V-58", DARKWOOD, 3)
    + rect(-46, -58, 92, 58, "#b5693f", 7, stroke=K, stroke_width=2.2)
    + shade("M30-57H39Q45-57 45-51V-7Q45-1 39-1H24Q38-26 30-57Z", 0.2)
    + light("M-44-50Q-44-56-38-56H36V-52H-40V-10H-44Z", 0.3)
    + rect(-30, -58, 9, 58, "#7a4426", stroke=K, stroke_width=1.2)
    + rect(21, -58, 9, 58, "#7a4426", stroke=K, stroke_width=1.2)
    + rect(-31, -40, 11, 8, GOLD, 1.5, stroke=K, stroke_width=1.2)
    + rect(20, -40, 11, 8, GOLD, 1.5, stroke=K, stroke_width=1.2)
    + at(-5, -38, circle(0, 0, 10, SEA, stroke=CREAM, stroke_width=2) + poly(star(0, 0, 6), CREAM), 1, -12)
    + at(
        6,
        -16,
        rect(-13, -7, 26, 14, CREAM, 1.5)
        + line("M-9-3c3-2.5 4.5 2.5 7.5 0s4.5-2.5 7.5 0", SEA, 2)
        + line("M-9 2H9", TERRA, 2),
        1,
        7,
    )
)
ART.add(
    "lost-suitcase",
    framed(
        320,
        240,
        fixed(
            evening(132, "#e79c80", "#fae0b2")
            + circle(226, 112, 44, "#fdeec2", fill_opacity=0.4)
            + circle(226, 112, 30, "#fdeec2")
            + cloud(30, 62, 0.9)
            + cloud(120, 40, 0.6, 0.45)
            + rect(0, 124, 320, 60, "#1f7a8c")
            + rect(0, 124, 320, 12, "#3a94a0")
            + path(
                "M198 126H254L264 134H188ZM206 142H246L240 148H212ZM214 156H238L234 160H218Z",
                "#fdeec2",
                fill_opacity=0.55,
            )
            + ripples(((134, 64, 0.35), (148, 80, 0.28), (162, 128, 0.22)))
            + at(
                268,
                127,
                path("M-17 0H15L10 7H-12Z", "#7d3b2b")
                + path("M0-2V-24L14-2Z", CREAM)
                + path("M-3-2V-19L-14-2Z", "#f0dfbc"),
                0.8,
            )
            + rect(0, 168, 320, 10, "#f2e3c0")
            + rect(0, 176, 320, 64, "#ddc595")
            + shade("M0 176H320V182H0Z", 0.18)
            + line(
                "M0 206H320M70 180V206M190 180V206M290 180V206M20 206V240M130 206V240M240 206V240", K, 1.6, opacity=0.18
            )
            + shade("M92 172L176 172L132 184H30Z", 0.22)
            + at(136, 172, CASE, 1.15)
            + at(
                136,
                92,
                path(
                    "M-34 4C-24-1-20-2-20-6C-20-22 18-22 19-6C19-2 24-1 34 4C20 10-20 10-34 4Z",
                    "#e7cf9a",
                    stroke=K,
                    stroke_width=2,
                )
                + path("M-20-4C-10 2 9 2 19-4V-9C9-4-10-4-20-9Z", RUM),
                0.9,
                -5,
            )
            + at(
                252,
                168,
                path(
                    "M-16-8C-14-20 0-24 8-20C10-26 18-27 20-22L27-20L20-18C19-10 12-5 2-5H-20Z",
                    CREAM,
                    stroke=K,
                    stroke_width=1.8,
                    stroke_linejoin="round",
                )
                + path("M-12-9C-6-17 2-17 8-14C4-8-4-6-16-7Z", STEEL)
                + circle(16, -21.5, 1.4, K)
                + path("M20-22L27-20L20-18.500Z", CITRUS)
                + line("M-1-5V1M5-5V1", CITRUS, 2),
                1.05,
            )
            + gull(66, 96, 0.9)
            + gull(92, 84, 0.6)
            + at(24, 170, m_palm(104), 0.9)
        ),
    ),
)
CONFETTI = tuple((x * 53 % 300 + 10, x * 37 % 128 + 10, x * 47 % 180) for x in range(1, 34))
PAPER = (TERRA, SUN, SEA, CREAM, PALM, ROSE)
ART.add(
    "trophy-scene",
    framed(
        320,
        240,
        fixed(
            evening(178, "#6a5c92", "#f4bf93")
            + "".join(
                path("M160 128L148-60H172Z", "#fdeec2", fill_opacity=0.16, transform=f"rotate({a} 160 128)")
                for a in range(-75, 76, 25)
            )
            + circle(160, 118, 62, "#fdeec2", fill_opacity=0.35)
            + path(
                (
                    "M0 178V146H24V132H44V150H66V120Q80 100 94 120V150H112V136H136V178Z"
                    "M184 178V138H210V126H222V112L228 102L234 112V126H246V144H270V128H292V148H320V178Z"
                ),
                "#7d6a86",
                fill_opacity=0.75,
            )
            + rect(0, 176, 320, 64, "#1f7a8c")
            + ripples(((186, 64, 0.4), (198, 80, 0.3)))
            + "".join(
                rect(x, y, 7, 4, PAPER[i % 6], 1, transform=f"rotate({turn} {x} {y})")
                if i % 3
                else circle(x, y, 2.6, PAPER[i % 6])
                for i, (x, y, turn) in enumerate(CONFETTI)
            )
            + at(20, 204, m_palm(104), 1)
            + at(296, 204, m_palm(90), 1)
            + path("M0 204H320V240H0Z", "#e3cfa6")
            + light("M0 204H320V208H0Z", 0.6)
            + line("M40 208V240M100 208V240M220 208V240M280 208V240", K, 1.6, opacity=0.16)
            + shade("M112 226H216L250 236H146Z", 0.2)
            + rect(62, 196, 64, 32, "#d9a48a", stroke=K, stroke_width=2)
            + rect(194, 204, 64, 24, "#c9b08a", stroke=K, stroke_width=2)
            + rect(120, 176, 80, 52, "#f2e3c0", stroke=K, stroke_width=2)
            + shade("M184 177H199V227H184ZM116 197H125V227H116ZM248 205H257V227H248Z", 0.18)
            + line("M155 195L162 190V214M155 214H169", K, 4)
            + line(DIGIT[2], K, 2.6, transform="translate(93 212)")
            + line(DIGIT[3], K, 2.6, transform="translate(226 216) scale(.8)")
            + at(104, 73, tokens.ART["trophy"].body, 1.75)
            + at(74, 146, tokens.ART["worker-meeple"].body.replace(PIECE, "#2e6fb7"), 0.8)
            + at(200, 154, tokens.ART["worker-meeple"].body.replace(PIECE, "#3b8a59"), 0.8)
            + line("M0 17Q80 52 160 22T320 17", K, 1.4, opacity=0.6)
            + "".join(
                path(f"M{x} {y}h14l-7 16Z", c, stroke=K, stroke_width=0.8)
                for x, y, c in (
                    (14, 24, SUN),
                    (44, 33, TERRA),
                    (76, 36, CREAM),
                    (110, 33, SEA),
                    (190, 12, TERRA),
                    (222, 8, CREAM),
                    (254, 9, SUN),
                    (286, 13, SEA),
                )
            )
        ),
    ),
)

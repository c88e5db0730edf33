"""The covers of the three boxes, 320 x 420; the upper third is left to the title."""

import re

import buildings_cuba
import buildings_cuba_trade
import car
import goods
import ships_cuba
import tokens
from marks import m_crate, m_palm
from palette import CITRUS, CREAM, DARKWOOD, GLASS, HAIR, LEAF, RUM, SEA, SKIN, SUN, TERRA, WATER, K
from pen import Art, at, circle, framed, group, light, line, path, poly, rect, ripple, shade, star
from skyline import mix
from street import LINE, arcade, balcony, block, dome, ledge, panes, pediment, pillars

ART = Art("0 0 320 420")


def spine() -> str:
    """The shaded edge on the left and the light one above make a box of a picture."""
    return shade("M0 0H12V420H0Z", 0.16) + shade("M0 408H320V420H0Z", 0.1) + light("M12 0H320V3H12Z", 0.5)


def sky(top: str, low: str, horizon: int) -> str:
    """Bands of light down to the horizon."""
    steps = 7
    bands = "".join(
        rect(0, horizon * i / steps - 1, 320, horizon / steps + 2, mix(top, low, i / (steps - 1)))
        for i in range(1, steps)
    )
    return rect(0, 0, 320, 420, top) + bands


def fixed(body: str) -> str:
    """A cover keeps its colours whatever the theme of the page."""
    while "var(--" in body:
        body = re.sub(r"var\(--[\w-]+, (#\w+)\)", r"\1", body)
    return body


def cover(name: str, body: str) -> None:
    ART.add("box-" + name, framed(320, 420, fixed(body + spine())))


def cloud(x: float, y: float, s: float = 1, o: float = 0.6) -> str:
    return at(x, y, path("M0 0C0-10 14-14 20-8C24-20 44-20 47-8C56-12 66-8 66 0Z", CREAM, fill_opacity=o), s)


def gull(x: float, y: float, s: float = 1) -> str:
    return at(x, y, line("M-10-4C-6-7-2-5 0 0C2-5 6-7 10-4", K, 2, opacity=0.65), s)


def sunset(x: float, y: float, r: float) -> str:
    return circle(x, y, r * 1.55, CREAM, fill_opacity=0.25) + circle(x, y, r, "#fdeec2")


def swell(y: float, step: int, c: str, o: float, w: float = 2.2, shift: int = 0) -> str:
    return line(ripple(shift - step, y, step, 320 + 2 * step, 7), c, w, opacity=o)


def good(name: str, x: float, y: float, s: float) -> str:
    return at(x, y, goods.ART[name].body, s)


def furrows(d: str, c: str, stripe: str) -> str:
    """A field on a slope, its rows towards the horizon."""
    rows = "".join(f"M{160 + (x - 160) * 0.35:.0f} 226L{x} 300" for x in range(-120, 460, 26))
    return path(d, c) + line(rows, stripe, 3, opacity=0.5)


def cane(x: float, y: float, s: float = 1) -> str:
    """A clump of sugar cane whose foot is at x, y."""
    stalks = "".join(
        at(
            dx,
            0,
            rect(-4, -h, 8, h, "#d9dba0", 2, stroke="#5c6b34", stroke_width=1.2)
            + line("".join(f"M-4 {-k}H4" for k in range(12, h, 14)), "#5c6b34", 1.5),
            1,
            turn,
        )
        for dx, h, turn in ((-12, 78, -7), (2, 92, 1), (14, 74, 8))
    )
    blades = path(
        (
            "M-20-74C-34-96-46-92-52-80C-40-86-30-78-18-62ZM-4-90C-12-116-26-116-34-108"
            "C-22-108-12-98-4-80ZM6-90C14-118 28-118 38-106C24-108 14-98 8-80Z"
            "M22-72C36-92 48-88 54-74C42-82 32-74 20-60ZM0-94C-4-112 0-124 4-128C8-116 8-106 6-92Z"
        ),
        LEAF,
    )
    return at(x, y, stalks + blades, s)


cover(
    "cuba",
    sky("#f1c67c", "#fae3b4", 240)
    + sunset(150, 186, 46)
    + cloud(40, 168, 0.9)
    + cloud(150, 150, 0.6, 0.45)
    + path("M0 226C30 196 60 188 92 206C124 178 168 176 200 204C232 188 280 190 320 216V300H0Z", "#b9c6a0")
    + path("M0 244C50 214 110 216 160 232S270 224 320 238V310H0Z", "#8fb07c")
    + furrows("M0 252C60 236 120 240 170 246S270 246 320 252V308H0Z", "#a8bf76", "#6f9457")
    + "".join(
        at(
            x,
            y,
            rect(-1.5, -6, 3, 6, DARKWOOD)
            + circle(0, -11, 8, "#5f8f52")
            + circle(-3, -12, 1.8, CITRUS)
            + circle(3, -9, 1.8, CITRUS),
            s,
        )
        for x, y, s in ((30, 262, 0.9), (58, 258, 0.85), (96, 262, 0.9), (140, 258, 0.85))
    )
    + at(150, 192, buildings_cuba_trade.ART["b-distillery"].body, 0.86)
    + at(18, 190, buildings_cuba_trade.ART["b-cigar-factory"].body, 0.86)
    + at(206, 154, buildings_cuba.ART["b-lighthouse"].body, 1.2)
    + rect(0, 272, 320, 12, "#d8c090")
    + rect(0, 272, 320, 3, CREAM, fill_opacity=0.7)
    + shade("M0 282H320V286H0Z", 0.2)
    + rect(0, 284, 320, 136, "#1f7a8c")
    + rect(0, 284, 320, 20, "#2f8c9b")
    + path("M124 286H178L190 296H112Z", "#fdeec2", fill_opacity=0.45)
    + swell(296, 64, CREAM, 0.3, 2)
    + swell(316, 80, CREAM, 0.22, 2, 30)
    + at(48, 254, ships_cuba.ART["ship-freighter"].body.replace(WATER, "#1f7a8c"), 1.2)
    + good("good-sugar", 122, 289, 0.5)
    + good("good-citrus", 154, 289, 0.5)
    + good("good-cigars", 186, 289, 0.5)
    + swell(372, 72, CREAM, 0.3, 2.2, 10)
    + rect(0, 384, 320, 36, "#b98a55")
    + line(
        "M0 396H320M0 408H320M60 384V396M150 384V396M240 384V396M100 396V408M200 396V408M290 396V408",
        DARKWOOD,
        1.6,
        opacity=0.6,
    )
    + light("M0 384H320V387H0Z", 0.4)
    + cane(292, 400, 0.95)
    + at(216, 366, m_crate(40, 34), 1)
    + good("good-rum", 222, 328, 0.62)
    + at(
        30,
        366,
        group(
            rect(0, 0, 34, 34, "#a97443", 5, stroke=K, stroke_width=1.6)
            + line("M1 9H33M1 25H33", K, 2.4)
            + light("M5 2H11V32H5Z", 0.35)
        ),
    )
    + good("good-tobacco", 62, 356, 0.6)
    + gull(70, 214)
    + gull(100, 200, 0.7),
)


def balconied(x: float, y: float, w: float, h: float, c: str, floors: int, columns: int, shutters: str) -> str:
    """A town house between others: arcade below, balconies above."""
    base = y + h
    step = (h - 34) / floors
    rows = "".join(
        panes(x + 2, y + 10 + i * step, w - 4, columns, (8, step - 14), True, shutters)
        + balcony(x + 4, y + 10 + i * step + step - 20, w - 8, 7)
        for i in range(floors)
    )
    return (
        block(x, y, w, c, 8, base)
        + ledge(x - 2, y - 3, w + 4, 5)
        + rows
        + arcade(x, base - 26, w, columns, mix(c, "#fff8ec", 0.45), base=base)
    )


cover(
    "santiago",
    sky("#e59b86", "#f6c9b2", 260)
    + sunset(204, 190, 44)
    + cloud(84, 150, 0.8, 0.5)
    + path(
        "M0 232C40 200 70 206 104 186C150 160 190 196 220 200C260 186 290 196 320 214V290H0Z",
        "#b98a9a",
        fill_opacity=0.65,
    )
    + path("M0 252C60 226 120 240 160 232S260 222 320 244V300H0Z", "#8fa27c")
    + at(62, 146, buildings_cuba.ART["b-church"].body, 1.6)
    + balconied(-16, 176, 84, 124, "#e2b04f", 2, 3, "#5f9fa8")
    + balconied(196, 196, 60, 104, "#a7c9b4", 2, 2, "#fff8ec")
    + balconied(256, 164, 80, 136, "#cf6f5a", 2, 3, "#fff8ec")
    + line("M66 190Q130 224 197 204", K, 1.2, opacity=0.7)
    + "".join(
        path(f"M{x} {y}h11l-5.5 12Z", c)
        for x, y, c in (
            (78, 197, RUM),
            (94, 203, CREAM),
            (110, 208, SEA),
            (126, 210, SUN),
            (142, 211, RUM),
            (158, 209, CREAM),
            (174, 206, SEA),
        )
    )
    + rect(0, 298, 320, 12, "#e3cfa6")
    + rect(0, 298, 320, 3, CREAM)
    + shade("M0 308H320V312H0Z", 0.25)
    + rect(0, 310, 320, 110, "#8b8077")
    + path("M0 310H320V322H0Z", "#7c726a")
    + line("M-10 392H340", CREAM, 5, stroke_dasharray="34 26")
    + at(18, 300, m_palm(92), 1.1)
    + at(300, 300, m_palm(70), 1.0)
    + at(
        20,
        22,
        at(66, 208, car.ART["car-50s"].body, 2.9)
        + path("M96 288C96 274 104 268 112 268S126 274 126 288Z", SEA)
        + path("M130 290C130 278 137 272 144 272S157 278 157 290Z", SUN)
        + circle(111, 258, 10, SKIN["brown"])
        + circle(143, 262, 9.5, SKIN["mid"])
        + path(
            "M94 255C100 250 102 248 102 245C103 238 119 238 120 245C120 248 122 250 128 255C118 259 104 259 94 255Z",
            "#e7cf9a",
            stroke=K,
            stroke_width=1.4,
        )
        + path("M102 250C108 253 114 253 120 250V246C114 249 108 249 102 246Z", RUM)
        + path("M133 260C132 248 154 248 153 260C150 255 136 255 133 260Z", HAIR)
        + path("M150 252C158 250 164 256 168 252C164 262 156 262 150 258Z", RUM),
    ),
)
cover(
    "havana",
    sky("#93c2c6", "#c6e0d8", 270)
    + sunset(250, 178, 42)
    + cloud(24, 170, 1)
    + cloud(120, 146, 0.7, 0.45)
    + path("M0 262V214H26V200H52V222H84V206H110V262ZM214 262V208H240V196H266V218H296V204H320V262Z", "#8db6ba")
    + line("M160 132V112", "#e7d5ae", 4)
    + path("M161 112L180 117L161 123Z", TERRA)
    + rect(149, 130, 22, 22, "#efe0c0", stroke=LINE, stroke_width=1.4)
    + path("M155 150V140A5 5 0 0 1 165 140V150Z", GLASS)
    + dome(160, 204, 52, "#2f8c8f", 1.02, 7)
    + rect(104, 202, 112, 26, "#efe0c0", stroke=LINE, stroke_width=1.4)
    + pillars(108, 206, 104, 11, 5, base=226)
    + rect(98, 226, 124, 10, "#e3cfa6", stroke=LINE, stroke_width=1.4)
    + block(18, 250, 284, "#ecd7ac", 14, 314)
    + ledge(12, 240, 296, 10)
    + panes(22, 256, 86, 6, (8, 18), True)
    + panes(212, 256, 86, 6, (8, 18), True)
    + panes(22, 284, 86, 6, (8, 14))
    + panes(212, 284, 86, 6, (8, 14))
    + pediment(104, 250, 112, 30, "#e3cfa6", "#f6ead0")
    + poly(star(160, 238, 8), SUN, stroke=LINE, stroke_width=1)
    + rect(110, 250, 100, 52, "#5c5348")
    + pillars(110, 250, 100, 8, 8, base=300)
    + "".join(
        rect(
            104 - i * 8,
            298 + i * 5,
            112 + i * 16,
            5.4,
            "#e3cfa6" if i % 2 == 0 else "#d3bd97",
            stroke=LINE,
            stroke_width=0.8,
        )
        for i in range(3)
    )
    + balconied(-14, 216, 62, 100, "#d98a78", 2, 2, "#5f9fa8")
    + balconied(276, 228, 62, 88, "#e0b562", 2, 2, "#9d84b5")
    + rect(0, 313, 320, 107, "#d9c298")
    + shade("M0 313H320V318H0Z", 0.18)
    + line(
        "M0 336H320M0 362H320M0 392H320M60 318L20 420M130 318L112 420M190 318L208 420M260 318L300 420",
        K,
        1.2,
        opacity=0.14,
    )
    + at(62, 316, m_palm(74), 1)
    + at(256, 316, m_palm(66), 1)
    + "".join(shade(f"M{x} {y}l26 14l40-9l-10-14Z", 0.2) for x, y in ((96, 376), (142, 378), (196, 386), (250, 382)))
    + good("mat-brick", 84, 336, 0.86)
    + good("mat-sandstone", 130, 338, 0.86)
    + good("mat-glass", 107, 311, 0.86)
    + good("mat-loam", 186, 348, 0.86)
    + good("mat-debris", 238, 342, 0.86)
    + at(28, 352, tokens.ART["worker-meeple"].body, 0.95),
)

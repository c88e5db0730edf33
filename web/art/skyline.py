"""The sea front, 1200 x 240, by day and in the evening. It ends as it begins, so that it may be repeated sideways."""

import math
from dataclasses import dataclass

from marks import m_palm
from palette import CREAM, DARKWOOD, PALM, K
from pen import Art, at, circle, framed, light, line, n, path, poly, rect, ripple, shade

ART = Art("0 0 1200 240")

WIDTH, STREET, QUAY = 1200, 188, 206


def mix(c: str, other: str, share: float) -> str:
    """The colour c with a share of another one."""
    parts = [(int(c[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


@dataclass(frozen=True)
class Hour:
    """What the light does: tint and its share over every wall, and the colours that do not follow from it."""

    tint: str
    share: float
    pane: str
    lit: str
    far: str
    hills: str
    sea: str
    crest: str

    def on(self, c: str) -> str:
        return mix(c, self.tint, self.share)


DAY = Hour("#fff1d6", 0.12, "#47626b", "#2f4a56", "#ecc9a2", "#d3c6d2", "#1f7a8c", "#fff8ec")
EVENING = Hour("#262c50", 0.54, "#1d2440", "#ffd27a", "#45456f", "#34395e", "#123f50", "#e9b98a")

CLAY, GREEN, BLUE, YELLOW, VIOLET, PEACH, STRAW = (
    "#e5a394",
    "#a9cfb8",
    "#9cc7d3",
    "#f0cf87",
    "#c9b6d8",
    "#e08b72",
    "#ead7b0",
)

# Width, height, colour and top of the houses from left to right; the widths add up to 1200.
HOUSES = (
    (52, 64, CLAY, "flat"), (40, 52, YELLOW, "curve"), (58, 82, GREEN, "rail"), (38, 58, PEACH, "flat"),
    (96, 62, STRAW, "capitol"), (42, 54, BLUE, "curve"), (48, 76, CLAY, "rail"), (36, 50, VIOLET, "flat"),
    (54, 66, YELLOW, "church"), (44, 58, GREEN, "flat"), (50, 92, PEACH, "deco"), (40, 56, STRAW, "curve"),
    (60, 70, BLUE, "rail"), (42, 52, CLAY, "flat"), (46, 64, VIOLET, "curve"), (64, 78, YELLOW, "hotel"),
    (38, 54, GREEN, "flat"), (52, 68, PEACH, "rail"), (44, 58, STRAW, "belfry"), (58, 74, BLUE, "curve"),
    (40, 50, CLAY, "flat"), (56, 84, GREEN, "deco"), (48, 60, VIOLET, "rail"), (54, 56, YELLOW, "flat"),
)  # fmt: skip


def windows(x: float, y: float, w: float, h: float, house: int, hour: Hour) -> str:
    """One path for the dark panes and one for the lit ones keeps the file small."""
    columns, rows = max(2, int(w // 13)), int((h - 24) // 15)
    dark = lit = sills = ""
    for row in range(rows):
        for column in range(columns):
            wx, wy = x + (column + 0.5) * w / columns - 2.8, y + 9 + row * 15
            shape = f"M{n(wx)} {n(wy)}h5.6v8.5h-5.6Z"
            if (house * 7 + row * 5 + column * 3) % 3 == 0:
                lit += shape
            else:
                dark += shape
            if (house + row) % 2 == 0:
                sills += f"M{n(wx - 1.4)} {n(wy + 8.5)}h8.4v1.4h-8.4Z"
    return path(dark, hour.pane) + path(lit, hour.lit) + path(sills, hour.on(CREAM))


def arches(x: float, w: float, hour: Hour) -> str:
    count = max(2, int(w // 14))
    step = w / count
    holes = "".join(f"M{n(x + i * step + step / 2 - 4)} {STREET}v-9a4 4 0 0 1 8 0v9Z" for i in range(count))
    return path(holes, hour.pane, fill_opacity=0.75)


def crown(kind: str, x: float, y: float, w: float, c: str, hour: Hour) -> str:
    mid = x + w / 2
    trim, tile, copper = hour.on("#efe0c0"), hour.on("#c8553d"), hour.on("#1f7a8c")
    match kind:
        case "curve":
            return path(f"M{n(x + 3)} {y}c7 0 8-12 {n(w / 2 - 3)}-12s{n(w / 2 - 10)} 12 {n(w / 2 - 3)} 12Z", c)
        case "rail":
            posts = "".join(f"M{n(x + 3 + i * 5)} {y - 6}h2v6h-2Z" for i in range(int((w - 6) // 5) + 1))
            return path(posts, trim) + rect(x, y - 7.5, w, 2, trim)
        case "capitol":
            drum = rect(mid - 21, y - 14, 42, 14, trim) + path(
                "".join(f"M{n(mid - 17 + i * 7)} {y - 11}h3v9h-3Z" for i in range(6)), hour.pane
            )
            cap = path(f"M{n(mid - 22)} {y - 14}c0-34 44-34 44 0Z", copper) + shade(
                f"M{n(mid + 4)} {y - 38}c12 2 18 12 18 24h-9c1-10-2-18-9-24Z", 0.2
            )
            lantern = rect(mid - 4, y - 49, 8, 11, trim) + line(f"M{n(mid)} {y - 49}v-9", trim, 2)
            return (
                drum
                + cap
                + line(
                    f"M{n(mid)} {y - 14}v-25M{n(mid - 11)} {y - 14}q1-17 8-23M{n(mid + 11)} {y - 14}q-1-17-8-23",
                    hour.on(CREAM),
                    1,
                    opacity=0.7,
                )
                + lantern
                + path(f"M{n(x + 20)} {y}L{n(mid)} {y - 1}L{n(x + w - 20)} {y}v12H{n(x + 20)}Z", trim)
            )
        case "church":
            towers = "".join(
                rect(t, y - 24, 15, 24, c)
                + shade(f"M{n(t + 10)} {y - 24}h5v24h-5Z", 0.18)
                + path(f"M{n(t - 2)} {y - 24}L{n(t + 7.5)} {y - 38}L{n(t + 17)} {y - 24}Z", tile)
                + path(f"M{n(t + 4.5)} {y - 8}v-7a3 3 0 0 1 6 0v7Z", hour.lit)
                for t in (x + 2, x + w - 17)
            )
            return (
                towers
                + path(
                    (
                        f"M{n(x + 15)} {y}C{n(x + 20)} {y} {n(mid - 6)} {y - 18} {n(mid)} {y - 18}S"
                        f"{n(x + w - 20)} {y} {n(x + w - 15)} {y}Z"
                    ),
                    c,
                )
                + line(f"M{n(mid)} {y - 18}v-9M{n(mid - 3)} {y - 24}h6", trim, 1.6)
            )
        case "belfry":
            return (
                rect(mid - 9, y - 28, 18, 28, c)
                + shade(f"M{n(mid + 4)} {y - 28}h5v28h-5Z", 0.18)
                + path(f"M{n(mid - 12)} {y - 28}L{n(mid)} {y - 46}L{n(mid + 12)} {y - 28}Z", tile)
                + circle(mid, y - 17, 5.5, hour.on(CREAM))
                + line(f"M{n(mid)} {y - 17}v-3.500M{n(mid)} {y - 17}l2.5 1.5", hour.pane, 1.1)
            )
        case "deco":
            return (
                path(f"M{n(x + 5)} {y}v-9h8v-9h8v-9h{n(w - 42)}v9h8v9h8v9Z", c)
                + shade(f"M{n(x + w - 21)} {y - 27}v9h8v9h8v9h-16Z", 0.18)
                + line(f"M{n(mid)} {y - 27}v-14", trim, 2)
                + path(f"M{n(mid - 3)} {y - 4}v-15h6v15Z", hour.lit)
            )
        case "hotel":
            return (
                rect(x + 14, y - 13, w - 28, 9, hour.on("#2f4858"), 1.5)
                + path("".join(f"M{n(x + 18 + i * 6)} {y - 10.5}h3.500v4h-3.500Z" for i in range(5)), hour.lit)
                + line(f"M{n(x + 18)} {y}v-4M{n(x + w - 18)} {y}v-4", hour.pane, 1.4)
            )
        case _:
            return rect(x + w * 0.62, y - 9, 9, 6, hour.on("#8d979b"), 1) + line(
                f"M{n(x + w * 0.62 + 1.5)} {y}v-4M{n(x + w * 0.62 + 7.5)} {y}v-4", hour.pane, 1.2
            )


def front(hour: Hour) -> str:
    out, x = "", 0
    for i, (w, h, colour, kind) in enumerate(HOUSES):
        y, c = STREET - h, hour.on(colour)
        side = shade(f"M{n(x + w * 0.84)} {y}H{x + w}V{STREET}H{n(x + w * 0.84)}Z", 0.16)
        out += crown(kind, x, y, w, c, hour) + rect(x, y, w, h, c) + side
        out += rect(x, y, w, 3, hour.on("#efe0c0")) + windows(x, y, w, h, i, hour) + arches(x, w, hour)
        x += w
    assert x == WIDTH
    return out


def behind(hour: Hour) -> str:
    """Hills and the roofs of the second row; both repeat after 1200."""
    ridge = " ".join(
        f"{x},{n(138 + 9 * math.sin(math.tau * x / WIDTH) + 5 * math.sin(3 * math.tau * x / WIDTH))}"
        for x in range(0, WIDTH + 1, 40)
    )
    roofs = "".join(
        f"M{x} {STREET}V{STREET - h}h{w}V{STREET}Z"
        for x, w, h in (
            (30, 46, 88),
            (120, 60, 74),
            (262, 40, 90),
            (340, 70, 84),
            (430, 40, 98),
            (560, 56, 80),
            (640, 44, 92),
            (742, 60, 86),
            (850, 50, 96),
            (930, 64, 80),
            (1040, 40, 94),
            (1110, 60, 84),
        )
    )
    return poly(f"0,{STREET} {ridge} {WIDTH},{STREET}", hour.hills) + path(roofs, hour.far)


def quay(hour: Hour) -> str:
    blocks = "".join(f"M{x} {STREET + 7}v10" for x in range(25, WIDTH, 50))
    crests = "".join(
        path(ripple(0, y, step, WIDTH, 6), "none", stroke=hour.crest, stroke_width=1.8, stroke_opacity=o)
        for y, step, o in ((212, 40, 0.45), (222, 60, 0.3), (232, 80, 0.2))
    )
    wall = (
        rect(0, STREET, WIDTH, 5, hour.on("#b8a88a"))
        + rect(0, STREET + 5, WIDTH, 14, hour.on("#e3cfa6"))
        + rect(0, STREET + 5, WIDTH, 2.2, hour.on(CREAM))
        + line(blocks, K, 1.4, opacity=0.14)
    )
    return wall + rect(0, QUAY, WIDTH, 240 - QUAY, hour.sea) + crests


def trees(hour: Hour) -> str:
    leaf, trunk = hour.on("#4f7f52"), hour.on("#7a5233")
    drawn = "".join(
        at(x, STREET + 2, m_palm(h), 0.95)
        for x, h in ((92, 40), (248, 44), (398, 36), (532, 42), (636, 38), (800, 44), (946, 36), (1092, 42))
    )
    return drawn.replace(PALM, leaf).replace(DARKWOOD, trunk)


def lamps(hour: Hour) -> str:
    glow = (
        "".join(circle(x, STREET - 16, 9, hour.lit, fill_opacity=0.22) for x in range(50, WIDTH, 100))
        if hour is EVENING
        else ""
    )
    posts = "".join(f"M{x} {STREET + 3}v-17" for x in range(50, WIDTH, 100))
    return (
        line(posts, hour.on("#4a3b30"), 1.6)
        + glow
        + "".join(
            circle(x, STREET - 16, 2.6, hour.lit if hour is EVENING else "#fbe3a0") for x in range(50, WIDTH, 100)
        )
    )


def cars(hour: Hour) -> str:
    """Three cars of the fifties on the road behind the sea wall."""
    body = (
        path("M8-13L12-19H22L25-13Z", hour.pane)
        + path("M0-11Q0-13 3-13H25Q30-12 30-8V-4H0Z", "COLOUR")
        + light("M1-9.500H29V-8H1Z", 0.7)
        + circle(7, -3.5, 3.5, K)
        + circle(23, -3.5, 3.5, K)
    )
    return "".join(
        at(x, STREET + 4, body.replace("COLOUR", hour.on(c)), 0.9)
        for x, c in ((150, "#c8553d"), (468, "#1f7a8c"), (870, "#d49b12"))
    )


for name, hour in (("skyline-day", DAY), ("skyline-evening", EVENING)):
    picture = behind(hour) + front(hour) + trees(hour) + lamps(hour) + cars(hour) + quay(hour)
    ART.add(name, framed(WIDTH, 240, picture))

"""The kit for Havana's houses: a scene of 120 x 90 whose street begins at y = 78; walls, windows, roofs."""

import math

from palette import CREAM, DARKWOOD, GLASS, TERRA, TRIM, K
from pen import Art, circle, framed, light, line, n, path, poly, rect, shade

BASE = 78
OCHRE, BRICK, FADED, TEAL, PLUM, MOSS = "#dfa94f", "#bd5a42", "#d98a78", "#5f9fa8", "#9d84b5", "#87ae84"
SANDSTONE, LINE = "#e3c995", "#4a3b30"


def scene(body: str, ground: str) -> str:
    """Sky and street go to the edges: the page clips them to its card."""
    sky = rect(0, 0, 120, 90, "var(--sky, #d4eae8)")
    street = rect(0, BASE, 120, 12, f"var(--ground, {ground})") + rect(0, BASE, 120, 2.5, K, fill_opacity=0.14)
    return framed(120, 90, sky + street + body)


def cast(x: float, w: float) -> str:
    """The long shadow of the afternoon, on the street to the right of a house."""
    return shade(f"M{n(x)} {BASE}H{n(x + w)}L{n(x + w + 9)} {BASE + 4.5}H{n(x + 4)}Z", 0.24)


def block(x: float, y: float, w: float, c: str, side: float = 8, base: float = BASE) -> str:
    """A wall from y to the street: lit on the left edge, shaded on the right."""
    h = base - y
    return (
        rect(x, y, w, h, c, stroke=LINE, stroke_width=1.2)
        + light(f"M{n(x + 0.8)} {n(y + 0.8)}H{n(x + 4)}V{n(base)}H{n(x + 0.8)}Z", 0.35)
        + shade(f"M{n(x + w - side)} {n(y)}H{n(x + w)}V{n(base)}H{n(x + w - side)}Z", 0.2)
    )


def ledge(x: float, y: float, w: float, h: float = 3.5, c: str = TRIM) -> str:
    return rect(x, y, w, h, c, stroke=LINE, stroke_width=1) + shade(
        f"M{n(x + 2)} {n(y + h)}H{n(x + w - 2)}v2H{n(x + 2)}Z", 0.22
    )


def balustrade(x: float, y: float, w: float, h: float = 5) -> str:
    posts = "".join(rect(x + i * 4, y, 1.8, h, TRIM) for i in range(int(w // 4) + 1))
    return posts + rect(x - 1, y - 1.5, w + 2, 2, TRIM, stroke=LINE, stroke_width=0.7)


def pane(x: float, y: float, w: float, h: float, arch: bool = False, c: str = GLASS) -> str:
    r = w / 2
    top = f"V{n(y + r)}a{n(r)} {n(r)} 0 0 1 {n(w)} 0V" if arch else f"V{n(y)}h{n(w)}V"
    d = f"M{n(x)} {n(y + h)}{top}{n(y + h)}Z"
    return (
        path(d, c)
        + line(f"M{n(x + r)} {n(y + 1)}V{n(y + h)}", CREAM, 0.9, opacity=0.8)
        + light(f"M{n(x)} {n(y + h)}V{n(y + r)}l{n(r * 0.8)} {n(-r * 0.4)}Z", 0.22)
    )


def panes(
    x: float, y: float, w: float, cols: int, size: tuple[float, float], arch: bool = False, shutters: str = ""
) -> str:
    """A row of windows spread over the width w, with sills and, if a colour is given, shutters."""
    pw, ph = size
    out = ""
    for i in range(cols):
        px = x + (i + 0.5) * w / cols - pw / 2
        if shutters:
            out += rect(px - pw * 0.5, y, pw * 0.42, ph, shutters) + rect(px + pw * 1.08, y, pw * 0.42, ph, shutters)
        out += pane(px, y, pw, ph, arch) + rect(px - 1.2, y + ph, pw + 2.4, 1.6, CREAM)
    return out


def leaves(x: float, y: float, w: float, h: float, c: str = DARKWOOD, arch: bool = True) -> str:
    """A double door."""
    r = w / 2
    top = f"V{n(y + r)}a{n(r)} {n(r)} 0 0 1 {n(w)} 0V" if arch else f"V{n(y)}h{n(w)}V"
    return (
        path(f"M{n(x)} {n(y + h)}{top}{n(y + h)}Z", c, stroke=LINE, stroke_width=1)
        + line(f"M{n(x + r)} {n(y + 1.5)}V{n(y + h)}", K, 1)
        + circle(x + r + 1.8, y + h * 0.6, 0.8, "#f2b134")
    )


def balcony(x: float, y: float, w: float, h: float = 6) -> str:
    """An iron balcony: the rail is drawn dark, for it always hangs before a wall."""
    bars = "".join(
        f"M{n(x + 1 + i * (w - 2) / max(2, round(w / 3)))} {n(y)}v{n(h)}" for i in range(max(2, round(w / 3)) + 1)
    )
    return line(bars + f"M{n(x)} {n(y)}h{n(w)}", K, 0.9) + rect(
        x - 1, y + h, w + 2, 1.8, TRIM, stroke=LINE, stroke_width=0.6
    )


def arcade(x: float, y: float, w: float, count: int, c: str, depth: str = "#5c4a3f", base: float = BASE) -> str:
    """Arches on pillars from y to the street."""
    step = w / count
    gap = step * 0.72
    r = gap / 2
    holes = "".join(
        path(
            f"M{n(x + i * step + (step - gap) / 2)} {n(base)}V{n(y + r + 2)}a{n(r)} {n(r)} 0 0 1 {n(gap)} 0V{n(base)}Z",
            depth,
        )
        for i in range(count)
    )
    return rect(x, y, w, base - y, c, stroke=LINE, stroke_width=1) + holes


def canopy(x: float, y: float, w: float, h: float = 8, c: str = TERRA, count: int = 6) -> str:
    """A striped awning that leans towards the street."""
    step = w / count
    lean = 3.0
    out = ""
    for i in range(count):
        left, right = x + i * step, x + (i + 1) * step
        low = [x - lean + (v - x) * (w + 2 * lean) / w for v in (left, right)]
        r = (low[1] - low[0]) / 2
        out += path(
            f"M{n(left)} {n(y)}H{n(right)}L{n(low[1])} {n(y + h)}a{n(r)} {n(r)} 0 0 1 {n(-2 * r)} 0Z",
            c if i % 2 == 0 else CREAM,
        )
    edge = path(
        f"M{n(x)} {n(y)}H{n(x + w)}L{n(x + w + lean)} {n(y + h)}H{n(x - lean)}Z", "none", stroke=LINE, stroke_width=1
    )
    return out + edge + shade(f"M{n(x)} {n(y)}h{n(w)}v2H{n(x)}Z", 0.2)


def pillars(x: float, y: float, w: float, count: int, cw: float = 4.5, c: str = "#efe0c0", base: float = BASE) -> str:
    step = (w - cw) / (count - 1)
    out = ""
    for i in range(count):
        px = x + i * step
        out += rect(px, y, cw, base - y, c) + shade(
            f"M{n(px + cw * 0.6)} {n(y)}H{n(px + cw)}V{n(base)}H{n(px + cw * 0.6)}Z", 0.22
        )
        out += rect(px - 1, y, cw + 2, 2, c, stroke=LINE, stroke_width=0.5) + rect(
            px - 1, base - 2, cw + 2, 2, c, stroke=LINE, stroke_width=0.5
        )
    return out


def pediment(x: float, y: float, w: float, h: float, c: str = TRIM, inner: str = "#efe0c0") -> str:
    mid = x + w / 2
    return (
        poly(
            f"{n(x)},{n(y)} {n(mid)},{n(y - h)} {n(x + w)},{n(y)}",
            c,
            stroke=LINE,
            stroke_width=1.2,
            stroke_linejoin="round",
        )
        + poly(f"{n(x + 8)},{n(y - 2)} {n(mid)},{n(y - h + 3.5)} {n(x + w - 8)},{n(y - 2)}", inner)
        + shade(f"M{n(mid)} {n(y - h + 1)}L{n(x + w - 1)} {n(y)}H{n(mid + w * 0.2)}Z", 0.14)
    )


def roof(x: float, y: float, w: float, h: float, c: str = TERRA, hip: float = 10) -> str:
    """A tiled hip roof whose eaves lie at y."""
    d = f"M{n(x)} {n(y)}L{n(x + hip)} {n(y - h)}H{n(x + w - hip)}L{n(x + w)} {n(y)}Z"
    rows = "".join(f"M{n(x + hip * k)} {n(y - h * k)}H{n(x + w - hip * k)}" for k in (0.34, 0.67))
    return (
        path(d, c, stroke=LINE, stroke_width=1.2, stroke_linejoin="round")
        + shade(
            f"M{n(x + w - hip)} {n(y - h)}L{n(x + w)} {n(y)}H{n(x + w - hip * 1.6)}L{n(x + w - hip * 2)} {n(y - h)}Z",
            0.2,
        )
        + line(rows, K, 0.8, opacity=0.35)
    )


def dome(cx: float, y: float, r: float, c: str, rise: float = 1.0, ribs: int = 3) -> str:
    h = r * rise
    d = f"M{n(cx - r)} {n(y)}C{n(cx - r)} {n(y - h * 1.3)} {n(cx + r)} {n(y - h * 1.3)} {n(cx + r)} {n(y)}Z"
    lines = "".join(
        (
            f"M{n(cx + (i + 1) * 2 * r / (ribs + 1) - r)} {n(y)}Q"
            f"{n(cx + ((i + 1) * 2 * r / (ribs + 1) - r) * 0.85)} {n(y - h * 0.7)} {n(cx)} "
            f"{n(y - h * 0.97)}"
        )
        for i in range(ribs)
    )
    return (
        path(d, c, stroke=LINE, stroke_width=1.2)
        + shade(
            (
                f"M{n(cx + r * 0.1)} {n(y - h * 0.97)}C{n(cx + r * 0.8)} {n(y - h)} {n(cx + r)} "
                f"{n(y - h * 0.5)} {n(cx + r)} {n(y)}H{n(cx + r * 0.5)}Q{n(cx + r * 0.6)} {n(y - h * 0.7)}"
                f" {n(cx + r * 0.1)} {n(y - h * 0.97)}Z"
            ),
            0.22,
        )
        + line(lines, CREAM, 1, opacity=0.7)
    )


def stairs(x: float, w: float, steps: int, rise: float = 2.6, spread: float = 3, c: str = TRIM) -> str:
    """Steps that widen towards the street; the top one is w wide."""
    out = ""
    for i in range(steps):
        y = BASE - (steps - i) * rise
        out += rect(x - i * spread, y, w + 2 * i * spread, rise, c, stroke=LINE, stroke_width=0.5)
    return out


def ring(cx: float, cy: float, r: float, count: int, dot: float, c: str, start: float = 180, sweep: float = 180) -> str:
    """Lamps along an arc, from the angle start."""
    return "".join(
        circle(
            cx + r * math.cos(math.radians(start + sweep * i / (count - 1))),
            cy + r * math.sin(math.radians(start + sweep * i / (count - 1))),
            dot,
            c,
        )
        for i in range(count)
    )


class Street(Art):
    def house(self, word: str, body: str, ground: str = "#d3bd97") -> None:
        self.add("house-" + word, scene(body, ground))

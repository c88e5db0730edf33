"""What stands in Havana's streets and on its roofs: trees, lamps, barrels, boats, cars."""

from marks import m_palm
from palette import CREAM, DARKWOOD, GREY, LEAF, PALM, SKY, STEEL, TERRA, TRIM, WATER, WOOD, K
from pen import at, circle, light, line, n, oval, path, rect, shade
from street import BASE, BRICK, LINE


def sea(y: float, h: float) -> str:
    waves = "".join(
        line(f"M{x} {y + dy}c3-2.5 5 2.5 8 0s5-2.5 8 0", CREAM, 1.3, opacity=0.75)
        for x, dy in ((6, 5), (44, 9), (88, 5), (22, 14), (70, 15))
        if dy < h - 1
    )
    return rect(0, y, 120, h, WATER) + light(f"M0 {y}H120V{y + 1.5}H0Z", 0.5) + waves


def banner(x: float, y: float, h: float = 10, c: str = TERRA) -> str:
    """A flag on a pole whose foot stands at x, y."""
    return line(f"M{n(x)} {n(y)}v{n(-h)}", LINE, 1.3) + path(
        f"M{n(x + 0.6)} {n(y - h)}c3-1.5 5 1.5 9 0v5c-4 1.5-6-1.5-9 0Z", c, stroke=LINE, stroke_width=0.6
    )


def disc(x: float, y: float, r: float, mark: str, c: str = CREAM, scale: float = 1) -> str:
    """A round shop sign."""
    return circle(x, y, r, c, stroke=K, stroke_width=1.5) + at(x, y, mark, scale)


def palm(x: float, h: float = 34, scale: float = 0.8, base: float = BASE) -> str:
    return at(x, base, m_palm(h), scale)


def bush(x: float, r: float = 7, c: str = PALM, base: float = BASE) -> str:
    top = base - r * 0.7
    return path(
        (
            f"M{n(x - r * 1.5)} {n(base)}a{n(r * 0.8)} {n(r * 0.8)} 0 0 1 {n(r * 0.7)}-{n(r)}a{n(r * 0.9)}"
            f" {n(r * 0.9)} 0 0 1 {n(r * 1.6)} 0a{n(r * 0.8)} {n(r * 0.8)} 0 0 1 {n(r * 0.7)} {n(r)}Z"
        ),
        c,
    ) + light(
        (
            f"M{n(x - r)} {n(top)}a{n(r * 0.7)} {n(r * 0.7)} 0 0 1 {n(r)}-{n(r * 0.5)}a{n(r)} {n(r)} 0 0"
            f" 0-{n(r)} {n(r * 0.5)}Z"
        ),
        0.4,
    )


def tree(x: float, h: float = 30, r: float = 13, base: float = BASE, c: str = LEAF) -> str:
    return (
        rect(x - 1.8, base - h * 0.5, 3.6, h * 0.5, DARKWOOD)
        + circle(x, base - h + r * 0.5, r, c)
        + circle(x - r * 0.7, base - h + r, r * 0.7, c)
        + circle(x + r * 0.7, base - h + r, r * 0.7, c)
        + shade(
            (
                f"M{n(x + r * 0.3)} {n(base - h - r * 0.4)}a{n(r)} {n(r)} 0 0 1-{n(r * 0.3)} {n(r * 1.9)}a"
                f"{n(r * 1.4)} {n(r * 1.4)} 0 0 0 {n(r * 0.3)}-{n(r * 1.9)}Z"
            ),
            0.18,
        )
    )


def tank(x: float, y: float) -> str:
    """The water tank on many a roof; its legs stand on y."""
    return (
        line(f"M{n(x + 1.5)} {n(y)}v-4M{n(x + 8.5)} {n(y)}v-4", LINE, 1.2)
        + rect(x, y - 12, 10, 8, STEEL, 1.5, stroke=LINE, stroke_width=0.9)
        + light(f"M{n(x + 1)} {n(y - 11)}h2.500v6h-2.500Z", 0.5)
    )


def chimney(x: float, top: float, bottom: float, w: float = 7, c: str = BRICK) -> str:
    plume = f"M{n(x + w * 0.4)} {n(top - 1)}c-4-5 4-6 1-11c6 0 9 2 9 5.500c4 .5 4 5-1 5.500Z"
    return (
        path(plume, GREY, fill_opacity=0.9)
        + path(f"M{n(x + 0.8)} {n(top)}h{n(w - 1.6)}l.8 {n(bottom - top)}h{n(-w)}Z", c, stroke=LINE, stroke_width=1)
        + rect(x - 0.8, top - 1, w + 1.6, 3, TRIM, stroke=LINE, stroke_width=0.7)
        + shade(f"M{n(x + w * 0.6)} {n(top + 2)}h{n(w * 0.35)}v{n(bottom - top - 2)}h{n(-w * 0.35)}Z", 0.2)
    )


def lamp(x: float, h: float = 24, base: float = BASE) -> str:
    return line(f"M{n(x)} {n(base)}V{n(base - h)}", LINE, 1.6) + path(
        f"M{n(x - 3)} {n(base - h - 5)}h6l-1.5 5.500h-3Z", "#fbe3a0", stroke=LINE, stroke_width=0.9
    )


def barrel(x: float, y: float, w: float = 9, h: float = 11) -> str:
    return path(
        f"M{n(x)} {n(y)}q-2-{n(h / 2)} 0-{n(h)}h{n(w)}q2 {n(h / 2)} 0 {n(h)}Z", WOOD, stroke=LINE, stroke_width=1
    ) + line(f"M{n(x - 0.6)} {n(y - h * 0.28)}h{n(w + 1.2)}M{n(x - 0.6)} {n(y - h * 0.72)}h{n(w + 1.2)}", LINE, 1.2)


def crate(x: float, y: float, w: float = 11, h: float = 9) -> str:
    return rect(x, y - h, w, h, WOOD, stroke=LINE, stroke_width=1) + line(
        f"M{n(x + 1)} {n(y - 1)}L{n(x + w - 1)} {n(y - h + 1)}", DARKWOOD, 1.3
    )


def auto(x: float, c: str, scale: float = 1, base: float = BASE) -> str:
    """A parked car of the fifties, 30 wide, wheels on the street."""
    body = (
        path("M8-13L12-19H22L25-13Z", SKY, stroke=LINE, stroke_width=1)
        + line("M16.5-19V-13", LINE, 1)
        + path("M0-11Q0-13 3-13H25Q30-12 30-8V-4H0Z", c, stroke=LINE, stroke_width=1)
        + light("M1-9.500H29V-8H1Z", 0.8)
        + circle(7, -3.5, 3.5, K)
        + circle(7, -3.5, 1.5, CREAM)
        + circle(23, -3.5, 3.5, K)
        + circle(23, -3.5, 1.5, CREAM)
    )
    return at(x, base, body, scale)


def jar(x: float, y: float, s: float = 1, c: str = BRICK) -> str:
    """A clay pot that stands at x, y."""
    body = (
        path("M-3.5 0C-6-3-6-7-2.5-9V-11H2.500V-9C6-7 6-3 3.5 0Z", c, stroke=LINE, stroke_width=1)
        + rect(-3.2, -12, 6.4, 1.8, c, stroke=LINE, stroke_width=0.7)
        + light("M-4-3C-5-5-4-7-2-8V-2Z", 0.4)
    )
    return at(x, y, body, s)


def bench(x: float, base: float = BASE) -> str:
    return line(
        f"M{n(x)} {n(base - 5)}h14M{n(x)} {n(base - 9)}h14M{n(x + 2)} {n(base)}v-9M{n(x + 12)} {n(base)}v-9",
        DARKWOOD,
        1.8,
    )


def droplets(cx: float, y: float, r: float) -> str:
    """Two jets of a fountain."""
    return line(
        (
            f"M{n(cx)} {n(y)}C{n(cx)} {n(y - r * 1.4)} {n(cx + r)} {n(y - r * 1.4)} {n(cx + r)} "
            f"{n(y + r * 0.6)}M{n(cx)} {n(y)}C{n(cx)} {n(y - r * 1.4)} {n(cx - r)} {n(y - r * 1.4)} "
            f"{n(cx - r)} {n(y + r * 0.6)}"
        ),
        WATER,
        2.2,
    )


def hull(x: float, y: float, w: float, h: float, c: str, trim: str = CREAM) -> str:
    """A boat whose deck begins at x, y; the bow points to the right."""
    d = (
        f"M{n(x)} {n(y)}H{n(x + w)}C{n(x + w * 0.94)} {n(y + h * 0.6)} {n(x + w * 0.82)} {n(y + h)} "
        f"{n(x + w * 0.72)} {n(y + h)}H{n(x + w * 0.16)}C{n(x + w * 0.06)} {n(y + h)} {n(x)} "
        f"{n(y + h * 0.5)} {n(x)} {n(y)}Z"
    )
    return (
        path(d, c, stroke=LINE, stroke_width=1.2)
        + rect(x + 0.5, y, w - 1, h * 0.26, trim)
        + shade(
            (
                f"M{n(x + w * 0.55)} {n(y + h * 0.26)}H{n(x + w * 0.96)}C{n(x + w * 0.9)} {n(y + h * 0.7)}"
                f" {n(x + w * 0.8)} {n(y + h)} {n(x + w * 0.72)} {n(y + h)}H{n(x + w * 0.5)}Z"
            ),
            0.2,
        )
    )


def puff(x: float, y: float, s: float = 1) -> str:
    return at(x, y, oval(0, 0, 6, 4, GREY, fill_opacity=0.9) + oval(6, -3, 5, 3.5, GREY, fill_opacity=0.9), s)

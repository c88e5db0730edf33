"""Small marks for signs and props, drawn round 0,0 in about 20 units."""

from palette import CIGARS, CREAM, DARKWOOD, GOLD, INK, PALM, RUM, SUN, TERRA, TOBACCO, WOOD, K, tok
from pen import PESO, at, circle, group, light, line, lined, n, path, poly, rect, shade, star


def m_bottle(c: str = RUM) -> str:
    return path("M-2-11H2V-5C5-3 5-1 5 1V9Q5 11 3 11H-3Q-5 11-5 9V1C-5-1-5-3-2-5Z", c) + rect(-5, 2, 10, 5, CREAM)


def m_cigar(c: str = CIGARS) -> str:
    return group(
        rect(-11, -2.6, 22, 5.2, c, 2.6) + rect(2, -2.6, 3.4, 5.2, SUN) + circle(-9.6, 0, 2.6, TERRA), "rotate(-20)"
    )


def m_coin() -> str:
    return circle(0, 0, 10, GOLD) + line(PESO, K, 3, transform="scale(.62)")


def m_cup(c: str = CREAM) -> str:
    return (
        path("M-8-4H6V2C6 6 3 8-1 8S-8 6-8 2Z", c)
        + line("M6-2C11-3 11 4 5 4", c, 2)
        + line("M-4-7C-6-9-2-10-4-12M1-7C-1-9 3-10 1-12", c, 1.6)
    )


def m_anchor(c: str = CREAM) -> str:
    return circle(0, -8, 2.6, "none", stroke=c, stroke_width=2) + line(
        "M0-5V9M-5-2H5M-9 2C-9 8-4 9 0 10C4 9 9 8 9 2", c, 2.4
    )


def m_leaf(c: str = TOBACCO) -> str:
    return path("M-9 9C-11-3-3-11 10-10C11 3 3 11-9 9Z", c) + line("M-9 9L4-4", CREAM, 1.6)


def m_bed(c: str = CREAM) -> str:
    return line("M-10-6V8M-10 4H10M10 8V1", c, 2.4) + path("M-8 2V-1H-3V2ZM-2 2V-3H6Q9-3 9 0V2Z", c)


def m_saw(r: float = 14, c: str = "#d3d6d3", teeth: int = 12) -> str:
    return (
        lined(poly(star(0, 0, r, 0.8, teeth), c), 1.5, K)
        + circle(0, 0, r * 0.2, K)
        + light(
            (
                f"M{n(-r * 0.6)} {n(-r * 0.1)}A{n(r * 0.6)} {n(r * 0.6)} 0 0 1 0 {n(-r * 0.6)}L0 "
                f"{n(-r * 0.4)}A{n(r * 0.4)} {n(r * 0.4)} 0 0 0 {n(-r * 0.4)} {n(-r * 0.1)}Z"
            ),
            0.8,
        )
    )


def m_case(c: str = DARKWOOD) -> str:
    return (
        line("M-4-6V-9H4V-6", c, 2.2)
        + rect(-10, -6, 20, 14, c, 2)
        + rect(-10, 0, 20, 1.8, CREAM)
        + rect(-2, -1.5, 4, 5, SUN, 1)
    )


def m_scale(c: str = K) -> str:
    return line("M0-9V8M-5 9H5M-9-6H9M-9-6L-12 2M-9-6L-6 2M9-6L6 2M9-6L12 2", c, 1.8) + path(
        "M-13 2H-5C-5 6-13 6-13 2ZM5 2H13C13 6 5 6 5 2Z", c
    )


def m_cube(c: str = WOOD, s: float = 1) -> str:
    return group(
        poly("0,-10 9,-5 0,0 -9,-5", c)
        + light("M0-10L9-5L0 0L-9-5Z", 0.45)
        + poly("-9,-5 0,0 0,10 -9,5", c)
        + poly("9,-5 0,0 0,10 9,5", c)
        + shade("M9-5L0 0V10L9 5Z", 0.32),
        f"scale({s})",
    )


def m_cross(c: str = K, s: float = 1) -> str:
    return group(line("M0-7V7M-4.5-3H4.5", c, 2.6), f"scale({s})")


def m_flag(c: str = TERRA, h: float = 16) -> str:
    return line(f"M0 {h}V0", INK, 1.6) + path("M0 0C4-2 7 2 12 0V8C7 10 4 6 0 8Z", c)


def m_palm(h: float = 40, c: str = PALM) -> str:
    """A palm whose foot stands at 0,0."""
    t = path(f"M-2 0C0 {-h * 0.4:.1f} 1 {-h * 0.6:.1f} 0 {-h}L4 {-h}C5 {-h * 0.6:.1f} 4 {-h * 0.3:.1f} 4 0Z", DARKWOOD)
    f = "".join(
        path(f"M2 {-h}{d}Z", c)
        for d in (
            f"C-4 {-h - 9} -14 {-h - 7} -18 {-h + 3}C-12 {-h - 1} -6 {-h} 2 {-h + 3}",
            f"C8 {-h - 9} 18 {-h - 7} 22 {-h + 3}C16 {-h - 1} 10 {-h} 2 {-h + 3}",
            f"C-6 {-h - 2} -13 {-h + 3} -13 {-h + 13}C-8 {-h + 7} -3 {-h + 4} 2 {-h + 3}",
            f"C10 {-h - 2} 17 {-h + 3} 17 {-h + 13}C12 {-h + 7} 7 {-h + 4} 2 {-h + 3}",
            f"C-2 {-h - 10} -4 {-h - 14} -10 {-h - 13}C-4 {-h - 10} 0 {-h - 6} 2 {-h + 2}",
            f"C4 {-h - 10} 8 {-h - 14} 14 {-h - 13}C8 {-h - 10} 5 {-h - 6} 2 {-h + 2}",
        )
    )
    return t + f


def m_crate(w: float = 16, h: float = 14) -> str:
    return (
        rect(0, 0, w, h, WOOD)
        + shade(f"M{w * 0.75:.1f} 0H{w}V{h}H{w * 0.75:.1f}Z", 0.2)
        + line(f"M1 1H{w - 1}V{h - 1}H1ZM1 {h - 1}L{w - 1} 1", DARKWOOD, 1.6)
    )


def rubble(x: float, y: float, s: float = 1, c: str | None = None) -> str:
    return at(
        x,
        y,
        lined(poly("-12,10 -14,-2 -4,-10 8,-8 14,2 10,10", c or tok("debris")), 1.6, K)
        + light("M-14-2L-4-10L8-8L0 0Z", 0.4)
        + shade("M8-8L14 2L10 10H2L0 0Z", 0.25),
        s,
    )

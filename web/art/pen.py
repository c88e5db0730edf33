"""The pen: SVG shapes as strings, and the set of symbols that a theme draws with them."""

import math
from dataclasses import dataclass

from palette import CREAM, INK, K


@dataclass(frozen=True)
class Symbol:
    box: str
    body: str


class Art(dict[str, Symbol]):
    """The symbols of one theme, by id; most of them share one view box."""

    def __init__(self, box: str = "0 0 64 64") -> None:
        super().__init__()
        self.box = box

    def add(self, name: str, body: str, box: str | None = None) -> None:
        assert name not in self, f"two symbols are called {name}"
        self[name] = Symbol(box or self.box, body)


def n(v: object) -> str:
    """A number as short as SVG allows, to a hundredth of a unit."""
    if not isinstance(v, float):
        return str(v)
    text = f"{v:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if abs(v) < 1 else text


def attrs(kw: dict[str, object]) -> str:
    return "".join(f' {k.replace("_", "-")}="{n(v)}"' for k, v in kw.items())


def path(d: str, fill: str = "none", **kw: object) -> str:
    return f'<path d="{d}" fill="{fill}"{attrs(kw)}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, **kw: object) -> str:
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"'
        + (f' rx="{n(r)}"' if r else "")
        + f' fill="{fill}"{attrs(kw)}/>'
    )


def circle(x: float, y: float, r: float, fill: str, **kw: object) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{attrs(kw)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, **kw: object) -> str:
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{attrs(kw)}/>'


def poly(points: str, fill: str, **kw: object) -> str:
    return f'<polygon points="{points}" fill="{fill}"{attrs(kw)}/>'


def line(d: str, stroke: str = K, w: float = 2, **kw: object) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{n(w)}" stroke-linecap="round" stroke-'
        f'linejoin="round"{attrs(kw)}/>'
    )


def group(body: str, transform: str | None = None, **kw: object) -> str:
    return f"<g{attrs(kw)}" + (f' transform="{transform}"' if transform else "") + f">{body}</g>"


def at(x: float, y: float, body: str, scale: float = 1, turn: float = 0) -> str:
    t = (
        f"translate({n(x)} {n(y)})"
        + (f" rotate({n(turn)})" if turn else "")
        + (f" scale({n(scale)})" if scale != 1 else "")
    )
    return group(body, t)


def framed(w: float, h: float, body: str) -> str:
    """Cuts off what lies outside 0,0 to w,h, even where a page leaves room around the symbol."""
    return f'<svg width="{n(w)}" height="{n(h)}">{body}</svg>'


def lined(body: str, w: float = 2, stroke: str = INK) -> str:
    return group(body, stroke=stroke, stroke_width=w, stroke_linejoin="round")


def shade(d: str, o: float = 0.2) -> str:
    return path(d, K, fill_opacity=o)


def light(d: str, o: float = 0.42) -> str:
    return path(d, CREAM, fill_opacity=o)


def ripple(x: float, y: float, period: float, length: float, height: float = 4) -> str:
    """The outline of small waves from x, y; it repeats after each period."""
    half = period / 2
    return f"M{n(x)} {n(y)}q{n(half / 2)} {n(-height)} {n(half)} 0" + f"t{n(half)} 0" * (math.ceil(length / half) - 1)


def star(cx: float, cy: float, r: float, inner: float = 0.45, points: int = 5, turn: float = -90) -> str:
    out = []
    for i in range(points * 2):
        a = math.radians(turn + i * 180 / points)
        k = r if i % 2 == 0 else r * inner
        out.append(f"{n(cx + k * math.cos(a))},{n(cy + k * math.sin(a))}")
    return " ".join(out)


DIGIT = {
    0: "M0-9C-8-9-8 9 0 9C8 9 8-9 0-9Z",
    1: "M-4-5L1-9V9",
    2: "M-6-4C-6-11 7-11 6-3C5.5 1-2 5-6 9H7",
    3: "M-6-6C-4-10.5 6-10 5.5-4.5C5-1 0-1-1-1C3-1 7 1 6.5 4.5C6 10-5 10.5-7 5.5",
    4: "M3 9V-9L-7 4H7",
}
PESO = "M6-5.5C4-9-6-9-6-4.5C-6 0 6-1 6 4.5C6 9-5 9-7 5M0-12V12"

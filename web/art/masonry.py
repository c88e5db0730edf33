"""The kit for buildings: walls, windows, doors, roofs."""

from palette import CREAM, DARKWOOD, GLASS, GREY, SUN, TERRA, TRIM, K
from pen import Art, at, circle, line, n, path, poly, rect, shade


def ground() -> str:
    return path("M4 90H92L96 93H8Z", K, fill_opacity=0.28)


def wall(x: float, y: float, w: float, h: float, c: str, k: float = 0.22) -> str:
    return rect(x, y, w, h, c) + shade(f"M{n(x + w * (1 - k))} {y}H{x + w}V{y + h}H{n(x + w * (1 - k))}Z", 0.18)


def cornice(x: float, y: float, w: float, h: float = 4, c: str = TRIM) -> str:
    return rect(x, y, w, h, c) + shade(f"M{x} {y + h}H{x + w}V{y + h + 2}H{x}Z", 0.18)


def win(
    x: float, y: float, w: float = 8, h: float = 12, arch: bool = False, shutter: str | None = None, sill: bool = True
) -> str:
    d = (
        f"M{n(x)} {n(y + h)}V{n(y + w / 2)}A{n(w / 2)} {n(w / 2)} 0 0 1 {n(x + w)} {n(y + w / 2)}V{n(y + h)}Z"
        if arch
        else f"M{n(x)} {n(y)}H{n(x + w)}V{n(y + h)}H{n(x)}Z"
    )
    s = (rect(x - w * 0.42, y, w * 0.4, h, shutter) + rect(x + w * 1.02, y, w * 0.4, h, shutter)) if shutter else ""
    return (
        s
        + path(d, GLASS)
        + line(f"M{n(x + w / 2)} {n(y)}V{n(y + h)}", CREAM, 1.1)
        + (rect(x - 1.5, y + h, w + 3, 2, CREAM) if sill else "")
    )


def door(x: float, y: float, w: float = 12, h: float = 20, c: str = DARKWOOD, arch: bool = True) -> str:
    d = (
        f"M{n(x)} {n(y + h)}V{n(y + w / 2)}A{n(w / 2)} {n(w / 2)} 0 0 1 {n(x + w)} {n(y + w / 2)}V{n(y + h)}Z"
        if arch
        else f"M{n(x)} {n(y)}H{n(x + w)}V{n(y + h)}H{n(x)}Z"
    )
    return (
        path(d, c) + line(f"M{n(x + w / 2)} {n(y + 2)}V{n(y + h)}", K, 1.2) + circle(x + w * 0.7, y + h * 0.6, 1.1, SUN)
    )


def awning(x: float, y: float, w: float, h: float = 12, c: str = TERRA, k: int = 6) -> str:
    s = w / k
    return "".join(
        path(
            f"M{n(x + i * s)} {y}H{n(x + (i + 1) * s)}V{y + h}A{n(s / 2)} {n(s / 2)} 0 0 1 {n(x + i * s)} {y + h}Z",
            c if i % 2 == 0 else CREAM,
        )
        for i in range(k)
    ) + shade(f"M{x} {y}H{x + w}V{y + 2.5}H{x}Z", 0.2)


def columns(x: float, y: float, w: float, h: float, count: int, c: str = TRIM, cw: float = 6) -> str:
    step = (w - cw) / (count - 1)
    return "".join(
        rect(x + i * step, y, cw, h, c)
        + shade(f"M{n(x + i * step + cw * 0.6)} {y}H{n(x + i * step + cw)}V{y + h}H{n(x + i * step + cw * 0.6)}Z", 0.2)
        + rect(x + i * step - 1, y, cw + 2, 2.5, c)
        + rect(x + i * step - 1, y + h - 2.5, cw + 2, 2.5, c)
        for i in range(count)
    )


def sign(x: float, y: float, mark: str, r: float = 13, c: str = CREAM, scale: float = 1) -> str:
    return circle(x, y, r, c, stroke=K, stroke_width=1.8) + at(x, y, mark, scale)


def gable(x: float, y: float, w: float, h: float, c: str = TERRA) -> str:
    return poly(f"{x},{y} {n(x + w / 2)},{y - h} {x + w},{y}", c) + shade(
        f"M{n(x + w / 2)} {y - h}L{x + w} {y}H{n(x + w * 0.72)}Z", 0.2
    )


def smoke(x: float, y: float) -> str:
    return path(
        f"M{x} {y}C{x - 4} {y - 6} {x + 6} {y - 8} {x + 2} {y - 14}C{x + 10} {y - 12} {x + 14} {y - 6} {x + 8} {y}Z",
        GREY,
        fill_opacity=0.8,
    )


class Town(Art):
    def building(self, word: str, body: str) -> None:
        self.add("b-" + word, ground() + body)

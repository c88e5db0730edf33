"""The backs of cards and tiles: cement tiles, as on the floors of old Havana, and a mark of what they hide."""

from palette import CREAM, INK
from pen import Art, at, circle, framed, line, n, path, rect

CUBA, SANTIAGO, HAVANA = Art("0 0 96 120"), Art("0 0 96 120"), Art("0 0 96 120")


def tiles(x: float, y: float, w: float, h: float, columns: int, rows: int) -> str:
    """A cement-tile pattern, as on the floors of old Havana, for the backs of cards."""
    dx, dy = w / columns, h / rows
    return "".join(
        f"M{n(x + (column + 0.5) * dx)} {n(y + row * dy + 1.5)}l{n(dx / 2 - 1.5)} {n(dy / 2 - 1.5)}"
        f"l{n(1.5 - dx / 2)} {n(dy / 2 - 1.5)}l{n(1.5 - dx / 2)} {n(1.5 - dy / 2)}Z"
        for row in range(rows)
        for column in range(columns)
    )


def card(c: str, tile: str, rim: str, mark: str) -> str:
    """The back of a card of 96 x 120."""
    return (
        rect(1.5, 1.5, 93, 117, c, 8, stroke=INK, stroke_width=2)
        + path(tiles(10, 10, 76, 100, 4, 5), tile, stroke=rim, stroke_width=1.4)
        + rect(7, 7, 82, 106, "none", 4, stroke=CREAM, stroke_width=2)
        + circle(48, 60, 24, c, stroke=CREAM, stroke_width=2)
        + at(48, 60, mark)
    )


def tile(c: str, field: str, rim: str, mark: str) -> str:
    """The back of a tile of 120 x 90, to its edges."""
    return framed(
        120,
        90,
        rect(0, 0, 120, 90, c)
        + path(tiles(8, 8, 104, 74, 6, 4), field, stroke=rim, stroke_width=1.3)
        + rect(4, 4, 112, 82, "none", 3, stroke=CREAM, stroke_width=2)
        + circle(60, 45, 25, c, stroke=CREAM, stroke_width=2)
        + at(60, 45, mark),
    )


CAPITOL = path("M-14 14H14V10H-14ZM-12 9V1H-8V9ZM-5 9V1H-1V9ZM2 9V1H6V9ZM9 9V1H12V9Z", CREAM) + path(
    "M-14 0H14C14-4 9-5 8-5C8-13 3-15 0-15S-8-13-8-5C-9-5-14-4-14 0Z", CREAM
)
HOUSE = path("M-16 16V-1L0-14L16-1V16H5V5A5 5 0 0 0-5 5V16Z", CREAM) + line("M-19-1L0-16L19-1", CREAM, 3)
HAT = path("M-20 6C-12 1-10 0-10-3C-10-15 10-15 10-3C10 0 12 1 20 6C10 11-10 11-20 6Z", CREAM)
SHIP = path("M-17 4H17L12 14H-12ZM-9 1V-7H1V1ZM-6-9V-15H-2V-9ZM6 1V-14L14 1Z", CREAM)

CUBA.add("card-back", card("#2f6f78", "#3f8791", "#bfe0dc", HAT))
CUBA.add("ship-back", tile("#24566b", "#30697f", "#a9cdd6", SHIP), "0 0 120 90")
SANTIAGO.add("card-back", card("#8a5a86", "#9d6f98", "#e0c6dc", HAT))
HAVANA.add("card-back", card("#a8433a", "#bd5747", "#e9b7a0", CAPITOL))
HAVANA.add("house-back", tile("#2f6f78", "#3f8791", "#bfe0dc", HOUSE), "0 0 120 90")

"""Four flowers that differ in shape: white, blue, red and yellow."""

from palette import CREAM, DARKWOOD, INK, SUGAR, SUN, K, tok
from pen import Art, circle, group, line, lined, n, path

ART = Art()


def flower(c: str, petals: int, shape: str, core: str = SUN, edge: str = INK) -> str:
    return (
        lined(
            "".join(group(shape, f"rotate({n(360 / petals * i)} 32 32)") for i in range(petals)).replace("PETAL", c),
            2,
            edge,
        )
        + circle(32, 32, 12, K, fill_opacity=0.16)
        + circle(32, 32, 8, core, stroke=K, stroke_width=1.8)
    )


ART.add("flower-white", flower(SUGAR, 5, path("M32 30C20 20 22 4 32 4S44 20 32 30Z", "PETAL"), edge=K))
ART.add("flower-blue", flower(tok("player-blue"), 4, path("M32 32C14 26 14 4 32 10C50 4 50 26 32 32Z", "PETAL"), CREAM))
ART.add(
    "flower-red",
    flower(tok("player-red"), 5, path("M32 31C16 24 18 8 28 4L32 8L36 4C46 8 48 24 32 31Z", "PETAL"))
    + line("M32 32L49 13", K, 6)
    + line("M32 32L49 13", SUN, 3)
    + "".join(circle(x, y, 2.6, SUN, stroke=K, stroke_width=1.2) for x, y in ((45, 11), (50, 11), (52, 16))),
)
ART.add(
    "flower-yellow",
    flower(tok("player-yellow"), 8, path("M32 30C22 22 25 10 32 3C39 10 42 22 32 30Z", "PETAL"), DARKWOOD),
)

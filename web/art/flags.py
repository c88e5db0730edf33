"""The value flags of the port and the chequered one at the end."""

from palette import CREAM, PALM, SEA, TERRA, WOOD, K
from pen import DIGIT, Art, line, lined, path, rect, shade

ART = Art()


def flag(cloth: str) -> str:
    return lined(rect(7, 3, 5, 58, WOOD, 2), 2) + cloth


CLOTH = "M12 7C24 2 38 14 58 8V40C38 46 24 34 12 39Z"
for v, c in ((2, SEA), (3, PALM), (4, TERRA)):
    ART.add(
        f"flag-{v}",
        flag(
            lined(path(CLOTH, c), 2)
            + shade("M44 10C48 10 53 9 57 8V39.500C53 41 48 41 44 41Z", 0.18)
            + line(DIGIT[v], K, 6.4, transform="translate(33 24) scale(1.25)")
            + line(DIGIT[v], CREAM, 3.4, transform="translate(33 24) scale(1.25)")
        ),
    )
checks = "".join(
    rect(x, y, 11.5, 8, K)
    for i, x in enumerate((12, 23.5, 35, 46.5))
    for j, y in enumerate((8, 16, 24, 32))
    if (i + j) % 2 == 0
)
ART.add("flag-finish", flag(lined(rect(12, 8, 46, 32, CREAM), 2) + checks + shade("M46.500 8H58V40H46.500Z", 0.12)))

"""The kit for people: a bust in an arcade arch, 96 x 120."""

from palette import CREAM, DARKWOOD, GOLD, SKIN, TERRA, WOOD, K
from pen import circle, line, oval, path, shade


def portrait(bg: str, body: str) -> str:
    return path("M6 120V44A42 42 0 0 1 90 44V120Z", bg) + circle(48, 48, 34, CREAM, fill_opacity=0.32) + body


def bust(
    bg: str,
    skin: str,
    shirt: str,
    behind: str = "",
    hair: str = "",
    face: str = "",
    hat: str = "",
    collar: str = "",
    prop: str = "",
    mouth: str = "smile",
    eyes: bool = True,
) -> str:
    s = SKIN[skin]
    torso = path("M10 120C10 99 24 91 40 88H56C72 91 86 99 86 120Z", shirt) + shade(
        "M56 88C72 91 86 99 86 120H60C62 108 60 96 56 88Z", 0.16
    )
    neck = path("M40 72H56V88C56 95 40 95 40 88Z", s) + shade("M40 76H56V82C52 86 46 86 40 80Z", 0.22)
    head = (
        circle(30.5, 60, 4, s)
        + circle(65.5, 60, 4, s)
        + path("M31 52C31 38 65 38 65 52V62C65 75 56 82 48 82S31 75 31 62Z", s)
        + shade("M50 41C60 42 65 46 65 52V62C65 75 56 82 50 82C58 72 58 54 50 41Z", 0.14)
    )
    e = (
        (
            oval(41, 60, 2.2, 2.8, K)
            + oval(55, 60, 2.2, 2.8, K)
            + line("M37 54.5C39 53 42 53 44 54M52 54C54 53 57 53 59 54.5", K, 1.8)
        )
        if eyes
        else ""
    )
    nose = line("M48 61C47 64 46 66 48.5 67", K, 1.6, opacity=0.6)
    m = {
        "smile": line("M42.500 72.5C45 75.5 51 75.5 53.5 72.5", K, 2),
        "flat": line("M43 73.5H53", K, 2),
        "lips": path("M43 72.5C46 70.5 50 70.5 53 72.5C50 76.5 46 76.5 43 72.5Z", "#9e2f33"),
        "none": "",
    }[mouth]
    return portrait(bg, behind + torso + neck + collar + head + e + nose + m + face + hair + hat + prop)


def fist(x: float, y: float, skin: str, r: float = 7) -> str:
    return circle(x, y, r, SKIN[skin]) + shade(f"M{x} {y - r}A{r} {r} 0 0 1 {x} {y + r}Z", 0.16)


def straw(c: str = WOOD, band: str = TERRA) -> str:
    return (
        path("M12 48C22 40 28 40 31 38C32 20 64 20 65 38C68 40 74 40 84 48C66 54 30 54 12 48Z", c)
        + path("M30 40C40 46 56 46 66 40L65.500 34C56 39 40 39 31 34Z", band)
        + shade("M54 24C62 27 65 31 65 38C68 40 74 40 84 48C76 50.5 66 52 58 52C66 46 62 32 54 24Z", 0.18)
        + line("M22 46C40 50 56 50 74 46", DARKWOOD, 1.4, opacity=0.5)
    )


def shorthair(c: str) -> str:
    return path("M30 56C27 38 38 34 48 34S69 38 66 56C64 50 62 47 58 46C50 49 42 48 38 46C34 48 32 51 30 56Z", c)


def longhair(c: str) -> str:
    return path("M24 92C18 70 22 34 48 34S78 70 72 92C64 98 60 90 60 84H36C36 90 32 98 24 92Z", c)


MOUSTACHE = "M48 68C44 66 38 69 36 73C41 74 46 73 48 70.5C50 73 55 74 60 73C58 69 52 66 48 68Z"
V_NECK = path("M38 88L48 104L58 88L53 87L48 94L43 87Z", CREAM)
LAPELS = (
    path("M40 88L48 120L56 88Z", CREAM)
    + path("M40 87L30 94L38 102L36 106L47 120L40 96Z", K, fill_opacity=0.3)
    + path("M56 87L66 94L58 102L60 106L49 120L56 96Z", K, fill_opacity=0.3)
)
BOW = path("M48 93L39 88V98ZM48 93L57 88V98Z", K) + circle(48, 93, 2.4, K)
TIE = path("M45 90H51L50 95L53 110L48 116L43 110L46 95Z", TERRA)
HOOPS = circle(29.5, 68, 4, "none", stroke=GOLD, stroke_width=2) + circle(
    66.5, 68, 4, "none", stroke=GOLD, stroke_width=2
)
SPECS = (
    circle(41, 60, 6.5, CREAM, fill_opacity=0.35, stroke=K, stroke_width=2)
    + circle(55, 60, 6.5, CREAM, fill_opacity=0.35, stroke=K, stroke_width=2)
    + line("M47.500 60H48.500M34.500 59L31 57M61.500 59L65 57", K, 2)
)

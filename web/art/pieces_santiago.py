"""The pieces of Santiago de Cuba: broker, owner's marker, screen, stops of the road and the pier."""

from marks import m_crate
from palette import CREAM, DARKWOOD, INK, PIECE, SKIN, SUN, WATER, WOOD, K
from pen import Art, at, circle, group, light, line, lined, path, poly, rect, shade, star

ART = Art()

SUIT = "M23 26C15 28 12 34 11 44L16 46L19 38V60H30L32 46L34 60H45V38L48 46L53 44C52 34 49 28 41 26Z"
ART.add(
    "broker",
    shade("M14 59H50L57 62H22Z", 0.25)
    + lined(path(SUIT, PIECE))
    + shade("M35 26H41C49 28 52 34 52 43.500L48.5 45L45 34V59H35Z", 0.2)
    + light("M22.5 28C17 30 14.5 35 13 43L15.5 44C17 37 19.5 32 24 29Z", 0.4)
    + path("M27 26L32 36L37 26Z", CREAM)
    + path("M30.5 28H33.500L35 38L32 42L29 38Z", K)
    + path("M25 18H39V22C39 26.5 36 29 32 29S25 26.5 25 22Z", SKIN["mid"])
    + line("M28.5 24.500C30.5 26.5 33.5 26.5 35.5 24.5", K, 1.3)
    + lined(path("M13 18C18 14.5 22 15 23 13C23 2 41 2 41 13C42 15 46 14.5 51 18C44 22 20 22 13 18Z", PIECE))
    + path("M22.5 14.500C28 18 36 18 41.5 14.500V11C36 14.5 28 14.5 22.5 11Z", CREAM)
    + shade(
        "M36 5.500C40 7 40.8 10 40.8 13C42 15 46 14.5 50 17.800C46 19.5 42 20.3 38 20.500C41 16 39 10 36 5.500Z", 0.2
    )
    + lined(path("M44 44H60V57H44Z", WOOD), 1.8)
    + line("M49 44V41H55V44", K, 1.8)
    + line("M45 50H59", DARKWOOD, 1.6),
)
ART.add(
    "owner-marker",
    lined(path("M32 3L58 22V55Q58 60 53 60H11Q6 60 6 55V22Z", PIECE))
    + light("M32 6L9 23V28L32 11L55 28V23Z", 0.45)
    + shade("M44 15L55.5 24V55Q55.5 58 53 58H38Q50 40 44 15Z", 0.18)
    + path("M17 52V30L32 19L47 30V52Z", CREAM)
    + path("M27 52V40A5 5 0 0 1 37 40V52Z", K)
    + circle(32, 29, 2.6, K),
)
PANEL = path("M-7 18V-2A7 7 0 0 1 7-2V18Z", CREAM, fill_opacity=0.35)
ART.add(
    "screen",
    lined(poly("4,16 22,9 22,53 4,60", PIECE) + poly("60,16 42,9 42,53 60,60", PIECE) + rect(22, 9, 20, 44, PIECE))
    + light("M5.5 17L20.5 11V14L5.5 20ZM23.5 10.500H40.500V13.500H23.500Z", 0.5)
    + shade("M42.5 10.500L58.5 17V57.500L42.5 51.500Z", 0.26)
    + at(32, 30, PANEL)
    + group(PANEL, "matrix(.85 -.36 0 1 13 33)")
    + group(PANEL, "matrix(.85 .36 0 1 51 33)")
    + rect(28, 34, 8, 7, K, 1.5)
    + line("M29.5 34V32a2.5 2.5 0 0 1 5 0V34", K, 1.7),
)
ART.add(
    "star-stop",
    lined(circle(32, 32, 27, CREAM))
    + shade("M50 12.500A27 27 0 0 1 32 58A33 33 0 0 0 50 12.500Z", 0.12)
    + poly(star(32, 33, 19, 0.45), SUN, stroke=K, stroke_width=1.8, stroke_linejoin="round"),
)
ART.add(
    "port-pier",
    rect(0, 44, 64, 20, WATER)
    + line("M4 58c3-2.5 5 2.5 8 0s5-2.5 8 0M38 60c3-2.5 5 2.5 8 0s5-2.5 8 0", CREAM, 1.6)
    + line("M12 60V44M34 60V44M56 60V44", DARKWOOD, 5)
    + rect(2, 38, 60, 8, WOOD, stroke=INK, stroke_width=1.6)
    + line("M16 38.500V45M30 38.500V45M44 38.500V45", DARKWOOD, 1.3)
    + line("M20 38V8M20 10L50 16M20 20L34 13", INK, 2.8)
    + line("M48 16V24", INK, 1.5)
    + at(40, 24, m_crate(16, 13)),
)

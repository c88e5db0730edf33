"""Line icons of 24 x 24 in the colour of the text around them: the buttons and tabs of every page."""

import math

from pen import Art, n

ART = Art("0 0 24 24")


def icon(name: str, strokes: str, filled: str = "", body: str = "") -> None:
    """strokes are drawn as lines of 2 units, filled is one solid path, body anything else."""
    solid = f'<path d="{filled}" fill="currentColor" stroke="none"/>' if filled else ""
    drawn = f'<path d="{strokes}"/>' if strokes else ""
    ART.add(
        "icon-" + name,
        '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
        f"{drawn}{solid}{body}</g>",
    )


def cog() -> str:
    """The outline of a wheel with eight teeth."""
    points = []
    for tooth in range(8):
        for offset, r in ((-13, 7.2), (-8, 9.8), (8, 9.8), (13, 7.2)):
            a = math.radians(tooth * 45 + offset)
            points.append(f"{n(12 + r * math.cos(a))} {n(12 + r * math.sin(a))}")
    return "M" + "L".join(points) + "Z"


# Moving about
icon("menu", "M4 6H20M4 12H20M4 18H20")
icon(
    "more",
    "",
    "M5 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM19 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z",
)
icon("close", "M6 6L18 18M18 6L6 18")
icon("back", "M20 12H4M10 6L4 12L10 18")
icon("forward", "M4 12H20M14 6L20 12L14 18")
icon("up", "M6 15L12 9L18 15")
icon("down", "M6 9L12 15L18 9")
icon("left", "M15 6L9 12L15 18")
icon("right", "M9 6L15 12L9 18")
icon("home", "M3 11L12 3.500L21 11M5.5 9V20H18.500V9M10 20V14H14V20")
icon("external", "M14 4H20V10M20 4L11 13M18 14V20H4V6H10")
icon(
    "link", "M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"
)
icon("search", "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.500L21 21")
icon("filter", "M4 5H20L14 12.500V19L10 21V12.500Z")
icon("expand", "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15")
icon("shrink", "M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20")
icon("zoom-in", "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.500L21 21M10.5 7.500V13.500M7.5 10.500H13.5")
icon("zoom-out", "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.500L21 21M7.5 10.500H13.5")

# At the table
icon("table", "M3 9a9 4 0 1 0 18 0a9 4 0 1 0-18 0ZM5.5 12L4.5 20M18.5 12L19.5 20M12 13V18.5")
icon("person", "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM4 21C4 16.5 7.5 15 12 15S20 16.5 20 21")
icon(
    "people",
    (
        "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM2 20C2 16.3 5 15 9 15S16 16.3 16 20"
        "M15.5 5.300a3.5 3.5 0 0 1 0 6.500M18 15.300C20.5 16 22 17.5 22 20"
    ),
)
icon(
    "bot",
    "M5 9H19V19H5ZM12 9V5M9 19V21M15 19V21M2.5 12V16M21.5 12V16M9.5 16H14.5",
    (
        "M12 2.500a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM9 11.500a1.3 1.3 0 1 0 0 2.600a1.3 1.3 0 1 0"
        " 0-2.600ZM15 11.500a1.3 1.3 0 1 0 0 2.600a1.3 1.3 0 1 0 0-2.600Z"
    ),
)
icon("chair", "M7 3V14H17V3M7 7H17M5 14H19M6 14V21M18 14V21M6 18H18")
icon(
    "hand",
    (
        "M8 13V5.500a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0V11V5.500a1.5 1.5 0 0 1 3 0V15C17 19 15 21.5"
        " 11.5 21.500C8.5 21.5 7 20 5.5 17.500L3.2 13.500a1.5 1.5 0 0 1 2.5-1.600L8 14.5"
    ),
)
icon("undo", "M8 5L4 9L8 13M4 9H14a5.5 5.5 0 0 1 0 11H9")
icon("redo", "M16 5L20 9L16 13M20 9H10a5.5 5.5 0 0 0 0 11H15")
icon("hint", "M9 18H15M10 21H14M9 18C9 15 6 13.5 6 9.500a6 6 0 0 1 12 0C18 13.5 15 15 15 18")
icon("check", "M4 12.500L9.5 18L20 6.5")
icon("plus", "M12 5V19M5 12H19")
icon("minus", "M5 12H19")
icon("log", "M5 3H19V21H5ZM9 8H15M9 12H15M9 16H12")
icon("chat", "M4 4H20V16H12L7 20.500V16H4ZM8.5 10H8.510M12 10H12.010M15.5 10H15.510")
icon("send", "M3 4L21 12L3 20L6 12ZM6 12H14")
icon("clock", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7V12L15.5 14.5")
icon(
    "trophy",
    (
        "M7 4H17V10a5 5 0 0 1-10 0ZM7 6H3.500C3.5 10 5 11.5 7.5 11.500"
        "M17 6H20.500C20.5 10 19 11.5 16.5 11.500M12 15V18M8 21H16"
        "M9.5 21C9.5 19 10.5 18 12 18S14.5 19 14.5 21"
    ),
)
icon("flag", "M5 21V3M5 4C9 2 13 7 19 4V14C13 17 9 12 5 14")
icon("vote", "M4 13H20V21H4ZM8 13V4H16V13M10 8L11.5 9.500L14 6.500M9 17H15")
icon(
    "coins",
    (
        "M9 8a5 2.5 0 1 0 10 0a5 2.5 0 1 0-10 0ZM9 8V17C9 18.5 11 19.5 14 19.500S19 18.5 19 17V8"
        "M9 12.500C9 14 11 15 14 15S19 14 19 12.500M5 14.500C5.5 15.5 6.5 16 9 16.300"
        "M5 14.500V19C5.5 20.5 8 21 10 20.5"
    ),
)
icon("cards", "M9 6L17.5 3.500L21 16L12.5 18.500ZM8 9L3 11L7.5 21L13 18.5")
icon(
    "eye",
    (
        "M2.5 12C5 7.5 8.5 5.5 12 5.500S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.500S5 16.5 2.5 12Z"
        "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z"
    ),
)
icon(
    "eye-off",
    (
        "M4 4L20 20M9.5 6C10.3 5.7 11.2 5.5 12 5.500C15.5 5.5 19 7.5 21.5 12C20.8 13.2 20 14.3 19 15.200"
        "M6 7.500C4.6 8.6 3.5 10 2.5 12C5 16.5 8.5 18.5 12 18.500C13.5 18.5 15 18.1 16.3 17.4"
    ),
)
icon("lock", "M5 11H19V21H5ZM8 11V7.500a4 4 0 0 1 8 0V11M12 15V17")
icon("unlock", "M5 11H19V21H5ZM8 11V7.500a4 4 0 0 1 7.5-2M12 15V17")
icon("screen", "M3 6.5L9 4V18L3 20.5ZM9 4L15 6.5V20.5L9 18M15 6.5L21 4V18L15 20.5")
icon(
    "dice",
    "M4 4H20V20H4Z",
    (
        "M8 6.700a1.3 1.3 0 1 0 0 2.600a1.3 1.3 0 1 0 0-2.600Z"
        "M12 10.700a1.3 1.3 0 1 0 0 2.600a1.3 1.3 0 1 0 0-2.600Z"
        "M16 14.700a1.3 1.3 0 1 0 0 2.600a1.3 1.3 0 1 0 0-2.600Z"
    ),
)
icon("ship", "M2.5 15H21.500L18.5 20H6ZM6 15V10H12V15M9 10V6M16 15V4L20.5 12H16")

# Reading, listening, watching
icon("book", "M12 6C9.5 4 6.5 3.5 3 4V19C6.5 18.5 9.5 19 12 21C14.5 19 17.5 18.5 21 19V4C17.5 3.5 14.5 4 12 6ZM12 6V21")
icon("question", "M8.5 8.500C8.5 6 10 4.5 12.2 4.500S16 6 16 8C16 11 12 11 12 14.500M12 19H12.010")
icon("info", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 11V16.500M12 7.500H12.010")
icon("warning", "M12 3.500L22 20.500H2ZM12 10V14.500M12 17.500H12.010")
icon("speaker-on", "M4 9.500H7.500L12 5V19L7.5 14.500H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11")
icon("speaker-off", "M4 9.500H7.500L12 5V19L7.5 14.500H4ZM16 9.500L21 14.500M21 9.500L16 14.5")
icon(
    "sun",
    (
        "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2V4.500M12 19.500V22M2 12H4.500M19.5 12H22M5 5L6.7 6.700"
        "M17.3 17.300L19 19M19 5L17.3 6.700M6.7 17.300L5 19"
    ),
)
icon("moon", "M19.5 14.500A8.5 8.5 0 0 1 9.5 4.500a8.5 8.5 0 1 0 10 10Z")
icon("globe", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM3 12H21M12 3C8.5 6.5 8.5 17.5 12 21C15.5 17.5 15.5 6.5 12 3Z")
icon("gear", cog() + "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z")
icon(
    "keyboard",
    "M2.5 6H21.500V18H2.500ZM8 14.500H16",
    "M6 9h1.800v1.800H6ZM9.7 9h1.800v1.800H9.700ZM13.3 9h1.800v1.800H13.300ZM16.8 9h1.800v1.800H16.800Z",
)
icon("play", "M7 4.500L19 12L7 19.500Z", "M7 4.500L19 12L7 19.500Z")
icon("pause", "", "M6 4.500H10V19.500H6ZM14 4.500H18V19.500H14Z")
icon("step", "M18 5V19M6 5L14.5 12L6 19Z")
icon("step-back", "M6 5V19M18 5L9.5 12L18 19Z")
icon("skip", "M4 5.500L11 12L4 18.500ZM12.5 5.500L19.5 12L12.5 18.500Z")
icon("rewind", "M20 5.500L13 12L20 18.500ZM11.5 5.500L4.5 12L11.5 18.500Z")
icon("repeat", "M4 11V9a3 3 0 0 1 3-3H20M17 3L20 6L17 9M20 13V15a3 3 0 0 1-3 3H4M7 15L4 18L7 21")
icon("download", "M12 3V15M7 10.500L12 15.500L17 10.500M4 17V20.500H20V17")
icon("upload", "M12 15.500V3.500M7 8.500L12 3.500L17 8.500M4 17V20.500H20V17")
icon(
    "share",
    "M15.5 6L8.5 10.500M8.5 13.500L15.5 18",
    "M18 2a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM6 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM18 16a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z",
)
icon("copy", "M9 9H20V20H9ZM15 9V4H4V15H9")
icon("trash", "M4 6.500H20M9 6.500V3.500H15V6.500M6 6.500L7 20.500H17L18 6.500M10 10.500V16.500M14 10.500V16.5")
icon("pencil", "M4 20L5 15.500L16 4.500L19.5 8L8.5 19ZM13.5 7L17 10.5")
icon("leave", "M10 4H4V20H10M9 12H20.500M16 7.500L20.5 12L16 16.5")
icon("wifi", "M2.5 9.500a14 14 0 0 1 19 0M6 13.500a8.5 8.5 0 0 1 12 0M9.3 17a4 4 0 0 1 5.4 0M12 20.300H12.010")
icon(
    "wifi-off",
    (
        "M4 4L20 20M2.5 9.500C4 8.2 5.6 7.2 7.3 6.600M11 5.800C14.8 5.5 18.6 6.8 21.5 9.500"
        "M6 13.500C7.3 12.2 8.8 11.4 10.4 11.100M9.3 17a4 4 0 0 1 5.4 0M12 20.300H12.010"
    ),
)
icon(
    "star",
    "M12 3.500L14.6 9.200L20.8 9.900L16.2 14.100L17.5 20.200L12 17.100L6.5 20.200L7.8 14.100L3.2 9.900L9.4 9.200Z",
)

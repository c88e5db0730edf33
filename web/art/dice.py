"""The five faces of a die of Santiago de Cuba: --die and --pip colour it."""

from palette import DIE, PIP
from pen import Art, circle, light, lined, rect, shade

ART = Art()


PIPS = {
    1: ((32, 32),),
    2: ((20, 20), (44, 44)),
    3: ((19, 19), (32, 32), (45, 45)),
    4: ((20, 20), (44, 20), (20, 44), (44, 44)),
}
for v in range(5):
    pips = "".join(circle(x, y, 6, PIP) for x, y in PIPS.get(v, ())) or circle(
        32, 32, 11, "none", stroke=PIP, stroke_width=4, stroke_opacity=0.65
    )
    ART.add(
        f"die-face-{v}",
        lined(rect(5, 5, 54, 54, DIE, 11), 2)
        + shade("M6 48V48Q6 58 16 58H48Q58 58 58 48V44Q58 52 48 52H16Q6 52 6 44Z", 0.2)
        + light("M16 6H48Q56 6 57.5 13Q54 9 48 9H16Q10 9 6.5 13Q8 6 16 6Z", 0.6)
        + pips,
    )

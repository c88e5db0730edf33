"""How somebody learned, as a picture: the share of games won, by how many decisions had been played until then."""

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, TOP = 720, 320, 64, 48
STYLE = """\
  <style>
    svg { font-family: system-ui, sans-serif; font-size: 14px }
    .page { fill: #ffffff } .ink { fill: #1b1b1b } .soft { fill: #4a4a4a }
    .grid { stroke: #d0d0d0 } .line { stroke: #0b4f8a; stroke-width: 3; fill: none } .dot { fill: #0b4f8a }
    @media (prefers-color-scheme: dark) {
      .page { fill: #16181c } .ink { fill: #f2f2f2 } .soft { fill: #c4c4c4 }
      .grid { stroke: #444a52 } .line { stroke: #8cc8ff } .dot { fill: #8cc8ff }
    }
  </style>"""


def draw(points: Sequence[tuple[int, float]], title: str) -> str:
    """A line through the points, from 0 to 100 %."""
    most = max(played for played, _ in points) or 1
    right, bottom = WIDTH - 24, HEIGHT - 48
    placed = [(LEFT + (right - LEFT) * played / most, bottom - (bottom - TOP) * won) for played, won in points]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">',
        STYLE,
        f'  <rect class="page" width="{WIDTH}" height="{HEIGHT}"/>',
        f'  <text class="ink" x="{LEFT}" y="28" font-weight="600">{title}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = bottom - (bottom - TOP) * share / 100
        lines.append(f'  <line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>')
        lines.append(f'  <text class="soft" x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{share} %</text>')
    for part in range(5):
        x, played = LEFT + (right - LEFT) * part / 4, most * part / 4
        lines.append(
            f'  <text class="soft" x="{x:.1f}" y="{bottom + 22}" text-anchor="middle">{played / 1e3:.0f} k</text>'
        )
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
    lines.append(f'  <polyline class="line" points="{path}"/>')
    lines += [
        f'  <circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="5"><title>{played:,}: {won:.0%}</title></circle>'
        for (x, y), (played, won) in zip(placed, points, strict=True)
    ]
    lines.append(f'  <text class="soft" x="{right}" y="{HEIGHT - 8}" text-anchor="end">decisions played</text>')
    return "\n".join([*lines, "</svg>", ""])

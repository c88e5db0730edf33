"""Places of a game that one can go back to without playing everything again.

`Match.rewind` replays the game from its first move. Whoever is alone with bots may take back as often as they like, and
each time is followed anew whenever the table is read: with a few places on the way it is a matter of some moves.
"""

from malecon.engine.match import Match

EVERY = 64  # moves: a place takes two kilobytes

Waypoint = tuple[int, list[int]]  # how many moves had been played, and the table then


def note(waypoints: list[Waypoint], match: Match) -> None:
    """Remember the table, if it is time, and where nobody can undo alone: what can be undone must be played again."""
    last = waypoints[-1][0] if waypoints else 0
    if not match.before and len(match.played) >= last + EVERY:
        waypoints.append((len(match.played), match.table.numbers()))


def rewind(waypoints: list[Waypoint], match: Match, count: int) -> None:
    """Go back to when `count` moves had been played; it comes to the same as `Match.rewind`."""
    while waypoints and waypoints[-1][0] > count:
        waypoints.pop()
    if not waypoints:
        match.rewind(count)
        return
    reached, numbers = waypoints[-1]
    again = match.played[reached:count]
    match.table.restore(numbers)
    match.played, match.before = match.played[:reached], []
    for played in again:
        match.play_legal(played.seat, played.move)

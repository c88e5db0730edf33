"""What players are called who were given no name."""

from typing import Final

NAMES: Final = ("Alicia", "Juan", "Clara", "Francisco", "Felipe")  # the players of the rulebook's examples


MOST: Final = 100


def usual_names(count: int) -> list[str]:
    """As many as are wanted; more than any game seats, so that it is the game that says so."""
    return [*NAMES[:count], *[str(seat + 1) for seat in range(len(NAMES), min(count, MOST))]]

"""What things are worth by rule of thumb, in hundredths of a point."""

from typing import Final

COLOURED_CUBE: Final = 55
GREY_CUBE: Final = 14
PESO: Final = 15
WORKER_OWNED: Final = 55
HOARD: Final = 8  # cubes and pesos beyond this many are a thief's
BEYOND: Final = 5

# What a card that lies open, or will, promises for its next action.
BLIND_CUBES: Final = 60
TWO_WORKERS: Final = 80
ARCHITECT_OPEN: Final = 85
LEVY_WORTH: Final = 30
THEFT: Final = 50
NEW_COLOURED: Final = 1  # of the three cubes that every supply brings
ANY_CARD: Final = 8

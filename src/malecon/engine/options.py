"""Options: the switches of a game, which the players set before the first move."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.declared import Declared
from malecon.engine.words import declared


class Option(Declared):
    """A switch of the game: its values, the default first, and the clause that it is about.

    A reading is a switch that editions or rulings disagree on; `readings` has the clause of each value then.
    """

    def __init__(self, *values: str, clause: str, readings: tuple[str, ...] = ()) -> None:
        self.name: str = ""  # follows, as its place, from where it is declared (`options_of`)
        self.place: i64 = -1
        self.values: Final = values
        self.clause: Final = clause
        self.readings: Final = readings

    def place_of(self, value: str) -> int:
        """The number that stands for a value on the table."""
        return self.values.index(value)

    def __repr__(self) -> str:
        return f"Option({self.name}: {' '.join(self.values)})"


def options_of(namespace: type) -> tuple[Option, ...]:
    """The options that a class body declares, each given its name and its place on the table."""
    options: list[Option] = []
    for name, option in declared(namespace).items():
        assert isinstance(option, Option)
        option.name = name
        option.place = len(options)
        options.append(option)
    return tuple(options)

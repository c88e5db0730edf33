"""What a game declares once: its moves, its questions, what it tells, what can be chosen.

There is one object of each. A copy is the thing itself, and a pickled one is found again where its game declares it.
"""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """One thing of one game."""

    home: tuple[object, ...] = ()  # the class of its game and the way from there: `(Santiago, "events", 3)`

    def __copy__(self) -> "Declared":
        return self

    def __deepcopy__(self, memo: object) -> "Declared":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if not self.home:
            raise TypeError(f"{self!r} belongs to no game: nobody would find it again")
        return found_in, self.home


def found_in(game: Any, *way: Any) -> Any:
    """What lies at the end of a way that begins at the class of a game."""
    found = game
    for step in way:
        found = getattr(found, step) if isinstance(step, str) else found[step]
    return found

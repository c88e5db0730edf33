"""The box: what the boxes of all games have in common."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """The numbers of one component file, which never change: every copy of a table shares its box.

    A box that a game was printed with is found again at that game; one of somebody's own is written out.
    """

    home: tuple[object, ...] = ()  # the game and the edition that it was printed for

    def __copy__(self) -> "Printed":
        return self

    def __deepcopy__(self, memo: object) -> "Printed":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.home:
            return printed_box, self.home
        return box_with, (type(self), numbers_in(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(names_in(self))} rows and numbers)"


def printed_box(game: Any, edition: str) -> Any:
    return game.printed(game.edition(edition))[1]


def names_in(box: Any) -> list[str]:
    """The attributes of a box: a compiled class lists them, an interpreted object holds them."""
    listed: list[str] = list(getattr(type(box), "__mypyc_attrs__", None) or vars(box))
    return [name for name in listed if name != "home"]


def numbers_in(box: Any) -> dict[str, Any]:
    found = {name: getattr(box, name) for name in names_in(box)}
    return {name: value if isinstance(value, int) else list(value) for name, value in found.items()}


def box_with(kind: Any, numbers: dict[str, Any]) -> Any:
    """The way back from `numbers_in`: a row cannot be replaced, but it can be filled."""
    box = kind()
    for name, value in numbers.items():
        if isinstance(value, int):
            setattr(box, name, value)
        else:
            row = getattr(box, name)
            for i, number in enumerate(value):
                row[i] = number
    return box

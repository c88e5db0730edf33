"""Domains: the finite sets of things a move, an event or a field of the table can name, with one word for each."""

from typing import Final


class Domain:
    """Goods, buildings, seats ...: value n is `words[n - first]` in records, traces and text keys."""

    def __init__(self, name: str, words: tuple[str, ...], first: int = 0) -> None:
        self.name: Final = name
        self.words: Final = words
        self.first: Final = first
        self.values: Final = {word: first + i for i, word in enumerate(words)}

    def word(self, value: int) -> str | None:
        """The word for a value; None stands for 'nobody, nowhere, nothing', which fields write as -1."""
        if value < self.first:
            return None
        return self.words[value - self.first]

    def __repr__(self) -> str:
        return f"Domain({self.name}: {' '.join(self.words)})"

    def __copy__(self) -> "Domain":
        return self

    def __deepcopy__(self, memo: object) -> "Domain":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Domain, (self.name, self.words, self.first)


def declared(namespace: type, between: str = "-") -> dict[str, object]:
    """What a class body declares, in its order and by the words of its names: `CIGAR_FACTORY` is "cigar-factory"."""
    return {name.lower().replace("_", between): thing for name, thing in vars(namespace).items() if name.isupper()}


def domain(name: str, namespace: type, between: str = "-") -> Domain:
    """The domain whose things a class body numbers: 0, 1, 2 ... in their order."""
    things = declared(namespace, between)
    assert list(things.values()) == list(range(len(things))), f"{namespace.__name__} is not numbered 0, 1, 2 ..."
    return Domain(name, tuple(things))


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of numbers, which are their own words."""
    return Domain(name, tuple(str(n) for n in range(first, last + 1)), first)


SEAT: Final = Domain("seat", ("1", "2", "3", "4", "5"))
NUMBER: Final = Domain("number", ())  # in events only: any number, shown as it is

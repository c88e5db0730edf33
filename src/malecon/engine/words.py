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


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of numbers, which are their own words."""
    return Domain(name, tuple(str(n) for n in range(first, last + 1)), first)


SEAT: Final = Domain("seat", ("1", "2", "3", "4", "5"))
NUMBER: Final = Domain("number", ())  # in events only: any number, shown as it is

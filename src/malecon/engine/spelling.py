"""Fields of a table spelled in words, for a position in one line: `pesos=3,5` and `goods.1=rum:2,cigar`.

Only what differs from a table with nothing on it is spelled. Where places are numbered, what lies there follows in
their order; else each thing has its name before it, and a 1 that counts need not be written.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from malecon.engine.errors import MaleconError
from malecon.engine.table import NOBODY, Field, Table
from malecon.engine.words import Domain

NOTHING = "-"  # nobody, nowhere
NONE_OF_THEM = "none"  # a set with nothing in it
NUMBER = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True)
class Line:
    """A row, or one row of a grid: its name, what its places are called, and where it begins among the numbers."""

    name: str
    field: Field
    by: Domain
    start: int

    @property
    def places(self) -> tuple[str, ...]:
        return self.by.words

    @property
    def numbered(self) -> bool:
        return self.places[0].isdigit()

    def means(self, place: int) -> Domain | None:
        """What the number at a place means; None if it counts."""
        if self.field.each:
            return self.field.each[place]
        return self.field.sets_of or self.field.holds

    def spell(self, place: int, number: int) -> str:
        domain = self.means(place)
        if domain is None:
            return str(number)
        if self.field.sets_of is not None:
            return "+".join(word for word, thing in domain.values.items() if number >> thing & 1) or NONE_OF_THEM
        return domain.word(number) or NOTHING

    def read(self, place: int, text: str) -> int:
        domain = self.means(place)
        if domain is None:
            if not NUMBER.fullmatch(text):
                raise MaleconError("error-position-number", field=self.name, found=text)
            return int(text)
        if self.field.sets_of is not None:
            words = [] if text == NONE_OF_THEM else text.split("+")
            return sum({1 << self.thing(domain, word) for word in words})
        return NOBODY if text == NOTHING else self.thing(domain, text)

    def thing(self, domain: Domain, word: str) -> int:
        return known_word(self.name, domain.values, word)


def known_word(where: str, known: dict[str, int], word: str) -> int:
    if word not in known:
        raise MaleconError("error-position-word", field=where, found=word, known=", ".join(known))
    return known[word]


def lines_of(field: Field) -> Iterator[Line]:
    if field.columns is None:
        yield Line(field.name, field, field.by, field.start)
        return
    width = len(field.columns.words)
    for row, word in enumerate(field.by.words):
        yield Line(f"{field.name}.{word}", field, field.columns, field.start + row * width)


def spelled(field: Field, numbers: Sequence[int], bare: Sequence[int]) -> Iterator[str]:
    """What there is to tell of a field, where it differs from a bare table."""
    for line in lines_of(field):
        end = line.start + len(line.places)
        found, before = numbers[line.start : end], bare[line.start : end]
        if found != before:
            told = in_order(line, found, before) if line.numbered else by_name(line, found, before)
            yield f"{line.name}={','.join(told)}"


def in_order(line: Line, found: Sequence[int], before: Sequence[int]) -> list[str]:
    """Of seats every one, of other places those up to the last that differs."""
    last = max(place for place in range(len(found)) if found[place] != before[place])
    shown = len(found) if line.by.name == "seat" else last + 1
    return [line.spell(place, number) for place, number in enumerate(found[:shown])]


def by_name(line: Line, found: Sequence[int], before: Sequence[int]) -> Iterator[str]:
    for place, (number, usual) in enumerate(zip(found, before, strict=True)):
        if number != usual:
            counted = number == 1 and line.means(place) is None
            yield line.places[place] if counted else f"{line.places[place]}:{line.spell(place, number)}"


def read_spelled(table: Table, line: Line, text: str) -> None:
    """The way back: put on a bare table what is told of one line."""
    told = text.split(",")
    if line.numbered:
        if len(told) > len(line.places):
            raise MaleconError("error-position-places", field=line.name, found=len(told), most=len(line.places))
        for place, word in enumerate(told):
            table.cells[line.start + place] = line.read(place, word)
        return
    places = {word: place for place, word in enumerate(line.places)}
    seen = set()
    for entry in told:
        name, colon, word = entry.partition(":")
        place = known_word(line.name, places, name)
        if place in seen:
            raise MaleconError("error-position-twice", found=f"{line.name}={name}")
        seen.add(place)
        table.cells[line.start + place] = line.read(place, word if colon else "1")

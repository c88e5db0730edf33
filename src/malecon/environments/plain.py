"""The plain encoder: an observation made of nothing but a view, word by word.

It defines what an observation says. The fast one writes the same numbers from a table; a test compares them.
"""

from collections.abc import Mapping
from typing import Any

from malecon.engine.views import View
from malecon.environments.encoder import ASKED, BIT, PLAYERS, QUESTION, SEAT, SEATS, WAITING
from malecon.environments.layout import Layout, Place, Telling


def numbers_of(layout: Layout, view: View) -> list[int]:
    """What the view of a seat says."""
    numbers = [0] * len(layout.numbers)
    numbers[PLAYERS] = view["seats"]
    if view["asked"]:
        write_asked(layout, view, numbers)
    for frame in view["later"]:
        numbers[layout.later + layout.game.rules.names.values[frame["question"]]] += 1
    for places, fields in ((layout.public, view), (layout.seen, layout.game.seen(view))):
        for place in places:
            said = said_at(place, fields, view)
            if said is not MISSING:
                numbers[place.at] = number_for(place.telling, said, view)
    return numbers


def write_asked(layout: Layout, view: View, numbers: list[int]) -> None:
    asked = view["asked"]
    question = layout.game.rules.names.values[asked["question"]]
    numbers[QUESTION] = question + 1
    if "waiting" in asked["about"]:
        numbers[WAITING] = mask([int(word) - 1 for word in asked["about"]["waiting"]], view)
        return
    if asked["seat"] is not None:
        numbers[ASKED] = from_here(asked["seat"], view)
    for place in layout.about[question]:
        numbers[place.at] = number_for(place.telling, asked["about"][place.part.name], view)


MISSING = object()  # what a field has nothing of, as there are too few players


def said_at(place: Place, fields: Mapping[str, Any], view: View) -> object:
    word, beside = place.words
    if place.by_seat:
        word = str((view["seat"] + place.row) % view["seats"] + 1) if place.row < view["seats"] else ""
    said = fields[place.field].get(word, MISSING)
    return said[beside] if beside and said is not MISSING else said


def number_for(telling: Telling, said: Any, view: View) -> int:
    """The number for a word, for several, or for what is a number already."""
    if telling.kind == SEAT:
        seat = int(said) - 1 if isinstance(said, str) else said
        return 0 if seat is None or seat < 0 else from_here(seat, view)
    if telling.kind == SEATS:
        seats = said if isinstance(said, int) else sum(1 << int(word) - 1 for word in said)
        return mask([seat for seat in range(view["seats"]) if seats >> seat & 1], view)
    if telling.kind == BIT:
        return int(telling.suffix.strip() in said)
    if telling.words:
        return 0 if said is None else telling.words.index(said) + 1
    return int(said)


def from_here(seat: int, view: View) -> int:
    """1 is the seat that looks, 2 the next one, and so on."""
    return (seat - int(view["seat"])) % int(view["seats"]) + 1


def mask(seats: list[int], view: View) -> int:
    """A bit for each of the seats, the lowest for the one that looks."""
    return sum(1 << from_here(seat, view) - 1 for seat in seats)

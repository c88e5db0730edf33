"""What a seat may know: everything but the others' hands, their sealed cards and what they put away unseen."""

from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.table import FRAME
from malecon.games.havana.box import Box
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARD, CARDS, Lies

# Public at all times (havana.info.open-holdings, .bag-deck).
PUBLIC = (
    "option",
    "board",
    "bag",
    "centre",
    "out",
    "building_at",
    "length",
    "whereabouts",
    "due",
    "order",
    "number",
    "rank",
    "pesos",
    "workers",
    "points",
    "cubes",
    "left",
    "right",
    "bank",
)
KNOWN = {"open": Lies.OPEN, "covered": Lies.COVERED, "discarded": Lies.DISCARDED}
HIDDEN = {"hand": Lies.HAND, "sealed": Lies.SEALED, "put_away": Lies.PUT_AWAY}


def view(table: HavanaTable, seat: int | None) -> dict[str, Any]:
    """Built field by field; of the others only cards that lie or lay open are named (havana.info.hand-secret)."""
    fields = {field.name: field for field in table.fields}
    shown: dict[str, Any] = {"seat": seat, "seats": int(table.seats), "over": table.over()}
    shown["stack"] = table.stack()
    for name in PUBLIC:
        shown[name] = table.describe_field(fields[name])
    shown["cards"] = [cards_of(table, other, other == seat) for other in range(table.seats)]
    return shown


def cards_of(table: HavanaTable, seat: int, own: bool) -> dict[str, Any]:
    named = {word: words_in(table, seat, state) for word, state in KNOWN.items()}
    for word, state in HIDDEN.items():
        if own:
            named[word] = words_in(table, seat, state)
    counts = {word: len(words_in(table, seat, state)) for word, state in HIDDEN.items()}
    return {**named, "count": counts}


def words_in(table: HavanaTable, seat: int, state: int) -> list[str]:
    return [CARD.words[card] for card in range(CARDS) if table.card.at(seat, card) == state]


def imagine(view: dict[str, Any], box: Box, chance: Chance) -> HavanaTable:
    """A table with this view: the hidden cards of the others are dealt at random among hand, seal and pile."""
    table = HavanaTable(view["seats"], box)
    for name in PUBLIC:
        table.read_field(name, view[name])
    stack = view["stack"]
    for at in range(0, len(stack), FRAME):
        table.push(stack[at], stack[at + 1], stack[at + 2])
    for seat, cards in enumerate(view["cards"]):
        unknown = list(range(CARDS))
        for word, state in (KNOWN | HIDDEN).items():
            for card in cards.get(word, ()):
                table.card.set(seat, CARD.values[card], state)
                unknown.remove(CARD.values[card])
        for word, state in HIDDEN.items():
            for _ in range(cards["count"][word] - len(cards.get(word, ()))):
                table.card.set(seat, unknown.pop(chance.below(len(unknown))), state)
    return table

"""What a seat may know of buildings and cards, as numbers: the same as its view."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.sets import how_many, lowest
from malecon.engine.sight import Sight, from_seat
from malecon.engine.table import NOBODY, Table
from malecon.engine.words import Domain
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import BUILDING, CARD, LIES, OWNED, Lies, Where

CELLS: Final = 160
# Of a building that was seen: in a row, in the box, or before somebody.
WHEREABOUTS_FROM_HERE: Final = Domain("whereabouts", ("row", "box", "you", "after-1", "after-2", "after-3"))
OWNED_FROM_HERE: Final = 2


class Hidden:
    """The ways in which cards lie that only their owner knows by name; of the others one sees how many."""

    HAND: Final = 0
    SEALED: Final = 1
    PUT_AWAY: Final = 2


HIDDEN: Final = Domain("lies", ("hand", "sealed", "put_away"))


class HavanaSight(Sight):
    """Where every building is that was seen, and the cards (havana.info.hand-secret)."""

    seats_on: ClassVar[Mapping[str, tuple[str, ...]]] = {"board": ("active",)}
    in_turn: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats, CELLS)
        self.whereabouts: Final = self.row("whereabouts", BUILDING, WHEREABOUTS_FROM_HERE)
        self.card: Final = self.grid("card", self.by_seat, CARD, LIES)  # nowhere: in one of the ways that are hidden
        self.hidden: Final = self.grid("hidden", self.by_seat, HIDDEN)  # how many

    def look(self, table: Table, seat: i64) -> None:
        assert isinstance(table, HavanaTable)
        self.whereabouts.fill(NOBODY)
        self.find(table.buildings[Where.ROW], 0)
        self.find(table.buildings[Where.BOX], 1)
        other: i64 = 0
        while other < self.seats:
            self.find(table.buildings[OWNED + other], OWNED_FROM_HERE + from_seat(other, seat, self.seats))
            self.look_at_cards(table, other, other == seat)
            other += 1

    def find(self, buildings: i64, where: i64) -> None:
        while buildings != 0:
            self.whereabouts[lowest(buildings)] = where
            buildings &= buildings - 1

    def look_at_cards(self, table: HavanaTable, other: i64, own: bool) -> None:
        hand = table.cards.at(other, Lies.HAND)
        sealed = table.cards.at(other, Lies.SEALED)
        put_away = table.cards.at(other, Lies.PUT_AWAY)
        card: i64 = 0
        while card < self.card.columns:
            self.card.set(other, card, NOBODY)
            card += 1
        self.turn_up(other, table.cards.at(other, Lies.OPEN), Lies.OPEN)
        self.turn_up(other, table.cards.at(other, Lies.COVERED), Lies.COVERED)
        self.turn_up(other, table.cards.at(other, Lies.DISCARDED), Lies.DISCARDED)
        if own:
            self.turn_up(other, hand, Lies.HAND)
            self.turn_up(other, sealed, Lies.SEALED)
            self.turn_up(other, put_away, Lies.PUT_AWAY)
        self.hidden.set(other, Hidden.HAND, how_many(hand))
        self.hidden.set(other, Hidden.SEALED, how_many(sealed))
        self.hidden.set(other, Hidden.PUT_AWAY, how_many(put_away))

    def turn_up(self, other: i64, cards: i64, lies: i64) -> None:
        while cards != 0:
            self.card.set(other, lowest(cards), lies)
            cards &= cards - 1

"""What a seat may know of the cards, as numbers: the same as its view, for who learns from millions of games."""

from typing import Any

from malecon.engine.sight import Sight
from malecon.engine.table import Table
from malecon.engine.views import View
from malecon.engine.words import Domain

from .table import PearlsTable
from .words import BID, CARD_IS, PLAYED, SEALED

CARD_SEEMS = Domain("card-is", (*CARD_IS.words, "hidden"))
HIDDEN = len(CARD_IS.words)


class PearlsSight(Sight):
    """One's own cards, and those of the others that were played."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 16)
        self.card = self.grid("card", self.by_seat, BID, CARD_SEEMS)
        self.has_bid = self.row("has_bid", self.by_seat)

    def look(self, table: Table, seat: int) -> None:
        assert isinstance(table, PearlsTable)
        for other in range(self.seats):
            states = [int(table.card.at(other, card - 1)) for card in BID.values.values()]
            self.has_bid[other] = int(SEALED in states)
            for card, state in enumerate(states):
                self.card.set(other, card, state if other == seat or state == PLAYED else HIDDEN)


def seen(view: View) -> dict[str, dict[str, Any]]:
    """What the view says of these fields."""
    cards = {str(seat + 1): held for seat, held in enumerate(view["cards"])}
    return {
        "card": {word: {card: held[card] or "hidden" for card in BID.words} for word, held in cards.items()},
        "has_bid": {word: int(held["sealed"]) for word, held in cards.items()},
    }

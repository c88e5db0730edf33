"""What can be remembered: everybody began with the same, and every gain and payment is public.

So whoever keeps books knows what lies behind every screen (santiago.info.transactions-open).
"""

from typing import Any

from malecon.engine.events import Event
from malecon.engine.memory import Known, Memory
from malecon.engine.views import View
from malecon.games.santiago.chronicle import CHRONICLE
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.view import SCREENED, holdings
from malecon.games.santiago.words import Told


class Books(Memory):
    """What each seat has, by its words, from what it had when the books were opened."""

    def __init__(self, table: SantiagoTable) -> None:
        self.box = table.box
        self.held: list[dict[str, Any]] = [holdings(table, seat) for seat in range(table.seats)]

    def note(self, event: Event) -> None:
        for seat, what, amount in CHRONICLE.changes(event, self.box):
            held = self.held[seat]
            column = held if what in SCREENED else held["goods"]
            column[what] += amount
        if event.kind is Told.GOODS_CONVERTED:
            self.held[event.values["seat"]]["kept"] = event.values["kept"]

    def known(self) -> Known:
        return {"holdings": [{**held, "goods": {**held["goods"]}} for held in self.held]}


def informed(view: View, known: Known) -> View:
    """The view of somebody who has kept books: no screen hides anything."""
    players = [seen or kept for seen, kept in zip(view["players"], known["holdings"], strict=True)]
    return {**view, "players": players}

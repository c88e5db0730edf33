"""The game as Malecón sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.game import Edition, GameOf
from malecon.engine.moves import Move
from malecon.engine.options import Option
from malecon.engine.views import View, public_view, read_public

from .rules import RULES, kept_back
from .sight import PearlsSight, seen
from .table import Box, PearlsTable
from .words import BID, CARD_IS, EVENTS, IN_HAND, PEARL, PLAYED, SEALED, VOCABULARY

HERE = Path(__file__).parent
MOST = 9  # pearls of a kind, and points of a pearl


class Pearls(GameOf[PearlsTable, Box]):
    """Two or three players, two rounds."""

    name = "pearls"
    title = "Pearls"
    players = range(2, 4)
    editions = (Edition("only", HERE / "components.toml", {}),)
    options: tuple[Option, ...] = ()
    rules = RULES
    vocabulary = VOCABULARY
    events = EVENTS
    catalogue_file = HERE / "rules.toml"
    secrets = ("bid",)
    sight = PearlsSight
    public = ("board", "bag", "middle", "points")

    def read_box(self, file: ComponentFile) -> Box:
        printed = file.pieces("pearl", "id", PEARL.words)
        return {
            word: {what: file.number(f"pearl {word}", piece, what, 1, MOST) for what in ("count", "points")}
            for word, piece in printed.items()
        }

    def bare_table(self, seats: int, box: Box) -> PearlsTable:
        return PearlsTable(seats, box)

    def view(self, table: PearlsTable, seat: int | None) -> View:
        shown = public_view(self.rules, table, self.public, seat)
        shown["cards"] = [self.cards_of(table, other, other == seat) for other in range(table.seats)]
        return shown

    def cards_of(self, table: PearlsTable, seat: int, own: bool) -> dict[str, object]:
        """What was played everybody has seen; what is sealed only its owner."""
        states = {word: int(table.card.at(seat, card - 1)) for word, card in BID.values.items()}
        known = {word: state == PLAYED or own for word, state in states.items()}
        described = {word: CARD_IS.words[states[word]] if known[word] else None for word in states}
        return {**described, "sealed": SEALED in states.values()}

    def seen(self, view: View) -> Mapping[str, Mapping[str, Any]]:
        return seen(view)

    def imagine(self, view: View, box: Box, chance: Chance) -> PearlsTable:
        table = PearlsTable(view["seats"], box)
        read_public(self.rules, table, self.public, view)
        for seat, cards in enumerate(view["cards"]):
            hidden = [card for word, card in BID.values.items() if cards[word] is None]
            for word, card in BID.values.items():
                table.card.set(seat, card - 1, IN_HAND if cards[word] is None else CARD_IS.values[cards[word]])
            if hidden and cards["sealed"]:
                possible = [card for card in hidden if not kept_back(table, card)]
                table.card.set(seat, possible[chance.below(len(possible))] - 1, SEALED)
        return table

    def inventory(self, table: PearlsTable) -> dict[str, int]:
        return {f"cards {seat + 1}": len(BID.words) for seat in range(table.seats)}

    def scores(self, table: PearlsTable) -> list[int]:
        return [int(table.points[seat]) for seat in range(table.seats)]

    def places(self, table: PearlsTable) -> list[int]:
        scores = self.scores(table)
        return [1 + sum(other > score for other in scores) for score in scores]

    def gloss(self, table: PearlsTable, move: Move) -> str:
        return ""


GAME = Pearls()

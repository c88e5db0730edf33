"""Havana as the rest of Malecón sees it."""

from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.game import Edition, GameOf, Topic
from malecon.engine.moves import Move
from malecon.engine.options import option
from malecon.engine.table import NOBODY
from malecon.engine.words import SEAT
from malecon.games.havana.box import Box
from malecon.games.havana.components import PRINTED, read_box
from malecon.games.havana.evaluation import HavanaJudge
from malecon.games.havana.events import EVENTS
from malecon.games.havana.moves import VOCABULARY
from malecon.games.havana.rules import RULES
from malecon.games.havana.scoring import place
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.view import imagine, view
from malecon.games.havana.words import ASK_LEVY, ASK_SECOND_THEFT, ASK_THEFT, BUILDING, CENTRE_PESOS, CUBE, WORKERS


class Havana(GameOf[HavanaTable, Box]):
    """Two to four players, thirteen cards each, and the ends of two rows of buildings."""

    name = "havana"
    title = "Havana"
    players = range(2, 5)
    editions = (Edition("fr2009", PRINTED, {}),)
    options = (
        option("youngest", ("seat-order", "drawn"), "havana.order.tie.youngest"),
        option("black-market", ("blind", "pick-one"), "havana.card.black-market.pick-one"),
    )
    rules = RULES
    judge = HavanaJudge
    vocabulary = VOCABULARY
    events = EVENTS
    catalogue_file = Path(__file__).with_name("rules.toml")
    secrets = ("cover", "first-action", "opening", "refreshment")

    def read_box(self, file: ComponentFile) -> Box:
        return read_box(file)

    def bare_table(self, seats: int, box: Box) -> HavanaTable:
        return HavanaTable(seats, box)

    def view(self, table: HavanaTable, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def imagine(self, view: dict[str, Any], box: Box, chance: Chance) -> HavanaTable:
        return imagine(view, box, chance)

    def inventory(self, table: HavanaTable) -> dict[str, int]:
        seats = range(table.seats)
        cubes = {
            word: int(table.bag[cube] + table.centre[cube] + table.out[cube])
            + sum(int(table.cubes.at(seat, cube)) for seat in seats)
            for word, cube in CUBE.values.items()
        }
        return {
            **cubes,
            "workers": int(table.board[WORKERS]) + int(table.workers.total()),
            "pesos": int(table.bank[0]) + int(table.board[CENTRE_PESOS]) + int(table.pesos.total()),
        }

    def scores(self, table: HavanaTable) -> list[int]:
        return [int(table.points[seat]) for seat in range(table.seats)]

    def places(self, table: HavanaTable) -> list[int]:
        return [int(place(table, seat)) for seat in range(table.seats)]

    def gloss(self, table: HavanaTable, move: Move) -> str:
        """Which building stands at an end: the end alone says nothing to a reader."""
        if move.name not in ("buy", "remove"):
            return ""
        at = int(table.place_of_end(move.fields["end"]))
        return "" if at == NOBODY else BUILDING.words[int(table.building_at[at])]

    def topic(self, table: HavanaTable) -> Topic:
        """Whose piece it is, where somebody else's is taken."""
        if table.decision() in (ASK_LEVY, ASK_THEFT, ASK_SECOND_THEFT):
            return {"victim": (SEAT, table.argument())}
        return {}


GAME = Havana()

"""Havana as the rest of Malecón sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.game import Edition, Game, Option
from malecon.engine.moves import Move
from malecon.engine.table import NATURE, NOBODY, Table
from malecon.games.havana.box import Box
from malecon.games.havana.components import PRINTED, read_box
from malecon.games.havana.evaluation import evaluate
from malecon.games.havana.events import EVENTS
from malecon.games.havana.moves import VOCABULARY
from malecon.games.havana.rules import RULES
from malecon.games.havana.scoring import place
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.view import imagine, view
from malecon.games.havana.words import BUILDING, CENTRE_PESOS, CUBE, LAY_OUT, WORKERS


class Havana(Game):
    """Two to four players, thirteen cards each, and the ends of two rows of buildings."""

    name = "havana"
    title = "Havana"
    players = range(2, 5)
    editions = (Edition("fr2009", PRINTED, {}),)
    options = (
        Option("youngest", ("seat-order", "drawn"), "havana.order.tie.youngest"),
        Option("black-market", ("blind", "pick-one"), "havana.card.black-market.pick-one"),
    )
    rules = RULES
    vocabulary = VOCABULARY
    events = EVENTS
    catalogue_file = Path(__file__).with_name("rules.toml")

    def read_box(self, file: ComponentFile) -> Box:
        return read_box(file)

    def empty_table(self, seats: int, options: Mapping[str, str], box: object) -> HavanaTable:
        assert isinstance(box, Box)
        table = HavanaTable(seats, box)
        for number, option in enumerate(self.options):
            table.option[number] = option.values.index(options[option.name])
        table.push(LAY_OUT, NATURE)
        return table

    def view(self, table: Table, seat: int | None) -> dict[str, Any]:
        assert isinstance(table, HavanaTable)
        return view(table, seat)

    def imagine(self, view: dict[str, Any], box: object, chance: Chance) -> HavanaTable:
        assert isinstance(box, Box)
        return imagine(view, box, chance)

    def inventory(self, table: Table) -> dict[str, int]:
        assert isinstance(table, HavanaTable)
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

    def scores(self, table: Table) -> list[int]:
        assert isinstance(table, HavanaTable)
        return [int(table.points[seat]) for seat in range(table.seats)]

    def places(self, table: Table) -> list[int]:
        assert isinstance(table, HavanaTable)
        return [int(place(table, seat)) for seat in range(table.seats)]

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, HavanaTable)
        return evaluate(table, seat) / 100

    def gloss(self, table: Table, move: Move) -> str:
        """Which building stands at an end: the end alone says nothing to a reader."""
        assert isinstance(table, HavanaTable)
        if move.name not in ("buy", "remove"):
            return ""
        at = int(table.place_of_end(move.fields["end"]))
        return "" if at == NOBODY else BUILDING.words[int(table.building_at[at])]


GAME = Havana()

"""Havana as the rest of Malecón sees it."""

from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.game import Edition, GameOf
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.outcome import Naming
from malecon.engine.shortage import Shortage
from malecon.engine.table import NOBODY
from malecon.games.havana.box import Box
from malecon.games.havana.components import PRINTED, read_box
from malecon.games.havana.evaluation import HavanaJudge
from malecon.games.havana.memory import CardsSeen, informed, noted
from malecon.games.havana.outcomes import HELD, followed, naming
from malecon.games.havana.rules import RULES
from malecon.games.havana.scoring import place
from malecon.games.havana.shortages import shortages
from malecon.games.havana.sight import HavanaSight
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.view import PARTS, PUBLIC, imagine, seen, view
from malecon.games.havana.words import BUILDING, CUBE, EVENTS, OPTIONS, VOCABULARY, Bank, Board


class Havana(GameOf[HavanaTable, Box]):
    """Two to four players, thirteen cards each, and the ends of two rows of buildings."""

    name = "havana"
    title = "Havana"
    players = range(2, 5)
    editions = (Edition("fr2009", PRINTED, {}),)
    options = OPTIONS
    rules = RULES
    judge = HavanaJudge
    sight = HavanaSight
    vocabulary = VOCABULARY
    events = EVENTS
    catalogue_file = Path(__file__).with_name("rules.toml")
    secrets = tuple(decision.name for decision in RULES.decisions if decision.secret)
    public = PUBLIC
    held = HELD
    parts = PARTS

    def read_box(self, file: ComponentFile) -> Box:
        return read_box(file)

    def bare_table(self, seats: int, box: Box) -> HavanaTable:
        return HavanaTable(seats, box)

    def view(self, table: HavanaTable, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def imagine(self, view: dict[str, Any], box: Box, chance: Chance) -> HavanaTable:
        return imagine(view, box, chance)

    def seen(self, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
        return seen(view)

    def memory(self, table: HavanaTable, known: Known | None = None) -> CardsSeen:
        return CardsSeen(table, known)

    def informed(self, view: dict[str, Any], known: Known, chance: Chance) -> dict[str, Any]:
        return informed(view, known, chance)

    def noted(self, view: dict[str, Any], known: Known) -> dict[str, Any]:
        return noted(view, known)

    def inventory(self, table: HavanaTable) -> dict[str, int]:
        seats = range(table.seats)
        cubes = {
            word: int(table.bag[cube] + table.centre[cube] + table.out[cube])
            + sum(int(table.cubes.at(seat, cube)) for seat in seats)
            for word, cube in CUBE.values.items()
        }
        return {
            **cubes,
            "workers": int(table.board[Board.WORKERS]) + int(table.workers.total()),
            "pesos": int(table.bank[Bank.PESOS]) + int(table.board[Board.CENTRE_PESOS]) + int(table.pesos.total()),
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

    def shortages(self, table: HavanaTable, seat: int, move: Move) -> list[Shortage]:
        return shortages(table, seat, move)

    def naming(self, table: HavanaTable, seat: int, move: Move) -> Naming:
        return naming(table, seat, move)

    def followed(self, table: HavanaTable, seat: int) -> Move | None:
        return followed(table)


GAME = Havana()

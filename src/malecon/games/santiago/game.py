"""Santiago de Cuba as the rest of Malecón sees it."""

from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.game import Edition, GameOf
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.outcome import Naming
from malecon.engine.shortage import Shortage
from malecon.engine.views import View
from malecon.games.santiago.box import Box
from malecon.games.santiago.components import PRINTED, read_box
from malecon.games.santiago.evaluation import SantiagoJudge
from malecon.games.santiago.memory import Books, informed
from malecon.games.santiago.outcomes import HELD, naming, obvious
from malecon.games.santiago.rules import RULES
from malecon.games.santiago.scoring import place
from malecon.games.santiago.shortages import shortages
from malecon.games.santiago.sight import SantiagoSight
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.view import PARTS, PUBLIC, SCREENED, imagine, seen, view
from malecon.games.santiago.words import BUILDINGS, CAR, CUBAN, EVENTS, GOOD, OPTIONS, STOPS, VOCABULARY, Bank


class Santiago(GameOf[SantiagoTable, Box]):
    """Two to four players, a car they share, and seven ships."""

    name = "santiago"
    title = "Santiago de Cuba"
    players = range(2, 5)
    editions = (Edition("fr2011", PRINTED, {}),)
    options = OPTIONS
    rules = RULES
    judge = SantiagoJudge
    sight = SantiagoSight
    vocabulary = VOCABULARY
    events = EVENTS
    public = PUBLIC
    screened = SCREENED
    held = HELD
    parts = PARTS
    catalogue_file = Path(__file__).with_name("rules.toml")

    def read_box(self, file: ComponentFile) -> Box:
        return read_box(file)

    def bare_table(self, seats: int, box: Box) -> SantiagoTable:
        return SantiagoTable(seats, box)

    def view(self, table: SantiagoTable, seat: int | None) -> View:
        return view(table, seat)

    def imagine(self, view: View, box: Box, chance: Chance) -> SantiagoTable:
        return imagine(view, box, chance)

    def seen(self, view: View) -> dict[str, dict[str, Any]]:
        return seen(view)

    def memory(self, table: SantiagoTable, known: Known | None = None) -> Books:
        return Books(table)

    def informed(self, view: View, known: Known, chance: Chance) -> View:
        return informed(view, known)

    def noted(self, view: View, known: Known) -> View:
        return informed(view, known)

    def inventory(self, table: SantiagoTable) -> dict[str, int]:
        seats = range(table.seats)
        held = {
            word: int(table.supply[good]) + sum(int(table.goods.at(seat, good)) for seat in seats)
            for word, good in GOOD.values.items()
        }
        owned = [int(table.owner[building]) for building in range(BUILDINGS)]
        markers = {f"markers {seat + 1}": int(table.markers[seat]) + owned.count(seat) for seat in seats}
        return {
            **held,
            **markers,
            "pesos": int(table.bank[Bank.PESOS]) + int(table.pesos.total()),
            "points": int(table.bank[Bank.POINTS]) + int(table.points.total()),
        }

    def scores(self, table: SantiagoTable) -> list[int]:
        return [int(table.points[seat]) for seat in range(table.seats)]

    def places(self, table: SantiagoTable) -> list[int]:
        return [int(place(table, seat)) for seat in range(table.seats)]

    def gloss(self, table: SantiagoTable, move: Move) -> str:
        """Where a drive ends: the stars alone say nothing to a reader."""
        if move.name != "drive":
            return ""
        stop = (int(table.stop_of[CAR]) + move.fields["stars"]) % STOPS
        return CUBAN.word(int(table.cuban_at[stop])) or "port"

    def shortages(self, table: SantiagoTable, seat: int, move: Move) -> list[Shortage]:
        return shortages(table, seat, move)

    def naming(self, table: SantiagoTable, seat: int, move: Move) -> Naming:
        return naming(table, seat, move)

    def obvious(self, table: SantiagoTable, seat: int) -> Move | None:
        return obvious(table, seat)


GAME = Santiago()

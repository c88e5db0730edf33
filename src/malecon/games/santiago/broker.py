"""The broker: after a Cuban he goes to a building below a flower of that Cuban's colour."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDINGS, NO_FLOWER, SPACES_PER_FLOWER, Ask, Choice, Moves, Told


class BrokerStep(Step[SantiagoTable]):
    """Step B after a visit. The argument is the Cuban visited; being turned over since then changes nothing
    (santiago.inactive.current-turn-unaffected)."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        flower = table.box.flower[argument]
        if flower == NO_FLOWER:
            stay(table, seat, "santiago.broker.stay.zorro", journal)
        elif all_occupied(table, flower):
            stay(table, seat, "santiago.broker.stay.all-occupied", journal)
        else:
            table.push(Ask.BROKER, seat, flower)


def all_occupied(table: SantiagoTable, flower: i64) -> bool:
    """One's own broker occupies a building like any other (santiago.broker.available-meaning)."""
    place: i64 = flower * SPACES_PER_FLOWER
    end = place + SPACES_PER_FLOWER
    while place < end:
        if not table.occupied(table.building_on[place]):
            return False
        place += 1
    return True


def stay(table: SantiagoTable, seat: i64, clause: str, journal: Journal) -> None:
    """The broker stays, and the building below him may be used, if there is one."""
    building = table.broker[seat]
    journal.tell(Told.BROKER_STAYED, clause, seat, building)
    if building != NOBODY:
        table.push(Ask.BANK + building, seat, building)


class MoveBroker(Decision[SantiagoTable]):
    """Which building? The argument is the flower."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        while building < BUILDINGS:
            moves.add(Moves.BROKER.id + building)
            building += 1

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        building = move - Moves.BROKER.id
        if table.broker[seat] == building:
            return "santiago.broker.different-building"
        if table.occupied(building):
            return "santiago.broker.unoccupied"
        space: i64 = 0
        while table.building_on[space] != building:
            space += 1
        if space // SPACES_PER_FLOWER != argument:
            return "santiago.broker.flower"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        space: i64 = argument * SPACES_PER_FLOWER
        end = space + SPACES_PER_FLOWER
        while space < end:
            building = table.building_on[space]
            if not table.occupied(building):
                moves.add(Moves.BROKER.id + building)
            space += 1

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        building = move - Moves.BROKER.id
        table.broker[seat] = building
        journal.tell(Told.BROKER_MOVED, "santiago.broker.flower", seat, building)
        if table.option[Choice.VISIT_POINT.place] != 0:
            table.push(Ask.VISIT_POINT, seat)
        table.push(Ask.BANK + building, seat, building)

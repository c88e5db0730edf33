"""The broker: after a Cuban he goes to a building below a flower of that Cuban's colour."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.buildings.function import enter
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CUBAN, FLOWER, NO_FLOWER, SPACES_PER_FLOWER, Ask, Choice, Moves, Told


class BrokerStep(Step[SantiagoTable]):
    """Step B after a visit. That the Cuban has been turned over since then changes nothing
    (santiago.inactive.current-turn-unaffected)."""

    about: ClassVar = about("cuban", CUBAN)

    def run(self, table: SantiagoTable, seat: i64, cuban: i64, journal: Journal) -> None:
        flower = table.box.flower[cuban]
        if flower == NO_FLOWER:
            stay(table, seat, "santiago.broker.stay." + CUBAN.words[cuban] if journal.listening else "", journal)
        elif all_occupied(table, flower):
            stay(table, seat, "santiago.broker.stay.all-occupied", journal)
        else:
            table.push(Ask.BROKER, seat, flower)


def all_occupied(table: SantiagoTable, flower: i64) -> bool:
    """One's own broker occupies a building like any other (santiago.broker.available-meaning)."""
    first = flower * SPACES_PER_FLOWER
    return all(table.occupied(table.building_on[space]) for space in range(first, first + SPACES_PER_FLOWER))


def open_buildings(table: SantiagoTable, flower: i64) -> list[int]:
    """Where the broker can go below the flowers of a colour."""
    if flower == NO_FLOWER:
        return []
    first = flower * SPACES_PER_FLOWER
    below = [table.building_on[space] for space in range(first, first + SPACES_PER_FLOWER)]
    return [building for building in below if not table.occupied(building)]


def stay(table: SantiagoTable, seat: i64, clause: str, journal: Journal) -> None:
    """The broker stays, and the building below him may be used, if there is one."""
    building = table.broker[seat]
    journal.tell(Told.BROKER_STAYED, clause, seat, building)
    if building != NOBODY:
        enter(table, seat, building)


class MoveBroker(Decision[SantiagoTable]):
    """Which building?"""

    about: ClassVar = about("flower", FLOWER)
    answers: ClassVar = (Moves.BROKER,)

    def legal(self, table: SantiagoTable, seat: i64, flower: i64, moves: MoveList) -> None:
        for building in open_buildings(table, flower):
            moves.add(Moves.BROKER.of(building))

    def refusal(self, table: SantiagoTable, seat: i64, flower: i64, move: i64) -> str:
        building = Moves.BROKER.value(move)
        if table.broker[seat] == building:
            return "santiago.broker.different-building"
        return "santiago.broker.unoccupied" if table.occupied(building) else "santiago.broker.flower"

    def play(self, table: SantiagoTable, seat: i64, flower: i64, move: i64, journal: Journal) -> None:
        building = Moves.BROKER.value(move)
        table.broker[seat] = building
        journal.tell(Told.BROKER_MOVED, "santiago.broker.flower", seat, building)
        if table.option[Choice.VISIT_POINT.place] != 0:
            table.push(Ask.VISIT_POINT, seat)
        enter(table, seat, building)

"""Set-up: tiles laid at random, capital taken, the first player chosen."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY
from malecon.games.santiago.supply import receive_pesos, receive_points, take_goods
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import (
    BUILDINGS,
    CAR,
    CUBANS,
    GOODS,
    PORT,
    SPACE,
    SPACES,
    STOP,
    STOPS,
    Ask,
    Board,
    Choice,
    Moves,
    Told,
)


class LayOut(Step[SantiagoTable]):
    """The board: car on the port, value marker on its first flag, then the tiles."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.stop_of[CAR] = PORT
        table.board[Board.VALUE] = table.box.lowest_value
        table.markers.fill(table.box.markers)
        for good in range(GOODS):
            table.supply[good] = table.box.stock[good]
        table.push(Ask.CAPITAL, NATURE)
        table.push(Ask.CUBAN_LAID, NATURE, PORT + 1)
        table.push(Ask.BUILDING_LAID, NATURE)


class LayBuilding(Decision[SantiagoTable]):
    """Nature lays one of the remaining building tiles on the next space (santiago.setup.buildings)."""

    about: ClassVar = about("space", SPACE)
    answers: ClassVar = (Moves.LAY_BUILDING,)

    def legal(self, table: SantiagoTable, seat: i64, space: i64, moves: MoveList) -> None:
        for building in range(BUILDINGS):
            if not any(table.building_on[laid] == building for laid in range(space)):
                moves.add(Moves.LAY_BUILDING.of(building))

    def refusal(self, table: SantiagoTable, seat: i64, space: i64, move: i64) -> str:
        return "santiago.component.buildings"

    def even(self) -> bool:
        return True

    def play(self, table: SantiagoTable, seat: i64, space: i64, move: i64, journal: Journal) -> None:
        building = Moves.LAY_BUILDING.value(move)
        table.building_on[space] = building
        journal.tell(Told.BUILDING_LAID, "santiago.setup.buildings", building, space)
        if space + 1 < SPACES:
            table.push(Ask.BUILDING_LAID, NATURE, space + 1)


class LayCuban(Decision[SantiagoTable]):
    """Nature lays one of the remaining Cubans, face up, at the next star (santiago.setup.cubans, .cubans-active)."""

    about: ClassVar = about("stop", STOP)
    answers: ClassVar = (Moves.LAY_CUBAN,)

    def legal(self, table: SantiagoTable, seat: i64, stop: i64, moves: MoveList) -> None:
        for cuban in range(CUBANS):
            if not any(table.cuban_at[laid] == cuban for laid in range(PORT + 1, stop)):
                moves.add(Moves.LAY_CUBAN.of(cuban))

    def refusal(self, table: SantiagoTable, seat: i64, stop: i64, move: i64) -> str:
        return "santiago.component.cubans"

    def even(self) -> bool:
        return True

    def play(self, table: SantiagoTable, seat: i64, stop: i64, move: i64, journal: Journal) -> None:
        cuban = Moves.LAY_CUBAN.value(move)
        table.cuban_at[stop] = cuban
        journal.tell(Told.CUBAN_LAID, "santiago.setup.cubans", cuban, stop)
        if stop + 1 < STOPS:
            table.push(Ask.CUBAN_LAID, NATURE, stop + 1)


class Capital(Step[SantiagoTable]):
    """Every player takes pesos, points, goods and markers; the broker stays off the board."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        for player in range(table.seats):
            take_capital(table, player, journal)
        if table.option[Choice.FIRST_PLAYER.place] == 0:
            table.push(Ask.FIRST_PLAYER, NATURE)
        else:
            begin(table, 0, "santiago.setup.first-player", journal)


def take_capital(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    table.broker[seat] = NOBODY  # santiago.setup.broker-off-board
    receive_pesos(table, seat, table.box.start_pesos)
    receive_points(table, seat, table.box.start_points)
    journal.tell(Told.CAPITAL_TAKEN, "santiago.setup.capital", seat, table.box.start_pesos, table.box.start_points)
    for good in range(GOODS):
        if table.box.start_goods[good] > 0:
            take_goods(table, seat, good, table.box.start_goods[good], "santiago.setup.start-goods", journal)


class FirstPlayer(Decision[SantiagoTable]):
    """Nature draws the first player (santiago.setup.first-player-random)."""

    answers: ClassVar = (Moves.FIRST_PLAYER,)

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        """Only those who are at the table."""
        for first in range(table.seats):
            moves.add(Moves.FIRST_PLAYER.of(first))

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def even(self) -> bool:
        return True

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        begin(table, Moves.FIRST_PLAYER.value(move), "santiago.setup.first-player-random", journal)


def begin(table: SantiagoTable, first: i64, clause: str, journal: Journal) -> None:
    """The last player in turn order sets the first demand (santiago.setup.first-demand-seat); then the first turn."""
    table.board[Board.FIRST] = first
    table.board[Board.ACTIVE] = first
    journal.tell(Told.FIRST_PLAYER_CHOSEN, clause, first)
    last = first - 1 if first > 0 else table.seats - 1
    table.push(Ask.TURN, first)
    table.push(Ask.DEMAND, last)

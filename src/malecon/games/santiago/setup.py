"""Set-up: tiles laid at random, capital taken, the first player chosen."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, Table
from malecon.games.santiago.events import BUILDING_LAID, CAPITAL_TAKEN, CUBAN_LAID, FIRST_PLAYER_CHOSEN
from malecon.games.santiago.moves import FIRST_PLAYER, LAY_BUILDING, LAY_CUBAN
from malecon.games.santiago.supply import receive_pesos, receive_points, take_goods
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import (
    ACTIVE,
    ASK_BUILDING_LAID,
    ASK_CUBAN_LAID,
    ASK_FIRST_PLAYER,
    BUILDINGS,
    CAPITAL,
    CAR,
    CUBANS,
    DEMAND,
    FIRST,
    FIRST_PLAYER_IS,
    GOODS,
    PORT,
    SPACES,
    STOPS,
    TURN,
    VALUE,
)


class LayOut(Step[Table]):
    """The board: car on the port, value marker on its first flag, then the tiles."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        table.board[CAR] = PORT
        table.board[VALUE] = table.box.lowest_value
        table.markers.fill(table.box.markers)
        good: i64 = 0
        while good < GOODS:
            table.supply[good] = table.box.stock[good]
            good += 1
        table.push(CAPITAL, NATURE)
        table.push(ASK_CUBAN_LAID, NATURE, PORT + 1)
        table.push(ASK_BUILDING_LAID, NATURE)


class LayBuilding(Decision[Table]):
    """Nature lays one of the remaining building tiles on the next space (santiago.setup.buildings)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        while building < BUILDINGS:
            moves.add(LAY_BUILDING + building)
            building += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        space: i64 = 0
        while space < argument:
            if table.building_on[space] == move - LAY_BUILDING:
                return "santiago.component.buildings"
            space += 1
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        table.building_on[argument] = move - LAY_BUILDING
        if journal.listening:
            journal.tell(BUILDING_LAID, "santiago.setup.buildings", move - LAY_BUILDING, argument)
        if argument + 1 < SPACES:
            table.push(ASK_BUILDING_LAID, NATURE, argument + 1)


class LayCuban(Decision[Table]):
    """Nature lays one of the remaining Cubans, face up, at the next star (santiago.setup.cubans, .cubans-active)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        cuban: i64 = 0
        while cuban < CUBANS:
            moves.add(LAY_CUBAN + cuban)
            cuban += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        stop: i64 = PORT + 1
        while stop < argument:
            if table.cuban_at[stop] == move - LAY_CUBAN:
                return "santiago.component.cubans"
            stop += 1
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        table.cuban_at[argument] = move - LAY_CUBAN
        if journal.listening:
            journal.tell(CUBAN_LAID, "santiago.setup.cubans", move - LAY_CUBAN, argument)
        if argument + 1 < STOPS:
            table.push(ASK_CUBAN_LAID, NATURE, argument + 1)


class Capital(Step[Table]):
    """Every player takes pesos, points, goods and markers; the broker stays off the board."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        player: i64 = 0
        while player < table.seats:
            take_capital(table, player, journal)
            player += 1
        if table.option[FIRST_PLAYER_IS] == 0:
            table.push(ASK_FIRST_PLAYER, NATURE)
        else:
            begin(table, 0, "santiago.setup.first-player", journal)


def take_capital(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    table.broker[seat] = NOBODY  # santiago.setup.broker-off-board
    receive_pesos(table, seat, table.box.start_pesos)
    receive_points(table, seat, table.box.start_points)
    if journal.listening:
        journal.tell(CAPITAL_TAKEN, "santiago.setup.capital", seat, table.box.start_pesos, table.box.start_points)
    good: i64 = 0
    while good < GOODS:
        if table.box.start_goods[good] > 0:
            take_goods(table, seat, good, table.box.start_goods[good], "santiago.setup.start-goods", journal)
        good += 1


class FirstPlayer(Decision[Table]):
    """Nature draws the first player (santiago.setup.first-player-random)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        first: i64 = 0
        while first < table.seats:
            moves.add(FIRST_PLAYER + first)
            first += 1

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        begin(table, move - FIRST_PLAYER, "santiago.setup.first-player-random", journal)


def begin(table: SantiagoTable, first: i64, clause: str, journal: Journal) -> None:
    """The last player in turn order sets the first demand (santiago.setup.first-demand-seat); then the first turn."""
    table.board[FIRST] = first
    table.board[ACTIVE] = first
    if journal.listening:
        journal.tell(FIRST_PLAYER_CHOSEN, clause, first)
    last = first - 1 if first > 0 else table.seats - 1
    table.push(TURN, first)
    table.push(DEMAND, last)

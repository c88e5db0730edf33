"""Set-up: tiles laid at random, capital taken, the first player chosen."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY
from malecon.games.santiago.supply import receive_pesos, receive_points, take_goods
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDINGS, CUBANS, GOODS, PORT, SPACES, STOPS, Ask, Board, Choice, Moves, Told


class LayOut(Step[SantiagoTable]):
    """The board: car on the port, value marker on its first flag, then the tiles."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.board[Board.CAR] = PORT
        table.board[Board.VALUE] = table.box.lowest_value
        table.markers.fill(table.box.markers)
        good: i64 = 0
        while good < GOODS:
            table.supply[good] = table.box.stock[good]
            good += 1
        table.push(Ask.CAPITAL, NATURE)
        table.push(Ask.CUBAN_LAID, NATURE, PORT + 1)
        table.push(Ask.BUILDING_LAID, NATURE)


class LayBuilding(Decision[SantiagoTable]):
    """Nature lays one of the remaining building tiles on the next space (santiago.setup.buildings)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        while building < BUILDINGS:
            moves.add(Moves.LAY_BUILDING.id + building)
            building += 1

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        space: i64 = 0
        while space < argument:
            if table.building_on[space] == move - Moves.LAY_BUILDING.id:
                return "santiago.component.buildings"
            space += 1
        return None

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        table.building_on[argument] = move - Moves.LAY_BUILDING.id
        journal.tell(Told.BUILDING_LAID, "santiago.setup.buildings", move - Moves.LAY_BUILDING.id, argument)
        if argument + 1 < SPACES:
            table.push(Ask.BUILDING_LAID, NATURE, argument + 1)


class LayCuban(Decision[SantiagoTable]):
    """Nature lays one of the remaining Cubans, face up, at the next star (santiago.setup.cubans, .cubans-active)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        cuban: i64 = 0
        while cuban < CUBANS:
            moves.add(Moves.LAY_CUBAN.id + cuban)
            cuban += 1

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        stop: i64 = PORT + 1
        while stop < argument:
            if table.cuban_at[stop] == move - Moves.LAY_CUBAN.id:
                return "santiago.component.cubans"
            stop += 1
        return None

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        table.cuban_at[argument] = move - Moves.LAY_CUBAN.id
        journal.tell(Told.CUBAN_LAID, "santiago.setup.cubans", move - Moves.LAY_CUBAN.id, argument)
        if argument + 1 < STOPS:
            table.push(Ask.CUBAN_LAID, NATURE, argument + 1)


class Capital(Step[SantiagoTable]):
    """Every player takes pesos, points, goods and markers; the broker stays off the board."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        player: i64 = 0
        while player < table.seats:
            take_capital(table, player, journal)
            player += 1
        if table.option[Choice.FIRST_PLAYER.place] == 0:
            table.push(Ask.FIRST_PLAYER, NATURE)
        else:
            begin(table, 0, "santiago.setup.first-player", journal)


def take_capital(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    table.broker[seat] = NOBODY  # santiago.setup.broker-off-board
    receive_pesos(table, seat, table.box.start_pesos)
    receive_points(table, seat, table.box.start_points)
    journal.tell(Told.CAPITAL_TAKEN, "santiago.setup.capital", seat, table.box.start_pesos, table.box.start_points)
    good: i64 = 0
    while good < GOODS:
        if table.box.start_goods[good] > 0:
            take_goods(table, seat, good, table.box.start_goods[good], "santiago.setup.start-goods", journal)
        good += 1


class FirstPlayer(Decision[SantiagoTable]):
    """Nature draws the first player (santiago.setup.first-player-random)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        first: i64 = 0
        while first < table.seats:
            moves.add(Moves.FIRST_PLAYER.id + first)
            first += 1

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        begin(table, move - Moves.FIRST_PLAYER.id, "santiago.setup.first-player-random", journal)


def begin(table: SantiagoTable, first: i64, clause: str, journal: Journal) -> None:
    """The last player in turn order sets the first demand (santiago.setup.first-demand-seat); then the first turn."""
    table.board[Board.FIRST] = first
    table.board[Board.ACTIVE] = first
    journal.tell(Told.FIRST_PLAYER_CHOSEN, clause, first)
    last = first - 1 if first > 0 else table.seats - 1
    table.push(Ask.TURN, first)
    table.push(Ask.DEMAND, last)

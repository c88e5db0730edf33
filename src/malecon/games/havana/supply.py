"""The bag, the centre and the reserve: cubes are drawn blindly, pesos and workers come and go."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, Table
from malecon.games.havana.events import CUBE_DRAWN, CUBE_LAID, PESOS_LAID, PESOS_RECEIVED, WORKERS_TAKEN
from malecon.games.havana.moves import DRAW
from malecon.games.havana.scoring import end_the_game
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ASK_DRAW, CENTRE, CENTRE_PESOS, CUBES, ROUND, WORKERS


class Draw(Decision[Table]):
    """Nature draws a cube from the bag, each as likely as the next; the argument is a seat or the centre."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        cube: i64 = 0
        while cube < CUBES:
            moves.add(DRAW + cube)
            cube += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        return "havana.info.bag-deck" if table.bag[move - DRAW] == 0 else None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, HavanaTable)
        cube: i64 = 0
        while cube < CUBES:
            if table.bag[cube] > 0:
                moves.add(DRAW + cube)
            cube += 1

    def weight(self, table: Table, argument: i64, move: i64) -> i64:
        assert isinstance(table, HavanaTable)
        return table.bag[move - DRAW]

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        cube = move - DRAW
        table.bag[cube] -= 1
        setting_up = table.board[ROUND] == 0
        if argument == CENTRE:
            table.centre[cube] += 1
            if journal.listening:
                journal.tell(CUBE_LAID, "havana.setup.centre-cubes" if setting_up else "havana.supply.cubes", cube)
        else:
            table.cubes.add(argument, cube, 1)
            if journal.listening:
                clause = "havana.setup.player-cube" if setting_up else "havana.card.black-market.blind"
                journal.tell(CUBE_DRAWN, clause, argument, cube)


def draw_cubes(table: HavanaTable, destination: i64, due: i64) -> None:
    """Nature draws what is due, or what is left in the bag (havana.supply.bag-short)."""
    count = min(due, table.bag.total())
    while count > 0:
        table.push(ASK_DRAW, NATURE, destination)
        count -= 1


class Supply(Step[Table]):
    """Phase 2: cubes and pesos for the centre, where they accumulate (havana.supply.leftovers)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        lay_pesos(table, table.box.supply_pesos, "havana.supply.pesos", journal)
        draw_cubes(table, CENTRE, table.box.supply_cubes)


def lay_pesos(table: HavanaTable, pesos: i64, clause: str, journal: Journal) -> None:
    table.bank[0] -= pesos
    table.board[CENTRE_PESOS] += pesos
    if journal.listening:
        journal.tell(PESOS_LAID, clause, pesos)


def receive_pesos(table: HavanaTable, seat: i64, pesos: i64, clause: str, journal: Journal) -> None:
    """From the reserve, which never runs out (havana.component.pesos-unlimited)."""
    table.bank[0] -= pesos
    table.pesos[seat] += pesos
    if journal.listening:
        journal.tell(PESOS_RECEIVED, clause, seat, pesos)


def pay_pesos(table: HavanaTable, seat: i64, pesos: i64) -> None:
    table.pesos[seat] -= pesos
    table.bank[0] += pesos


def take_workers(table: HavanaTable, seat: i64, due: i64, clause: str, journal: Journal) -> None:
    """What is due, or what is left of the fifteen (havana.turn.partial)."""
    workers = min(due, table.board[WORKERS])
    table.board[WORKERS] -= workers
    table.workers[seat] += workers
    if journal.listening:
        journal.tell(WORKERS_TAKEN, clause, seat, workers)


def return_worker(table: HavanaTable, seat: i64) -> None:
    table.workers[seat] -= 1
    table.board[WORKERS] += 1


def to_the_box(table: HavanaTable, seat: i64, cube: i64, count: i64) -> None:
    """Cubes paid or levied are out of the game (havana.buy.cubes-to-box)."""
    table.cubes.add(seat, cube, -count)
    table.out[cube] += count


def end_without_cubes(table: HavanaTable, journal: Journal) -> None:
    """With all cubes in the box nothing can be built any more (havana.end.no-cubes)."""
    cube: i64 = 0
    while cube < CUBES:
        if table.out[cube] != table.box.cubes[cube]:
            return
        cube += 1
    end_the_game(table, "havana.end.no-cubes", journal)

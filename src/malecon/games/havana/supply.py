"""The bag, the centre and the reserve: cubes are drawn blindly, pesos and workers come and go."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE
from malecon.games.havana.scoring import end_the_game
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CENTRE, CUBES, DESTINATION, Ask, Bank, Board, Moves, Told


class Draw(Decision[HavanaTable]):
    """Nature draws a cube from the bag, each as likely as the next, for a seat or the centre."""

    about: ClassVar = about("destination", DESTINATION)
    answers: ClassVar = (Moves.DRAW,)

    def legal(self, table: HavanaTable, seat: i64, destination: i64, moves: MoveList) -> None:
        for cube in range(CUBES):
            if table.bag[cube] > 0:
                moves.add(Moves.DRAW.of(cube))

    def refusal(self, table: HavanaTable, seat: i64, destination: i64, move: i64) -> str:
        return "havana.info.bag-deck"

    def weight(self, table: HavanaTable, destination: i64, move: i64) -> i64:
        return table.bag[Moves.DRAW.value(move)]

    def play(self, table: HavanaTable, seat: i64, destination: i64, move: i64, journal: Journal) -> None:
        cube = Moves.DRAW.value(move)
        table.bag[cube] -= 1
        if destination == CENTRE:
            table.centre[cube] += 1
        else:
            table.cubes.add(destination, cube, 1)
        if journal.listening:
            tell_drawn(table, destination, cube, journal)


def tell_drawn(table: HavanaTable, destination: i64, cube: i64, journal: Journal) -> None:
    setting_up = table.board[Board.ROUND] == 0
    if destination == CENTRE:
        journal.tell(Told.CUBE_LAID, "havana.setup.centre-cubes" if setting_up else "havana.supply.cubes", cube)
    else:
        clause = "havana.setup.player-cube" if setting_up else "havana.card.black-market.blind"
        journal.tell(Told.CUBE_DRAWN, clause, destination, cube)


def draw_cubes(table: HavanaTable, destination: i64, due: i64) -> None:
    """Nature draws what is due, or what is left in the bag (havana.supply.bag-short)."""
    count = min(due, table.bag.total())
    while count > 0:
        table.push(Ask.DRAW, NATURE, destination)
        count -= 1


class Supply(Step[HavanaTable]):
    """Phase 2: cubes and pesos for the centre, where they accumulate (havana.supply.leftovers)."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        lay_pesos(table, table.box.supply_pesos, "havana.supply.pesos", journal)
        draw_cubes(table, CENTRE, table.box.supply_cubes)


def lay_pesos(table: HavanaTable, pesos: i64, clause: str, journal: Journal) -> None:
    table.bank[Bank.PESOS] -= pesos
    table.board[Board.CENTRE_PESOS] += pesos
    journal.tell(Told.PESOS_LAID, clause, pesos)


def receive_pesos(table: HavanaTable, seat: i64, pesos: i64, clause: str, journal: Journal) -> None:
    """From the reserve, which never runs out (havana.component.pesos-unlimited)."""
    table.bank[Bank.PESOS] -= pesos
    table.pesos[seat] += pesos
    journal.tell(Told.PESOS_RECEIVED, clause, seat, pesos)


def pay_pesos(table: HavanaTable, seat: i64, pesos: i64) -> None:
    table.pesos[seat] -= pesos
    table.bank[Bank.PESOS] += pesos


def take_workers(table: HavanaTable, seat: i64, due: i64, clause: str, journal: Journal) -> None:
    """What is due, or what is left of the fifteen (havana.turn.partial)."""
    workers = min(due, table.board[Board.WORKERS])
    table.board[Board.WORKERS] -= workers
    table.workers[seat] += workers
    journal.tell(Told.WORKERS_TAKEN, clause, seat, workers)


def return_worker(table: HavanaTable, seat: i64) -> None:
    table.workers[seat] -= 1
    table.board[Board.WORKERS] += 1


def to_the_box(table: HavanaTable, seat: i64, cube: i64, count: i64) -> None:
    """Cubes paid or levied are out of the game (havana.buy.cubes-to-box)."""
    table.cubes.add(seat, cube, -count)
    table.out[cube] += count


def end_without_cubes(table: HavanaTable, journal: Journal) -> None:
    """With all cubes in the box nothing can be built any more (havana.end.no-cubes)."""
    for cube in range(CUBES):
        if table.out[cube] != table.box.cubes[cube]:
            return
    end_the_game(table, "havana.end.no-cubes", journal)

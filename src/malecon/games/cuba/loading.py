"""Loading a ship: with the mayor, or with a branch office by the same rules (cuba.building.branch-office.ruling)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.about import About, Part
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.characters.alternative import pesos_instead
from malecon.games.cuba.deeds import Moves
from malecon.games.cuba.harbor import load_piece
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    DOCK,
    LOADED,
    LOADER,
    MERCHANDISE,
    Ask,
    Berth,
    Board,
    Building,
    Choice,
    Loader,
    Ware,
)

MOST_LOADED: Final = 31


class Loading:
    """What the argument of the question says: who loads, how many pieces so far, where, and of which kind the last."""

    LOADER: Final = Part("loader", 0, 2, LOADER)
    COUNT: Final = Part("count", 2, 5)
    DOCK: Final = Part("dock", 7, 2, DOCK)
    WARE: Final = Part("ware", 9, 3, LOADED)


def can_load(table: CubaTable, seat: i64, loading: i64) -> bool:
    """Whether a piece can be loaded somewhere."""
    for ware in range(MERCHANDISE):
        if table.owned(seat, Ware.CITRUS + ware) > 0:
            for dock in range(Berth.DOCK_1, Berth.DOCK_3 + 1):
                if table.free_space(dock, ware) > 0 and goes_on(loading, ware, dock):
                    return True
    return False


def goes_on(loading: i64, ware: i64, dock: i64) -> bool:
    """After the first piece only on that ship; with the larger office only of that kind."""
    if Loading.COUNT.of(loading) == 0:
        return True
    if Loading.DOCK.of(loading) != dock:
        return False
    return Loading.LOADER.of(loading) != Loader.LARGE_BRANCH_OFFICE or Loading.WARE.of(loading) == ware + 1


def clause_of(table: CubaTable, loader: i64) -> str:
    if loader == Loader.MAYOR:
        return "cuba.mayor.load"
    if loader == Loader.SMALL_BRANCH_OFFICE:
        return "cuba.building.small-branch-office.function"
    return table.clause_of(Choice.LARGE_BRANCH_OFFICE)


def most(table: CubaTable, loader: i64) -> i64:
    """How many pieces one action loads; the spaces of the ship limit the rest."""
    if loader == Loader.SMALL_BRANCH_OFFICE:
        return 1
    one_or_two = loader == Loader.LARGE_BRANCH_OFFICE and table.chosen(Choice.LARGE_BRANCH_OFFICE) == 1
    return 2 if one_or_two else MOST_LOADED


class Load(Decision[CubaTable]):
    """Which piece goes on a ship? After the first, that can be all; before it, the mayor may be forgone."""

    about: ClassVar = About(Loading.LOADER, Loading.COUNT, Loading.DOCK, Loading.WARE)
    answers: ClassVar = (Moves.LOAD,)

    def candidates(self, table: CubaTable, seat: i64, loading: i64, moves: MoveList) -> None:
        super().candidates(table, seat, loading, moves)
        add_way_out(loading, moves)

    def legal(self, table: CubaTable, seat: i64, loading: i64, moves: MoveList) -> None:
        for ware in range(MERCHANDISE):
            if table.owned(seat, Ware.CITRUS + ware) > 0:
                for dock in range(Berth.DOCK_1, Berth.DOCK_3 + 1):
                    if table.free_space(dock, ware) > 0 and goes_on(loading, ware, dock):
                        moves.add(Moves.LOAD.pair(ware, dock))
        add_way_out(loading, moves)

    def refusal(self, table: CubaTable, seat: i64, loading: i64, move: i64) -> str:
        loader = Loading.LOADER.of(loading)
        ware = Moves.LOAD.value(move)
        dock = Moves.LOAD.second(move)
        if Loading.COUNT.of(loading) > 0 and Loading.DOCK.of(loading) != dock:
            return "cuba.mayor.one-ship" if loader == Loader.MAYOR else "cuba.building.branch-office.ruling"
        if not goes_on(loading, ware, dock):
            return clause_of(table, loader)
        if table.berth[dock] == NOBODY:
            return why_no_ship(table, loader, dock)
        if table.free_space(dock, ware) == 0:
            return "cuba.ship.spaces"
        return "cuba.warehouse.own-pieces-only"

    def play(self, table: CubaTable, seat: i64, loading: i64, move: i64, journal: Journal) -> None:
        if move == Moves.FORGO.id:
            pesos_instead(table, seat, journal)
        if not Moves.LOAD.has(move):
            return
        loader = Loading.LOADER.of(loading)
        ware = Moves.LOAD.value(move)
        dock = Moves.LOAD.second(move)
        ship = table.berth[dock]
        load_piece(table, seat, ware, dock, clause_of(table, loader), journal)
        count = Loading.COUNT.of(loading) + 1
        following = Loading.LOADER.put(loader) + Loading.COUNT.put(count) + Loading.DOCK.put(dock)
        following += Loading.WARE.put(ware + 1)
        # Under the Harbor Act the ship may be gone by now; nobody loads a second one with the same action.
        if count < most(table, loader) and table.berth[dock] == ship and can_load(table, seat, following):
            table.push(Ask.LOAD, seat, following)


def why_no_ship(table: CubaTable, loader: i64, dock: i64) -> str:
    """Only a ship in the harbor is loaded; in the first round none has come to dock 3 yet."""
    if dock == Berth.DOCK_3 and table.board[Board.ROUND] == 1:
        return "cuba.setup.dock3-empty"
    return "cuba.mayor.load" if loader == Loader.MAYOR else "cuba.building.branch-office.ruling"


def add_way_out(loading: i64, moves: MoveList) -> None:
    if Loading.COUNT.of(loading) > 0:
        moves.add(Moves.DONE.id)
    elif Loading.LOADER.of(loading) == Loader.MAYOR:
        moves.add(Moves.FORGO.id)


class LoadAShip(Function):
    """A branch office."""

    def __init__(self, building: int, brings: int, loader: int) -> None:
        super().__init__(building, brings)
        self.loading: Final[i64] = Loading.LOADER.put(loader)

    def works(self, table: CubaTable, seat: i64) -> bool:
        return can_load(table, seat, self.loading)

    def why_not(self, table: CubaTable, seat: i64) -> str:
        return "cuba.building.branch-office.ruling"

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        table.push(Ask.LOAD, seat, self.loading)


FUNCTIONS: Final[vec[Function]] = vec[Function](
    [
        LoadAShip(Building.SMALL_BRANCH_OFFICE, 150, Loader.SMALL_BRANCH_OFFICE),
        LoadAShip(Building.LARGE_BRANCH_OFFICE, 280, Loader.LARGE_BRANCH_OFFICE),
    ]
)

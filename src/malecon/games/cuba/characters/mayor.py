"""The mayor loads one ship, or takes pesos instead."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.characters.alternative import pesos_instead
from malecon.games.cuba.characters.role import Role
from malecon.games.cuba.loading import Loading, can_load
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import Ask, Loader


class Mayor(Role):
    """Who cannot load takes the pesos without being asked (cuba.action.empty-action)."""

    def play(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        loading = Loading.LOADER.put(Loader.MAYOR)
        if can_load(table, seat, loading):
            table.push(Ask.LOAD, seat, loading)
        else:
            pesos_instead(table, seat, journal)

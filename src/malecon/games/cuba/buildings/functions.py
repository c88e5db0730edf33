"""The functions of all buildings, by the number of the building. Each is described in the file of its procedure."""

from typing import Final

from librt.vecs import vec

from malecon.games.cuba import loading
from malecon.games.cuba.buildings import (
    amounts,
    embassy,
    exchange,
    gifts,
    income,
    ship_pile,
    storage,
    veto,
    votes,
)
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.words import BUILDINGS


def by_building() -> list[Function]:
    described: list[Function] = [
        *amounts.FUNCTIONS,
        *gifts.FUNCTIONS,
        *income.FUNCTIONS,
        *embassy.FUNCTIONS,
        *exchange.FUNCTIONS,
        *loading.FUNCTIONS,
        *ship_pile.FUNCTIONS,
        *storage.FUNCTIONS,
        *veto.FUNCTIONS,
        *votes.FUNCTIONS,
    ]
    functions = {int(function.building): function for function in described}
    assert sorted(functions) == list(range(BUILDINGS)), "every building has one function"
    return [functions[building] for building in range(BUILDINGS)]


FUNCTIONS: Final[vec[Function]] = vec[Function](by_building())

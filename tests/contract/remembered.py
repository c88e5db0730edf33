"""Whether what is remembered of a table is true there, found out from the table itself: games by name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from malecon.engine.game import Game
from malecon.engine.memory import Known
from malecon.engine.table import Table
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARD, Lies
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import GOOD


def assert_remembered(game: Game, table: Table, known: Known | None) -> None:
    """A game that has no word of its own here hides nothing that was ever to be seen."""
    if game.name in TRUE:
        assert known is not None
        TRUE[game.name](table, known)
    else:
        assert known is None


def of_santiago(table: Any, known: Known) -> None:
    """Exactly what everybody has."""
    assert isinstance(table, SantiagoTable)
    for seat, held in enumerate(known["holdings"]):
        assert held["goods"] == {word: table.goods.at(seat, good) for word, good in GOOD.values.items()}
        found = (table.pesos[seat], table.points[seat], table.kept[seat])
        assert (held["pesos"], held["points"], held["kept"]) == found


def of_havana(table: Any, known: Known) -> None:
    """The cards put away unseen can be those that they are thought to be, each another one."""
    assert isinstance(table, HavanaTable)
    for seat, put_away in enumerate(known["put_away"]):
        lie = table.cards.at(seat, Lies.PUT_AWAY)
        assert can_be({word for word, card in CARD.values.items() if lie >> card & 1}, put_away)


def can_be(cards: set[str], possible: Sequence[Sequence[str]]) -> bool:
    """Whether these are as many cards as there are places, and each has a place where it is possible."""
    if not possible:
        return not cards
    return any(can_be(cards - {card}, possible[1:]) for card in cards & {*possible[0]})


TRUE: Mapping[str, Callable[[Any, Known], None]] = {"santiago": of_santiago, "havana": of_havana}

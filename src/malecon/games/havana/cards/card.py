"""An action card: what it does in its owner's turn, and what it promises."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.worth import ANY_CARD


class ActionCard:
    """What is printed on one of the thirteen. It is the same card for everybody, so it remembers nothing."""

    def acts(self) -> bool:
        """Whether it does anything in its owner's turn."""
        return True

    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        """Carry out its action, or push the question that it asks."""
        raise AssertionError("a card that does nothing")

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        """What its action may bring in the next round, in hundredths of a point."""
        return ANY_CARD

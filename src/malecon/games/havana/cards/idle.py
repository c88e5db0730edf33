"""Siesta and Protection: they do nothing in their owner's turn, but one of them guards its owner all the time."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import Card, Told
from malecon.games.havana.worth import BEYOND

GUARD: Final = Card.PROTECTION
GUARDED: Final = "havana.card.protection.effect"  # why somebody loses nothing


def protected(table: HavanaTable, seat: i64) -> bool:
    """Throughout phase 1, without being activated (havana.card.protection.whole-round)."""
    return table.lies_open(seat, GUARD)


class Siesta(ActionCard):
    def acts(self) -> bool:
        return False

    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        journal.tell(Told.ACTION_IDLE, "havana.card.siesta.effect", seat, Card.SIESTA)


class Protection(ActionCard):
    def acts(self) -> bool:
        return False

    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        journal.tell(Told.ACTION_IDLE, "havana.card.protection.whole-round", seat, Card.PROTECTION)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return table.coloured(seat) * BEYOND


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.SIESTA: Siesta(), Card.PROTECTION: Protection()}

"""The action phase: one character card each per lap, four laps, then the fourth cards decide who starts."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import WAITING, about_number
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, SEVERAL
from malecon.games.cuba.characters.cast import CAST
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import CARDS_TO_PLAY, CHARACTERS, Ask, Board, CardIs, Choice


class Delegates(Step[CubaTable]):
    """By the variant everybody sets a card aside before the first is played."""

    def run(self, table: CubaTable, seat: i64, argument: i64, journal: Journal) -> None:
        if table.chosen(Choice.DELEGATE) == 1:
            table.push(Ask.DELEGATE, SEVERAL, table.everybody())


class Delegate(Decision[CubaTable]):
    """Which card is set aside for parliament? The argument is those who have not chosen yet."""

    about: ClassVar = WAITING
    answers: ClassVar = (Moves.SET_ASIDE,)

    def legal(self, table: CubaTable, seat: i64, waiting: i64, moves: MoveList) -> None:
        for card in range(CHARACTERS):
            moves.add(Moves.SET_ASIDE.of(card))

    def play(self, table: CubaTable, seat: i64, waiting: i64, move: i64, journal: Journal) -> None:
        table.card.set(seat, Moves.SET_ASIDE.value(move), CardIs.SET_ASIDE)
        journal.tell(Told.CARD_SET_ASIDE, "cuba.variant.delegate", seat)
        one: i64 = 1
        waiting -= one << seat
        if waiting != 0:
            table.push(Ask.DELEGATE, SEVERAL, waiting)


class Laps(Step[CubaTable]):
    """Turn after turn, clockwise from the starting player; the argument counts them (cuba.action.turn-order)."""

    about: ClassVar = about_number("turns")

    def run(self, table: CubaTable, seat: i64, turns: i64, journal: Journal) -> None:
        if turns == CARDS_TO_PLAY * table.seats:
            change_starter(table, journal)
            return
        table.push(Ask.LAPS, NATURE, turns + 1)
        table.push(Ask.CHARACTER, table.after(table.board[Board.STARTER], turns))


def change_starter(table: CubaTable, journal: Journal) -> None:
    """The highest fourth card; among equals the one played last (cuba.starting-player.tie)."""
    best: i64 = -1
    starter: i64 = 0
    for turn in range(table.seats):
        seat = table.after(table.board[Board.STARTER], turn)
        card = table.card_in(seat, CardIs.FOURTH)
        if card >= best:
            best = card
            starter = seat
    table.board[Board.STARTER] = starter
    journal.tell(Told.STARTER_CHANGED, "cuba.starting-player.change", starter, best)


class Character(Decision[CubaTable]):
    """Which character card is played? Passing is not allowed (cuba.action.must-play)."""

    answers: ClassVar = (Moves.PLAY,)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for card in range(CHARACTERS):
            if table.card.at(seat, card) == CardIs.IN_HAND:
                moves.add(Moves.PLAY.of(card))

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        set_aside = table.card.at(seat, Moves.PLAY.value(move)) == CardIs.SET_ASIDE
        return "cuba.variant.delegate.details" if set_aside else "cuba.action.played-cards-visible"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        card = Moves.PLAY.value(move)
        table.card.set(seat, card, 1 + cards_played(table, seat))
        journal.tell(Told.CHARACTER_PLAYED, "cuba.action.play-card", seat, card)
        CAST[card].play(table, seat, journal)


def cards_played(table: CubaTable, seat: i64) -> i64:
    count: i64 = 0
    for card in range(CHARACTERS):
        if table.card.at(seat, card) > CardIs.IN_HAND and table.card.at(seat, card) <= CardIs.FOURTH:
            count += 1
    return count

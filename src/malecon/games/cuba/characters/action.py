"""The action phase: one character card each per lap, four laps, then the fourth cards decide who starts."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, SEVERAL, Table
from malecon.games.cuba.characters.architect import play_architect
from malecon.games.cuba.characters.foreman import play_foreman
from malecon.games.cuba.characters.mayor import play_mayor
from malecon.games.cuba.characters.tradeswoman import play_tradeswoman
from malecon.games.cuba.events import CARD_SET_ASIDE, CHARACTER_PLAYED, STARTER_CHANGED
from malecon.games.cuba.moves import PLAY
from malecon.games.cuba.moves import SET_ASIDE as SET_ASIDE_MOVE
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ARCHITECT,
    ASK_CHARACTER,
    ASK_DELEGATE,
    ASK_PAWN,
    CARDS_TO_PLAY,
    CHARACTERS,
    FOREMAN,
    IN_HAND,
    LAPS,
    LAST_PLAYED,
    MAYOR,
    PARLIAMENT_STEP,
    SET_ASIDE,
    STARTER,
    TRADESWOMAN,
    WORKER,
)


class Delegate(Decision[Table]):
    """In the variant: which card is set aside for parliament? The argument masks those who have not chosen yet."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        card: i64 = 0
        while card < CHARACTERS:
            moves.add(SET_ASIDE_MOVE + card)
            card += 1

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        table.card.set(seat, move - SET_ASIDE_MOVE, SET_ASIDE)
        if journal.listening:
            journal.tell(CARD_SET_ASIDE, "cuba.variant.delegate", seat)
        one: i64 = 1
        waiting = argument - (one << seat)
        if waiting != 0:
            table.push(ASK_DELEGATE, SEVERAL, waiting)


class Laps(Step[Table]):
    """Turn after turn, clockwise from the starting player; the argument counts them (cuba.action.turn-order)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if argument == CARDS_TO_PLAY * table.seats:
            change_starter(table, journal)
            table.push(PARLIAMENT_STEP, NATURE)
            return
        table.push(LAPS, NATURE, argument + 1)
        table.push(ASK_CHARACTER, table.after(table.board[STARTER], argument))


def change_starter(table: CubaTable, journal: Journal) -> None:
    """The highest fourth card; among equals the one played last (cuba.starting-player.tie)."""
    best: i64 = -1
    starter: i64 = 0
    turn: i64 = 0
    while turn < table.seats:
        seat = table.after(table.board[STARTER], turn)
        card = table.card_in(seat, LAST_PLAYED)
        if card >= best:
            best = card
            starter = seat
        turn += 1
    table.board[STARTER] = starter
    if journal.listening:
        journal.tell(STARTER_CHANGED, "cuba.starting-player.change", starter, best)


class Character(Decision[Table]):
    """Which character card is played? Passing is not allowed (cuba.action.must-play)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        card: i64 = 0
        while card < CHARACTERS:
            moves.add(PLAY + card)
            card += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        state = table.card.at(seat, move - PLAY)
        if state == IN_HAND:
            return None
        return "cuba.variant.delegate.details" if state == SET_ASIDE else "cuba.action.played-cards-visible"

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        card: i64 = 0
        while card < CHARACTERS:
            if table.card.at(seat, card) == IN_HAND:
                moves.add(PLAY + card)
            card += 1

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        card = move - PLAY
        table.card.set(seat, card, 1 + cards_played(table, seat))
        if journal.listening:
            journal.tell(CHARACTER_PLAYED, "cuba.action.play-card", seat, card)
        if card == WORKER:
            table.push(ASK_PAWN, seat)
        elif card == TRADESWOMAN:
            play_tradeswoman(table, seat, journal)
        elif card == ARCHITECT:
            play_architect(table, seat, journal)
        elif card == FOREMAN:
            play_foreman(table, seat, journal)
        elif card == MAYOR:
            play_mayor(table, seat, journal)


def cards_played(table: CubaTable, seat: i64) -> i64:
    count: i64 = 0
    card: i64 = 0
    while card < CHARACTERS:
        if table.card.at(seat, card) > IN_HAND and table.card.at(seat, card) <= LAST_PLAYED:
            count += 1
        card += 1
    return count

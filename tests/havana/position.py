"""A position of Havana in one line: `Position(3).shows(0, "worker", "mama").holds(0, red=2, pesos=1).starts_round()`.

Seats are 0, 1, 2, 3; seat 0 counts as the youngest. Everything is named by the words of the records: "pesos-thief",
"townhouse", "red" ... Unless a test says otherwise: nobody owns anything, the centre is empty, all cubes are in the bag
and all 15 workers in the reserve, the rows are as in ROWS, every player has siesta and protection open and the other
eleven cards in hand, it is round 1 and seats play in the order 0, 1, 2, 3.
"""

from malecon.engine.events import Event
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE, NOBODY
from malecon.games.havana.game import GAME
from malecon.games.havana.round import ROUND
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    BUILDING,
    CARD,
    CUBE,
    END,
    LIES,
    OWNED,
    ROW_LENGTH,
    WHERE,
    Ask,
    Bank,
    Board,
    Lies,
    Where,
)
from tests.moment import Moment, without_zeros

ROWS = {
    "upper": ("beach-hut", "townhouse", "bakery", "library", "warehouse", "kiosk"),
    "lower": ("jetty", "courtyard", "school", "capitol", "street", "clay-well"),
}
NAMES = ("Vanessa", "Peter", "Tobias", "Sarah")


def set_of(cards: set[str]) -> int:
    return sum(1 << CARD.values[card] for card in cards)


class Position(Moment):
    """A match at a moment of the test's choosing, with short names for what a test asks."""

    def __init__(self, players: int = 2, **options: str) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match(Setting(GAME, NAMES[:players], options=chosen))
        self.events: list[Event] = []
        self.table.clear_stack()
        for seat in range(players):
            self.table.rank[seat] = seat
            self.table.order[seat] = seat
            self.shows(seat, "siesta", "protection")
        self.table.pesos.fill(0)
        self.table.board[Board.CENTRE_PESOS] = 0
        self.table.bank[Bank.PESOS] = 0
        self.table.board[Board.ROUND] = 1
        for row, buildings in ROWS.items():
            self.row(row, *buildings)

    @property
    def table(self) -> HavanaTable:
        table = self.match.table
        assert isinstance(table, HavanaTable)
        return table

    # -- setting the scene (each returns the position, so that they chain) ---------------------------------------------

    def shows(self, seat: int, one: str, other: str) -> "Position":
        """A player's two open cards; cards that were open before go back to hand."""
        for lies in (Lies.OPEN, Lies.COVERED, Lies.SEALED):
            self.table.cards.move(seat, lies, Lies.HAND, self.table.cards.at(seat, lies))
        for lies in (Lies.HAND, Lies.DISCARDED, Lies.PUT_AWAY):
            shown = self.table.cards.at(seat, lies) & (1 << CARD.values[one] | 1 << CARD.values[other])
            self.table.cards.add(seat, lies, -shown)
        self.table.show(seat, CARD.values[one], CARD.values[other])
        return self

    def discarded(self, seat: int, *cards: str) -> "Position":
        """These cards are in the player's discard pile, seen by all; every other card that is not open is in hand."""
        return self.hand(seat, *(set(CARD.words) - set(cards)))

    def hand(self, seat: int, *cards: str) -> "Position":
        """The player's hand is exactly this; every other card that is not open is in the discard pile."""
        closed = {word for word, card in CARD.values.items() if not self.table.cards.at(seat, Lies.OPEN) >> card & 1}
        for state in LIES.values.values():
            if state != Lies.OPEN:
                self.table.cards.set(seat, state, 0)
        self.table.cards.set(seat, Lies.HAND, set_of(closed & set(cards)))
        self.table.cards.set(seat, Lies.DISCARDED, set_of(closed - set(cards)))
        return self

    def holds(self, seat: int, **holdings: int) -> "Position":
        """A player owns exactly this many red= yellow= blue= brown= grey= cubes, pesos=, workers=, points=.

        What is not named stays as it is. Cubes come from the bag and workers from the reserve, or go back there.
        """
        for what, amount in holdings.items():
            if what == "pesos":
                self.table.bank[Bank.PESOS] += self.table.pesos[seat] - amount
                self.table.pesos[seat] = amount
            elif what == "points":
                self.table.points[seat] = amount
            elif what == "workers":
                self.table.board[Board.WORKERS] += self.table.workers[seat] - amount
                self.table.workers[seat] = amount
            else:
                cube = CUBE.values[what]
                self.table.bag[cube] += self.table.cubes.at(seat, cube) - amount
                assert self.table.bag[cube] >= 0, f"there are not that many {what} cubes"
                self.table.cubes.set(seat, cube, amount)
        return self

    def centre(self, **holdings: int) -> "Position":
        """The centre of the table holds exactly this: pesos= and cubes by colour; cubes come from the bag."""
        for what, amount in holdings.items():
            if what == "pesos":
                self.table.bank[Bank.PESOS] += self.table.board[Board.CENTRE_PESOS] - amount
                self.table.board[Board.CENTRE_PESOS] = amount
            else:
                cube = CUBE.values[what]
                self.table.bag[cube] += self.table.centre[cube] - amount
                self.table.centre[cube] = amount
        return self

    def bag(self, **cubes: int) -> "Position":
        """The bag holds exactly these cubes; all others that were in it are out of the game."""
        for word, cube in CUBE.values.items():
            left = cubes.get(word, 0)
            self.table.out[cube] += self.table.bag[cube] - left
            self.table.bag[cube] = left
        return self

    def reserve(self, workers: int) -> "Position":
        """The reserve holds this many workers (the rest is out of reach)."""
        self.table.board[Board.WORKERS] = workers
        return self

    def row(self, name: str, *buildings: str) -> "Position":
        """The "upper" or "lower" row, from left to right; what lay there before goes back to the pile."""
        first = ROW_LENGTH * ("upper", "lower").index(name)
        for place in range(first, first + ROW_LENGTH):
            if self.table.building_at[place] != NOBODY:
                self.put(int(self.table.building_at[place]), Where.PILE)
            self.table.building_at[place] = NOBODY
        self.table.length[first // ROW_LENGTH] = len(buildings)
        for place, building in enumerate(buildings, first):
            self.table.building_at[place] = BUILDING.values[building]
            self.put(BUILDING.values[building], Where.ROW)
        return self

    def put(self, building: int, where: int) -> None:
        """From wherever it is."""
        for other in WHERE.values.values():
            self.table.buildings[other] &= ~(1 << building)
        self.table.buildings[where] |= 1 << building

    def buildings(self, where: int) -> set[str]:
        return {word for word, building in BUILDING.values.items() if self.table.buildings[where] >> building & 1}

    def pile(self, *buildings: str) -> "Position":
        """The pile holds exactly these; every other building of the pile is in the box."""
        for word in self.pile_buildings - set(buildings):
            self.put(BUILDING.values[word], Where.BOX)
        return self

    def order(self, *seats: int) -> "Position":
        """The order of play of this round."""
        for turn, seat in enumerate(seats):
            self.table.order[turn] = seat
        return self

    def round_is(self, number: int) -> "Position":
        self.table.board[Board.ROUND] = number
        return self

    # -- jumping to a moment (rules that need no answer are run at once) ----------------------------------------------

    def starts_round(self) -> "Position":
        """A new round begins: numbers, order, then the first player's turn."""
        return self.push((Ask.ROUND, NATURE, 0))

    def turn_of(self, seat: int) -> "Position":
        """It is this seat's turn of phase 1; nothing follows it but what the test plays."""
        return self.push((Ask.TURN, seat, 0))

    def acts(self, seat: int, card: str) -> "Position":
        """The seat carries out the action of this card now; then nothing more is asked."""
        self.table.board[Board.ACTIVE] = seat
        return self.push((Ask.ACTION, seat, CARD.values[card]))

    def buys(self, seat: int) -> "Position":
        """The seat may buy buildings now."""
        self.table.board[Board.ACTIVE] = seat
        return self.push((Ask.BUY, seat, 0))

    def supplies(self) -> "Position":
        """Phase 2 begins; then phase 3."""
        return self.from_step(Ask.SUPPLY)

    def replaces(self) -> "Position":
        """Phase 3 begins: new action cards in the order of play; then the next round."""
        return self.from_step(Ask.NEW_CARDS)

    def from_step(self, step: int) -> "Position":
        """The round goes on from one of its steps."""
        left = list(ROUND.steps)[ROUND.place[step] :]
        return self.push(*[(each, NATURE, 0) for each in reversed(left)])

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def ended_by(self) -> str | None:
        """The clause by which the game has ended."""
        told = self.told("game-ended")
        return told[-1].clause if told else None

    def cubes(self, seat: int) -> dict[str, int]:
        """The cubes a player owns, without the zeros: {"red": 2, "grey": 1}."""
        return without_zeros({word: int(self.table.cubes.at(seat, cube)) for word, cube in CUBE.values.items()})

    def pesos(self, seat: int) -> int:
        return int(self.table.pesos[seat])

    def workers(self, seat: int) -> int:
        return int(self.table.workers[seat])

    def points(self, seat: int) -> int:
        return int(self.table.points[seat])

    def owned(self, seat: int) -> set[str]:
        """The buildings a player has bought."""
        return self.buildings(OWNED + seat)

    def cards(self, seat: int, state: str) -> set[str]:
        """A player's cards that are in "hand", "open", "discarded", "sealed", "covered" or "put-away"."""
        found = self.table.cards.at(seat, LIES.values[state.replace("-", "_")])
        return {word for word, card in CARD.values.items() if found >> card & 1}

    @property
    def centre_cubes(self) -> dict[str, int]:
        return without_zeros({word: int(self.table.centre[cube]) for word, cube in CUBE.values.items()})

    @property
    def centre_pesos(self) -> int:
        return int(self.table.board[Board.CENTRE_PESOS])

    @property
    def bag_cubes(self) -> dict[str, int]:
        return without_zeros({word: int(self.table.bag[cube]) for word, cube in CUBE.values.items()})

    @property
    def out_cubes(self) -> dict[str, int]:
        """Cubes in the box, out of the game."""
        return without_zeros({word: int(self.table.out[cube]) for word, cube in CUBE.values.items()})

    @property
    def workers_left(self) -> int:
        return int(self.table.board[Board.WORKERS])

    def row_of(self, name: str) -> list[str]:
        """The buildings of a row, from left to right."""
        first = ROW_LENGTH * ("upper", "lower").index(name)
        held = [BUILDING.word(int(self.table.building_at[place])) for place in range(first, first + ROW_LENGTH)]
        return [word for word in held if word is not None]

    def at_end(self, end: str) -> str | None:
        """The building at "upper-left", "upper-right", "lower-left" or "lower-right"."""
        place = int(self.table.place_of_end(END.values[end]))
        return None if place == NOBODY else BUILDING.word(int(self.table.building_at[place]))

    @property
    def pile_buildings(self) -> set[str]:
        return self.buildings(Where.PILE)

    @property
    def box_buildings(self) -> set[str]:
        return self.buildings(Where.BOX)

    @property
    def order_of_play(self) -> list[int]:
        return [int(self.table.order[turn]) for turn in range(self.table.seats)]

    @property
    def round(self) -> int:
        return int(self.table.board[Board.ROUND])

    @property
    def active(self) -> int:
        return int(self.table.board[Board.ACTIVE])

"""A position of Santiago de Cuba in one line: `Position(3).at("maria").holds(0, pesos=2, rum=1)`.

Seats are 0, 1, 2, 3 in turn order. Everything is named by the words of the records: "pedro", "bank", "rum" ...
Unless a test says otherwise: the car stands at the port, seat 0 is about to drive, ship 1 wants two each of sugar,
citrus, tobacco and rum (cigars stand beside the board), the value marker is on 2, and every player has his capital.
"""

from collections.abc import Sequence

from malecon.engine.events import Event
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE, NOBODY
from malecon.games.santiago.game import GAME
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import (
    ASK,
    BUILDING,
    CAR,
    CUBAN,
    DIE,
    GOOD,
    NOT_ABOARD,
    SPACE,
    STOP,
    STOPS,
    Ask,
    Bank,
    Board,
)

# Stops 1 to 9, and the building below each flower.
CUBANS = ("pedro", "maria", "jose", "martinez", "conchita", "zorro", "miguel", "pablo", "alonso")
BUILDINGS = {
    "yellow": ("church", "casino", "office"),
    "blue": ("black-market", "cigar-factory", "bank"),
    "red": ("distillery", "sawmill", "cafe"),
    "white": ("customs", "harbour", "newspaper"),
}
NAMES = ("Alicia", "Bruno", "Clara", "Diego")


class Position:
    """A match at a moment of the test's choosing, with short names for what a test asks."""

    def __init__(self, players: int = 2, **options: str) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match(Setting(GAME, NAMES[:players], options={"first-player": "first-seat", **chosen}))
        self.events: list[Event] = []
        for flower in ("yellow", "blue", "red", "white"):
            for building in BUILDINGS[flower]:
                self.play(f"lay-building {building}")
        for cuban in CUBANS:
            self.play(f"lay-cuban {cuban}")
        self.roll(sugar=2, citrus=2, tobacco=2, rum=2, cigar=0)
        self.play("leave-out cigar")
        self.events = []

    @property
    def table(self) -> SantiagoTable:
        table = self.match.table
        assert isinstance(table, SantiagoTable)
        return table

    # -- setting the scene (each returns the position, so that they chain) ---------------------------------------------

    def at(self, stop: str) -> "Position":
        """The car stands at a Cuban ("maria") or at the "port"."""
        self.table.stop_of[CAR] = self.stop_of(stop)
        return self

    def before(self, stop: str) -> "Position":
        """The car stands one star before a Cuban or the port, so that "drive 1" leads there for free."""
        self.table.stop_of[CAR] = (self.stop_of(stop) - 1) % STOPS
        return self

    def holds(self, seat: int, **holdings: int) -> "Position":
        """A player holds exactly this many pesos=, points=, sugar=, citrus=, tobacco=, rum=, cigar=, wood=.

        What is not named stays as it is. Goods come from the supply or go back to it.
        """
        for what, amount in holdings.items():
            if what == "pesos":
                self.table.bank[Bank.PESOS] += self.table.pesos[seat] - amount
                self.table.pesos[seat] = amount
            elif what == "points":
                self.table.bank[Bank.POINTS] += self.table.points[seat] - amount
                self.table.points[seat] = amount
            else:
                good = GOOD.values[what]
                self.table.supply[good] += self.table.goods.at(seat, good) - amount
                assert self.table.supply[good] >= 0, f"there are not that many {what}"
                self.table.goods.set(seat, good, amount)
        return self

    def empty_handed(self, seat: int) -> "Position":
        return self.holds(seat, pesos=0, points=0, sugar=0, citrus=0, tobacco=0, rum=0, cigar=0, wood=0)

    def supply(self, **left: int) -> "Position":
        """The supply holds exactly this many of a good; the rest is out of reach (outside the box)."""
        for word, amount in left.items():
            self.table.supply[GOOD.values[word]] = amount
        return self

    def demand(self, **dice: int) -> "Position":
        """The ship wants exactly this; a good that is not named has its die beside the board."""
        for word, die in DIE.values.items():
            self.table.demand[die] = dice.get(word, NOT_ABOARD)
        return self

    def undetermined(self) -> "Position":
        """A ship has left this turn: no die is aboard."""
        return self.demand()

    def value_on(self, flag: int) -> "Position":
        self.table.board[Board.VALUE] = flag
        return self

    def ship_is(self, number: int) -> "Position":
        """The ship in port is the first, the second ... the seventh."""
        self.table.board[Board.DEPARTED] = number - 1
        return self

    def broker_on(self, seat: int, building: str | None) -> "Position":
        self.table.broker[seat] = NOBODY if building is None else BUILDING.values[building]
        return self

    def owns(self, seat: int, *buildings: str) -> "Position":
        for building in buildings:
            self.table.owner[BUILDING.values[building]] = seat
            self.table.markers[seat] -= 1
        return self

    def face_down(self, *cubans: str) -> "Position":
        for cuban in cubans:
            self.table.inactive[CUBAN.values[cuban]] = 1
        return self

    def swap(self, one: str, other: str) -> "Position":
        """Two buildings change places, and so flowers."""
        spaces = {self.building_below(space): number for number, space in enumerate(SPACE.words)}
        self.table.building_on[spaces[one]] = BUILDING.values[other]
        self.table.building_on[spaces[other]] = BUILDING.values[one]
        return self

    # -- jumping to a question -----------------------------------------------------------------------------------------

    def turn_of(self, seat: int) -> "Position":
        """It is this seat's turn and it is asked to drive."""
        self.ask(seat, Ask.DRIVE, 0)
        return self

    def uses(self, building: str, seat: int = 0) -> "Position":
        """The seat is asked whether and how it uses this building, as its broker has just arrived there."""
        self.broker_on(seat, building)
        self.ask(seat, ASK.values[building], BUILDING.values[building])
        return self

    def delivers(self, seat: int = 0, passed: Sequence[int] = ()) -> "Position":
        """A delivery phase of this seat's making is under way and the seat is asked; some have passed already."""
        self.at("port").ask(seat, Ask.DELIVERY, sum(1 << other for other in passed))
        return self

    def rolls(self, seat: int = 0) -> "Position":
        """The seat has to set a new demand: Nature is about to roll, then the seat chooses."""
        self.undetermined().ask(seat, Ask.LEFT_OUT, 0)
        self.table.push(Ask.ROLL, NATURE, 0)
        return self

    def ask(self, seat: int, decision: int, argument: int) -> None:
        self.table.clear_stack()
        self.table.board[Board.ACTIVE] = seat
        self.table.push(Ask.END_OF_TURN, seat, 0)
        self.table.push(decision, seat, argument)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> "Position":
        """Play moves by their text ("drive 3", "use", "broker bank"), each for whoever is asked, Nature included."""
        for text in moves:
            self.events += self.match.play(self.asked, GAME.vocabulary.parse(text))
        return self

    def roll(self, sugar: int, citrus: int, tobacco: int, rum: int, cigar: int) -> "Position":
        for good, face in zip(DIE.words, (sugar, citrus, tobacco, rum, cigar), strict=True):
            self.play(f"roll {good} {face}")
        return self

    def visit(self, cuban: str, seat: int = 0) -> "Position":
        """The seat drives to a Cuban from the star before him: his function is asked."""
        return self.before(cuban).turn_of(seat).play("drive 1")

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 is Nature."""
        return NATURE if self.match.nature_asked else self.match.asked[0]

    @property
    def question(self) -> str:
        """The name of the question asked: "drive", "gain", "zorro", "gift", "pablo", "alonso", "broker", "delivery",
        "left-out", "turn-over", "roll", "first-player", "building-laid", "cuban-laid", or a building's name."""
        return self.match.decision.name

    @property
    def over(self) -> bool:
        return self.match.over

    def legal(self) -> set[str]:
        """The texts of the legal moves of whoever is asked."""
        return {str(move) for move in self.match.legal(self.asked)}

    def refusal(self, text: str) -> str | None:
        """The clause that forbids a move, or None if it is legal."""
        return self.match.refusal(self.asked, GAME.vocabulary.parse(text))

    def pesos(self, seat: int) -> int:
        return int(self.table.pesos[seat])

    def points(self, seat: int) -> int:
        return int(self.table.points[seat])

    def goods(self, seat: int, good: str) -> int:
        return int(self.table.goods.at(seat, GOOD.values[good]))

    def supply_of(self, good: str) -> int:
        return int(self.table.supply[GOOD.values[good]])

    def demand_of(self, good: str) -> int | None:
        """What the ship still wants; None if the die is not aboard."""
        found = int(self.table.demand[DIE.values[good]])
        return None if found == NOT_ABOARD else found

    @property
    def value(self) -> int:
        return int(self.table.board[Board.VALUE])

    @property
    def ship(self) -> int:
        """The number of the ship in port (8 when all seven have left)."""
        return int(self.table.board[Board.DEPARTED]) + 1

    @property
    def car(self) -> str:
        stop = int(self.table.stop_of[CAR])
        return CUBAN.word(int(self.table.cuban_at[stop])) or "port"

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.table.board[Board.ACTIVE])

    def broker_of(self, seat: int) -> str | None:
        """The building under a broker; None while it is off the board."""
        return BUILDING.word(int(self.table.broker[seat]))

    def owner_of(self, building: str) -> int | None:
        found = int(self.table.owner[BUILDING.values[building]])
        return None if found == NOBODY else found

    def markers_of(self, seat: int) -> int:
        """Ownership markers not yet placed."""
        return int(self.table.markers[seat])

    def inactive(self, cuban: str) -> bool:
        return int(self.table.inactive[CUBAN.values[cuban]]) > 0

    def building_below(self, space: str) -> str | None:
        """The building on a space: "yellow-1" ... "white-3"."""
        return BUILDING.word(int(self.table.building_on[SPACE.values[space]]))

    def kept(self, seat: int) -> int:
        """Goods left over by the final conversion."""
        return int(self.table.kept[seat])

    def told(self, name: str) -> list[Event]:
        """The events of this name so far; each has .clause and .words()."""
        return [event for event in self.events if event.name == name]

    def stop_of(self, stop: str) -> int:
        if stop == "port":
            return STOP.values["port"]
        return next(n for n in range(1, STOPS) if self.table.cuban_at[n] == CUBAN.values[stop])

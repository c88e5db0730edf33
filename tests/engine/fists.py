"""A game of two rounds, only for the tests: everybody shows one to three fingers at once; the highest alone scores.

It is written in plain Python on top of whichever build of the engine is running, as anybody's own game could be.
"""

from pathlib import Path
from typing import Any

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.decision import Decision, MoveList, Rules, Step
from malecon.engine.events import EventKind, Journal, kinds_of
from malecon.engine.game import Edition, GameOf
from malecon.engine.moves import Move, MoveKind, Vocabulary
from malecon.engine.options import Option
from malecon.engine.table import NATURE, NOBODY, SEVERAL, Table
from malecon.engine.words import NUMBER, SEAT, Domain, domain, numbers

CLAUSE = "fists.show"


class Ask:
    BEGIN = 0
    FINGERS = 1


class Moves:
    SHOW = MoveKind(fingers=numbers("fingers", 1, 3))


class Told:
    REVEALED = EventKind(seat=SEAT, fingers=NUMBER)


class FistsTable(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(16, seats)
        self.sealed = self.row("sealed", self.by_seat)
        self.score = self.row("score", self.by_seat)
        self.round = self.row("round", Domain("round", ("number",)))
        self.sealed.fill(NOBODY)


class Begin(Step[FistsTable]):
    """Ask everybody at once; after two rounds nobody."""

    def run(self, table: FistsTable, seat: int, argument: int, journal: Journal) -> None:
        if table.round[0] < 2:
            table.round[0] += 1
            table.push(Ask.FINGERS, SEVERAL, (1 << table.seats) - 1)


class Fingers(Decision[FistsTable]):
    """The argument is the mask of those who still have to choose; what they choose stays sealed until the reveal."""

    answers = (Moves.SHOW,)

    def legal(self, table: FistsTable, seat: int, argument: int, moves: MoveList) -> None:
        # Nobody may show three fingers in the first round: a rule to be refused by.
        for fingers in (1, 2) if table.round[0] == 1 else (1, 2, 3):
            moves.add(Moves.SHOW.of(fingers))

    def refusal(self, table: FistsTable, seat: int, argument: int, move: int) -> str:
        return CLAUSE

    def play(self, table: FistsTable, seat: int, argument: int, move: int, journal: Journal) -> None:
        table.sealed[seat] = Moves.SHOW.value(move)
        waiting = argument & ~(1 << seat)
        if waiting:
            table.push(Ask.FINGERS, SEVERAL, waiting)
            return
        shown = [table.sealed[other] for other in range(table.seats)]
        for other, fingers in enumerate(shown):
            if fingers == max(shown) and shown.count(fingers) == 1:
                table.score[other] += 1
            journal.tell(Told.REVEALED, CLAUSE, other, fingers)
        table.sealed.fill(NOBODY)
        table.push(Ask.BEGIN, NATURE, 0)


class Fists(GameOf[FistsTable, None]):
    name = "fists"
    title = "Fists"
    players = range(2, 4)
    editions = (Edition("only", Path(__file__).with_name("fists.toml"), {}),)
    options: tuple[Option, ...] = ()
    rules = Rules(domain("ask", Ask), {"show": {Ask.BEGIN: Begin, Ask.FINGERS: Fingers}})
    vocabulary = Vocabulary(Moves)
    events = kinds_of(Told)

    def read_box(self, file: ComponentFile) -> None:
        return None

    def bare_table(self, seats: int, box: None) -> FistsTable:
        return FistsTable(seats)

    def view(self, table: FistsTable, seat: int | None) -> dict[str, Any]:
        waiting = self.rules.asked(table)
        return {
            "seat": seat,
            "seats": table.seats,
            "round": table.round[0],
            "score": [table.score[other] for other in range(table.seats)],
            "waiting": [other for other in range(table.seats) if waiting >> other & 1],
            "mine": None if seat is None else table.sealed[seat],
        }

    def imagine(self, view: dict[str, Any], box: None, chance: Chance) -> FistsTable:
        table = FistsTable(view["seats"])
        table.round[0] = view["round"]
        for seat, score in enumerate(view["score"]):
            table.score[seat] = score
            if seat == view["seat"]:
                table.sealed[seat] = view["mine"]
            elif view["waiting"] and seat not in view["waiting"]:
                table.sealed[seat] = 1 + chance.below(2)
        if view["waiting"]:
            table.push(Ask.FINGERS, SEVERAL, sum(1 << seat for seat in view["waiting"]))
        return table

    def inventory(self, table: FistsTable) -> dict[str, int]:
        return {}

    def scores(self, table: FistsTable) -> list[int]:
        return [int(table.score[seat]) for seat in range(table.seats)]

    def places(self, table: FistsTable) -> list[int]:
        scores = self.scores(table)
        return [1 + sum(other > score for other in scores) for score in scores]

    def evaluate(self, table: FistsTable, seat: int) -> float:
        return float(self.scores(table)[seat])

    def gloss(self, table: FistsTable, move: Move) -> str:
        return ""


FISTS = Fists()

"""Decisions: one question of the rulebook, one class, stateless.

A decision names the kinds of move that answer it and lists those that are legal now; about one that is not listed it
names the clause that forbids it. Playing a move changes the table and pushes what follows. A step is what the rules do
without asking anybody.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.engine.about import NOTHING, WAITING, About
from malecon.engine.chance import Chance
from malecon.engine.declared import Declared
from malecon.engine.events import Journal
from malecon.engine.moves import MoveKind
from malecon.engine.table import FRAME, NATURE, SEVERAL, Table, drop, top
from malecon.engine.words import Domain

T = TypeVar("T", bound=Table)  # the table of a game
ANY_PHASE: Final = "any"  # of a question that belongs to the phase in which it comes up, as the frame below has it
LISTED: Final = 1024  # more moves than any question of a board game should offer; one more fails loudly


class MoveList:
    """A list of move ids that is filled again and again without being made anew."""

    def __init__(self) -> None:
        self.ids: Final[vec[i64]] = vec[i64]([0] * LISTED)
        self.weights: Final[vec[i64]] = vec[i64]([0] * LISTED)  # of Nature's moves, while she draws one
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        self.ids[self.count] = move
        self.count += 1

    def listed(self) -> list[int]:
        return [self.ids[i] for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Declared, Generic[T]):
    """One question. `argument` is the small number that its frame on the stack carries."""

    about: ClassVar[About] = NOTHING  # what the argument of its frame means
    answers: ClassVar[tuple[MoveKind, ...]] = ()  # the kinds of move that answer this question in some position
    secret: ClassVar[bool] = False  # whether not everybody sees the answer
    goes_on: ClassVar[bool] = False  # whether this step is a part of the move before it

    def __init__(self, name: str, automatic: bool = False) -> None:
        self.name: Final = name
        self.automatic: Final = automatic

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name})"

    def candidates(self, table: T, seat: i64, argument: i64, moves: MoveList) -> None:
        """Every move that answers this question in some position: those about which `refusal` can be asked."""
        for kind in self.answers:
            for place in range(kind.size):
                moves.add(kind.id + place)

    def legal(self, table: T, seat: i64, argument: i64, moves: MoveList) -> None:
        """The moves that may be played now. This alone decides. Where a player may stop, that is listed last."""
        raise AssertionError(f"{self.name} lists no moves")

    def refusal(self, table: T, seat: i64, argument: i64, move: i64) -> str:
        """The clause that forbids a candidate; asked only about one that `legal` does not list. It decides nothing."""
        raise AssertionError(f"{self.name} refuses nothing that it could list")

    def even(self) -> bool:
        """Whether Nature's answers are all equally likely, so that their weights need not be asked one by one."""
        return False

    def weight(self, table: T, argument: i64, move: i64) -> i64:
        """How often Nature answers this, in proportion to her other answers."""
        return 1

    def play(self, table: T, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        """Change the table by a legal move and push what follows; the frame of this question is already gone."""
        raise AssertionError(f"{self.name} cannot be played")

    def run(self, table: T, seat: i64, argument: i64, journal: Journal) -> None:
        """What a step does when its frame comes to the top of the stack."""
        raise AssertionError(f"{self.name} cannot be run")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[T]):
    """What the rules do by themselves, without asking anybody: `run`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, True)


Questions = Mapping[int, type[Decision[Any]]]  # questions and steps by their numbers on the stack


class Rules(Declared):
    """All decisions and steps of one game, by their numbers on the stack."""

    def __init__(self, names: Domain, phases: Mapping[str, Questions]) -> None:
        """Every question and step by its number, phase by phase; its name is the word of that number."""
        classes = {number: kind for phase in phases.values() for number, kind in phase.items()}
        assert sorted(classes) == list(range(len(names.words))), "every number has one class"
        decisions = [classes[number](name) for name, number in names.values.items()]
        # A vec of objects is read without a check of their class, which a list is not. It takes a plain class only.
        self.decisions: Final[vec[Decision[Any]]] = vec[Decision](decisions)  # type: ignore[type-arg]
        self.automatic: Final[vec[i64]] = vec[i64]([int(decision.automatic) for decision in decisions])
        self.names: Final = names
        self.phase: Final = {
            names.words[number]: word for word, phase in phases.items() if word != ANY_PHASE for number in phase
        }

    def settle_in(self, game: type) -> None:
        """Belong to a game, with every question and step."""
        self.home = (game, "rules")
        for number in range(len(self.decisions)):
            self.decisions[number].home = (*self.home, "decisions", number)

    def __repr__(self) -> str:
        return f"Rules({len(self.decisions)} questions and steps)"

    def settle(self, table: Table, journal: Journal) -> None:
        """Run what the rules do by themselves, until somebody is asked or the game is over."""
        while table.cells[0] > 0:
            at = top(table)
            number = table.cells[at]
            if self.automatic[number] == 0:
                return
            decision = self.decisions[number]
            seat = table.cells[at + 1]
            argument = table.cells[at + 2]
            drop(table)
            decision.run(table, seat, argument, journal)

    def play_alone(self, table: Table, seat: i64, move: i64, journal: Journal) -> None:
        """Play a move to its own end: what the rules do afterwards is still to come."""
        at = top(table)
        decision = self.decisions[table.cells[at]]
        argument = table.cells[at + 2]
        drop(table)
        decision.play(table, seat, argument, move, journal)
        while table.cells[0] > 0:
            at = top(table)
            decision = self.decisions[table.cells[at]]
            if not decision.goes_on:
                return
            doer = table.cells[at + 1]
            argument = table.cells[at + 2]
            drop(table)
            decision.run(table, doer, argument, journal)

    def asks(self, table: Table, seat: i64) -> bool:
        """Whether the next thing is a question for this seat alone, and nothing that the rules do before."""
        if table.cells[0] == 0:
            return False
        at = top(table)
        return self.automatic[table.cells[at]] == 0 and table.cells[at + 1] == seat

    def asked(self, table: Table) -> i64:
        """The mask of the seats that are asked now; 0 for Nature or when the game is over."""
        if table.over():
            return 0
        seat = table.seat()
        if seat == SEVERAL:
            return table.argument()
        if seat == NATURE:
            return 0
        one: i64 = 1
        return one << seat

    # -- what remains to be asked, by name -------------------------------------------------------------------------

    def situation(self, table: Table) -> dict[str, object]:
        """The phase, what is asked now, and what comes later, the next one last; `set_situation` is the way back."""
        stack = table.stack()
        frames = [self.frame(stack[at], stack[at + 1], stack[at + 2]) for at in range(0, len(stack), FRAME)]
        if not frames:
            return {"phase": "over", "asked": None, "later": []}
        phases = [self.phase[question] for question in self.questions(stack) if question in self.phase]
        return {"phase": phases[-1] if phases else "over", "asked": frames[-1], "later": frames[:-1]}

    def questions(self, stack: list[int]) -> list[str]:
        return [self.names.words[number] for number in stack[::FRAME]]

    def frame(self, number: int, seat: int, argument: int) -> dict[str, object]:
        if seat == SEVERAL:
            return {"question": self.names.words[number], "seat": None, "about": WAITING.words(argument)}
        asked = None if seat == NATURE else seat
        about = self.decisions[number].about.words(argument)
        return {"question": self.names.words[number], "seat": asked, "about": about}

    def set_situation(self, table: Table, shown: Mapping[str, Any]) -> None:
        for frame in [*shown["later"], shown["asked"]] if shown["asked"] else []:
            number = self.names.values[frame["question"]]
            if "waiting" in frame["about"]:
                table.push(number, SEVERAL, WAITING.read(frame["about"]))
            else:
                seat = NATURE if frame["seat"] is None else frame["seat"]
                table.push(number, seat, self.decisions[number].about.read(frame["about"]))

    def legal(self, table: Table, seat: i64, moves: MoveList) -> None:
        moves.clear()
        self.decisions[table.decision()].legal(table, seat, table.argument(), moves)

    def candidates(self, table: Table, seat: i64, moves: MoveList) -> None:
        moves.clear()
        self.decisions[table.decision()].candidates(table, seat, table.argument(), moves)

    def refusal(self, table: Table, seat: i64, move: i64) -> str | None:
        """The clause that forbids a candidate; None if it is legal."""
        listed = MoveList()
        self.legal(table, seat, listed)
        if int(move) in listed.listed():
            return None
        return self.decisions[table.decision()].refusal(table, seat, table.argument(), move)

    def play(self, table: Table, seat: i64, move: i64, journal: Journal) -> None:
        at = top(table)
        decision = self.decisions[table.cells[at]]
        argument = table.cells[at + 2]
        drop(table)
        decision.play(table, seat, argument, move, journal)
        self.settle(table, journal)


def drawn(decision: Decision[Any], table: Table, argument: i64, moves: MoveList, chance: Chance) -> i64:
    """Nature's answer, one of her legal moves drawn by its weight."""
    if decision.even():
        return moves.ids[chance.below(moves.count)]
    total: i64 = 0
    i: i64 = 0
    while i < moves.count:
        moves.weights[i] = decision.weight(table, argument, moves.ids[i])
        total += moves.weights[i]
        i += 1
    rest = chance.below(total)
    i = 0
    while True:
        rest -= moves.weights[i]
        if rest < 0:
            return moves.ids[i]
        i += 1

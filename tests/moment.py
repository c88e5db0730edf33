"""A match at a moment of a test's choosing: what the positions of every game have in common."""

from typing import Self

from malecon.engine.events import Event
from malecon.engine.match import Match
from malecon.engine.table import NATURE


class Moment:
    """Jump to a question, play by the texts of moves, and ask what is allowed and what was told."""

    match: Match
    events: list[Event]

    def push(self, *frames: tuple[int, int, int]) -> Self:
        """Ask exactly these questions, the last first; rules that need no answer are run at once."""
        self.match.table.clear_stack()
        for decision, seat, argument in frames:
            self.match.table.push(decision, seat, argument)
        self.match.game.rules.settle(self.match.table, self.match.journal)
        self.events += self.match.journal.taken()
        return self

    def play(self, *moves: str) -> Self:
        """Play moves by their text ("pawn b2", "buy rum", "draw red"), each for whoever is asked first."""
        for text in moves:
            self.events += self.match.play(self.asked, self.match.game.vocabulary.parse(text))
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked (the lowest, where several are); -1 is Nature."""
        return NATURE if self.match.nature_asked else self.match.asked[0]

    @property
    def question(self) -> str:
        """The name of the question, "" when nothing more is asked."""
        return "" if self.match.over else self.match.decision.name

    @property
    def over(self) -> bool:
        """Nothing more is asked: the game has ended, or the moment jumped to is done with."""
        return self.match.over

    def legal(self) -> set[str]:
        return {str(move) for move in self.match.legal(self.asked)}

    def refusal(self, text: str) -> str | None:
        """The clause that forbids a move, or None if it is legal."""
        return self.match.refusal(self.asked, self.match.game.vocabulary.parse(text))

    def told(self, name: str) -> list[Event]:
        """The events of this name so far; each has .clause and .words()."""
        return [event for event in self.events if event.name == name]


def without_zeros(counts: dict[str, int]) -> dict[str, int]:
    return {word: count for word, count in counts.items() if count}

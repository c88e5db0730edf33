"""What has been told so far, as lines that a person reads: the sentence and the rule behind it."""

from collections.abc import Sequence
from dataclasses import dataclass

from malecon.engine.events import Event
from malecon.engine.match import Match, Played
from malecon.text import Texts, voice_of


@dataclass(frozen=True)
class Line:
    """One sentence of the log; the clause is empty where no rule but the program speaks."""

    text: str
    clause: str


class Log:
    """The lines of a match. They follow from its moves, so an undone move leaves none behind."""

    def __init__(self, match: Match, texts: Texts, you: int | None) -> None:
        self.match = match
        self.texts = texts
        self.you = you  # the seat of who reads it, where only one person does
        self.forced: set[int] = set()  # the numbers of the moves that were played for a person without asking

    def since(self, seen: int) -> list[Line]:
        """The lines after the first `seen` moves; from 0, what lay on the table before any move as well."""
        lines = [] if seen else [self.line(event) for event in self.match.opening]
        for played in self.match.played[seen:]:
            lines += self.lines(played)
        return lines

    def lines(self, played: Played) -> Sequence[Line]:
        told = [self.line(event) for event in played.events]
        if played.number not in self.forced:
            return told
        label = self.texts.move(self.match.game, played.move, played.decision, self.match.setting.seats)
        return [Line(self.texts.say("play-forced", move=label), ""), *told]

    def line(self, event: Event) -> Line:
        return Line(self.sentence(event), event.clause)

    def sentence(self, event: Event) -> str:
        return self.texts.event(self.match.game, event, self.match.setting.seats, voice_of(event, self.you))

"""Hints: one thought for a question, however often it is asked, and one at a time for a person."""

from malecon.bots.explain import Advice
from malecon.server.errors import TooMuch
from malecon.server.play.bots.crew import Crew
from malecon.server.play.bots.tasks import Task
from malecon.server.play.work.queue import Share
from malecon.server.play.work.remembered import Remembered

KEPT = 1000  # answers; each is a few hundred bytes


class Hints:
    """The advice that was given last, and who waits for some."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.advice: Remembered[Advice] = Remembered(KEPT)
        self.asking: dict[str, list[tuple[str, int, int]]] = {}  # by person, the question as often as it was asked

    async def advise(self, task: Task, share: Share) -> Advice:
        """Whoever asks the same once more waits for the same answer; another question has to wait for its turn."""
        open_still = self.asking.setdefault(share.person, [])
        if any(question != task.question for question in open_still):
            raise TooMuch("error-hint-open")
        open_still.append(task.question)
        try:
            return await self.advice.get(task.question, lambda: self.crew.advise(task, share))
        finally:
            open_still.pop()
            if not open_still:
                del self.asking[share.person]

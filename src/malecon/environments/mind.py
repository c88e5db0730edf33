"""A table at which somebody forgets nothing: opponents are told there what they would be told anywhere else."""

from malecon.engine.decision import drawn
from malecon.engine.events import Journal
from malecon.engine.memory import Known, Memory
from malecon.engine.table import NATURE
from malecon.environments.play import Play


class PlayInMind(Play):
    """Listens to all that is told, which takes longer than to play."""

    memory: Memory | None = None

    def settle(self) -> None:
        self.memory = self.game.memory(self.setting.empty_table())
        journal = Journal()
        self.game.rules.settle(self.table, journal)
        self.let_nature_answer(journal)

    def answer(self, seat: int, action: int) -> None:
        journal = Journal()
        self.game.rules.play(self.table, seat, action, journal)
        self.let_nature_answer(journal)

    def let_nature_answer(self, journal: Journal) -> None:
        rules, table = self.game.rules, self.table
        while not table.over() and table.seat() == NATURE:
            rules.legal(table, NATURE, self.moves)
            asked = rules.decisions[table.decision()]
            rules.play(table, NATURE, drawn(asked, table, table.argument(), self.moves, self.chance), journal)
        if self.memory is not None:
            for event in journal.taken():
                self.memory.note(event)

    def known(self) -> Known | None:
        """What anybody knows who has been there from the beginning."""
        return None if self.memory is None else self.memory.known()

"""Many tables at once: every seat that is asked gets its observation and the mask of its legal moves; a game that is
over is followed by a new one. All of it lies in a few long rows, which others look at without copying."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from malecon.bots.playouts import play_nature
from malecon.engine.chance import Chance
from malecon.engine.decision import LISTED, MoveList, Rules
from malecon.engine.events import SILENT
from malecon.engine.playout import first_asked
from malecon.engine.table import Table, drop, top
from malecon.environments.encoder import Encoder

Rewards = Callable[[Table], list[float]]  # of a game that is over, by seat


class Tables:
    """As many games of one kind as there are tables; each has a chance of its own."""

    def __init__(
        self,
        rules: Rules,
        encoder: Encoder,
        tables: list[Table],
        chances: list[Chance],
        actions: int,
        rewards_of: Rewards,
        most_steps: int,
    ) -> None:
        """Tables as they are before the first question."""
        count = len(tables)
        self.rules: Final = rules
        self.encoder: Final = encoder
        self.start: Final = tables[0].__copy__()
        self.tables: Final[vec[Table]] = vec[Table](tables)
        self.chances: Final[vec[Chance]] = vec[Chance](chances)
        self.count: Final[i64] = count
        self.players: Final[i64] = tables[0].seats
        self.width: Final[i64] = encoder.width
        self.actions: Final[i64] = actions
        self.rewards_of: Final = rewards_of
        self.most_steps: Final[i64] = most_steps
        self.moves: Final = MoveList()
        # What is looked at from outside.
        self.observations: Final[vec[i16]] = vec[i16]([i16(0)] * (count * int(encoder.width)))
        self.masks: Final[vec[u8]] = vec[u8]([u8(0)] * (count * actions))
        self.seats: Final[vec[i64]] = vec[i64]([0] * count)
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (count * int(tables[0].seats)))
        self.over: Final[vec[u8]] = vec[u8]([u8(0)] * count)
        self.truncated: Final[vec[u8]] = vec[u8]([u8(0)] * count)
        # What is legal at each table, so that a mask need not be swept from end to end.
        self.listed: Final[vec[i16]] = vec[i16]([i16(0)] * (count * LISTED))
        self.counts: Final[vec[i64]] = vec[i64]([0] * count)
        self.steps: Final[vec[i64]] = vec[i64]([0] * count)  # in the game that goes on
        self.ended: i64 = 0  # by the last step, whatever the reason

    def begin(self) -> None:
        """Nature answers until somebody is asked."""
        row: i64 = 0
        while row < self.count:
            self.encoder.begin(self.tables[row], self.observations, row * self.width)
            self.begin_game(row)
            self.show(row)
            row += 1

    def begin_game(self, row: i64) -> None:
        table = self.tables[row]
        table.copy_from(self.start)
        play_nature(self.rules, table, self.chances[row], self.moves)
        self.steps[row] = 0

    def show(self, row: i64) -> None:
        """Write what the seat that is asked may know and play."""
        table = self.tables[row]
        seat = first_asked(table)
        self.seats[row] = seat
        self.encoder.write(table, seat, self.observations, row * self.width)
        masks = self.masks
        listed = self.listed
        base = row * self.actions
        first = row * LISTED
        i: i64 = 0
        while i < self.counts[row]:
            masks[base + i64(listed[first + i])] = 0
            i += 1
        at = top(table)
        moves = self.moves
        moves.clear()
        self.rules.decisions[table.cells[at]].legal(table, seat, table.cells[at + 2], moves)
        ids = moves.ids
        count = moves.count
        i = 0
        while i < count:
            move = ids[i]
            masks[base + move] = 1
            listed[first + i] = i16(move)
            i += 1
        self.counts[row] = count

    def first_illegal(self, actions: list[int]) -> int:
        """The first table whose action is not legal; -1 if all are."""
        row: i64 = 0
        while row < self.count:
            action: i64 = actions[row]
            if action < 0 or action >= self.actions or self.masks[row * self.actions + action] == 0:
                return row
            row += 1
        return -1

    def step(self, actions: list[int]) -> None:
        """One legal move at every table."""
        self.forget()
        row: i64 = 0
        while row < self.count:
            self.play(row, actions[row])
            row += 1

    def step_at_random(self, chance: Chance) -> None:
        """One legal move at every table, each as likely as the next."""
        self.forget()
        row: i64 = 0
        while row < self.count:
            self.play(row, i64(self.listed[row * LISTED + chance.below(self.counts[row])]))
            row += 1

    def forget(self) -> None:
        """What the last step brought."""
        if self.ended == 0:
            return
        self.ended = 0
        row: i64 = 0
        while row < self.count:
            if self.over[row] != 0:
                self.reward(row, [0.0] * int(self.players))
            self.over[row] = 0
            self.truncated[row] = 0
            row += 1

    def play(self, row: i64, move: i64) -> None:
        table = self.tables[row]
        at = top(table)
        decision = self.rules.decisions[table.cells[at]]
        argument = table.cells[at + 2]
        drop(table)
        decision.play(table, self.seats[row], argument, move, SILENT)
        self.rules.settle(table, SILENT)
        play_nature(self.rules, table, self.chances[row], self.moves)
        self.steps[row] += 1
        if table.cells[0] == 0:
            self.reward(row, self.rewards_of(table))
            self.over[row] = 1
            self.ended += 1
            self.begin_game(row)
        elif self.steps[row] >= self.most_steps:
            self.truncated[row] = 1
            self.ended += 1
            self.begin_game(row)
        self.show(row)

    def reward(self, row: i64, rewards: list[float]) -> None:
        seat: i64 = 0
        while seat < self.players:
            self.rewards[row * self.players + seat] = rewards[seat]
            seat += 1

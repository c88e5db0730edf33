"""Many tables at once, as arrays: the compiled loop of `tables.py` with a face that numpy knows."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.events import SILENT
from malecon.engine.game import Game
from malecon.engine.table import Table
from malecon.environments.encoding import Encoding, Mask, Numbers
from malecon.environments.errors import in_sentences, spoken
from malecon.environments.rewards import Reward, reward_of
from malecon.environments.settings import MOST_STEPS, check_steps, setting_for
from malecon.environments.tables import Tables
from malecon.environments.windows import window

MOST_TABLES: Final = 65_536


class Step(NamedTuple):
    """What one move at every table brought; the questions that follow are in the batch."""

    rewards: NDArray[np.float32]  # (tables, players): 0 while a game goes on
    over: Mask  # (tables,): games that ended
    truncated: Mask  # (tables,): games that were given up, as they had lasted too long; they are worth 0 to everybody


class Batch:
    """As many games of one kind as there are tables. A game that is over is followed by another one at once."""

    @in_sentences
    def __init__(
        self,
        game: Game | str,
        tables: int = 64,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        encoding: str = "raw",
        reward: str | Reward = "place",
        most_steps: int = MOST_STEPS,
    ) -> None:
        if not 1 <= tables <= MOST_TABLES:
            raise MaleconError("error-environment-tables", tables=tables, most=MOST_TABLES)
        self.setting: Final = setting_for(game, players, edition, options)
        self.encoding: Final = Encoding(self.setting.game, encoding)
        self.players: Final = len(self.setting.seats)
        self.width: Final = self.encoding.width
        self.actions: Final = self.encoding.actions
        self.count: Final = tables
        self.reward: Final = reward_of(reward)
        self.most_steps: Final = check_steps(most_steps)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"Batch({self.setting.game.name}, {self.count} tables, {self.players} players)"

    def reset(self, seed: int) -> None:
        """New games at every table. The seed decides what Nature draws, at each table by itself."""
        self.seed = seed = int(seed)
        game, setting = self.setting.game, self.setting
        tables = [setting.empty_table() for _ in range(self.count)]
        for table in tables:
            game.rules.settle(table, SILENT)
        self.tables = Tables(
            game.rules,
            self.encoding.layout.encoder(self.players),
            tables,
            [Chance("environment", seed, number) for number in range(self.count)],
            self.actions,
            lambda table: [float(found) for found in self.reward(game, table)],
            self.most_steps,
        )
        self.tables.begin()
        self.chance = Chance("environment at random", seed)
        self.shown: Numbers = window(self.tables.observations, np.int16, len(self.encoding.layout.numbers))
        self.allowed: Mask = window(self.tables.masks, np.bool_, self.actions)
        self.asked: NDArray[np.int64] = window(self.tables.seats, np.int64)
        self.rewarded: NDArray[np.float64] = window(self.tables.rewards, np.float64, self.players)
        self.ended: Mask = window(self.tables.over, np.bool_)
        self.given_up: Mask = window(self.tables.truncated, np.bool_)

    # -- what is asked ----------------------------------------------------------------------------------------------
    # All of these are copies: the rows of the tables change with every step.

    @property
    def observations(self) -> Numbers:
        """(tables, width): what the seat that is asked may know."""
        return self.encoding.shaped(self.shown.copy())

    @property
    def masks(self) -> Mask:
        """(tables, actions): which moves it may play."""
        return self.allowed.copy()

    @property
    def seats(self) -> NDArray[np.int64]:
        """(tables,): which seat is asked."""
        return self.asked.copy()

    # -- playing ----------------------------------------------------------------------------------------------------

    def step(self, actions: ArrayLike) -> Step:
        """One move at every table: all of them, or none if one is not legal."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise spoken(
                MaleconError(
                    "error-environment-actions", tables=self.count, kind=given.dtype.name, shape=str(given.shape)
                )
            )
        chosen: list[int] = given.tolist()
        wrong = self.tables.first_illegal(chosen)
        if wrong >= 0:
            values = {"action": str(chosen[wrong]), "table": str(wrong), "legal": self.legal(wrong)}
            raise spoken(MaleconError("error-environment-action", **values))
        self.tables.step(chosen)
        return self.brought()

    def step_at_random(self) -> Step:
        """A legal move at every table, each as likely as the next: drawn inside, where it takes least time."""
        self.tables.step_at_random(self.chance)
        return self.brought()

    def brought(self) -> Step:
        return Step(self.rewarded.astype(np.float32), self.ended.copy(), self.given_up.copy())

    # -- looking ----------------------------------------------------------------------------------------------------

    def table(self, number: int) -> Table:
        """A copy of what lies on a table, all of it: for tests, and for people who look on."""
        return self.tables.tables[number].__copy__()

    def legal(self, number: int) -> str:
        """The legal actions of the seat that is asked at a table, with the texts of the moves."""
        vocabulary = self.setting.game.vocabulary
        return ", ".join(f"{action} ({vocabulary[int(action)]})" for action in np.flatnonzero(self.allowed[number]))

"""One table that somebody learns at: who is asked, what a seat may know and play, and what the game was worth."""

import secrets
from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from malecon.bots.playouts import play_nature
from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.errors import MaleconError
from malecon.engine.events import SILENT
from malecon.engine.game import Game
from malecon.engine.moves import Move
from malecon.engine.playout import first_asked
from malecon.engine.table import Table
from malecon.engine.views import View
from malecon.environments.encoding import Encoding, Numbers
from malecon.environments.errors import in_sentences, spoken
from malecon.environments.rendering import rendered
from malecon.environments.rewards import Reward, reward_of
from malecon.environments.settings import setting_for


class Play:
    """Game after game at one table. Nature answers by herself; several who choose at once may answer in any order."""

    @in_sentences
    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        encoding: str = "raw",
        reward: str | Reward = "place",
    ) -> None:
        self.setting: Final = setting_for(game, players, edition, options)
        self.game: Final = self.setting.game
        self.players: Final = len(self.setting.seats)
        self.encoding: Final = Encoding(self.game, encoding)
        self.reward: Final = reward_of(reward)
        self.nobody: Final = np.zeros(self.encoding.actions, np.int8)  # the mask of a seat that is not asked
        self.nobody.flags.writeable = False
        self.moves: Final = MoveList()
        self.seeds = Chance("environment", secrets.randbits(62))
        self.chance = self.seeds
        self.table: Table = self.setting.empty_table()
        self.steps = 0

    def __repr__(self) -> str:
        return f"Play({self.game.name}, {self.players} players, {self.steps} answers)"

    def __getstate__(self) -> dict[str, object]:
        """All but what is filled anew for every question."""
        return {name: value for name, value in vars(self).items() if name != "moves"}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state, moves=MoveList())

    def begin(self, seed: int | None = None) -> None:
        """A new game. The seed decides what Nature draws in it and in those that follow without one."""
        if seed is not None:
            self.seeds = Chance("environment", int(seed))
        self.chance = self.seeds.branch()
        self.table = self.setting.empty_table()
        self.steps = 0
        self.settle()

    def settle(self) -> None:
        """Before the first question."""
        self.game.rules.settle(self.table, SILENT)
        play_nature(self.game.rules, self.table, self.chance, self.moves)

    @property
    def over(self) -> bool:
        return self.table.over()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to answer now."""
        mask = self.game.rules.asked(self.table)
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    @property
    def first_asked(self) -> int:
        return int(first_asked(self.table))

    # -- what a seat may know and play ------------------------------------------------------------------------------

    def observation(self, seat: int) -> Numbers:
        return self.encoding.of_table(self.table, seat)

    def legal(self, seat: int) -> list[int]:
        """The ids of its legal moves, none when it is not asked."""
        if not self.game.rules.asked(self.table) >> seat & 1:
            return []
        self.game.rules.legal(self.table, seat, self.moves)
        return self.moves.listed()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A row of zeros when the seat is not asked."""
        legal = self.legal(seat)
        if not legal:
            return self.nobody
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[legal] = 1
        return mask

    def view(self, seat: int | None) -> View:
        view: View = self.game.view(self.table, seat)
        return view

    def rendered(self, seat: int | None) -> str:
        """The table in characters, as a seat sees it, or a spectator."""
        return rendered(self.setting, self.view(seat))

    def legal_moves(self, seat: int) -> list[Move]:
        return [self.game.vocabulary[id] for id in self.legal(seat)]

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """A legal move; Nature answers afterwards."""
        self.answer(seat, action)
        self.steps += 1

    def answer(self, seat: int, action: int) -> None:
        self.game.rules.play(self.table, seat, action, SILENT)
        play_nature(self.game.rules, self.table, self.chance, self.moves)

    def refused(self, seat: int, action: object) -> MaleconError:
        """Why an action cannot be played."""
        legal = ", ".join(f"{move.id} ({move})" for move in self.legal_moves(seat))
        if not legal:
            return spoken(MaleconError("error-environment-not-asked", seat=str(seat)))
        return spoken(MaleconError("error-environment-illegal", action=str(action), seat=str(seat), legal=legal))

    def rewards(self) -> list[float]:
        return [float(found) for found in self.reward(self.game, self.table)]

    def places(self) -> list[int]:
        return self.game.places(self.table)

    def points(self) -> list[int]:
        return self.game.scores(self.table)

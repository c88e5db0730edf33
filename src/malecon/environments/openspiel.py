"""The games for OpenSpiel: Nature is a chance player whose draws have their weights, sealed choices are made one seat
after the other, and an action is the id of a move.

    import malecon.environments
    import pyspiel

    game = pyspiel.load_game("malecon_cuba(players=3,edition=fr2008,options=delegate:face-down;plantation:individual)")

What an observation says is what the seat's view says. An information state adds what was told since the game began,
which everybody hears, and the seat's own moves: nothing that a player who forgets nothing would not know.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT
from malecon.engine.game import Game
from malecon.engine.playout import first_asked
from malecon.engine.table import NATURE, Table
from malecon.engine.views import View
from malecon.environments.encoding import Encoding, Numbers
from malecon.environments.errors import in_sentences
from malecon.environments.recall import Recall, as_text
from malecon.environments.rewards import by_place
from malecon.environments.settings import MOST_STEPS, check_steps, setting_for

PREFIX: Final = "malecon_"


class Kind:
    """What a game is loaded with. There is one for all its states."""

    @in_sentences
    def __init__(self, game: Game, players: int, edition: str, options: str, encoding: str, most_steps: int) -> None:
        """Options are written `name:value;name:value`: commas and equal signs have a meaning of their own here."""
        chosen = dict(choice.partition(":")[::2] for choice in options.split(";") if choice)
        self.made_of: Final = (game, players, edition, options, encoding, most_steps)
        self.setting: Final = setting_for(game, players, edition or None, chosen)
        self.game: Final = game
        self.encoding: Final = Encoding(game, encoding)
        self.most_steps: Final = check_steps(most_steps)
        self.moves: Final = MoveList()

    def __deepcopy__(self, memo: object) -> "Kind":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return kind_of, self.made_of

    def legal(self, table: Table, seat: int) -> list[int]:
        """The ids of the legal moves in their order, for OpenSpiel needs them so."""
        self.game.rules.legal(table, seat, self.moves)
        return sorted(self.moves.listed())


@cache
def kind_of(game: Game, players: int, edition: str, options: str, encoding: str, most_steps: int) -> Kind:
    return Kind(game, players, edition, options, encoding, most_steps)


class State(pyspiel.State):
    """A table, and who is asked."""

    def __init__(self, game: "SpielGame", kind: Kind) -> None:
        super().__init__(game)
        self.kind = kind
        self.table = kind.setting.empty_table()
        self.answers = 0
        self.recall: Recall | None = None
        kind.game.rules.settle(self.table, SILENT)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = first_asked(self.table)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else int(seat)

    def is_terminal(self) -> bool:
        """A game is given up when it has lasted too long; it is worth nothing to anybody then."""
        return self.table.over() or self.answers >= self.kind.most_steps

    def _legal_actions(self, player: int) -> list[int]:
        return self.kind.legal(self.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        asked, argument = self.kind.game.rules.decisions[self.table.decision()], self.table.argument()
        moves = self.kind.legal(self.table, NATURE)
        weights = [1 if asked.even() else int(asked.weight(self.table, argument, move)) for move in moves]
        total = sum(weights)
        return [(move, weight / total) for move, weight in zip(moves, weights, strict=True) if weight]

    def _apply_action(self, action: int) -> None:
        seat = first_asked(self.table)
        self.kind.game.rules.play(self.table, seat, action, SILENT)
        self.answers += seat != NATURE

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.kind.game.vocabulary[action])

    def returns(self) -> list[float]:
        if not self.table.over():
            return [0.0] * int(self.table.seats)
        return by_place(self.kind.game, self.table)

    def __str__(self) -> str:
        """All that lies on the table, in words."""
        return as_text({**self.kind.game.rules.situation(self.table), **self.table.describe()})

    # -- what a player may know -------------------------------------------------------------------------------------

    def view(self, player: int | None) -> View:
        view: View = self.kind.game.view(self.table, player)
        return view

    def private(self, player: int) -> dict[str, object]:
        """What a spectator does not see."""
        public = self.view(None)
        return {name: shown for name, shown in self.view(player).items() if shown != public[name]}

    def observation(self, player: int) -> Numbers:
        return self.kind.encoding.of_table(self.table, player)

    def remembered(self, player: int) -> str:
        """What has been told since the game began, and before each move of the player a digest of what it saw then."""
        if self.recall is None:
            self.recall = Recall(self.kind.setting)
        self.recall.follow(self.history())
        return "\n".join((*self.recall.of(player), as_text(self.view(player))))


class Observer:
    """What a player sees now, or, with perfect recall, all that it can remember."""

    def __init__(self, kind: Kind, about: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers of Malecón know no parameters, and were given {params}.")
        self.recall = about.perfect_recall
        self.public = about.public_info
        self.private = about.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and self.private and not self.recall:
            self.tensor = np.zeros(kind.encoding.width, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.observation(player)

    def string_from(self, state: State, player: int) -> str:
        if self.recall:
            return state.remembered(player)
        if not self.private:
            return as_text(state.view(None))
        return as_text(state.view(player) if self.public else state.private(player))


class SpielGame(pyspiel.Game):
    """One of our games with its players, its edition and its options."""

    game: Game
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, "players": self.game.players[-1], **(params or {})}
        self.kind = kind_of(self.game, **chosen)
        actions = self.kind.encoding.actions
        super().__init__(
            self.type,
            pyspiel.GameInfo(
                num_distinct_actions=actions,
                max_chance_outcomes=actions,
                num_players=len(self.kind.setting.seats),
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.kind.most_steps,
            ),
            chosen,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> State:
        return State(self, self.kind)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.kind, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


DEFAULTS: Final[dict[str, Any]] = {"edition": "", "options": "", "encoding": "raw", "most_steps": MOST_STEPS}


def register(game: Game) -> None:
    """By the name `malecon_` and that of the game."""
    kind = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**DEFAULTS, "players": game.players[-1]},
        default_loadable=True,
    )
    pyspiel.register_game(kind, type(game.title.replace(" ", ""), (SpielGame,), {"game": game, "type": kind}))

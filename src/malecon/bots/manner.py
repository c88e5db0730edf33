"""How a search goes about it: what is particular to each of those who search is data (`games/*/opponents.toml`)."""

from typing import Final

from mypy_extensions import i64


class Manner:
    """What a search looks at first, and how far it plays on before it judges."""

    def __init__(
        self,
        guided: bool = True,
        exploration: float = 1.0,
        focus: float = 0.06,
        depth: int = 0,
        few: int = 3,
        width: float = 4.0,
        widening: float = 1.0,
        ending: int = 0,
        plan: int = 0,
    ) -> None:
        self.guided: Final = guided  # by the judge; without it this is plain UCT with playouts to the end of the game
        self.exploration: Final = exploration
        self.focus: Final = focus  # the chance to win that makes a move e times more worth trying
        self.depth: Final[i64] = depth  # decisions of a playout, before it is judged
        self.few: Final[i64] = few  # moves that come to mind in a playout
        self.width: Final = width  # moves that are tried at first, the most promising ones
        self.widening: Final = widening  # how many more with the root of the visits
        self.ending: Final[i64] = ending  # further decisions of a playout at most, until the turn is over
        self.plan: Final[i64] = plan  # decisions of the same turn that are made before a new move is judged

"""One seat against opponents: the games as environments of Gymnasium.

    import gymnasium

    env = gymnasium.make("malecon.environments:malecon/Cuba-v0", players=3, opponents="2")

The opponents are the bots of the game, by name or by level, and answer while the seat is not asked. Which actions are
legal is in `info["action_mask"]` and in `env.action_masks()`, where MaskablePPO of sb3-contrib looks for it. An illegal
action costs 1, and the same question is asked again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import Env

from malecon.bots import Bot, make_bot, read_name
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.environments.encoding import Mask, Numbers
from malecon.environments.errors import in_sentences
from malecon.environments.mind import PlayInMind
from malecon.environments.rendering import MODES, check_mode
from malecon.environments.rewards import Reward
from malecon.environments.settings import MOST_STEPS, check_steps
from malecon.environments.spaces import actions_of, observations_of

ILLEGAL = -1.0  # what an illegal action costs
ANY = "any"  # another seat in every game


class OneSeat(Env[Numbers, np.int64]):
    """A game is over when it is over for everybody; its reward comes with the last step."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]

    @in_sentences
    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        opponents: str | Sequence[str] = "1",
        seat: int | str = ANY,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        encoding: str = "raw",
        reward: str | Reward = "place",
        most_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.play = PlayInMind(game, players, edition, options, encoding, reward)
        self.opponents = self.named(opponents)
        if seat != ANY and seat not in range(self.play.players):
            raise MaleconError("error-environment-seat", seat=seat, players=self.play.players)
        self.wanted = seat
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.most_steps = check_steps(most_steps)
        self.refusals = 0  # in the game that goes on
        self.render_mode = render_mode
        self.observation_space = observations_of(self.play.encoding)
        self.action_space = actions_of(self.play.encoding)

    def named(self, opponents: str | Sequence[str]) -> list[str]:
        """One name for all, or a name for each of the others, in the order of the seats after one's own."""
        others = self.play.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            values = {"players": self.play.players, "opponents": others, "found": len(names)}
            raise MaleconError("error-environment-opponents", **values)
        for name in names:
            read_name(name, self.play.game)  # or says who there is
        return names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin(seed)
        while self.play.over:  # nobody had a question for this seat
            self.begin(None)
        return self.play.observation(self.seat), self.info()

    def begin(self, seed: int | None) -> None:
        """A new game, with bots that have seen no other."""
        self.play.begin(seed)
        self.refusals = 0
        chance = self.play.seeds.branch()
        self.seat = chance.below(self.play.players) if self.wanted == ANY else int(self.wanted)
        others = [(self.seat + place) % self.play.players for place in range(1, self.play.players)]
        self.bots = {
            other: make_bot(name, self.play.setting, chance.branch())
            for other, name in zip(others, self.opponents, strict=True)
        }
        self.let_others_play()

    def let_others_play(self) -> None:
        play = self.play
        while not play.over and self.seat not in play.asked and not self.lasts_too_long:
            other = play.first_asked
            view, legal = play.view(other), play.legal_moves(other)
            play.play(other, self.bots[other].choose(view, legal, known=play.known()).id)

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        play = self.play
        if self.seat not in play.asked:
            raise play.refused(self.seat, action)
        if int(action) not in play.legal(self.seat):
            self.refusals += 1
            return play.observation(self.seat), ILLEGAL, False, self.lasts_too_long, {**self.info(), "illegal": True}
        play.play(self.seat, int(action))
        self.let_others_play()
        reward = play.rewards()[self.seat] if play.over else 0.0
        truncated = not play.over and self.lasts_too_long
        return play.observation(self.seat), reward, play.over, truncated, self.info()

    @property
    def lasts_too_long(self) -> bool:
        """Refused answers count, or who gives no others would never be done."""
        return self.play.steps + self.refusals >= self.most_steps

    def render(self) -> str | None:
        """The table as the seat sees it."""
        return self.play.rendered(self.seat) if self.render_mode else None

    def action_masks(self) -> Mask:
        """Which actions are legal, where MaskablePPO looks for it."""
        return self.play.mask(self.seat).astype(np.bool_)

    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.play.mask(self.seat), "seat": self.seat}
        if self.play.over:
            found |= {"places": self.play.places(), "points": self.play.points()}
        return found

"""Every seat is an agent: the games as environments of PettingZoo.

    import malecon.environments
    import pettingzoo

    env = pettingzoo.make("aec", "malecon/Cuba-v0", players=3)

`env` is wrapped as the classic games of PettingZoo are: an illegal action ends the game, and costs 1 whoever played it.
`raw_env` is without that and several times as fast; there an illegal action is refused by an exception, and nothing has
happened. In `parallel_env` all agents act at once: those who are not asked have no legal action, and theirs is ignored.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from malecon.engine.game import Game
from malecon.environments.errors import in_sentences
from malecon.environments.play import Play
from malecon.environments.rendering import MODES, check_mode
from malecon.environments.rewards import Reward
from malecon.environments.settings import MOST_STEPS, check_steps
from malecon.environments.spaces import actions_of, with_mask

ILLEGAL = -1.0  # what an illegal action costs where it is not refused
Observation = dict[str, NDArray[Any]]


def env(game: Game | str, **choices: Any) -> AECEnv:
    """With PettingZoo's own wrappers."""
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(game, **choices), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: Game | str, **choices: Any) -> "RawEnv":
    return RawEnv(game, **choices)


def parallel_env(game: Game | str, **choices: Any) -> "AllAtOnce":
    return AllAtOnce(game, **choices)


class SeatsAsAgents:
    """What both kinds of environment have in common: agents, spaces and observations."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        encoding: str = "raw",
        reward: str | Reward = "place",
        max_cycles: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        with in_sentences:
            check_mode(render_mode)
            check_steps(max_cycles)
        self.play = Play(game, players, edition, options, encoding, reward)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: with_mask(self.play.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: actions_of(self.play.encoding) for agent in self.possible_agents}
        name = f"malecon_{self.play.game.name}_v0"
        self.metadata = {"name": name, "render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing is open."""

    def observe(self, agent: str) -> Observation:
        """What the view of its seat says. An agent that is not asked has no legal action."""
        seat = self.seat_of[agent]
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat).copy()}


class RawEnv(SeatsAsAgents, AECEnv):
    """One agent after the other, as they are asked; of several who choose at once, one after the other as well."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.play.first_asked]
        self.inform()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        if action is None or int(action) not in self.play.legal(seat):
            raise self.play.refused(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.play(seat, int(action))
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        elif self.play.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.play.over:
            self.agent_selection = self.possible_agents[self.play.first_asked]
        self._accumulate_rewards()
        self.inform()

    def inform(self) -> None:
        """Who is asked finds the mask among the infos as well."""
        self.infos = {agent: {"action_mask": self.play.nobody} for agent in self.agents}
        if not self.play.over:
            agent = self.agent_selection
            self.infos[agent] = {"action_mask": self.play.mask(self.seat_of[agent])}

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        asked = agent == self.agent_selection and agent in self.infos
        mask = self.infos[agent]["action_mask"] if asked else self.play.nobody
        return {"observation": self.play.observation(seat), "action_mask": mask.copy()}

    def render(self) -> str | None:
        """The table as the agent sees it that is asked."""
        return self.play.rendered(self.seat_of[self.agent_selection]) if self.render_mode else None


class AllAtOnce(SeatsAsAgents, ParallelEnv):
    """All agents at once: those who are asked have legal actions, several of them where a choice is sealed."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.play.begin(seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self.observations(), self.infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """What is illegal is not played: it costs 1, and the same agent is asked again."""
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        for seat in self.play.asked:
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, -1))
            if action in self.play.legal(seat):
                self.play.play(seat, action)
            else:
                rewards[agent] = ILLEGAL
        self.cycles += 1
        if self.play.over:
            rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        over = dict.fromkeys(self.possible_agents, self.play.over)
        truncated = dict.fromkeys(self.possible_agents, not self.play.over and self.cycles >= self.max_cycles)
        if self.play.over or self.cycles >= self.max_cycles:
            self.agents = []
        return self.observations(), rewards, over, truncated, self.infos()

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self.play.mask(seat)} for agent, seat in self.seat_of.items()}

    def render(self) -> str | None:
        """The table as somebody sees it who only looks on."""
        return self.play.rendered(None) if self.render_mode else None

"""Ways to every kind of question that somebody can be asked: which tables to open, and which moves lead there."""

import random
import re
from dataclasses import dataclass, field

from malecon.games import find_game
from tests.server.running import Json, Player

# Asked of chance, not of people.
NATURE = {
    "cuba": {"ship", "starter", "bill", "looked-at"},
    "havana": {"deal", "draw", "youngest"},
    "santiago": {"first-player", "building-laid", "cuban-laid", "roll"},
}
# Questions that only some tables ask.
OPTIONS = {"cuba": {"delegate": "face-down"}, "havana": {"black-market": "pick-one"}, "santiago": {}}
# Questions that a building of Cuba asks when it is used.
ASKED_BY = {
    "exchange": ("black-market",),
    "fetch": ("lighthouse",),
    "veto": ("church",),
    "amount": ("saw-mill",),
    "give": ("product-house", "monastery"),
}


def questions_of(game: str) -> set[str]:
    """Everything that a seat can be asked."""
    decisions = find_game(game).rules.decisions
    return {decision.name for decision in decisions if not decision.automatic} - NATURE[game]


def cheap_buildings() -> str:
    """The box of Cuba with buildings that cost next to nothing: whoever wants to use a certain one soon can."""
    game = find_game("cuba")
    text = game.editions[0].components.read_text("utf-8")
    return re.sub(r"^cost = .*$", "cost = { wood = 1 }", text, flags=re.MULTILINE)


def open_table(player: Player, game: str) -> str:
    more: Json = {"options": OPTIONS[game]}
    if game == "cuba":
        more["components"] = cheap_buildings()
    return player.open_table(game, [{"kind": "me"}, {"kind": "bot", "level": "random", "name": "Rosa"}], **more)


@dataclass
class Explorer:
    """Chooses moves at random, but rather those that lead to questions not asked so far."""

    game: str
    chooser: random.Random = field(default_factory=lambda: random.Random(11))
    seen: set[str] = field(default_factory=set)

    def missing(self) -> set[str]:
        return questions_of(self.game) - self.seen

    def worth(self, decision: str, move: str) -> int:
        if self.game != "cuba":
            return 0
        wanted = [tile for question in self.missing() for tile in ASKED_BY.get(question, ())]
        leads = any(tile in move.split() for tile in wanted)
        match decision:
            case "character":
                return {"play architect": 2, "play foreman": 1}.get(move, 0)
            case "build" | "foreman":
                return 2 * leads + move.startswith(("build", "use"))
            case "start-resources":
                return int(move.endswith("wood+wood"))
            case "trade":
                return int("wood" in move and not move.startswith("sell"))
        return 0

    def choose(self, question: Json) -> str:
        moves: list[str] = [each["move"] for each in question["moves"]]
        worth = [self.worth(question["decision"], move) for move in moves]
        return self.chooser.choice([move for move, value in zip(moves, worth, strict=True) if value == max(worth)])

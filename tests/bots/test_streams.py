"""Whoever plays many games gets as many different ones: no stream of chance is used twice, and none follows another."""

import io
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest
from rich.console import Console

from malecon.arena import bout
from malecon.arena.lineup import schedule
from malecon.arena.plan import make_plan
from malecon.bots import game as bots_game
from malecon.bots.game import play_with_bots
from malecon.cli.simulation import simulate
from malecon.cli.terminal import command
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.table import NATURE
from malecon.engine.views import View
from malecon.games import games

GAMES = 300
FAR = 5.0  # standard deviations

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


class Seen(Exception):
    """Somebody is asked: the opening, which is all Nature's, is over."""


class Onlooker:
    """Looks at what Nature has laid out, and does not play."""

    def choose(self, view: View, legal: Sequence[Move], known: Known | None = None) -> Move:
        raise Seen(view["seat"])


class Openings:
    """What Nature answers until somebody is asked, and who that is, game by game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.matches: list[Match] = []
        monkeypatch.setattr(bots_game, "make_bot", lambda _name, _setting, _chance: Onlooker())
        monkeypatch.setattr(bots_game, "Match", self.noted)

    def noted(self, setting: Setting) -> Match:
        self.matches.append(Match(setting))
        return self.matches[-1]

    def of(self, setting: Setting, seed: int, number: int) -> list[str]:
        with pytest.raises(Seen) as seen:
            play_with_bots(setting, ["onlooker"] * len(setting.seats), seed, number)
        return [*(str(played.move) for played in self.matches.pop().played), f"asked {seen.value}"]


def far_from_chance(answers: Sequence[str]) -> float:
    """How many more answers are that of the game before than there should be, in standard deviations; or fewer."""
    expected = sum((count / len(answers)) ** 2 for count in Counter(answers).values())
    found = sum(one == other for one, other in pairwise(answers))
    pairs = len(answers) - 1
    return abs(found - pairs * expected) / sqrt(pairs * expected * (1 - expected)) if expected < 1 else 0.0


@each_game
@pytest.mark.parametrize("step", ["seeds", "numbers"])
def test_a_game_begins_without_regard_to_the_one_before(game: Game, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """First players, first cubes, first tiles: as often the same again as draws that know nothing of each other."""
    openings = Openings(monkeypatch)
    setting = Setting(game, ["Alicia", "Bruno", "Clara"])
    places = [(900 + place, 0) if step == "seeds" else (900, place) for place in range(GAMES)]
    found = [openings.of(setting, seed, number) for seed, number in places]
    for answers in zip(*found, strict=False):
        assert far_from_chance(answers) < FAR, Counter(answers)
    assert far_from_chance([opening[-1] for opening in found]) < FAR
    assert len({tuple(opening) for opening in found}) > GAMES // 2


@each_game
def test_each_first_answer_of_nature_comes_up_as_often_as_it_should(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    openings = Openings(monkeypatch)
    setting = Setting(game, ["Alicia", "Bruno", "Clara"])
    first = Counter(openings.of(setting, 1, number)[0] for number in range(GAMES))
    match = Match(setting)
    weights = {
        str(move): int(match.decision.weight(match.table, match.table.argument(), move.id))
        for move in match.legal(NATURE)
    }
    for answer, weight in weights.items():
        share = weight / sum(weights.values())
        assert abs(first[answer] - GAMES * share) <= FAR * sqrt(GAMES * share * (1 - share)), answer


# -- the names of all streams ---------------------------------------------------------------------------------------


def simulated(_folder: Path) -> Iterator[None]:
    for seed in range(3):
        simulate("havana", 2, 3, seed, "random", None, None, {}, None)
        yield


def played_in_the_terminal(folder: Path) -> Iterator[None]:
    for seed in range(3):
        console = Console(file=io.StringIO())
        seats = ["Ana=human", "random", "random"]
        file = folder / f"{seed}.malecon"
        answers = io.StringIO("1\n1\nquit\n")
        command.play("havana", language="en", seats=seats, seed=seed, save=file, answers=answers, console=console)
        yield
        command.play("havana", language="en", seed=seed, resume=file, answers=io.StringIO("quit\n"), console=console)
        yield


def played_in_the_arena(_folder: Path) -> Iterator[None]:
    for seed in range(2):
        plan = make_plan("havana", ("random", "random"), None, seed, None, {}, False)
        for one in schedule(plan.bots, plan.players, 4)[::2]:  # the rotations of a deal are to be alike
            bout.play_bout(plan, one)
            yield


@pytest.mark.parametrize("ways", [simulated, played_in_the_terminal, played_in_the_arena], ids=lambda way: way.__name__)
def test_no_stream_is_used_twice(
    ways: Callable[[Path], Iterator[None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[tuple[object, ...]] = []

    def noted(*name: int | str) -> Chance:
        names.append(name)
        return Chance(*name)

    for module in (bots_game, command, bout):
        monkeypatch.setattr(module, "Chance", noted)
    games_played = sum(1 for _ in ways(tmp_path))
    assert len(names) >= 2 * games_played
    assert len(set(names)) == len(names)

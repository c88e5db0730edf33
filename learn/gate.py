"""The games that decide: one judge with a network against one or several without, by the same search and equal cost."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from learn.settings import Playing
from malecon.arena.intervals import wilson
from malecon.bots.manner import Manner
from malecon.bots.thinker import BATCH, Thinker
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.insight import learned_judge
from malecon.engine.judge import Judge
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.views import View
from malecon.games import find_game

POSITIONS = 12  # to see what a simulation costs
ROUNDS = 3


@dataclass(frozen=True)
class Bout:
    """One game: who has the network, and how many simulations each may do."""

    game: str
    players: int
    deal: int
    seat: int
    file: Path
    learned: int  # simulations with the network
    plain: int  # and without


@dataclass
class Tally:
    games: int = 0
    wins: float = 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.wins += won

    def told(self) -> dict[str, float]:
        low, high = wilson(self.wins, self.games) if self.games else (0.0, 1.0)
        share = self.wins / max(self.games, 1)
        return {"games": self.games, "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def setting_of(game: Game, players: int) -> Setting:
    return Setting(game, [f"Seat {seat + 1}" for seat in range(players)])


def thinker(setting: Setting, chance: Chance, playing: Playing, judge: Judge, thoughts: int) -> Thinker:
    return Thinker(setting, chance, thoughts, None, Manner(depth=playing.depth), judge, remembers=True)


def play_bout(bout: Bout, playing: Playing, until: float) -> float | None:
    """The share of the victory of who has the network; None if there is no time left."""
    game = find_game(bout.game)
    setting = setting_of(game, bout.players)
    nature = Chance("nature", "gate", bout.deal)
    bots = []
    for seat in range(bout.players):
        chance = Chance("bot", "gate", bout.deal, (seat - bout.seat) % bout.players)
        if seat == bout.seat:
            bots.append(thinker(setting, chance, playing, learned_judge(setting, bout.file), bout.learned))
        else:
            bots.append(thinker(setting, chance, playing, game.fitted_judge(bout.players), bout.plain))
    match = Match(setting)
    while not match.over:
        if time.monotonic() > until:
            return None
        if match.nature_asked:
            match.play_nature(nature)
            continue
        seat = match.asked[0]
        legal = match.legal(seat)
        known = match.known() if len(legal) > 1 else None
        match.play(seat, bots[seat].choose(match.view(seat), legal, known=known))
    places = match.places()
    return 1 / places.count(1) if places[bout.seat] == 1 else 0.0


def bouts(game: str, players: int, file: Path, thoughts: int, cost: float, first: int = 1) -> Iterator[Bout]:
    """Every deal in every rotation. Who has no network may think as much longer as it costs."""
    deal = first
    while True:
        for seat in range(players):
            yield Bout(game, players, deal, seat, file, thoughts, round(thoughts * cost))
        deal += 1


def cost_of(game: str, players: int, file: Path, playing: Playing) -> float:
    """How many times as long a simulation takes with the network."""
    setting = setting_of(find_game(game), players)
    judges = (setting.game.fitted_judge(players), learned_judge(setting, file))
    spent = [[0.0] * ROUNDS, [0.0] * ROUNDS]
    for at, (view, legal) in enumerate(some_questions(setting)):
        for round_ in range(ROUNDS):
            for which, judge in enumerate(judges):
                bot = thinker(setting, Chance("cost", at), playing, judge, 4 * BATCH)
                search = bot.rooted(view, legal)
                tables = [bot.imagine(view) for _ in range(4)]
                begun = time.process_time()
                for table in tables:
                    search.think(table, 4 * BATCH)
                spent[which][round_] += time.process_time() - begun
    return min(spent[1]) / min(spent[0])


def some_questions(setting: Setting) -> Iterator[tuple[View, list[Move]]]:
    """Of a game of random moves."""
    match, chance, met = Match(setting), Chance("questions"), 0
    while not match.over and met < POSITIONS:
        if match.nature_asked:
            match.play_nature(chance)
            continue
        seat = match.asked[0]
        legal = match.legal(seat)
        if len(legal) > 2 and len(match.played) > 6 * met:
            met += 1
            yield match.view(seat), legal
        match.play(seat, legal[chance.below(len(legal))])

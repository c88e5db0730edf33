"""Networks of weights drawn by lot, and positions for them."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from librt.vecs import vec

from learn.integers import shapes
from learn.settings import read_settings
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.insight import Insight, Reading
from malecon.engine.judge import Judge
from malecon.engine.match import Match
from malecon.engine.network import Network
from malecon.engine.table import Table
from malecon.games import games

SIZES = {"second": 127, "second_begin": 20_000, "last": 600, "last_begin": 20_000}


def setting(game: Game, players: int) -> Setting:
    return Setting(game, [f"bot {seat + 1}" for seat in range(players)])


def fields_of(game: Game) -> tuple[str, ...]:
    return read_settings()[game.name].fields


def drawn(game: Game, size: int = 60, seed: int = 1) -> Insight:
    reading = Reading(game, 2, fields_of(game))
    generator = np.random.default_rng(seed)
    numbers: dict[str, list[int]] = {}
    for part, shape in shapes(len(reading.own.names), len(reading.common.names)).items():
        most = SIZES.get(part, size)
        numbers[part] = generator.integers(-most, most + 1, shape).reshape(-1).tolist()
    seen = {"own": reading.own.most, "common": reading.common.most}
    return Insight(reading.made_for(), tuple(game.players), fields_of(game), {}, numbers, seen)


def arrays(game: Game, insight: Insight) -> dict[str, Any]:
    reading = Reading(game, 2, insight.fields)
    known = shapes(len(reading.own.names), len(reading.common.names))
    return {part: np.array(insight.numbers[part]).reshape(shape) for part, shape in known.items()}


def positions(game: Game, players: int, every: int = 17) -> Iterator[Table]:
    """Of a game of random moves: the same table, as it goes on."""
    match, chance = Match(setting(game, players)), Chance("positions", players)
    while not match.over:
        if match.nature_asked:
            match.play_nature(chance)
            continue
        if len(match.played) % every == 0:
            yield match.table
        seat = match.asked[-1]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])


def said(judge: Judge, network: Network, table: Table) -> tuple[list[int], list[int]]:
    judge.network = network
    judge.consult(table)
    return [int(number) for number in network.wins], [int(number) for number in network.points]


def everything_said(each: Sequence[Game] = ()) -> list[int]:
    """What networks say in positions of all games, and what the judges make of it."""
    heard: list[int] = []
    for game in each or list(games().values()):
        for players in (2, game.players[-1]):
            judge, network = game.fitted_judge(players), drawn(game).network(game, players)
            wins, points = vec[float]([0.0] * players), vec[float]([0.0] * players)
            for table in positions(game, players):
                for numbers in said(judge, network, table):
                    heard += numbers
                judge.expect(table, wins, points)
                heard += [round(number * 1e9) for number in (*wins, *points)]
    return heard

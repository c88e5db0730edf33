"""The tables that the tests of the environments play at, and random games there."""

from collections.abc import Iterator

import pytest

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList, drawn
from malecon.engine.events import SILENT
from malecon.engine.game import Game, Setting
from malecon.engine.playout import first_asked
from malecon.engine.table import NATURE, Table
from malecon.environments.settings import SEATS
from malecon.games import games
from tests.contract.kit import Case

LONGEST = 5_000  # decisions of a game

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
each_number_of_players = pytest.mark.parametrize(
    ("game", "players"),
    [(game.name, players) for game in games().values() for players in game.players],
    ids=str,
)


def ways_to_hide() -> Iterator[Case]:
    """Every game with every number of players, and once with all that a table may choose, which hides other things."""
    for game in games().values():
        for players in game.players:
            yield Case(game, game.editions[0].id, players, ())
        chosen = tuple((option.name, option.values[1]) for option in game.options if not option.readings)
        yield Case(game, game.editions[-1].id, game.players[-1], chosen)


def moments(setting: Setting, seed: int) -> Iterator[Table]:
    """A table, whenever a seat is asked there, and at the end: in a game of random moves."""
    rules, moves, chance = setting.game.rules, MoveList(), Chance("moments", seed)
    table = setting.empty_table()
    rules.settle(table, SILENT)
    for _ in range(LONGEST):
        if table.over():
            yield table
            return
        seat = first_asked(table)
        if seat != NATURE:
            yield table
        rules.legal(table, seat, moves)
        if seat == NATURE:
            move = drawn(rules.decisions[table.decision()], table, table.argument(), moves, chance)
        else:
            move = moves.ids[chance.below(moves.count)]
        rules.play(table, seat, move, SILENT)
    raise AssertionError(f"a game of {LONGEST} decisions has no end")


def setting_of(game: Game, players: int) -> Setting:
    return Setting(game, SEATS[:players])


def legal_at(table: Table, game: Game, seat: int) -> list[int]:
    """The ids of the moves that a seat may play, in their order."""
    if not game.rules.asked(table) >> seat & 1:
        return []
    moves = MoveList()
    game.rules.legal(table, seat, moves)
    return sorted(moves.listed())

"""Positions of random games, each beside another that the seat which has to choose cannot tell from it."""

from collections.abc import Iterator

from malecon.engine.chance import Chance
from malecon.engine.game import Game
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import PLAYING, TableState
from tests.server.worlds import BEGINNING, imagined, new_table

SECRETIVE = {"delegate": "face-down", "lighthouse": "in-place", "holdings": "hidden"}  # options that hide the most
MOVES = 250  # of each game; most of the hidden things have come up by then


def indistinguishable(game: Game, seed: int) -> Iterator[tuple[int, TableState, TableState]]:
    """A seat that has to choose, its table, and one where everything that it cannot know is made up."""
    chance = Chance(seed)
    options = {option.name: SECRETIVE[option.name] for option in game.options if option.name in SECRETIVE}
    table = new_table(Plan(game.name, [SeatPlan()] * 3, options=options, hints=True), f"seed {seed}")
    for number in range(MOVES):
        if table.state != PLAYING:
            return
        seat = table.asked[chance.below(len(table.asked))]
        yield seat, table, imagined(table, seat, chance)
        legal = table.match.legal(seat)
        move = str(legal[chance.below(len(legal))])
        commands.move(table, seat, move, table.questions[seat], "", BEGINNING + number)


def differ(table: TableState, other: TableState) -> bool:
    """Whether there is anything that the seat cannot know, beside what the seed will bring."""
    return not other.match.table.same(table.match.table)

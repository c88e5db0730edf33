"""A bot in twenty lines, for every game: it tries each of its moves and takes the one that looks best a moment later.

    MALECON_BOTS=examples/greedy.py malecon arena santiago greedy 1 --games 40

Its name is that of its file. It is given its view, never the table: what it cannot see it has to imagine.
"""

from copy import copy

from malecon.engine.events import SILENT


class Greedy:
    def __init__(self, setting, chance):
        self.setting, self.chance = setting, chance

    def choose(self, view, legal, turn=None, known=None):
        table = self.setting.imagine(view, self.chance, known)
        return max(legal, key=lambda move: self.worth(copy(table), view["seat"], move))

    def worth(self, table, seat, move):
        game = self.setting.game
        game.rules.play(table, seat, move.id, SILENT)
        return game.evaluate(table, seat)


BOT = Greedy

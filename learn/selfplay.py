"""Self-play for a network: positions of games, and positions that a search comes to, with what a search thinks of them.

A network that only ever saw positions of good games overrates those that a search goes looking for. So what is labelled
is what a search asks about: children of its root, among them bad ones, and leaves. Games go on from some of these, too.
Everybody sees everything here: the table is the position that a judge is asked about, and the label is about it alone.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from learn.settings import Playing
from malecon.bots.manner import Manner
from malecon.bots.playouts import play_nature
from malecon.bots.search import Search
from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT
from malecon.engine.game import Game, Setting
from malecon.engine.judge import Judge
from malecon.engine.playout import first_asked
from malecon.engine.table import Table

LONGEST = 2000  # decisions: who goes round in circles is stopped
MOST = 1_000_000
ODD = (0, 20, 8)  # one move in so many is drawn by lot: never, now and then, or often, by game


@dataclass
class Example:
    """A position, and what is known of it: by a search, and by the end of the game, if one was played from here."""

    numbers: list[int]  # of the table
    wins: list[float]
    points: list[float]
    won: list[float] | None = None
    scored: list[float] | None = None
    sure: bool = True  # nobody did anything odd between here and the end
    visited: bool = False  # by a search only


class SelfPlay:
    """Games of one number of players."""

    def __init__(self, game: Game, players: int, playing: Playing, judge: Judge, chance: Chance) -> None:
        self.game = game
        self.rules = game.rules
        self.playing = playing
        self.judge = judge
        self.chance = chance
        self.setting = Setting(game, [f"Seat {seat + 1}" for seat in range(players)])
        self.seats = range(players)
        self.moves = MoveList()
        self.table, self.trial, self.label = (self.setting.empty_table() for _ in range(3))
        self.searches = [self.new_search(seat, playing.thoughts) for seat in self.seats]
        self.labellers = [self.new_search(seat, playing.label) for seat in self.seats]
        self.wins, self.points = vec[float]([0.0] * players), vec[float]([0.0] * players)

    def new_search(self, seat: int, thoughts: int) -> Search:
        names = [decision.name for decision in self.rules.decisions]
        secret = [names.index(name) for name in self.game.secrets if name in names]
        scratch = [self.setting.empty_table() for _ in range(3)]
        manner = Manner(depth=self.playing.depth)
        room = 4 * thoughts + 16
        return Search(
            self.rules, self.judge, scratch, seat, len(self.game.vocabulary), secret, manner, self.chance, room
        )

    def lot(self, share: float) -> bool:
        return int(self.chance.below(MOST)) < share * MOST

    # -- a game ------------------------------------------------------------------------------------------------------

    def play(self, until: float = float("inf")) -> list[Example]:
        """A whole game; past a moment of the monotonic clock it is given up, with the labels that there are."""
        table, chance = self.table, self.chance
        table.copy_from(self.setting.empty_table())
        self.rules.settle(table, SILENT)
        odd = ODD[chance.below(len(ODD))]
        path: list[Example] = []
        visited: list[Example] = []
        behind: set[int] = set()  # positions of this turn
        last = -1
        for _ in range(LONGEST):
            play_nature(self.rules, table, chance, self.moves)
            if table.over():
                self.told(path)
                break
            if time.monotonic() > until:
                return visited
            seat = int(first_asked(table))
            if seat != last:
                behind.clear()
                last = seat
            behind.add(table.digest())
            self.rules.legal(table, seat, self.moves)
            legal = self.moves.listed()
            if len(legal) == 1:
                self.rules.play(table, seat, legal[0], SILENT)
                continue
            search = self.searches[seat]
            searched(search, table, legal, self.playing.thoughts)
            if self.lot(0.5):
                path.append(Example(table.numbers(), *found_by(search, legal)))
            visited += self.visit(search, seat, legal)
            if self.lot(self.playing.jump) and not search.table.over():
                table.copy_from(search.table)
                doubt(path)
            elif odd and chance.below(odd) == 0:
                self.rules.play(table, seat, legal[chance.below(len(legal))], SILENT)
                doubt(path)
            else:
                self.rules.play(table, seat, self.best(search, seat, legal, behind), SILENT)
        return path + visited

    def best(self, search: Search, seat: int, legal: Sequence[int], behind: set[int]) -> int:
        """What was tried most often and does not lead back to where the turn has been."""
        ranked = sorted(legal, key=lambda move: (-search.tries_of(move), -search.value_of(move)))
        for move in ranked:
            self.trial.copy_from(self.table)
            self.rules.play(self.trial, seat, move, SILENT)
            if self.trial.digest() not in behind:
                return move
        return ranked[0]

    def told(self, path: list[Example]) -> None:
        """Write down how the game ended."""
        self.judge.settle(self.table, self.wins, self.points)
        for example in path:
            example.won, example.scored = list(self.wins), list(self.points)

    # -- what a search visits ----------------------------------------------------------------------------------------

    def visit(self, search: Search, seat: int, legal: Sequence[int]) -> list[Example]:
        """Now and then a child of the root and a leaf, as the judge was asked about them."""
        found = []
        if self.lot(self.playing.visited):
            self.trial.copy_from(self.table)
            self.rules.play(self.trial, seat, legal[self.chance.below(len(legal))], SILENT)
            found.append(self.labelled(self.trial))
        if self.lot(self.playing.visited):
            self.trial.copy_from(search.table)
            found.append(self.labelled(self.trial))
        return [example for example in found if example is not None]

    def labelled(self, position: Table) -> Example | None:
        """A position with what a longer search says of it, once Nature has answered; nothing if the game is over."""
        if position.over():
            return None
        numbers = position.numbers()
        table = self.label
        table.copy_from(position)
        for _ in range(LONGEST):
            play_nature(self.rules, table, self.chance, self.moves)
            if table.over():
                self.judge.settle(table, self.wins, self.points)
                return Example(numbers, list(self.wins), list(self.points), visited=True)
            seat = int(first_asked(table))
            self.rules.legal(table, seat, self.moves)
            legal = self.moves.listed()
            if len(legal) > 1:
                break
            self.rules.play(table, seat, legal[0], SILENT)
        else:
            return None
        search = self.labellers[seat]
        searched(search, table, legal, self.playing.label)
        return Example(numbers, *found_by(search, legal), visited=True)


def doubt(path: list[Example]) -> None:
    for example in path:
        example.sure = False


def searched(search: Search, table: Table, legal: Sequence[int], thoughts: int) -> None:
    search.plant(list(legal))
    search.anchor_on([table])
    search.think(table, thoughts)


def found_by(search: Search, legal: Sequence[int]) -> tuple[list[float], list[float]]:
    """Everybody's chance to win and points: of the moves that were tried most, mostly."""
    tries = [int(search.root_tries[move]) for move in legal]
    weights = [count * count for count in tries]
    total = sum(weights)

    def mean(of: list[list[float]]) -> list[float]:
        return [
            sum(weight * row[seat] for weight, row in zip(weights, of, strict=True)) / total
            for seat in range(search.seats)
        ]

    return mean([search.wins_of(move) for move in legal]), mean([search.points_of(move) for move in legal])

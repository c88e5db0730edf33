"""Information-set Monte-Carlo tree search: one tree for everything that the searching seat cannot tell apart.

Every simulation begins on a table that agrees with all that the seat has seen, goes down the tree by moves that are
legal there, plays on for a while and judges what has come of it; each player on the way is thought to maximise the own
chance to win. A question that several answer at once is one node: nobody sees what the others choose. Nature is
sampled, and what she draws, like any move that the searching seat does not see, leads on without a branch of its own.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.bots.manner import Manner
from malecon.bots.playouts import play_guided, play_nature
from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList, Rules
from malecon.engine.events import SILENT
from malecon.engine.judge import Judge
from malecon.engine.table import SEVERAL, Table, top

NONE: Final = -1
END: Final = 1_000_000  # decisions: no game has so many
DEEPEST: Final = 512  # edges of one simulation; the rest is played out
STEP: Final = 0.002  # chance to win that a further move in the same turn has to bring
FOR_POINTS: Final = 0.05  # of the value of a result: between equal chances to win, more points are better


class Search:
    """The tree and what it is made of. Nodes and edges are numbers; their number is bounded."""

    def __init__(
        self,
        rules: Rules,
        judge: Judge,
        scratch: list[Table],
        seat: i64,
        vocabulary: int,
        secret: list[int],
        manner: Manner,
        chance: Chance,
        nodes: int,
    ) -> None:
        """Three scratch tables are needed. `secret` are the numbers of the questions that others answer unseen."""
        self.rules: Final = rules
        self.judge: Final = judge
        self.table: Final = scratch[0]
        self.trial: Final = scratch[1]
        self.further: Final = scratch[2]
        self.seat: Final = seat
        self.seats: Final[i64] = scratch[0].seats
        self.manner: Final = manner
        self.chance: Final = chance
        self.moves: Final = MoveList()
        self.further_moves: Final = MoveList()
        self.secret: Final[vec[i64]] = vec[i64]([0] * len(rules.decisions))
        for decision in secret:
            self.secret[decision] = 1
        self.most_nodes: Final[i64] = nodes
        self.most_edges: Final[i64] = nodes * 6 + 1024
        # Of a node.
        self.first: Final[vec[i64]] = vec[i64]([NONE] * nodes)
        self.unseen: Final[vec[i64]] = vec[i64]([NONE] * nodes)  # the node after whatever the seat does not see
        self.visits: Final[vec[i64]] = vec[i64]([0] * nodes)
        self.node_count: i64 = 0
        # Of an edge.
        edges = nodes * 6 + 1024
        self.next: Final[vec[i64]] = vec[i64]([NONE] * edges)
        self.child: Final[vec[i64]] = vec[i64]([NONE] * edges)
        self.mover: Final[vec[i64]] = vec[i64]([0] * edges)
        self.move: Final[vec[i64]] = vec[i64]([0] * edges)
        self.tries: Final[vec[i64]] = vec[i64]([0] * edges)
        self.value: Final[vec[float]] = vec[float]([0.0] * edges)  # the sum of what the mover got
        self.promise: Final[vec[float]] = vec[float]([0.0] * edges)  # how much the move is worth trying
        self.edge_count: i64 = 0
        # Of the moves at the root: what came of them for everybody.
        self.root: i64 = NONE
        self.root_move: i64 = NONE
        self.root_tries: Final[vec[i64]] = vec[i64]([0] * vocabulary)
        self.root_wins: Final[vec[float]] = vec[float]([0.0] * (vocabulary * scratch[0].seats))
        self.root_points: Final[vec[float]] = vec[float]([0.0] * (vocabulary * scratch[0].seats))
        # Of an imagined table, before anything is played on it.
        self.base: Final[vec[float]] = vec[float]([0.0] * scratch[0].seats)
        self.anchor: Final[vec[float]] = vec[float]([0.0] * scratch[0].seats)  # the same, on average
        # Of one simulation.
        self.path: Final[vec[i64]] = vec[i64]([0] * DEEPEST)
        self.length: i64 = 0
        self.wins: Final[vec[float]] = vec[float]([0.0] * scratch[0].seats)
        self.points: Final[vec[float]] = vec[float]([0.0] * scratch[0].seats)
        self.mark: Final[vec[i64]] = vec[i64]([0] * vocabulary)
        self.stamp: i64 = 0
        self.new_moves: Final[vec[i64]] = vec[i64]([0] * 1024)
        self.new_values: Final[vec[float]] = vec[float]([0.0] * 1024)

    # -- the root ---------------------------------------------------------------------------------------------------

    def plant(self, legal: list[int]) -> None:
        """Begin a new tree."""
        self.node_count = 0
        self.edge_count = 0
        self.root = self.new_node()
        self.forget(legal)

    def regrow(self, move: i64, legal: list[int]) -> bool:
        """Go on with the part of the tree below a move that was played; False if there is none worth keeping."""
        edge = self.root_edge(move)
        if edge == NONE or self.child[edge] == NONE or self.node_count * 2 > self.most_nodes:
            return False
        self.root = self.child[edge]
        self.forget(legal)
        return True

    def forget(self, legal: list[int]) -> None:
        for move in legal:
            self.root_tries[move] = 0
            for seat in range(self.seats):
                self.root_wins[move * self.seats + seat] = 0.0
                self.root_points[move * self.seats + seat] = 0.0

    def root_edge(self, move: i64) -> i64:
        edge = self.first[self.root]
        while edge != NONE:
            if self.mover[edge] == self.seat and self.move[edge] == move:
                return edge
            edge = self.next[edge]
        return NONE

    def tries_of(self, move: int) -> int:
        """How often a move was tried, in this search and in what it took over."""
        edge = self.root_edge(move)
        return 0 if edge == NONE else self.tries[edge]

    def value_of(self, move: int) -> float:
        """What came of a move on average for the seat: mostly its chance to win."""
        edge = self.root_edge(move)
        if edge == NONE or self.tries[edge] == 0:
            return 0.0
        return self.value[edge] / float(self.tries[edge])

    def wins_of(self, move: int) -> list[float]:
        """Each seat's chance to win after a move, as far as it was tried in this search."""
        tries = max(self.root_tries[move], 1)
        return [self.root_wins[move * self.seats + seat] / float(tries) for seat in range(self.seats)]

    def points_of(self, move: int) -> list[float]:
        tries = max(self.root_tries[move], 1)
        return [self.root_points[move * self.seats + seat] / float(tries) for seat in range(self.seats)]

    def lead(self, legal: list[int]) -> int:
        """By how many tries the first of the moves is ahead of the second."""
        most: i64 = 0
        second: i64 = 0
        for move in legal:
            tries = self.tries_of(move)
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second

    # -- simulations ------------------------------------------------------------------------------------------------

    def anchor_on(self, imagined: list[Table]) -> None:
        """What everybody can expect as things stand, from a few tables that were imagined.

        Hidden points make one imagined table much better than another, which has nothing to do with any move: results
        are told by how they differ from what their table promised.
        """
        seat: i64 = 0
        while seat < self.seats:
            self.anchor[seat] = 0.0
            seat += 1
        if not self.manner.guided:
            return
        for table in imagined:
            self.appraise(table)
            seat = 0
            while seat < self.seats:
                self.anchor[seat] += self.base[seat] / float(len(imagined))
                seat += 1

    def appraise(self, table: Table) -> None:
        self.judge.expect(table, self.wins, self.points)
        total = self.points_of_all()
        seat: i64 = 0
        while seat < self.seats:
            self.base[seat] = self.result(seat, total)
            seat += 1

    def think(self, imagined: Table, count: int) -> None:
        """So many simulations that begin on an imagined table."""
        if self.manner.guided:
            self.appraise(imagined)
        i: i64 = 0
        while i < count:
            self.table.copy_from(imagined)
            self.simulate()
            i += 1

    def simulate(self) -> None:
        table = self.table
        self.length = 0
        self.root_move = NONE
        node = self.root
        while True:
            play_nature(self.rules, table, self.chance, self.moves)
            if table.cells[0] == 0:
                break
            asked = table.cells[top(table) + 1]
            if asked != SEVERAL:
                self.rules.legal(table, asked, self.moves)
                if self.moves.count == 1:
                    self.rules.play(table, asked, self.moves.ids[0], SILENT)
                    continue
            self.visits[node] += 1
            if self.visits[node] == 1 and node != self.root:
                break
            node = self.together(node) if asked == SEVERAL else self.alone(node, asked)
            if node == NONE or self.length >= DEEPEST - self.seats:
                break
        if table.cells[0] > 0:
            self.play_on()
        self.judge.expect(table, self.wins, self.points)
        self.tell()

    def play_on(self) -> None:
        """The playout from where the tree ends: by the judge, or in plain UCT by lot, to the end of the game."""
        manner = self.manner
        few: i64 = manner.few if manner.guided else 1
        most: i64 = manner.depth if manner.guided else END
        last: i64 = self.mover[self.path[self.length - 1]] if self.length > 0 else NONE
        play_guided(
            self.rules,
            self.judge,
            self.table,
            most,
            manner.ending,
            last,
            few,
            self.trial,
            self.chance,
            self.moves,
        )

    def alone(self, node: i64, seat: i64) -> i64:
        """One seat chooses among the moves that are listed; the node after that."""
        decision = self.table.cells[top(self.table)]
        edge = self.choose(node, seat)
        if edge == NONE:
            return NONE
        self.take(node, edge)
        if seat != self.seat and self.secret[decision] == 1:
            return self.after_unseen(node)
        return self.after(edge)

    def together(self, node: i64) -> i64:
        """Several choose at once, none knowing of the others; the node after all of them."""
        table = self.table
        own: i64 = NONE
        one: i64 = 1
        while True:
            mask = table.cells[top(table) + 2]
            seat: i64 = 0
            while (mask >> seat) & 1 == 0:
                seat += 1
            self.rules.legal(table, seat, self.moves)
            if self.moves.count == 1:
                self.rules.play(table, seat, self.moves.ids[0], SILENT)
            else:
                edge = self.choose(node, seat)
                if edge == NONE:
                    return NONE
                self.take(node, edge)
                if seat == self.seat:
                    own = edge
            left = mask & ~(one << seat)
            if left == 0 or table.cells[0] == 0:
                break
            at = top(table)
            if table.cells[at + 1] != SEVERAL or table.cells[at + 2] != left:
                break
        return self.after_unseen(node) if own == NONE else self.after(own)

    def take(self, node: i64, edge: i64) -> None:
        self.path[self.length] = edge
        self.length += 1
        if node == self.root and self.mover[edge] == self.seat and self.root_move == NONE:
            self.root_move = self.move[edge]
        self.rules.play(self.table, self.mover[edge], self.move[edge], SILENT)

    def tell(self) -> None:
        """Add the result to every edge on the way."""
        total = self.points_of_all()
        further = 0.0
        i = self.length - 1
        while i >= 0:
            edge = self.path[i]
            self.tries[edge] += 1
            self.value[edge] += self.steady(self.mover[edge], total) - further * STEP
            further = further + 1.0 if i > 0 and self.mover[self.path[i - 1]] == self.mover[edge] else 0.0
            i -= 1
        if self.root_move != NONE:
            self.root_tries[self.root_move] += 1
            start = self.root_move * self.seats
            seat: i64 = 0
            while seat < self.seats:
                self.root_wins[start + seat] += self.wins[seat]
                self.root_points[start + seat] += self.points[seat]
                seat += 1

    def points_of_all(self) -> float:
        total = 0.0
        seat: i64 = 0
        while seat < self.seats:
            total += max(self.points[seat], 0.0)
            seat += 1
        return total

    def steady(self, seat: i64, total: float) -> float:
        """A result, less what the imagined table had promised, and more what can be expected on average."""
        return self.result(seat, total) - self.base[seat] + self.anchor[seat]

    def result(self, seat: i64, total: float) -> float:
        share = max(self.points[seat], 0.0) / total if total > 0.0 else 0.0
        return self.wins[seat] * (1.0 - FOR_POINTS) + share * FOR_POINTS

    # -- the tree ---------------------------------------------------------------------------------------------------

    def new_node(self) -> i64:
        if self.node_count == self.most_nodes:
            return NONE
        node = self.node_count
        self.node_count += 1
        self.first[node] = NONE
        self.unseen[node] = NONE
        self.visits[node] = 0
        return node

    def after(self, edge: i64) -> i64:
        if self.child[edge] == NONE:
            self.child[edge] = self.new_node()
        return self.child[edge]

    def after_unseen(self, node: i64) -> i64:
        if self.unseen[node] == NONE:
            self.unseen[node] = self.new_node()
        return self.unseen[node]

    def choose(self, node: i64, seat: i64) -> i64:
        """The edge to follow for one of the listed moves; none if there is no more room for edges."""
        moves = self.moves
        self.stamp += 1
        i: i64 = 0
        while i < moves.count:
            self.mark[moves.ids[i]] = self.stamp
            i += 1
        known: i64 = 0
        last: i64 = NONE
        edge = self.first[node]
        while edge != NONE:
            if self.mover[edge] == seat and self.mark[self.move[edge]] == self.stamp:
                known += 1
            last = edge
            edge = self.next[edge]
        if known < moves.count and not self.sprout(node, seat, last):
            return NONE
        return self.most_promising(node, seat) if self.manner.guided else self.plain_uct(node, seat)

    def most_promising(self, node: i64, seat: i64) -> i64:
        """By what came of a move so far, and what the judge thought of it; at first only the best few are tried."""
        allowed = self.manner.width + self.manner.widening * math.sqrt(float(self.visits[node]))
        considered: i64 = 0
        tries: i64 = 0
        promised = 0.0
        edge = self.first[node]
        while edge != NONE and float(considered) < allowed:
            if self.mover[edge] == seat and self.mark[self.move[edge]] == self.stamp:
                considered += 1
                tries += self.tries[edge]
                promised += self.promise[edge]
            edge = self.next[edge]
        urge = self.manner.exploration * math.sqrt(float(tries)) / promised
        best: i64 = NONE
        most = -9.0
        edge = self.first[node]
        while edge != NONE and considered > 0:
            if self.mover[edge] == seat and self.mark[self.move[edge]] == self.stamp:
                considered -= 1
                tried = float(self.tries[edge])
                found = self.value[edge] / tried + urge * self.promise[edge] / (1.0 + tried)
                if found > most:
                    most = found
                    best = edge
            edge = self.next[edge]
        return best

    def plain_uct(self, node: i64, seat: i64) -> i64:
        """An untried move if there is one, else by upper confidence bounds."""
        tries: i64 = 0
        edge = self.first[node]
        while edge != NONE:
            if self.mover[edge] == seat and self.mark[self.move[edge]] == self.stamp:
                if self.tries[edge] == 0:
                    return edge
                tries += self.tries[edge]
            edge = self.next[edge]
        log = math.log(float(tries))
        best: i64 = NONE
        most = -9.0
        edge = self.first[node]
        while edge != NONE:
            if self.mover[edge] == seat and self.mark[self.move[edge]] == self.stamp:
                tried = float(self.tries[edge])
                found = self.value[edge] / tried + self.manner.exploration * math.sqrt(log / tried)
                if found > most:
                    most = found
                    best = edge
            edge = self.next[edge]
        return best

    def sprout(self, node: i64, seat: i64, last: i64) -> bool:
        """Add edges for the listed moves that have none yet, the most promising ones first."""
        edge = self.first[node]
        while edge != NONE:
            if self.mover[edge] == seat and self.mark[self.move[edge]] == self.stamp:
                self.mark[self.move[edge]] = -self.stamp  # known
            edge = self.next[edge]
        if self.manner.guided:
            self.judge.consult(self.table)
        count: i64 = 0
        i: i64 = 0
        while i < self.moves.count:
            move = self.moves.ids[i]
            if self.mark[move] == self.stamp:
                self.line_up(move, self.prospect(seat, move), count)
                count += 1
            self.mark[move] = self.stamp
            i += 1
        if self.edge_count + count > self.most_edges:
            return False
        i = 0
        while i < count:
            new = self.edge_count
            self.edge_count += 1
            self.next[new] = NONE
            self.child[new] = NONE
            self.mover[new] = seat
            self.move[new] = self.new_moves[i]
            # What the judge thought counts as a first try.
            self.tries[new] = 1 if self.manner.guided else 0
            self.value[new] = self.new_values[i] if self.manner.guided else 0.0
            self.promise[new] = math.exp(self.new_values[i] / self.manner.focus)
            if last == NONE:
                self.first[node] = new
            else:
                self.next[last] = new
            last = new
            i += 1
        return True

    def prospect(self, seat: i64, move: i64) -> float:
        """What the judge thinks of a move; by lot in plain UCT, so that no move comes first by its name."""
        if not self.manner.guided:
            return float(self.chance.next()) / 4294967296.0
        self.trial.copy_from(self.table)
        self.rules.play(self.trial, seat, move, SILENT)
        if self.manner.plan > 0 and self.rules.asks(self.trial, seat):
            play_guided(
                self.rules,
                self.judge,
                self.trial,
                0,
                self.manner.plan,
                seat,
                self.manner.few,
                self.further,
                self.chance,
                self.further_moves,
            )
        self.judge.expect_after(self.trial, self.wins, self.points)
        return self.steady(seat, self.points_of_all())

    def line_up(self, move: i64, value: float, count: i64) -> None:
        """Into the row of new moves, in the order of their value."""
        at = count
        while at > 0 and self.new_values[at - 1] < value:
            self.new_moves[at] = self.new_moves[at - 1]
            self.new_values[at] = self.new_values[at - 1]
            at -= 1
        self.new_moves[at] = move
        self.new_values[at] = value

"""The table: the bag, the pearl in the middle, the cards and the points."""

from malecon.engine.table import NOBODY, Table

from .words import BID, BOARD, CARD_IS, MIDDLE, PEARL

Box = dict[str, dict[str, int]]  # of each pearl, how many there are and what it is worth


class PearlsTable(Table):
    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(32, seats)
        self.box = box
        self.board = self.row("board", BOARD)
        self.bag = self.row("bag", PEARL)
        self.middle = self.row("middle", MIDDLE, PEARL)
        self.card = self.grid("card", self.by_seat, BID, CARD_IS)
        self.points = self.row("points", self.by_seat)
        self.middle.fill(NOBODY)
        for pearl, word in enumerate(PEARL.words):
            self.bag[pearl] = box[word]["count"]

    def worth(self, pearl: int) -> int:
        return self.box[PEARL.words[pearl]]["points"]

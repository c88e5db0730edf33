"""A table in words, for whoever cannot see it or wants to read it: the sheet of a game as rows of plain text."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from malecon.engine.game import Setting
from malecon.engine.sheet import NONE, Area, Cell, Column, Grid, Note, Row, Scene, Speech, Squares, Things, Tile, Tiles
from malecon.engine.views import View
from malecon.games import find_sheet

MOMENT = "moment"  # the name of the area that says where in the game one is


@dataclass(frozen=True)
class Item:
    """A thing or a number, and what it costs or does."""

    text: str
    note: str = ""


@dataclass(frozen=True)
class Line:
    """A row; without a label it goes on with the title."""

    label: str
    items: list[Item]


@dataclass
class Part:
    """A part of the table; `moment` is where in the game one is, and may have a title only."""

    name: str
    title: str
    rows: list[Line] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@dataclass
class Player:
    """What everybody may see of a player, and the player alone of the own things."""

    seat: int
    name: str
    marks: list[str] = field(default_factory=list)
    rows: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class TableInWords:
    """A table, as one viewer sees it."""

    areas: list[Part]
    players: list[Player]


def in_words(setting: Setting, view: View, speech: Speech) -> TableInWords:
    scene = Scene(view, setting, speech)
    return Telling(scene, speech).told(find_sheet(setting.game).areas(scene))


class Telling:
    """What all share area by area, and what is a player's under the player's name."""

    def __init__(self, scene: Scene, speech: Speech) -> None:
        self.speech = speech
        self.areas: list[Part] = []
        self.players = [Player(seat, name) for seat, name in enumerate(scene.setting.seats)]

    def told(self, areas: Sequence[Area]) -> TableInWords:
        for area in areas:
            self.begin(area.name, area.heading)
            for block in area.blocks:
                match block:
                    case Grid():
                        self.tell_grid(area, block)
                    case Tiles():
                        self.areas[-1].rows += [self.tile(tile) for tile in block.tiles]
                    case Things():
                        self.tell_things(area, block)
                    case Squares():
                        self.tell_squares(area, block)
                    case Note():
                        self.areas[-1].notes += [block.text.words] if block.about == "things" else []
        return TableInWords(
            [area for area in self.areas if area.rows or area.notes or area.name == MOMENT], self.players
        )

    def begin(self, name: str, heading: Sequence[str]) -> None:
        """An area without a heading goes on with the one above."""
        if heading or not self.areas:
            self.areas.append(Part(name, " · ".join(heading)))

    # -- grids --------------------------------------------------------------------------------------------------------

    def tell_grid(self, area: Area, grid: Grid) -> None:
        if grid.order == "play":
            self.areas[-1].rows.append(Line("", [Item(row.label.words) for row in grid.rows]))
        for row in grid.rows:
            if row.heading:
                self.begin(f"{area.name}-more", row.heading)
            if row.label.seat is None:
                self.areas[-1].rows.append(Line(row.label.words, list(self.shared(grid, row))))
            else:
                player = self.players[row.label.seat]
                player.marks += [mark for mark in row.marks if mark not in player.marks]
                player.rows += self.owned(area, grid, row)

    def shared(self, grid: Grid, row: Row) -> Iterator[Item]:
        if all(cell.words == NONE for cells in row.places for cell in cells):
            yield self.nothing()
            return
        for column, cells in zip(grid.columns, row.places, strict=True):
            yield from (self.item(cell, column.head, column.kind) for cell in cells)

    def owned(self, area: Area, grid: Grid, row: Row) -> Iterator[Line]:
        """Columns that belong together make one row, without what there is none of; others have one each."""
        places = zip(grid.columns, row.places, strict=True)
        for label, among in groupby(places, key=lambda place: place[0].among or place[0].head):
            found = list(among)
            if len(found) == 1:
                items = [self.item(cell) for cell in found[0][1]]
            else:
                items = self.counted([(column, cells[0]) for column, cells in found if cells])
            yield Line(label or area.heading[0], items or [self.nothing()])

    def counted(self, counts: Sequence[tuple[Column, Cell]]) -> list[Item]:
        said = {cell.words for _, cell in counts}
        if len(said) == 1 and not said & {"0"}:  # all of it is hidden
            return [Item(word) for word in said]
        return [self.item(cell, column.head, column.kind) for column, cell in counts if cell.words != "0"]

    def nothing(self) -> Item:
        return Item(self.speech.say("page-nothing"))

    # -- other blocks -------------------------------------------------------------------------------------------------

    def tile(self, tile: Tile) -> Line:
        """A sign that is neither letter nor number has no name."""
        sign = tile.sign if tile.sign[:1].isalnum() else ""
        told = [self.item(line) for line in tile.lines if line.words]
        foot = [Item(tile.foot)] if tile.foot else []
        if sign.isdigit():
            return Line(f"{sign} {tile.name.words}", [*told, *foot] or [self.nothing()])
        worth = [Item(sign)] if sign else []
        return Line(tile.name.words, [*worth, *told, *foot] or [self.nothing()])

    def tell_things(self, area: Area, block: Things) -> None:
        rows = [
            Line(label, [self.item(thing) for thing in things] or [self.nothing()]) for label, things in block.groups
        ]
        if block.seat is None:
            self.areas[-1].rows += rows
        else:
            titled = [Line(row.label or area.heading[0], row.items) for row in rows]
            self.players[block.seat].rows += titled

    def tell_squares(self, area: Area, block: Squares) -> None:
        assert block.owner.seat is not None
        items = [Item(block.about)]
        for letter, squares in block.down:
            items += [
                self.item(square, letter + number, "words")
                for number, square in zip(block.across, squares, strict=True)
            ]
        self.players[block.owner.seat].rows.append(Line(area.heading[0], items))

    def item(self, cell: Cell, head: str = "", kind: str = "numbers") -> Item:
        price, note = cell.price.words if cell.price else "", cell.note
        if price and note:
            note = self.speech.say("label-cost-and-effect", cost=price, effect=note)
        text = self.speech.say("page-nothing") if cell.words == NONE else cell.words
        if head and kind == "numbers":
            text = self.speech.say("label-named-count", name=head, count=text)
        elif head:
            text = self.speech.say("label-thing-at", where=head, thing=text)
        return Item(text, note or price)

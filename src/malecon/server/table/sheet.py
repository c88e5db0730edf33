"""A table in words, for whoever cannot see it or wants to read it: the sheet of a game as rows of plain text."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from malecon.engine.game import Setting
from malecon.engine.sheet import NONE, Area, Cell, Column, Grid, Note, Row, Scene, Squares, Things, Tile, Tiles
from malecon.engine.views import View
from malecon.games import find_sheet
from malecon.server import wire
from malecon.server.errors import Conflict
from malecon.server.table.messages import speech_of, view_of
from malecon.server.table.state import TableState
from malecon.text import Texts


def sheet_for(table: TableState, viewer: int | None, language: str) -> wire.Sheet:
    """How the table stands, for the eyes of one viewer."""
    if table.game_match is None:
        raise Conflict("error-table-waiting")
    speech = speech_of(table, language)
    assert speech is not None
    return in_words(table.match.setting, view_of(table, viewer), speech)


def in_words(setting: Setting, view: View, speech: Texts) -> wire.Sheet:
    scene = Scene(view, setting, speech)
    return Telling(scene, speech).told(find_sheet(setting.game).areas(scene))


class Telling:
    """What all share area by area, and what is a player's under the player's name."""

    def __init__(self, scene: Scene, speech: Texts) -> None:
        self.speech = speech
        self.areas: list[wire.SheetArea] = []
        self.players = [wire.SheetPlayer(seat, name) for seat, name in enumerate(scene.setting.seats)]

    def told(self, areas: Sequence[Area]) -> wire.Sheet:
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
        return wire.Sheet([area for area in self.areas if area.rows or area.notes or area.name == MOMENT], self.players)

    def begin(self, name: str, heading: Sequence[str]) -> None:
        """An area without a heading goes on with the one above."""
        if heading or not self.areas:
            self.areas.append(wire.SheetArea(name, " · ".join(heading)))

    # -- grids --------------------------------------------------------------------------------------------------------

    def tell_grid(self, area: Area, grid: Grid) -> None:
        if grid.order == "play":
            self.areas[-1].rows.append(wire.SheetRow("", [wire.SheetItem(row.label.words) for row in grid.rows]))
        for row in grid.rows:
            if row.heading:
                self.begin(f"{area.name}-more", row.heading)
            if row.label.seat is None:
                self.areas[-1].rows.append(wire.SheetRow(row.label.words, list(self.shared(grid, row))))
            else:
                player = self.players[row.label.seat]
                player.marks += [mark for mark in row.marks if mark not in player.marks]
                player.rows += self.owned(area, grid, row)

    def shared(self, grid: Grid, row: Row) -> Iterator[wire.SheetItem]:
        if all(cell.words == NONE for cells in row.places for cell in cells):
            yield self.nothing()
            return
        for column, cells in zip(grid.columns, row.places, strict=True):
            yield from (self.item(cell, column.head, column.kind) for cell in cells)

    def owned(self, area: Area, grid: Grid, row: Row) -> Iterator[wire.SheetRow]:
        """Columns that belong together make one row, without what there is none of; others have one each."""
        places = zip(grid.columns, row.places, strict=True)
        for label, among in groupby(places, key=lambda place: place[0].among or place[0].head):
            found = list(among)
            if len(found) == 1:
                items = [self.item(cell) for cell in found[0][1]]
            else:
                items = self.counted([(column, cells[0]) for column, cells in found if cells])
            yield wire.SheetRow(label or area.heading[0], items or [self.nothing()])

    def counted(self, counts: Sequence[tuple[Column, Cell]]) -> list[wire.SheetItem]:
        said = {cell.words for _, cell in counts}
        if len(said) == 1 and not said & {"0"}:  # all of it is hidden
            return [wire.SheetItem(word) for word in said]
        return [self.item(cell, column.head, column.kind) for column, cell in counts if cell.words != "0"]

    def nothing(self) -> wire.SheetItem:
        return wire.SheetItem(self.speech.say("page-nothing"))

    # -- other blocks -------------------------------------------------------------------------------------------------

    def tile(self, tile: Tile) -> wire.SheetRow:
        """A sign that is neither letter nor number has no name."""
        sign = tile.sign if tile.sign[:1].isalnum() else ""
        told = [self.item(line) for line in tile.lines if line.words]
        foot = [wire.SheetItem(tile.foot)] if tile.foot else []
        if sign.isdigit():
            return wire.SheetRow(f"{sign} {tile.name.words}", [*told, *foot] or [self.nothing()])
        worth = [wire.SheetItem(sign)] if sign else []
        return wire.SheetRow(tile.name.words, [*worth, *told, *foot] or [self.nothing()])

    def tell_things(self, area: Area, block: Things) -> None:
        rows = [
            wire.SheetRow(label, [self.item(thing) for thing in things] or [self.nothing()])
            for label, things in block.groups
        ]
        if block.seat is None:
            self.areas[-1].rows += rows
        else:
            titled = [wire.SheetRow(row.label or area.heading[0], row.items) for row in rows]
            self.players[block.seat].rows += titled

    def tell_squares(self, area: Area, block: Squares) -> None:
        assert block.owner.seat is not None
        items = [wire.SheetItem(block.about)]
        for letter, squares in block.down:
            items += [
                self.item(square, letter + number, "words")
                for number, square in zip(block.across, squares, strict=True)
            ]
        self.players[block.owner.seat].rows.append(wire.SheetRow(area.heading[0], items))

    def item(self, cell: Cell, head: str = "", kind: str = "numbers") -> wire.SheetItem:
        price, note = cell.price.words if cell.price else "", cell.note
        if price and note:
            note = self.speech.say("label-cost-and-effect", cost=price, effect=note)
        text = self.speech.say("page-nothing") if cell.words == NONE else cell.words
        if head and kind == "numbers":
            text = self.speech.say("label-named-count", name=head, count=text)
        elif head:
            text = self.speech.say("label-thing-at", where=head, thing=text)
        return wire.SheetItem(text, note or price)


MOMENT = "moment"  # the name of the area that says where in the game one is

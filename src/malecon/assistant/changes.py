"""What has changed on a table in words: the rows that are not as they were when it was last looked at."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from malecon.drawing.words import Item, Line, TableInWords
from malecon.text import Texts

SHORT = 70  # characters: a row like this is told as a whole
PLACE = re.compile(r"(\d+) (.+)")  # a label that begins with a place in a row or ring

NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Row:
    """What stands at one place of the table."""

    label: str
    items: tuple[str, ...]

    def text(self, speech: Texts) -> str:
        return labelled(speech, self.label, ", ".join(self.items))


Rows = Mapping[str, Row]  # each under a name that stays while its numbers change


def said(item: Item) -> str:
    return f"{item.text} ({item.note})" if item.note else item.text


def labelled(speech: Texts, label: str, words: str) -> str:
    return speech.say("assistant-row", label=label, words=words) if label else words


def whole(speech: Texts, table: TableInWords) -> Iterator[str]:
    """All of it, line by line."""
    for area in table.areas:
        yield f"# {area.title}" if area.title else "#"
        yield from (row_of("", line).text(speech) for line in area.rows)
        yield from area.notes
    for player in table.players:
        yield f"# {', '.join((player.name, *player.marks))}"
        yield from (row_of("", line).text(speech) for line in player.rows)


def rows_of(table: TableInWords) -> dict[str, Row]:
    """Every row. What moves on by a place need not be told anew: the order of such an area is a row of its own."""
    rows: dict[str, Row] = {}
    for area in table.areas:
        title = area.title.partition(" · ")[0]
        if area.title:
            put(rows, area.name, Row("", (area.title,)))
        order = [found for line in area.rows if (found := PLACE.fullmatch(line.label))]
        if order:
            put(rows, area.name, Row(title, (", ".join(found[0] for found in order),)))
        for line in area.rows:
            put(rows, area.name, moved_row(title, line))
    for player in table.players:
        for line in player.rows:
            put(rows, player.name, row_of(player.name, line))
    return rows


def row_of(where: str, line: Line) -> Row:
    label = ", ".join(filter(None, (where, line.label)))
    return Row(label, tuple(map(said, line.items)))


def moved_row(where: str, line: Line) -> Row:
    """Without its place."""
    found = PLACE.fullmatch(line.label)
    return row_of(where, Line(found[2], line.items) if found else line)


def put(rows: dict[str, Row], where: str, row: Row) -> None:
    """Where two rows would have one name, the second gets a number."""
    wanted = f"{where} {NUMBER.sub('#', row.label.removeprefix(where))}"
    name, number = wanted, 1
    while name in rows:
        number += 1
        name = f"{wanted} {number}"
    rows[name] = row


def differences(speech: Texts, before: Rows, after: Rows) -> Iterator[str]:
    """A line for each row that is new (+), gone (−) or not as it was; of a long one only what came and what went."""
    for name, row in after.items():
        if name not in before:
            yield f"+ {row.text(speech)}"
        elif before[name].items != row.items:
            yield changed(speech, before[name], row)
    for name, row in before.items():
        if name not in after:
            yield f"− {row.label or row.text(speech)}"


def changed(speech: Texts, before: Row, after: Row) -> str:
    if len(after.text(speech)) <= SHORT or len(after.items) == 1:
        return after.text(speech)
    if len(before.items) == len(after.items):
        told = [item for old, item in zip(before.items, after.items, strict=True) if item != old]
    else:
        came = [item for item in after.items if item not in before.items]
        named = {head(item) for item in came}
        went = [item for item in before.items if item not in after.items and head(item) not in named]
        told = [*came, *(f"− {item}" for item in went)]
    return labelled(speech, after.label, ", ".join(told))


def head(item: str) -> str:
    """What an item is about, whatever its numbers: `rum 2` and `rum 3` are about the rum."""
    return NUMBER.sub("#", item.partition(":")[0])

"""Positions: everything on a table in one line of text that a person can read and a program can go on from
(see docs/notation.md).

What a seat knows is written in the same way: a table as it may be, imagined from the view and nothing else.
"""

import binascii
import hashlib
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.frames import read_frames, spelled_frames
from malecon.engine.game import Game, Setting
from malecon.engine.match import Beginning, Match
from malecon.engine.memory import Known
from malecon.engine.soundness import confirm_sound
from malecon.engine.spelling import known_word, lines_of, read_spelled, spelled
from malecon.engine.table import Table

VERSION = "1"
FIRST = f"malecon:{VERSION}"
FOLDED = f"{FIRST}:"
PERHAPS = "perhaps"  # before what only some may know, in the line of a seat: some of it is made up
UNCHECKED = "none"  # the check of a line that was written by hand
LONGEST = 20_000  # characters; none of ours comes near
REQUIRED = ("game", "edition", "components", "seats", "asks", "check")
HEADER = (*REQUIRED, "options", "sees", "known")
ENTRY = re.compile(r"([a-z]+):(.*)|([a-z0-9_.+-]+)=(.*)")


@dataclass(frozen=True)
class Position:
    """A table at one moment: as it is, or as a seat may take it to be; and what is remembered beside it."""

    setting: Setting
    table: Table
    seat: int | None = None  # whose knowledge it is; of the whole truth, nobody's
    known: Known | None = None

    def __repr__(self) -> str:
        whose = "" if self.seat is None else f", as seat {self.seat + 1} knows it"
        return f"Position({self.setting.game.name}, {len(self.setting.seats)} seats{whose})"

    def match(self) -> Match:
        """A match that goes on from here."""
        return Match(self.setting, Beginning(self.table, self.known))


def position_of(match: Match, seat: int | None = None, chance: Chance | None = None) -> Position:
    """The position of a match; of a seat, what its player knows who has forgotten nothing.

    What that leaves open is made up by chance, or always in the same way: equal knowledge makes equal lines.
    """
    known = match.known()
    if seat is None:
        return Position(match.setting, match.table, None, known)
    imagined = match.setting.imagine(match.view(seat), chance or Chance("position", seat), known)
    return Position(match.setting, imagined, seat, known)


# -- writing --------------------------------------------------------------------------------------------------------


def print_position(position: Position) -> str:
    told = " ".join(entries(position))
    return f"{told} check:{checksum(told)}"


def folded(line: str) -> str:
    """The same for a link: about half as long, without blanks, and nobody can read it."""
    return FOLDED + urlsafe_b64encode(zlib.compress(line.encode(), 9)).decode().rstrip("=")


def checksum(told: str) -> str:
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def entries(position: Position) -> Iterator[str]:
    setting, table = position.setting, position.table
    yield FIRST
    yield f"game:{setting.game.name}"
    yield f"edition:{setting.edition.id}"
    yield f"components:{setting.components.hash}"
    yield f"seats:{','.join(escape(name) for name in setting.seats)}"
    if changed := changed_options(setting):
        yield f"options:{','.join(f'{name}={value}' for name, value in changed.items())}"
    if position.seat is not None:
        yield f"sees:{position.seat + 1}"
    yield f"asks:{spelled_frames(setting.game.rules, table)}"
    yield from spelled_fields(position)
    if remembered := what_is_remembered(position):
        yield f"known:{remembered}"


def escape(name: str) -> str:
    return "".join(sign if sign.isalnum() else quote(sign, safe="") for sign in name)


def changed_options(setting: Setting) -> Mapping[str, str]:
    usual = setting.game.chosen_options(setting.edition, {})
    return {name: value for name, value in setting.options.items() if value != usual[name]}


def spelled_fields(position: Position) -> Iterator[str]:
    """In the line of a seat, what everybody sees comes first."""
    setting, table = position.setting, position.table
    numbers, bare = table.numbers(), bare_table(setting).numbers()
    public: list[str] = []
    other: list[str] = []
    for field in table.fields:
        open_to_all = position.seat is None or field.name in setting.game.public
        (public if open_to_all else other).extend(spelled(field, numbers, bare))
    yield from public
    if position.seat is not None:
        yield from (PERHAPS, *other)


def bare_table(setting: Setting) -> Table:
    table = setting.empty_table()
    table.clear_stack()
    return table


def what_is_remembered(position: Position) -> str:
    """Plain data without blanks or quotation marks; nothing, where the table alone says as much."""
    memory = position.setting.game.memory(position.table)
    if memory is None or position.known is None or memory.known() == position.known:
        return ""
    return json.dumps(position.known, separators=(",", ":")).replace('"', "'")


# -- reading --------------------------------------------------------------------------------------------------------


def parse_position(text: str, find_game: Callable[[str], Game], components: Path | None = None) -> Position:
    """The position in a line, or an error that says what is wrong with it."""
    position = read_position(text, find_game, components)
    confirm_sound(position.match())
    return position


def read_position(text: str, find_game: Callable[[str], Game], components: Path | None = None) -> Position:
    """As it is written: whether anybody can play on from it is not looked at."""
    header, fields = read_entries(words_of(text))
    game = find_game(header["game"])
    options = read_options(header.get("options", ""))
    names = [unquote(name) for name in header["seats"].split(",")]
    setting = Setting(game, names, header["edition"], options, components)
    if setting.components.hash != header["components"]:
        raise MaleconError("error-record-components", found=header["components"], here=setting.components.hash)
    table = bare_table(setting)
    put_on(table, fields)
    read_frames(game.rules, table, header["asks"])
    seat = None
    if "sees" in header:
        seat = known_word("sees", table.by_seat.values, header["sees"])
    return Position(setting, table, seat, read_known(header.get("known", "")))


def unfolded(text: str) -> str:
    """The line that was folded; whatever is no such thing stays as it is."""
    if not text.startswith(FOLDED) or len(text) > LONGEST:
        return text
    told = text.removeprefix(FOLDED)
    try:
        packed = urlsafe_b64decode(told + "=" * (-len(told) % 4))
        return zlib.decompressobj().decompress(packed, LONGEST).decode()
    except (binascii.Error, zlib.error, ValueError) as trouble:
        raise MaleconError("error-position-folded") from trouble


def words_of(text: str) -> list[str]:
    """The words of a line that begins, ends and adds up as it should. Blanks and line breaks are all the same."""
    text = unfolded(text.strip())
    words = text.split() if len(text) <= LONGEST else []
    if not words or not words[0].startswith("malecon:"):
        raise MaleconError("error-position-start", first=FIRST)
    if words[0] != FIRST:
        raise MaleconError("error-position-version", found=words[0].partition(":")[2], known=VERSION)
    if not words[-1].startswith("check:"):
        raise MaleconError("error-position-truncated")
    found = words[-1].partition(":")[2]
    if found not in (UNCHECKED, checksum(" ".join(words[:-1]))):
        raise MaleconError("error-position-check", found=found)
    return words


def read_entries(words: list[str]) -> tuple[dict[str, str], dict[str, str]]:
    """What stands before the fields of the table, and those, by name."""
    header: dict[str, str] = {}
    fields: dict[str, str] = {}
    for word in words[1:]:
        entry = ENTRY.fullmatch(word)
        if word == PERHAPS:
            continue
        if entry is None or (entry[1] and entry[1] not in HEADER):
            raise MaleconError("error-position-entry", found=word)
        place, name, told = (header, entry[1], entry[2]) if entry[1] else (fields, entry[3], entry[4])
        if name in place:
            raise MaleconError("error-position-twice", found=name)
        place[name] = told
    for name in REQUIRED:
        if name not in header:
            raise MaleconError("error-position-missing", entry=f"{name}:")
    return header, fields


def read_options(text: str) -> dict[str, str]:
    return dict(pair.partition("=")[::2] for pair in text.split(",")) if text else {}


def put_on(table: Table, fields: Mapping[str, str]) -> None:
    lines = {line.name: line for field in table.fields for line in lines_of(field) if not field.each}
    for name, told in fields.items():
        if name not in lines:
            known = ", ".join(field.name for field in table.fields if not field.each)
            raise MaleconError("error-position-field", found=name, known=known)
        read_spelled(table, lines[name], told)


def read_known(text: str) -> Known | None:
    if not text:
        return None
    try:
        known = json.loads(text.replace("'", '"'))
    except (ValueError, RecursionError) as trouble:
        raise MaleconError("error-position-known") from trouble
    if not isinstance(known, dict):
        raise MaleconError("error-position-known")
    return known

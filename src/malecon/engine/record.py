"""Records: a whole game as text that a person can read and a program can replay (see docs/notation.md)."""

import contextlib
import hashlib
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from malecon.engine.commitment import chance_of, confirm_commitment, seed_with
from malecon.engine.errors import IllegalMove, MaleconError, RecordError
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.position import Position, parse_position, print_position
from malecon.engine.table import NATURE

VERSION = "1"
UNFINISHED = "unfinished"
FINISHED = "finished"
UNKNOWN_MOVE = "?"  # a move that whoever wrote the record could not know while the game went on

TAG = re.compile(r'\[([A-Za-z]+[0-9]*) "((?:[^"\\]|\\["\\])*)"\]')
MOVE = re.compile(r"([0-9]+)\. (nature|[1-9]) ([^;]*[^; ])(?: ; (.*))?")

REQUIRED = ("Malecon", "Game", "Edition", "Options", "Components", "Result")


@dataclass(frozen=True)
class RecordedMove:
    """A line of the record: the seat (or Nature), the text of the move and the remark beside it."""

    line: int
    seat: int
    text: str
    remark: str


@dataclass(frozen=True)
class Record:
    """The tags and the moves, as read; nothing has been replayed yet."""

    tags: Mapping[str, str]
    lines: Mapping[str, int]
    moves: tuple[RecordedMove, ...]

    def __repr__(self) -> str:
        return f"Record({self.tags.get('Game')}, {len(self.moves)} moves, {self.tags.get('Result')})"


# -- writing --------------------------------------------------------------------------------------------------------


def tags_of(match: Match, players: Mapping[int, str] | None = None) -> dict[str, str]:
    setting = match.setting
    tags = {
        "Malecon": VERSION,
        "Game": setting.game.name,
        "Edition": setting.edition.id,
        "Options": " ".join(f"{name}={value}" for name, value in setting.options.items()),
        "Components": setting.components.hash,
    }
    for seat, name in enumerate(setting.seats):
        tags[f"Seat{seat + 1}"] = name
    for seat, player in (players or {}).items():
        tags[f"Player{seat + 1}"] = player
    if match.beginning is not None:
        tags["Position"] = print_position(Position(setting, match.beginning.table, None, match.beginning.known))
    tags["Result"] = FINISHED if match.over else UNFINISHED
    if match.over:
        tags["Scores"] = " ".join(str(score) for score in match.scores())
        tags["Places"] = " ".join(str(place) for place in match.places())
    return tags


def record_of(match: Match, players: Mapping[int, str] | None = None) -> Record:
    """The record of a match; `players` says who plays a seat, so that a saved game can go on."""
    moves = tuple(RecordedMove(0, played.seat, str(played.move), played.gloss) for played in match.played)
    return Record(tags_of(match, players), {}, moves)


def print_record(record: Record) -> str:
    lines = [f'[{name} "{escape(value)}"]' for name, value in record.tags.items()]
    lines.append("")
    lines += [move_line(number, move) for number, move in enumerate(record.moves, 1)]
    text = "\n".join(lines).rstrip("\n") + "\n"
    return f'{text}\n[Check "{checksum(text)}"]\n'


def move_line(number: int, move: RecordedMove) -> str:
    who = "nature" if move.seat == NATURE else str(move.seat + 1)
    return f"{number}. {who} {move.text}" + (f" ; {move.remark}" if move.remark else "")


def write_record(path: Path, record: Record) -> None:
    """Write beside the last good file and take its place only when every byte is on the disk."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(print_record(record))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as trouble:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise MaleconError("error-disk", path=str(path), reason=trouble.strerror or str(trouble)) from trouble


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def unescape(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value)


# -- reading --------------------------------------------------------------------------------------------------------


def read_record(path: Path) -> Record:
    try:
        return parse_record(path.read_bytes().decode("utf-8"))
    except OSError as trouble:
        raise MaleconError("error-file-unreadable", path=str(path), reason=trouble.strerror or "") from trouble
    except UnicodeDecodeError as trouble:
        raise MaleconError("error-record-not-text", path=str(path)) from trouble


def parse_record(text: str) -> Record:
    """The record in a text, or an error that names the first line that is not as it should be."""
    tags: dict[str, str] = {}
    lines: dict[str, int] = {}
    moves: list[RecordedMove] = []
    body: list[str] = []
    check: str | None = None
    for number, line in enumerate(text.split("\n"), 1):
        content = line.strip()
        if check is not None and content:
            raise RecordError(number, MaleconError("error-record-after-check", found=content))
        tag = TAG.fullmatch(content)
        if tag is not None and tag[1] == "Check":
            check = tag[2]
            confirm_check(number, check, body)
        elif tag is not None and not moves:
            add_tag(number, tag, tags, lines)
        elif content and not content.startswith("%"):
            moves.append(parse_move(number, content, len(moves) + 1))
        body.append(line)
    last = len(body)
    for name in REQUIRED:
        if name not in tags:
            raise RecordError(last, MaleconError("error-record-missing-tag", tag=name))
    if tags["Malecon"] != VERSION:
        trouble = MaleconError("error-record-version", found=tags["Malecon"], known=VERSION)
        raise RecordError(lines["Malecon"], trouble)
    if check is None:
        raise RecordError(last, MaleconError("error-record-truncated"))
    return Record(tags, lines, tuple(moves))


def confirm_check(number: int, check: str, body: list[str]) -> None:
    """A game written by hand says "none"; any other check must be that of the lines above it."""
    text = "\n".join(body).rstrip("\n") + "\n"
    if check not in ("none", checksum(text)):
        raise RecordError(number, MaleconError("error-record-check", found=check))


def add_tag(number: int, tag: re.Match[str], tags: dict[str, str], lines: dict[str, int]) -> None:
    if tag[1] in tags:
        raise RecordError(number, MaleconError("error-record-tag-twice", tag=tag[1]))
    tags[tag[1]] = unescape(tag[2])
    lines[tag[1]] = number


def parse_move(number: int, content: str, expected: int) -> RecordedMove:
    found = MOVE.fullmatch(content)
    if found is None:
        raise RecordError(number, MaleconError("error-record-line-unreadable", found=content))
    if int(found[1]) != expected:
        raise RecordError(number, MaleconError("error-record-number", found=found[1], expected=expected))
    seat = NATURE if found[2] == "nature" else int(found[2]) - 1
    return RecordedMove(number, seat, found[3], found[4] or "")


# -- replaying ------------------------------------------------------------------------------------------------------


def setting_of(record: Record, find_game: Callable[[str], Game], components: Path | None = None) -> Setting:
    """The setting that a record names; its component file must be the one it was played with."""
    tags = record.tags

    try:
        game = find_game(tags["Game"])
    except MaleconError as trouble:
        raise RecordError(record.lines["Game"], trouble) from trouble
    options = dict(pair.partition("=")[::2] for pair in tags["Options"].split())
    seats = [tags[name] for name in tags if name.startswith("Seat")]
    wrong = {"error-unknown-edition": "Edition", "error-player-count": "Seat1", "error-seat-name": "Seat1"}
    try:
        setting = Setting(game, seats, tags["Edition"], options, components)
    except MaleconError as trouble:
        raise RecordError(record.lines.get(wrong.get(trouble.key, "Options"), 1), trouble) from trouble
    if setting.components.hash != tags["Components"]:
        other = MaleconError("error-record-components", found=tags["Components"], here=setting.components.hash)
        raise RecordError(record.lines["Components"], other)
    return setting


def match_of(record: Record, setting: Setting) -> Match:
    """As it was before the first move of a record: a game that begins, or one that went on from a position."""
    if "Position" not in record.tags:
        return Match(setting)
    line = record.lines["Position"]
    try:
        told, components = record.tags["Position"], setting.components.path
        position = parse_position(told, lambda name: game_named(setting, name), components)
    except MaleconError as trouble:
        raise RecordError(line, trouble) from trouble
    if repr(position.setting) != repr(setting):
        raise RecordError(line, MaleconError("error-record-position"))
    return Match(setting, position.match().beginning)


def game_named(setting: Setting, name: str) -> Game:
    if name != setting.game.name:
        raise MaleconError("error-record-position")
    return setting.game


def replay(record: Record, setting: Setting, to: int | None = None) -> Match:
    """Play the moves of a record, all or the first few, checking each of them."""
    match = match_of(record, setting)
    for recorded in record.moves[:to]:
        if recorded.text == UNKNOWN_MOVE:
            raise RecordError(recorded.line, MaleconError("error-record-hidden"))
        try:
            match.play(recorded.seat, match.game.vocabulary.parse(recorded.text))
        except MaleconError as trouble:
            raise RecordError(recorded.line, with_allowed(trouble, match, recorded.seat)) from trouble
    return match


def with_allowed(trouble: MaleconError, match: Match, seat: int) -> MaleconError:
    """Say what would have been legal, also where the move could not even be read."""
    if isinstance(trouble, IllegalMove) or match.over:
        return trouble
    asked = NATURE if match.nature_asked else (seat if seat in match.asked else match.asked[0])
    allowed = ", ".join(str(move) for move in match.legal(asked))
    return MaleconError(trouble.key, **{**trouble.values, "allowed": allowed})


def verify(record: Record, setting: Setting) -> Match:
    """Replay every move and compare the result that the record claims with the one on the table.

    Where the record shows the seed that was promised, every move of Nature must be the one that follows from it.
    """
    match = replay(record, setting)
    if "Seed" in record.tags:
        verify_chance(record, setting)
    expected = tags_of(match)
    last = record.moves[-1].line if record.moves else record.lines["Result"]
    for tag in ("Result", "Scores", "Places"):
        if record.tags.get(tag) != expected.get(tag):
            trouble = MaleconError(
                "error-record-result", tag=tag, found=record.tags.get(tag, ""), expected=expected.get(tag, "")
            )
            raise RecordError(record.lines.get(tag, last), trouble)
    return match


def verify_chance(record: Record, setting: Setting) -> None:
    """Draw every move of Nature again from the seed, which must be the one that was promised before the game."""
    seed = record.tags["Seed"]
    try:
        confirm_commitment(record.tags.get("Commitment", ""), seed)
    except MaleconError as trouble:
        raise RecordError(record.lines["Seed"], trouble) from trouble
    seed = seed_with(seed, record.tags.get("Contributions", ""))
    match = match_of(record, setting)
    for number, recorded in enumerate(record.moves, 1):
        move = match.game.vocabulary.parse(recorded.text)
        if recorded.seat == NATURE:
            expected = match.drawn_by_nature(chance_of(seed, number))
            if move is not expected:
                wrong = MaleconError("error-record-chance", found=str(move), expected=str(expected))
                raise RecordError(recorded.line, wrong)
        match.play_legal(recorded.seat, move)

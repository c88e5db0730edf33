"""The ledger: a folder with the plan of an arena and a line for each finished game, so that it can go on later."""

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from malecon.arena.bout import Played, Result
from malecon.arena.lineup import Bout
from malecon.arena.plan import Plan, differences
from malecon.engine.errors import MaleconError

PLAN = "arena.json"
GAMES = "games.jsonl"
RECORDS = "records"
ENDING = ".malecon"


class Ledger:
    """What is kept in the folder of an arena. Opening it checks everything that is there."""

    def __init__(self, folder: Path, plan: Plan, bouts: Sequence[Bout]) -> None:
        self.folder = folder
        self.plan = plan
        self.games: BinaryIO | None = None
        self.dropped = False  # whether the last line was only half written
        make_folder(folder / RECORDS if plan.records else folder)
        keep_plan(folder / PLAN, plan)
        self.kept = self.read_games({bout.key: bout for bout in bouts})

    def read_games(self, bouts: dict[tuple[int, int], Bout]) -> dict[tuple[int, int], Result]:
        """The results of these bouts. Others, from when more games were asked for, stay in the file."""
        path = self.folder / GAMES
        if not path.exists():
            return {}
        whole, _, rest = read(path).rpartition(b"\n")
        if rest:
            self.drop(path, len(rest))
        kept: dict[tuple[int, int], Result] = {}
        for number, line in enumerate(whole.split(b"\n") if whole else [], 1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as trouble:
                raise MaleconError("error-arena-line", path=str(path), line=number) from trouble
            bout = bouts.get(result.key)
            if bout is not None and not result.fits(bout):
                raise MaleconError("error-arena-line", path=str(path), line=number)
            if bout is not None:
                kept.setdefault(result.key, result)  # a game that was written twice counts once
        return kept

    def drop(self, path: Path, length: int) -> None:
        """Whoever wrote the last line was stopped in the middle of it: that game is played again."""
        self.dropped = True
        try:
            with path.open("r+b") as file:
                file.truncate(path.stat().st_size - length)
        except OSError as trouble:
            raise unwritable(path, trouble) from trouble

    def add(self, played: Played) -> None:
        """The record first: a game whose line is there has everything."""
        result = played.result
        if played.record is not None:
            name = f"{self.plan.game}-{self.plan.players}p-{self.plan.seed}-{result.deal:05}-{result.rotation}{ENDING}"
            write_whole(self.folder / RECORDS / name, played.record.encode())
        path = self.folder / GAMES
        try:
            if self.games is None:
                self.games = path.open("ab")
            self.games.write(msgspec.json.encode(result) + b"\n")
            self.games.flush()
        except OSError as trouble:
            raise unwritable(path, trouble) from trouble

    def close(self) -> None:
        if self.games is not None:
            with contextlib.suppress(OSError):  # what could not be written has been told when it was added
                self.games.close()


def keep_plan(path: Path, plan: msgspec.Struct) -> None:
    """Write a plan into its folder; one that is there already has to be the same."""
    here = msgspec.to_builtins(plan)
    if not path.exists():
        write_whole(path, (json.dumps(here, ensure_ascii=False, indent=2) + "\n").encode())
        return
    try:
        there = msgspec.to_builtins(msgspec.json.decode(read(path), type=type(plan)))
    except msgspec.DecodeError as trouble:
        raise MaleconError("error-arena-plan", path=str(path), reason=str(trouble)) from trouble
    if there != here:
        was, would_be = differences(there, here)
        raise MaleconError("error-arena-other-plan", path=str(path.parent), there=was, here=would_be)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise MaleconError("error-folder-not-writable", path=str(folder), reason=trouble.strerror or "") from trouble


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as trouble:
        raise MaleconError("error-file-unreadable", path=str(path), reason=trouble.strerror or "") from trouble


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there entirely or not at all."""
    half = path.with_name(f"{path.name}.half")
    try:
        half.write_bytes(data)
        half.replace(path)
    except OSError as trouble:
        with contextlib.suppress(OSError):
            half.unlink()
        raise unwritable(path, trouble) from trouble


def unwritable(path: Path, trouble: OSError) -> MaleconError:
    return MaleconError("error-arena-disk", path=str(path), reason=trouble.strerror or "")

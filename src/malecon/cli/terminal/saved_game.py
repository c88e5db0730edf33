"""The file a game is saved in. It is replaced after every move, whole or not at all."""

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.engine.record import record_of, write_record

ENDING = ".malecon"


def default_path(game: str) -> Path:
    """Where a game goes that was given no place: the user's data folder, under the time it began."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return free_path(Path(data) / "malecon" / "games", f"{game}-{stamp}")


def free_path(folder: Path, stem: str) -> Path:
    """Two games may begin in the same second; the second gets a number."""
    path = folder / f"{stem}{ENDING}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    return path


class SavedGame:
    """One file, and who plays which seat, so that the game can go on from it."""

    def __init__(self, path: Path, players: Mapping[int, str]) -> None:
        self.path = path
        self.players = players

    def prepare(self) -> None:
        """Make the folder, and refuse to write over another game."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            taken = self.path.exists() and self.path.stat().st_size > 0
        except OSError as trouble:
            raise self.refused(trouble) from trouble
        if taken:
            raise MaleconError("error-save-exists", path=str(self.path))

    def write(self, match: Match) -> None:
        write_record(self.path, record_of(match, self.players))

    def refused(self, trouble: OSError) -> MaleconError:
        return MaleconError("error-disk", path=str(self.path), reason=trouble.strerror or str(trouble))

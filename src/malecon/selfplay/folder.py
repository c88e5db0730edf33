"""The folder of self-play: its plan, and a file for each shard that is finished."""

import re
from pathlib import Path

from malecon.arena.ledger import keep_plan, make_folder, unwritable, write_whole
from malecon.engine.errors import MaleconError
from malecon.selfplay.plan import SelfPlay
from malecon.selfplay.reading import about_shard
from malecon.selfplay.shard import Filled

PLAN = "selfplay.json"
SHARD = re.compile(r"shard-([0-9]{5,})\.npz")
HALF = ".half"


def shard_name(number: int) -> str:
    return f"shard-{number:05}.npz"


class Folder:
    """What is kept in a folder. Opening it checks everything that is there."""

    def __init__(self, path: Path, plan: SelfPlay) -> None:
        self.path = path
        self.plan = plan
        self.dropped: list[str] = []  # files that could not be read: their games are played again
        make_folder(path)
        self.must_be_ours()
        keep_plan(path / PLAN, plan)
        self.kept = set(self.read_shards())

    def must_be_ours(self) -> None:
        """A folder with other things in it is somebody's, and nothing is mixed in with them."""
        if (self.path / PLAN).exists():
            return
        foreign = sorted(file.name for file in self.path.iterdir() if not file.name.endswith(HALF))
        if foreign:
            raise MaleconError("error-selfplay-foreign", path=str(self.path), file=foreign[0])

    def read_shards(self) -> list[int]:
        kept = []
        for file in sorted(self.path.iterdir()):
            if file.name.endswith(HALF):
                self.drop(file)  # whoever wrote it was stopped in the middle of it
            elif found := SHARD.fullmatch(file.name):
                number = int(found[1])
                about = about_shard(file)
                if about is None:
                    self.drop(file)
                elif about != self.plan.about(number):
                    raise MaleconError("error-selfplay-shard", path=str(file))
                else:
                    kept.append(number)
        return kept

    def drop(self, file: Path) -> None:
        self.dropped.append(file.name)
        try:
            file.unlink()
        except OSError as trouble:
            raise unwritable(file, trouble) from trouble

    def add(self, shard: Filled) -> None:
        write_whole(self.path / shard_name(shard.number), shard.data)
        self.kept.add(shard.number)

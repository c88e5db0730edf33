"""Games that are looked at again: made in a process of its own, once for all who ask, address by address in turn."""

import copyreg
import hashlib
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from malecon.engine.errors import IllegalMove, MaleconError, NotAsked, OtherQuestion, RecordError
from malecon.server import wire
from malecon.server.errors import Unavailable
from malecon.server.metrics import REPLAY_SECONDS
from malecon.server.play.work.lane import Job, Lane, Mind
from malecon.server.play.work.queue import Share
from malecon.server.play.work.remembered import Remembered
from malecon.server.table.replay import FinishedGame, played_at, recorded, replay_of_record, replay_of_table, sheet_at
from malecon.server.table.summary import summary_of_record, summary_of_table

KEPT = 32_000_000  # bytes of answers; a replay is a quarter of a million
ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True)
class Wanted:
    """Which game, of a table or of a record, as whom and in which language; of the sheet, after how many moves."""

    game: FinishedGame | str
    viewer: int | None
    language: str
    at: int | None = None
    what: Literal["replay", "summary"] = "replay"

    @property
    def question(self) -> Hashable:
        """Nothing of a finished game changes any more."""
        game = self.game
        name = game.table if isinstance(game, FinishedGame) else hashlib.sha256(game.encode()).digest()
        return name, self.viewer, self.language, self.at, self.what


class Replays:
    """Everything that was asked for last, and what is being made."""

    def __init__(self) -> None:
        self.lane = Lane([Mind()])
        self.made: Remembered[bytes] = Remembered(KEPT, len)

    async def get(self, wanted: Wanted, address: str) -> bytes:
        """The answer as JSON."""
        return await self.made.get(wanted.question, lambda: self.make(wanted, address))

    async def make(self, wanted: Wanted, address: str) -> bytes:
        job = Job(Share(address), make, wanted, REPLAY_SECONDS)
        self.lane.put(job)
        found = await job.answer
        if found is None:
            raise Unavailable("error-replay-failed")
        if isinstance(found, MaleconError):
            raise found
        return found

    def close(self) -> None:
        self.lane.close()


# -- in the process -------------------------------------------------------------------------------------------------


def make(wanted: Wanted) -> bytes | MaleconError:
    """What was wanted, or what is wrong with the record."""
    try:
        if wanted.what == "summary":
            return ENCODER.encode(summary(wanted))
        return ENCODER.encode(sheet(wanted, wanted.at) if wanted.at is not None else replay(wanted))
    except MaleconError as trouble:
        return trouble


def replay(wanted: Wanted) -> wire.Replay:
    if isinstance(wanted.game, FinishedGame):
        return replay_of_table(wanted.game, wanted.viewer, wanted.language)
    return replay_of_record(wanted.game, wanted.viewer, wanted.language)


def sheet(wanted: Wanted, at: int) -> wire.Sheet:
    game = wanted.game
    setting, moves = played_at(game) if isinstance(game, FinishedGame) else recorded(game)
    return sheet_at(setting, moves, at, wanted.viewer, wanted.language)


def summary(wanted: Wanted) -> wire.Summary:
    if isinstance(wanted.game, FinishedGame):
        return summary_of_table(wanted.game, wanted.viewer, wanted.language)
    return summary_of_record(wanted.game, wanted.viewer, wanted.language)


def packed(trouble: MaleconError) -> tuple[Callable[..., MaleconError], tuple[Any, ...]]:
    return unpacked, (type(trouble), trouble.args, vars(trouble))


def unpacked(kind: type[MaleconError], said: tuple[Any, ...], values: dict[str, Any]) -> MaleconError:
    trouble = kind.__new__(kind)
    trouble.args = said
    vars(trouble).update(values)
    return trouble


for kind in (IllegalMove, NotAsked, OtherQuestion, RecordError):
    copyreg.pickle(kind, packed)  # Python would call them with the sentence that they have made

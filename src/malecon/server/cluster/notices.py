"""Between processes: who writes to a table rings, the others look. The news itself is always read from the database.

It rings through Litestar's channels on Redis. When Redis is away nothing is lost: every few seconds each process asks
the database whether the tables that people look at here have moved on.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator, Iterable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from malecon.server.play.lobby import Lobby
from malecon.server.table.state import TableState

LOG = logging.getLogger("malecon.notices")

CHANNEL = "malecon_tables"
RETRY = 1.0  # seconds
LOOK_AROUND = 3.0  # seconds
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)


class PatientRedis(RedisChannelsPubSubBackend):
    """Litestar's backend gives up when Redis goes away; this one waits until it is back."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis, key_prefix="malecon")
        self.redis = redis
        self.away = False

    async def subscribe(self, channels: Iterable[str]) -> None:
        wanted = list(channels)
        while True:
            try:
                await super().subscribe(wanted)
                return
            except TROUBLE as trouble:
                self.note(trouble)
                await asyncio.sleep(RETRY)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except TROUBLE as trouble:
            self.note(trouble)  # the others find out by looking around

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for channel, data in super().stream_events():
                    self.away = False
                    yield channel, data
            except TROUBLE as trouble:
                self.note(trouble)
                await asyncio.sleep(RETRY)  # the next message connects and subscribes anew

    async def on_shutdown(self) -> None:
        with contextlib.suppress(*TROUBLE):
            await super().on_shutdown()
        await self.redis.aclose()

    def note(self, trouble: BaseException) -> None:
        if not self.away:
            LOG.warning("redis is away", extra={"trouble": type(trouble).__name__})
        self.away = True


class Notices:
    """Rings for the other processes, and listens to theirs."""

    def __init__(self, lobby: Lobby, channels: ChannelsPlugin) -> None:
        self.lobby = lobby
        self.channels = channels
        self.name = secrets.token_hex(4)  # of this process, which need not answer its own ringing
        lobby.after_change.append(self.ring)

    def ring(self, state: TableState) -> None:
        self.channels.publish(f"{self.name} {state.id} {state.number}", CHANNEL)

    async def listen(self) -> None:
        subscriber = await self.channels.subscribe(CHANNEL)
        async for rung in subscriber.iter_events():
            who, id, number = rung.decode().split(" ")
            if who != self.name:
                self.lobby.heard(id, int(number))

    async def look_around(self) -> None:
        """Ask the database about every table that somebody looks at here."""
        watched = [table.id for table in self.lobby.live.values() if table.watchers]
        for start in range(0, len(watched), 500):
            for id, number in (await self.lobby.store.numbers(watched[start : start + 500])).items():
                self.lobby.heard(id, number)

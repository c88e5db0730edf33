"""The way to Redis: connections, and channels that wait while it is away."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from malecon.engine.errors import MaleconError

LOG = logging.getLogger("malecon.notices")

RETRY = 1.0  # seconds
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)


def make_channels(url: str) -> ChannelsPlugin:
    return ChannelsPlugin(PatientRedis(connect(url)), arbitrary_channels_allowed=True)


def connect(url: str) -> Redis:
    """Nothing is sent before it is needed: Redis may come later, or go for a while."""
    try:
        return Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True, health_check_interval=10)
    except ValueError as trouble:
        raise MaleconError("error-redis", reason=str(trouble)) from trouble


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

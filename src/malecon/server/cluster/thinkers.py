"""`malecon think`: processes that think for all servers on one Redis, on this machine or another."""

import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from redis.asyncio import Redis

from malecon.server.cluster.connection import TROUBLE, connect
from malecon.server.cluster.pool import (
    ANYBODY,
    BEAT,
    GONE,
    IDLE,
    ORDER,
    Answer,
    Order,
    Work,
    alive,
    answers_for,
    orders_for,
    pop,
    push,
    told_to_end,
)
from malecon.server.metrics import BOT_SECONDS
from malecon.server.play.bots.thinking import rank, think
from malecon.server.play.work.lane import Job, Mind, end
from malecon.server.play.work.queue import Share

LOG = logging.getLogger("malecon.think")

RETRY = 1.0  # seconds, when Redis is away
WORK: dict[Work, Callable[[Any], Any]] = {"think": think, "rank": rank}


class Thinkers:
    """Some processes, each with a name that servers find while it has nothing to do."""

    def __init__(self, redis: Redis, count: int) -> None:
        self.redis = redis
        self.minds = {secrets.token_hex(8): Mind() for _ in range(count)}
        self.away = False

    async def work(self) -> None:
        try:
            await asyncio.gather(self.show_life(), *(self.serve(name, mind) for name, mind in self.minds.items()))
        finally:
            with contextlib.suppress(*TROUBLE):
                await self.say_goodbye()
            end(self.minds.values())
            await self.redis.aclose()

    async def show_life(self) -> None:
        while not told_to_end():
            with self.patience():
                await self.sign_of_life()
            await asyncio.sleep(BEAT)

    async def sign_of_life(self) -> None:
        async with self.redis.pipeline() as pipe:
            for key in (ANYBODY, *map(alive, self.minds)):
                pipe.set(key, "", px=int(GONE * 1000))
            await pipe.execute()

    async def say_goodbye(self) -> None:
        """So that nobody waits for signs of life. Others who are left say soon enough that they are there."""
        async with self.redis.pipeline() as pipe:
            for name in self.minds:
                pipe.lrem(IDLE, 0, name)
            pipe.delete(ANYBODY, *map(alive, self.minds))
            await pipe.execute()

    async def serve(self, name: str, mind: Mind) -> None:
        while not told_to_end():
            with self.patience():
                order = await self.next_order(name)
                if order is not None:
                    await push(self.redis, answers_for(order.server), await self.answered(order, mind))
            if self.away:
                await asyncio.sleep(RETRY)

    async def next_order(self, name: str) -> Order | None:
        """What lies there already, or what comes when others know that we are idle."""
        found: Any = await self.redis.lpop(orders_for(name))
        if found is None:
            if await self.redis.lpos(IDLE, name) is None:  # it is taken from there, or was forgotten
                await self.sign_of_life()  # before anybody can find the name
                await push(self.redis, IDLE, name)
            found = await pop(self.redis, orders_for(name))
        return None if found is None else ORDER.decode(found)

    async def answered(self, order: Order, mind: Mind) -> Answer:
        task = order.task
        job = Job(Share(order.server, table=task.table), WORK[order.work], task, BOT_SECONDS.labels(task.who))
        return Answer(order.id, await mind.tried(job))

    @contextlib.contextmanager
    def patience(self) -> Iterator[None]:
        """What cannot be read is left, and what Redis does not take is said again."""
        try:
            yield
            self.away = False
        except msgspec.DecodeError:
            LOG.warning("a question cannot be read")
        except TROUBLE as trouble:
            if not self.away:
                LOG.warning("redis is away", extra={"trouble": type(trouble).__name__})
            self.away = True


def run(url: str, count: int, announce: str) -> None:
    """Think until somebody stops it."""
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(until_stopped(connect(url), count, announce))


async def until_stopped(redis: Redis, count: int, announce: str) -> None:
    working = asyncio.ensure_future(Thinkers(redis, count).work())
    print(announce, flush=True)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows
            loop.add_signal_handler(number, working.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await working

"""The server's side of the shared thinkers: what waits here is handed out to whoever is idle, in fair turns."""

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec
from redis.asyncio import Redis

from malecon.server.cluster.connection import TROUBLE
from malecon.server.cluster.pool import (
    ANSWER,
    ANYBODY,
    BEAT,
    IDLE,
    Answer,
    Order,
    alive,
    answers_for,
    orders_for,
    pop,
    push,
    told_to_end,
)
from malecon.server.metrics import BOT_FAILURES
from malecon.server.play.work.lane import LONGEST, Job, Lane, about
from malecon.server.play.work.queue import Share

LOG = logging.getLogger("malecon.pool")

RETRY = 1.0  # seconds, when Redis is away
TRIES = 2  # thinkers that may fail, then it is a matter of our own


class ThinkerGone(Exception):
    """A thinker shows no sign of life, or has thought for too long."""


class SharedLane(Lane):
    """Asks the thinkers that it finds through Redis, and the server's own processes when there are none."""

    def __init__(self, redis: Redis, own: Lane) -> None:
        super().__init__(())
        self.redis = redis
        self.own = own
        self.name = secrets.token_hex(8)
        self.ready = asyncio.Event()
        self.asked: dict[str, asyncio.Future[Answer]] = {}
        self.away = False

    def open(self) -> None:
        self.run(self.hand_out())
        self.run(self.listen())

    def assign(self) -> None:
        if len(self.waiting):
            self.ready.set()

    def move(self, job: Job[Any], share: Share) -> None:
        super().move(job, share)
        self.own.move(job, share)

    def load(self, account: str) -> int:
        return super().load(account) + self.own.load(account)

    # -- asking -----------------------------------------------------------------------------------------------------

    async def hand_out(self) -> None:
        while not told_to_end():
            await self.ready.wait()
            if not len(self.waiting):
                self.ready.clear()
                continue
            try:
                thinker = await self.idle_thinker()
                if thinker is None:
                    continue
                job = self.waiting.take()
                if job is None:  # whoever asked has gone meanwhile
                    await push(self.redis, IDLE, thinker)
                else:
                    self.run(self.let_think(thinker, job))
                self.note(None)
            except TROUBLE as trouble:
                self.note(trouble)
                self.think_alone()
                await asyncio.sleep(RETRY)

    async def idle_thinker(self) -> str | None:
        """The name of somebody who has nothing to do, if there is one; where there is nobody at all, we are alone."""
        found = await pop(self.redis, IDLE)
        if found is None:
            if not await self.redis.exists(ANYBODY):
                self.think_alone()
            return None
        thinker = found.decode()
        return thinker if await self.redis.exists(alive(thinker)) else None

    def think_alone(self) -> None:
        """Our own processes do what waits."""
        while (job := self.waiting.take()) is not None:
            self.waiting.finished(job)
            self.own.put(job)

    async def let_think(self, thinker: str, job: Job[Any]) -> None:
        try:
            found = await self.thought_of(thinker, job)
        except (ThinkerGone, *TROUBLE) as trouble:
            BOT_FAILURES.inc()
            LOG.warning("a thinker failed", extra={"trouble": type(trouble).__name__, **about(job)})
            self.waiting.finished(job)
            self.ask_again(job)
        else:
            self.waiting.finished(job)
            job.settle(found)

    def ask_again(self, job: Job[Any]) -> None:
        job.tries += 1
        if job.wanted:
            lane = self.own if job.tries >= TRIES else self
            lane.put(job)

    async def thought_of(self, thinker: str, job: Job[Any]) -> Any:
        order = Order(secrets.token_hex(8), self.name, job.work.__name__, job.given)  # type: ignore[arg-type]
        answer = self.asked[order.id] = asyncio.get_running_loop().create_future()
        started = time.perf_counter()
        try:
            await push(self.redis, orders_for(thinker), order)
            while job.wanted and not told_to_end():
                await asyncio.wait([answer], timeout=BEAT)
                taken = time.perf_counter() - started
                if answer.done():
                    job.timed.observe(taken)
                    return answer.result().found
                if taken > LONGEST or not await self.redis.exists(alive(thinker)):
                    raise ThinkerGone
            return None
        finally:
            del self.asked[order.id]

    # -- listening --------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        while not told_to_end():
            try:
                found = await pop(self.redis, answers_for(self.name))
                if found is not None:
                    self.heard(ANSWER.decode(found))
            except msgspec.DecodeError:
                LOG.warning("an answer cannot be read")
            except TROUBLE as trouble:
                self.note(trouble)
                await asyncio.sleep(RETRY)

    def heard(self, answer: Answer) -> None:
        asked = self.asked.get(answer.id)
        if asked is not None and not asked.done():
            asked.set_result(answer)

    def note(self, trouble: BaseException | None) -> None:
        if trouble is not None and not self.away:
            LOG.warning("redis is away, bots think here", extra={"trouble": type(trouble).__name__})
        self.away = trouble is not None

    def close(self) -> None:
        super().close()
        self.own.close()

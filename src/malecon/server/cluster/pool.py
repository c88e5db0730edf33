"""Thinkers that several servers share: what is said between them, through Redis.

A thinker that has nothing to do puts its name on a list. A server that has a question takes a name from there (Redis
serves those who wait in turn), puts the question on the thinker's own list, and finds the answer on its own. Nothing of
it is ever the only copy: whatever gets lost is asked again.
"""

import asyncio
from typing import Any, Literal

import msgspec
from redis.asyncio import Redis

from malecon.bots.explain import Advice
from malecon.server.play.bots.tasks import Task

Work = Literal["think", "rank"]

IDLE = "malecon:think:idle"  # names of thinkers
ANYBODY = "malecon:think:anybody"  # there while any thinker is
BEAT = 1.0  # seconds between two signs of life
GONE = 5.0  # seconds after the last sign of life
WAIT = 2.0  # seconds for which Redis is asked to wait for something
PATIENCE = 5.0  # seconds more until Redis is taken to be away
KEPT = 120  # seconds for which a list is kept that nobody reads


class Order(msgspec.Struct, frozen=True):
    """A question, and who asks."""

    id: str
    server: str
    work: Work
    task: Task


class Answer(msgspec.Struct, frozen=True):
    """What a thinker found: a move, advice, or nothing."""

    id: str
    found: str | Advice | None


ENCODER = msgspec.msgpack.Encoder()
ORDER = msgspec.msgpack.Decoder(Order)
ANSWER = msgspec.msgpack.Decoder(Answer)


def alive(thinker: str) -> str:
    return f"malecon:think:alive:{thinker}"


def orders_for(thinker: str) -> str:
    return f"malecon:think:orders:{thinker}"


def answers_for(server: str) -> str:
    return f"malecon:think:answers:{server}"


async def push(redis: Redis, to: str, message: Order | Answer | str) -> None:
    """Put something on a list that is forgotten when nobody reads it."""
    content = message if isinstance(message, str) else ENCODER.encode(message)
    async with redis.pipeline() as pipe:
        pipe.rpush(to, content)
        pipe.expire(to, KEPT)
        await pipe.execute()


async def pop(redis: Redis, of: str) -> bytes | None:
    """The first thing on a list, if something comes within a while."""
    async with asyncio.timeout(WAIT + PATIENCE):
        found: Any = await redis.blpop([of], timeout=WAIT)
    return None if found is None else bytes(found[1])


def told_to_end() -> bool:
    """Who is cancelled in the middle of a command may not hear of it: the library tries again, or blames Redis."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0

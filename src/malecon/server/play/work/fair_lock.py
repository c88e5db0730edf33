"""One thing at a time, in fair turns between those who want it done."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from malecon.server.play.work.queue import FairQueue, Share


class FairLock:
    """Whoever comes later waits for what has begun, and not for all that one address has asked for before."""

    def __init__(self) -> None:
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self.taken = False

    @contextlib.asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(called, share)
        self.call()
        try:
            await called
            yield
        finally:
            self.leave(called)

    def call(self) -> None:
        if self.taken or (called := self.queue.take()) is None:
            return
        self.taken = True
        if not called.done():  # gone at this very moment: it leaves before it does anything
            called.set_result(None)

    def leave(self, called: asyncio.Future[None]) -> None:
        if called in self.queue.begun:
            self.queue.finished(called)
            self.taken = False
            self.call()
        else:
            self.queue.remove(called)

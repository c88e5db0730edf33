"""Whose turn it is: nobody's many things are done at once while everybody else waits.

Limits say how much somebody may do in a second or two, and all of it may come at once. So in each round of the event
loop every address has one turn, and what an address asks for is taken up no faster than its limit allows in the long
run: it gets all of it, evenly.
"""

import asyncio
from collections import deque

AT_ONCE = 6  # that are taken up as fast as they come: to open a page needs several


class Rounds:
    """Who has had a turn in this round waits for the next one, behind whoever waits at the same address."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def turn(self, address: str) -> None:
        """Return when it is the address's turn: at once, mostly."""
        loop = asyncio.get_running_loop()
        queue = self.waiting.get(address)
        if queue is None:
            self.waiting[address] = deque()
            loop.call_soon(self.next, address)
            return
        called = loop.create_future()
        queue.append(called)
        await called

    def next(self, address: str) -> None:
        queue = self.waiting[address]
        while queue and queue[0].done():  # gone while it waited
            queue.popleft()
        if not queue:
            del self.waiting[address]
            return
        queue.popleft().set_result(None)
        asyncio.get_running_loop().call_soon(self.next, address)


class Pace:
    """So many in a second, evenly; but for the first few. A pace of 0 is none."""

    def __init__(self, in_a_second: int) -> None:
        self.interval = 1 / in_a_second if in_a_second else 0.0
        self.due: dict[str, float] = {}  # when the next one of an address is, if the first few are not spared

    async def keep(self, address: str) -> None:
        """Return when it is time."""
        if not self.interval:
            return
        now = asyncio.get_running_loop().time()
        spared = AT_ONCE * self.interval
        due = max(self.due.pop(address, 0.0), now) + self.interval
        self.due[address] = due  # the last one to be noted is the last in order
        self.forget(now)
        if due - now > spared:
            await asyncio.sleep(due - now - spared)

    def forget(self, now: float) -> None:
        """Those whose time is over: the first of them are at the beginning."""
        while self.due and (first := next(iter(self.due.items())))[1] <= now:
            del self.due[first[0]]

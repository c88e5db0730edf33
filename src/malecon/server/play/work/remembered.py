"""Work that is done once for all who ask for the same, remembered for a while, and dropped when nobody waits for it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Answers by question: those that are known, up to a size, and those that are being found out."""

    def __init__(self, most: int, size: Callable[[T], int] = lambda _: 1) -> None:
        self.most = most
        self.size = size
        self.known: OrderedDict[Hashable, T] = OrderedDict()
        self.total = 0
        self.finding: dict[Hashable, asyncio.Task[T]] = {}
        self.waiting: dict[Hashable, int] = {}  # how many wait for what is being found out

    async def get(self, question: Hashable, find: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if question in self.known:
            self.known.move_to_end(question)
            return self.known[question]
        task = self.finding.get(question)
        if task is None:
            task = self.finding[question] = asyncio.get_running_loop().create_task(find())
        self.waiting[question] = self.waiting.get(question, 0) + 1
        try:
            found = await asyncio.shield(task)
        finally:
            self.waiting[question] -= 1
            if not self.waiting[question]:  # the last one who waited
                del self.waiting[question], self.finding[question]
                task.cancel()
        self.keep(question, found)
        return found

    def keep(self, question: Hashable, found: T) -> None:
        if question in self.known:
            return
        self.known[question] = found
        self.total += self.size(found)
        while self.total > self.most:
            self.total -= self.size(self.known.popitem(last=False)[1])

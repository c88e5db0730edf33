"""Who is next: fair turns between addresses, between the people of an address, and between the tables of a person.

However much one address asks for, somebody else waits only until what has begun is done. Whoever is there goes before
those who are not, but not for ever: now and then it is the turn of a table that nobody looks at.
"""

from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

KNOWN = 100  # names of which is known for a moment longer when they were served
IN_A_ROW = 3  # turns of those who are there, then one of those who are not


@dataclass(frozen=True)
class Share:
    """On whose account something is done: of an address, a person there, one of their tables; and if anybody looks."""

    account: str
    person: str = ""
    table: str = ""
    present: bool = True

    @property
    def path(self) -> tuple[str, str, str]:
        return self.account, self.person, self.table


class Circle(Generic[T]):
    """Takes turns between names; what waits under a name takes turns again, down to what is waiting itself.

    It is a fair queue by start times, as networks have it: every name has a time of its own, which goes on by one with
    every turn, and the earliest is next. Who comes anew, or again, begins where the others are: neither behind all that
    they have piled up, nor with all the turns that were not used before.
    """

    def __init__(self) -> None:
        self.circles: dict[str, Circle[T]] = {}
        self.items: OrderedDict[T, None] = OrderedDict()
        self.times: list[tuple[int, int, str]] = []  # a heap: when each name is next, and who came first
        self.next: dict[str, int] = {}  # when each name that waits, or had a turn a moment ago, is next
        self.now = 0
        self.came = count()

    def __bool__(self) -> bool:
        return bool(self.circles or self.items)

    def put(self, path: Sequence[str], item: T) -> None:
        if not path:
            self.items[item] = None
            return
        name = path[0]
        if name not in self.circles:
            self.circles[name] = Circle()
            self.queue(name, max(self.now, self.next.get(name, 0)))
        self.circles[name].put(path[1:], item)

    def queue(self, name: str, time: int) -> None:
        self.next[name] = time
        heappush(self.times, (time, next(self.came), name))

    def take(self) -> T:
        if self.items:
            return self.items.popitem(last=False)[0]
        time, _, name = heappop(self.times)
        while name not in self.circles or self.next[name] != time:  # nobody waits there any more, or anew
            time, _, name = heappop(self.times)
        self.now = time
        item = self.circles[name].take()
        self.next[name] = time + 1
        if self.circles[name]:
            self.queue(name, time + 1)
        else:
            self.drop(name)
        return item

    def remove(self, path: Sequence[str], item: T) -> None:
        if not path:
            del self.items[item]
            return
        self.circles[path[0]].remove(path[1:], item)
        if not self.circles[path[0]]:
            self.drop(path[0])

    def drop(self, name: str) -> None:
        """Nothing waits under this name. Its time is kept as long as it matters."""
        del self.circles[name]
        if len(self.next) > 2 * len(self.circles) + KNOWN:
            self.next = {name: time for name, time in self.next.items() if time > self.now or name in self.circles}


class FairQueue(Generic[T]):
    """What waits and what is being done, by whose account it is on."""

    def __init__(self) -> None:
        self.present: Circle[T] = Circle()
        self.absent: Circle[T] = Circle()
        self.waiting: dict[T, Share] = {}
        self.begun: dict[T, Share] = {}
        self.load: Counter[str] = Counter()  # what waits or is being done, by account
        self.in_a_row = 0

    def __len__(self) -> int:
        return len(self.waiting)

    def circle(self, share: Share) -> Circle[T]:
        return self.present if share.present else self.absent

    def put(self, item: T, share: Share) -> None:
        self.waiting[item] = share
        self.load[share.account] += 1
        self.circle(share).put(share.path, item)

    def take(self) -> T | None:
        """The next one, which is being done from now on."""
        if not self.waiting:
            return None
        absent_next = not self.present or (self.absent and self.in_a_row >= IN_A_ROW)
        self.in_a_row = 0 if absent_next else self.in_a_row + 1
        item = (self.absent if absent_next else self.present).take()
        self.begun[item] = self.waiting.pop(item)
        return item

    def remove(self, item: T) -> None:
        """Nobody waits for it any more; what has begun goes on until it is finished."""
        share = self.waiting.pop(item, None)
        if share is not None:
            self.circle(share).remove(share.path, item)
            self.lighten(share)

    def move(self, item: T, share: Share) -> None:
        """Somebody has come, or gone, while it waited."""
        if item in self.waiting and self.waiting[item] != share:
            self.remove(item)
            self.put(item, share)

    def finished(self, item: T) -> None:
        self.lighten(self.begun.pop(item))
        if not self.begun and not self.waiting:
            self.present, self.absent = Circle(), Circle()  # a new beginning for all

    def lighten(self, share: Share) -> None:
        self.load[share.account] -= 1
        if not self.load[share.account]:
            del self.load[share.account]

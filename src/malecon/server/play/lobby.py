"""All tables: read from the database when somebody needs one, changed by one command at a time, shown to who looks."""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TypeVar

import msgspec

from malecon.engine.commitment import commitment_to, new_seed
from malecon.engine.errors import MaleconError
from malecon.server.errors import NotFound, Unavailable
from malecon.server.metrics import COMMIT_SECONDS, MOVES, TABLES_IN_MEMORY
from malecon.server.play.work.fair_lock import FairLock
from malecon.server.play.work.queue import Share
from malecon.server.storage.store import Overtaken, Store, Summary
from malecon.server.table import commands
from malecon.server.table.commands import People
from malecon.server.table.entries import Moved
from malecon.server.table.lesson import seed_for
from malecon.server.table.listing import listing_of
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState, Told

T = TypeVar("T")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is mistaken for something else
ID_LENGTH = 13
TRIES = 8  # against other processes that write to the same table
FAR = 50  # entries behind; then a table is read anew, in a thread
PROMISED = 600.0  # seconds for which a seed is kept for a table that is about to be opened
IDLE = 600.0  # seconds until a table that nobody looks at leaves the memory
ROOM = 500_000  # entries of such tables that are kept in memory: half a gigabyte, whoever visits them one by one
EMPTY = 100  # entries for which a table counts that has none
LINGER = 10.0  # seconds for which who looks once is taken to be there: some programs look again and again
ENCODER = msgspec.json.Encoder()


class Held:
    """A table in memory. Whoever reads or changes it holds the lock: nothing is shown before it is on disk."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.state: TableState | None = None
        self.number = 0  # of the last entry on disk that is known here
        self.changed = asyncio.Event()  # set, and replaced by a new one, at every change
        self.written_here = 0  # the last entry that was written by this process
        self.watching: Counter[str] = Counter()  # who looks on all the time, by address
        self.people: Counter[str] = Counter()  # those of them who are known, by player
        self.glanced = -LINGER  # when somebody looked once
        self.last_seen = ""  # the address of whoever looked or changed something last
        self.presence = asyncio.Event()  # set, and replaced by a new one, when somebody comes or nobody is left
        self.after_arrival: Sequence[Callable[[Held], None]] = ()
        self.used = time.monotonic()

    def ring(self, number: int) -> None:
        self.number = max(self.number, number)
        self.changed.set()
        self.changed = asyncio.Event()

    # -- who is there -----------------------------------------------------------------------------------------------

    @property
    def watchers(self) -> int:
        return self.watching.total()

    @property
    def attended(self) -> bool:
        """Whether anybody would notice if something happened here."""
        return bool(self.watching) or time.monotonic() - self.glanced < LINGER

    @property
    def accounts(self) -> Sequence[str]:
        """Who may have to pay for what is done for this table: who looks on, else who was here last."""
        return tuple(self.watching) or (self.last_seen or self.id,)

    def arrive(self, address: str, player: str = "") -> None:
        alone = not self.attended
        self.watching[address] += 1
        self.people[player] += 1
        self.last_seen = address
        self.noticed(alone)

    def depart(self, address: str, player: str = "") -> None:
        for present, who in ((self.watching, address), (self.people, player)):
            present[who] -= 1
            if not present[who]:
                del present[who]
        self.presence.set()
        self.presence = asyncio.Event()

    def glance(self, address: str) -> None:
        """Somebody looks, and may or may not look again."""
        alone = not self.attended
        self.glanced = time.monotonic()
        self.last_seen = address
        self.noticed(alone)

    def noticed(self, alone: bool) -> None:
        if alone:
            self.presence.set()
            self.presence = asyncio.Event()
            for tell in self.after_arrival:
                tell(self)


class Lobby:
    """The tables in memory, by id."""

    def __init__(self, store: Store, shared: bool) -> None:
        self.store = store
        self.shared = shared  # other processes may write to the same database
        self.live: dict[str, Held] = {}
        self.after_change: list[Callable[[TableState], None]] = []  # bots and other processes want to know
        self.after_arrival: list[Callable[[Held], None]] = []  # bots that rest while nobody looks
        self.reading = FairLock()
        self.closing = False

    # -- opening ----------------------------------------------------------------------------------------------------

    async def promise(self) -> tuple[str, float]:
        """Draw the seed of a table that is about to be opened: its commitment, and until when it is kept."""
        seed, expires = new_seed(), time.time() + PROMISED
        await self.store.promise(commitment_to(seed), seed, expires)
        return commitment_to(seed), expires

    async def open_promised(
        self, plan: Plan, host: str, people: People, address: str, promise: str, contribution: str
    ) -> str:
        """Open a table whose seed was promised, so that the host could contribute to its chance."""
        if plan.lesson or not promise:
            if contribution and not plan.lesson:
                raise NotFound("error-promise")
            return await self.open_new(plan, host, people, address)
        await self.prepared(plan.checked, address)  # what cannot be played uses up no promise
        seed = await self.store.promised(promise, time.time()) if promise.isascii() and promise.isalnum() else None
        if seed is None:
            raise NotFound("error-promise")
        return await self.open_new(plan, host, people, address, seed=seed, contribution=contribution)

    async def open_new(
        self,
        plan: Plan,
        host: str,
        people: People,
        address: str = "",
        expected: People | None = None,
        seed: str = "",
        contribution: str = "",
    ) -> str:
        """Open a table with some people already seated, others expected; when every seat is taken, the game begins."""
        state = await self.prepared(lambda: new_table(plan, host, seed), address)
        commands.open_table(state, people, time.time(), expected, contribution)
        await self.store.create(state, state.taken_fresh(), summary_of(state))
        table = self.hold(state.id)
        table.state, table.number, table.last_seen = state, state.number, address
        self.tell(table, state)
        return state.id

    async def prepared(self, work: Callable[[], T], address: str) -> T:
        """Do something with a plan in a thread: it may bring a long component file, and somebody many of them."""
        async with self.reading.turn(Share(address)):
            return await asyncio.to_thread(work)

    def table(self, id: str) -> Held:
        if len(id) > ID_LENGTH or not id.isascii() or not id.isalnum():
            raise NotFound("error-no-table")  # PostgreSQL refuses some texts
        found = self.live.get(id) or self.hold(id)
        found.used = time.monotonic()
        return found

    def hold(self, id: str) -> Held:
        table = self.live[id] = Held(id)
        table.after_arrival = self.after_arrival
        TABLES_IN_MEMORY.set(len(self.live))
        return table

    @contextlib.asynccontextmanager
    async def in_memory(self, table: Held, address: str) -> AsyncIterator[None]:
        """Wait for a turn where a table has to be read first: long ones take a while, and somebody may have many.

        The turn comes before the table's lock, or whoever else looks at it would wait in somebody's queue.
        """
        if not self.is_far_behind(table):
            yield
            return
        async with self.reading.turn(Share(address)):
            yield

    def is_far_behind(self, table: Held) -> bool:
        return table.state is None or table.number - table.state.number > FAR

    async def current(self, table: Held) -> TableState:
        """The state as it is on disk; the caller holds the lock."""
        state = table.state
        if state is None or self.is_far_behind(table):
            try:
                state = table.state = await self.store.load(table.id)
            except MaleconError:
                if table.watchers == 0:
                    self.live.pop(table.id, None)  # nobody fills the memory with tables that are not there
                raise
        elif state.number < table.number:
            await self.store.catch_up(state)
        if state.number > table.number:
            table.ring(state.number)  # whoever else looks at it here has not heard of it either
        return state

    async def is_behind(self, table: Held) -> bool:
        """Ask the database whether another process has written to a table without our having heard of it yet."""
        if not self.shared or table.state is None:
            return False
        number = (await self.store.numbers([table.id])).get(table.id, 0)
        if number > table.number:
            table.ring(number)
        return table.state is not None and table.state.number < table.number

    # -- changing ---------------------------------------------------------------------------------------------------

    async def change(self, id: str, command: Callable[[TableState, float], T], address: str = "") -> T:
        """Carry out a command: check, write to disk, and only then show and answer it."""
        table = self.table(id)
        table.last_seen = address or table.last_seen
        async with self.in_memory(table, address), table.lock:
            for attempt in range(TRIES):
                state = await self.current(table)
                try:
                    result = command(state, time.time())
                except BaseException as trouble:
                    if state.fresh:  # a mistake of ours in the middle of something: the disk has the last good state
                        table.state = None
                    elif isinstance(trouble, MaleconError) and not attempt and await self.is_behind(table):
                        continue  # what seemed wrong may be right by what another process has written
                    raise
                fresh = state.taken_fresh()
                if not fresh:
                    return result
                try:
                    await self.commit(state, fresh)
                except Overtaken:
                    table.state = None  # what was tried here is not what happened
                    continue
                except BaseException:
                    table.state = None  # nobody knows whether it reached the disk: the disk will tell
                    raise
                self.tell(table, state)
                return result
        raise Unavailable("error-busy")

    async def commit(self, state: TableState, fresh: Sequence[Told]) -> None:
        started = time.perf_counter()
        await self.store.append(state, fresh, summary_of(state))
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        MOVES.labels(state.plan.game).inc(sum(isinstance(told.entry, Moved) for told in fresh))

    def tell(self, table: Held, state: TableState) -> None:
        table.written_here = state.number
        table.ring(state.number)
        for tell in self.after_change:
            tell(state)

    def heard(self, id: str, number: int) -> None:
        """Another process has written to a table: whoever looks at it here is shown."""
        table = self.live.get(id)
        if table is not None and number > table.number:
            table.ring(number)

    # -- looking ----------------------------------------------------------------------------------------------------

    async def look(self, id: str, reader: Callable[[TableState], T], address: str = "") -> T:
        """Read something from a table as it is on disk, also when another process has just written it."""
        table = self.table(id)
        async with self.in_memory(table, address), table.lock:
            await self.is_behind(table)
            return reader(await self.current(table))

    def close(self) -> None:
        """Wake everybody who waits for something to happen here: it will happen elsewhere, or later."""
        self.closing = True
        for table in self.live.values():
            table.ring(table.number)

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at, first of those that were used longest ago; the database has them."""
        now, kept = time.monotonic(), 0
        unwatched = [table for table in self.live.values() if table.watchers == 0 and not table.lock.locked()]
        for table in sorted(unwatched, key=lambda table: table.used, reverse=True):
            kept += EMPTY + table.number
            if kept > ROOM or now - table.used > IDLE:
                del self.live[table.id]
        TABLES_IN_MEMORY.set(len(self.live))

    # -- again ------------------------------------------------------------------------------------------------------

    async def rematch(self, id: str, place: int, player: str, address: str = "") -> str:
        """The table for the next game, with the seats rotated: whoever asks first opens it, whoever asks sits down.

        The seats of the others are kept for them for a while: it is their game, not that of who was looking on.
        """
        known, plan, people = await self.look(id, rotated, address)
        own = {seat: who for seat, who in people.items() if who[0] == player}
        if not known:
            others = {seat: who for seat, who in people.items() if seat not in own}
            new = await self.open_new(plan, player, own, address, others)
            known = await self.change(id, lambda state, at: commands.rematch(state, place, new, at), address)
            if known == new:
                return known
            self.live.pop(new, None)  # somebody else was quicker
            await self.store.remove(new)
        for seat, (_, name) in own.items():
            with contextlib.suppress(MaleconError):  # somebody else has taken the seat, or the game is over already
                await self.change(known, sitting(seat, player, name), address)
        return known


def new_table(plan: Plan, host: str, seed: str) -> TableState:
    checked = plan.checked()
    state = TableState(new_id(), checked, host, seed or seed_for(checked))
    state.read_components()
    return state


def sitting(seat: int, player: str, name: str) -> commands.Command[None]:
    return lambda state, at: commands.sit(state, seat, player, name, at)


def rotated(state: TableState) -> tuple[str, Plan, People]:
    """The next game, if it has been opened; and how to: everybody sits one seat further on, so somebody else begins,
    and keeps the colour.

    After a lesson comes an ordinary game.
    """
    commands.must_be_over(state)
    seats: list[SeatPlan] = []
    people: People = {}
    colours = state.colours()
    for place in range(len(state.seats)):
        seat, plan, colour = state.seats[place - 1], state.plan.seats[place - 1], colours[place - 1]
        if seat.kind == "bot":
            level = seat.level.partition("@")[0]  # the time is the host's to set
            seats.append(SeatPlan("bot", plan.name, level, colour))
        elif seat.kind == "program":
            seats.append(msgspec.structs.replace(plan, colour=colour))
        else:
            seats.append(SeatPlan("open", colour=colour))
            if seat.player:
                people[place] = (seat.player, seat.name)
    return state.rematch, msgspec.structs.replace(state.plan, seats=seats, lesson=False), people


def summary_of(state: TableState) -> Summary:
    """What the lists show, but for the times."""
    return Summary(state.due(), ENCODER.encode(listing_of(state)).decode())


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))

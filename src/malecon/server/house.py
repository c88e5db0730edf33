"""Everything that answering a request needs, in one place."""

import asyncio
import contextlib
import gc
import logging
import math
import time
from dataclasses import dataclass, field

from litestar.channels import ChannelsPlugin

from malecon.engine.errors import MaleconError
from malecon.server.bots import BotDriver, BotWorkers
from malecon.server.doorbell import LOOK_AROUND, Doorbell
from malecon.server.identity import Caller, Identities
from malecon.server.limits import RateLimits
from malecon.server.settings import DAY, Settings, sqlite_path
from malecon.server.storage.database import Database, StorageError
from malecon.server.storage.store import Store
from malecon.server.table import commands
from malecon.server.table.state import LATE, OPEN, TableState
from malecon.server.tables import Tables, summary_of

LOG = logging.getLogger("malecon.house")

ROUNDS = 1.0  # seconds between two looks at clocks and bots
FORGET = 60.0  # seconds between two looks at what need not stay in memory
TIDY = 3600.0  # seconds between two cleanings of the database
GRACE = 30.0  # seconds after a start in which no clock runs out: people have to find their way back first
AT_ONCE = 200  # tables looked after in one round
WATCHING = -1  # the number that asks for the view of a spectator


@dataclass
class House:
    """The store, the tables and who looks after them."""

    settings: Settings
    store: Store
    tables: Tables
    identities: Identities
    limits: RateLimits
    bots: BotDriver
    doorbell: Doorbell | None
    started: float
    # One game is looked at again at a time: it takes a thread a moment, and the tables have to go on meanwhile.
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    async def keep(self) -> None:
        """The rounds: clocks that have run out, bots that somebody else should have moved, tables that nobody needs."""
        await self.fill_summaries()
        ahead = LATE  # at the start nobody else moves for the bots of the tables that are waiting
        done = dict.fromkeys(("look around", "forget", "tidy"), -math.inf)

        def again(what: str, seconds: float) -> bool:
            if time.monotonic() - done[what] < seconds:
                return False
            done[what] = time.monotonic()
            return True

        while True:
            try:
                await self.look_after_due_tables(ahead)
                ahead = 0.0
                if self.doorbell is not None and again("look around", LOOK_AROUND):
                    await self.doorbell.look_around()
                if again("forget", FORGET):
                    self.tables.forget_idle()
                if again("tidy", TIDY):
                    await self.tidy()
            except MaleconError as trouble:
                LOG.warning("the rounds were cut short", extra={"trouble": str(trouble)})
            except Exception:
                LOG.exception("the rounds were cut short")
            await asyncio.sleep(ROUNDS)

    async def look_after_due_tables(self, ahead: float) -> None:
        now = time.time()
        for id in await self.store.due(now + ahead, AT_ONCE):
            with contextlib.suppress(MaleconError):
                if now - self.started > GRACE:
                    await self.tables.change(id, commands.run_out_of_time)
                await self.bots.look_after(id)

    async def tidy(self) -> None:
        gc.collect()  # see app.py: in between only what is young is looked at
        keep, now = self.settings.keep, time.time()
        before = [now - days * DAY if days else 0.0 for days in (keep.finished, keep.idle, keep.players)]
        gone = await self.store.forget(*before)
        if gone:
            LOG.info("tables removed", extra={"count": gone})

    async def fill_summaries(self) -> None:
        """Tables from before the lists had summaries."""
        unreadable: set[str] = set()
        try:
            while found := set(await self.store.without_summary(AT_ONCE + len(unreadable))) - unreadable:
                for id in found:
                    try:
                        summary = await self.tables.look(id, lambda state: summary_of(state).text)
                    except StorageError:
                        raise
                    except Exception:  # one table that cannot be read must not hold up the others
                        unreadable.add(id)
                        LOG.exception("a table cannot be read", extra={"table": id[:4]})
                    else:
                        await self.store.fill_summary(id, summary)
        except StorageError as trouble:
            LOG.warning("the summaries are not complete", extra={"trouble": str(trouble)})

    def close(self) -> None:
        self.bots.close()
        self.store.database.close()


async def open_house(settings: Settings, database: Database, channels: ChannelsPlugin | None) -> House:
    store = Store(database)
    tables = Tables(store, shared=sqlite_path(settings.database) is None)
    identities = Identities(store, await store.signing_key())
    bots = BotDriver(tables, BotWorkers(settings.bot_workers), settings.bot_pace, settings.bot_seconds)
    doorbell = Doorbell(tables, channels) if channels is not None else None
    return House(settings, store, tables, identities, RateLimits(settings.limits), bots, doorbell, time.time())


# -- who may do what ------------------------------------------------------------------------------------------------


def own_seat(state: TableState, caller: Caller, seat: int | None) -> int:
    """The seat that the caller acts for: the one that was named, or the only one."""
    if caller.seat_token is not None:
        table, place = caller.seat_token
        if table != state.id or seat not in (None, place):
            raise MaleconError("error-not-your-seat")
        return place
    own = [place for place, taken in enumerate(state.seats) if caller.player and taken.player == caller.player]
    if seat is None and len(own) > 1:
        asked = [place for place in own if place in state.asked]
        return (asked or own)[0]
    if seat is None and own:
        return own[0]
    if seat is None or seat not in own:
        raise MaleconError("error-not-your-seat" if caller.player else "error-no-identity")
    return seat


def viewer_of(state: TableState, caller: Caller, seat: int | None) -> int | None:
    """Whose view the caller may have: an own seat's, or a spectator's where they are welcome."""
    if seat is not None and seat != WATCHING:
        return own_seat(state, caller, seat)
    if seat is None:
        with contextlib.suppress(MaleconError):
            return own_seat(state, caller, None)
    if caller.seat_token is not None and caller.seat_token[0] != state.id:
        raise MaleconError("error-not-your-seat")
    welcome = state.plan.spectators or state.state == OPEN or (caller.player and state.has_person(caller.player))
    if not welcome:
        raise MaleconError("error-no-spectators")
    return None


def must_host(state: TableState, caller: Caller) -> None:
    if not caller.player or caller.player != state.host:
        raise MaleconError("error-not-host")


def must_be_known(caller: Caller) -> str:
    if not caller.player:
        raise MaleconError("error-no-identity")
    return caller.player

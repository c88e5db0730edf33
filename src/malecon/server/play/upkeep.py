"""What has to be done although nobody asks: clocks that run out, bots that are late, what need not be kept."""

import asyncio
import contextlib
import gc
import logging
import math
import time

from malecon.engine.errors import MaleconError
from malecon.server.cluster.notices import LOOK_AROUND
from malecon.server.errors import StorageError
from malecon.server.play.lobby import summary_of
from malecon.server.play.services import Services
from malecon.server.settings import DAY
from malecon.server.table import commands
from malecon.server.table.state import LATE

LOG = logging.getLogger("malecon.upkeep")

ROUNDS = 1.0  # seconds between two looks at clocks and bots
FORGET = 5.0  # seconds between two looks at what need not stay in memory: somebody may have had much of it read
SIGN_OUTS = 20.0  # seconds between two questions who has signed out at another process
TIDY = 3600.0  # seconds between two cleanings of the database
GRACE = 30.0  # seconds after a start in which no clock runs out: people have to find their way back first
AT_ONCE = 200  # tables looked after in one round


class Upkeep:
    """The rounds that somebody has to make."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def keep(self) -> None:
        """The rounds: clocks that have run out, bots that somebody else should have moved, tables that nobody needs."""
        await self.fill_summaries()
        ahead = LATE  # at the start nobody else moves for the bots of the tables that are waiting
        done = dict.fromkeys(("look around", "sign-outs", "forget", "tidy"), -math.inf)

        def again(what: str, seconds: float) -> bool:
            if time.monotonic() - done[what] < seconds:
                return False
            done[what] = time.monotonic()
            return True

        while True:
            try:
                await self.look_after_due_tables(ahead)
                ahead = 0.0
                if self.services.notices is not None and again("look around", LOOK_AROUND):
                    await self.services.notices.look_around()
                if self.services.lobby.shared and again("sign-outs", SIGN_OUTS):
                    await self.services.identities.listen()
                if again("forget", FORGET):
                    self.services.lobby.forget_idle()
                if again("tidy", TIDY):
                    await self.tidy()
            except MaleconError as trouble:
                LOG.warning("the rounds were cut short", extra={"trouble": str(trouble)})
            except Exception:
                LOG.exception("the rounds were cut short")
            await asyncio.sleep(ROUNDS)

    async def look_after_due_tables(self, ahead: float) -> None:
        now = time.time()
        for id in await self.services.store.due(now + ahead, AT_ONCE):
            with contextlib.suppress(MaleconError):
                if now - self.services.started > GRACE:
                    await self.services.lobby.change(id, commands.run_out_of_time)
                await self.services.bots.look_after(id)

    async def tidy(self) -> None:
        gc.collect()  # see app.py: in between only what is young is looked at
        keep, now = self.services.settings.keep, time.time()
        before = [now - days * DAY if days else 0.0 for days in (keep.finished, keep.idle, keep.players)]
        gone = await self.services.store.forget(*before)
        if gone:
            LOG.info("tables removed", extra={"count": gone})

    async def fill_summaries(self) -> None:
        """Tables from before the lists had summaries."""
        unreadable: set[str] = set()
        try:
            while found := set(await self.services.store.without_summary(AT_ONCE + len(unreadable))) - unreadable:
                for id in found:
                    try:
                        summary = await self.services.lobby.look(id, lambda state: summary_of(state).text)
                    except StorageError:
                        raise
                    except Exception:  # one table that cannot be read must not hold up the others
                        unreadable.add(id)
                        LOG.exception("a table cannot be read", extra={"table": id[:4]})
                    else:
                        await self.services.store.fill_summary(id, summary)
        except StorageError as trouble:
            LOG.warning("the summaries are not complete", extra={"trouble": str(trouble)})

"""A server without a network: its tables, its database, and its bots, whose thoughts the test lets end one by one."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from malecon.server.http.limits import RateLimits
from malecon.server.play.services import Services, open_services
from malecon.server.play.work.lane import Job, Lane, Mind
from malecon.server.run import prepare
from malecon.server.settings import Settings
from malecon.server.storage.database import Database
from malecon.server.table.plan import Plan, SeatPlan

PATIENCE = 30.0


class Patient(Mind):
    """Answers with the first legal move, when it is let. No process is needed for that."""

    def __init__(self, waits: bool = False) -> None:
        super().__init__()
        self.begun: list[Job[Any]] = []
        self.may_go_on = asyncio.Semaphore(0) if waits else None

    async def tried(self, job: Job[Any]) -> Any:
        self.begun.append(job)
        if self.may_go_on is not None:
            await self.may_go_on.acquire()
        return job.given.legal[0]

    async def finish_one(self) -> None:
        """Let the thought end that has begun, and wait for the next one."""
        assert self.may_go_on is not None
        before = len(self.begun)
        self.may_go_on.release()
        await until(lambda: len(self.begun) > before)

    @property
    def tables(self) -> list[str]:
        """Where it was asked, in this order."""
        return [job.share.table for job in self.begun]


class LocalServer:
    """The services of a server, and two who think in the place of its processes."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lobby = services.lobby
        self.quick, self.long = Patient(), Patient(waits=True)
        services.bots.crew.quick = Lane([self.quick])
        services.bots.crew.long = Lane([self.long])

    async def open_bots(self, *levels: str, host: str = "host", address: str = "") -> str:
        """A table where only bots play."""
        plan = Plan("cuba", [SeatPlan("bot", level=level) for level in levels])
        return await self.lobby.open_new(plan, host, {}, address)

    def number(self, table: str) -> int:
        """How many entries are on disk."""
        return self.lobby.table(table).number


@contextlib.asynccontextmanager
async def local_server(folder: Path) -> AsyncIterator[LocalServer]:
    url = f"sqlite:///{folder}/malecon.sqlite"
    prepare(url)
    settings = Settings(url, bot_pace=0.0)
    services = await open_services(settings, Database(url), None, RateLimits(settings.limits))
    try:
        yield LocalServer(services)
    finally:
        services.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that will be so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def settled() -> None:
    """Until everything has happened that follows by itself."""
    for _ in range(50):
        await asyncio.sleep(0.001)

"""Everything that answering a request needs, in one place."""

import asyncio
import time
from dataclasses import dataclass, field

from litestar.channels import ChannelsPlugin

from malecon.server.cluster.notices import Notices
from malecon.server.http.identity import Identities
from malecon.server.http.limits import RateLimits
from malecon.server.play.bots import BotDriver, BotWorkers
from malecon.server.play.health import Health
from malecon.server.play.lobby import Lobby
from malecon.server.settings import Settings, sqlite_path
from malecon.server.storage.database import Database
from malecon.server.storage.store import Store


@dataclass
class Services:
    """The store, the tables and who looks after them."""

    settings: Settings
    store: Store
    lobby: Lobby
    identities: Identities
    limits: RateLimits
    health: Health
    bots: BotDriver
    notices: Notices | None
    started: float
    # One game is looked at again at a time: it takes a thread a moment, and the tables have to go on meanwhile.
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    def close(self) -> None:
        self.bots.close()
        self.store.database.close()


async def open_services(
    settings: Settings, database: Database, channels: ChannelsPlugin | None, limits: RateLimits
) -> Services:
    store = Store(database)
    lobby = Lobby(store, shared=sqlite_path(settings.database) is None)
    identities = Identities(store, await store.signing_key())
    await identities.listen()
    bots = BotDriver(lobby, BotWorkers(settings.bot_workers), settings.bot_pace, settings.bot_seconds)
    notices = Notices(lobby, channels) if channels is not None else None
    return Services(settings, store, lobby, identities, limits, Health(store), bots, notices, time.time())

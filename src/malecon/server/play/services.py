"""Everything that answering a request needs, in one place."""

import time
from dataclasses import dataclass

from litestar.channels import ChannelsPlugin

from malecon.server.cluster.notices import Notices
from malecon.server.http.identity import Identities
from malecon.server.http.limits import RateLimits
from malecon.server.play.bots.crew import Crew
from malecon.server.play.bots.driver import BotDriver
from malecon.server.play.bots.hints import Hints
from malecon.server.play.health import Health
from malecon.server.play.lobby import Lobby
from malecon.server.play.replays import Replays
from malecon.server.play.work.lane import Lane, Mind
from malecon.server.settings import SHARED, Settings, sqlite_path
from malecon.server.storage.database import Database
from malecon.server.storage.players import Players
from malecon.server.storage.store import Store


@dataclass
class Services:
    """The store, the tables and who looks after them."""

    settings: Settings
    store: Store
    players: Players
    lobby: Lobby
    identities: Identities
    limits: RateLimits
    health: Health
    bots: BotDriver
    hints: Hints
    replays: Replays
    notices: Notices | None
    started: float

    def close(self) -> None:
        self.bots.close()
        self.replays.close()
        self.store.database.close()


async def open_services(
    settings: Settings, database: Database, channels: ChannelsPlugin | None, limits: RateLimits
) -> Services:
    store = Store(database)
    lobby = Lobby(store, shared=sqlite_path(settings.database) is None)
    players = Players(database)
    identities = Identities(players, await players.signing_key())
    await identities.listen()
    crew = Crew(long_thoughts(settings))
    bots = BotDriver(lobby, crew, settings.bot_pace, settings.bot_seconds)
    notices = Notices(lobby, channels) if channels is not None else None
    return Services(
        settings,
        store,
        players,
        lobby,
        identities,
        limits,
        Health(store),
        bots,
        Hints(crew),
        Replays(),
        notices,
        time.time(),
    )


def long_thoughts(settings: Settings) -> Lane:
    """Where the strongest think."""
    own = Lane([Mind() for _ in range(settings.bot_workers)])
    if settings.bots != SHARED:
        return own
    from malecon.server.cluster.connection import connect
    from malecon.server.cluster.shared_lane import SharedLane

    shared = SharedLane(connect(settings.redis), own)
    shared.open()
    return shared

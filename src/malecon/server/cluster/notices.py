"""Between processes: who writes to a table rings, the others look. The news itself is always read from the database.

It rings through Litestar's channels on Redis. When Redis is away nothing is lost: every few seconds each process asks
the database whether the tables that people look at here have moved on.
"""

import secrets

from litestar.channels import ChannelsPlugin

from malecon.server.play.lobby import Lobby
from malecon.server.table.state import TableState

CHANNEL = "malecon_tables"
LOOK_AROUND = 3.0  # seconds


class Notices:
    """Rings for the other processes, and listens to theirs."""

    def __init__(self, lobby: Lobby, channels: ChannelsPlugin) -> None:
        self.lobby = lobby
        self.channels = channels
        self.name = secrets.token_hex(4)  # of this process, which need not answer its own ringing
        lobby.after_change.append(self.ring)

    def ring(self, state: TableState) -> None:
        self.channels.publish(f"{self.name} {state.id} {state.number}", CHANNEL)

    async def listen(self) -> None:
        subscriber = await self.channels.subscribe(CHANNEL)
        async for rung in subscriber.iter_events():
            who, id, number = rung.decode().split(" ")
            if who != self.name:
                self.lobby.heard(id, int(number))

    async def look_around(self) -> None:
        """Ask the database about every table that somebody looks at here."""
        watched = [table.id for table in self.lobby.live.values() if table.watchers]
        for start in range(0, len(watched), 500):
            for id, number in (await self.lobby.store.numbers(watched[start : start + 500])).items():
                self.lobby.heard(id, number)

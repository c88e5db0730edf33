"""How the server is: whether it can read its database, and whether it can write to it."""

import asyncio
import math
import time

from malecon.server.errors import StorageError, StorageFull
from malecon.server.storage.store import Store

THERE, AWAY, FULL, UNWRITABLE = "there", "away", "full", "unwritable"
FRESH = 3.0  # seconds for which an attempt to write answers everybody who asks


class Health:
    """Asks the database; all who want to know at the same time share one attempt to write."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writing = asyncio.Lock()
        self.tried = -math.inf
        self.found = THERE

    async def storage(self) -> str:
        """How the database is. What can be read may still be on a full disk, or on a server that only reads."""
        try:
            await self.store.numbers(["-"])
        except StorageError:
            return AWAY
        async with self.writing:
            if time.monotonic() - self.tried >= FRESH:
                self.found = await self.attempt()
                self.tried = time.monotonic()
            return self.found

    async def attempt(self) -> str:
        try:
            await self.store.try_to_write()
        except StorageFull:
            return FULL
        except StorageError:
            return UNWRITABLE
        return THERE

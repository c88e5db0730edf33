"""Who people are, as the database has it: names, generations of tokens, codes for other devices, tokens of seats."""

import hashlib
import secrets as random

from sqlalchemy import Connection, delete, insert, select, update

from malecon.server.storage import schema
from malecon.server.storage.database import Database

SIGNING_KEY = "signing-key"


class Players:
    """Every question about people to the database. What opens something is there only as a hash."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id: str, nickname: str, now: float) -> None:
        row = insert(schema.players).values(id=id, nickname=nickname, created=now, seen=now)
        await self.database.write(lambda connection: connection.execute(row).rowcount)

    async def nickname(self, player: str) -> str | None:
        wanted = select(schema.players.c.nickname).where(schema.players.c.id == player)
        return await self.database.read(lambda found: found.scalar(wanted))

    async def last_seen(self, player: str) -> float:
        wanted = select(schema.players.c.seen).where(schema.players.c.id == player)
        return await self.database.read(lambda found: found.scalar(wanted)) or 0.0

    async def rename(self, player: str, nickname: str) -> None:
        change = update(schema.players).where(schema.players.c.id == player).values(nickname=nickname)
        await self.database.write(lambda connection: connection.execute(change).rowcount)

    async def seen(self, player: str, now: float) -> None:
        change = update(schema.players).where(schema.players.c.id == player).values(seen=now)
        await self.database.write(lambda connection: connection.execute(change).rowcount)

    async def sign_out(self, player: str, now: float) -> int | None:
        """Begin a new generation of a player's tokens, and void the codes that are under way; which one it is."""

        def work(connection: Connection) -> int | None:
            players = schema.players
            mine = players.c.id == player
            connection.execute(update(players).where(mine).values(generation=players.c.generation + 1, signed_out=now))
            connection.execute(delete(schema.codes).where(schema.codes.c.player == player))
            return connection.scalar(select(players.c.generation).where(mine))

        return await self.database.write(work)

    async def signed_out(self, since: float) -> dict[str, int]:
        """Who has signed out everywhere since then, and which generation of their tokens is good."""
        players = schema.players.c
        wanted = select(players.id, players.generation).where(players.signed_out >= since)
        return {row[0]: row[1] for row in await self.database.read(lambda found: found.execute(wanted).all())}

    async def add_code(self, code: str, player: str, expires: float) -> None:
        row = insert(schema.codes).values(hash=hashed(code), player=player, expires=expires)
        await self.database.write(lambda connection: connection.execute(row).rowcount)

    async def use_code(self, code: str, now: float) -> str | None:
        """The player whom a code belongs to; it works once."""

        def work(connection: Connection) -> str | None:
            codes = schema.codes.c
            found = connection.execute(select(codes.player, codes.expires).where(codes.hash == hashed(code))).first()
            used = connection.execute(delete(schema.codes).where(codes.hash == hashed(code))).rowcount
            return str(found[0]) if found is not None and used == 1 and found[1] > now else None

        return await self.database.write(work)

    async def add_token(self, table: str, place: int) -> str:
        """A new token for a seat; the one before it is no longer good for anything."""
        token = random.token_urlsafe(24)

        def work(connection: Connection) -> None:
            tokens = schema.tokens
            connection.execute(delete(tokens).where(tokens.c.game_table == table, tokens.c.place == place))
            connection.execute(insert(tokens).values(hash=hashed(token), game_table=table, place=place))

        await self.database.write(work)
        return token

    async def seat_of_token(self, token: str) -> tuple[str, int] | None:
        tokens = schema.tokens.c
        wanted = select(tokens.game_table, tokens.place).where(tokens.hash == hashed(token))
        row = await self.database.read(lambda found: found.execute(wanted).first())
        return None if row is None else (row[0], row[1])

    async def signing_key(self) -> str:
        """The key that identities are signed with: made once, the same for every process."""

        def work(connection: Connection) -> str:
            secrets = schema.secrets.c
            wanted = select(secrets.value).where(secrets.name == SIGNING_KEY)
            found = connection.scalar(wanted)
            if found is None:
                found = random.token_urlsafe(48)
                connection.execute(insert(schema.secrets).values(name=SIGNING_KEY, value=found))
            return str(found)

        return await self.database.write(work)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()

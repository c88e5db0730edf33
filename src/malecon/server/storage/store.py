"""What is read from and written to the database, in the words of tables. People are in players.py."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.errors import NotFound
from malecon.server.storage import schema
from malecon.server.storage.database import Database
from malecon.server.table.entries import AnyEntry, seat_changing_hands
from malecon.server.table.plan import Plan
from malecon.server.table.state import ABANDONED, FINISHED, OPEN, PLAYING, TableState, Told


class Ended(msgspec.Struct):
    """What the list shows of how a game ended."""

    places: list[int] | None = None
    scores: list[int] | None = None


ENTRY = msgspec.json.Decoder(AnyEntry)
PLAN = msgspec.json.Decoder(Plan)
LISTED = msgspec.json.Decoder(wire.Listed)
ENDED = msgspec.json.Decoder(Ended)
ENCODER = msgspec.json.Encoder()
ATTEMPT = "attempt"  # to write: never there when anybody looks
PAGE = 50
LOOKED_BACK = 1_000  # games of somebody's history


# Made once: these two are needed for every move.
GO_ON = (
    update(schema.game_tables)
    .where(schema.game_tables.c.id == bindparam("table"), schema.game_tables.c.number == bindparam("before"))
    .values(
        number=bindparam("to_number"),
        state=bindparam("to_state"),
        changed=bindparam("at"),
        due=bindparam("to_due"),
        summary=bindparam("to_summary"),
    )
)
ADD_ENTRIES = insert(schema.entries)


class Overtaken(Exception):
    """Another process has written to the table first: read what it wrote and try again."""


@dataclass(frozen=True)
class Summary:
    """What the lists show of a table, and when somebody has to look after it."""

    due: float | None
    text: str


class Store:
    """Every question to the database, each a function of a connection that a thread carries out."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- tables -----------------------------------------------------------------------------------------------------

    async def create(self, table: TableState, fresh: Sequence[Told], summary: Summary) -> None:
        now = fresh[0].at if fresh else time.time()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(schema.game_tables).values(
                    id=table.id,
                    host=table.host,
                    plan=ENCODER.encode(table.plan).decode(),
                    seed=table.seed,
                    created=now,
                    changed=now,
                    number=table.number,
                    state=table.state,
                    game=table.plan.game,
                    visibility=table.plan.visibility,
                    due=summary.due,
                    summary=summary.text,
                )
            )
            write_entries(connection, table.id, fresh)
            write_seats(connection, table)

        await self.database.write(work)

    async def append(self, table: TableState, fresh: Sequence[Told], summary: Summary) -> None:
        """Write entries after the one before them; refused if another process was quicker."""
        reseated = [seat for told in fresh if (seat := seat_changing_hands(told.entry)) is not None]
        change = {
            "table": table.id,
            "before": fresh[0].number - 1,
            "to_number": table.number,
            "to_state": table.state,
            "at": fresh[-1].at,
            "to_due": summary.due,
            "to_summary": summary.text,
        }

        def work(connection: Connection) -> None:
            if connection.execute(GO_ON, change).rowcount != 1:
                raise TakenByAnother
            write_entries(connection, table.id, fresh)
            if reseated:
                connection.execute(delete(schema.seats).where(schema.seats.c.game_table == table.id))
                write_seats(connection, table)
                # Whoever had the seat before no longer plays it, nor does their program.
                tokens = schema.tokens
                of_the_seats = (tokens.c.game_table == table.id) & tokens.c.place.in_(reseated)
                connection.execute(delete(tokens).where(of_the_seats))

        try:
            await self.database.write(work)
        except TakenByAnother as first:
            raise Overtaken from first

    async def promise(self, commitment: str, seed: str, expires: float) -> None:
        row = insert(schema.promises).values(commitment=commitment, seed=seed, expires=expires)
        await self.database.write(lambda connection: connection.execute(row).rowcount)

    async def promised(self, commitment: str, now: float) -> str | None:
        """The seed that was promised; for one table only, because after its end everybody knows it."""

        def work(connection: Connection) -> str | None:
            promises = schema.promises.c
            this = promises.commitment == commitment
            seed = connection.scalar(select(promises.seed).where(this, promises.expires > now))
            used = connection.execute(delete(schema.promises).where(this)).rowcount
            return str(seed) if seed is not None and used == 1 else None

        return await self.database.write(work)

    async def remove(self, id: str) -> None:
        gone = delete(schema.game_tables).where(schema.game_tables.c.id == id)
        await self.database.write(lambda connection: connection.execute(gone).rowcount)

    async def load(self, id: str) -> TableState:
        """A table as its log tells it. The log may be long: it is followed in the thread that reads it."""

        def work(connection: Connection) -> TableState:
            tables = schema.game_tables.c
            row = connection.execute(select(tables.host, tables.plan, tables.seed).where(tables.id == id)).first()
            if row is None:
                raise NotFound("error-no-table")
            table = TableState(id, PLAN.decode(row[1]), row[0], row[2])
            table.read_components()
            for at, content in entries_after(connection, id, 0):
                table.apply(ENTRY.decode(content), at)
            return table

        return await self.database.read(work)

    async def catch_up(self, table: TableState) -> None:
        """Apply what other processes have written since."""
        for at, content in await self.database.read(lambda found: entries_after(found, table.id, table.number)):
            table.apply(ENTRY.decode(content), at)

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The last entries of some tables: whoever has missed something sees it here."""
        tables = schema.game_tables.c
        wanted = select(tables.id, tables.number).where(tables.id.in_(ids))
        rows = await self.database.read(lambda found: found.execute(wanted).all())
        return {id: number for id, number in rows}  # noqa: C416 - rows are not quite pairs

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables where a clock has run out or a bot has not moved."""
        tables = schema.game_tables.c
        wanted = select(tables.id).where(tables.due <= now).order_by(tables.due).limit(limit)
        return list(await self.database.read(lambda found: found.scalars(wanted).all()))

    async def without_summary(self, limit: int) -> list[str]:
        tables = schema.game_tables.c
        wanted = select(tables.id).where(tables.summary == "").limit(limit)
        return list(await self.database.read(lambda found: found.scalars(wanted).all()))

    async def fill_summary(self, id: str, summary: str) -> None:
        tables = schema.game_tables
        change = update(tables).where(tables.c.id == id, tables.c.summary == "").values(summary=summary)
        await self.database.write(lambda connection: connection.execute(change).rowcount)

    # -- lists ------------------------------------------------------------------------------------------------------

    async def listed(
        self, states: Sequence[str], player: str | None, before: float | None
    ) -> list[tuple[str, float, float]]:
        """Summaries with the times of opening and of the last change: of a player's tables, or of the public ones."""
        tables = schema.game_tables.c
        wanted = select(tables.summary, tables.created, tables.changed).where(tables.summary != "")
        if player is None:
            wanted = wanted.where(tables.visibility == "public")
        else:
            own = select(schema.seats.c.game_table).where(schema.seats.c.player == player)
            wanted = wanted.where((tables.host == player) | tables.id.in_(own))
        if before is not None:
            wanted = wanted.where(tables.changed < before)
        wanted = wanted.order_by(tables.changed.desc()).limit(PAGE)

        def work(connection: Connection) -> list[tuple[str, float, float]]:
            """State by state: of one state the index knows which public tables come first, however many there are."""
            found = [row for state in states for row in connection.execute(wanted.where(tables.state == state))]
            newest = sorted(found, key=lambda row: row.changed, reverse=True)[:PAGE]
            return [(summary, created, changed) for summary, created, changed in newest]

        return await self.database.read(work)

    async def ended(self, player: str, game: str) -> list[tuple[int, int]]:
        """Place and points of somebody in the games that came to an end, the last ones first.

        Who plays several seats at one device is taken for the first of them: the others are friends.
        """

        def work(connection: Connection) -> list[tuple[int, int]]:
            tables, seats = schema.game_tables, schema.seats
            wanted = (
                select(func.min(seats.c.place), tables.c.summary)
                .select_from(seats.join(tables, tables.c.id == seats.c.game_table))
                .where(seats.c.player == player, tables.c.game == game, tables.c.state == FINISHED)
                .group_by(tables.c.id, tables.c.summary, tables.c.changed)
                .order_by(tables.c.changed.desc())
                .limit(LOOKED_BACK)
            )
            found = []
            for place, summary in connection.execute(wanted):
                end = ENDED.decode(summary) if summary else Ended()
                if end.places is not None and end.scores is not None:
                    found.append((end.places[place], end.scores[place]))
            return found

        return await self.database.read(work)

    async def places_of(self, player: str, ids: Sequence[str]) -> dict[str, list[int]]:
        """The seats that a player has at some tables."""
        seats = schema.seats.c
        wanted = select(seats.game_table, seats.place).where(seats.player == player, seats.game_table.in_(ids))
        places: dict[str, list[int]] = {}
        for id, place in await self.database.read(lambda found: found.execute(wanted).all()):
            places.setdefault(id, []).append(place)
        return places

    async def tables_of(self, host: str) -> int:
        """How many tables somebody keeps open or playing."""
        tables = schema.game_tables.c
        wanted = select(func.count()).where(tables.host == host, tables.state.in_((OPEN, PLAYING)))
        return await self.database.read(lambda found: found.scalar(wanted) or 0)

    async def bot_tables_of(self, host: str) -> int:
        """How many of those tables bots have for themselves."""
        tables = schema.game_tables.c
        wanted = select(tables.summary).where(
            tables.host == host, tables.state.in_((OPEN, PLAYING)), tables.summary != ""
        )
        found = await self.database.read(lambda found: found.scalars(wanted).all())
        seats = (LISTED.decode(summary).seats for summary in found)
        return sum(all(seat.kind == "bot" or seat.stand_in for seat in each) for each in seats)

    async def seats_of(self, player: str) -> int:
        """How many seats somebody has at tables that are not over."""
        tables, seats = schema.game_tables, schema.seats
        wanted = (
            select(func.count())
            .select_from(seats.join(tables, tables.c.id == seats.c.game_table))
            .where(seats.c.player == player, tables.c.state.in_((OPEN, PLAYING)))
        )
        return await self.database.read(lambda found: found.scalar(wanted) or 0)

    # -- tidying up -------------------------------------------------------------------------------------------------

    async def try_to_write(self) -> None:
        """Write something, to see whether that can be done, and leave nothing behind."""

        def work(connection: Connection) -> None:
            secrets = schema.secrets
            connection.execute(insert(secrets).values(name=ATTEMPT, value=""))
            connection.execute(delete(secrets).where(secrets.c.name == ATTEMPT))

        await self.database.write(work)

    async def forget(self, finished_before: float, idle_before: float, players_before: float) -> int:
        """Remove tables that ended or were left alone long ago, and identities that nobody uses any more."""

        def work(connection: Connection) -> int:
            tables, players, seats = schema.game_tables, schema.players, schema.seats
            over = tables.c.state.in_((FINISHED, ABANDONED)) & (tables.c.changed < finished_before)
            idle = tables.c.state.in_((OPEN, PLAYING)) & (tables.c.changed < idle_before)
            gone = connection.execute(delete(tables).where(over | idle)).rowcount
            connection.execute(delete(schema.codes).where(schema.codes.c.expires < time.time()))
            connection.execute(delete(schema.promises).where(schema.promises.c.expires < time.time()))
            seated = select(seats.c.player)
            connection.execute(delete(players).where(players.c.seen < players_before, players.c.id.not_in(seated)))
            return gone

        return await self.database.write(work)


class TakenByAnother(MaleconError):
    """Raised by the writing itself, before it has written anything."""

    def __init__(self) -> None:
        super().__init__("error-stale")


def write_entries(connection: Connection, id: str, fresh: Sequence[Told]) -> None:
    rows = [
        {"game_table": id, "number": told.number, "at": told.at, "content": ENCODER.encode(told.entry).decode()}
        for told in fresh
    ]
    if rows:
        connection.execute(ADD_ENTRIES, rows)


def write_seats(connection: Connection, table: TableState) -> None:
    rows = [
        {"game_table": table.id, "place": place, "player": seat.player}
        for place, seat in enumerate(table.seats)
        if seat.player
    ]
    if rows:
        connection.execute(insert(schema.seats), rows)


def entries_after(connection: Connection, id: str, number: int) -> Sequence[Row[float, str]]:
    entries = schema.entries.c
    wanted = select(entries.at, entries.content).where(entries.game_table == id, entries.number > number)
    return connection.execute(wanted.order_by(entries.number)).all()

"""However many tables, seats, tokens and codes a database holds: what somebody asks for is found by an index."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import pytest
from sqlalchemy import event

from malecon.server.settings import database_url
from malecon.server.storage.database import Database
from malecon.server.storage.migration import upgrade
from malecon.server.storage.players import Players
from malecon.server.storage.store import Store
from malecon.server.table.state import FINISHED, OPEN, PLAYING

T = TypeVar("T")
PLAYER, TABLE = "p" * 32, "t" * 13
PUBLIC: dict[str, Callable[[Store], Awaitable[object]]] = {
    "public tables": lambda store: store.listed((OPEN, PLAYING), None, None),
    "public tables before": lambda store: store.listed((FINISHED,), None, 1.0),
}
FOUND: dict[str, Callable[[Store], Awaitable[object]]] = {
    "own tables": lambda store: store.listed((OPEN, PLAYING), PLAYER, None),
    "places": lambda store: store.places_of(PLAYER, [TABLE]),
    "tables of a host": lambda store: store.tables_of(PLAYER),
    "tables of bots": lambda store: store.bot_tables_of(PLAYER),
    "history": lambda store: store.ended(PLAYER, "cuba"),
    "seats": lambda store: store.seats_of(PLAYER),
    "due": lambda store: store.due(1.0, 10),
    "numbers": lambda store: store.numbers([TABLE]),
    "promise": lambda store: store.promised("promise", 1.0),
    "table": lambda store: store.remove(TABLE),
}
WHO: dict[str, Callable[[Players], Awaitable[object]]] = {
    "token of a seat": lambda players: players.seat_of_token("token"),
    "nickname": lambda players: players.nickname(PLAYER),
    "sign out": lambda players: players.sign_out(PLAYER, 1.0),
    "signed out": lambda players: players.signed_out(1.0),
    "code": lambda players: players.use_code("code", 1.0),
}


class Plans:
    """A database, and how it carries out what is asked of it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.said: list[tuple[str, Any]] = []
        event.listen(database.engine, "before_cursor_execute", self.note)

    def note(self, _connection: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            self.said.append((statement, parameters))

    def steps(self, ask: Callable[[T], Awaitable[object]], of: Callable[[Database], T]) -> list[str]:
        async def asked() -> object:
            return await ask(of(self.database))

        self.said.clear()
        asyncio.run(asked())
        said = list(self.said)
        assert said
        with self.database.engine.connect() as connection:
            return [
                row[3]
                for statement, parameters in said
                for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            ]


@pytest.fixture(scope="module")
def plans(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plans]:
    database = Database(database_url(str(tmp_path_factory.mktemp("plans") / "malecon.sqlite")))
    upgrade(database.engine)
    yield Plans(database)
    database.close()


@pytest.mark.parametrize("ask", [*PUBLIC.values(), *FOUND.values()], ids=[*PUBLIC, *FOUND])
def test_no_question_reads_a_whole_table(plans: Plans, ask: Callable[[Store], Awaitable[object]]) -> None:
    assert not [step for step in plans.steps(ask, Store) if step.startswith("SCAN")]


@pytest.mark.parametrize("ask", WHO.values(), ids=WHO)
def test_no_question_about_somebody_reads_a_whole_table(
    plans: Plans, ask: Callable[[Players], Awaitable[object]]
) -> None:
    assert not [step for step in plans.steps(ask, Players) if step.startswith("SCAN")]


@pytest.mark.parametrize("ask", PUBLIC.values(), ids=PUBLIC)
def test_the_lists_for_everybody_are_in_order_without_being_sorted(
    plans: Plans, ask: Callable[[Store], Awaitable[object]]
) -> None:
    assert not [step for step in plans.steps(ask, Store) if "TEMP B-TREE" in step]


def test_what_goes_with_a_table_or_a_player_is_found_as_well(plans: Plans) -> None:
    """The database looks for it by itself, and says nothing of that: whatever refers to something has an index."""
    with plans.database.engine.connect() as connection:
        for name in ("entry", "seat", "token", "code"):
            for reference in connection.exec_driver_sql(f"PRAGMA foreign_key_list({name})").mappings():
                question = f"SELECT 1 FROM {name} WHERE {reference['from']} = ?"
                ((*_, step),) = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", ("x",))
                assert step.startswith("SEARCH"), f"{name}: {step}"

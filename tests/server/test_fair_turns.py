"""Fair turns: whatever one address asks of the bots, nobody else waits for longer than for what has begun."""

import asyncio
import contextlib
import threading
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from malecon.bots.explain import Advice, Judged
from malecon.engine.errors import MaleconError
from malecon.server.play.bots.hints import Hints
from malecon.server.play.bots.tasks import Task
from malecon.server.play.lobby import Lobby
from malecon.server.play.work.fair_lock import FairLock
from malecon.server.play.work.queue import IN_A_ROW, FairQueue, Share
from malecon.server.play.work.remembered import Remembered
from malecon.server.settings import database_url
from malecon.server.storage.database import Database
from malecon.server.storage.migration import upgrade
from malecon.server.storage.store import Store
from malecon.server.table import commands, plan
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from tests.server.in_process import LocalServer, local_server, settled, until

MALLORY = "203.0.113.66"
ANA = "198.51.100.1"
OWN = 'like = "components.toml"\n[start]\npesos = 7\n'


# -- the queue ------------------------------------------------------------------------------------------------------


def taken(queue: FairQueue[str]) -> list[str]:
    found = []
    while (item := queue.take()) is not None:
        queue.finished(item)
        found.append(item)
    return found


def test_addresses_take_turns_then_people_then_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        for table in ("t", "u"):
            for person in ("mallory", "mara"):
                queue.put(f"{person} {table}{number}", Share(MALLORY, person, table))
    queue.put("ana", Share(ANA, "ana", "v"))
    assert taken(queue)[:7] == ["mallory t0", "ana", "mara t0", "mallory u0", "mara u0", "mallory t1", "mara t1"]
    assert len(queue) == 0


def test_who_comes_later_waits_for_nothing_that_has_not_begun() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(f"{number}", Share(MALLORY, "mallory", f"{number}"))
    assert [queue.take() for _ in range(10)] == [f"{number}" for number in range(10)]
    queue.put("ana", Share(ANA, "ana", "v"))
    assert queue.take() == "ana"


def test_who_asks_again_at_once_has_no_more_turns_than_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.put(f"mallory {number}", Share(MALLORY, "mallory", "t"))
    queue.put("ana", Share(ANA, "ana", "v"))
    served: Counter[str] = Counter()
    for _ in range(20):
        item = queue.take()
        assert item is not None
        queue.finished(item)
        served[item[:3]] += 1
        if item == "ana":
            queue.put("ana", Share(ANA, "ana", "v"))
    assert served == {"mal": 10, "ana": 10}


def test_tables_that_nobody_looks_at_come_last_but_do_come() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("away", Share(ANA, "ana", "v", present=False))
    for number in range(20):
        queue.put(f"{number}", Share(MALLORY, "mallory", "t"))
    assert taken(queue).index("away") == IN_A_ROW


def test_what_nobody_waits_for_is_taken_out_and_what_somebody_comes_to_see_goes_ahead() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.put(f"{number}", Share(ANA, "ana", "v", present=False))
    queue.remove("2")
    queue.remove("never there")
    queue.move("4", Share(ANA, "ana", "v"))
    assert queue.load == {ANA: 4}
    assert taken(queue) == ["4", "0", "1", "3"]
    assert queue.load == {}


def test_nothing_is_remembered_of_addresses_that_ask_for_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(10_000):
        queue.put("question", Share(f"address {number}", "somebody", "table"))
        assert taken(queue) == ["question"]
    assert len(queue.present.next) < 1000
    assert len(queue.present.times) < 1000


# -- tables that have to be read ------------------------------------------------------------------------------------


class SlowStore:
    """Reads tables so slowly that others come meanwhile."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.at_once = 0

    async def load(self, id: str) -> TableState:
        self.at_once += 1
        assert self.at_once == 1, "one after another"
        for _ in range(5):
            await asyncio.sleep(0)
        self.at_once -= 1
        self.read.append(id)
        return TableState(id, Plan("santiago", [SeatPlan("me"), SeatPlan("open")]), "host", "5eed")


def test_who_has_many_tables_read_holds_up_nobody_elses_first_look() -> None:
    async def look_around() -> list[str]:
        store = SlowStore()
        lobby = Lobby(cast(Store, store), shared=False)
        many = [asyncio.create_task(lobby.look(f"m{n}", lambda state: state.id, MALLORY)) for n in range(20)]
        await asyncio.sleep(0)
        await lobby.look("ana", lambda state: state.id, ANA)
        await lobby.look("m19", lambda state: state.id, ANA)
        seen = list(store.read)
        await asyncio.gather(*many)
        assert sorted(store.read) == sorted([*(f"m{n}" for n in range(20)), "ana"]), "nothing is read twice"
        return seen

    seen = asyncio.run(look_around())
    assert seen.index("ana") == 1, "it waited for what had begun"
    assert seen.index("m19") <= 4, "also where the other waits for the same table"


def test_the_components_of_a_table_are_read_in_threads_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long file takes so long that everybody would notice, and a table may begin with every request."""
    threads: list[threading.Thread] = []
    read_components = plan.read_components

    def noted(game: str, edition: str | None, text: str) -> plan.Own:
        threads.append(threading.current_thread())
        return read_components(game, edition, text)

    async def play() -> None:
        database = Database(database_url(str(tmp_path / "malecon.sqlite")))
        upgrade(database.engine)
        try:
            lobby = Lobby(Store(database), shared=False)
            own = Plan("santiago", [SeatPlan("me"), SeatPlan()], components=OWN)
            table = await lobby.open_new(own, "ana", {0: ("ana", "Ana")}, ANA)
            setting = await lobby.look(table, lambda state: state.plan.unnamed_setting(state.own))
            assert setting.components.data["start"]["pesos"] == 7
            await lobby.change(table, lambda state, at: commands.sit(state, 1, "bruno", "Bruno", at), ANA)
            lobby.live.clear()
            assert await lobby.look(table, lambda state: state.match.setting.components.data) == setting.components.data
        finally:
            database.close()

    monkeypatch.setattr(plan, "read_components", noted)
    asyncio.run(play())
    assert threads
    assert threading.main_thread() not in threads


def test_who_goes_before_the_turn_leaves_it_to_the_next() -> None:
    async def take_turns() -> list[str]:
        lock, order = FairLock(), list[str]()

        async def enter(name: str) -> None:
            async with lock.turn(Share(name)):
                order.append(name)
                await asyncio.sleep(0.01)

        tasks = {name: asyncio.create_task(enter(name)) for name in ("ana", "bruno", "carla", "dora")}
        await asyncio.sleep(0)
        tasks["bruno"].cancel()  # while waiting
        await asyncio.sleep(0.005)
        tasks["ana"].cancel()  # in the middle of it
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert not lock.taken
        assert not lock.queue.load
        return order

    assert asyncio.run(take_turns()) == ["ana", "carla", "dora"]


# -- at the tables --------------------------------------------------------------------------------------------------


async def forty_five_tables_of_strong_bots(home: LocalServer) -> list[str]:
    tables = [
        await home.open_bots(*["caridad"] * 5, host=f"mallory {number % 9}", address=MALLORY) for number in range(45)
    ]
    for table in tables:
        home.lobby.table(table).arrive(MALLORY)
    await until(lambda: len(home.services.bots.crew.long.waiting) == 44)
    return tables


def test_45_tables_of_strong_bots_do_not_hold_up_somebody_elses_weak_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as home:
            await forty_five_tables_of_strong_bots(home)
            table = await home.open_bots("pipo", "pipo", address=ANA)
            home.lobby.table(table).arrive(ANA)
            await until(lambda: len(home.quick.begun) > 10)
            assert set(home.quick.tables) == {table}
            assert len(home.long.begun) == 1

    asyncio.run(play())


def test_nor_do_they_hold_up_a_strong_one_for_more_than_what_has_begun(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as home:
            await forty_five_tables_of_strong_bots(home)
            table = await home.open_bots("caridad", "caridad", address=ANA)
            home.lobby.table(table).arrive(ANA)
            await until(lambda: len(home.services.bots.crew.long.waiting) == 45)
            await home.long.finish_one()
            assert home.long.tables[1:] == [table]

    asyncio.run(play())


def test_whoever_looks_on_at_somebody_elses_table_slows_nobody_down(tmp_path: Path) -> None:
    """A thought is on the account of who has asked for least."""

    async def play() -> None:
        async with local_server(tmp_path) as home:
            await forty_five_tables_of_strong_bots(home)
            table = await home.open_bots("caridad", "caridad", address=ANA)
            home.lobby.table(table).arrive(MALLORY)
            home.lobby.table(table).arrive(ANA)
            await until(lambda: len(home.services.bots.crew.long.waiting) == 45)
            await home.long.finish_one()
            assert home.long.begun[-1].share.account == ANA

    asyncio.run(play())


def test_a_bot_that_is_no_longer_asked_does_not_think(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as home:
            waiting = home.services.bots.crew.long.waiting
            other = await home.open_bots("caridad", "caridad", address=MALLORY)
            home.lobby.table(other).arrive(MALLORY)
            await until(lambda: len(home.long.begun) == 1)
            plan = Plan("cuba", [SeatPlan("open"), SeatPlan("open")])
            table = await home.lobby.open_new(plan, "ana", {}, ANA)
            for place, player in enumerate(("ana", "bruno")):
                await home.lobby.change(table, lambda s, at, p=place, n=player: commands.sit(s, p, n, n, at))  # type: ignore[misc]
            asked = (await home.lobby.look(table, lambda state: state.asked))[0]
            await home.lobby.change(table, lambda state, at: commands.hand_over(state, asked, "caridad", "asked", at))
            await until(lambda: len(waiting) == 1)
            await home.lobby.change(table, lambda state, at: commands.come_back(state, asked, at))
            await until(lambda: len(waiting) == 0)
            assert home.long.tables == [other]

    asyncio.run(play())


# -- tables of bots alone -------------------------------------------------------------------------------------------


def test_bots_alone_rest_while_nobody_looks_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as home:
            table = await home.open_bots("pipo", "pipo")
            held = home.lobby.table(table)
            begun = home.number(table)
            await home.services.bots.look_after(table)
            await settled()
            assert home.number(table) == begun
            assert await home.services.store.due(1e12, 10) == []  # nor does anybody ask the database about it
            held.arrive(ANA)
            await until(lambda: home.number(table) > begun + 10)
            held.depart(ANA)
            await settled()
            rested = home.number(table)
            await settled()
            assert home.number(table) == rested
            assert home.services.bots.driving == {}
            held.glance(ANA)  # who looks again and again without staying is there, too
            await until(lambda: home.number(table) > rested)

    asyncio.run(play())


def test_bots_alone_whom_nobody_looks_at_any_more_give_up_their_place(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as home:
            tables = [await home.open_bots("caridad", "caridad", address=MALLORY) for _ in range(5)]
            for table in tables:
                home.lobby.table(table).arrive(MALLORY)
            waiting = home.services.bots.crew.long.waiting
            await until(lambda: len(waiting) == 4)
            for table in tables:
                home.lobby.table(table).depart(MALLORY)
            await until(lambda: len(waiting) == 0)
            assert len(home.long.begun) == 1

    asyncio.run(play())


def test_where_a_person_plays_bots_move_though_nobody_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as home:
            plan = Plan("cuba", [SeatPlan("bot", level="pipo"), SeatPlan("me")])
            table = await home.lobby.open_new(plan, "ana", {1: ("ana", "Ana")}, ANA)
            begun = home.number(table)
            asked = await home.lobby.look(table, lambda state: state.asked)
            if asked == (0,):
                await until(lambda: home.number(table) > begun)
                assert not home.quick.begun[0].share.present
                assert home.quick.begun[0].share.account == ANA

    asyncio.run(play())


# -- hints ----------------------------------------------------------------------------------------------------------

ADVICE = Advice((Judged("drive 1", 10, (0.5, 0.5), (9.0, 8.0)),))


class Adviser:
    """Thinks until it is let go, and counts."""

    def __init__(self) -> None:
        self.thought = 0
        self.given_up = 0
        self.enough = asyncio.Event()

    async def advise(self, task: Task, share: Share) -> Advice:
        self.thought += 1
        try:
            await self.enough.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return ADVICE


def question(table: str, number: int = 1) -> Task:
    return Task(table, Plan("cuba", [SeatPlan()]), ("Ana",), "adviser", 0, {}, ("a", "b"), number, 0)


def share(person: str) -> Share:
    return Share(ANA, person, "table")


def test_the_same_hint_is_thought_once_and_remembered() -> None:
    async def ask() -> None:
        adviser = Adviser()
        hints = Hints(adviser)  # type: ignore[arg-type]
        asked = [asyncio.create_task(hints.advise(question("t"), share(who))) for who in ("ana", "ana", "bruno")]
        await settled()
        adviser.enough.set()
        assert await asyncio.gather(*asked) == [ADVICE] * 3
        assert await hints.advise(question("t"), share("ana")) == ADVICE
        assert adviser.thought == 1
        await hints.advise(question("t", 2), share("ana"))
        assert adviser.thought == 2

    asyncio.run(ask())


def test_a_person_has_one_hint_in_flight() -> None:
    async def ask() -> None:
        adviser = Adviser()
        hints = Hints(adviser)  # type: ignore[arg-type]
        first = asyncio.create_task(hints.advise(question("t"), share("ana")))
        await settled()
        with pytest.raises(MaleconError) as caught:
            await hints.advise(question("u"), share("ana"))
        assert caught.value.key == "error-hint-open"
        other = asyncio.create_task(hints.advise(question("u"), share("bruno")))
        await settled()
        first.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await first
        adviser.enough.set()
        assert await hints.advise(question("u"), share("ana")) == ADVICE
        assert await other == ADVICE
        assert (adviser.thought, adviser.given_up) == (2, 1)
        assert hints.asking == {}

    asyncio.run(ask())


def test_what_is_remembered_has_a_bound() -> None:
    async def ask() -> None:
        kept: Remembered[bytes] = Remembered(100, len)

        async def found() -> bytes:
            return b"x" * 30

        for number in range(10):
            await kept.get(number, found)
        assert list(kept.known) == [7, 8, 9]
        assert kept.total == 90

    asyncio.run(ask())

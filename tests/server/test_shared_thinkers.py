"""Thinkers that several servers share: whoever is idle thinks for whoever asks, and nobody is waited for in vain."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from redis.asyncio import Redis as Client

from malecon.engine.errors import MaleconError
from malecon.server.cluster import pool, shared_lane
from malecon.server.cluster.connection import connect
from malecon.server.cluster.shared_lane import SharedLane
from malecon.server.cluster.thinkers import Thinkers
from malecon.server.metrics import BOT_SECONDS
from malecon.server.play.bots.tasks import Task, tasks_of
from malecon.server.play.bots.thinking import rank, think
from malecon.server.play.work.lane import Job, Lane
from malecon.server.play.work.queue import Share
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from malecon.text import texts
from tests.command import ROOT, Command, malecon
from tests.server.in_process import PATIENCE, Patient, until
from tests.server.running import Player, Server
from tests.server.services import Redis

SOMEBODY = Share("somewhere", "somebody", "table")


def a_task() -> Task:
    plan = Plan("santiago", [SeatPlan("bot", level="celia")] * 2)
    state = TableState("table", plan, "host", "00" * 32)
    commands.open_table(state, {}, 0.0)
    return tasks_of(state, 0.05)[0]


def question() -> Job[str]:
    return Job(SOMEBODY, think, a_task(), BOT_SECONDS.labels("celia"))


@pytest.fixture(autouse=True)
def quick_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("BEAT", 0.05), ("GONE", 0.3)):
        monkeypatch.setattr(pool, name, seconds)
    monkeypatch.setattr("malecon.server.cluster.thinkers.BEAT", 0.05)
    monkeypatch.setattr("malecon.server.cluster.thinkers.GONE", 0.3)
    monkeypatch.setattr(shared_lane, "BEAT", 0.05)


@contextlib.asynccontextmanager
async def redis_of(redis: Redis) -> AsyncIterator[Client]:
    """Empty: what another test has left there must not be found."""
    client = connect(redis.url)
    await client.flushall()
    try:
        yield client
    finally:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)  # one that goes on would connect anew
        await client.aclose()


class Thinking:
    """Some thinkers in this process, who answer as the test wants."""

    def __init__(self, client: Client, count: int, waits: bool = False) -> None:
        self.thinkers = Thinkers(client, 0)
        self.minds = [Patient(waits) for _ in range(count)]
        self.thinkers.minds = {f"thinker {number} of {id(self)}": mind for number, mind in enumerate(self.minds)}
        self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        thinkers = self.thinkers
        await asyncio.gather(
            thinkers.show_life(), *(thinkers.serve(name, mind) for name, mind in thinkers.minds.items())
        )

    async def die(self) -> None:
        """Without saying anything."""
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task


class Serving:
    """A server's lane, with a process of its own for the worst."""

    def __init__(self, client: Client) -> None:
        self.own = Patient()
        self.lane = SharedLane(client, Lane([self.own]))
        self.lane.open()

    async def ask(self) -> str | None:
        job = question()
        self.lane.put(job)
        return await job.answer


def test_questions_and_answers_are_the_same_after_the_journey() -> None:
    task = a_task()
    order = pool.Order("1", "server", "think", task)
    assert pool.ORDER.decode(pool.ENCODER.encode(order)) == order
    for found in ("drive 1", rank(task), None):
        assert pool.ANSWER.decode(pool.ENCODER.encode(pool.Answer("1", found))).found == found
    with pytest.raises(msgspec.DecodeError):
        pool.ORDER.decode(b"\x80\x04N.")  # a pickle


def test_two_servers_share_two_thinkers_and_each_is_asked(redis: Redis) -> None:
    async def ask() -> None:
        async with redis_of(redis) as client:
            thinking = Thinking(client, 2)
            await until_there(client, thinking)
            servers = [Serving(client), Serving(client)]
            answers = await asyncio.gather(*(server.ask() for server in servers for _ in range(20)))
            assert set(answers) == {a_task().legal[0]}
            assert sum(len(mind.begun) for mind in thinking.minds) == 40
            assert all(mind.begun for mind in thinking.minds)
            assert all(server.own.begun == [] for server in servers)
            await thinking.die()
            for server in servers:
                server.lane.close()

    asyncio.run(ask())


def test_a_thinker_that_dies_is_passed_over_and_its_question_asked_again(redis: Redis) -> None:
    async def ask() -> None:
        async with redis_of(redis) as client:
            dying = Thinking(client, 1, waits=True)
            await until_there(client, dying)
            servers = [Serving(client), Serving(client)]
            asked = [asyncio.create_task(server.ask()) for server in servers]
            await until(lambda: len(dying.minds[0].begun) == 1)
            await dying.die()
            living = Thinking(client, 1)
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.gather(*asked) == [a_task().legal[0]] * 2
            assert len(living.minds[0].begun) == 2
            await living.die()
            for server in servers:
                assert server.own.begun == []
                server.lane.close()

    asyncio.run(ask())


def test_where_nobody_thinks_the_server_does(redis: Redis) -> None:
    async def ask() -> None:
        async with redis_of(redis) as client:
            server = Serving(client)
            assert await server.ask() == a_task().legal[0]
            assert len(server.own.begun) == 1
            server.lane.close()

    asyncio.run(ask())


def test_a_question_that_two_thinkers_have_died_over_is_answered_by_the_server(redis: Redis) -> None:
    async def ask() -> None:
        async with redis_of(redis) as client:
            server = Serving(client)
            asked = None
            for _ in range(2):
                dying = Thinking(client, 1, waits=True)
                await until_there(client, dying)
                asked = asked or asyncio.create_task(server.ask())
                await until(lambda: len(dying.minds[0].begun) == 1)  # noqa: B023
                await dying.die()
            assert asked is not None
            assert await asked == a_task().legal[0]
            assert len(server.own.begun) == 1
            server.lane.close()

    asyncio.run(ask())


def test_what_nobody_waits_for_any_more_is_not_handed_out(redis: Redis) -> None:
    async def ask() -> None:
        async with redis_of(redis) as client:
            thinking = Thinking(client, 1, waits=True)
            await until_there(client, thinking)
            server = Serving(client)
            asked = [asyncio.create_task(server.ask()) for _ in range(10)]
            await until(lambda: len(thinking.minds[0].begun) == 1)
            for each in asked[1:]:
                each.cancel()
            await until(lambda: len(server.lane.waiting) == 0)
            last = asyncio.create_task(server.ask())
            await until(lambda: len(server.lane.waiting) == 1)
            await thinking.minds[0].finish_one()
            assert len(thinking.minds[0].begun) == 2
            assert thinking.minds[0].may_go_on is not None
            thinking.minds[0].may_go_on.release()
            await last
            await thinking.die()
            server.lane.close()

    asyncio.run(ask())


async def until_there(client: Client, thinking: Thinking) -> None:
    await until_alive(client, list(thinking.thinkers.minds))


async def until_alive(client: Client, names: list[str]) -> None:
    async with asyncio.timeout(PATIENCE):
        for name in names:
            while await client.lpos(pool.IDLE, name) is None or not await client.exists(pool.alive(name)):
                await asyncio.sleep(0.005)


# -- the commands ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def thinking(redis: Redis, folder: Path) -> Iterator[Command]:
    environment = {**os.environ, "LANG": "C.UTF-8"}
    out = folder / "think.out"
    command = Command(
        "think", "--redis", redis.url, folder=ROOT, out=out, err=folder / "think", environment=environment
    )
    try:
        yield command
    finally:
        if command.poll() is None:
            command.send_signal(signal.SIGTERM)
            assert command.wait(PATIENCE) == 0
            assert "Nobody thinks here any more" in out.read_text("utf-8")


def test_a_game_goes_on_when_the_shared_thinker_is_killed(redis: Redis, tmp_path: Path) -> None:
    options = ("--redis", redis.url, "--bots", "shared", "--bot-seconds", "0.05")
    with (
        Server(str(tmp_path / "malecon.sqlite"), *options, log=tmp_path / "log") as server,
        contextlib.closing(Player(server.url, "Ana")) as ana,
    ):
        with thinking(redis, tmp_path) as first:
            table = ana.open_table("santiago", [{"kind": "bot", "level": "celia"}] * 2)
            seen = look_until(ana, table, 20)
            first.kill()
            first.wait(PATIENCE)
        with thinking(redis, tmp_path):
            look_until(ana, table, seen + 20)


def test_thinkers_that_stop_leave_no_thread_behind(redis: Redis) -> None:
    async def stop() -> None:
        async with redis_of(redis) as client:
            before = threading.active_count()
            thinkers = Thinkers(client, 2)
            for mind in thinkers.minds.values():
                await asyncio.get_running_loop().run_in_executor(mind.pool, os.getpid)
            assert threading.active_count() > before
            working = asyncio.create_task(thinkers.work())
            await until_alive(client, list(thinkers.minds))
            working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await working
            assert threading.active_count() == before

    asyncio.run(stop())


def look_until(player: Player, table: str, number: int) -> int:
    """Look on until so much has happened."""
    seen = 0
    while seen < number:
        seen = player.look(table, after=seen, wait=30)["number"]
    return seen


@pytest.mark.parametrize("language", ["en", "fr"])
def test_shared_thinkers_need_redis_and_a_place_that_exists(language: str) -> None:
    done = malecon("serve", "--no-browser", "--bots", "shared", "--lang", language)
    speech = texts(language)
    assert (done.returncode, done.stderr.strip()) == (2, speech.error(MaleconError("error-bots-redis")))
    done = malecon("serve", "--no-browser", "--bots", "elsewhere", "--lang", language)
    expected = speech.error(MaleconError("error-bots-where", found="elsewhere", known="own, shared"))
    assert (done.returncode, done.stderr.strip()) == (2, expected)

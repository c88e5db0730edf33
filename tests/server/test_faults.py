"""What may go wrong around a server: the disk is full, the database, Redis or a bot is gone, somebody restarts it.

Whoever asks for something meanwhile is told so, nothing is half done, and when it is over everything goes on.
"""

import asyncio
import contextlib
import dataclasses
import json
import multiprocessing
import os
import random
import resource
import signal
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import psycopg
import pytest
from redis import Redis as RedisClient

from malecon.server.cluster.notices import CHANNEL
from malecon.server.play.bots.crew import Crew
from malecon.server.play.bots.tasks import Task, tasks_of
from malecon.server.play.work import lane
from malecon.server.play.work.lane import Lane, Mind
from malecon.server.play.work.queue import Share
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from malecon.text import texts
from tests.command import malecon
from tests.server.people import (
    Weather,
    at_play,
    confirm_nothing_lost_or_doubled,
    confirm_record,
    people_at,
    traces_in,
)
from tests.server.running import (
    PATIENCE,
    ConnectionClosed,
    Json,
    Player,
    Server,
    Socket,
    await_condition,
    fetch,
    metric,
    open_sockets,
    play_on,
    workers_of,
)
from tests.server.services import HOST, PostgreSQL, Redis, free_port
from tests.thorough import THOROUGH

OUTAGE = 10.0 if THOROUGH else 4.0  # seconds
TIMES = 3 if THOROUGH else 2  # that a bot is killed, or the server started anew
SHORT_OUTAGE = 3.0
PEOPLE_AND_BOT: list[Json] = [{}, {}, {"kind": "bot", "level": "random"}]


@pytest.fixture(scope="module")
def own_postgresql() -> Iterator[PostgreSQL]:
    """One that may go away: nobody else relies on it."""
    with PostgreSQL() as server:
        yield server


@pytest.fixture(scope="module")
def own_redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


@contextlib.contextmanager
def people(*urls: str) -> Iterator[list[Player]]:
    """Somebody at each of these addresses."""
    with contextlib.ExitStack() as stack:
        found = []
        for url, name in zip(urls, ("Ana", "Bruno"), strict=True):
            found.append(Player(url, name))
            stack.callback(found[-1].close)
        yield found


def open_table(players: list[Player], game: str, seats: list[Json]) -> str:
    """A table where these people have sat down on the first seats."""
    table = players[0].open_table(game, seats)
    for seat, player in enumerate(players):
        player.sit(table, seat)
    return table


def catch_up(sockets: list[Socket]) -> None:
    """Read until all have been told the same; one that catches up may run ahead."""
    while min(socket.state["number"] for socket in sockets) < max(socket.state["number"] for socket in sockets):
        min(sockets, key=lambda socket: int(socket.state["number"])).next("update")


def await_question(sockets: list[Socket]) -> int:
    """Wait until a person has to choose; bots may have to move first. Returns who."""
    while True:
        catch_up(sockets)
        asked = [place for place, socket in enumerate(sockets) if "question" in socket.state]
        if asked:
            return asked[0]
        sockets[0].next("update")


def await_news(socket: Socket, number: int) -> None:
    """Wait for whatever comes after this number."""
    while socket.state["number"] <= number:
        socket.next("update")


def sees_nothing_new(socket: Socket) -> bool:
    """What was sent before the answer to a ping has arrived before it."""
    number = socket.state["number"]
    assert socket.ask(type="ping")["type"] == "pong"
    return bool(socket.state["number"] == number)


def sentence(key: str, language: str) -> str:
    return texts(language).say(key)


# -- the disk -------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def no_room(server: Server) -> Iterator[None]:
    """As if the disk were full: the kernel lets the server make no file longer, and refuses whatever it writes."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


def how_it_is(server: Server) -> tuple[int, str, str]:
    answer = fetch(f"{server.url}/healthz")
    return answer.status_code, answer.json()["status"], answer.json()["storage"]


def confirm_full(error: Json, language: str) -> None:
    assert error["key"] in ("error-storage-full", "error-storage")
    assert error["message"] == sentence(error["key"], language)


def test_on_a_full_disk_moves_are_refused_nothing_is_half_done_and_with_room_again_the_game_goes_on(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with Server(str(tmp_path / "malecon.sqlite"), log=log) as server, people(server.url, server.url) as players:
        table = open_table(players, "havana", PEOPLE_AND_BOT)
        with open_sockets(players, table) as sockets:
            play_on(sockets, random.Random(1), 20)
            asked = await_question(sockets)
            mover, other = sockets[asked], sockets[1 - asked]
            question = mover.state["question"]
            number = mover.state["number"]
            move, key = question["moves"][0]["move"], uuid.uuid4().hex
            body = {"id": key, "answers": question["number"], "move": move}
            with no_room(server):
                for language in ("en", "fr"):
                    headers = {"Accept-Language": language}
                    refused = players[asked].http.post(f"/api/tables/{table}/moves", json=body, headers=headers)
                    assert refused.status_code in (503, 507)
                    assert int(refused.headers["Retry-After"]) > 0
                    confirm_full(refused.json()["error"], language)
                told = mover.ask(type="move", **body)
                assert told["type"] == "refused"
                confirm_full(told["error"], "en")
                with players[asked].socket(table, lang="fr") as french:
                    assert french.next("update")["number"] == number
                    told = french.ask(type="move", **body)
                    assert told["type"] == "refused"
                    confirm_full(told["error"], "fr")
                for path, content in (("chat", {"text": "Hola"}), ("undo", {})):
                    refused = players[asked].http.post(f"/api/tables/{table}/{path}", json=content)
                    assert refused.status_code in (409, 503, 507), refused.text
                refused = players[0].http.post("/api/tables", json={"game": "cuba", "seats": PEOPLE_AND_BOT})
                assert refused.status_code in (503, 507)
                confirm_full(refused.json()["error"], "en")
                # Reading goes on, and shows nothing of what was refused.
                for player in players:
                    assert player.look(table)["number"] == number
                assert [listed["id"] for listed in players[0].get("/api/tables/mine")["tables"]] == [table]
                assert sees_nothing_new(mover)
                assert sees_nothing_new(other)
                await_condition(lambda: how_it_is(server) == (503, "unwell", "full"), "the server does not mind")
            await_condition(lambda: how_it_is(server) == (200, "well", "there"), "the server is not well again")
            accepted = mover.ask(type="move", **body)
            assert accepted == {"type": "accepted", "id": key, "number": number + 1}
            await_news(mover, number)
            assert players[asked].do("POST", f"/api/tables/{table}/moves", body) == {
                "number": number + 1,
                "repeated": True,
            }
            play_on(sockets, random.Random(2))
            assert sockets[0].state["table"]["state"] == "finished"
            assert sockets[0].log == sockets[1].log
        confirm_record(players[0], table)
    assert traces_in(log) == []


# -- the database ---------------------------------------------------------------------------------------------------


def entries_in(database: str) -> dict[str, dict[int, Json]]:
    found: dict[str, dict[int, Json]] = {}
    with psycopg.connect(database) as connection:
        for table, number, at, content in connection.execute("SELECT game_table, number, at, content FROM entry"):
            found.setdefault(table, {})[number] = {"at": at, **json.loads(content)}
    return found


def confirm_away(error: Json, language: str) -> None:
    assert error["key"] == "error-storage"
    assert error["message"] == sentence("error-storage", language)


def test_a_database_that_is_gone_for_a_while_is_told_and_waited_for_and_nothing_is_lost(
    own_postgresql: PostgreSQL, tmp_path: Path
) -> None:
    database, log, weather = own_postgresql.database(), tmp_path / "log", Weather()
    crowd = (("cuba", "ppr"), ("santiago", "pp"), ("havana", "prp"))
    with (
        Server(database, log=log) as server,
        people_at(crowd, server, weather) as others,
        people(server.url, server.url) as players,
    ):
        pid = server.pid
        table = open_table(players, "santiago", PEOPLE_AND_BOT)
        with open_sockets(players, table) as sockets, at_play(others, weather):
            play_on(sockets, random.Random(1), 20)
            asked = await_question(sockets)
            mover, other = sockets[asked], sockets[1 - asked]
            number = mover.state["number"]
            question = mover.state["question"]
            body = {"id": uuid.uuid4().hex, "answers": question["number"], "move": question["moves"][0]["move"]}
            with players[0].http.stream("GET", f"/api/tables/{table}/stream") as stream:
                lines = (json.loads(line) for line in stream.iter_lines() if line.strip())
                assert next(lines)["number"] == number
                weather.await_acknowledgements(1)
                own_postgresql.gone()
                try:
                    until = time.monotonic() + OUTAGE
                    while time.monotonic() < until:
                        for language in ("en", "fr"):
                            headers = {"Accept-Language": language}
                            refused = players[asked].http.post(f"/api/tables/{table}/moves", json=body, headers=headers)
                            assert refused.status_code == 503
                            assert int(refused.headers["Retry-After"]) > 0
                            confirm_away(refused.json()["error"], language)
                        told = mover.ask(type="move", **body)
                        assert told["type"] == "refused"
                        confirm_away(told["error"], "en")
                        assert players[0].http.get(f"/api/tables/{table}").status_code == 503
                        assert players[0].http.get("/healthz").status_code == 503
                        # Open sockets stay open; a new one is told why it cannot be.
                        assert sees_nothing_new(mover)
                        assert sees_nothing_new(other)
                        with players[0].socket(table) as late:
                            confirm_away(late.receive()["error"], "en")
                            with pytest.raises(ConnectionClosed) as closed:
                                late.receive()
                            assert closed.value.rcvd is not None
                            assert closed.value.rcvd.code == 4503
                        time.sleep(0.5)
                finally:
                    own_postgresql.back()
                await_condition(lambda: players[0].http.get("/healthz").status_code == 200, "the server is not well")
                accepted = mover.ask(type="move", **body)
                assert accepted == {"type": "accepted", "id": body["id"], "number": number + 1}
                await_news(mover, number)
                assert next(lines)["number"] > number
            play_on(sockets, random.Random(2))
            assert sockets[0].state["table"]["state"] == "finished"
            assert sockets[0].log == sockets[1].log
        confirm_record(players[0], table)
        for person in others:
            confirm_record(person.player, person.table)
        assert server.pid == pid
    on_disk = entries_in(database)
    for person in others:
        confirm_nothing_lost_or_doubled(person, on_disk[person.table])
    assert sum(person.turned_away for person in others) > 0
    assert traces_in(log) == []


def test_a_database_that_may_only_be_read_makes_a_server_unwell(own_postgresql: PostgreSQL, tmp_path: Path) -> None:
    with Server(own_postgresql.database(), log=tmp_path / "log") as server:
        assert how_it_is(server) == (200, "well", "there")
        with psycopg.connect(own_postgresql.url, autocommit=True) as operator:
            operator.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            operator.execute("SELECT pg_reload_conf()")
            await_condition(lambda: how_it_is(server) == (503, "unwell", "unwritable"), "the server does not mind")
            operator.execute("SET default_transaction_read_only = off")
            operator.execute("ALTER SYSTEM RESET default_transaction_read_only")
            operator.execute("SELECT pg_reload_conf()")
        await_condition(lambda: how_it_is(server) == (200, "well", "there"), "the server is not well again")


def test_a_bot_whose_move_finds_the_database_gone_moves_when_it_is_back(
    own_postgresql: PostgreSQL, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    with Server(own_postgresql.database(), log=log) as server, people(server.url, server.url) as players:
        table = open_table(players, "santiago", PEOPLE_AND_BOT)
        with open_sockets(players, table) as sockets:
            play_on(sockets, random.Random(1), 8)
            await_question(sockets)
            (worker,) = workers_of(server)
            os.kill(worker, signal.SIGSTOP)
            await_thinking(sockets)
            own_postgresql.gone()
            try:
                os.kill(worker, signal.SIGCONT)
                time.sleep(SHORT_OUTAGE)  # long enough for the bot to try more than once
                assert all(sees_nothing_new(socket) for socket in sockets)
            finally:
                own_postgresql.back()
            await_question(sockets)
            play_on(sockets, random.Random(2), 8)
    assert traces_in(log) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_server_that_finds_no_database_says_so_in_a_sentence_and_ends(language: str) -> None:
    nowhere = f"postgresql://postgres@{HOST}:{free_port()}/malecon"
    done = malecon("serve", "--no-browser", "--port", str(free_port()), "--db", nowhere, "--lang", language)
    assert done.returncode != 0
    before, after = texts(language).say("error-storage-operator", reason="|").split("|")
    assert done.stderr.startswith(before)
    assert done.stderr.rstrip("\n").endswith(after)


# -- Redis ----------------------------------------------------------------------------------------------------------


def test_while_redis_is_gone_for_a_while_news_still_reaches_the_other_process(
    own_postgresql: PostgreSQL, own_redis: Redis, tmp_path: Path
) -> None:
    database, logs = own_postgresql.database(), [tmp_path / "log1", tmp_path / "log2"]
    options = ("--redis", own_redis.url)
    with (
        Server(database, *options, log=logs[0]) as first,
        Server(database, *options, log=logs[1]) as second,
        people(first.url, second.url) as players,
    ):
        await_condition(lambda: listeners(own_redis) == 2, "the processes do not listen to each other")
        table = open_table(players, "santiago", PEOPLE_AND_BOT)
        with open_sockets(players, table) as sockets:
            play_on(sockets, random.Random(1), 20)
            own_redis.gone()
            try:
                # Each turn of the other comes with the news of what was played in this process.
                until = time.monotonic() + OUTAGE
                turns: set[int] = set()
                while time.monotonic() < until or len(turns) < len(players):
                    turns.add(await_question(sockets))
                    play_on(sockets, random.Random(2), 1)
                    assert players[0].http.get("/healthz").status_code == 200
            finally:
                own_redis.back()
            await_condition(lambda: listeners(own_redis) == 2, "the processes do not listen to each other again")
            play_on(sockets, random.Random(3))
            assert sockets[0].state["table"]["state"] == "finished"
            assert sockets[0].log == sockets[1].log
        confirm_record(players[1], table)
    assert [traces_in(log) for log in logs] == [[], []]


def listeners(redis: Redis) -> int:
    """How many processes wait for news through Redis."""
    with RedisClient.from_url(redis.url) as client:
        return sum(count for _, count in client.pubsub_numsub(CHANNEL))


# -- bots -----------------------------------------------------------------------------------------------------------


def test_when_the_process_of_a_thinking_bot_is_killed_another_one_takes_over_and_the_table_goes_on(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with Server(str(tmp_path / "malecon.sqlite"), log=log) as server, people(server.url, server.url) as players:
        table = open_table(players, "santiago", PEOPLE_AND_BOT)
        with open_sockets(players, table) as sockets:
            killed = set()
            for round in range(TIMES):
                chooser = random.Random(round)
                play_on(sockets, chooser, 8)
                await_question(sockets)
                while not workers_of(server):  # so far the bot had no choice, and no process was needed
                    play_on(sockets, chooser, 2)
                    await_question(sockets)
                (worker,) = workers_of(server)
                assert worker not in killed
                os.kill(worker, signal.SIGSTOP)  # so that it is killed while it thinks, not while it waits
                await_thinking(sockets)
                os.kill(worker, signal.SIGKILL)
                killed.add(worker)
                await_question(sockets)
            play_on(sockets, random.Random(4))
            assert sockets[0].state["table"]["state"] == "finished"
        confirm_record(players[0], table)
        assert metric(server, "malecon_bot_failures_total") >= len(killed)
    assert traces_in(log) == []


def await_thinking(sockets: list[Socket]) -> None:
    """Let people move until a bot is asked that has more than one choice; its process does nothing meanwhile."""
    chooser = random.Random(5)
    while True:
        catch_up(sockets)
        asked = [socket for socket in sockets if "question" in socket.state]
        if asked:
            play_on([chooser.choice(asked)], chooser, 1)
        elif sees_nothing_new(sockets[0]) and sees_nothing_new(sockets[0]):
            return


def bot_task() -> Task:
    """A question to a bot with several legal answers."""
    plan = Plan("santiago", [SeatPlan("bot", level="random"), SeatPlan("bot", level="random")])
    state = TableState("table", plan, "host", "00" * 32)
    commands.open_table(state, {}, 0.0)
    (task,) = tasks_of(state)
    assert len(task.legal) > 1
    return task


def test_a_bot_that_hangs_is_replaced_and_its_question_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    others = set(multiprocessing.active_children())  # servers of other tests

    async def play() -> tuple[str, str]:
        crew = Crew(Lane([Mind()]))
        try:
            first = await crew.choose(bot_task(), Share("somewhere"))
            (hanging,) = set(multiprocessing.active_children()) - others
            os.kill(hanging.pid or 0, signal.SIGSTOP)
            monkeypatch.setattr(lane, "LONGEST", 1.0)
            second = await crew.choose(bot_task(), Share("somewhere"))
            monkeypatch.undo()
            hanging.join(PATIENCE)
            assert hanging.exitcode == -signal.SIGKILL
            assert await crew.choose(bot_task(), Share("somewhere")) in bot_task().legal
            return first, second
        finally:
            crew.close()

    assert set(asyncio.run(play())) <= set(bot_task().legal)
    await_condition(lambda: others.issuperset(multiprocessing.active_children()), "a process was left behind")


def test_for_a_bot_that_stumbles_any_legal_move_is_played() -> None:
    task = dataclasses.replace(bot_task(), level="nobody")

    async def play() -> str:
        crew = Crew(Lane([Mind()]))
        try:
            return await crew.choose(task, Share("somewhere"))
        finally:
            crew.close()

    assert asyncio.run(play()) in task.legal


# -- restarting -----------------------------------------------------------------------------------------------------


def test_a_restart_ends_what_is_open_in_good_order_and_every_table_goes_on(tmp_path: Path) -> None:
    log, weather = tmp_path / "log", Weather()
    crowd = (("cuba", "ppr"), ("santiago", "plp"), ("havana", "pp"))
    with (
        Server(str(tmp_path / "malecon.sqlite"), log=log) as server,
        people_at(crowd, server, weather) as others,
        people(server.url, server.url) as players,
        ThreadPoolExecutor() as threads,
    ):
        table = open_table(players, "havana", PEOPLE_AND_BOT)
        with at_play(others, weather):
            for restart in range(TIMES):
                with open_sockets(players, table) as sockets:
                    play_on(sockets, random.Random(restart), 10)
                    await_question(sockets)
                    number = sockets[0].state["number"]
                    polling, streaming = Event(), Event()
                    poll = threads.submit(poll_from, players[0], table, number, polling)
                    stream = threads.submit(read_stream, players[1], table, streaming)
                    assert polling.wait(PATIENCE)
                    assert streaming.wait(PATIENCE)
                    assert metric(server, "malecon_streams") >= 2  # asked after them, so they have come in
                    weather.await_acknowledgements(1)
                    weather.up.clear()
                    assert server.stop() == 0
                    assert poll.result(PATIENCE)["number"] == number
                    assert stream.result(PATIENCE) == [number]
                    for socket in sockets:
                        with pytest.raises(ConnectionClosed) as closed:
                            socket.receive()
                        assert closed.value.rcvd is not None
                        assert closed.value.rcvd.code == 1012
                server.start()
                weather.up.set()
        with open_sockets(players, table) as sockets:
            play_on(sockets, random.Random(4))
            assert sockets[0].state["table"]["state"] == "finished"
        confirm_record(players[0], table)
        for person in others:
            confirm_record(person.player, person.table)
            assert person.turned_away == 0
    assert traces_in(log) == []


def poll_from(player: Player, table: str, number: int, sent: Event) -> Json:
    """What comes after a number, after a while; meanwhile it is told that the request is on its way."""

    def follow(step: str, _: Json) -> None:
        if step == "http11.send_request_body.complete":
            sent.set()

    asked = {"after": number, "wait": 60}
    found: Json = player.http.get(f"/api/tables/{table}", params=asked, extensions={"trace": follow}).json()
    return found


def read_stream(player: Player, table: str, begun: Event) -> list[int]:
    """The numbers of the updates in a stream that the server ends."""
    with player.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        begun.set()
        return [json.loads(line)["number"] for line in stream.iter_lines() if line.strip()]

"""Who asks for something long and goes away holds up nobody: replays and hints are given up, shared and remembered."""

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Request

from malecon.engine.errors import MaleconError
from malecon.server.http.gone import unless_gone
from malecon.server.play import replays
from malecon.server.play.replays import Replays, Wanted
from malecon.server.play.work.lane import Job, Lane
from tests.server.in_process import Patient, settled, until
from tests.server.running import Player, Server, await_condition, metric, workers_of

ME = {"kind": "me"}
FRIEND = {"kind": "me", "name": "Beto"}
MANY = 12


# -- in process -----------------------------------------------------------------------------------------------------


class Replayer(Patient):
    """Plays games again, when it is let."""

    async def tried(self, job: Job[Any]) -> Any:
        self.begun.append(job)
        assert self.may_go_on is not None
        await self.may_go_on.acquire()
        return job.given.game.encode()


def some_replays() -> tuple[Replays, Replayer]:
    made, mind = Replays(), Replayer(waits=True)
    made.lane = Lane([mind])
    return made, mind


def test_a_replay_is_made_once_for_all_who_ask_and_remembered() -> None:
    async def ask() -> None:
        made, mind = some_replays()
        asked = [asyncio.create_task(made.get(Wanted("game", None, "en"), address)) for address in ("a", "b", "b")]
        await settled()
        assert mind.may_go_on is not None
        mind.may_go_on.release()
        assert await asyncio.gather(*asked) == [b"game"] * 3
        assert await made.get(Wanted("game", None, "en"), "c") == b"game"
        assert len(mind.begun) == 1
        others = [Wanted("game", None, "fr"), Wanted("game", 1, "en"), Wanted("game", None, "en", 3), Wanted("", 1, "")]
        assert len({wanted.question for wanted in others}) == 4

    asyncio.run(ask())


def test_abandoned_replays_are_never_made_and_addresses_take_turns() -> None:
    async def ask() -> None:
        made, mind = some_replays()
        asked = [asyncio.create_task(made.get(Wanted(f"{n}", None, "en"), "mallory")) for n in range(287)]
        await until(lambda: len(made.lane.waiting) == 286)
        ana = asyncio.create_task(made.get(Wanted("ana", None, "en"), "ana"))
        await until(lambda: len(made.lane.waiting) == 287)
        await mind.finish_one()
        assert mind.begun[-1].share.account == "ana"
        for each in asked:
            each.cancel()
        await until(lambda: len(made.lane.waiting) == 0)
        assert mind.may_go_on is not None
        mind.may_go_on.release()
        assert await ana == b"ana"
        assert len(mind.begun) == 2

    asyncio.run(ask())


def test_what_is_wrong_with_a_record_is_told_as_ever() -> None:
    async def ask() -> None:
        made = Replays()
        try:
            with pytest.raises(MaleconError) as caught:
                await made.get(Wanted("no record", None, "en"), "somewhere")
            here = replays.make(Wanted("no record", None, "en"))
            assert isinstance(here, MaleconError)
            assert (type(caught.value), caught.value.key) == (type(here), here.key)
            assert (caught.value.values, str(caught.value)) == (here.values, str(here))
            assert vars(caught.value).keys() == vars(here).keys()
        finally:
            made.close()

    asyncio.run(ask())


def test_work_is_given_up_when_the_caller_has_gone() -> None:
    async def ask() -> None:
        messages: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        request: Request[Any, Any, Any] = Request({"type": "http", "headers": []}, messages.get)  # type: ignore[arg-type]
        never = asyncio.Event()
        waiting = asyncio.create_task(unless_gone(request, never.wait()))
        messages.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        await settled()
        assert not waiting.done()
        messages.put_nowait({"type": "http.disconnect"})
        with pytest.raises(MaleconError) as caught:
            await waiting
        assert caught.value.key == "error-gone"
        assert await unless_gone(request, asyncio.sleep(0, "found")) == "found"

    asyncio.run(ask())


# -- over the network -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose processes can be told apart."""
    folder: Path = tmp_path_factory.mktemp("abandoned")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as running:
        yield running


def send_and_go(player: Player, method: str, path: str, body: str = "") -> None:
    """Ask for something, and close the connection without waiting for the answer."""
    port = int(player.url.rpartition(":")[2])
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {player.token}\r\n"
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(
            f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )


def gone(server: Server) -> float:
    return metric(server, 'malecon_refusals_total{key="error-gone"}')


def test_abandoned_replays_hold_up_nobody(server: Server) -> None:
    ana = Player(server.url, "Ana")
    table = ana.open_table("santiago", [ME, FRIEND])
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    path = f"/api/tables/{table}/replay"
    before = set(workers_of(server))
    first = ana.http.get(path)
    (worker,) = set(workers_of(server)) - before
    made, left = metric(server, "malecon_replay_seconds_count"), gone(server)
    os.kill(worker, signal.SIGSTOP)  # so that none of them can be finished
    try:
        for number in range(MANY):
            send_and_go(ana, "GET", f"{path}/sheet?at={number}")
        await_condition(lambda: gone(server) == left + MANY, "the server waits for those who have gone")
        assert ana.http.get(path).content == first.content  # remembered: nobody has to work for it
    finally:
        os.kill(worker, signal.SIGCONT)
    assert ana.get(f"{path}/sheet", at=MANY)
    assert (
        metric(server, "malecon_replay_seconds_count") <= made + 2
    )  # the one that had begun, and the one that is wanted
    ana.close()


def test_abandoned_hints_hold_up_nobody(server: Server) -> None:
    people = [Player(server.url, "Ana") for _ in range(MANY)]
    tables = [player.open_table("santiago", [ME, FRIEND], hints=True) for player in people]
    asked = [player.look(table)["table"]["asked"][0] for player, table in zip(people, tables, strict=True)]
    before = set(workers_of(server))
    people[0].do("POST", f"/api/tables/{tables[0]}/hint", {"seat": asked[0]})
    (worker,) = set(workers_of(server)) - before
    thought = 'malecon_bot_seconds_count{level="adviser"}'
    made, left = metric(server, thought), gone(server)
    os.kill(worker, signal.SIGSTOP)
    try:
        for player, table, seat in zip(people[1:-1], tables[1:-1], asked[1:-1], strict=True):
            send_and_go(player, "POST", f"/api/tables/{table}/hint", f'{{"seat": {seat}}}')
        await_condition(lambda: gone(server) == left + MANY - 2, "the server waits for those who have gone")
    finally:
        os.kill(worker, signal.SIGCONT)
    people[-1].do("POST", f"/api/tables/{tables[-1]}/hint", {"seat": asked[-1]})
    assert metric(server, thought) <= made + 2
    for player in people:
        player.close()

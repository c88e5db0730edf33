"""What every request and every socket passes, without a server: names, networks, and one count for everything."""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from malecon.server.http import middleware
from malecon.server.http.app import make_app
from malecon.server.http.hosts import Hosts, host_in, is_at_home
from malecon.server.http.limits import RateLimits, network_of
from malecon.server.http.middleware import Gate
from malecon.server.run import prepare
from malecon.server.settings import Limits, Settings, sqlite_url

Sent = list[dict[str, Any]]


# -- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "192.168.1.20", "::1", "fe80::1", "localhost", "a.localhost", "kitchen"),
        *("nas.local", "nas.lan", "nas.home", "nas.home.arpa", "app.internal"),
    ],
)
def test_addresses_and_names_of_the_house_are_always_ours(host: str) -> None:
    assert is_at_home(host)


@pytest.mark.parametrize("host", ["", "evil.example", "127.0.0.1.evil.example", "evillocal.example", "local.example"])
def test_names_that_a_stranger_may_have_are_not(host: str) -> None:
    assert not is_at_home(host)


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Play.Example:8443", "play.example"),
        ("play.example.", "play.example"),
        ("https://play.example", "play.example"),
        ("[::1]:80", "::1"),
        (" play.example,", "play.example"),
        ("[", ""),
        ("play.example:99999", ""),
        ("play.example:80:80", ""),
    ],
)
def test_only_the_name_counts_however_it_is_written(given: str, name: str) -> None:
    assert host_in(given) == name


def test_names_that_were_given_and_hosts_of_origins_are_ours() -> None:
    assert Hosts(["play.example"], ["https://pages.example:8443"]).names == {"play.example", "pages.example"}


# -- networks -------------------------------------------------------------------------------------------------------


def test_an_address_of_ipv6_counts_as_its_network_and_a_mapped_one_as_what_it_stands_for() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("unknown") == "unknown"


# -- counting -------------------------------------------------------------------------------------------------------


class Behind:
    """An application that answers everything, or lets whoever comes wait."""

    def __init__(self) -> None:
        self.waiting: asyncio.Event | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self.waiting is not None:
            await self.waiting.wait()
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class Asked:
    """A gate, and whoever comes to it."""

    def __init__(self, **limits: int) -> None:
        self.behind = Behind()
        chosen = Limits(**{**dict.fromkeys(asdict(Limits()), 0), **limits})
        self.gate = Gate(self.behind, Settings("", limits=chosen), RateLimits(chosen))

    async def by(self, address: str, kind: str = "http", path: str = "/", host: str = "localhost") -> Sent:
        sent: Sent = []

        async def receive() -> dict[str, str]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": kind,
            "method": "GET",
            "scheme": kind,
            "path": path,
            "query_string": b"",
            "client": (address, 1),
            "headers": [(b"host", host.encode())],
        }
        await self.gate(scope, receive, send)  # type: ignore[arg-type]
        return sent

    async def statuses(self, *who: tuple[str, str]) -> list[int]:
        """How each was answered, a socket by the code with which it was closed."""
        answers = [await self.by(address, kind) for address, kind in who]
        return [answer[0].get("status") or answer[-1].get("code", 1000) for answer in answers]


@pytest.fixture(autouse=True)
def without_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "SLOWLY", 0.0)


def test_sockets_that_come_to_nothing_count_like_requests_and_together_with_them() -> None:
    asked = Asked(requests=2)
    web, socket = ("192.0.2.1", "http"), ("192.0.2.1", "websocket")
    found = asyncio.run(asked.statuses(socket, web, socket, web, socket, web, ("192.0.2.2", "http")))
    assert found == [1000, 200, 1000, 200, 4429, 429, 200]


def test_a_household_with_many_addresses_gets_the_share_of_one() -> None:
    asked = Asked(requests=1)
    found = asyncio.run(asked.statuses(*((f"2001:db8::{number}", "http") for number in range(1, 5))))
    assert found == [200, 200, 429, 429]


def test_whoever_watches_is_counted_apart() -> None:
    asked = Asked(requests=1)

    async def look_often() -> list[int]:
        return [(await asked.by("192.0.2.1", path="/metrics"))[0]["status"] for _ in range(102)]

    assert asyncio.run(look_often()) == [200] * 100 + [429] * 2
    assert asyncio.run(asked.statuses(("192.0.2.1", "http"))) == [200]


def test_nobody_has_more_open_than_is_allowed_also_behind_a_proxy() -> None:
    asked = Asked(connections=2)

    async def hold() -> None:
        asked.behind.waiting = asyncio.Event()
        held = [asyncio.create_task(asked.by("192.0.2.1", kind)) for kind in ("http", "websocket")]
        await asyncio.sleep(0)
        refused = await asked.by("192.0.2.1")
        assert refused[0]["status"] == 429
        assert json.loads(refused[1]["body"])["error"]["key"] == "error-too-many-connections"
        asked.behind.waiting.set()
        await asyncio.gather(*held)
        assert (await asked.by("192.0.2.1"))[0]["status"] == 200

    asyncio.run(hold())


def test_the_gate_and_what_is_behind_it_count_together(tmp_path: Path) -> None:
    settings = Settings(sqlite_url(tmp_path / "malecon.sqlite"))
    prepare(settings.database)
    app = make_app(settings)

    async def start() -> None:
        async with app.lifespan():
            assert app.state.services.limits is app.state.limits

    asyncio.run(start())

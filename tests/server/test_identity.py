"""Who somebody is without an account: a signed guest identity, carried by a code, and tokens for programs."""

import asyncio
import contextlib
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar.connection import ASGIConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from malecon.server.errors import Unauthorised
from malecon.server.http.identity import COOKIE, LIFETIME, Caller, Connection, Identities
from malecon.server.run import make_place, prepare
from malecon.server.settings import database_url
from malecon.server.storage.database import Database
from malecon.server.storage.players import SIGNING_KEY, Players
from tests.command import malecon
from tests.server.running import PATIENCE, Json, Player, Server, new_client

Somebody = Callable[..., Player]

ME = {"kind": "me"}
OPEN = {"kind": "open"}
PROGRAM = {"kind": "program"}


class Place:
    """A running server, with its database and its log at hand."""

    def __init__(self, server: Server, database: Path, log: Path) -> None:
        self.server = server
        self.url = server.url
        self.database = database
        self.log = log

    def ask(self, question: str, *values: object) -> list[tuple[str, ...]]:
        with contextlib.closing(sqlite3.connect(self.database, timeout=PATIENCE)) as connection, connection:
            return connection.execute(question, values).fetchall()

    def signing_key(self) -> str:
        return self.ask("SELECT value FROM secret WHERE name = ?", SIGNING_KEY)[0][0]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("identity")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as running:
        yield Place(running, folder / "malecon.sqlite", folder / "log")


@pytest.fixture
def somebody(place: Place) -> Iterator[Somebody]:
    """Makes people who are known to the server."""
    with contextlib.ExitStack() as stack:

        def arrive(name: str, language: str = "en") -> Player:
            player = Player(place.url, name, language)
            stack.callback(player.close)
            return player

        yield arrive


@pytest.fixture
def browser(place: Place) -> Iterator[httpx.Client]:
    """A browser that has never been here."""
    with new_client(base_url=place.url, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def program(place: Place) -> Iterator[Callable[[str], httpx.Client]]:
    """Makes programs that send a token."""
    with contextlib.ExitStack() as stack:

        def start(token: str) -> httpx.Client:
            headers = {"Authorization": f"Bearer {token}"}
            return stack.enter_context(new_client(base_url=place.url, timeout=PATIENCE, headers=headers))

        yield start


def key_of(answer: httpx.Response) -> str:
    key: str = answer.json()["error"]["key"]
    return key


def turned_away(url: str, table: str, **headers: str) -> tuple[Json, int]:
    """What a socket says that does not let these headers in, and the code with which it is closed."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as connection:
        answer = json.loads(connection.recv(PATIENCE))
        assert answer["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return answer["error"], closed.value.rcvd.code


# -- a guest identity -----------------------------------------------------------------------------------------------


def test_a_nickname_is_enough_to_be_somebody(browser: httpx.Client) -> None:
    answer = browser.post("/api/identity", json={"nickname": "Ana"})
    assert answer.status_code == 201
    assert answer.json()["nickname"] == "Ana"
    again = browser.get("/api/identity")
    assert again.status_code == 200
    assert again.json() == {"player": answer.json()["player"], "nickname": "Ana"}


def test_two_guests_of_one_name_are_two_people(somebody: Somebody) -> None:
    one, two = somebody("Ana"), somebody("Ana")
    assert one.id != two.id
    assert one.token != two.token


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: httpx.Client) -> None:
    answer = browser.post("/api/identity", json={"nickname": "Ana"})
    cookie = SimpleCookie(answer.headers["Set-Cookie"])[COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() in ("lax", "strict")
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert int(cookie["max-age"]) > 30 * 86_400
    assert not cookie["secure"]  # in a living room there is no https


def test_behind_a_proxy_with_https_the_cookie_is_never_sent_in_the_clear(browser: httpx.Client) -> None:
    answer = browser.post("/api/identity", json={"nickname": "Ana"}, headers={"X-Forwarded-Proto": "https"})
    assert SimpleCookie(answer.headers["Set-Cookie"])[COOKIE]["secure"]


def test_a_program_may_send_the_token_instead_of_the_cookie(
    somebody: Somebody, program: Callable[[str], httpx.Client]
) -> None:
    ana = somebody("Ana")
    assert program(ana.token).get("/api/identity").json()["player"] == ana.id


def test_who_is_nobody_is_told_so(browser: httpx.Client) -> None:
    for method, page in (
        ("GET", "/api/identity"),
        ("PATCH", "/api/identity"),
        ("POST", "/api/identity/code"),
        ("GET", "/api/tables/mine"),
        ("GET", "/api/tables/finished?mine=true"),
    ):
        answer = browser.request(method, page, json={"nickname": "Ana"} if method == "PATCH" else None)
        assert answer.status_code == 401, page
        assert key_of(answer) == "error-no-identity"


def test_forgetting_oneself_takes_the_cookie_away(browser: httpx.Client) -> None:
    browser.post("/api/identity", json={"nickname": "Ana"})
    assert browser.delete("/api/identity").status_code == 200
    assert COOKIE not in browser.cookies
    assert browser.get("/api/identity").status_code == 401


# -- signing out everywhere -----------------------------------------------------------------------------------------


def test_signing_out_ends_every_other_token_at_once(somebody: Somebody, program: Callable[[str], httpx.Client]) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    other = program(ana.token)
    fresh = ana.do("POST", "/api/identity/sign-out")
    assert (fresh["player"], fresh["nickname"]) == (ana.id, "Ana")
    for answer in (other.get("/api/identity"), other.post("/api/tables", json={"game": "cuba", "seats": [ME, OPEN]})):
        assert (answer.status_code, key_of(answer)) == (401, "error-identity-revoked")
    assert program(fresh["token"]).get("/api/identity").json()["player"] == ana.id
    assert ana.get("/api/identity")["player"] == ana.id  # by the new cookie
    assert bruno.get("/api/identity")["player"] == bruno.id


def test_one_can_sign_out_again_and_only_the_last_token_is_good(
    somebody: Somebody, program: Callable[[str], httpx.Client]
) -> None:
    ana = somebody("Ana")
    tokens = [ana.token, *(ana.do("POST", "/api/identity/sign-out")["token"] for _ in range(2))]
    assert [program(token).get("/api/identity").status_code for token in tokens] == [401, 401, 200]


def test_a_code_that_was_not_used_yet_is_void_after_signing_out(somebody: Somebody, browser: httpx.Client) -> None:
    ana = somebody("Ana")
    code = ana.do("POST", "/api/identity/code")["code"]
    ana.do("POST", "/api/identity/sign-out")
    assert key_of(browser.post("/api/identity/carry", json={"code": code})) == "error-code"


def test_the_sockets_of_who_signs_out_are_closed_and_the_new_token_opens_others(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN])
    with ana.socket(table) as view:
        assert view.next("update")["seat"] == 0
        ana.token = ana.do("POST", "/api/identity/sign-out")["token"]
        assert view.next("refused")["error"]["key"] == "error-identity-revoked"
        with pytest.raises(ConnectionClosed) as closed:
            view.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    with ana.socket(table) as view:
        assert view.next("update")["seat"] == 0


def test_a_stream_of_who_signs_out_ends_with_the_next_news(
    somebody: Somebody, program: Callable[[str], httpx.Client]
) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    with program(ana.token).stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = (line for line in stream.iter_lines() if line)
        assert json.loads(next(lines))["seat"] == 0
        ana.do("POST", "/api/identity/sign-out")
        bruno.sit(table, 1)
        assert list(lines) == []


def test_a_stranger_has_nothing_to_sign_out_of(browser: httpx.Client) -> None:
    assert key_of(browser.post("/api/identity/sign-out")) == "error-no-identity"


def test_a_token_of_before_stays_void_after_a_restart_and_at_other_processes(tmp_path: Path) -> None:
    """Two that share a database: the one hears of it from the other by asking, or by being shown a newer token."""

    async def scene() -> None:
        url = database_url(str(tmp_path / "malecon.sqlite"))
        make_place(url)
        prepare(url)
        with contextlib.closing(Database(url)) as database:
            here, there = Identities(Players(database), "key"), Identities(Players(database), "key")
            ana, bruno = await here.new("Ana"), await here.new("Bruno")
            old, others = connection_with(here.token(ana)), connection_with(here.token(bruno))
            await here.sign_out(ana)
            assert (await there.caller(old)).player == ana  # it has not heard of it yet
            await there.listen()
            await there.listen()
            for identities in (here, there):
                with pytest.raises(Unauthorised, match="error-identity-revoked"):
                    await identities.caller(old)
                assert (await identities.caller(others)).player == bruno
            await here.sign_out(ana)
            newer = connection_with(here.token(ana))
            dismissed: list[str] = []
            with there.until_signed_out(Caller("", "en", ana, generation=1), lambda: dismissed.append(ana)):
                assert (await there.caller(newer)).generation == 2
            assert dismissed == [ana]

    asyncio.run(scene())


def connection_with(token: str) -> Connection:
    headers = [(b"authorization", f"Bearer {token}".encode())]
    return ASGIConnection(cast(Any, {"type": "http", "headers": headers, "query_string": b"", "client": None}))


# -- what scripts are shown -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("header", ["Origin", "Sec-Fetch-Site", "Sec-Fetch-Mode"])
def test_a_script_in_a_browser_gets_a_cookie_and_no_token_to_read(
    place: Place, browser: httpx.Client, header: str
) -> None:
    headers = {header: {"Origin": place.url, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"}[header]}
    answers = [browser.post("/api/identity", json={"nickname": "Ana"}, headers=headers)]
    code = browser.post("/api/identity/code", headers=headers).json()["code"]
    answers.append(browser.post("/api/identity/carry", json={"code": code}, headers=headers))
    answers.append(browser.post("/api/identity/sign-out", headers=headers))
    for answer in answers:
        assert answer.is_success
        assert "token" not in answer.json()
        assert SimpleCookie(answer.headers["Set-Cookie"])[COOKIE].value
    assert browser.get("/api/identity").json()["nickname"] == "Ana"


# -- nicknames ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["A", "x" * 24, "Zoë", "李雷", "Ana María", "O'Neil", "🂡", "{$name}", "null"])
def test_ordinary_names_are_welcome(browser: httpx.Client, name: str) -> None:
    answer = browser.post("/api/identity", json={"nickname": name})
    assert (answer.status_code, answer.json()["nickname"]) == (201, name)


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "x" * 25, "a\x00b", "a\x1b[31mb", "\u202eevil", "\u200b", 7, ["a"], {}, True]
)
def test_what_is_no_name_is_refused_in_a_sentence(browser: httpx.Client, name: object) -> None:
    answer = browser.post("/api/identity", json={"nickname": name})
    assert answer.status_code == 400
    assert key_of(answer) in ("error-nickname", "error-malformed")
    assert "Set-Cookie" not in answer.headers


def test_blanks_around_and_within_a_name_are_tidied(browser: httpx.Client) -> None:
    assert browser.post("/api/identity", json={"nickname": "  Ana \t María "}).json()["nickname"] == "Ana María"


def test_a_new_nickname_holds_from_the_next_table_on(somebody: Somebody) -> None:
    ana = somebody("Ana")
    old = ana.open_table("cuba", [ME, OPEN])
    assert ana.do("PATCH", "/api/identity", {"nickname": "Anita"}) == {"player": ana.id, "nickname": "Anita"}
    new = ana.open_table("cuba", [ME, OPEN])
    assert ana.look(old)["table"]["seats"][0]["name"] == "Ana"
    assert ana.look(new)["table"]["seats"][0]["name"] == "Anita"
    assert ana.get("/api/identity")["nickname"] == "Anita"


# -- forged and expired ---------------------------------------------------------------------------------------------


def forgeries(ana: Player) -> list[str]:
    """Tokens that this server never gave out."""
    player, stamp, signature = ana.token.rsplit(".", 2)
    other = Identities(cast(Players, None), secrets.token_hex(32))
    return [
        f"{player}.{stamp}.{signature[:-4]}AAAA",
        f"{secrets.token_hex(16)}.{stamp}.{signature}",
        f"{player}.AAAAAA.{signature}",
        other.token(ana.id),
        ana.id,
        ana.token + "x",
        "." * 5,
        "x" * 2000,
        "Zo\xeb",
    ]


def test_a_forged_identity_opens_nothing(place: Place, somebody: Somebody, browser: httpx.Client) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    bruno.sit(table, 1)
    before = ana.look(table)
    body = {"id": "1", "answers": before["question"]["number"], "move": before["question"]["moves"][0]["move"]}
    for forged in forgeries(ana):
        for name, value in (("Authorization", f"Bearer {forged}"), ("Cookie", f"{COOKIE}={forged}")):
            raw = {name.encode(): value.encode("latin-1")}
            for answer in (
                browser.get("/api/identity", headers=raw),
                browser.get(f"/api/tables/{table}", headers=raw),
                browser.post(f"/api/tables/{table}/moves", json=body, headers=raw),
                browser.post("/api/tables", json={"game": "cuba", "seats": [ME, OPEN]}, headers=raw),
            ):
                assert answer.status_code == 401, (forged, answer.text)
                assert key_of(answer) == "error-identity-forged"
    error, code = turned_away(place.url, table, Authorization=f"Bearer {forgeries(ana)[0]}")
    assert (error["key"], code) == ("error-identity-forged", 4401)
    assert ana.look(table) == before


@pytest.fixture
def old_token(place: Place, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """The identity of a player as it was signed longer ago than an identity lasts."""

    def signed(player: str) -> str:
        identities = Identities(cast(Players, None), place.signing_key())
        monkeypatch.setattr(identities.signer, "get_timestamp", lambda: int(time.time()) - LIFETIME - 10)
        return identities.token(player)

    return signed


def test_an_expired_identity_is_told_so(
    place: Place, somebody: Somebody, program: Callable[[str], httpx.Client], old_token: Callable[[str], str]
) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    bruno.sit(table, 1)
    question = ana.look(table)["question"]
    token = old_token(ana.id)
    late = program(token)
    body = {"id": "1", "answers": question["number"], "move": question["moves"][0]["move"]}
    for answer in (late.get("/api/identity"), late.post(f"/api/tables/{table}/moves", json=body)):
        assert answer.status_code == 401
        assert key_of(answer) == "error-identity-expired"
    error, code = turned_away(place.url, table, Authorization=f"Bearer {token}")
    assert (error["key"], code) == ("error-identity-expired", 4401)


@pytest.mark.parametrize("kind", ["forged", "expired"])
def test_a_browser_with_a_worthless_cookie_can_begin_anew(
    somebody: Somebody, browser: httpx.Client, old_token: Callable[[str], str], kind: str
) -> None:
    """Its scripts cannot remove the cookie: choosing a name must be enough, as the refusal says."""
    ana = somebody("Ana")
    browser.cookies.set(COOKIE, old_token(ana.id) if kind == "expired" else forgeries(ana)[0])
    assert browser.get("/api/identity").status_code == 401
    answer = browser.post("/api/identity", json={"nickname": "Ana"})
    assert answer.status_code == 201, answer.text
    fresh = answer.json()["token"]
    assert fresh in answer.headers["Set-Cookie"]


def test_a_browser_with_a_worthless_cookie_can_be_given_an_identity_by_a_code(
    somebody: Somebody, browser: httpx.Client
) -> None:
    ana = somebody("Ana")
    code = ana.do("POST", "/api/identity/code")["code"]
    browser.cookies.set(COOKIE, forgeries(ana)[0])
    answer = browser.post("/api/identity/carry", json={"code": code})
    assert answer.status_code == 200, answer.text
    assert answer.json()["player"] == ana.id


def test_an_identity_that_is_used_now_and_then_is_renewed(
    place: Place, somebody: Somebody, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = somebody("Ana")
    identities = Identities(cast(Players, None), place.signing_key())
    monkeypatch.setattr(identities.signer, "get_timestamp", lambda: int(time.time()) - LIFETIME // 2)
    browser.cookies.set(COOKIE, identities.token(ana.id))
    answer = browser.get("/api/identity")
    assert answer.json()["player"] == ana.id
    assert SimpleCookie(answer.headers["Set-Cookie"])[COOKIE].value != identities.token(ana.id)


def test_refusals_speak_the_language_of_the_caller(browser: httpx.Client) -> None:
    messages = {
        language: browser.get("/api/identity", headers={"Accept-Language": language}).json()["error"]["message"]
        for language in ("en", "fr", "de", "fr-CA,en;q=0.5", "de, fr;q=0.3, en;q=0.8", ";;q=,=", "fr;q=abc")
    }
    assert messages["en"] == messages["de"] == messages["de, fr;q=0.3, en;q=0.8"] == messages[";;q=,="]
    assert messages["fr"] == messages["fr-CA,en;q=0.5"] != messages["en"]


# -- another device -------------------------------------------------------------------------------------------------


def test_a_code_brings_the_identity_and_its_seats_to_another_device_once(
    somebody: Somebody, browser: httpx.Client
) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    bruno.sit(table, 1)
    carried = ana.do("POST", "/api/identity/code")
    assert time.time() < carried["expires"] < time.time() + 86_400
    answer = browser.post("/api/identity/carry", json={"code": carried["code"]})
    assert answer.status_code == 200
    assert (answer.json()["player"], answer.json()["nickname"]) == (ana.id, "Ana")
    assert "httponly" in answer.headers["Set-Cookie"].lower()
    here = browser.get(f"/api/tables/{table}").json()
    assert here == ana.look(table)
    body = {"id": "1", "answers": here["question"]["number"], "move": here["question"]["moves"][0]["move"]}
    assert browser.post(f"/api/tables/{table}/moves", json=body).status_code == 200
    browser.cookies.clear()
    again = browser.post("/api/identity/carry", json={"code": carried["code"]})
    assert (again.status_code, key_of(again)) == (404, "error-code")
    assert "Set-Cookie" not in again.headers


def test_a_code_expires(place: Place, somebody: Somebody, browser: httpx.Client) -> None:
    ana = somebody("Ana")
    code = ana.do("POST", "/api/identity/code")["code"]
    place.ask("UPDATE code SET expires = ? WHERE player = ?", time.time() - 1, ana.id)
    answer = browser.post("/api/identity/carry", json={"code": code})
    assert (answer.status_code, key_of(answer)) == (404, "error-code")


@pytest.mark.parametrize("code", ["x" * 24, "' OR 1=1 --aaaaaaaa", "\u0000" * 10, "short", "y" * 101, "é" * 20])
def test_a_code_that_was_never_given_out_is_refused(browser: httpx.Client, code: str) -> None:
    answer = browser.post("/api/identity/carry", json={"code": code})
    assert answer.status_code in (400, 404)
    assert key_of(answer) in ("error-code", "error-malformed")


def test_one_code_is_used_once_also_by_two_devices_at_the_same_moment(place: Place, somebody: Somebody) -> None:
    for _ in range(5):
        code = somebody("Ana").do("POST", "/api/identity/code")["code"]

        def carry(_: int, code: str = code) -> int:
            return httpx.post(f"{place.url}/api/identity/carry", json={"code": code}, timeout=PATIENCE).status_code

        with ThreadPoolExecutor(4) as pool:
            statuses = sorted(pool.map(carry, range(4)))
        assert statuses == [200, 404, 404, 404]


def test_the_database_keeps_no_code_and_no_token_in_the_clear(place: Place, somebody: Somebody) -> None:
    """A stolen backup opens nothing but what its own key can sign."""
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, PROGRAM])
    code = ana.do("POST", "/api/identity/code")["code"]
    token = ana.do("POST", f"/api/tables/{table}/seats/1/token")["token"]
    names = [name for (name,) in place.ask("SELECT name FROM sqlite_master WHERE type = 'table'")]
    stored = "\n".join(str(row) for name in names for row in place.ask(f'SELECT * FROM "{name}"'))
    assert ana.id in stored
    for secret in (code, token, ana.token):
        assert secret not in stored


# -- programs -------------------------------------------------------------------------------------------------------


def token_for(player: Player, table: str, seat: int) -> str:
    token: str = player.do("POST", f"/api/tables/{table}/seats/{seat}/token")["token"]
    return token


def test_a_token_plays_its_seat(somebody: Somebody, program: Callable[[str], httpx.Client]) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, PROGRAM])
    bot = program(token_for(ana, table, 1))
    seen = bot.get(f"/api/tables/{table}").json()
    assert seen["seat"] == 1
    body = {"id": "1", "answers": seen["question"]["number"], "move": seen["question"]["moves"][0]["move"]}
    assert bot.post(f"/api/tables/{table}/moves", json=body).status_code == 200
    assert ana.look(table)["table"]["asked"] == [0]
    with bot.stream("GET", f"/api/tables/{table}/stream") as stream:
        assert json.loads(next(line for line in stream.iter_lines() if line))["seat"] == 1


def test_a_token_opens_the_socket_of_its_seat(place: Place, somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, PROGRAM])
    headers = {"Authorization": f"Bearer {token_for(ana, table, 1)}"}
    address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as connection:
        assert json.loads(connection.recv(PATIENCE))["seat"] == 1


def test_a_token_plays_no_other_seat_and_no_other_table(
    somebody: Somebody, program: Callable[[str], httpx.Client]
) -> None:
    ana = somebody("Ana")
    seats = [ME, PROGRAM, PROGRAM]
    table, other = ana.open_table("havana", seats), ana.open_table("havana", seats)
    bot = program(token_for(ana, table, 1))
    token_for(ana, other, 1)
    question = bot.get(f"/api/tables/{table}").json()["question"]
    move = {"id": "1", "answers": question["number"], "move": question["moves"][0]["move"]}
    for place, seat in ((table, 0), (table, 2), (other, 1), (other, 0)):
        assert bot.post(f"/api/tables/{place}/moves", json={**move, "seat": seat}).status_code in (401, 403)
        assert bot.get(f"/api/tables/{place}", params={"seat": seat}).status_code in (401, 403)
        assert bot.get(f"/api/tables/{place}/record", params={"seat": seat}).status_code in (401, 403)
        assert bot.post(f"/api/tables/{place}/seats/{seat}/resign").status_code in (401, 403)
    assert bot.post(f"/api/tables/{other}/moves", json=move).status_code in (401, 403)
    assert "seat" not in bot.get(f"/api/tables/{other}").json()
    assert ana.look(table)["table"]["asked"] == ana.look(other)["table"]["asked"] == [0, 1, 2]


def test_a_token_is_no_identity_and_does_nothing_that_a_host_does(
    somebody: Somebody, program: Callable[[str], httpx.Client]
) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, PROGRAM, OPEN])
    bot = program(token_for(ana, table, 1))
    assert bot.get("/api/identity").status_code == 401
    assert bot.get("/api/tables/mine").status_code == 401
    assert bot.post("/api/identity/code").status_code == 401
    assert bot.post("/api/tables", json={"game": "cuba", "seats": [OPEN, OPEN]}).status_code == 401
    assert bot.put(f"/api/tables/{table}/seats/2", json={}).status_code == 401
    assert bot.post(f"/api/tables/{table}/seats/2/bot", json={"level": "random"}).status_code == 403
    assert bot.post(f"/api/tables/{table}/abandon", json={}).status_code == 403
    assert "host" not in bot.get(f"/api/tables/{table}").json()["table"]
    assert ana.look(table)["table"]["state"] == "open"


def test_a_new_token_ends_the_old_one(somebody: Somebody, program: Callable[[str], httpx.Client]) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, PROGRAM])
    old, new = program(token_for(ana, table, 1)), program(token_for(ana, table, 1))
    assert new.get(f"/api/tables/{table}").json()["seat"] == 1
    answer = old.get(f"/api/tables/{table}")
    assert answer.status_code == 401


def test_only_the_host_gives_a_program_its_token_and_only_its_owner_a_seats(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN, PROGRAM, {"kind": "bot", "level": "random"}])
    bruno.sit(table, 1)
    token = f"/api/tables/{table}/seats/{{}}/token"
    assert bruno.do("POST", token.format(2), status=403)["error"]["key"] == "error-not-host"
    assert bruno.do("POST", token.format(0), status=403)["error"]["key"] == "error-not-your-seat"
    assert ana.do("POST", token.format(1), status=403)["error"]["key"] == "error-not-your-seat"
    assert ana.do("POST", token.format(3), status=403)["error"]["key"] == "error-not-your-seat"
    assert ana.do("POST", token.format(7), status=404)["error"]["key"] == "error-no-seat"
    assert bruno.do("POST", token.format(1))["seat"] == 1


def test_a_token_is_not_taken_from_a_cookie(somebody: Somebody, browser: httpx.Client) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, PROGRAM])
    browser.cookies.set(COOKIE, token_for(ana, table, 1))
    assert browser.get(f"/api/tables/{table}").status_code == 401


def test_the_reference_client_plays_a_seat_to_the_end_of_the_game(place: Place, somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [PROGRAM, {"kind": "bot", "level": "random"}])
    token = token_for(ana, table, 0)
    done = malecon("bot", place.url, table, "--bot", "random", "--lang", "en", MALECON_TOKEN=token)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert ana.look(table)["table"]["state"] == "finished"


def test_the_reference_client_says_what_is_wrong_with_its_token(place: Place, somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [PROGRAM, OPEN])
    done = malecon("bot", place.url, table, "--lang", "en", MALECON_TOKEN="made-up-token")
    assert done.returncode != 0
    assert "The server refused" in done.stderr
    assert "made-up-token" not in done.stderr + done.stdout


# -- other sites ----------------------------------------------------------------------------------------------------


def test_another_site_can_neither_act_nor_look_in_the_name_of_a_visitor(place: Place, somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, OPEN])
    evil = {"Origin": "https://evil.example"}
    answer = ana.http.post(f"/api/tables/{table}/abandon", json={}, headers=evil)
    assert (answer.status_code, key_of(answer)) == (403, "error-origin")
    cookie = f"{COOKIE}={ana.token}"
    error, code = turned_away(place.url, table, Cookie=cookie, **evil)
    assert (error["key"], code) == ("error-origin", 4403)
    assert ana.look(table)["table"]["state"] == "open"
    assert "Access-Control-Allow-Origin" not in answer.headers


def test_the_page_of_this_server_opens_a_socket_with_its_cookie(place: Place, somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, OPEN])
    address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Cookie": f"{COOKIE}={ana.token}", "Origin": place.url}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as connection:
        assert json.loads(connection.recv(PATIENCE))["seat"] == 0


# -- secrets stay secret --------------------------------------------------------------------------------------------


def test_no_secret_is_in_the_log_or_in_what_the_server_sends_beyond_its_owner(
    place: Place, somebody: Somebody, browser: httpx.Client
) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    heard: list[httpx.Response] = []
    for client in (ana.http, bruno.http, browser):
        client.event_hooks["response"].append(heard.append)
    table = ana.open_table("havana", [ME, OPEN, PROGRAM])
    seat_token = token_for(ana, table, 2)
    code = ana.do("POST", "/api/identity/code")["code"]
    giving_out = len(heard)
    bruno.sit(table, 1)
    bruno.get("/api/identity")
    secrets_here = [ana.token, bruno.token, seat_token, code, place.signing_key()]

    with ana.socket(table) as view:
        view.next("update")
        view.ask(type="chat", text="hello")
        view.connection.send("nonsense " + ana.token)
        view.receive()
    for secret in secrets_here:  # where a careless client might put it
        for page in (
            f"/api/tables/{table}?token={secret}",
            f"/api/identity/{secret}",
            f"/{secret}",
            f"/api/tables/{secret}",
            f"/api/tables/{table}/seats/1?token={secret}",
        ):
            browser.get(page)
        browser.get("/api/identity", headers={"Authorization": f"Basic {secret}", "X-Token": secret})
        browser.post("/api/identity", content=secret, headers={"Content-Type": "application/json"})
        browser.post("/api/identity/carry", json={"code": secret + "!"})
        with contextlib.suppress(ConnectionClosed, AssertionError):
            turned_away(place.url, secret, Authorization=f"Bearer {secret}")
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    bruno.do("POST", f"/api/tables/{table}/seats/1/resign")
    seed = ana.look(table)["table"]["seed"]

    log = place.log.read_text()
    assert '"page":"/api/tables/{table}"' in log.replace('": "', '":"')
    for secret in [*secrets_here, seed]:
        assert secret not in log
    for response in heard[giving_out:]:
        for secret in secrets_here[2:]:
            assert secret not in str(response.headers.multi_items())
        assert "location" not in response.headers
        if response.request.url.path == "/api/identity" and response.request.method == "POST":
            continue
        response.read()
        for secret in secrets_here:
            if secret not in str(response.request.url) and secret not in response.request.content.decode():
                assert secret not in response.text


def test_answers_about_oneself_are_not_kept_by_anybody_on_the_way(browser: httpx.Client) -> None:
    """A cache between server and browser must not hand one's identity, or one's view, to the next one."""
    answer = browser.post("/api/identity", json={"nickname": "Ana"})
    table = browser.post("/api/tables", json={"game": "havana", "seats": [ME, OPEN]}).json()["table"]
    for response in (answer, browser.get("/api/identity"), browser.get(f"/api/tables/{table}")):
        assert "no-store" in response.headers.get("Cache-Control", "")

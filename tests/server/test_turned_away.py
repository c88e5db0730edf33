"""Who is turned away: forged and expired identities, scripts of other sites, and whoever asks for too much."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner
from websockets.sync.client import connect

from tests.server.nonsense import troubles_in
from tests.server.refusals import ME, OPEN, Begun, in_both_languages, plain, sentence, turned_away
from tests.server.running import PATIENCE, ConnectionClosed, Player, Server, new_client

LONG_AGO = 1_500_000_000  # seconds since 1970: older than any identity is kept


pytestmark = pytest.mark.usefixtures("nothing_in_the_log")  # whatever a caller sends, it is no mistake of the server


# -- identities -----------------------------------------------------------------------------------------------------

FORGED = (
    "This identity does not come from this server. Choose a name to start again.",
    "Cette identité n’a pas été donnée par ce serveur. Choisissez un nom pour recommencer.",
)
EXPIRED = (
    "Your identity has expired. Choose a name to start again.",
    "Votre identité a expiré. Choisissez un nom pour recommencer.",
)
UNKNOWN = (
    "Choose a name first.",
    "Choisissez d’abord un nom.",
)


class Forger(TimestampSigner):
    """Signs as the server does, with its key, at a time of one's choice."""

    def __init__(self, server: Server, at: int | None = None) -> None:
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            (key,) = database.execute("SELECT value FROM secret").fetchone()
        super().__init__(key, salt="malecon.identity")
        self.at = at

    def get_timestamp(self) -> int:
        return super().get_timestamp() if self.at is None else self.at

    def token(self, player: str) -> str:
        return self.sign(player).decode()


def altered(token: str) -> Iterator[str]:
    """Tokens that look like this one, and were never given out."""
    player, when, signature = token.split(".")
    yield f"{'0' * len(player)}.{when}.{signature}"
    yield f"{player}.AAAAAA.{signature}"
    yield f"{player}.{when}.{signature[:-2]}xx"
    yield f"{player}.{when}"
    yield token[:-1]
    yield token + "e"
    yield "." * 40
    yield "x" * 3000


@pytest.mark.parametrize("place", ["cookie", "header"])
def test_a_forged_identity_is_refused(begun: Begun, stranger: httpx.Client, place: str) -> None:
    before = begun.number
    path = f"/api/tables/{begun.table}/moves"
    for token in altered(begun.mover.token):
        carried = f"malecon={token}" if place == "cookie" else f"Bearer {token}"
        headers = {("Cookie" if place == "cookie" else "Authorization"): carried.encode("latin-1")}
        found = in_both_languages(
            stranger, "POST", path, 401, "error-identity-forged", headers=headers, json=begun.move()
        )
        assert found == FORGED
    assert begun.number == before


@pytest.mark.parametrize("place", ["cookie", "header"])
def test_an_expired_identity_is_refused(server: Server, begun: Begun, stranger: httpx.Client, place: str) -> None:
    before, token = begun.number, Forger(server, LONG_AGO).token(begun.mover.id)
    headers = {"Cookie": f"malecon={token}"} if place == "cookie" else {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{begun.table}/moves"
    found = in_both_languages(stranger, "POST", path, 401, "error-identity-expired", headers=headers, json=begun.move())
    assert found == EXPIRED
    assert begun.number == before


def test_an_identity_that_was_forgotten_can_do_nothing(server: Server, ana: Player, stranger: httpx.Client) -> None:
    """Its signature is still good, but nobody is behind it."""
    table = ana.open_table("santiago", [OPEN, OPEN])
    headers = {"Authorization": f"Bearer {Forger(server).token('f' * 32)}"}
    for method, path, body in (
        ("GET", "/api/identity", None),
        ("PATCH", "/api/identity", {"nickname": "Nobody"}),
        ("POST", "/api/identity/code", None),
        ("POST", "/api/tables", {"game": "santiago", "seats": [ME, OPEN]}),
        ("PUT", f"/api/tables/{table}/seats/0", {}),
        ("PUT", f"/api/tables/{table}/seats/0", {"name": "Nobody"}),
    ):
        answer = stranger.request(method, path, json=body, headers=headers)
        assert sentence(answer, 401, "error-identity-expired") == EXPIRED[0]
    assert ana.look(table)["number"] == 0


def test_who_has_no_identity_may_look_but_not_play(begun: Begun, stranger: httpx.Client) -> None:
    path = f"/api/tables/{begun.table}"
    assert stranger.get(path).json().get("seat") is None
    for method, address, body in (
        ("POST", f"{path}/moves", begun.move()),
        ("POST", f"{path}/chat", {"text": "hello"}),
        ("POST", "/api/tables", {"game": "santiago", "seats": [ME, OPEN]}),
        ("GET", "/api/identity", None),
        ("GET", "/api/tables/mine", None),
    ):
        assert in_both_languages(stranger, method, address, 401, "error-no-identity", json=body) == UNKNOWN


def test_a_forged_identity_opens_no_socket(begun: Begun) -> None:
    address = f"{begun.mover.url.replace('http', 'ws', 1)}/api/tables/{begun.table}/live"
    token = next(altered(begun.mover.token))
    for headers in ({"Authorization": f"Bearer {token}"}, {"Cookie": f"malecon={token}"}):
        with connect(address, additional_headers={**headers, "Accept-Language": "fr"}) as socket:
            error = json.loads(socket.recv(PATIENCE))["error"]
            assert (error["key"], plain(error)) == ("error-identity-forged", FORGED[1])
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401


def test_who_holds_a_bad_cookie_can_become_somebody_and_can_forget(stranger: httpx.Client) -> None:
    """Otherwise a browser with a cookie of another server could never get rid of it."""
    headers = {"Cookie": "malecon=of.another.server"}
    assert stranger.post("/api/identity", json={"nickname": "Ana"}, headers=headers).status_code == 201
    assert stranger.delete("/api/identity", headers=headers).status_code == 200


def test_the_token_of_a_seat_is_good_for_nothing_else(begun: Begun, stranger: httpx.Client) -> None:
    elsewhere = begun.mover.open_table("santiago", [ME, OPEN])
    token = begun.mover.do("POST", f"/api/tables/{begun.table}/seats/{begun.place}/token")["token"]
    headers = {"Authorization": f"Bearer {token}"}
    own, other = f"/api/tables/{begun.table}/moves", f"/api/tables/{elsewhere}/moves"
    body = begun.move(seat=1 - begun.place)
    sentence(stranger.post(own, json=body, headers=headers), 403, "error-not-your-seat")
    sentence(stranger.post(other, json=begun.move(), headers=headers), 403, "error-not-your-seat")
    sentence(stranger.get("/api/tables/mine", headers=headers), 401, "error-no-identity")
    in_a_cookie = {"Cookie": f"malecon={token}"}
    sentence(stranger.post(own, json=begun.move(), headers=in_a_cookie), 401, "error-identity-forged")


# -- other sites ----------------------------------------------------------------------------------------------------

OTHER_SITES = ("https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", "nonsense", "http://[", "")


@pytest.mark.parametrize("origin", OTHER_SITES)
def test_another_site_cannot_act_for_a_visitor(begun: Begun, origin: str) -> None:
    before = begun.number
    path = f"/api/tables/{begun.table}/moves"
    found = in_both_languages(
        begun.mover.http, "POST", path, 403, "error-origin", headers={"Origin": origin}, json=begun.move()
    )
    assert found == (
        "This request came from another site and was refused. Use the pages of this server.",
        "Cette demande venait d’un autre site et a été refusée. Utilisez les pages de ce serveur.",
    )
    assert begun.number == before


@pytest.mark.parametrize("origin", OTHER_SITES)
def test_another_site_opens_no_socket_for_a_visitor(begun: Begun, origin: str) -> None:
    address = f"{begun.mover.url.replace('http', 'ws', 1)}/api/tables/{begun.table}/live"
    headers = {"Cookie": f"malecon={begun.mover.token}", "Origin": origin}
    with connect(address, additional_headers=headers) as socket:
        assert json.loads(socket.recv(PATIENCE))["error"]["key"] == "error-origin"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_the_pages_of_the_server_itself_may_act(begun: Begun) -> None:
    headers = {"Origin": begun.mover.url}
    answer = begun.mover.http.post(f"/api/tables/{begun.table}/moves", json=begun.move(), headers=headers)
    assert answer.status_code == 200, answer.text


# -- other names ----------------------------------------------------------------------------------------------------


def test_a_name_that_is_not_ours_is_refused_and_the_option_named(server: Server, stranger: httpx.Client) -> None:
    """A stranger's name that leads to a living room makes browsers take the server for the stranger's own."""
    headers = {"Host": f"evil.example:{server.port}"}
    for path in ("/", "/api/games", "/metrics"):
        assert in_both_languages(stranger, "GET", path, 421, "error-host", headers=headers) == (
            "This server does not go by the name “evil.example”. "
            "If it should, whoever runs it starts it with --name evil.example.",
            "Ce serveur ne répond pas au nom de « evil.example ». "
            "Si c’est pourtant le sien, il faut le démarrer avec --name evil.example.",
        )
    assert stranger.get("/healthz", headers=headers).status_code == 200


def test_a_name_that_is_not_ours_opens_no_socket(begun: Begun) -> None:
    address = f"{begun.mover.url.replace('http', 'ws', 1)}/api/tables/{begun.table}/live"
    with connect(address.replace("127.0.0.1", "localhost"), additional_headers={"Host": "evil.example"}) as socket:
        assert json.loads(socket.recv(PATIENCE))["error"]["key"] == "error-host"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4421


# -- limits ---------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def limited(folder: Path, *limits: str) -> Iterator[Server]:
    """A server with limits that are soon reached; its log has nothing to complain about in the end."""
    options = [f"--limit={limit}" for limit in limits]
    with Server(str(folder / "malecon.sqlite"), *options, log=folder / "log", limited=True) as running:
        yield running
        assert troubles_in(folder / "log") == []


def refused_at_last(client: httpx.Client, method: str, path: str, language: str, body: object = None) -> httpx.Response:
    """Ask again and again, until it is too often."""
    for _ in range(200):
        answer = client.request(method, path, json=body, headers={"Accept-Language": language})
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"nobody ever said that it was too often: {answer.text}")


def test_who_asks_too_often_is_told_when_to_try_again(tmp_path: Path) -> None:
    with limited(tmp_path, "requests=1") as busy, new_client(base_url=busy.url, timeout=PATIENCE) as client:
        answer = refused_at_last(client, "GET", "/api/games", "en")
        assert sentence(answer, 429, "error-too-many-requests").startswith("Not so fast! Try again in ")
        assert answer.headers["retry-after"] in ("1", "2")
        assert answer.headers["content-security-policy"]
        answer = refused_at_last(client, "GET", "/nowhere", "fr")  # pages that are not there are counted, too
        assert sentence(answer, 429, "error-too-many-requests").startswith("Pas si vite ! Réessayez dans ")
        assert client.get("/healthz").status_code == 200  # whoever watches the server is never turned away
        assert client.get("/metrics").status_code == 200


def test_who_does_too_much_is_told_when_to_try_again(tmp_path: Path) -> None:
    plan = {"game": "santiago", "seats": [ME, OPEN]}
    with (
        limited(tmp_path, "writes=1", "new_tables=1", "new_identities=2", "requests=0") as strict,
        contextlib.closing(Player(strict.url, "Ana")) as ana,
    ):
        table = ana.do("POST", "/api/tables", plan)["table"]
        answer = ana.http.post("/api/tables", json=plan)
        sentence(answer, 429, "error-too-many-requests")
        assert 1 <= int(answer.headers["retry-after"]) <= 3600
        answer = refused_at_last(ana.http, "PATCH", "/api/identity", "fr", {"nickname": "Anita"})
        sentence(answer, 429, "error-too-many-requests")
        assert answer.headers["retry-after"] in ("1", "2")
        answer = refused_at_last(ana.http, "GET", f"/api/tables/{table}/why?move=drive%20*", "en")
        sentence(answer, 429, "error-too-many-requests")  # it is work for the server, though nothing is written
        answer = refused_at_last(ana.http, "GET", f"/api/tables/{table}/shortages", "en")
        sentence(answer, 429, "error-too-many-requests")
        answer = refused_at_last(ana.http, "POST", "/api/identity", "en", {"nickname": "Another"})
        sentence(answer, 429, "error-too-many-requests")
        with ana.socket(table) as view:
            view.next("update")
            assert any(view.ask(type="undo")["error"]["key"] == "error-too-many-requests" for _ in range(9))


def test_no_number_of_people_says_more_than_an_address_may(tmp_path: Path) -> None:
    with (
        limited(tmp_path, "messages=1") as strict,
        contextlib.closing(Player(strict.url, "Ana")) as ana,
        contextlib.closing(Player(strict.url, "Bruno")) as bruno,
    ):
        table = ana.open_table("santiago", [ME, OPEN])
        with ana.socket(table) as one, bruno.socket(table) as two:
            answers = [view.ask(type="ping") for view in (one, two, one, two)]
    assert "error-too-many-requests" in [answer.get("error", {}).get("key") for answer in answers]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with limited(
        tmp_path_factory.mktemp("strict"), "tables=2", "bot_tables=1", "seats=2", "sockets=2", "chats=2"
    ) as running:
        yield running


@pytest.fixture
def carla(strict: Server) -> Iterator[Player]:
    with contextlib.closing(Player(strict.url, "Carla")) as player:
        yield player


def test_nobody_keeps_too_many_tables(carla: Player) -> None:
    plan = {"game": "santiago", "seats": [OPEN, OPEN]}
    for _ in range(2):
        carla.do("POST", "/api/tables", plan)
    assert in_both_languages(carla.http, "POST", "/api/tables", 429, "error-too-many-tables", json=plan) == (
        "You already have 2 games in progress, the limit here. Finish one first.",
        "Vous avez déjà 2 parties en cours, le maximum ici. Finissez-en une d’abord.",
    )


def test_nobody_keeps_too_many_tables_where_only_bots_play(carla: Player) -> None:
    bot = {"kind": "bot", "level": "random"}
    carla.open_table("santiago", [bot, bot])
    plan = {"game": "santiago", "seats": [bot, bot]}
    assert in_both_languages(carla.http, "POST", "/api/tables", 429, "error-too-many-bot-tables", json=plan) == (
        "You already have a table in progress where only bots play, the limit here. "
        "Let it end first, or play yourself.",
        "Vous avez déjà une table en cours où seuls des robots jouent, le maximum ici. "
        "Laissez-la d’abord finir, ou jouez vous-même.",
    )
    waiting = carla.open_table("santiago", [bot, OPEN])
    path = f"/api/tables/{waiting}/seats/1/bot"
    in_both_languages(carla.http, "POST", path, 429, "error-too-many-bot-tables", json={"level": "random"})
    carla.sit(waiting, 1)


def test_nobody_keeps_too_many_seats(strict: Server, carla: Player) -> None:
    with contextlib.closing(Player(strict.url, "Diego")) as diego:
        tables = [diego.open_table("santiago", [OPEN, OPEN]) for _ in range(2)]
    for table in tables:
        carla.sit(table, 0)
    path = f"/api/tables/{tables[0]}/seats/1"
    assert in_both_languages(carla.http, "PUT", path, 429, "error-too-many-seats", json={}) == (
        "You already have 2 seats at unfinished tables, the limit here. Finish a game first.",
        "Vous avez déjà 2 places à des tables inachevées, le maximum ici. Finissez d’abord une partie.",
    )


def test_nobody_opens_too_many_sockets(carla: Player) -> None:
    table = carla.open_table("santiago", [ME, OPEN])
    with carla.socket(table) as one, carla.socket(table) as two:
        for view in (one, two):
            view.next("update")
        error, code = turned_away(carla, table)
        assert (error["key"], code) == ("error-too-many-sockets", 4429)
        assert plain(error) == "Your address already has 2 open connections, the limit here. Close some tabs first."
        for view in (one, two):
            assert view.ask(type="ping")["type"] == "pong"


def test_nobody_fills_a_table_with_chat(carla: Player) -> None:
    table = carla.open_table("santiago", [ME, OPEN])
    answer = refused_at_last(carla.http, "POST", f"/api/tables/{table}/chat", "fr", {"text": "hola"})
    sentence(answer, 429, "error-too-many-requests")
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    said = len([line for line in carla.look(table)["log"] if line["kind"] == "chatted"])
    assert 2 <= said <= 4  # two in a minute, and the minute may have ended in between

"""What a browser is given: the shell of the client and its files, a page for whatever cannot be shown, and no more."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from malecon.server.http.pages.client import SHELL, client_files
from malecon.text import texts
from tests.server.running import Player, Server, fetch

LANGUAGES = ("en", "fr")
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = ("/", "/new", "/new/cuba", "/carry", "/learn/havana", "/rulebook", "/rulebook/santiago", "/replay")
WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as running:
        yield running


@pytest.fixture(scope="module")
def ana(server: Server) -> Iterator[Player]:
    player = Player(server.url, "Ana")
    yield player
    player.close()


@pytest.fixture(scope="module")
def table(ana: Player) -> str:
    """A table where Ana plays against a bot."""
    return ana.open_table("havana", [{"kind": "me"}, {"kind": "bot", "level": "random"}])


def get(url: str, path: str, **headers: str) -> httpx.Response:
    return fetch(url + path, headers={**BROWSER, **headers}, timeout=60)


# -- the shell --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [*PAGES, "/t/{table}"])
def test_every_page_is_the_shell_of_the_client(server: Server, table: str, path: str) -> None:
    answer = get(server.url, path.format(table=table))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == client_files()[SHELL].content


def test_the_shell_runs_and_loads_nothing_but_our_own_files(server: Server) -> None:
    answer = get(server.url, "/")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'; style-src 'self'" in policy
    assert "unsafe" not in policy
    addresses = re.findall(r'(?:src|href)="([^"]+)"', answer.text)
    assert addresses
    for address in addresses:
        assert fetch(server.url + address).status_code == 200, address
    assert re.findall(r"<style|\son[a-z]+=|\sstyle=|<script>", answer.text) == []


def test_the_addresses_that_the_client_knows_are_those_that_the_server_answers(table: str) -> None:
    routes = re.findall(r"\[/\^(.+)\$/, \(\)", (WEB / "src" / "App.svelte").read_text("utf-8"))
    known = [route.replace("\\/", "/") for route in routes]
    assert len(known) == 7
    for path in (*PAGES, f"/t/{table}", f"/replay/{table}"):
        assert [route for route in known if re.fullmatch(route.replace("(?<", "(?P<"), path)], path


# -- files ------------------------------------------------------------------------------------------------------------


def test_files_with_a_digest_in_their_name_are_kept_for_ever_and_the_others_are_asked_about(server: Server) -> None:
    for path, file in client_files().items():
        answer = fetch(f"{server.url}/{path if path != SHELL else ''}", headers={"Accept-Encoding": "identity"})
        assert answer.status_code == 200, path
        assert answer.content == file.content
        assert ("immutable" in answer.headers["cache-control"]) == path.startswith("assets/")
        again = fetch(str(answer.url), headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_a_drawing_is_kept_for_ever_by_an_address_with_its_digest_and_by_no_other(server: Server) -> None:
    for path, file in client_files().items():
        if path.startswith("art/"):
            for query, kept in ((file.etag.strip('"'), True), ("0" * 20, False), ("", False)):
                answer = fetch(f"{server.url}/{path}?{query}")
                assert answer.content == file.content
                assert ("immutable" in answer.headers["cache-control"]) == kept, path


def test_files_are_sent_compressed_to_who_can_read_that(server: Server) -> None:
    path = next(path for path in client_files() if path.endswith(".js"))
    plain = fetch(f"{server.url}/{path}", headers={"Accept-Encoding": "identity"})
    packed = fetch(f"{server.url}/{path}", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "name", ["assets/pages.py", "art/..%2Findex.html", "assets/%2e%2e%2findex.html", "art/nothing.svg"]
)
def test_nothing_else_is_a_file(server: Server, name: str) -> None:
    assert fetch(f"{server.url}/{name}").status_code == 404


# -- tables that cannot be shown --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/t/nosuchtable00", "/replay/nosuchtable00", "/no/such/page"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_told_to_a_browser_by_a_page_and_to_a_program_by_json(
    server: Server, path: str, language: str
) -> None:
    shown = get(server.url, f"{path}?lang={language}")
    key = "error-no-page" if "page" in path else "error-no-table"
    assert shown.status_code == 404
    assert f'<html lang="{language}">' in shown.text
    assert texts(language).say("page-trouble-home") in shown.text
    told = fetch(server.url + path, params={"lang": language})
    assert told.status_code == 404
    assert told.json()["error"]["key"] == key
    assert told.json()["error"]["message"] in shown.text.replace("&#x27;", "'")


def test_a_table_that_wants_no_spectators_shows_strangers_only_why(server: Server, ana: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    closed = ana.open_table("santiago", seats, spectators=False)
    answer = get(server.url, f"/t/{closed}?lang=fr")
    assert answer.status_code == 403
    assert texts("fr").say("error-no-spectators") in answer.text
    assert ana.http.get(f"/t/{closed}", headers=BROWSER).status_code == 200
    assert fetch(f"{server.url}/api/tables/{closed}/sheet").status_code == 403


def test_the_id_in_the_address_is_not_markup(server: Server) -> None:
    answer = get(server.url, "/t/%22%3E%3Cimg%20src=x%3E?lang=%22%3E%3Cimg%3E")
    assert answer.status_code == 404
    assert "<img" not in answer.text


def test_an_identity_that_is_no_longer_good_does_not_keep_anybody_out(server: Server, table: str) -> None:
    for path in ("/", "/carry", f"/t/{table}"):
        answer = fetch(server.url + path, headers=BROWSER, cookies={"malecon": "forged.forged.forged"})
        assert answer.status_code == 200, path

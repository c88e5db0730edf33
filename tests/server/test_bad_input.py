"""Bad input, case by case: each gets a clear answer in the caller's language, and nothing is changed by it."""

import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.nonsense import troubles_in
from tests.server.refusals import ME, OPEN, Begun, farewell, in_both_languages, plain, sentence, turned_away
from tests.server.running import ConnectionClosed, Json, Player, Server
from tests.server.services import PostgreSQL

SAFE_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
BOTS = "tito, yoli, ramona, anselmo, celia, random, lookahead, thinker, uct"


# -- a server, people at a table ------------------------------------------------------------------------------------


pytestmark = pytest.mark.usefixtures("nothing_in_the_log")  # whatever a caller sends, it is no mistake of the server


# -- bodies ---------------------------------------------------------------------------------------------------------

NO_BODIES = {
    "nothing": b"",
    "half": b'{"id":',
    "words": b"drive to the harbour",
    "null": b"null",
    "a list": b"[]",
    "a word": b'"leave-out rum"',
    "bytes": bytes(range(256)),
    "not UTF-8": b'{"id": "\xff", "answers": 1, "move": "\xfe"}',
    "UTF-16": '{"id": "1", "answers": 1, "move": "x"}'.encode("utf-16"),
    "half a surrogate pair": b'{"id": "\\ud800", "answers": 1, "move": "x"}',
    "not a number": b'{"id": "1", "answers": NaN, "move": "x"}',
    "two bodies": b'{"id": "1", "answers": 1, "move": "x"}{}',
    "deep lists": b'{"id": ' + b"[" * 90_000,
    "deep objects": b'{"id": ' * 20_000,
    "a form": b"id=1&answers=1&move=x",
    "a compressed body": b"\x1f\x8b\x08\x00\x00\x00\x00\x00",
}


@pytest.mark.parametrize("content", NO_BODIES.values(), ids=NO_BODIES.keys())
def test_a_body_that_is_none_is_refused(begun: Begun, content: bytes) -> None:
    path = f"/api/tables/{begun.table}/moves"
    before = begun.number
    english, french = in_both_languages(begun.mover.http, "POST", path, 400, "error-malformed", content=content)
    assert english.startswith("The request could not be understood (")
    assert english.endswith("). Correct it as the protocol says.")
    assert french.startswith("La demande n’a pas été comprise (")
    assert french.endswith("). Corrigez-la selon le protocole.")
    assert begun.number == before


WRONG_FIELDS: dict[str, tuple[Json, str]] = {
    "id is a number": ({"id": 1}, "id: Expected `str`, got `int`"),
    "id is empty": ({"id": ""}, "id: Expected `str` of length >= 1"),
    "id is long": ({"id": "x" * 65}, "id: Expected `str` of length <= 64"),
    "answers is a word": ({"answers": "first"}, "answers: Expected `int`, got `str`"),
    "answers is a fraction": ({"answers": 1.5}, "answers: Expected `int`, got `float`"),
    "answers is true": ({"answers": True}, "answers: Expected `int`, got `bool`"),
    "answers is negative": ({"answers": -1}, "answers: Expected `int` >= 0"),
    "answers is huge": ({"answers": 10**30}, "answers: "),
    "move is a list": ({"move": ["leave-out rum"]}, "move: Expected `str`, got `array`"),
    "move is long": ({"move": "x" * 201}, "move: Expected `str` of length <= 200"),
    "seat is negative": ({"seat": -1}, "seat: Expected `int` >= 0"),
    "seat is no seat of any game": ({"seat": 8}, "seat: Expected `int` <= 7"),
    "seat is a word": ({"seat": "mine"}, "seat: Expected `int | null`, got `str`"),
    "a field too many": ({"please": True}, "Object contains unknown field `please`"),
}


@pytest.mark.parametrize(("changes", "reason"), WRONG_FIELDS.values(), ids=WRONG_FIELDS.keys())
def test_a_field_of_the_wrong_kind_is_named(begun: Begun, changes: Json, reason: str) -> None:
    before = begun.number
    assert reason in sentence(begun.post(begun.move(**changes)), 400, "error-malformed")
    assert begun.number == before


def test_a_missing_field_is_named(begun: Begun) -> None:
    body = begun.move()
    del body["answers"]
    assert "missing required field `answers`" in sentence(begun.post(body), 400, "error-malformed")


@pytest.mark.parametrize("announced", [True, False], ids=["announced", "in pieces"])
def test_a_body_that_is_too_large_is_refused(ana: Player, announced: bool) -> None:
    body = json.dumps({"nickname": "x" * 300_000}).encode()
    content: Any = body if announced else (body[start : start + 8192] for start in range(0, len(body), 8192))
    answer = ana.http.post("/api/identity", content=content, headers={"Accept-Language": "fr"})
    assert sentence(answer, 413, "error-too-large") == (
        "C’est plus que le serveur n’accepte à la fois. Envoyez-en moins."
    )
    answer = ana.http.post("/api/identity", content=body)
    assert sentence(answer, 413, "error-too-large") == "That is more than the server accepts at once. Send less."


# -- opening a table ------------------------------------------------------------------------------------------------

NO_PLANS: dict[str, tuple[Json, str, str, str]] = {
    "game": (
        {"game": "chess"},
        "error-unknown-game",
        "There is no game “chess” here. Choose one of these: cuba, havana, santiago.",
        "Il n’y a pas de jeu « chess » ici. Choisissez parmi : cuba, havana, santiago.",
    ),
    "edition": (
        {"edition": "la1898"},
        "error-unknown-edition",
        "There is no edition “la1898” of Santiago de Cuba. Choose one of these: fr2011.",
        "Santiago de Cuba n’a pas d’édition « la1898 ». Choisissez parmi : fr2011.",
    ),
    "option": (
        {"options": {"music": "loud"}},
        "error-unknown-option",
        "Santiago de Cuba has no option “music”. Choose one of these: "
        "holdings, first-player, visit-point, empty-demand, turned-under-car.",
        "Santiago de Cuba n’a pas d’option « music ». Choisissez parmi : "
        "holdings, first-player, visit-point, empty-demand, turned-under-car.",
    ),
    "value of an option": (
        {"options": {"holdings": "perhaps"}},
        "error-unknown-option-value",
        "The option holdings cannot be “perhaps”. Choose one of these: hidden, open.",
        "L’option holdings n’accepte pas « perhaps ». Choisissez parmi : hidden, open.",
    ),
    "level of a bot": (
        {"seats": [ME, {"kind": "bot", "level": "genius"}]},
        "error-unknown-bot",
        f"There is no bot “genius”. Choose one of these: {BOTS}.",
        f"Il n’y a pas de robot « genius ». Choisissez parmi : {BOTS}.",
    ),
    "too many seats": (
        {"seats": [ME, OPEN, OPEN, OPEN, OPEN]},
        "error-player-count",
        "Santiago de Cuba is for 2 to 4 players, not 5. Please change the number of seats.",
        "Santiago de Cuba se joue de 2 à 4, et non à 5. Changez le nombre de places.",
    ),
    "too few seats": (
        {"seats": [ME]},
        "error-player-count",
        "Santiago de Cuba is for 2 to 4 players, not 1. Please change the number of seats.",
        "Santiago de Cuba se joue de 2 à 4, et non à 1. Changez le nombre de places.",
    ),
    "name of a friend": (
        {"seats": [ME, {"kind": "me", "name": " "}]},
        "error-nickname",
        "Choose a name of 1 to 24 ordinary characters.",
        "Choisissez un nom de 1 à 24 caractères ordinaires.",
    ),
    "name of a bot": (
        {"seats": [ME, {"kind": "bot", "level": "random", "name": "\x07"}]},
        "error-nickname",
        "Choose a name of 1 to 24 ordinary characters.",
        "Choisissez un nom de 1 à 24 caractères ordinaires.",
    ),
}


@pytest.mark.parametrize(("changes", "key", "english", "french"), NO_PLANS.values(), ids=NO_PLANS.keys())
def test_a_table_that_cannot_be_played_is_not_opened(
    ana: Player, changes: Json, key: str, english: str, french: str
) -> None:
    before = ana.get("/api/tables/mine")
    plan = {"game": "santiago", "seats": [ME, OPEN], **changes}
    assert in_both_languages(ana.http, "POST", "/api/tables", 400, key, json=plan) == (english, french)
    assert ana.get("/api/tables/mine") == before


MALFORMED_PLANS: dict[str, tuple[Json, str]] = {
    "no seats": ({"seats": []}, "seats: Expected `array` of length >= 1"),
    "nine seats": ({"seats": [ME] * 9}, "seats: Expected `array` of length <= 8"),
    "seats that are no list": ({"seats": {"0": ME}}, "seats: Expected `array`, got `object`"),
    "a seat for nobody": ({"seats": [{"kind": "cat"}, OPEN]}, "Invalid enum value 'cat'"),
    "a visibility": ({"visibility": "secret"}, "visibility: Invalid enum value 'secret'"),
    "a clock": ({"clock": {"kind": "sun"}}, "clock.kind: Invalid enum value 'sun'"),
    "no time": ({"clock": {"kind": "move", "seconds": 0}}, "clock.seconds: Expected `int` >= 5"),
    "endless time": ({"clock": {"kind": "move", "seconds": 10**9}}, "clock.seconds: Expected `int` <= 2592000"),
    "options that are no words": ({"options": {"holdings": 1}}, "options"),
    "spectators": ({"spectators": "many"}, "spectators: Expected `bool`, got `str`"),
    "a field too many": ({"stakes": 100}, "Object contains unknown field `stakes`"),
    "a long component file": ({"components": "#" * 65_537}, "components: Expected `str` of length <= 65536"),
}


@pytest.mark.parametrize(("changes", "reason"), MALFORMED_PLANS.values(), ids=MALFORMED_PLANS.keys())
def test_a_plan_of_the_wrong_shape_says_what_does_not_fit(ana: Player, changes: Json, reason: str) -> None:
    plan = {"game": "santiago", "seats": [ME, OPEN], **changes}
    assert reason in sentence(ana.http.post("/api/tables", json=plan), 400, "error-malformed")


LIKE_NOTHING = ("../components.toml", "/etc/passwd", "..", ".", "", "a\\u0000b", "components-of-the-table.toml")
NO_COMPONENTS = {
    "not TOML": ("]] what", "error-component-not-toml"),
    "a number": ("goods = ", "error-component-not-toml"),
    "a control character": ("game = '\x00'", "error-component-not-toml"),
    "nothing": ("", "error-component-missing"),
    "another game's": ('game = "cuba"\nedition = "default"', None),
    "too many digits": (f"count = {'9' * 5000}", "error-component-not-toml"),
    "too many hexadecimal digits": (f"count = 0x{'f' * 20_000}", "error-component-not-toml"),
    "deep lists": (f"count = {'[' * 30_000}", "error-component-not-toml"),
    "deep tables": (f"count = {'{a=' * 20_000}", "error-component-not-toml"),
    "a key of many parts": (f"{'.'.join('a' * 20_000)} = 1", "error-component-not-toml"),
    **{f"like {model}": (f'like = "{model}"', "error-component-like") for model in LIKE_NOTHING},
    "like nothing there": ('like = "nothing.toml"', None),
    "like a number": ("like = 5", None),
}


@pytest.mark.parametrize(("components", "key"), NO_COMPONENTS.values(), ids=NO_COMPONENTS.keys())
def test_a_component_file_that_cannot_be_played_with_is_refused(ana: Player, components: str, key: str | None) -> None:
    before = ana.get("/api/tables/mine")
    plan = {"game": "santiago", "seats": [ME, OPEN], "components": components}
    for language in ("en", "fr"):
        answer = ana.http.post("/api/tables", json=plan, headers={"Accept-Language": language})
        assert answer.status_code == 400, answer.text
        error = answer.json()["error"]
        assert key in (None, error["key"]), error
        assert "/tmp" not in error["message"]  # where the server keeps its files is nobody's business
        assert len(error["message"]) < 1000
    assert ana.get("/api/tables/mine") == before


# -- sitting down ---------------------------------------------------------------------------------------------------


def test_a_seat_that_the_table_does_not_have_cannot_be_taken(ana: Player, bruno: Player) -> None:
    table = ana.open_table("santiago", [ME, OPEN])
    path = f"/api/tables/{table}/seats/7"
    assert in_both_languages(bruno.http, "PUT", path, 404, "error-no-seat", json={}) == (
        "There is no seat 8 at this table, which has 2. Choose another one.",
        "Il n’y a pas de place 8 à cette table, qui en a 2. Choisissez-en une autre.",
    )


@pytest.mark.parametrize("place", ["8", "-1", "99999999999999999999"])
def test_a_seat_number_out_of_range_is_refused(ana: Player, place: str) -> None:
    table = ana.open_table("santiago", [ME, OPEN])
    answer = ana.http.put(f"/api/tables/{table}/seats/{place}", json={})
    assert "place: " in sentence(answer, 400, "error-malformed")


@pytest.mark.parametrize("place", ["x", "1.5", "", "%00", "9" * 5000, "1/2"])
def test_a_seat_number_that_is_none_is_no_page(ana: Player, place: str) -> None:
    table = ana.open_table("santiago", [ME, OPEN])
    sentence(ana.http.put(f"/api/tables/{table}/seats/{place}", json={}), 404, "error-no-page")


def test_a_taken_seat_stays_taken(begun: Begun) -> None:
    path = f"/api/tables/{begun.table}/seats/0"
    before = begun.number
    with contextlib.closing(Player(begun.mover.url, "Carla")) as carla:
        assert in_both_languages(carla.http, "PUT", path, 409, "error-seat-taken", json={}) == (
            "Seat 1 is taken. Choose another one.",
            "La place 1 est déjà prise. Choisissez-en une autre.",
        )
        for deed in ("leave", "away", "back", "resign", "token"):
            body = {"level": "random"} if deed == "away" else None
            method, address = ("DELETE", path) if deed == "leave" else ("POST", f"{path}/{deed}")
            sentence(carla.http.request(method, address, json=body), 403, "error-not-your-seat")
    assert begun.number == before


@pytest.mark.parametrize("name", [" ", "\t\n", "\x00", "a\x1bb", "\u202egnirts"])
def test_a_name_of_no_ordinary_characters_is_refused(ana: Player, name: str) -> None:
    english, french = in_both_languages(
        ana.http, "POST", "/api/identity", 400, "error-nickname", json={"nickname": name}
    )
    assert english == "Choose a name of 1 to 24 ordinary characters."
    assert french == "Choisissez un nom de 1 à 24 caractères ordinaires."


@pytest.mark.parametrize("name", ["", "x" * 25, 5, ["Ana"], {"first": "Ana"}])
def test_a_name_of_the_wrong_shape_is_refused(ana: Player, name: object) -> None:
    answer = ana.http.post("/api/identity", json={"nickname": name})
    assert "nickname: Expected `str" in sentence(answer, 400, "error-malformed")


@pytest.mark.parametrize("code", ["x" * 8, "\x00" * 24, "' OR 1=1 --"])
def test_a_code_that_nobody_was_given_brings_nobody(ana: Player, code: str) -> None:
    assert in_both_languages(ana.http, "POST", "/api/identity/carry", 404, "error-code", json={"code": code}) == (
        "This link has been used or has expired. Create a new one on the other device.",
        "Ce lien a déjà servi ou a expiré. Créez-en un autre sur l’autre appareil.",
    )


# -- moves ----------------------------------------------------------------------------------------------------------


def test_a_move_out_of_turn_is_refused(begun: Begun) -> None:
    before, asked, other = begun.number, begun.place + 1, 2 - begun.place
    path = f"/api/tables/{begun.table}/moves"
    assert in_both_languages(begun.other.http, "POST", path, 409, "error-not-asked", json=begun.move()) == (
        f"Seat {other} cannot play now: this question is for seat {asked}. Wait for that answer first.",
        f"La place {other} ne peut pas jouer maintenant : la question s’adresse à la place {asked}. "
        "Attendez d’abord sa réponse.",
    )
    assert begun.number == before


def test_a_move_for_another_seat_is_refused(begun: Begun) -> None:
    before = begun.number
    path, body = f"/api/tables/{begun.table}/moves", begun.move(seat=begun.place)
    said = (
        "This is not your seat.",
        "Cette place n’est pas la vôtre.",
    )
    assert in_both_languages(begun.other.http, "POST", path, 403, "error-not-your-seat", json=body) == said
    with contextlib.closing(Player(begun.mover.url, "Carla")) as carla:
        assert in_both_languages(carla.http, "POST", path, 403, "error-not-your-seat", json=begun.move()) == said
    assert begun.number == before


def test_a_stale_move_is_refused_with_how_things_stand(begun: Begun) -> None:
    before = begun.number
    answer = begun.post(begun.move(answers=0))
    assert sentence(answer, 409, "error-stale") == (
        "The position has changed in the meantime. Look at the table and choose again."
    )
    assert answer.json()["state"]["number"] == before
    assert answer.json()["state"]["question"]["number"] == begun.question["number"]
    assert begun.number == before


NO_MOVES = {
    "nothing": ("", 400, "error-empty-move"),
    "a word": ("swim", 400, "error-unknown-move"),
    "half a move": ("leave-out", 400, "error-ambiguous-move"),
    "a control character": ("leave-out\x00rum", 400, "error-unknown-move"),
    "markup": ("<script>alert(1)</script>", 400, "error-unknown-move"),
    "an answer to another question": ("drive 1", 422, "error-other-question"),
}


@pytest.mark.parametrize(("text", "status", "key"), NO_MOVES.values(), ids=NO_MOVES.keys())
def test_what_is_no_move_is_refused_and_named(begun: Begun, text: str, status: int, key: str) -> None:
    before = begun.number
    path, body = f"/api/tables/{begun.table}/moves", begun.move(move=text)
    english, french = in_both_languages(begun.mover.http, "POST", path, status, key, json=body)
    assert text in english
    assert text in french
    assert english != french
    assert begun.number == before


def test_a_move_on_a_finished_table_is_refused(begun: Begun) -> None:
    begun.other.do("POST", f"/api/tables/{begun.table}/seats/{1 - begun.place}/resign")
    before = begun.number
    said = (
        "This game is over. Ask for a rematch, or create a new table.",
        "Cette partie est terminée. Proposez une revanche, ou créez une table.",
    )
    for deed, body in (("moves", begun.move()), ("undo", {}), ("abandon", {})):
        path = f"/api/tables/{begun.table}/{deed}"
        assert in_both_languages(begun.mover.http, "POST", path, 409, "error-table-over", json=body) == said
    with begun.mover.socket(begun.table) as view:
        view.next("update")
        answer = view.ask(type="move", answers=begun.question["number"], move=begun.move()["move"])
        assert (answer["type"], answer["error"]["key"]) == ("refused", "error-table-over")
    assert begun.number == before


def test_a_move_at_a_table_that_waits_for_players_is_refused(ana: Player) -> None:
    table = ana.open_table("santiago", [ME, OPEN])
    body = {"id": "1", "answers": 0, "move": "leave-out rum"}
    assert in_both_languages(ana.http, "POST", f"/api/tables/{table}/moves", 409, "error-table-waiting", json=body) == (
        "The game has not started: some seats are still open. Take one, or add bots.",
        "La partie n’a pas commencé : il reste des places libres. Prenez-en une, ou ajoutez des robots.",
    )


def test_a_move_at_no_table_is_refused(ana: Player) -> None:
    body = {"id": "1", "answers": 0, "move": "leave-out rum"}
    assert in_both_languages(ana.http, "POST", "/api/tables/nowhere/moves", 404, "error-no-table", json=body) == (
        "Table not found. Check the link, or ask for a new one.",
        "Table introuvable. Vérifiez le lien, ou demandez-en un autre.",
    )


STRANGE_TABLES = ("%00", "%FF", "..", "%2e%2e", "%20", "é", "x" * 3000, "'; DROP TABLE player; --", "%0d%0aX-Y:%20z")


def test_a_strange_name_of_a_table_is_no_table(ana: Player) -> None:
    must_be_no_tables(ana)


def test_a_text_that_postgresql_refuses_does_not_look_as_if_it_were_gone(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    with Server(postgresql.database(), log=tmp_path / "log") as running:
        with contextlib.closing(Player(running.url, "Ana")) as ana:
            must_be_no_tables(ana)
        assert troubles_in(tmp_path / "log") == []


def must_be_no_tables(ana: Player) -> None:
    for name in STRANGE_TABLES:
        for path in (f"/api/tables/{name}", f"/api/tables/{name}/record", f"/api/tables/{name}/stream"):
            answer = ana.http.get(path)
            assert answer.status_code == 404, f"{path}: {answer.text}"
    error, code = turned_away(ana, "%00")
    assert (error["key"], code) == ("error-no-table", 4404)


# -- looking --------------------------------------------------------------------------------------------------------

NO_QUERIES = {
    "after=-1": "after: Expected `int` >= 0",
    "after=x": "after: Expected `int`, got `str`",
    "after=1.5": "after: Expected `int`",
    "after=": "after: ",
    f"after={10**40}": "after: ",
    f"after={'9' * 5000}": "after: ",
    "wait=-1": "wait: Expected `float` >= 0",
    "wait=61": "wait: Expected `float` <= 60",
    "wait=nan": "wait: ",
    "wait=inf": "wait: ",
    "wait=soon": "wait: Expected `float`, got `str`",
    "seat=-2": "seat: Expected `int` >= -1",
    "seat=8": "seat: Expected `int` <= 7",
    "seat=first": "seat: ",
    "lang=de": "lang: Invalid enum value 'de'",
}


@pytest.mark.parametrize(("query", "reason"), NO_QUERIES.items(), ids=[query[:20] for query in NO_QUERIES])
def test_a_query_that_makes_no_sense_is_refused(begun: Begun, query: str, reason: str) -> None:
    answer = begun.mover.http.get(f"/api/tables/{begun.table}?{query}")
    assert reason in sentence(answer, 400, "error-malformed")


@pytest.mark.parametrize("query", ["after=2147483648", "nonsense=%FF%00", "&&=&;", "AFTER=x", "lang=en&x[]=1"])
def test_a_query_that_only_looks_strange_is_answered(begun: Begun, query: str) -> None:
    answer = begun.mover.http.get(f"/api/tables/{begun.table}?{query}")
    assert (answer.status_code, answer.json()["since"]) == (200, 0)


@pytest.mark.parametrize("query", ["before=x", "before=1e999", "before=", "mine=perhaps"])
def test_a_list_that_cannot_be_is_refused(ana: Player, query: str) -> None:
    sentence(ana.http.get(f"/api/tables/finished?{query}"), 400, "error-malformed")


@pytest.mark.parametrize("query", ["before=-1", "before=nan", "before=-inf", "before=inf"])
def test_a_list_from_before_all_times_is_empty_or_whole(ana: Player, query: str) -> None:
    assert "tables" in ana.get(f"/api/tables/finished?{query}")


def test_the_view_of_another_seat_is_not_shown(begun: Begun) -> None:
    place = begun.place
    answer = begun.other.http.get(f"/api/tables/{begun.table}", params={"seat": place})
    sentence(answer, 403, "error-not-your-seat")
    for deed in ("stream", "record"):
        answer = begun.other.http.get(f"/api/tables/{begun.table}/{deed}", params={"seat": place})
        sentence(answer, 403, "error-not-your-seat")
    error, code = turned_away(begun.other, begun.table, seat=place)
    assert (error["key"], code) == ("error-not-your-seat", 4403)


def test_a_table_that_wants_no_spectators_is_not_shown(ana: Player, bruno: Player, stranger: httpx.Client) -> None:
    table = ana.open_table("santiago", [ME, {"kind": "me", "name": "Ada"}], spectators=False)
    said = (
        "This table does not allow spectators. Ask the host for a seat.",
        "Cette table n’admet pas de spectateurs. Demandez une place à l’hôte.",
    )
    for client in (bruno.http, stranger):
        assert in_both_languages(client, "GET", f"/api/tables/{table}", 403, "error-no-spectators") == said
    assert turned_away(bruno, table)[1] == 4403


@pytest.mark.parametrize(("query", "code"), [("seat=x", 4400), ("seat=-5", 4400), ("after=x", 4400), ("seat=7", 4403)])
def test_a_socket_that_asks_for_nonsense_is_turned_away(begun: Begun, query: str, code: int) -> None:
    name, _, value = query.partition("=")
    error, found = turned_away(begun.mover, begun.table, **{name: value})
    assert found == code
    assert error["message"]


# -- pages ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/nowhere", "/api", "/api/tables/x/y/z", "/../../etc/passwd", "/%00"])
def test_a_page_that_is_not_there_is_said_not_to_be(ana: Player, path: str) -> None:
    assert in_both_languages(ana.http, "GET", path, 404, "error-no-page") == (
        "Page not found. Check the address, or go back to the home page.",
        "Page introuvable. Vérifiez l’adresse, ou revenez à l’accueil.",
    )


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", {"GET", "POST", "OPTIONS"}),
        ("POST", "/api/tables/mine", {"GET", "OPTIONS"}),
        ("GET", "/api/identity/code", {"POST", "OPTIONS"}),
        ("PROPFIND", "/api/games", {"GET", "OPTIONS"}),
        ("TRACE", "/healthz", {"GET", "OPTIONS"}),
    ],
)
def test_a_page_that_does_not_answer_a_method_says_so(ana: Player, method: str, path: str, allowed: set[str]) -> None:
    assert in_both_languages(ana.http, method, path, 405, "error-method") == (
        "This page does not answer that kind of request. The description at /schema says which it does.",
        "Cette page ne répond pas à ce genre de demande. La description à /schema dit auxquelles elle répond.",
    )
    answer = ana.http.request(method, path)
    assert set(answer.headers["allow"].split(", ")) == allowed


def test_head_is_refused_without_a_body_and_options_says_what_is_allowed(ana: Player) -> None:
    answer = ana.http.head("/api/games")
    assert (answer.status_code, answer.content) == (405, b"")
    answer = ana.http.options("/api/games")
    assert (answer.status_code, answer.content) == (204, b"")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "OPTIONS"}
    assert "access-control-allow-origin" not in answer.headers


def test_every_answer_has_the_headers_that_keep_a_browser_safe(begun: Begun, stranger: httpx.Client) -> None:
    table = f"/api/tables/{begun.table}"
    http = begun.mover.http
    answers = {
        200: http.get(table),
        204: http.options("/api/games"),
        201: stranger.post("/api/identity", json={"nickname": "Eva"}),
        400: http.post(f"{table}/moves", content=b"{"),
        401: stranger.get("/api/identity", headers={"Cookie": "malecon=forged"}),
        403: begun.other.http.get(table, params={"seat": begun.place}),
        404: http.get("/api/tables/nowhere"),
        409: begun.other.http.post(f"{table}/moves", json=begun.move()),
        413: http.post(f"{table}/moves", content=b"x" * 300_000),
        422: http.post(f"{table}/moves", json=begun.move(move="drive 1")),
    }
    pages = [http.get("/nowhere"), http.get("/schema/openapi.json"), http.get("/healthz"), http.get("/metrics")]
    pages += [http.delete("/api/tables"), http.head("/api/games"), http.get(f"{table}/record")]
    pages += [http.post(f"{table}/moves", json=begun.move(), headers={"Origin": "https://evil.example"})]
    assert {status: answer.status_code for status, answer in answers.items()} == {status: status for status in answers}
    for answer in (*answers.values(), *pages):
        shown = {name: answer.headers.get(name) for name in SAFE_HEADERS}
        assert shown == SAFE_HEADERS, answer.request.url
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; ")
        assert "unsafe" not in policy
        assert "server" not in answer.headers


# -- chat -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [" ", "\n\t", "\x00"])
def test_a_message_that_says_nothing_is_refused(begun: Begun, text: str) -> None:
    before = begun.number
    path = f"/api/tables/{begun.table}/chat"
    assert in_both_languages(begun.mover.http, "POST", path, 400, "error-chat-empty", json={"text": text}) == (
        "The message is empty.",
        "Le message est vide.",
    )
    assert begun.number == before


@pytest.mark.parametrize("text", ["", "x" * 501, 5, None, ["hello"]])
def test_a_message_of_the_wrong_shape_is_refused(begun: Begun, text: object) -> None:
    answer = begun.mover.http.post(f"/api/tables/{begun.table}/chat", json={"text": text})
    assert "text: Expected `str`" in sentence(answer, 400, "error-malformed")


@pytest.mark.parametrize("text", ["¡Olé!", "👩‍👩‍👧 y ☕️", "<b>&amp;</b>", "مرحبا\u200f!", "x" * 500])
def test_what_people_say_is_kept_as_they_said_it(begun: Begun, text: str) -> None:
    begun.mover.do("POST", f"/api/tables/{begun.table}/chat", {"text": text})
    assert begun.other.look(begun.table)["log"][-1]["text"] == text


# -- sockets --------------------------------------------------------------------------------------------------------

NO_MESSAGES = {
    "nothing": "",
    "words": "hello",
    "a list": "[]",
    "no type": '{"id": "1"}',
    "an unknown type": '{"type": "cheat", "id": "1"}',
    "a type that is a list": '{"type": [], "id": "1"}',
    "a field too many": '{"type": "ping", "id": "1", "loud": true}',
    "an id that is a number": '{"type": "ping", "id": 1}',
    "a long id": json.dumps({"type": "ping", "id": "x" * 65}),
    "a move without an answer": '{"type": "move", "id": "1", "move": "leave-out rum"}',
    "a huge number": f'{{"type": "move", "id": "1", "answers": {"9" * 5000}, "move": "x"}}',
    "deep lists": "[" * 16_000,
    "a long message": json.dumps({"type": "chat", "id": "1", "text": "x" * 501}),
}


@pytest.mark.parametrize("content", NO_MESSAGES.values(), ids=NO_MESSAGES.keys())
@pytest.mark.parametrize("binary", [False, True], ids=["text", "binary"])
def test_a_message_that_makes_no_sense_is_refused_and_the_socket_stays_open(
    begun: Begun, content: str, binary: bool
) -> None:
    with begun.mover.socket(begun.table, lang="fr") as view:
        view.next("update")
        view.connection.send(content.encode() if binary else content)
        answer = view.receive()
        assert (answer["type"], answer["id"], answer["error"]["key"]) == ("refused", "", "error-malformed")
        assert plain(answer["error"]).startswith("La demande n’a pas été comprise (")
        assert view.ask(type="ping")["type"] == "pong"


def test_a_message_that_is_too_long_closes_the_socket(begun: Begun) -> None:
    with begun.mover.socket(begun.table) as view:
        view.next("update")
        view.connection.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            view.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_client_that_makes_no_sense_for_long_is_left(begun: Begun) -> None:
    with begun.mover.socket(begun.table, lang="en") as view:
        view.next("update")
        for _ in range(25):
            view.connection.send("nonsense")
        error, code = farewell(view)
    assert (error["key"], code) == ("error-nonsense", 4400)
    assert plain(error) == (
        "Too many messages in a row could not be understood, so the connection was closed. "
        "Connect again with a client that follows the protocol."
    )


def test_a_spectator_over_a_socket_cannot_act(begun: Begun) -> None:
    before = begun.number
    with contextlib.closing(Player(begun.mover.url, "Carla")) as carla, carla.socket(begun.table) as view:
        view.next("update")
        answer = view.ask(type="move", answers=begun.question["number"], move=begun.move()["move"])
        assert (answer["type"], answer["error"]["key"]) == ("refused", "error-not-your-seat")
        for kind in ("undo", "agree", "decline"):
            assert view.ask(type=kind)["error"]["key"] == "error-not-your-seat"
        assert view.ask(type="chat", text="hello")["error"]["key"] == "error-not-your-seat"
    assert begun.number == before

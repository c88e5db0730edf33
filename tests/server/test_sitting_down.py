"""Opening a table, finding it, taking a seat at it and leaving it, up to the moment when the game begins."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from malecon.games import find_game
from tests.server.running import Json, Player, Somebody

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def friends(count: int) -> list[Json]:
    """That many people around one device."""
    return [{"kind": "me", "name": f"Friend {place}"} for place in range(1, count + 1)]


def ids(player: Player, page: str) -> set[str]:
    """The tables of a list, page by page to its end."""
    found: set[str] = set()
    answer = player.get(page)
    for _ in range(100):
        found |= {table["id"] for table in answer["tables"]}
        if answer.get("before") is None:
            break
        answer = player.get(page, before=repr(answer["before"]))
    return found


def components_of(game: str) -> str:
    return find_game(game).editions[0].components.read_text("utf-8")


# -- what can be opened ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_every_edition_begins_with_every_number_of_players(somebody: Somebody, game: str) -> None:
    ana = somebody("Ana")
    facts = next(facts for facts in ana.get("/api/games")["games"] if facts["name"] == game)
    for edition in facts["editions"]:
        for count in range(facts["least"], facts["most"] + 1):
            table = ana.look(ana.open_table(game, friends(count), edition=edition["id"]), seat=0)["table"]
            assert table["state"] == "playing"
            assert table["edition"] == edition["id"]
            assert len(table["seats"]) == count
            assert edition["options"].items() <= table["options"].items()


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_every_value_of_every_option_can_be_chosen(somebody: Somebody, game: str) -> None:
    ana = somebody("Ana")
    facts = next(facts for facts in ana.get("/api/games")["games"] if facts["name"] == game)
    for option in facts["options"]:
        for value in (choice["value"] for choice in option["values"]):
            table = ana.open_table(game, friends(2), options={option["name"]: value})
            assert ana.look(table, seat=0)["table"]["options"][option["name"]] == value


def test_the_catalogue_names_the_games_with_their_seats_options_and_bots(somebody: Somebody) -> None:
    catalogue = somebody("Ana").get("/api/games")
    seats = {game["name"]: (game["least"], game["most"]) for game in catalogue["games"]}
    assert seats == {"cuba": (2, 5), "havana": (2, 4), "santiago": (2, 4)}
    assert set(catalogue["levels"]) >= {"random", "lookahead"}
    assert all(option["text"] and option["clause"] for game in catalogue["games"] for option in game["options"])


def test_the_catalogue_explains_games_and_options_in_the_language_of_the_caller(somebody: Somebody) -> None:
    english, french = (somebody("Ana", language).get("/api/games")["games"] for language in ("en", "fr"))
    assert all(one["about"] and one["about"] != other["about"] for one, other in zip(english, french, strict=True))
    assert [option["name"] for option in english[0]["options"]] == [option["name"] for option in french[0]["options"]]
    assert [option["text"] for option in english[0]["options"]] != [option["text"] for option in french[0]["options"]]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"edition": "xx1999"}, "error-unknown-edition"),
        ({"options": {"weather": "fine"}}, "error-unknown-option"),
        ({"options": {"holdings": "perhaps"}}, "error-unknown-option-value"),
        ({"seats": [ME]}, "error-player-count"),
        ({"seats": friends(5)}, "error-player-count"),
        ({"seats": [ME, {"kind": "bot", "level": "grandmaster"}]}, "error-unknown-bot"),
        ({"seats": [ME, {"kind": "bot"}]}, "error-unknown-bot"),
        ({"seats": [ME, {"kind": "throne"}]}, "error-malformed"),
        ({"seats": []}, "error-malformed"),
        ({"seats": [{"kind": "me", "name": "x" * 25}, OPEN]}, "error-malformed"),
        ({"seats": [{"kind": "me", "name": "a\u0000b"}, OPEN]}, "error-nickname"),
        ({"visibility": "secret"}, "error-malformed"),
        ({"clock": {"kind": "sundial"}}, "error-malformed"),
        ({"clock": {"kind": "move", "seconds": 0}}, "error-malformed"),
        ({"clock": {"kind": "fischer", "seconds": 60, "increment": -1}}, "error-malformed"),
        ({"spectators": "some"}, "error-malformed"),
        ({"surprise": True}, "error-malformed"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence_and_nothing_is_opened(
    somebody: Somebody, wish: Json, key: str
) -> None:
    ana = somebody("Ana")
    answer = ana.http.post("/api/tables", json={"game": "santiago", "seats": [ME, OPEN], **wish})
    assert 400 <= answer.status_code < 500
    error = answer.json()["error"]
    assert error["key"] == key
    assert error["message"].endswith(".")
    assert ids(ana, "/api/tables/mine") == set()


def test_who_has_no_identity_opens_no_table(somebody: Somebody) -> None:
    ana = somebody("Ana")
    ana.http.cookies.clear()
    assert ana.do("POST", "/api/tables", {"game": "havana", "seats": [ME, OPEN]}, 401)["error"]["key"] == (
        "error-no-identity"
    )


# -- component files ------------------------------------------------------------------------------------------------


def test_a_table_can_bring_a_component_file_along(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    own = components_of("santiago") + "\n# the die with the dent\n"
    table = ana.open_table("santiago", [ME, OPEN], components=own)
    bruno.sit(table, 1)
    assert bruno.look(table)["table"]["own_components"] is True
    assert bruno.http.get(f"/api/tables/{table}/components").text == own


def test_a_component_file_changes_what_is_played(somebody: Somebody) -> None:
    """A printed number that differs is found again in the record, which names other components."""
    ana = somebody("Ana")
    printed = ana.open_table("cuba", friends(2))
    changed = ana.open_table("cuba", friends(2), components='like = "default.toml"\n', edition="default")
    french = ana.open_table("cuba", friends(2), components='like = "fr2008.toml"\n', edition="default")

    def hash_of(table: str) -> str:
        record = ana.http.get(f"/api/tables/{table}/record", params={"seat": 0}).text
        return next(line for line in record.splitlines() if line.startswith("[Components "))

    assert hash_of(printed) == hash_of(changed)
    assert hash_of(french) != hash_of(printed)


def test_a_table_with_printed_components_has_no_file_of_its_own(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN])
    assert "own_components" not in ana.look(table)["table"]
    assert ana.do("GET", f"/api/tables/{table}/components", status=404)["error"]["key"] == "error-no-components"


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ("= nonsense", "error-component-not-toml"),
        ("", "error-component-missing"),
        ("a = " + "[" * 5000, "error-component-not-toml"),
        ("n = " + "9" * 5000, "error-component-not-toml"),
        ("n = 0x" + "f" * 5000, "error-component"),
        ("a" + ".a" * 5000 + " = 1", "error-component"),
        ("[a" + ".a" * 5000 + "]", "error-component"),
        ('like = "components.toml"\na' + ".a" * 5000 + " = 1", "error-component"),
        ('like = "../components.toml"', "error-component-like"),
        ('like = "/etc/passwd"', "error-component-like"),
        ('like = "no-such-file.toml"', "error-component-like"),
        ("x" * 65_537, "error-malformed"),
    ],
    ids=[
        "nonsense",
        "empty",
        "deep-array",
        "long-number",
        "long-hexadecimal",
        "deep-key",
        "deep-table",
        "deep-key-in-a-copy",
        "beside-the-folder",
        "absolute-path",
        "missing-model",
        "too-large",
    ],
)
def test_a_component_file_that_cannot_be_played_with_is_refused_and_tells_nothing_of_the_server(
    somebody: Somebody, file: str, key: str
) -> None:
    ana = somebody("Ana")
    answer = ana.http.post("/api/tables", json={"game": "santiago", "seats": [ME, OPEN], "components": file})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["key"].startswith(key)
    assert "/tmp" not in answer.text
    assert str(Path(__file__).parent.parent.parent) not in answer.text


# -- seats ----------------------------------------------------------------------------------------------------------


def test_seats_are_shown_as_the_host_wants_them(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN, BOT, {"kind": "program"}])
    now = ana.look(table)["table"]
    assert [seat["kind"] for seat in now["seats"]] == ["person", "open", "bot", "program"]
    assert now["seats"][0]["name"] == "Ana"
    assert now["seats"][2]["level"] == "random"
    assert now["state"] == "open"
    assert now["host"] is True


def test_a_table_waits_until_the_last_seat_is_taken_and_then_begins_with_a_promise(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    waiting = ana.look(table)
    assert waiting["table"]["state"] == "open"
    assert "view" not in waiting
    assert "question" not in waiting
    bruno.sit(table, 1)
    begun = ana.look(table)
    assert begun["table"]["state"] == "playing"
    assert [line["commitment"] for line in begun["log"] if line["kind"] == "started"] == [begun["table"]["commitment"]]
    assert "seed" not in begun["table"]


def test_the_promise_does_not_change_after_people_have_sat_down(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    promised = ana.look(table)["table"]["commitment"]
    bruno.sit(table, 1)
    assert bruno.look(table)["table"]["commitment"] == promised


def test_every_table_has_a_promise_of_its_own(somebody: Somebody) -> None:
    ana = somebody("Ana")
    promises = {ana.look(ana.open_table("havana", [ME, OPEN]))["table"]["commitment"] for _ in range(5)}
    assert len(promises) == 5


def test_before_the_game_begins_nobody_moves_resigns_undoes_or_plays_again(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, OPEN])
    move = {"id": "1", "answers": 0, "move": "keep"}
    for page, body in (("moves", move), ("undo", {}), ("rematch", {}), ("seats/0/resign", None)):
        answer = ana.http.post(f"/api/tables/{table}/{page}", json=body)
        assert answer.status_code == 409, (page, answer.text)
        assert answer.json()["error"]["key"] in ("error-table-waiting", "error-table-not-over", "error-stale")
    assert ana.do("GET", f"/api/tables/{table}/record", status=409)["error"]["key"] == "error-table-waiting"


def test_a_seat_is_taken_once(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [ME, OPEN, OPEN])
    bruno.sit(table, 1)
    for place in (0, 1):
        answer = carla.do("PUT", f"/api/tables/{table}/seats/{place}", {}, 409)
        assert answer["error"]["key"] == "error-seat-taken"
    carla.sit(table, 2)
    assert [seat["name"] for seat in carla.look(table)["table"]["seats"]] == ["Ana", "Bruno", "Carla"]


def test_of_many_who_want_the_last_seat_at_once_one_gets_it_and_the_game_begins_once(somebody: Somebody) -> None:
    ana, *others = (somebody(f"Guest {number}") for number in range(6))
    table = ana.open_table("havana", [ME, OPEN])

    def sit(player: Player) -> int:
        return player.http.put(f"/api/tables/{table}/seats/1", json={}).status_code

    with ThreadPoolExecutor(len(others)) as pool:
        statuses = sorted(pool.map(sit, others))
    assert statuses == [200, 409, 409, 409, 409]
    assert [line["kind"] for line in ana.look(table)["log"]][:3] == ["sat", "sat", "started"]
    assert sum(line["kind"] == "started" for line in ana.look(table)["log"]) == 1


def test_sitting_down_where_one_sits_changes_nothing(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, OPEN])
    before = ana.look(table)["number"]
    assert ana.sit(table, 0)["number"] == before
    assert ana.look(table)["number"] == before


@pytest.mark.parametrize("place", ["2", "7", "8", "-1", "first", "1.5", "99999999999999999999"])
def test_a_seat_that_does_not_exist_cannot_be_taken(somebody: Somebody, place: str) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, OPEN])
    answer = ana.http.put(f"/api/tables/{table}/seats/{place}", json={})
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["message"]


def test_a_bots_and_a_programs_seat_cannot_be_taken(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, BOT, {"kind": "program"}, OPEN])
    for place in (1, 2):
        answer = bruno.do("PUT", f"/api/tables/{table}/seats/{place}", {}, 409)
        assert answer["error"]["key"] == "error-seat-taken"


def test_a_seat_that_was_left_before_the_game_is_free_again(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [ME, OPEN, OPEN])
    bruno.sit(table, 1)
    bruno.do("DELETE", f"/api/tables/{table}/seats/1")
    assert ana.look(table)["table"]["seats"][1] == {"kind": "open", "colour": "red"}
    assert table not in ids(bruno, "/api/tables/mine")
    carla.sit(table, 1)
    assert ana.look(table)["table"]["seats"][1]["name"] == "Carla"


def test_one_can_change_ones_seat_before_the_game(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN, OPEN])
    bruno.sit(table, 1)
    bruno.do("DELETE", f"/api/tables/{table}/seats/1")
    bruno.sit(table, 2)
    seats = bruno.look(table)["table"]["seats"]
    assert seats[1] == {"kind": "open", "colour": "red"}
    assert seats[2] == {"kind": "person", "name": "Bruno", "mine": True, "colour": "yellow"}


def test_the_host_may_leave_the_own_seat_and_stays_host(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    ana.do("DELETE", f"/api/tables/{table}/seats/0")
    bruno.sit(table, 0)
    ana.do("POST", f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    assert bruno.look(table)["table"]["state"] == "playing"


def test_a_host_need_not_play(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [OPEN, OPEN])
    bruno.sit(table, 0)
    carla.sit(table, 1)
    now = ana.look(table)
    assert now["table"]["state"] == "playing"
    assert "seat" not in now
    assert now["table"]["host"] is True


def test_nobody_is_sent_away_from_a_seat_by_another_player(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN, OPEN])
    bruno.sit(table, 1)
    assert bruno.do("DELETE", f"/api/tables/{table}/seats/0", status=403)["error"]["key"] == "error-not-your-seat"
    assert ana.look(table)["table"]["seats"][0]["name"] == "Ana"


# -- names ----------------------------------------------------------------------------------------------------------


def test_two_players_of_one_name_are_told_apart(somebody: Somebody) -> None:
    players = [somebody("Ana") for _ in range(3)]
    table = players[0].open_table("havana", [ME, OPEN, OPEN])
    for place, player in enumerate(players[1:], 1):
        player.sit(table, place)
    names = [seat["name"] for seat in players[0].look(table)["table"]["seats"]]
    assert len(set(names)) == 3
    assert all(name.startswith("Ana") for name in names)


def test_long_names_that_clash_are_told_apart_and_stay_names(somebody: Somebody) -> None:
    long = "x" * 24
    ana, bruno = somebody(long), somebody(long)
    table = ana.open_table("havana", [ME, OPEN])
    bruno.sit(table, 1)
    names = [seat["name"] for seat in ana.look(table)["table"]["seats"]]
    assert len(set(names)) == 2
    assert all(1 <= len(name) <= 24 for name in names)


@pytest.mark.parametrize("taken", ["random", "random 2", "1", "2", "3", "4"])
def test_a_person_named_like_a_bot_or_a_place_plays_with_bots(somebody: Somebody, taken: str) -> None:
    """Bots are named by the server, whenever they come: their names must keep clear of those of people."""
    ana, bruno = somebody("Ana"), somebody(taken)
    table = ana.open_table("havana", [BOT, OPEN, BOT, OPEN])
    bruno.sit(table, 1)
    ana.do("POST", f"/api/tables/{table}/seats/3/bot", {"level": "random"})
    now = bruno.look(table)["table"]
    assert now["state"] != "open"
    assert len({seat["name"] for seat in now["seats"]}) == 4


def test_friends_on_one_device_who_want_the_same_name_are_told_apart(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, ME, {"kind": "me", "name": "Ana"}])
    names = [seat["name"] for seat in ana.look(table, seat=0)["table"]["seats"]]
    assert len(set(names)) == 3


@pytest.mark.parametrize("name", ['"', "\\", "a]b", "nature", "1; drop", "<b>x</b>", "{ $seat }", "Zoë ☀", "%", "-1"])
def test_any_printable_name_can_play_and_be_recorded(somebody: Somebody, name: str) -> None:
    ana = somebody("Ana")
    bruno = somebody(name)
    table = ana.open_table("havana", [ME, OPEN])
    bruno.sit(table, 1)
    assert ana.look(table, lang="en")["table"]["seats"][1]["name"] == name
    assert '[Seat1 "Ana"]' in ana.http.get(f"/api/tables/{table}/record").text


def test_a_name_for_this_table_can_differ_from_the_nickname(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [{"kind": "me", "name": "Anita"}, OPEN])
    bruno.do("PUT", f"/api/tables/{table}/seats/1", {"name": "  El   Zorro "})
    assert [seat["name"] for seat in ana.look(table)["table"]["seats"]] == ["Anita", "El Zorro"]
    assert bruno.get("/api/identity")["nickname"] == "Bruno"


# -- bots -----------------------------------------------------------------------------------------------------------


def test_the_host_fills_the_open_seats_with_bots_and_the_game_begins(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN, OPEN])
    ana.do("POST", f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    assert ana.look(table)["table"]["state"] == "open"
    ana.do("POST", f"/api/tables/{table}/seats/2/bot", {"level": "lookahead"})
    now = ana.look(table)["table"]
    assert now["state"] == "playing"
    assert [(seat["kind"], seat.get("level")) for seat in now["seats"][1:]] == [("bot", "random"), ("bot", "lookahead")]


def test_only_the_host_seats_bots_and_only_on_open_seats(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, OPEN, OPEN])
    bruno.sit(table, 1)
    put = f"/api/tables/{table}/seats/{{}}/bot"
    assert bruno.do("POST", put.format(2), {"level": "random"}, 403)["error"]["key"] == "error-not-host"
    assert ana.do("POST", put.format(1), {"level": "random"}, 409)["error"]["key"] == "error-seat-taken"
    assert ana.do("POST", put.format(2), {"level": "oracle"}, 400)["error"]["key"] == "error-unknown-bot"
    assert ana.do("POST", put.format(5), {"level": "random"}, 404)["error"]["key"] == "error-no-seat"
    assert ana.look(table)["table"]["state"] == "open"


def test_bots_alone_play_a_whole_game(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [BOT, BOT])
    seen = ana.look(table)
    for _ in range(2000):
        if seen["table"]["state"] == "finished":
            break
        seen = ana.look(table, after=seen["number"], wait=30)
    assert seen["table"]["state"] == "finished"
    assert sorted(seen["table"]["places"]) == [1, 2]


# -- finding a table ------------------------------------------------------------------------------------------------


def test_a_public_table_is_in_the_lobby_and_a_private_one_only_behind_its_link(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    public = ana.open_table("cuba", [ME, OPEN], visibility="public")
    private = ana.open_table("cuba", [ME, OPEN], visibility="private")
    default = ana.open_table("cuba", [ME, OPEN])
    lobby = ids(bruno, "/api/tables")
    assert public in lobby
    assert not {private, default} & lobby
    assert bruno.look(private)["table"]["state"] == "open"
    bruno.sit(private, 1)
    assert ana.look(private)["table"]["state"] == "playing"


def test_the_lobby_shows_who_sits_where_and_which_seats_are_open(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, OPEN, BOT], visibility="public", edition="fr2008")
    listed = next(listed for listed in bruno.get("/api/tables")["tables"] if listed["id"] == table)
    assert (listed["game"], listed["edition"], listed["state"]) == ("cuba", "fr2008", "open")
    assert [seat["kind"] for seat in listed["seats"]] == ["person", "open", "bot"]
    assert listed["seats"][0]["name"] == "Ana"


def test_the_lobby_tells_nobody_who_anybody_is(somebody: Somebody) -> None:
    """An identity is what opens a seat: neither it nor the seed may be in a list or at a table."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, OPEN], visibility="public")
    seen = bruno.http.get("/api/tables").text + bruno.http.get(f"/api/tables/{table}").text
    assert ana.id not in seen
    assert ana.token not in seen


def test_my_tables_are_mine_and_say_whose_turn_it_is(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    assert ids(ana, "/api/tables/mine") == {table}
    assert ids(bruno, "/api/tables/mine") == set()
    bruno.sit(table, 1)
    assert ids(bruno, "/api/tables/mine") == {table}
    listed = bruno.get("/api/tables/mine")["tables"][0]
    assert listed["state"] == "playing"
    assert listed["asked"] == bruno.look(table)["table"]["asked"] != []


def test_a_host_who_does_not_play_finds_the_table_again(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [OPEN, OPEN])
    assert table in ids(ana, "/api/tables/mine")


def test_the_lobby_goes_on_page_by_page_and_leaves_out_no_table(somebody: Somebody) -> None:
    ana = somebody("Ana")
    opened = {ana.open_table("havana", [ME, OPEN], visibility="public") for _ in range(120)}
    assert opened <= ids(ana, "/api/tables")
    assert opened == ids(ana, "/api/tables/mine")


@pytest.mark.parametrize("table", ["nowhere", "x" * 16, "..", "%00", "a'b", "a%2Fb"])
def test_a_link_that_leads_nowhere_is_told_so(somebody: Somebody, table: str) -> None:
    answer = somebody("Ana").http.get(f"/api/tables/{table}")
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] in ("error-no-table", "error-no-page")


def test_the_names_of_tables_cannot_be_guessed(somebody: Somebody) -> None:
    ana = somebody("Ana")
    names = [ana.open_table("havana", [ME, OPEN]) for _ in range(20)]
    assert len(set(names)) == 20
    assert all(len(name) >= 12 for name in names)
    assert all(len({name[place] for name in names}) > 3 for place in range(12))


# -- closing --------------------------------------------------------------------------------------------------------


def test_the_host_closes_a_table_where_the_game_has_not_begun(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, OPEN, OPEN], visibility="public")
    bruno.sit(table, 1)
    assert bruno.do("POST", f"/api/tables/{table}/abandon", {}, 403)["error"]["key"] == "error-not-host"
    ana.do("POST", f"/api/tables/{table}/abandon", {})
    assert bruno.look(table)["table"]["state"] == "abandoned"
    assert table not in ids(bruno, "/api/tables")
    assert table not in ids(ana, "/api/tables/mine")
    assert bruno.do("PUT", f"/api/tables/{table}/seats/2", {}, 409)["error"]["key"] == "error-table-over"
    answer = ana.do("POST", f"/api/tables/{table}/seats/2/bot", {"level": "random"}, 409)
    assert answer["error"]["key"] == "error-table-over"
    assert bruno.do("DELETE", f"/api/tables/{table}/seats/1", status=409)["error"]["key"] == "error-table-over"


def test_who_waits_at_a_table_learns_at_once_that_it_was_closed(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, OPEN])
    with bruno.socket(table) as view:
        assert view.next("update")["table"]["state"] == "open"
        ana.do("POST", f"/api/tables/{table}/abandon", {})
        assert view.next("update")["table"]["state"] == "abandoned"


def test_the_host_does_not_close_a_game_that_has_begun(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, OPEN])
    bruno.sit(table, 1)
    ana.do("POST", f"/api/tables/{table}/abandon", {})
    assert bruno.look(table)["table"]["state"] == "playing"


# -- several people on one device -----------------------------------------------------------------------------------


def test_friends_on_one_device_each_have_a_seat_a_view_and_a_question(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", friends(3))
    views = [ana.look(table, seat=place) for place in range(3)]
    assert [view["seat"] for view in views] == [0, 1, 2]
    assert all(seat["mine"] for view in views for seat in view["table"]["seats"])
    assert len({str(view["view"]) for view in views}) == 3


def test_friends_on_one_device_play_a_game_to_its_end(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", friends(2))
    now = ana.look(table, seat=0)
    for _ in range(1000):
        now = ana.look(table, seat=0, after=now["number"])
        if now["table"]["state"] != "playing":
            break
        place = now["table"]["asked"][0]
        question = ana.look(table, seat=place, after=now["number"])["question"]
        ana.move(table, question, question["moves"][-1]["move"], seat=place)
    assert ana.look(table, seat=1)["table"]["state"] == "finished"


def test_who_has_several_seats_says_for_which_one_a_move_is(somebody: Somebody) -> None:
    """A move without a seat must never be played for a seat that it was not meant for."""
    ana = somebody("Ana")
    table = ana.open_table("havana", friends(2))
    last = ana.look(table, seat=1)
    assert last["table"]["asked"] == [0, 1]
    ana.move(table, last["question"], last["question"]["moves"][0]["move"], seat=1)
    after = ana.look(table, seat=0)
    assert after["table"]["asked"] == [0]
    answer = ana.http.post(
        f"/api/tables/{table}/moves",
        json={"id": "again", "answers": after["question"]["number"], "move": after["question"]["moves"][0]["move"]},
    )
    assert answer.status_code == 200 or "seat" in answer.json()["error"]["message"].lower()


def test_a_second_seat_can_be_taken_for_a_friend_beside_me(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN, OPEN])
    bruno.do("PUT", f"/api/tables/{table}/seats/1", {})
    bruno.do("PUT", f"/api/tables/{table}/seats/2", {"name": "Clara"})
    seats = bruno.look(table, seat=2)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Bruno", "Clara"]
    assert [seat.get("mine", False) for seat in seats] == [False, True, True]
    assert bruno.look(table, seat=1)["seat"] == 1


def test_a_view_of_anothers_seat_is_refused(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    bruno.sit(table, 1)
    for page in ("", "/stream", "/record"):
        answer = bruno.do("GET", f"/api/tables/{table}{page}?seat=0", status=403)
        assert answer["error"]["key"] == "error-not-your-seat"

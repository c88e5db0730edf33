"""Names and colours at a table: everybody has an own one, whoever comes first gets the wished one, and keeps it."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import COLOURS, TableState
from malecon.text import texts
from tests.server.running import Json, Player, Somebody

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def colours(player: Player, table: str) -> list[str]:
    return [seat["colour"] for seat in player.look(table)["table"]["seats"]]


def sit(player: Player, table: str, place: int, colour: str) -> Json:
    return player.do("PUT", f"/api/tables/{table}/seats/{place}", {"colour": colour})


def test_who_wishes_nothing_has_the_colour_of_the_seat(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN, BOT, OPEN, OPEN])
    assert colours(ana, table) == list(COLOURS)


def test_whoever_comes_first_gets_the_wished_colour_and_the_second_another_one(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("cuba", [{"kind": "me", "colour": "purple"}, OPEN, OPEN, OPEN])
    sit(bruno, table, 1, "green")
    sit(carla, table, 2, "green")
    had = colours(ana, table)
    assert had[:2] == ["purple", "green"]
    assert len(set(had)) == len(had) == 4


def test_a_bot_gives_way_to_the_colour_that_somebody_wishes(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [BOT, BOT, {"kind": "me", "colour": "blue"}])
    had = colours(ana, table)
    assert had[2] == "blue"
    assert len(set(had)) == 3


def test_friends_on_one_device_who_wish_the_same_colour_have_two(somebody: Somebody) -> None:
    ana = somebody("Ana")
    friends = [{"kind": "me", "name": name, "colour": "red"} for name in ("Ana", "Beto")]
    had = colours(ana, ana.open_table("havana", friends))
    assert had[0] == "red"
    assert had[1] != "red"


def test_name_and_colour_are_changed_as_long_as_the_table_waits(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("santiago", [ME, OPEN, OPEN])
    sit(bruno, table, 1, "yellow")
    ana.do("PATCH", f"/api/tables/{table}/seats/0", {"name": "Anita", "colour": "green"})
    seen = bruno.look(table)
    assert (seen["table"]["seats"][0]["name"], colours(bruno, table)[0]) == ("Anita", "green")
    told = seen["log"][-1]
    assert (told["kind"], told["name"], told["colour"]) == ("presented", "Anita", "green")
    taken = bruno.do("PATCH", f"/api/tables/{table}/seats/1", {"colour": "green"}, 409)
    assert taken["error"]["key"] == "error-colour-taken"
    assert bruno.do("PATCH", f"/api/tables/{table}/seats/0", {"colour": "red"}, 403)["error"]["key"] == (
        "error-not-your-seat"
    )
    before = ana.look(table)["number"]
    ana.do("PATCH", f"/api/tables/{table}/seats/0", {"colour": "green"})
    assert ana.look(table)["number"] == before, "what changes nothing is no entry"


def test_once_the_game_has_begun_names_and_colours_stay(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [ME, OPEN])
    sit(bruno, table, 1, "purple")
    for wish in ({"colour": "green"}, {"name": "Anita"}):
        answer = ana.do("PATCH", f"/api/tables/{table}/seats/0", wish, 409)
        assert answer["error"]["key"] == "error-presented"
    bruno.do("DELETE", f"/api/tables/{table}/seats/1")
    sit(carla, table, 1, "yellow")
    assert colours(carla, table) == ["blue", "purple"], "whose pieces lie on the table, they keep their colour"


def test_a_rematch_keeps_the_colours_though_the_seats_go_round(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [{"kind": "me", "colour": "green"}, OPEN, BOT])
    sit(bruno, table, 1, "yellow")
    had = dict(zip(("Ana", "Bruno", "bot"), colours(ana, table), strict=True))
    ana.do("POST", f"/api/tables/{table}/abandon", {})
    bruno.do("POST", f"/api/tables/{table}/proposal", {"agree": True})
    new = ana.do("POST", f"/api/tables/{table}/rematch", {})["table"]
    assert colours(ana, new) == [had["bot"], had["Ana"], had["Bruno"]]
    bruno.do("POST", f"/api/tables/{table}/rematch", {})
    assert colours(ana, new) == [had["bot"], had["Ana"], had["Bruno"]]


def test_the_colour_of_who_is_expected_waits_with_the_seat() -> None:
    seats = [SeatPlan("open", colour="red"), SeatPlan("open", colour="green"), SeatPlan("open")]
    table = TableState("t", Plan("havana", seats), "ana", "5eed" * 16)
    commands.open_table(table, {0: ("ana", "Ana")}, 0.0, {1: ("bruno", "Bruno")})
    commands.sit(table, 2, "carla", "Carla", 1.0, colour="green")
    assert table.colours()[2] != "green"
    commands.sit(table, 1, "bruno", "Bruno", 2.0)
    assert table.colours()[:2] == ["red", "green"]


def test_a_colour_is_nobodys_any_more_when_its_player_has_stood_up() -> None:
    table = TableState("t", Plan("havana", [SeatPlan("open"), SeatPlan("open"), SeatPlan("open")]), "ana", "5eed" * 16)
    commands.sit(table, 0, "ana", "Ana", 0.0, colour="purple")
    commands.sit(table, 1, "bruno", "Bruno", 0.0)
    with pytest.raises(MaleconError, match="error-colour-taken"):
        commands.present(table, 1, None, "purple", 0.0)
    commands.leave(table, 0, 1.0)
    commands.present(table, 1, None, "purple", 2.0)
    assert table.colours()[1] == "purple"


@pytest.mark.parametrize("wish", ["pink", "", 3])
def test_a_colour_that_there_is_not_is_refused(somebody: Somebody, wish: object) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [OPEN, OPEN])
    assert ana.do("PUT", f"/api/tables/{table}/seats/0", {"colour": wish}, 400)["error"]["key"] == "error-malformed"


def test_a_replay_has_the_colours_of_the_table(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [{"kind": "me", "colour": "purple"}, BOT])
    ana.do("POST", f"/api/tables/{table}/abandon", {})
    assert ana.get(f"/api/tables/{table}/replay")["colours"] == colours(ana, table) == ["purple", "red"]


# -- names ----------------------------------------------------------------------------------------------------------


def nameless(somebody: Somebody, language: str = "en") -> Player:
    player = somebody("Nobody in particular", language)
    answer = player.do("POST", "/api/identity", {})
    assert "nickname" not in answer or answer["nickname"] == ""
    player.token, player.id = answer["token"], answer["player"]
    return player


def test_who_gives_no_name_sits_down_under_a_word_and_may_give_one_later(somebody: Somebody) -> None:
    guest, invite = nameless(somebody), nameless(somebody, "fr")
    table = guest.open_table("havana", [ME, OPEN, OPEN])
    invite.sit(table, 1)
    assert [seat.get("name", "") for seat in guest.look(table)["table"]["seats"]] == [
        "Guest",
        texts("fr").say("page-guest"),
        "",
    ]
    assert guest.get("/api/identity").get("nickname", "") == ""
    guest.do("PATCH", "/api/identity", {"nickname": "Ana"})
    guest.do("PATCH", f"/api/tables/{table}/seats/0", {"name": "Ana"})
    assert guest.look(table)["table"]["seats"][0]["name"] == "Ana"
    assert guest.get("/api/identity")["nickname"] == "Ana"
    assert guest.do("PATCH", "/api/identity", {"nickname": " "}, 400)["error"]["key"] == "error-nickname"


# -- who is there ---------------------------------------------------------------------------------------------------


def test_the_table_says_who_looks_at_it_now(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [OPEN, ME, OPEN])
    assert bruno.get(f"/api/tables/{table}/here") == {"seats": []}
    with ana.socket(table) as socket:
        socket.next("update")
        assert bruno.get(f"/api/tables/{table}/here") == {"seats": [1], "host": True}
        bruno.sit(table, 0)
        with bruno.socket(table) as other:
            other.next("update")
            assert ana.get(f"/api/tables/{table}/here") == {"seats": [0, 1], "host": True}
    assert bruno.look(table)["table"]["host_seat"] == 1


def test_only_who_may_look_on_learns_who_is_there(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [ME, OPEN], spectators=False)
    bruno.sit(table, 1)
    assert carla.do("GET", f"/api/tables/{table}/here", status=403)["error"]["key"] == "error-no-spectators"


# -- what happened last ---------------------------------------------------------------------------------------------


def test_my_tables_say_what_a_player_did_last_in_my_language(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno", "fr")
    table = ana.open_table("havana", [ME, OPEN], visibility="public")
    bruno.sit(table, 1)
    assert "last" not in ana.get("/api/tables/mine")["tables"][0]
    for player in (ana, bruno):
        question = player.look(table)["question"]
        player.move(table, question, question["moves"][0]["move"])
    told = [
        next(line for line in player.get("/api/tables/mine")["tables"] if line["id"] == table)["last"]
        for player in (ana, bruno)
    ]
    said = [
        fact["text"]
        for player in (ana, bruno)
        for line in player.look(table, lang="en" if player is ana else "fr")["log"]
        for fact in line.get("events", ())
    ]
    assert told[0] != told[1]
    assert set(told) <= set(said)
    assert {sentence.split()[0] for sentence in told} & {"You", "Vous"}, "who did it is told so"
    public = next(line for line in ana.get("/api/tables")["tables"] if line["id"] == table)
    assert "last" not in public, "not everybody may look on"

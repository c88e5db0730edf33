"""Playing live: numbered messages, going on after a disconnect, moves that count once, and the same over REST."""

import contextlib
import itertools
import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from malecon.server.table.messages import PAGE
from malecon.text import texts
from tests.server.running import Json, Player, Server, Socket, Somebody, open_sockets, play_on

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def begun(ana: Player, bruno: Player, game: str, **more: object) -> str:
    """A table where both have sat down. In Havana both are asked at once, in the others one after another."""
    table = ana.open_table(game, [ME, OPEN], **more)
    bruno.sit(table, 1)
    return table


def turn(table: str, *players: Player) -> tuple[Player, Player, Json]:
    """Who is asked, somebody else, and the question."""
    asked = players[0].look(table)["table"]["asked"]
    mover = players[asked[0]]
    return mover, players[asked[0] - 1], mover.look(table)["question"]


def play_by_hand(table: str, players: list[Player], moves: int) -> None:
    """That many first legal moves over REST, by whoever is asked."""
    for _ in range(moves):
        mover, _, question = turn(table, *players)
        mover.move(table, question, question["moves"][0]["move"])


def told(message: Json) -> list[int]:
    return [line["number"] for line in message["log"]]


def sentences(player: Player, table: str, **query: object) -> list[str]:
    """What the log tells somebody, in English."""
    log = player.look(table, lang="en", **query)["log"]
    return [event["text"] for line in log for event in line.get("events", ())]


def test_the_log_says_you_to_who_acts_and_the_name_to_the_others(
    ana: Player, bruno: Player, somebody: Somebody
) -> None:
    table = begun(ana, bruno, "santiago")
    play_by_hand(table, [ana, bruno], 4)
    for player, other in ((ana, "Bruno"), (bruno, "Ana")):
        told = sentences(player, table)
        assert any(text.startswith("You ") for text in told)
        assert any(text.startswith(f"{other} ") for text in told)
        assert player.get(f"/api/tables/{table}/log", lang="en")["log"] == player.look(table, lang="en")["log"]
    for text in (*sentences(somebody("Carla"), table), *sentences(ana, table, seat=-1)):
        assert "you" not in text.lower().split(), "who looks on reads names"
    mover = next(player for player in (ana, bruno) if "question" in player.look(table))
    asked = mover.look(table, lang="en")
    effects = [effect for move in asked["question"]["moves"] for effect in move["effects"]]
    own = [effect["text"] for effect in effects if effect["values"].get("seat") == asked["seat"]]
    assert own
    assert all("you" in text.lower() for text in own)


def test_people_at_one_device_are_told_apart_by_their_names(ana: Player) -> None:
    table = ana.open_table("santiago", [ME, {"kind": "me", "name": "Ada"}])
    for _ in range(4):
        question = ana.look(table, seat=ana.look(table)["table"]["asked"][0])["question"]
        ana.move(table, question, question["moves"][0]["move"])
    for seat in (0, 1):
        told = sentences(ana, table, seat=seat)
        assert any(text.startswith("Ada ") for text in told)
        assert not any("you" in text.lower().split() for text in told)


def refused_socket(player: Player, table: str, **query: object) -> tuple[Json, int]:
    """What a socket says that does not let the player in, and the code with which it is closed."""
    with player.socket(table, **query) as view:
        answer = view.receive()
        assert answer["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            view.receive()
    assert closed.value.rcvd is not None
    return answer, closed.value.rcvd.code


def last_words(view: Socket) -> tuple[list[Json], ConnectionClosed]:
    """Everything that still arrives until the server closes the view."""
    heard = []
    try:
        while True:
            heard.append(view.receive())
    except ConnectionClosed as closed:
        return heard, closed


# -- numbered messages ----------------------------------------------------------------------------------------------


def test_a_fresh_view_is_told_everything_from_number_1(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "santiago")
    with ana.socket(table) as view:
        first = view.next("update")
    assert first["since"] == 0
    assert told(first) == list(range(1, first["number"] + 1))
    assert first["seat"] == 0
    assert first["view"]


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_every_update_begins_where_the_one_before_ended(somebody: Somebody, game: str) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, game)
    with ana.socket(table) as view:
        seen = view.next("update")["number"]
        play_by_hand(table, [ana, bruno], 12)
        last = bruno.look(table)["number"]
        while seen < last:
            update = view.next("update")
            assert update["since"] == seen
            assert told(update) == list(range(seen + 1, update["number"] + 1))
            seen = update["number"]
        assert seen == last


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_who_comes_back_after_a_disconnect_is_told_exactly_what_was_missed(somebody: Somebody, game: str) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, game)
    chooser = random.Random(5)
    with open_sockets([ana, bruno], table) as views:
        play_on(views, chooser, 10)
        seen = views[0].state["number"]
        kept = list(views[0].log)
    play_by_hand(table, [ana, bruno], 15)
    with ana.socket(table, after=seen) as back, ana.socket(table) as fresh:
        missed, everything = back.next("update"), fresh.next("update")
    assert missed["since"] == seen
    assert told(missed) == list(range(seen + 1, missed["number"] + 1))
    assert kept[:seen] + missed["log"] == everything["log"]
    for part in ("number", "table", "seat", "view", "question", "may_undo"):
        assert missed.get(part) == everything.get(part)


def test_a_connection_that_breaks_without_a_goodbye_is_gone_on_with(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "santiago")
    with ana.socket(table) as view:
        seen = view.next("update")["number"]
        view.connection.socket.close()
        play_by_hand(table, [ana, bruno], 3)
    with ana.socket(table, after=seen) as back:
        assert told(back.next("update"))[0] == seen + 1


def test_who_missed_nothing_is_told_how_things_stand_all_the_same(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    before = ana.look(table)
    with ana.socket(table, after=before["number"]) as view:
        now = view.next("update")
    assert (now["since"], now["number"], now["log"]) == (before["number"], before["number"], [])
    assert now["question"] == before["question"]


@pytest.mark.parametrize("after", [10_000, 2**31])
def test_a_number_that_was_never_sent_begins_anew(somebody: Somebody, after: int) -> None:
    """The client has seen another life of this table, such as one that a backup has put back."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    with ana.socket(table, after=after) as view:
        now = view.next("update")
    assert now["since"] == 0
    assert told(now) == list(range(1, now["number"] + 1))
    assert ana.look(table, after=after)["since"] == 0


@pytest.mark.parametrize("after", ["x", "1.5", "", "0x10"])
def test_a_number_that_is_none_is_refused(somebody: Somebody, after: str) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    answer, code = refused_socket(ana, table, after=after)
    assert answer["error"]["key"] == "error-malformed"
    assert code == 4400
    assert ana.http.get(f"/api/tables/{table}", params={"after": after}).status_code == 400


def test_two_tabs_of_one_player_show_the_same(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    with ana.socket(table) as one, ana.socket(table) as two:
        assert one.next("update") == two.next("update")
        assert one.play(one.state["question"]["moves"][3]["move"])["type"] == "accepted"
        assert one.next("update") == two.next("update")
        assert "question" not in two.state


def test_the_other_players_see_a_move_as_soon_as_it_is_played(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    mover, other, question = turn(table, ana, bruno)
    with other.socket(table) as view:
        view.next("update")
        number = mover.move(table, question, question["moves"][0]["move"])["number"]
        update = view.next("update")
    assert number in told(update)
    assert update["log"][0]["events"][0]["name"] == question["moves"][0]["effects"][0]["name"]


# -- a move counts once ---------------------------------------------------------------------------------------------


def test_a_repeated_move_is_answered_again_and_not_played_twice(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "santiago")
    mover, _, question = turn(table, ana, bruno)
    move = {"type": "move", "id": "mine", "answers": question["number"], "move": question["moves"][0]["move"]}
    with mover.socket(table) as view:
        first = view.ask(**move)
        assert first["type"] == "accepted"
        assert "repeated" not in first
        last = mover.look(table)["number"]
        assert view.ask(**move) == {**first, "repeated": True}
    again = mover.move(table, question, str(move["move"]), key="mine")
    assert again == {"number": first["number"], "repeated": True}
    assert mover.look(table)["number"] == last


def test_a_move_sent_many_times_at_once_is_played_once(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    mover, _, question = turn(table, ana, bruno)
    answers: list[Json] = []

    def send() -> None:
        answers.append(mover.move(table, question, question["moves"][0]["move"], key="thrice"))

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 8
    assert len({answer["number"] for answer in answers}) == 1
    assert sum(not answer.get("repeated", False) for answer in answers) == 1


def test_a_move_is_on_disk_when_it_is_acknowledged_and_is_recognised_after_a_restart(tmp_path: Path) -> None:
    with Server(str(tmp_path / "malecon.sqlite")) as server:
        ana, bruno = Player(server.url, "Ana"), Player(server.url, "Bruno")
        table = begun(ana, bruno, "cuba")
        mover, _, question = turn(table, ana, bruno)
        move = question["moves"][0]["move"]
        first = mover.move(table, question, move, key="before")
        server.kill()
        before_restart = mover
        server.start()
        now = before_restart.look(table)
        assert first["number"] in told(now)
        assert before_restart.move(table, question, move, key="before") == {**first, "repeated": True}
        assert before_restart.look(table) == now
        with before_restart.socket(table) as view:
            again = view.ask(type="move", id="before", answers=question["number"], move=move)
        assert (again["number"], again["repeated"]) == (first["number"], True)
        assert before_restart.look(table)["number"] == now["number"]
        play_by_hand(table, [ana, bruno], 3)
        ana.close()
        bruno.close()


def test_the_last_move_of_a_game_is_answered_again_after_the_end(somebody: Somebody) -> None:
    """The answer to the last move can be lost like any other; the client must not be told that it came too late."""
    ana = somebody("Ana")
    table = ana.open_table("cuba", [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}])
    sent: list[tuple[Json, str, str, int, Json]] = []
    now = ana.look(table, seat=0)
    for count in range(1000):
        now = ana.look(table, seat=0, after=now["number"])
        if now["table"]["state"] == "finished":
            break
        place = now["table"]["asked"][0]
        question = ana.look(table, seat=place, after=now["number"])["question"]
        move = question["moves"][-1]["move"]
        sent.append((question, move, f"{count}", place, ana.move(table, question, move, f"{count}", place)))
    question, move, key, place, answer = sent[-1]
    assert ana.look(table, seat=0)["table"]["state"] == "finished"
    assert ana.move(table, question, move, key, place) == {**answer, "repeated": True}


def test_the_id_of_a_move_belongs_to_its_seat(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    numbers = []
    for player in (ana, bruno):
        question = player.look(table)["question"]
        answer = player.move(table, question, question["moves"][0]["move"], key="1")
        assert "repeated" not in answer
        numbers.append(answer["number"])
    assert numbers[0] < numbers[1]


def test_another_move_under_a_used_id_is_not_acknowledged_as_if_it_had_been_played(somebody: Somebody) -> None:
    """A client that counts its ids from 1 and is started again must hear that its move was not played."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    mover, _, question = turn(table, ana, bruno)
    mover.move(table, question, question["moves"][0]["move"], key="1")
    play_by_hand(table, [ana, bruno], 1)
    mover, _, question = turn(table, ana, bruno)
    before = mover.look(table)["number"]
    body = {"id": "1", "answers": question["number"], "move": question["moves"][0]["move"]}
    assert mover.http.post(f"/api/tables/{table}/moves", json=body).status_code == 409
    assert mover.look(table)["number"] == before


def test_two_tabs_that_number_their_moves_alike_are_not_told_that_both_were_played(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    mover, _, question = turn(table, ana, bruno)
    mover.move(table, question, question["moves"][0]["move"], key="1")
    body = {"id": "1", "answers": question["number"], "move": question["moves"][1]["move"]}
    assert mover.http.post(f"/api/tables/{table}/moves", json=body).status_code == 409


def test_a_stale_move_is_refused_with_how_things_stand_now(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "santiago")
    mover, _, old = turn(table, ana, bruno)
    for _ in range(20):
        mover, _, question = turn(table, ana, bruno)
        play_by_hand(table, [ana, bruno], 1)
        if turn(table, ana, bruno)[0] is mover:
            old = question
            break
    now = mover.look(table)
    assert now["question"]["number"] > old["number"]
    body = {"id": "late", "answers": old["number"], "move": now["question"]["moves"][0]["move"]}
    refusal = mover.do("POST", f"/api/tables/{table}/moves", body, 409)
    assert refusal["error"]["key"] == "error-stale"
    for part in ("number", "table", "seat", "view", "question"):
        assert refusal["state"][part] == now[part]
    with mover.socket(table) as view:
        view.next("update")
        answer = view.ask(type="move", **body)
        assert (answer["type"], answer["error"]["key"]) == ("refused", "error-stale")
        assert view.next("update")["question"] == now["question"]
    assert mover.look(table)["number"] == now["number"]


def test_the_second_of_two_answers_to_one_question_is_stale_also_when_nothing_more_is_asked(
    somebody: Somebody,
) -> None:
    """Two tabs answer at once: the slower one is refused with the current state, whosever turn it is now."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    with ana.socket(table) as one, ana.socket(table) as two:
        one.next("update")
        two.next("update")
        question = two.state["question"]
        assert one.play(question["moves"][0]["move"])["type"] == "accepted"
        two.next("update")
        answer = two.ask(type="move", answers=question["number"], move=question["moves"][1]["move"])
        assert (answer["type"], answer["error"]["key"]) == ("refused", "error-stale")
        assert two.next("update")["number"] == ana.look(table)["number"]
    body = {"id": "late", "answers": question["number"], "move": question["moves"][1]["move"]}
    assert ana.do("POST", f"/api/tables/{table}/moves", body, 409)["state"]["table"]["asked"] == [1]


def test_a_question_from_the_future_is_not_answered(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    mover, _, question = turn(table, ana, bruno)
    for answers in (question["number"] + 1, 0, 2**31):
        body = {"id": f"{answers}", "answers": answers, "move": question["moves"][0]["move"]}
        assert mover.do("POST", f"/api/tables/{table}/moves", body, 409)["error"]["key"] == "error-stale"


# -- moves that are refused -----------------------------------------------------------------------------------------


def test_an_illegal_move_is_refused_with_the_clause_its_wording_and_what_is_allowed(somebody: Somebody) -> None:
    rules = {}
    for language in ("en", "fr"):
        ana, bruno = somebody("Ana", language), somebody("Bruno", language)
        table = begun(ana, bruno, "cuba")
        mover, other, question = turn(table, ana, bruno)
        mover.move(table, question, "colour red")
        question = other.look(table)["question"]
        before = other.look(table)
        body = {"id": "illegal", "answers": question["number"], "move": "colour red"}
        error = other.do("POST", f"/api/tables/{table}/moves", body, 422)["error"]
        assert error["key"] == "error-illegal-move"
        assert error["clause"] == "cuba.setup.colour.order"
        assert error["allowed"] == [possible["move"] for possible in question["moves"]]
        assert error["rule"] in error["message"]
        rules[language] = error["rule"]
        with other.socket(table, lang=language) as view:
            view.next("update")
            answer = view.ask(type="move", **body)
        assert answer["error"] == error
        assert other.look(table) == before
    assert rules["en"] != rules["fr"]


def test_a_refused_move_may_be_sent_again_in_a_better_form_under_the_same_id(somebody: Somebody) -> None:
    """Nothing was played under that id, so it is still free."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    mover, _, question = turn(table, ana, bruno)
    body = {"id": "second-try", "answers": question["number"], "move": "colour orange"}
    assert mover.http.post(f"/api/tables/{table}/moves", json=body).status_code == 400
    assert "repeated" not in mover.move(table, question, "colour red", key="second-try")


@pytest.mark.parametrize(
    ("move", "status", "key"),
    [
        ("castle kingside", 400, "error-unknown-move"),
        ("", 400, "error-empty-move"),
        ("play worker", 422, "error-other-question"),
        ("arrive ship-01", 422, "error-other-question"),
        ("?", 400, "error-unknown-move"),
        ("x" * 201, 400, "error-malformed"),
    ],
)
def test_what_is_no_answer_to_the_question_is_refused_in_both_languages(
    somebody: Somebody, move: str, status: int, key: str
) -> None:
    messages = set()
    for language in ("en", "fr"):
        ana, bruno = somebody("Ana", language), somebody("Bruno", language)
        table = begun(ana, bruno, "cuba")
        mover, _, question = turn(table, ana, bruno)
        body = {"id": "wrong", "answers": question["number"], "move": move}
        error = mover.do("POST", f"/api/tables/{table}/moves", body, status)["error"]
        assert error["key"] == key
        messages.add(error["message"])
        assert mover.look(table)["question"] == question
    assert len(messages) == 2


def test_a_move_out_of_turn_is_refused(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    mover, other, question = turn(table, ana, bruno)
    body = {"id": "early", "answers": question["number"], "move": question["moves"][0]["move"]}
    assert other.do("POST", f"/api/tables/{table}/moves", body, 409)["error"]["key"] in (
        "error-not-asked",
        "error-stale",
    )
    with other.socket(table) as view:
        view.next("update")
        assert view.ask(type="move", **body)["type"] == "refused"
    assert mover.look(table)["question"] == question


def test_nobody_moves_for_another_seat(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun(ana, bruno, "cuba")
    mover, other, question = turn(table, ana, bruno)
    seat = mover.look(table)["seat"]
    for thief in (other, carla):
        for wanted in (seat, None):
            body = {"id": "theft", "answers": question["number"], "move": question["moves"][0]["move"]}
            body |= {} if wanted is None else {"seat": wanted}
            response = thief.http.post(f"/api/tables/{table}/moves", json=body)
            assert response.status_code == (409 if thief is other and wanted is None else 403)
    answer, code = refused_socket(carla, table, seat=seat)
    assert (answer["error"]["key"], code) == ("error-not-your-seat", 4403)
    assert mover.look(table)["question"] == question


def test_a_finished_table_takes_no_more_moves(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    question = ana.look(table)["question"]
    bruno.do("POST", f"/api/tables/{table}/seats/1/resign")
    assert ana.look(table)["table"]["state"] == "finished"
    body = {"id": "late", "answers": question["number"], "move": question["moves"][0]["move"]}
    assert ana.do("POST", f"/api/tables/{table}/moves", body, 409)["error"]["key"] == "error-table-over"
    assert "question" not in ana.look(table)


def test_a_move_without_an_id_of_its_own_is_refused(somebody: Somebody) -> None:
    """It could not be recognised when it comes again."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    question = ana.look(table)["question"]
    body = {"id": "", "answers": question["number"], "move": question["moves"][0]["move"]}
    assert ana.do("POST", f"/api/tables/{table}/moves", body, 400)["error"]["key"] == "error-malformed"
    with ana.socket(table) as view:
        view.next("update")
        assert view.ask(type="move", **body)["error"]["key"] == "error-malformed"
    assert ana.look(table)["question"] == question


# -- simultaneous decisions -----------------------------------------------------------------------------------------


def test_who_still_has_to_choose_is_shown_and_what_others_chose_is_not(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [ME, OPEN, OPEN])
    bruno.sit(table, 1)
    carla.sit(table, 2)
    before = bruno.look(table)
    question = ana.look(table)["question"]
    number = ana.move(table, question, "open siesta+mama")["number"]
    for player, place in ((bruno, None), (bruno, -1), (carla, None)):
        seen = player.look(table, after=before["number"], **({} if place is None else {"seat": place}))
        assert seen["table"]["asked"] == [1, 2]
        assert [(line["number"], line["kind"], line["seat"]) for line in seen["log"]] == [(number, "moved", 0)]
        assert "events" not in seen["log"][0]
    sealed = {"open": [], "covered": [], "discarded": [], "count": {"hand": 11, "sealed": 2, "put_away": 0}}
    assert bruno.look(table)["view"]["cards"][0] == sealed


def test_the_question_of_one_is_not_stale_because_another_chose_first(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    questions = [player.look(table)["question"] for player in (ana, bruno)]
    ana.move(table, questions[0], "open siesta+mama")
    assert bruno.look(table)["question"] == questions[1]
    bruno.move(table, questions[1], "open siesta+worker")
    assert "open siesta+mama" not in str(bruno.look(table)["question"])


# -- spectators -----------------------------------------------------------------------------------------------------


def test_a_spectator_sees_the_table_and_is_asked_nothing(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun(ana, bruno, "havana")
    with carla.socket(table) as view:
        seen = view.next("update")
        assert "seat" not in seen
        assert "question" not in seen
        assert seen["view"]
        assert not any(seat.get("mine") for seat in seen["table"]["seats"])
        for command in ({"type": "move", "answers": 1, "move": "open siesta+mama"}, {"type": "undo"}):
            assert view.ask(**command)["error"]["key"] == "error-not-your-seat"
        ana.move(table, ana.look(table)["question"], "open siesta+mama")
        assert view.next("update")["table"]["asked"] == [1]


def test_a_player_can_look_on_as_a_spectator_would(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun(ana, bruno, "havana")
    own = ana.look(table, seat=-1)
    assert "question" not in own
    assert own["view"] == carla.look(table)["view"]


def test_somebody_without_an_identity_can_look_on(somebody: Somebody) -> None:
    ana, bruno, nobody = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun(ana, bruno, "havana")
    nobody.http.cookies.clear()
    assert "question" not in nobody.look(table)
    body = {"id": "1", "answers": 1, "move": "open siesta+mama"}
    assert nobody.http.post(f"/api/tables/{table}/moves", json=body).status_code in (401, 403)


def test_spectators_can_be_refused_and_players_are_not(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [ME, OPEN], spectators=False)
    assert carla.look(table)["table"]["spectators"] is False  # whoever has the link must see the open seat
    bruno.sit(table, 1)
    for page in ("", "/stream", "/record"):
        answer = carla.do("GET", f"/api/tables/{table}{page}", status=403)
        assert answer["error"]["key"] == "error-no-spectators"
    answer, code = refused_socket(carla, table)
    assert (answer["error"]["key"], code) == ("error-no-spectators", 4403)
    for player in (ana, bruno):
        assert player.look(table)["question"]
        with player.socket(table) as view:
            assert view.next("update")["question"]


def test_a_view_that_was_open_before_the_game_is_closed_when_spectators_are_not_allowed(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = ana.open_table("havana", [ME, OPEN], spectators=False)
    with carla.socket(table) as view:
        assert "view" not in view.next("update")
        bruno.sit(table, 1)
        assert not any("view" in message for message in last_words(view)[0])


# -- over REST ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_rest_and_socket_tell_the_same(somebody: Somebody, game: str) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, game)
    play_by_hand(table, [ana, bruno], 5)
    queries: list[dict[str, str]] = [{}, {"after": "12"}, {"lang": "fr"}, {"seat": "-1", "lang": "en"}]
    for query in queries:
        with ana.socket(table, **query) as view:
            over_socket = view.next("update")
        assert ana.look(table, **query) == over_socket
        with ana.http.stream("GET", f"/api/tables/{table}/stream", params=query) as stream:
            assert json.loads(next(line for line in stream.iter_lines() if line)) == over_socket


def test_a_long_poll_is_answered_as_soon_as_something_happens(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    seen = ana.look(table)["number"]
    found: list[Json] = []
    waiting = threading.Thread(target=lambda: found.append(ana.look(table, after=seen, wait=50)))
    waiting.start()
    question = bruno.look(table)["question"]
    number = bruno.move(table, question, "open siesta+mama")["number"]
    waiting.join(40)
    assert not waiting.is_alive()
    assert told(found[0]) == [number]


def test_a_long_poll_in_vain_is_answered_with_how_things_stand(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    now = ana.look(table)
    again = ana.look(table, after=now["number"], wait=0.2)
    assert (again["log"], again["number"], again["question"]) == ([], now["number"], now["question"])


def test_a_long_poll_does_not_wait_when_something_was_missed(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    assert told(ana.look(table, after=1, wait=60))[0] == 2
    assert ana.look(table, after=10_000, wait=60)["since"] == 0


def test_long_polls_one_after_another_miss_nothing(somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [{"kind": "bot", "level": "random"}] * 2)
    log: list[Json] = []
    for _ in range(2000):
        news = ana.look(table, after=len(log), wait=30)
        assert news["since"] == max(len(log), news["number"] - PAGE)  # bots may be quicker than whoever looks
        log = ana.whole_log(table)[: news["since"]] + news["log"]
        if news["table"]["state"] == "finished":
            break
    assert log == ana.whole_log(table)
    assert [line["number"] for line in log] == list(range(1, len(log) + 1))


def test_the_stream_is_lines_of_json_without_a_gap_and_ends_with_the_game(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    log: list[Json] = []
    seen: list[Json] = []

    def read() -> None:
        with ana.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            assert stream.headers["Content-Type"].startswith("application/x-ndjson")
            for line in stream.iter_lines():
                if line:
                    update = json.loads(line)
                    seen.append(update)
                    log.extend(update["log"])

    reader = threading.Thread(target=read)
    reader.start()
    with open_sockets([ana, bruno], table) as views:
        play_on(views, random.Random(3))
    reader.join(30)
    assert not reader.is_alive()
    assert seen[-1]["table"]["state"] == "finished"
    assert log == ana.whole_log(table)
    assert all(update["since"] == before["number"] for before, update in itertools.pairwise(seen))


def test_the_stream_goes_on_where_it_was_left(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")

    def first_line(**query: Any) -> Json:
        with ana.http.stream("GET", f"/api/tables/{table}/stream", params=query) as stream:
            update: Json = json.loads(next(line for line in stream.iter_lines() if line))
        return update

    seen = first_line()["number"]
    play_by_hand(table, [ana, bruno], 4)
    missed = first_line(after=seen)
    assert missed["since"] == seen
    assert told(missed) == list(range(seen + 1, missed["number"] + 1))


def test_the_stream_of_a_finished_game_is_its_whole_log_and_ends(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    text = bruno.http.get(f"/api/tables/{table}/stream").text
    updates = [json.loads(line) for line in text.splitlines() if line]
    assert updates == [bruno.look(table)]


# -- what a question holds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_every_legal_move_comes_with_its_text_and_a_preview_that_comes_true(somebody: Somebody, game: str) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, game)
    previewed = 0
    for _ in range(25):
        mover, _, question = turn(table, ana, bruno)
        assert all({"move", "id", "effects"} <= possible.keys() for possible in question["moves"])
        possible = question["moves"][len(question["moves"]) // 2]
        number = mover.move(table, question, possible["move"])["number"]
        line = next(line for line in mover.look(table, after=number - 1)["log"] if line["number"] == number)
        events = line.get("events", [])
        foreseen = possible["effects"][: len(events)]
        assert events[: len(foreseen)] == foreseen
        previewed += bool(foreseen)
    assert previewed


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_sentences_come_in_the_language_that_is_asked_for_and_only_then(somebody: Somebody, game: str) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, game)
    play_by_hand(table, [ana, bruno], 4)
    mover, _, _ = turn(table, ana, bruno)
    said = {language: mover.look(table, lang=language) for language in ("en", "fr")}
    for update in said.values():
        assert update["question"]["text"]
        assert all(possible["text"] for possible in update["question"]["moves"])
        assert all(fact["text"] for line in update["log"] for fact in line.get("events", []))
    assert said["en"]["question"]["text"] != said["fr"]["question"]["text"]
    assert said["en"]["log"] != said["fr"]["log"]
    plain = mover.look(table)
    assert "text" not in plain["question"]
    assert not any("text" in fact for line in plain["log"] for fact in line.get("events", []))


def test_sentences_name_the_players(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    play_by_hand(table, [ana, bruno], 2)
    spoken = sentences(somebody("Carla"), table)
    assert any("Ana" in text for text in spoken)
    assert any("Bruno" in text for text in spoken)


def test_an_unknown_language_is_refused(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "cuba")
    answer = ana.do("GET", f"/api/tables/{table}?lang=tlh", status=400)
    assert answer["error"]["key"] == "error-malformed"


def test_an_update_holds_nothing_but_what_a_seat_may_know(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    allowed = {"type", "protocol", "number", "since", "log", "table", "seat", "view", "question", "may_undo", "now"}
    allowed.add("recap")  # made of the events of the log, which everybody may read
    text = ana.http.get(f"/api/tables/{table}").text
    assert json.loads(text).keys() <= allowed
    for secret in (ana.token, ana.id, bruno.token, bruno.id):
        assert secret not in text
    assert "seed" not in json.loads(text)["table"]


# -- bad messages ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "null",
        "[]",
        "1e999",
        '{"type":"dance","id":"1"}',
        '{"type":"ping"}',
        '{"type":"ping","id":7}',
        '{"type":"move","id":"1","answers":"x","move":"y"}',
        '{"type":"move","id":"1","answers":-1,"move":"y"}',
        '{"type":"move","id":"1","answers":1e400,"move":"y"}',
        '{"type":"move","id":"1","answers":1,"move":"y","seat":1}',
        '{"type":"chat","id":"1","text":"' + "x" * 501 + '"}',
        '{"type":"ping","id":"' + "x" * 65 + '"}',
        "[" * 16_000,
        b"\x00\xff",
        "☀",
    ],
    ids=[
        "empty",
        "cut-off",
        "null",
        "array",
        "infinity",
        "unknown-type",
        "no-id",
        "number-as-id",
        "text-as-number",
        "negative-number",
        "endless-number",
        "unknown-field",
        "long-chat",
        "long-id",
        "deep",
        "binary",
        "no-json",
    ],
)
def test_a_message_that_makes_no_sense_is_refused_and_the_view_stays_open(somebody: Somebody, raw: str | bytes) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    with ana.socket(table) as view:
        before = view.next("update")
        view.connection.send(raw)
        answer = view.receive()
        assert (answer["type"], answer["error"]["key"]) == ("refused", "error-malformed")
        assert view.ask(type="ping")["type"] == "pong"
    assert ana.look(table) == before


def test_an_oversized_message_closes_only_the_view_that_sent_it(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    with ana.socket(table) as big, bruno.socket(table) as other:
        big.next("update")
        other.next("update")
        with contextlib.suppress(ConnectionClosed):
            big.connection.send('{"type":"chat","id":"1","text":"' + "x" * 2_000_000 + '"}')
        closed = last_words(big)[1]
        assert closed.rcvd is None or closed.rcvd.code == CloseCode.MESSAGE_TOO_BIG
        assert other.ask(type="ping")["type"] == "pong"
    assert ana.look(table)["table"]["state"] == "playing"


def test_the_same_mistake_for_ever_closes_the_view(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    with ana.socket(table) as view:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                view.connection.send("nonsense")
        heard, _ = last_words(view)
    assert heard[-1]["error"]["key"] == "error-nonsense"


def test_a_socket_at_no_table_is_turned_away(somebody: Somebody) -> None:
    answer, code = refused_socket(somebody("Ana"), "nowhere")
    assert (answer["error"]["key"], code) == ("error-no-table", 4404)


def test_what_a_socket_refuses_is_said_in_the_language_of_the_view(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun(ana, bruno, "havana")
    messages = {}
    for language in ("en", "fr"):
        with ana.socket(table, lang=language) as view:
            view.next("update")
            messages[language] = view.ask(type="move", answers=10_000, move="nothing")["error"]["message"]
    assert messages == {language: texts(language).say("error-stale") for language in ("en", "fr")}


def test_chat_reaches_everybody_and_is_numbered_with_the_rest(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun(ana, bruno, "havana")

    def newest(view: Socket) -> Json:
        line: Json = view.next("update")["log"][-1]
        return line

    with ana.socket(table) as one, bruno.socket(table) as two, carla.socket(table) as three:
        for view in (one, two, three):
            view.next("update")
        answer = one.ask(type="chat", text="¡Hola! <b>")
        lines = [newest(view) for view in (one, two, three) if view.state["number"] < answer["number"]]
    assert all(line["number"] == answer["number"] for line in lines)
    assert {(line["kind"], line["seat"], line["text"]) for line in lines} == {("chatted", 0, "¡Hola! <b>")}

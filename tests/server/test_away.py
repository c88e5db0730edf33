"""Going away and coming back: a bot plays in the meantime, somebody else takes over, or the clock has run out."""

import contextlib
import json
import random
from collections.abc import Generator

import pytest
from websockets.exceptions import ConnectionClosed

from malecon.engine.errors import MaleconError
from malecon.server.table import commands
from malecon.server.table.clock import Clocks
from malecon.server.table.messages import update
from malecon.server.table.plan import DAY, Clock, Plan, SeatPlan
from malecon.server.table.state import TableState
from tests.server.running import Json, Player, Somebody, open_sockets, play_on

ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM = {"level": "random"}


def begun(players: list[Player], game: str = "cuba", **more: object) -> str:
    """A table where everybody has sat down, the host on the first seat."""
    table = players[0].open_table(game, [ME] + [OPEN] * (len(players) - 1), **more)
    for place, player in enumerate(players[1:], 1):
        player.sit(table, place)
    return table


def go_away(player: Player, table: str, place: int, status: int | None = None) -> Json:
    return player.do("POST", f"/api/tables/{table}/seats/{place}/away", RANDOM, status)


def come_back(player: Player, table: str, place: int, status: int | None = None) -> Json:
    return player.do("POST", f"/api/tables/{table}/seats/{place}/back", status=status)


def leave(player: Player, table: str, place: int, status: int | None = None) -> Json:
    return player.do("DELETE", f"/api/tables/{table}/seats/{place}", status=status)


def seat_at(player: Player, table: str, place: int) -> Json:
    found: Json = player.look(table)["table"]["seats"][place]
    return found


def play_until_asked(watcher: Player, mover: Player, table: str, place: int) -> Json:
    """Play for one while bots play for the others, until a certain seat is asked or the game is over."""
    for _ in range(1000):
        seen = watcher.look(table)
        if place in seen["table"]["asked"] or seen["table"]["state"] != "playing":
            return seen
        question = mover.look(table).get("question")
        if question is not None:
            mover.move(table, question, question["moves"][-1]["move"])
        else:
            watcher.look(table, after=seen["number"], wait=20)
    raise AssertionError("the seat was never asked")


def wait_for_people(watcher: Player, table: str) -> None:
    """Wait until no bot is about to move, whose move would end a proposal."""
    for _ in range(1000):
        seen = watcher.look(table)
        if not any(seen["table"]["seats"][place].get("stand_in") for place in seen["table"]["asked"]):
            return
        watcher.look(table, after=seen["number"], wait=20)
    raise AssertionError("the bots never came to an end")


# -- a bot in the meantime ------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_goes_away_and_everybody_sees_it(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno], "havana")
    number = go_away(ana, table, 0)["number"]
    seat = seat_at(bruno, table, 0)
    assert (seat["kind"], seat["name"], seat["stand_in"], seat["cause"]) == ("person", "Ana", "random", "asked")
    news = bruno.look(table, after=number, wait=30)
    while not any(line["kind"] == "moved" and line["seat"] == 0 for line in news["log"]):
        news = bruno.look(table, after=news["number"], wait=30)
    assert 0 not in news["table"]["asked"]


def test_who_comes_back_plays_on_where_the_bot_left_off(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno])
    go_away(ana, table, 0)
    for _ in range(6):
        play_until_asked(bruno, bruno, table, 1)
        question = bruno.look(table)["question"]
        bruno.move(table, question, question["moves"][0]["move"])
    come_back(ana, table, 0)
    assert "stand_in" not in seat_at(bruno, table, 0)
    seen = play_until_asked(ana, bruno, table, 0)
    assert seen["question"]
    assert ana.move(table, seen["question"], seen["question"]["moves"][0]["move"])["number"] > seen["number"]


def test_going_away_and_coming_back_again_and_again_confuses_nobody(somebody: Somebody) -> None:
    """The bot may be thinking just when its player comes back: then its move is not wanted any more."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno])
    for _ in range(15):
        go_away(ana, table, 0)
        come_back(ana, table, 0)
        play_until_asked(ana, bruno, table, 0)
        question = ana.look(table)["question"]
        ana.move(table, question, question["moves"][0]["move"])
    log = ana.look(table)["log"]
    assert [line["number"] for line in log] == list(range(1, len(log) + 1))
    away = False
    for line in log:
        away = line["kind"] == "delegated" or (away and line["kind"] != "returned")
    assert away is False


def test_who_is_away_is_not_asked_and_does_not_move_before_coming_back(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno], "santiago")
    mover, place = (ana, 0) if "question" in ana.look(table) else (bruno, 1)
    question = mover.look(table)["question"]
    go_away(mover, table, place)
    seen = mover.look(table)
    assert "question" not in seen
    body = {"id": "away", "answers": question["number"], "move": question["moves"][0]["move"]}
    assert mover.http.post(f"/api/tables/{table}/moves", json=body).status_code == 409
    assert seen["view"]


@pytest.mark.parametrize("level", ["random", "lookahead"])
def test_one_chooses_the_bot_that_plays(somebody: Somebody, level: str) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno])
    ana.do("POST", f"/api/tables/{table}/seats/0/away", {"level": level})
    assert seat_at(bruno, table, 0)["stand_in"] == level


def test_what_makes_no_sense_about_being_away_is_refused(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno])
    assert come_back(ana, table, 0, 409)["error"]["key"] == "error-not-away"
    refused = ana.do("POST", f"/api/tables/{table}/seats/0/away", {"level": "oracle"}, 400)
    assert refused["error"]["key"] == "error-unknown-bot"
    assert go_away(bruno, table, 0, 403)["error"]["key"] == "error-not-your-seat"
    go_away(ana, table, 0)
    assert go_away(ana, table, 0, 409)["error"]["key"] == "error-already-away"
    assert come_back(bruno, table, 0, 403)["error"]["key"] == "error-not-your-seat"
    waiting = ana.open_table("cuba", [ME, OPEN])
    assert go_away(ana, waiting, 0, 409)["error"]["key"] == "error-table-waiting"


def test_when_all_are_away_the_bots_play_to_the_end_and_nobody_comes_back_to_a_finished_game(
    somebody: Somebody,
) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno])
    go_away(ana, table, 0)
    go_away(bruno, table, 1)
    seen = ana.look(table)
    for _ in range(2000):
        if seen["table"]["state"] == "finished":
            break
        seen = ana.look(table, after=seen["number"], wait=30)
    assert seen["table"]["state"] == "finished"
    assert come_back(ana, table, 0, 409)["error"]["key"] == "error-table-over"


def test_who_resigned_does_not_meddle_with_what_the_bot_plays(somebody: Somebody) -> None:
    """Given up is given up: no move, no undo and no proposal comes from that seat any more."""
    players = [somebody("Ana"), somebody("Bruno"), somebody("Carla")]
    table = begun(players, "havana")
    ana = players[0]
    question = ana.look(table)["question"]
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    body = {"id": "after", "answers": question["number"], "move": question["moves"][0]["move"]}
    assert ana.http.post(f"/api/tables/{table}/moves", json=body).status_code == 409
    seen = players[1].look(table)
    while 0 in seen["table"]["asked"]:
        seen = players[1].look(table, after=seen["number"], wait=30)
    assert "may_undo" not in ana.look(table)
    for page in ("undo", "abandon"):
        answer = ana.http.post(f"/api/tables/{table}/{page}", json={})
        assert answer.status_code == 409, (page, answer.text)
    now = players[1].look(table)
    assert now["number"] == seen["number"]
    assert "proposal" not in now["table"]


# -- leaving for good -----------------------------------------------------------------------------------------------


def test_who_leaves_for_good_leaves_the_seat_to_a_bot_and_to_whoever_wants_it(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno])
    leave(bruno, table, 1)
    seat = seat_at(ana, table, 1)
    assert (seat["cause"], bool(seat["stand_in"])) == ("left", True)
    play_until_asked(ana, ana, table, 0)
    carla.sit(table, 1)
    taken = seat_at(ana, table, 1)
    assert (taken["kind"], taken["name"]) == ("person", "Carla")
    assert "stand_in" not in taken
    assert carla.look(table)["seat"] == 1
    seen = play_until_asked(carla, ana, table, 1)
    carla.move(table, seen["question"], seen["question"]["moves"][0]["move"])


def test_the_tables_of_who_left_and_who_took_over_are_listed_accordingly(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno])
    leave(bruno, table, 1)
    assert bruno.get("/api/tables/mine")["tables"] == []
    carla.sit(table, 1)
    assert [listed["id"] for listed in carla.get("/api/tables/mine")["tables"]] == [table]


def test_who_left_for_good_does_not_act_for_the_seat_any_more(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno], "havana")
    question = bruno.look(table)["question"]
    leave(bruno, table, 1)
    body = {"id": "1", "answers": question["number"], "move": question["moves"][0]["move"]}
    assert bruno.do("POST", f"/api/tables/{table}/moves", body, 403)["error"]["key"] == "error-not-your-seat"
    assert come_back(bruno, table, 1, 403)["error"]["key"] == "error-not-your-seat"
    carla.sit(table, 1)
    for page in ("", "/stream", "/record"):
        assert bruno.http.get(f"/api/tables/{table}{page}", params={"seat": 1}).status_code == 403
    refused = bruno.do("PUT", f"/api/tables/{table}/seats/1", {}, 409)
    assert refused["error"]["key"] == "error-seat-taken"


def test_who_left_may_sit_down_again_while_the_seat_is_free(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno])
    leave(bruno, table, 1)
    bruno.sit(table, 1)
    assert bruno.look(table)["seat"] == 1
    assert "stand_in" not in seat_at(ana, table, 1)


@pytest.mark.parametrize("way", ["socket", "stream"])
def test_a_program_whose_view_is_still_open_is_shown_nothing_after_its_seat_has_changed_hands(
    somebody: Somebody, way: str
) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno], "havana")
    token = bruno.do("POST", f"/api/tables/{table}/seats/1/token")["token"]
    headers = {"Authorization": f"Bearer {token}"}

    def updates() -> Generator[Json, None, None]:
        if way == "socket":
            bruno.token = token
            with bruno.socket(table) as view, contextlib.suppress(ConnectionClosed):
                while True:
                    yield view.receive()
        else:
            with bruno.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as stream:
                yield from (json.loads(line) for line in stream.iter_lines() if line)

    with contextlib.closing(updates()) as seen:
        assert next(seen)["seat"] == 1
        leave(bruno, table, 1)
        carla.sit(table, 1)
        assert [news["error"]["key"] for news in seen] == (["error-identity-forged"] if way == "socket" else [])


@pytest.mark.parametrize("way", ["socket", "stream"])
def test_a_view_that_is_still_open_shows_nothing_of_the_seat_after_leaving(somebody: Somebody, way: str) -> None:
    """Carla takes the seat over: what she is dealt and chooses is no business of Bruno's any more."""
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno], "havana")

    def updates() -> Generator[Json, None, None]:
        if way == "socket":
            with bruno.socket(table) as view, contextlib.suppress(ConnectionClosed, TimeoutError):
                while True:
                    yield view.receive(5)
        else:
            with bruno.http.stream("GET", f"/api/tables/{table}/stream") as stream:
                yield from (json.loads(line) for line in stream.iter_lines() if line)

    with contextlib.closing(updates()) as seen:
        assert next(seen)["seat"] == 1
        leave(bruno, table, 1)
        carla.sit(table, 1)
        taken = carla.look(table)["number"]
        question = play_until_asked(carla, ana, table, 1)["question"]
        last = carla.move(table, question, question["moves"][0]["move"])["number"]
        for news in seen:
            if news["type"] == "update" and news["number"] >= taken:
                assert news.get("seat") != 1
                assert "question" not in news
                assert not news["table"]["seats"][1].get("mine", False)
                if news["number"] >= last:
                    break


def test_a_token_for_a_program_is_worth_nothing_after_its_owner_has_left_the_seat(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno], "havana")
    token = bruno.do("POST", f"/api/tables/{table}/seats/1/token")["token"]
    leave(bruno, table, 1)
    carla.sit(table, 1)
    bruno.http.cookies.clear()
    bruno.http.headers["Authorization"] = f"Bearer {token}"
    assert bruno.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code in (401, 403)
    before = carla.look(table)
    body = {"id": "1", "answers": before["number"], "move": "open siesta+mama"}
    assert bruno.http.post(f"/api/tables/{table}/moves", json=body).status_code in (401, 403)
    assert carla.look(table)["number"] == before["number"]


def test_a_seat_at_a_table_without_spectators_can_be_taken_over(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno], spectators=False)
    leave(bruno, table, 1)
    carla.sit(table, 1)
    assert carla.look(table)["seat"] == 1


def test_a_whole_game_with_a_change_of_players_is_recorded(somebody: Somebody) -> None:
    ana, bruno, carla = somebody("Ana"), somebody("Bruno"), somebody("Carla")
    table = begun([ana, bruno])
    leave(bruno, table, 1)
    carla.sit(table, 1)
    with open_sockets([ana, carla], table) as views:
        play_on(views, random.Random(4))
    assert ana.look(table)["table"]["state"] == "finished"
    assert '[Result "finished"]' in carla.http.get(f"/api/tables/{table}/record").text


def test_somebody_who_is_not_there_any_more_is_not_asked_to_agree(somebody: Somebody) -> None:
    players = [somebody("Ana"), somebody("Bruno"), somebody("Carla")]
    table = begun(players)
    leave(players[1], table, 1)
    wait_for_people(players[0], table)
    players[0].do("POST", f"/api/tables/{table}/abandon", {})
    assert players[0].look(table)["table"]["proposal"]["asked"] == [2]


# -- clocks, as the server shows them -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 60},
        {"kind": "move", "seconds": 3 * DAY},
        {"kind": "fischer", "seconds": 300, "increment": 10},
        {"kind": "fischer", "seconds": 7 * DAY, "increment": DAY // 2},
    ],
)
def test_a_table_shows_its_clock_and_whose_time_runs(somebody: Somebody, clock: Json) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno], clock=clock)
    now = ana.look(table)["table"]
    assert {"increment": 0, "seconds": DAY, **now["clock"]} == {"increment": 0, **clock}
    assert [time["left"] for time in now["times"]] == [float(clock["seconds"])] * 2
    assert [place for place, time in enumerate(now["times"]) if "since" in time] == now["asked"]
    mover = (ana, bruno)[now["asked"][0]]
    question = mover.look(table)["question"]
    mover.move(table, question, question["moves"][0]["move"])
    later = ana.look(table)["table"]
    assert [place for place, time in enumerate(later["times"]) if "since" in time] == later["asked"] != now["asked"]


def test_without_a_clock_there_are_no_times(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    seen = ana.look(begun([ana, bruno]))
    assert seen["table"]["times"] == []
    assert "now" not in seen


def test_where_clocks_run_the_server_says_what_time_it_is(somebody: Somebody) -> None:
    """The clock of the viewer's device may be wrong: the time left is read by that of the server."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    seen = ana.look(begun([ana, bruno], clock={"kind": "move", "seconds": 60}))
    since = seen["table"]["times"][seen["table"]["asked"][0]]["since"]
    assert since <= seen["now"]


def test_no_time_runs_for_bots_or_after_the_end(somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = begun([ana, bruno], "havana", clock={"kind": "move", "seconds": 60})
    go_away(ana, table, 0)
    assert "since" not in ana.look(table)["table"]["times"][0]
    bruno.do("POST", f"/api/tables/{table}/seats/1/resign")
    assert not any("since" in time for time in ana.look(table)["table"]["times"])


# -- clocks, with made-up times -------------------------------------------------------------------------------------


PEOPLE = {0: ("a", "Ana"), 1: ("b", "Bruno"), 2: ("c", "Carla")}
START = 1_000_000.0
SEED = "malecon" * 9


def table_with(clock: Clock, game: str = "cuba", seats: int = 2, **options: str) -> TableState:
    """A game that began at START, with people on every seat."""
    plan = Plan(game, [SeatPlan("me")] * seats, options=options, clock=clock)
    table = TableState("t", plan, "a", SEED)
    commands.open_table(table, {place: PEOPLE[place] for place in range(seats)}, START)
    return table


def play(table: TableState, at: float, place: int | None = None) -> int:
    """The first legal move of whoever is asked, or of one of them; a bot's, where one stands in."""
    mover = table.asked[0] if place is None else place
    move, question = str(table.match.legal(mover)[0]), table.questions[mover]
    if table.seats[mover].bot:
        commands.move_for_absent(table, mover, move, question, at)
    else:
        commands.move(table, mover, move, question, f"{table.number}", at)
    return mover


def told_times(table: TableState) -> list[tuple[float, float | None]]:
    times = update(table, 0, "a", 0, None).table.times
    return [(time.left, time.since) for time in times]


def test_time_runs_only_for_who_is_asked() -> None:
    clocks = Clocks(Clock("fischer", 100, 0), 3)
    clocks.ask([0], [0], 10.0)
    clocks.ask([1], [1], 40.0)
    clocks.ask([0, 2], [0, 2], 45.0)
    clocks.stop_all(50.0)
    assert clocks.left == [65.0, 95.0, 95.0]


def test_a_fischer_clock_grows_with_every_turn_also_by_days() -> None:
    for seconds, increment in ((100, 7), (10 * DAY, DAY)):
        clocks = Clocks(Clock("fischer", seconds, increment), 2)
        clocks.ask([0], [0], 0.0)
        clocks.ask([1], [1], 30.0)
        assert clocks.left == [seconds - 30.0 + increment, float(seconds)]
        clocks.ask([0], [0], 35.0)
        assert clocks.left[1] == seconds - 5.0 + increment


def test_with_a_clock_for_each_move_every_question_has_the_full_time() -> None:
    table = table_with(Clock("move", 60))
    first = table.asked[0]
    assert table.due() == START + 60
    play(table, START + 50)
    assert table.due() == START + 110
    for step in range(8):
        play(table, START + 100 + 50 * step)
        assert table.due() == START + 100 + 50 * step + 60
    assert told_times(table)[first][0] == 60.0


def test_two_questions_in_a_row_for_one_player_are_one_turn_for_a_fischer_clock() -> None:
    """Cuba: start resources, then start products. The increment comes when the turn is over."""
    table = table_with(Clock("fischer", 100, 10))
    play(table, START)
    play(table, START)
    mover = play(table, START + 5)
    assert table.asked == (mover,)
    assert told_times(table)[mover][1] is not None
    play(table, START + 8)
    assert mover not in table.asked
    assert told_times(table)[mover][0] == 100 + 10 - 8 + 10  # ten of them for the colour, ten for the pieces


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_not_earlier_and_only_that_seat() -> None:
    table = table_with(Clock("move", 60))
    slow = table.asked[0]
    commands.run_out_of_time(table, START + 59.9)
    assert not table.seats[slow].stand_in
    commands.run_out_of_time(table, START + 60)
    assert table.seats[slow].stand_in
    assert table.seats[slow].cause == "clock"
    assert not table.seats[1 - slow].stand_in
    assert table.bots_asked() == [slow]
    assert told_times(table)[slow][1] is None
    assert commands_written(table, "Delegated") == 1


def commands_written(table: TableState, kind: str) -> int:
    return sum(type(told.entry).__name__ == kind for told in table.log)


def test_who_ran_out_of_time_can_come_back_and_has_time_to_move() -> None:
    for clock in (Clock("move", 60), Clock("fischer", 100, 5), Clock("fischer", DAY, 0), Clock("move", 10 * DAY)):
        table = table_with(clock)
        slow = table.asked[0]
        late = START + clock.seconds
        commands.run_out_of_time(table, late)
        commands.come_back(table, slow, late + 5)
        assert not table.seats[slow].stand_in
        commands.run_out_of_time(table, late + 6)
        assert not table.seats[slow].stand_in
        play(table, late + 7, slow)


def test_who_comes_back_when_somebody_else_is_asked_loses_no_time_meanwhile() -> None:
    table = table_with(Clock("fischer", 100, 5))
    slow = table.asked[0]
    commands.run_out_of_time(table, START + 100)
    play(table, START + 101, slow)
    commands.come_back(table, slow, START + 102)
    assert told_times(table)[slow][1] is None


@pytest.mark.parametrize("clock", [Clock("move", 100), Clock("fischer", 100, 20)], ids=["move", "fischer"])
def test_handing_the_seat_over_and_taking_it_back_gains_no_time(clock: Clock) -> None:
    table = table_with(clock)
    mover = table.asked[0]
    commands.hand_over(table, mover, "random", "asked", START + 95)
    commands.come_back(table, mover, START + 95)
    due = table.due()
    assert due is not None
    assert due <= START + 100


@pytest.mark.parametrize("clock", [Clock("move", 100), Clock("fischer", 100, 20)], ids=["move", "fischer"])
def test_moving_and_taking_it_back_gains_no_time(clock: Clock) -> None:
    table = table_with(clock)
    mover = table.asked[0]
    for _ in range(5):
        play(table, START + 50, mover)
        commands.undo(table, mover, at=START + 50)
    assert table.asked == (mover,)
    left, since = told_times(table)[mover]
    assert since is not None
    assert since + left <= START + 100


def test_time_runs_for_all_who_choose_at_once_and_stops_for_who_has_chosen() -> None:
    table = table_with(Clock("move", 60), "havana", 3)
    play(table, START + 20, 1)
    assert [since is not None for _, since in told_times(table)] == [True, False, True]
    assert table.due() == START + 60  # the question of the others is not renewed
    commands.run_out_of_time(table, START + 60)
    assert [bool(seat.stand_in) for seat in table.seats] == [True, False, True]


def test_a_clock_runs_out_for_nobody_after_the_end() -> None:
    """Bruno agrees with Carla to abandon; when Ana runs out of time she no longer objects, and that is the end."""
    table = table_with(Clock("move", 60), "havana", 3)
    commands.abandon(table, 2, START + 10)
    commands.agree(table, 1, START + 11)
    commands.run_out_of_time(table, START + 60)
    assert table.state == "abandoned"
    assert type(table.log[-1].entry).__name__ == "Ended"
    commands.run_out_of_time(table, START + 1000)
    assert type(table.log[-1].entry).__name__ == "Ended"
    assert table.due() is None


def test_nobody_runs_out_of_time_on_an_undo_that_was_carried_out_just_then() -> None:
    """When the silence of one carries out an undo, the others have a new question and the full time for it."""
    table = table_with(Clock("move", 60), "cuba", 3, delegate="face-down")
    for _ in range(30):
        if len(table.asked) == 3:  # the first delegates are set aside by all at once
            break
        play(table, START)
    assert len(table.asked) == 3
    proposer = next(place for place in (1, 2) if not table.match.may_undo(place))
    commands.undo(table, proposer, at=START)
    commands.agree(table, 3 - proposer, START + 1)
    commands.run_out_of_time(table, START + 60)
    assert commands_written(table, "Undone") == 1
    assert [bool(seat.stand_in) for seat in table.seats] == [True, False, False]


def test_clocks_are_wound_the_same_way_when_the_log_is_read_again() -> None:
    table = table_with(Clock("fischer", 100, 5), "havana", 3)
    chooser = random.Random(9)
    at = START
    for step in range(60):
        at += chooser.random() * 20
        commands.run_out_of_time(table, at)
        if table.state != "playing":
            break
        play(table, at, chooser.choice(table.asked))
        if step % 7 == 0:
            place = step % 3
            with contextlib.suppress(MaleconError):
                commands.come_back(table, place, at + 1)
    again = TableState(table.id, table.plan, table.host, table.seed)
    for told in table.log:
        again.apply(told.entry, told.at)
    assert again.clocks.left == table.clocks.left
    assert again.clocks.since == table.clocks.since
    assert again.due() == table.due()
    assert again.questions == table.questions
    assert [(seat.name, seat.stand_in, seat.cause) for seat in again.seats] == [
        (seat.name, seat.stand_in, seat.cause) for seat in table.seats
    ]


def test_a_move_that_arrives_after_the_time_but_before_the_bot_counts_or_is_refused_cleanly() -> None:
    """The server looks at clocks now and then: a move in between is played, and the clock shows no debt."""
    table = table_with(Clock("fischer", 100, 5))
    mover = table.asked[0]
    play(table, START + 130, mover)
    assert told_times(table)[mover][0] == 5.0

"""Replays: a game that is over, or a record file, move by move as a seat saw it."""

import hashlib
import random
import re

import httpx
import pytest

from malecon.engine.match import Match
from malecon.engine.record import parse_record, setting_of
from malecon.games import find_game, games
from malecon.server.table.changes import changed
from tests.server.refusals import in_both_languages, sentence
from tests.server.running import Json, Player, Server, Somebody, open_sockets, play_on

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
PLAIN = {"Content-Type": "text/plain"}


def finished(ana: Player, bruno: Player, game: str) -> str:
    """A table with two people and a bot, played to the end."""
    table = ana.open_table(game, [ME, OPEN, BOT])
    bruno.sit(table, 1)
    with open_sockets([ana, bruno], table) as sockets:
        play_on(sockets, random.Random(7))
    return table


def record_of(player: Player, table: str) -> str:
    return player.http.get(f"/api/tables/{table}/record").text


def with_check(text: str) -> str:
    """A record that somebody has changed, with a check line that fits again."""
    body = re.sub(r'\n\[Check ".*"\]\n', "", text).rstrip("\n") + "\n"
    return f'{body}\n[Check "{hashlib.sha256(body.encode()).hexdigest()[:16]}"]\n'


def views_of(replay: Json) -> list[Json]:
    """Every view of a replay, from before the first move to after the last."""
    views = [replay["start"]]
    for step in replay["steps"]:
        views.append(changed(views[-1], step["changes"]))
    return views


@pytest.mark.parametrize("game", list(games()))
def test_a_replay_shows_every_view_that_a_seat_had_and_every_event(
    ana: Player, bruno: Player, somebody: Somebody, game: str
) -> None:
    table = finished(ana, bruno, game)
    text = record_of(ana, table)
    record = parse_record(text)
    told = somebody("Carla").whole_log(table, lang="en")  # by name, as a replay tells it: nobody is "you" there
    log = [line for line in told if line["kind"] == "moved"]
    for seat in (None, 0, 2):
        asked = {} if seat is None else {"seat": seat}
        replay = ana.get(f"/api/tables/{table}/replay", lang="en", **asked)
        assert replay.get("seat") == seat
        match = Match(setting_of(record, find_game))
        for number, (view, step) in enumerate(zip(views_of(replay), [*replay["steps"], None], strict=True)):
            assert view == match.view(seat), f"view {number} of seat {seat}"
            if step is not None:
                played = record.moves[number]
                assert (step["seat"], step["move"]) == (played.seat, played.text)
                assert step["decision"] == match.decision.name
                assert step["text"]
                match.play(played.seat, match.game.vocabulary.parse(played.text))
        assert [step["events"] for step in replay["steps"]] == [line.get("events", []) for line in log]
        assert match.over


def test_the_table_around_the_game_is_told_too(ana: Player, bruno: Player) -> None:
    table = finished(ana, bruno, "havana")
    now = ana.look(table)["table"]
    replay = ana.get(f"/api/tables/{table}/replay")
    for name in ("game", "edition", "options", "why", "scores", "places"):
        assert replay[name] == now[name], name
    assert replay["seats"] == ["Ana", "Bruno", "random"]
    assert (replay["table"], replay["record_version"]) == (table, "1")
    assert replay["box"] == ana.get(f"/api/tables/{table}/box")


def test_a_record_file_gives_the_same_replay_in_any_language_to_anybody(
    ana: Player, bruno: Player, stranger: httpx.Client
) -> None:
    table = finished(ana, bruno, "cuba")
    for language in ("en", "fr"):
        at_table = ana.get(f"/api/tables/{table}/replay", seat=1, lang=language)
        answer = stranger.post(
            f"/api/replay?seat=1&lang={language}", content=record_of(ana, table).encode(), headers=PLAIN
        )
        assert answer.status_code == 200, answer.text
        assert answer.json() == {name: value for name, value in at_table.items() if name not in ("table", "colours")}
    english = stranger.post("/api/replay?lang=en", content=record_of(ana, table).encode()).json()["steps"]
    french = stranger.post("/api/replay?lang=fr", content=record_of(ana, table).encode()).json()["steps"]
    assert [step["move"] for step in english] == [step["move"] for step in french]
    assert all(one["text"] != other["text"] for one, other in zip(english[-5:], french[-5:], strict=True))


def test_a_seat_sees_only_what_it_saw_then(ana: Player, bruno: Player) -> None:
    table = finished(ana, bruno, "havana")
    own, others = (ana.get(f"/api/tables/{table}/replay", seat=seat) for seat in (0, 1))
    hands = [view["cards"][0].get("hand") for view in views_of(own)]
    assert all(hand is not None for hand in hands)
    assert all("hand" not in view["cards"][0] for view in views_of(others))


# -- what ended otherwise -------------------------------------------------------------------------------------------


def test_a_game_that_was_resigned_has_places_and_an_abandoned_one_has_none(ana: Player) -> None:
    resigned = ana.open_table("santiago", [ME, BOT])
    ana.do("POST", f"/api/tables/{resigned}/seats/0/resign")
    replay = ana.get(f"/api/tables/{resigned}/replay")
    assert (replay["why"], replay["places"]) == ("resigned", [2, 1])
    abandoned = ana.open_table("santiago", [ME, BOT])
    ana.do("POST", f"/api/tables/{abandoned}/abandon", {})
    replay = ana.get(f"/api/tables/{abandoned}/replay")
    assert replay["why"] == "abandoned"
    assert "places" not in replay
    assert "scores" not in replay
    assert len(replay["steps"]) > 20  # the table was laid


def test_a_record_may_end_before_the_game_does(ana: Player, bruno: Player, stranger: httpx.Client) -> None:
    table = finished(ana, bruno, "santiago")
    text = record_of(ana, table)
    lines = [line for line in text.split("\n") if not line.startswith(('[Result "', '[Scores "', '[Places "'))]
    shorter = with_check('[Result "unfinished"]\n' + "\n".join(lines[:60]))
    answer = stranger.post("/api/replay", content=shorter.encode(), headers=PLAIN)
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert (
        replay["steps"] == stranger.post("/api/replay", content=text.encode()).json()["steps"][: len(replay["steps"])]
    )
    assert not {"why", "places", "scores", "table"} & set(replay)


def test_a_game_that_goes_on_or_never_began_has_no_replay(ana: Player) -> None:
    playing = ana.open_table("santiago", [ME, {"kind": "me", "name": "Beto"}])
    in_both_languages(ana.http, "GET", f"/api/tables/{playing}/replay", 409, "error-replay-not-over")
    waiting = ana.open_table("santiago", [ME, OPEN])
    in_both_languages(ana.http, "GET", f"/api/tables/{waiting}/replay", 409, "error-replay-not-over")
    ana.do("POST", f"/api/tables/{waiting}/abandon", {})
    in_both_languages(ana.http, "GET", f"/api/tables/{waiting}/replay", 404, "error-replay-nothing")


def test_a_table_without_spectators_is_looked_at_again_by_its_people_only(
    ana: Player, somebody: Somebody, stranger: httpx.Client
) -> None:
    table = ana.open_table("santiago", [ME, BOT], spectators=False)
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    path = f"/api/tables/{table}/replay?seat=1"
    assert ana.http.get(path).json()["seat"] == 1
    in_both_languages(stranger, "GET", path, 403, "error-no-spectators")
    in_both_languages(somebody("Clara").http, "GET", path, 403, "error-no-spectators")


# -- bad records ----------------------------------------------------------------------------------------------------


def refused(stranger: httpx.Client, text: str) -> str:
    english, french = in_both_languages(
        stranger, "POST", "/api/replay", 400, "error-record-line", content=text.encode(), headers=PLAIN
    )
    assert french.startswith("Ligne ")
    assert french != english
    return english


@pytest.fixture
def text(ana: Player) -> str:
    """The record of a short game."""
    table = ana.open_table("santiago", [ME, BOT])
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    return record_of(ana, table)


def test_a_damaged_record_is_refused_with_the_line(stranger: httpx.Client, text: str) -> None:
    last = len(text.split("\n"))
    assert refused(stranger, text.replace("lay-building", "lay-boulding", 1)).startswith(f"Line {last - 1}: The check")
    assert refused(stranger, text[:200]).startswith("Line ")
    assert refused(stranger, "").startswith("Line 1: ")
    assert refused(stranger, "a picture of a cat").startswith(
        "Line 1: “a picture of a cat” is neither a tag nor a move."
    )
    assert "“9999" in refused(stranger, f"{'9' * 5000}. 1 drive 1")


def test_an_illegal_move_in_a_record_is_refused_with_the_line_and_the_rule(stranger: httpx.Client, text: str) -> None:
    moves = [number for number, line in enumerate(text.split("\n"), 1) if line[:1].isdigit()]
    twice = re.search(r"^1\. nature lay-building (\S+)$", text, re.MULTILINE)
    assert twice is not None
    wrong = with_check(re.sub(r"^2\. nature lay-building \S+$", f"2. nature lay-building {twice[1]}", text, flags=re.M))
    assert refused(stranger, wrong).startswith(f"Line {moves[1]}: “lay-building {twice[1]}” is not possible here.")
    answer = stranger.post("/api/replay", content=wrong.encode(), headers=PLAIN).json()["error"]
    assert answer["clause"].startswith("santiago.")
    assert answer["rule"] in answer["message"]


def test_a_record_of_other_components_or_of_a_seat_that_is_not_there_is_refused(ana: Player, text: str) -> None:
    other = with_check(re.sub(r'\[Components ".*"\]', '[Components "0123456789abcdef"]', text))
    assert "components of its own" in refused(ana.http, other)
    answer = ana.http.post("/api/replay?seat=2", content=text.encode(), headers=PLAIN)
    assert sentence(answer, 404, "error-no-seat").startswith("There is no seat 3")
    answer = ana.http.post("/api/replay", content=b"\xff\xfe\x00", headers=PLAIN)
    assert sentence(answer, 400, "error-replay-not-text") == "This file is not a saved game."
    answer = ana.http.post("/api/replay", content=b"x" * 200_001, headers=PLAIN)
    assert sentence(answer, 413, "error-too-large")


def test_a_file_that_an_editor_has_marked_as_utf_8_is_read(stranger: httpx.Client, text: str) -> None:
    assert stranger.post("/api/replay", content=b"\xef\xbb\xbf" + text.encode(), headers=PLAIN).status_code == 200


def test_a_record_taken_while_the_game_went_on_is_refused_where_it_hides_something(ana: Player, bruno: Player) -> None:
    table = ana.open_table("havana", [ME, OPEN])
    bruno.sit(table, 1)
    question = bruno.look(table)["question"]
    bruno.move(table, question, question["moves"][0]["move"])
    assert "This move is hidden (“?”)" in refused(ana.http, record_of(ana, table))


def test_replays_of_records_are_counted_among_what_somebody_does(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = tmp_path_factory.mktemp("limited") / "malecon.sqlite"
    with Server(str(database), "--limit=writes=1", limited=True) as server:
        answers = [httpx.post(f"{server.url}/api/replay", content=b"") for _ in range(6)]
        assert {answer.status_code for answer in answers} == {400, 429}
        assert answers[-1].headers["retry-after"]

"""Lessons: guided first games, which are the same for whoever makes the same moves."""

import random
import time

import pytest

from malecon.engine.chance import Chance, chance_from
from malecon.engine.commitment import commitment_to
from malecon.games import games
from malecon.server.play.bots.tasks import tasks_of
from malecon.server.play.bots.thinking import think
from malecon.server.table import commands
from malecon.server.table.lesson import luck_of_bot, seed_for
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import PLAYING, TableState
from tests.server.refusals import in_both_languages
from tests.server.running import Json, Player, Socket, Somebody

ME = {"kind": "me"}
CLEVER = {"kind": "bot", "level": "lookahead"}
WILD = {"kind": "bot", "level": "random"}
SEATS = [WILD, ME, CLEVER]


def play(player: Player, table: str, pace: float = 0.0, moves: int = 1_000) -> list[Json]:
    """Play the same moves as everybody who plays here, slowly or at once; the log without its times."""
    chooser = random.Random(3)
    with player.socket(table, lang="en") as view:
        view.next("update")
        for _ in range(moves):
            while "question" not in view.state and view.state["table"]["state"] == "playing":
                view.next("update")
            if view.state["table"]["state"] != "playing":
                break
            time.sleep(pace)
            play_one(view, chooser.choice(view.state["question"]["moves"])["move"])
        return [{name: value for name, value in line.items() if name != "at"} for line in view.log]


def play_one(view: Socket, move: str) -> None:
    answer = view.play(move)
    assert answer["type"] == "accepted", answer
    while view.state["number"] < answer["number"]:
        view.next("update")


@pytest.mark.parametrize("game", list(games()))
def test_two_lessons_with_the_same_moves_tell_the_same_log(ana: Player, game: str) -> None:
    first, second = (ana.open_table(game, SEATS, lesson=True) for _ in range(2))
    assert first != second
    log = play(ana, first)
    assert log[-1]["kind"] == "ended"
    assert play(ana, second) == log
    slowly = play(ana, ana.open_table(game, SEATS, lesson=True), pace=0.05, moves=15)
    assert slowly == log[: len(slowly)]


def test_an_ordinary_table_is_another_game_every_time(ana: Player) -> None:
    tables = [ana.open_table("santiago", SEATS) for _ in range(3)]
    commitments = {ana.look(table)["table"]["commitment"] for table in tables}
    assert len(commitments) == 3
    assert all("lesson" not in ana.look(table)["table"] for table in tables)


def test_the_seed_of_a_lesson_is_that_of_its_game(ana: Player) -> None:
    seats = [SeatPlan("me"), SeatPlan("bot", level="random")]
    seeds = {game: seed_for(Plan(game, seats, lesson=True)) for game in games()}
    assert len(set(seeds.values())) == 3
    for game, seed in seeds.items():
        assert len(seed) == 64
        now = ana.look(ana.open_table(game, SEATS, lesson=True))["table"]
        assert now["lesson"] is True
        assert now["commitment"] == commitment_to(seed)


def test_what_is_taken_back_and_played_again_comes_out_the_same() -> None:
    plan = Plan("havana", [SeatPlan("me"), SeatPlan("bot", level="lookahead")], lesson=True)
    table = TableState(f"lesson{plan.lesson:d}", plan, "ana", seed_for(plan))
    commands.open_table(table, {0: ("ana", "Ana")}, 0.0)
    chance, tried = Chance(5), 0
    for _ in range(60):
        if table.state != PLAYING:
            break
        legal = table.match.legal(0)
        before = len(table.match.played)
        move = str(legal[chance.below(len(legal))])
        commands.move(table, 0, move, table.questions[0], "", 0.0)
        first = let_bots_play(table)
        if first and table.state == PLAYING:
            commands.undo(table, 0, 0.0)
            assert len(table.match.played) == before
            commands.move(table, 0, move, table.questions[0], "", 0.0)
            assert let_bots_play(table) == first
            tried += 1
    assert tried > 10


def let_bots_play(table: TableState) -> list[str]:
    moves = []
    while tasks := tasks_of(table):
        assert len(tasks) == 1
        moves.append(think(tasks[0]))
        commands.move_for_absent(table, tasks[0].seat, moves[-1], tasks[0].answers, 0.0)
    return moves


def test_bots_choose_after_the_learner_where_all_choose_at_once() -> None:
    for lesson in (True, False):
        plan = Plan("havana", [SeatPlan("me"), *[SeatPlan("bot", level="random")] * 2], lesson=lesson)
        table = TableState(f"lesson{plan.lesson:d}", plan, "ana", seed_for(plan))
        commands.open_table(table, {0: ("ana", "Ana")}, 0.0)
        assert table.asked == (0, 1, 2)
        assert table.bots_asked() == ([] if lesson else [1, 2])
        commands.move(table, 0, str(table.match.legal(0)[0]), table.questions[0], "", 0.0)
        assert table.bots_asked() == [1, 2]
        assert [task.seat for task in tasks_of(table)] == ([1] if lesson else [1, 2])


def test_each_move_of_a_bot_has_a_luck_of_its_own() -> None:
    lucks = {luck_of_bot(seed, number) for seed in ("one", "other") for number in range(100)}
    assert len(lucks) == 200


def test_the_luck_of_a_bot_in_a_lesson_is_what_it_always_was() -> None:
    """The coach proposes moves of one game, which goes on as it was written about only if the bots draw alike."""
    chance = chance_from(luck_of_bot("5a" * 32, 7))
    assert [chance.below(1000) for _ in range(8)] == [940, 958, 663, 315, 577, 469, 733, 822]


NO_LESSONS: dict[str, Json] = {
    "public": {"seats": SEATS, "visibility": "public"},
    "two people": {"seats": [ME, {"kind": "me", "name": "Beto"}, WILD]},
    "nobody": {"seats": [WILD, CLEVER]},
    "an open seat": {"seats": [ME, {"kind": "open"}]},
    "a program": {"seats": [ME, {"kind": "program"}]},
}


@pytest.mark.parametrize("body", NO_LESSONS.values(), ids=NO_LESSONS.keys())
def test_a_lesson_is_for_one_person_and_bots(somebody: Somebody, body: Json) -> None:
    wanted = {"game": "santiago", "lesson": True, **body}
    learner = somebody("Lea")
    english, french = in_both_languages(learner.http, "POST", "/api/tables", 400, "error-lesson", json=wanted)
    assert english == "A lesson needs a private table with one player and bots."
    assert french == "Une leçon se joue à une table privée, contre des robots seulement."
    assert learner.get("/api/tables/mine")["tables"] == []


def test_after_a_lesson_comes_an_ordinary_game(ana: Player) -> None:
    table = ana.open_table("santiago", [ME, WILD], lesson=True)
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    again = ana.do("POST", f"/api/tables/{table}/rematch", {})["table"]
    now = ana.look(again)["table"]
    assert "lesson" not in now
    assert now["commitment"] != ana.look(table)["table"]["commitment"]

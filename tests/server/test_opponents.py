"""Opponents at the tables: they have names and a pace, and stay in one temper for a game."""

import asyncio
import dataclasses
import random
from collections.abc import Callable
from typing import TypeVar

import pytest

from malecon.bots.opponents import company
from malecon.bots.thinker import Thinker
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.games import games
from malecon.server.metrics import BOT_SECONDS
from malecon.server.play.bots import thinking
from malecon.server.play.bots.driver import FURTHER, BotDriver
from malecon.server.play.bots.tasks import Task, in_temper, tasks_of
from malecon.server.play.bots.thinking import bot_of, turn_of
from malecon.server.play.lobby import Held
from malecon.server.play.work.lane import Job, Lane, Mind
from malecon.server.play.work.queue import Share
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from tests.server.refusals import in_both_languages
from tests.server.running import Player

T = TypeVar("T")

ME = {"kind": "me"}
OPEN = {"kind": "open"}
each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


@each_game
def test_every_game_lists_its_opponents_in_both_languages(ana: Player, game: Game) -> None:
    english, french = (
        ana.http.get("/api/games", headers={"Accept-Language": language}).json()["games"] for language in ("en", "fr")
    )
    for listed in (english, french):
        (facts,) = [found for found in listed if found["name"] == game.name]
        assert [known["strength"] for known in facts["opponents"]] == [1, 2, 3, 4, 5]
        assert [known["id"] for known in facts["opponents"]] == list(company(game).opponents)
    abouts = [[known["about"] for found in listed for known in found["opponents"]] for listed in (english, french)]
    assert not set(abouts[0]) & set(abouts[1])


@each_game
def test_who_is_asked_for_by_strength_comes_under_the_own_name(ana: Player, game: Game) -> None:
    table = ana.open_table(game.name, [ME, bot("3"), bot("3")])
    third = list(company(game).opponents.values())[2]
    seats = ana.look(table)["table"]["seats"]
    assert [seat["name"] for seat in seats[1:]] == [third.name, f"{third.name} 2"]
    assert [(seat["level"], seat["strength"]) for seat in seats[1:]] == [(third.id, 3)] * 2


def test_the_host_puts_an_opponent_on_an_open_seat(ana: Player) -> None:
    table = ana.open_table("cuba", [ME, OPEN])
    ana.do("POST", f"/api/tables/{table}/seats/1/bot", {"level": "1"})
    seat = ana.look(table)["table"]["seats"][1]
    assert (seat["name"], seat["level"], seat["strength"]) == ("Pipo", "pipo", 1)


@pytest.mark.parametrize(
    ("level", "key"),
    [
        ("celia", "error-unknown-bot"),
        ("caridad@1", "error-bot-time"),
        ("caridad/builder@0.5", "error-bot-time"),
        ("thinker@1", "error-bot-time"),
        ("caridad/gambler", "error-bot-temper"),
        ("pipo@1", "error-bot-no-clock"),
    ],
)
def test_who_cannot_come_is_refused_and_no_table_is_opened(ana: Player, level: str, key: str) -> None:
    before = ana.get("/api/tables/mine")["tables"]
    body = {"game": "cuba", "seats": [ME, bot(level)]}
    in_both_languages(ana.http, "POST", "/api/tables", 400, key, json=body)
    assert ana.get("/api/tables/mine")["tables"] == before


def table_with(*levels: str, id: str = "atable0000001") -> TableState:
    """Not checked: earlier releases let a table say for how long its bots think."""
    table = TableState(id, Plan("cuba", [SeatPlan("bot", level=level) for level in levels]), "host", "seed")
    commands.open_table(table, {}, 0.0)
    return table


def test_an_opponent_is_in_one_temper_for_a_whole_game_and_in_another_in_another() -> None:
    table = table_with("nena", "pipo")
    assert in_temper(table, 0) == in_temper(table, 0)
    others = {in_temper(table_with("nena", "pipo", id=f"{number}table"), 0) for number in range(30)}
    assert others == {f"nena/{temper}" for temper in company(table.match.game).tempers}
    assert in_temper(table_with("nena/builder", "random"), 0) == "nena/builder"
    assert in_temper(table_with("nena/builder", "random"), 1) == "random"
    assert in_temper(table_with("caridad@3", "random"), 0).startswith("caridad/")
    assert in_temper(table_with("caridad@3", "random"), 0).endswith("@3")


def test_who_thinks_by_the_clock_has_the_time_that_the_host_gives_and_never_more() -> None:
    for level, seconds in (("caridad", 0.25), ("caridad@3", 0.25), ("caridad@0.1", 0.1), ("thinker@3", 0.25)):
        table = table_with(level, level)
        (task, *_) = tasks_of(table, 0.25)
        bot = bot_of(task, table.match.setting)
        assert isinstance(bot, Thinker)
        assert bot.seconds == seconds
        if level != "thinker@3":
            assert bot_of(task, table.match.setting) is bot  # it may still know something
        lesson = dataclasses.replace(task, lesson=True)
        assert bot_of(lesson, table.match.setting) is not bot
        thinking.trees.clear()


def test_only_a_few_trees_are_kept() -> None:
    for number in range(5):
        table = table_with("caridad", "caridad", id=f"{number}table")
        bot_of(tasks_of(table, 0.1)[0], table.match.setting)
        assert len(thinking.trees) <= thinking.TREES
    thinking.trees.clear()


class NoTables:
    shared = False

    def __init__(self) -> None:
        self.after_change: list[object] = []
        self.after_arrival: list[object] = []


def test_opponents_take_their_time_less_when_they_go_on_and_none_without_a_choice() -> None:
    driver = BotDriver(NoTables(), None, 2.0, 1.0)  # type: ignore[arg-type]
    table = table_with("pipo", "pipo")
    (task, *_) = tasks_of(table)
    pace = company(table.match.game).opponents["pipo"].pace
    assert len(task.legal) > 1
    assert driver.patience([task], further=False) == pytest.approx(2 * pace)
    assert driver.patience([task], further=True) == pytest.approx(2 * pace * FURTHER)
    assert driver.patience([dataclasses.replace(task, legal=("done",))], further=False) == 0.0
    assert driver.patience([dataclasses.replace(task, level="lookahead")], further=False) == 0.0


class OneTable(NoTables):
    """A table that is nowhere but in memory."""

    def __init__(self, state: TableState) -> None:
        super().__init__()
        self.state = state
        self.held = Held(state.id)
        self.held.arrive("somewhere")

    def table(self, id: str) -> Held:
        return self.held

    async def look(self, id: str, reader: Callable[[TableState], T]) -> T:
        return reader(self.state)

    async def change(self, id: str, command: Callable[[TableState, float], T]) -> T:
        return command(self.state, 0.0)


class Listening:
    """Answers by lot, and keeps what it was asked."""

    def __init__(self) -> None:
        self.chooser = random.Random(3)
        self.asked: list[tuple[Task, str]] = []

    def load(self, account: str) -> int:
        return 0

    def choosing(self, task: Task, share: Share) -> Job[str]:
        self.asked.append((task, self.chooser.choice(task.legal)))
        job: Job[str] = Job(share, str, task, BOT_SECONDS)
        job.settle(self.asked[-1][1])
        return job


def test_a_bot_is_told_what_its_seat_has_seen_and_done_since_somebody_else_moved() -> None:
    """Every question may come to another process, which would sell what the one before it has bought."""
    table, workers = table_with("pipo", "caridad"), Listening()
    driver = BotDriver(OneTable(table), workers, 0.0, 1.0)  # type: ignore[arg-type]
    asyncio.run(driver.drive(table.id))
    assert table.match.over
    longest = 0
    for (before, move), (task, _) in zip(workers.asked, workers.asked[1:], strict=False):
        if task.turn:
            assert task.seat == before.seat
            assert task.turn == (*before.turn, (before.view, move))
            longest = max(longest, len(task.turn))
    assert longest > 2


def test_a_bot_takes_over_a_turn_but_not_in_a_lesson_where_all_follows_from_the_seed() -> None:
    table = table_with("pipo", "pipo")
    task = tasks_of(table, 0.1)[0]
    further = dataclasses.replace(task, turn=((task.view, task.legal[0]),))
    setting = table.match.setting
    assert [str(move) for _, move in turn_of(further, setting)] == [task.legal[0]]
    assert turn_of(dataclasses.replace(further, lesson=True), setting) == ()


def test_who_goes_on_with_a_turn_thinks_where_it_was_begun() -> None:
    async def ask() -> None:
        lane = Lane([Mind(), Mind()])
        ana, beto, celia = (
            Job(Share("somewhere"), str, None, BOT_SECONDS, whose) for whose in ("ana", "beto", "celia")
        )
        one, other = lane.mind_for(ana), lane.mind_for(beto)
        assert one is not other
        lane.idle += [one, other]
        assert lane.mind_for(ana) is one
        lane.idle.append(one)
        assert lane.mind_for(beto) is other
        lane.idle.insert(0, other)
        assert lane.mind_for(celia) is one  # the one that is awake

    asyncio.run(ask())


def test_a_table_of_unknown_bots_is_refused_before_anything_is_written() -> None:
    with pytest.raises(MaleconError) as caught:
        Plan("havana", [SeatPlan("bot", level="caridad"), SeatPlan("me")]).checked()
    assert caught.value.key == "error-unknown-bot"

"""Opponents at the tables: they have names and a pace, and stay in one temper for a game."""

import dataclasses

import pytest

from malecon.bots.opponents import company
from malecon.bots.thinker import Thinker
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.games import games
from malecon.server import bots
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from tests.server.refusals import in_both_languages
from tests.server.running import Player
from tests.server.worlds import new_table

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
        ("caridad@11", "error-bot-slow"),
        ("caridad@1x2", "error-bot-slow"),
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
    plan = Plan("cuba", [SeatPlan("bot", level=level) for level in levels])
    table = new_table(plan, "seed")
    table.id = id
    return table


def test_an_opponent_is_in_one_temper_for_a_whole_game_and_in_another_in_another() -> None:
    table = table_with("nena", "pipo")
    assert bots.in_temper(table, 0) == bots.in_temper(table, 0)
    others = {bots.in_temper(table_with("nena", "pipo", id=f"{number}table"), 0) for number in range(30)}
    assert others == {f"nena/{temper}" for temper in company(table.match.game).tempers}
    assert bots.in_temper(table_with("nena/builder", "random"), 0) == "nena/builder"
    assert bots.in_temper(table_with("nena/builder", "random"), 1) == "random"
    assert bots.in_temper(table_with("caridad@3", "random"), 0).startswith("caridad/")
    assert bots.in_temper(table_with("caridad@3", "random"), 0).endswith("@3")


def test_who_thinks_by_the_clock_has_the_time_that_the_host_gives_or_that_was_asked_for() -> None:
    for level, seconds in (("caridad", 0.25), ("caridad@3", 3.0)):
        table = table_with(level, level)
        (task, *_) = bots.tasks_of(table, 0.25)
        bot = bots.bot_of(task, table.match.setting)
        assert isinstance(bot, Thinker)
        assert bot.seconds == seconds
        assert bots.bot_of(task, table.match.setting) is bot  # it may still know something
        lesson = dataclasses.replace(task, lesson=True)
        assert bots.bot_of(lesson, table.match.setting) is not bot
        bots.trees.clear()


def test_only_a_few_trees_are_kept() -> None:
    for number in range(5):
        table = table_with("caridad", "caridad", id=f"{number}table")
        bots.bot_of(bots.tasks_of(table, 0.1)[0], table.match.setting)
        assert len(bots.trees) <= bots.TREES
    bots.trees.clear()


class NoTables:
    def __init__(self) -> None:
        self.after_change: list[object] = []


def test_opponents_take_their_time_less_when_they_go_on_and_none_without_a_choice() -> None:
    driver = bots.BotDriver(NoTables(), None, 2.0, 1.0)  # type: ignore[arg-type]
    table = table_with("pipo", "pipo")
    (task, *_) = bots.tasks_of(table)
    pace = company(table.match.game).opponents["pipo"].pace
    assert len(task.legal) > 1
    assert driver.patience([task], None) == pytest.approx(2 * pace)
    assert driver.patience([task], task.seat) == pytest.approx(2 * pace * bots.FURTHER)
    assert driver.patience([dataclasses.replace(task, legal=("done",))], None) == 0.0
    assert driver.patience([dataclasses.replace(task, level="lookahead")], None) == 0.0


def test_a_table_of_unknown_bots_is_refused_before_anything_is_written() -> None:
    with pytest.raises(MaleconError) as caught:
        Plan("havana", [SeatPlan("bot", level="caridad"), SeatPlan("me")]).checked()
    assert caught.value.key == "error-unknown-bot"

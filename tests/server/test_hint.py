"""Hints: what the strongest bot would do in a seat's place, where the table allows it, from what the seat knows."""

import asyncio
import dataclasses

import httpx
import pytest

from malecon.bots import BEST, make_adviser
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.games import games
from malecon.server import bots
from malecon.server.table.hint import reason
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from tests.server.hidden import differ, indistinguishable
from tests.server.refusals import in_both_languages
from tests.server.running import Json, Player, Somebody
from tests.server.worlds import new_table

ME = {"kind": "me"}
FRIEND = {"kind": "me", "name": "Beto"}
OPEN = {"kind": "open"}
each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def hint(player: Player, table: str, language: str = "en", **body: int) -> Json:
    return player.do("POST", f"/api/tables/{table}/hint?lang={language}", body)


@each_game
def test_a_hint_is_a_legal_move_with_a_reason_in_both_languages_and_nothing_is_played(ana: Player, game: Game) -> None:
    table = ana.open_table(game.name, [ME, FRIEND], hints=True)
    seat = ana.look(table)["table"]["asked"][0]
    for _ in range(12):
        before = ana.look(table, lang="en")
        seat = before["table"]["asked"][0]
        question = ana.look(table, seat=seat, lang="en")["question"]
        labels = {possible["move"]: possible["text"] for possible in question["moves"]}
        english, french = hint(ana, table, seat=seat), hint(ana, table, "fr", seat=seat)
        assert english["text"] == labels[english["move"]]
        assert english["level"] == french["level"] == BEST
        assert english["move"] == french["move"]
        assert english["reason"].endswith(".")
        assert english["reason"] != french["reason"]
        assert len(labels) == 1 or any(f"“{label}”" in english["reason"] for label in labels.values())
        assert ana.look(table)["number"] == before["number"]
        ana.move(table, question, english["move"], seat=seat)


def test_a_table_that_does_not_say_so_allows_no_hints(ana: Player) -> None:
    table = ana.open_table("santiago", [ME, FRIEND])
    assert "hints" not in ana.look(table)["table"]
    english, french = in_both_languages(
        ana.http, "POST", f"/api/tables/{table}/hint", 403, "error-no-hints", json={"seat": 0}
    )
    assert english.startswith("At this table the bots give no advice.")
    assert french.startswith("À cette table, les robots ne donnent pas de conseils.")


def test_only_who_has_to_choose_gets_a_hint(
    ana: Player, bruno: Player, somebody: Somebody, stranger: httpx.Client
) -> None:
    table = ana.open_table("santiago", [ME, OPEN], hints=True)
    path = f"/api/tables/{table}/hint"
    in_both_languages(ana.http, "POST", path, 409, "error-table-waiting", json={})
    bruno.sit(table, 1)
    now = ana.look(table)["table"]
    assert now["hints"] is True
    players = [ana, bruno]
    in_both_languages(players[1 - now["asked"][0]].http, "POST", path, 409, "error-not-asked", json={})
    in_both_languages(somebody("Clara").http, "POST", path, 403, "error-not-your-seat", json={})
    in_both_languages(stranger, "POST", path, 401, "error-no-identity", json={})
    ana.do("POST", f"/api/tables/{table}/seats/0/away", {"level": "random"})
    in_both_languages(ana.http, "POST", path, 409, "error-already-away", json={})
    bruno.do("POST", f"/api/tables/{table}/seats/1/resign")
    in_both_languages(ana.http, "POST", path, 409, "error-table-over", json={})


# -- reasons --------------------------------------------------------------------------------------------------------


@pytest.fixture
def table() -> TableState:
    return new_table(Plan("santiago", [SeatPlan(), SeatPlan()], hints=True), "seed")


REASONS = {
    "only": ([("drive 1", 3.0)], "It is the only move that the rules allow here."),
    "equal": ([("drive 1", 3.0), ("drive 2", 2.99)], "The bot finds “Drive 2 stars” just as good."),
    "one point": (
        [("drive 1", 3.0), ("drive 2", 2.0)],
        "about 1 point better than its second choice, “Drive 2",
    ),
    "some points": ([("drive 1", 3.0), ("drive 2", 0.54), ("drive 3", 0.5)], "about 2.5 points better than"),
    "a little": ([("drive 1", 3.0), ("drive 2", 2.94)], "about 0.1 points better than"),
    "everything": ([("drive 1", 30.0), ("drive 2", 2.0)], "far better than its second choice, “Drive 2 stars”."),
}


@pytest.mark.parametrize(("ranking", "expected"), REASONS.values(), ids=REASONS.keys())
def test_the_reason_says_how_much_better_it_is_than_what(
    table: TableState, ranking: list[tuple[str, float]], expected: str
) -> None:
    assert expected in reason(table, ranking, "en")


def test_in_french_numbers_are_written_as_the_french_do(table: TableState) -> None:
    said = reason(table, [("drive 1", 3.0), ("drive 2", 1.5)], "fr")
    assert "environ 1,5 point de plus" in said


# -- the bot --------------------------------------------------------------------------------------------------------


@each_game
def test_the_ranking_has_every_legal_move_once_the_best_one_first(game: Game) -> None:
    ranked = 0
    for seat, table, _ in indistinguishable(game, 3):
        legal = table.match.legal(seat)
        ranking = make_adviser(table.match.setting, 1).ranked(table.match.view(seat), legal)
        assert {move for move, _ in ranking} == set(legal)
        assert len(ranking) == len(legal)
        worths = [worth for _, worth in ranking]
        assert worths == sorted(worths, reverse=True)
        ranked += len(legal) > 1
        if ranked == 40:
            return
    raise AssertionError(f"only {ranked} questions with a choice")


@each_game
def test_the_bot_is_told_nothing_that_the_seat_cannot_know(game: Game) -> None:
    compared = 0
    for seat, table, other in indistinguishable(game, 12):
        task = bots.advice_for(table, seat)
        assert task == bots.advice_for(other, seat)
        assert table.seed not in repr(task)
        compared += differ(table, other)
    assert compared > 50


def test_the_same_question_has_the_same_answer(table: TableState) -> None:
    task = bots.advice_for(table, table.asked[0])
    assert len(task.legal) > 1
    assert bots.rank(task) == bots.rank(task)


def test_a_bot_that_stumbles_gives_no_advice_rather_than_a_bad_one(table: TableState) -> None:
    task = bots.advice_for(table, table.asked[0])
    broken = dataclasses.replace(task, legal=("fly", "swim"))

    async def advise() -> None:
        workers = bots.BotWorkers(1)
        try:
            with pytest.raises(MaleconError) as caught:
                await workers.advise(broken)
            assert caught.value.key == "error-hint-failed"
            assert [move for move, _ in await workers.advise(task)] != []
        finally:
            workers.close()

    asyncio.run(advise())

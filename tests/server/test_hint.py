"""Hints: what the strongest bot would do in a seat's place, where the table allows it, from what the seat knows."""

import asyncio
import dataclasses

import httpx
import pytest

from malecon.bots.explain import Advice, Judged
from malecon.bots.spoken import because, compared
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.games import games
from malecon.server.play.bots.crew import Crew
from malecon.server.play.bots.tasks import advice_for
from malecon.server.play.bots.thinking import rank
from malecon.server.play.work.lane import Lane, Mind
from malecon.server.play.work.queue import Share
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from malecon.text import texts
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
        assert english["move"] == french["move"]
        assert english["reason"].endswith(".")
        assert english["reason"] != french["reason"]
        assert not english["because"] or (english["because"].endswith(".") and english["because"] != french["because"])
        assert english["moves"][0]["move"] == english["move"]
        assert {known["move"] for known in english["moves"]} <= set(labels)
        assert all(len(known["wins"]) == len(known["points"]) == 2 for known in english["moves"])
        assert sum(english["moves"][0]["wins"]) in (99, 100, 101)  # rounded
        assert len(labels) == 1 or any(f"“{label}”" in english["reason"] for label in labels.values())
        assert ana.look(table)["number"] == before["number"]
        ana.move(table, question, english["move"], seat=seat)


def test_a_table_that_does_not_say_so_allows_no_hints(ana: Player) -> None:
    table = ana.open_table("santiago", [ME, FRIEND])
    assert "hints" not in ana.look(table)["table"]
    english, french = in_both_languages(
        ana.http, "POST", f"/api/tables/{table}/hint", 403, "error-no-hints", json={"seat": 0}
    )
    assert english == "Hints are turned off at this table."
    assert french == "Les conseils sont désactivés à cette table."


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


def advice(*wins: float) -> Advice:
    return Advice(tuple(Judged(f"drive {n}", 10, (chance, 1 - chance), (9.0, 8.0)) for n, chance in enumerate(wins, 1)))


LABELS = ["Drive 1 star", "Drive 2 stars", "Drive 3 stars"]
REASONS = {
    "only": (advice(0.5), "It is the only legal move."),
    "equal": (advice(0.5, 0.499), "The bot rates “Drive 2 stars” just as highly."),
    "worse": (advice(0.5, 0.52), "The bot rates “Drive 2 stars” just as highly."),  # but tried less often
    "better": (advice(0.5, 0.43, 0.1), "Win chance: about 7 points higher than with “Drive 2 stars”."),
    "a little": (advice(0.5, 0.494), "Win chance: about 1 point higher than with"),
    "everything": (advice(0.9, 0.2), "Much better, the bot thinks, than “Drive 2 stars”."),
}


@pytest.mark.parametrize(("given", "expected"), REASONS.values(), ids=REASONS.keys())
def test_the_reason_says_how_much_better_it_is_than_what(given: Advice, expected: str) -> None:
    assert expected in compared(texts("en"), given, 0, LABELS)


def test_what_speaks_for_a_move_is_told_where_it_is_better_than_the_second() -> None:
    better = dataclasses.replace(advice(0.5, 0.43), reason="money")
    assert because(texts("en"), "santiago", better, 0) == "You keep more pesos."
    assert because(texts("fr"), "santiago", better, 0) == "Il vous reste plus de pesos."
    equal = dataclasses.replace(advice(0.5, 0.499), reason="money")
    assert because(texts("en"), "santiago", equal, 0) == ""
    others = dataclasses.replace(advice(0.5, 0.4), reason="rivals")
    assert because(texts("en"), "cuba", others, 0) == "Your opponents will have less."


def test_in_french_it_is_said_as_the_french_do() -> None:
    said = compared(texts("fr"), advice(0.5, 0.43), 0, LABELS).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Chances de victoire : environ 7 points de plus qu’avec « Drive 2 stars »."


# -- the bot --------------------------------------------------------------------------------------------------------


@each_game
def test_the_bot_is_told_nothing_that_the_seat_cannot_know(game: Game) -> None:
    compared = 0
    for seat, table, other in indistinguishable(game, 12):
        task = advice_for(table, seat)
        assert task == advice_for(other, seat)
        assert table.seed not in repr(task)
        compared += differ(table, other)
    assert compared > 50


def test_the_same_question_has_the_same_answer(table: TableState) -> None:
    task = advice_for(table, table.asked[0])
    assert len(task.legal) > 1
    assert rank(task) == rank(task)


def test_a_bot_that_stumbles_gives_no_advice_rather_than_a_bad_one(table: TableState) -> None:
    task = advice_for(table, table.asked[0])
    broken = dataclasses.replace(task, legal=("fly", "swim"))

    async def advise() -> None:
        crew = Crew(Lane([Mind()]))
        try:
            with pytest.raises(MaleconError) as caught:
                await crew.advise(broken, Share("somewhere"))
            assert caught.value.key == "error-hint-failed"
            assert (await crew.advise(task, Share("somewhere"))).moves
        finally:
            crew.close()

    asyncio.run(advise())

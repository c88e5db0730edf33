"""What a game came to, asked of a server: of a table that is over, of a record file, and of one's own games so far."""

import asyncio
import random

import httpx
import pytest

from malecon.games import games
from malecon.server.play.lobby import summary_of
from malecon.server.run import prepare
from malecon.server.settings import database_url
from malecon.server.storage.database import Database
from malecon.server.storage.store import Store
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from tests.server.refusals import in_both_languages
from tests.server.running import Json, Player, Somebody, open_sockets, play_on
from tests.server.worlds import BEGINNING, new_table, player_of

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
PLAIN = {"Content-Type": "text/plain"}


def finished(ana: Player, bruno: Player, game: str, **more: object) -> str:
    """A table with two people and a bot, played to the end."""
    table = ana.open_table(game, [ME, OPEN, BOT], **more)
    bruno.sit(table, 1)
    with open_sockets([ana, bruno], table) as sockets:
        play_on(sockets, random.Random(7))
    return table


def summary(player: Player, table: str, **query: object) -> Json:
    return player.get(f"/api/tables/{table}/summary", **query)


@pytest.mark.parametrize("game", list(games()))
def test_points_by_source_add_up_to_what_the_table_says(ana: Player, bruno: Player, game: str) -> None:
    table = finished(ana, bruno, game)
    now, found = ana.look(table)["table"], summary(ana, table)
    assert [sum(part["points"] for part in mine) for mine in found["parts"]] == now["scores"]
    assert (found["scores"], found["places"], found["why"]) == (now["scores"], now["places"], "played")
    assert found["course"][-1]["points"] == now["scores"]
    assert {part["source"] for mine in found["parts"] for part in mine} == {each["id"] for each in found["sources"]}
    assert (found["seats"], found["table"], found["game"]) == (["Ana", "Bruno", "random"], table, game)


def test_a_record_file_comes_to_the_same_for_anybody(ana: Player, bruno: Player, stranger: httpx.Client) -> None:
    table = finished(ana, bruno, "santiago")
    record = ana.http.get(f"/api/tables/{table}/record").text
    for language in ("en", "fr"):
        at_table = summary(ana, table, seat=1, lang=language)
        answer = stranger.post(f"/api/replay/summary?seat=1&lang={language}", content=record.encode(), headers=PLAIN)
        assert answer.status_code == 200, answer.text
        assert answer.json() == {name: value for name, value in at_table.items() if name != "table"}
    assert summary(ana, table, lang="en")["sources"] != summary(ana, table, lang="fr")["sources"]


def test_who_looks_is_told_a_fact_about_themselves(ana: Player, bruno: Player) -> None:
    table = finished(ana, bruno, "cuba")
    for seat in (0, 1):
        assert seat in [fact["seat"] for fact in summary(ana, table, seat=seat)["facts"]]


def test_what_lay_behind_the_screens_of_santiago_is_shown(ana: Player, bruno: Player) -> None:
    found = summary(ana, finished(ana, bruno, "santiago"))
    assert [{thing["what"] for thing in held} for held in found["screened"]] == [
        {"sugar", "citrus", "tobacco", "rum", "cigar", "wood", "pesos"}
    ] * 3
    assert "screened" not in summary(ana, finished(ana, bruno, "havana"))


def test_what_a_resigned_game_and_an_abandoned_one_had_come_to(ana: Player) -> None:
    resigned = ana.open_table("santiago", [ME, BOT])
    ana.do("POST", f"/api/tables/{resigned}/seats/0/resign")
    found = summary(ana, resigned)
    assert (found["why"], found["places"]) == ("resigned", [2, 1])
    assert [sum(part["points"] for part in mine) for mine in found["parts"]] == found["scores"]
    abandoned = ana.open_table("santiago", [ME, BOT])
    ana.do("POST", f"/api/tables/{abandoned}/abandon", {})
    found = summary(ana, abandoned)
    assert found["why"] == "abandoned"
    assert [sum(part["points"] for part in mine) for mine in found["parts"]] == found["scores"]
    assert not {"places", "ties", "margin", "swings"} & set(found)


def test_a_record_that_ends_early_has_points_and_no_winner(ana: Player, bruno: Player, stranger: httpx.Client) -> None:
    record = ana.http.get(f"/api/tables/{finished(ana, bruno, 'cuba')}/record").text
    tags = ('[Result "', '[Scores "', '[Places "', '[Check "')
    lines = [line for line in record.split("\n") if not line.startswith(tags)]
    shorter = '[Result "unfinished"]\n' + "\n".join(lines[:120]) + '\n\n[Check "none"]\n'
    found = stranger.post("/api/replay/summary", content=shorter.encode(), headers=PLAIN)
    assert found.status_code == 200, found.text
    assert not {"why", "places", "margin", "table"} & set(found.json())


def test_a_game_that_goes_on_or_never_began_has_no_summary(ana: Player) -> None:
    playing = ana.open_table("santiago", [ME, {"kind": "me", "name": "Beto"}])
    in_both_languages(ana.http, "GET", f"/api/tables/{playing}/summary", 409, "error-replay-not-over")
    waiting = ana.open_table("santiago", [ME, OPEN])
    ana.do("POST", f"/api/tables/{waiting}/abandon", {})
    in_both_languages(ana.http, "GET", f"/api/tables/{waiting}/summary", 404, "error-replay-nothing")
    in_both_languages(ana.http, "GET", "/api/tables/2345678abcdef/summary", 404, "error-no-table")


def test_a_table_without_spectators_is_summed_up_for_its_people_only(
    ana: Player, somebody: Somebody, stranger: httpx.Client
) -> None:
    table = ana.open_table("santiago", [ME, BOT], spectators=False)
    ana.do("POST", f"/api/tables/{table}/seats/0/resign")
    assert ana.http.get(f"/api/tables/{table}/summary").status_code == 200
    in_both_languages(stranger, "GET", f"/api/tables/{table}/summary", 403, "error-no-spectators")
    in_both_languages(somebody("Clara").http, "GET", f"/api/tables/{table}/summary", 403, "error-no-spectators")


def test_a_damaged_record_is_refused_with_the_line(stranger: httpx.Client) -> None:
    in_both_languages(
        stranger, "POST", "/api/replay/summary", 400, "error-record-line", content=b"a cat", headers=PLAIN
    )


# -- my history -----------------------------------------------------------------------------------------------------


def test_my_history_counts_games_that_were_played_to_their_end(
    ana: Player, bruno: Player, stranger: httpx.Client
) -> None:
    nothing = {"game": "havana", "played": 0, "won": 0}
    assert ana.get("/api/history/havana") == nothing
    tables = [finished(ana, bruno, "havana") for _ in range(2)]
    ana.open_table("havana", [ME, BOT])
    ends = [ana.look(table)["table"] for table in tables]
    for player, seat in ((ana, 0), (bruno, 1)):
        assert player.get("/api/history/havana") == {
            "game": "havana",
            "played": 2,
            "won": sum(end["places"][seat] == 1 for end in ends),
            "best": max(end["scores"][seat] for end in ends),
        }
    assert ana.get("/api/history/cuba") == {"game": "cuba", "played": 0, "won": 0}
    in_both_languages(stranger, "GET", "/api/history/havana", 401, "error-no-identity")
    in_both_languages(ana.http, "GET", "/api/history/chess", 404, "error-no-rules")


def ended(plan: Plan, id: str, resigns: int) -> TableState:
    """A game that somebody resigned at once, so that everybody has a place."""
    table = new_table(plan, f"a seed of {id}")
    table.id = id
    commands.resign(table, resigns, BEGINNING)
    return table


def test_the_history_is_the_same_on_either_database(database: str) -> None:
    """Who plays several seats at one device has played one game: on the first of them."""

    async def found() -> list[list[tuple[int, int]]]:
        prepare(database_url(database))
        opened = Database(database_url(database))
        try:
            store = Store(opened)
            for number in range(5):
                table = ended(Plan("santiago", [SeatPlan(), SeatPlan()]), f"game{number}", number % 2)
                await store.create(table, table.taken_fresh(), summary_of(table))
            alone = ended(Plan("santiago", [SeatPlan("me"), SeatPlan("me", "Beto")]), "together", 1)
            await store.create(alone, alone.taken_fresh(), summary_of(alone))
            other = ended(Plan("havana", [SeatPlan(), SeatPlan()]), "another", 0)
            await store.create(other, other.taken_fresh(), summary_of(other))
            return [await store.ended(player_of(seat), "santiago") for seat in (0, 1)]
        finally:
            opened.close()

    first, second = asyncio.run(found())
    assert sorted(place for place, _ in first) == [1, 1, 1, 2, 2, 2]
    assert sorted(place for place, _ in second) == [1, 1, 1, 2, 2]

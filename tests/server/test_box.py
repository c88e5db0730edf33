"""The box: what is printed on the components of a table, for whoever draws them."""

import httpx
import pytest

from malecon.engine.game import Game
from malecon.games import games
from tests.server.refusals import in_both_languages
from tests.server.running import Json, Player

ME = {"kind": "me"}
FRIEND = {"kind": "me", "name": "Beto"}
OPEN = {"kind": "open"}
EDITIONS = [(game, edition.id) for game in games().values() for edition in game.editions]
COMMON = {"game", "edition", "start", "coins"}
TABLES = {
    "santiago": {"stock", "ships", "value", "final", "chips", "flowers", "die", "cuban", "building"},
    "havana": {"target", "cubes", "workers", "supply", "substitution", "card", "building"},
    "cuba": {"pieces", "market", "votes", "tiles", "tax", "building", "ship", "plantation"},
}


def box(player: Player, table: str) -> Json:
    return player.get(f"/api/tables/{table}/box")


def by_id(box: Json, kind: str) -> dict[str, Json]:
    return {piece["id"]: piece for piece in box["components"][kind]}


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=lambda part: getattr(part, "name", part))
def test_the_box_of_every_edition_is_what_the_game_is_played_with(ana: Player, game: Game, edition: str) -> None:
    table = ana.open_table(game.name, [ME, FRIEND], edition=edition)
    found = box(ana, table)
    file, _ = game.printed(game.edition(edition))
    assert (found["game"], found["edition"], found["hash"]) == (game.name, edition, file.hash)
    assert found["components"] == file.data
    assert set(found["components"]) == TABLES[game.name] | COMMON
    assert f'[Components "{found["hash"]}"]' in ana.http.get(f"/api/tables/{table}/record").text


def test_what_a_board_shows_is_in_it(ana: Player) -> None:
    cuba = box(ana, ana.open_table("cuba", [ME, FRIEND], edition="fr2008"))
    assert cuba["components"]["market"]["products"] == [6, 5, 4, 3, 2]
    assert cuba["components"]["tiles"]["canadian-embassy"] == 1  # of this edition; all else is filled in
    assert by_id(cuba, "building")["hotel"]["cost"] == {"wood": 2, "stone": 2, "water": 1}
    assert len(by_id(cuba, "ship")["ship-01"]["spaces"]) == 5
    assert [len(row) for row in by_id(cuba, "plantation")["common"]["rows"]] == [4, 4, 4]
    havana = box(ana, ana.open_table("havana", [ME, FRIEND]))
    assert by_id(havana, "building")["townhouse"]["points"] == 2
    santiago = box(ana, ana.open_table("santiago", [ME, FRIEND]))
    assert all(len(die["faces"]) == 6 for die in santiago["components"]["die"])


def test_what_is_our_best_guess_is_marked(ana: Player) -> None:
    santiago = box(ana, ana.open_table("santiago", [ME, FRIEND]))
    assert santiago["reconstructed"] == {"cuban": ["maria", "martinez", "conchita", "pablo"]}
    cuba = box(ana, ana.open_table("cuba", [ME, FRIEND]))
    assert {kind: len(pieces) for kind, pieces in cuba["reconstructed"].items()} == {"ship": 15, "plantation": 6}
    havana = box(ana, ana.open_table("havana", [ME, FRIEND]))
    assert "townhouse" not in havana["reconstructed"]["building"]


def test_a_table_shows_its_own_components_before_and_after_the_beginning(ana: Player, bruno: Player) -> None:
    own = 'like = "components.toml"\n[start]\npesos = 7\n'
    table = ana.open_table("santiago", [ME, OPEN], components=own)
    waiting = box(ana, table)
    assert waiting["components"]["start"]["pesos"] == 7
    assert waiting["components"]["start"]["points"] == 2
    bruno.sit(table, 1)
    assert box(bruno, table) == waiting
    assert waiting["hash"] != box(ana, ana.open_table("santiago", [ME, OPEN]))["hash"]


def test_what_json_has_no_word_for_travels_as_text(ana: Player) -> None:
    own = 'like = "components.toml"\n[notes]\nday = 2011-05-01\nmuch = inf\nhuge = 1' + "0" * 40 + "\n"
    found = box(ana, ana.open_table("santiago", [ME, OPEN], components=own))
    assert found["components"]["notes"] == {"day": "2011-05-01", "much": "inf", "huge": "1" + "0" * 40}


def test_it_may_be_kept_by_the_browser_alone_and_nothing_else_may(ana: Player) -> None:
    table = ana.open_table("santiago", [ME, FRIEND])
    kept = ana.http.get(f"/api/tables/{table}/box").headers.get_list("cache-control")
    assert kept == ["private, max-age=86400, immutable"]
    assert ana.http.get(f"/api/tables/{table}").headers.get_list("cache-control") == ["no-store"]


def test_who_may_not_look_at_the_table_may_not_look_into_its_box(ana: Player, stranger: httpx.Client) -> None:
    table = ana.open_table("santiago", [ME, FRIEND], spectators=False)
    in_both_languages(stranger, "GET", f"/api/tables/{table}/box", 403, "error-no-spectators")
    in_both_languages(stranger, "GET", "/api/tables/nowhere/box", 404, "error-no-table")

"""The rulebooks over the wire: every clause in both languages, where editions differ, and nothing sent twice."""

import pytest

from malecon.engine.game import Game
from malecon.games import games
from tests.server.refusals import in_both_languages
from tests.server.running import Json, Player, Server, fetch

LANGUAGES = ("en", "fr")
each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def book(player: Player, game: str, language: str = "en") -> Json:
    return player.get(f"/api/rules/{game}", lang=language)


def clauses(book: Json) -> dict[str, Json]:
    """Every clause of a rulebook by its id."""
    groups = [group for section in book["sections"] for group in section["groups"]]
    found = [clause for group in groups for clause in group["clauses"]]
    assert len({clause["id"] for clause in found}) == len(found)
    return {clause["id"]: clause for clause in found}


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_rulebook_has_every_clause_in_the_language_asked_for(ana: Player, game: Game, language: str) -> None:
    found = book(ana, game.name, language)
    assert (found["game"], found["title"]) == (game.name, game.title)
    assert [section["id"] for section in found["sections"]] == [section.id for section in game.catalogue.sections]
    known = clauses(found)
    assert set(known) == set(game.catalogue)
    for id, clause in known.items():
        expected = game.catalogue[id]
        assert (clause["kind"], clause["text"]) == (expected.kind, expected.text[language])
        assert clause.get("why", "") == expected.why.get(language, "")
        for step in ("given", "when", "then"):
            assert clause.get(step, []) == list(expected.example[step][language] if expected.example else ())


@each_game
def test_a_single_clause_is_the_one_of_the_rulebook(ana: Player, game: Game) -> None:
    known = clauses(book(ana, game.name, "fr"))
    for id in list(known)[::40]:
        assert ana.get(f"/api/rules/{game.name}/{id}", lang="fr") == known[id]


def test_the_language_is_the_one_of_the_browser_unless_another_is_asked_for(server: Server) -> None:
    french = {"Accept-Language": "fr-CA,fr;q=0.9"}
    path = f"{server.url}/api/rules/santiago/santiago.cuban.pedro"
    assert "tabacs" in fetch(path, headers=french).json()["text"]
    assert "tobacco" in fetch(f"{path}?lang=en", headers=french).json()["text"]


def test_things_and_chapters_are_named(ana: Player) -> None:
    sections = {section["id"]: section for section in book(ana, "cuba", "fr")["sections"]}
    assert sections["worker"]["title"] == "L’ouvrier"
    assert "récolte" in sections["worker"]["about"]
    named = {group["thing"]: group["title"] for group in sections["buildings"]["groups"]}
    assert named["tile-lighthouse"] == "Phare"
    assert [group["title"] for group in sections["mayor"]["groups"]][-1] == "Le port"


def test_what_an_edition_prints_and_what_it_plays_are_told_apart(ana: Player) -> None:
    known = clauses(book(ana, "cuba"))
    stone = known["cuba.building.saw-mill.function.stone"]  # a misprint of en2007 that nobody plays
    assert stone["editions"] == ["en2007"]
    assert stone["left_out"] == ["default", "en2007", "fr2007", "fr2008"]
    assert stone["default"] is False
    embassy = known["cuba.building.canadian-embassy.function"]
    assert embassy["left_out"] == ["default", "en2007", "fr2007"]
    shuffle = known["cuba.parliament.sealed-bid.bluff"]  # said by one edition, contradicted by none
    assert (shuffle["editions"], shuffle.get("left_out", [])) == (["fr2007"], [])
    assert known["cuba.worker.votes"].keys() == {"id", "kind", "text"}  # what holds everywhere needs no more words
    levy = clauses(book(ana, "havana"))["havana.card.tax-collector.levy"]
    assert levy["left_out"] == ["lh2024"]


@each_game
def test_every_edition_has_a_name_and_those_that_cannot_be_played_are_marked(ana: Player, game: Game) -> None:
    for language in LANGUAGES:
        editions = book(ana, game.name, language)["editions"]
        assert [each["id"] for each in editions if not each.get("consulted")] == [each.id for each in game.editions]
        assert [each["id"] for each in editions if each.get("consulted")] == ["lh2024"][: game.name == "havana"]
        assert all(each["text"] and not each["text"].startswith("edition-") for each in editions)


def test_the_differences_name_their_readings_and_who_plays_them(ana: Player) -> None:
    found = book(ana, "cuba")
    differences = {difference["id"]: difference for difference in found["differences"]}
    assert len(differences) == len(games()["cuba"].catalogue.differences)
    known = clauses(found)
    for difference in differences.values():
        readings = [reading["clause"] for reading in difference["readings"]]
        assert readings[0] == difference["default"]
        assert set(readings) <= set(known)
        assert difference.get("ruling", difference["default"]) in known
        for reading in difference["readings"]:
            assert (reading["how"] == "played") == bool(reading.get("played"))
    monastery = differences["monastery"]
    assert [reading["played"] for reading in monastery["readings"]] == [["default", "en2007", "fr2008"], ["fr2007"]]
    assert monastery["option"]
    assert differences["bid-picking"]["readings"][1]["how"] == "everywhere"
    assert {reading["how"] for each in differences.values() for reading in each["readings"]} == {
        "played",
        "everywhere",
        "choice",
        "never",
    }


def test_what_is_not_there_is_told_in_both_languages(ana: Player) -> None:
    english, french = in_both_languages(ana.http, "GET", "/api/rules/chess", 404, "error-no-rules")
    assert "cuba, havana, santiago" in english
    assert "chess" in french
    english, french = in_both_languages(ana.http, "GET", "/api/rules/cuba/cuba.nothing", 404, "error-no-clause")
    assert "cuba.nothing" in english
    assert "cuba.nothing" in french
    in_both_languages(ana.http, "GET", "/api/rules/cuba/santiago.cuban.pedro", 404, "error-no-clause")
    in_both_languages(ana.http, "GET", "/api/rules/chess/cuba.worker.votes", 404, "error-no-rules")


def test_what_somebody_has_is_not_sent_again(server: Server) -> None:
    for path in ("/api/rules/cuba", "/api/rules/cuba/cuba.worker.votes"):
        first = fetch(f"{server.url}{path}", headers={"Accept-Language": "fr"})
        assert first.headers["content-encoding"] == "gzip"
        assert "Accept-Language" in first.headers["vary"]
        tag = {"If-None-Match": first.headers["etag"]}
        again = fetch(f"{server.url}{path}", headers={"Accept-Language": "fr", **tag})
        assert (again.status_code, again.content) == (304, b"")
        other = fetch(f"{server.url}{path}", headers={"Accept-Language": "en", **tag})
        assert other.status_code == 200
        plain = fetch(f"{server.url}{path}", headers={"Accept-Language": "fr", "Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()

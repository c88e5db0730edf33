"""A table in words: all that lies there, in the language of who asks, and for no other eyes."""

import re
from collections.abc import Iterator

import pytest

from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games import games
from malecon.server import wire
from malecon.server.table.sheet import in_words
from malecon.text import texts
from tests.cuba.position import Position as CubaPosition
from tests.havana.position import Position as HavanaPosition
from tests.random_moments import random_moments
from tests.santiago.position import Position as SantiagoPosition
from tests.server.running import Player

BETWEEN_LOOKS = 60  # moves


def told(match: Match, seat: int | None, language: str = "en") -> wire.Sheet:
    return in_words(match.setting, match.view(seat), texts(language, match.setting.edition.id))


def rows_of(rows: list[wire.SheetRow]) -> dict[str, str]:
    return {
        row.label: ", ".join(f"{item.text} ({item.note})" if item.note else item.text for item in row.items)
        for row in rows
    }


def area(sheet: wire.Sheet, name: str) -> dict[str, str]:
    return rows_of(next(area for area in sheet.areas if area.name == name).rows)


def player(sheet: wire.Sheet, seat: int) -> dict[str, str]:
    return rows_of(sheet.players[seat].rows)


def moments(setting: Setting) -> Iterator[Match]:
    return (match for match in random_moments(setting) if match.over or len(match.played) % BETWEEN_LOOKS == 0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(games()))
def test_every_row_says_something_and_no_sentence_lacks_a_word(game: str, language: str) -> None:
    for edition in games()[game].editions:
        for match in moments(Setting(games()[game], ["Ana", "Bo", "Cy"], edition.id)):
            for seat in (1, None):
                sheet = told(match, seat, language)
                assert [player.name for player in sheet.players] == ["Ana", "Bo", "Cy"]
                rows = [row for area in sheet.areas for row in area.rows]
                rows += [row for player in sheet.players for row in player.rows]
                assert all(row.items and all(item.text for item in row.items) for row in rows)
                words = " ".join([item.text + item.note for row in rows for item in row.items])
                assert not re.search(r"[{}$■□♣▲≈⌂♙✿]", words), "signs are for who sees them"


def test_santiago_tells_the_road_the_buildings_the_ship_and_the_goods() -> None:
    position = (
        SantiagoPosition(2)
        .holds(0, sugar=0, citrus=0, tobacco=0, rum=2, pesos=5)
        .broker_on(0, "church")
        .owns(1, "church")
    )
    sheet = told(position.match, 0)
    assert area(sheet, "buildings")["Church"].endswith("Effect: take 1 VP, Owner: Bruno, Broker: Alicia")
    assert "Car" in " ".join(area(sheet, "road").values())
    assert set(area(sheet, "ship")) == {"Demand", "Supply"}
    assert player(sheet, 0)["Goods"] == "rum 2"
    assert player(sheet, 0)["Pesos"] == "5"
    assert player(sheet, 1)["Goods"] == "hidden"


def test_havana_tells_costs_in_words_and_the_hand_with_what_its_cards_do() -> None:
    position = HavanaPosition(2).row("upper", "townhouse", "bakery", "kiosk").hand(0, "debris", "mama")
    sheet = told(position.match, 0)
    assert area(sheet, "upper")["Townhouse"] == "2 VP, 1 red cube, 2 pesos, For sale"
    assert "For sale" not in area(sheet, "upper")["Bakery"]
    assert player(sheet, 0)["Your hand"].startswith("2 Debris (take all grey cubes from the centre), 9 Mama (")
    assert "Your hand" not in player(sheet, 1)


def test_cuba_tells_prices_and_spaces_in_words() -> None:
    position = CubaPosition(2).market(citrus=0, sugar=5, tobacco=2, rum=3, cigars=1).builds(0, b2="dam").pawn(0, "b2")
    sheet = told(position.match, 0)
    market = area(sheet, "market")
    assert market["On the market"] == "citrus 0 of 5, sugar cane 5 of 5, tobacco 2 of 5, rum 3 of 3, cigars 1 of 3"
    assert market["Buy for"] == "citrus 7, sugar cane 2, tobacco 5, rum 4, cigars 6"
    assert "Golf Course (2 water · up to 4 water → 1 VP each)" in area(sheet, "buildings")["Points"]
    assert "b2: Dam (pawn) (take 2 water)" in player(sheet, 0)["Your plantation*"]


def test_the_sheet_comes_in_the_callers_language_for_a_seat_or_a_spectator(ana: Player) -> None:
    table = ana.open_table("havana", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    for language, hand in (("en", "Your hand"), ("fr", "Votre main")):
        own = ana.get(f"/api/tables/{table}/sheet", lang=language)
        assert hand in [row["label"] for row in own["players"][0]["rows"]]
        looking_on = ana.get(f"/api/tables/{table}/sheet", lang=language, seat=-1)
        assert hand not in [row["label"] for row in looking_on["players"][0]["rows"]]


def test_a_table_that_has_not_begun_has_no_sheet(ana: Player) -> None:
    table = ana.open_table("havana", [{"kind": "me"}, {"kind": "open"}])
    ana.do("GET", f"/api/tables/{table}/sheet", status=409)

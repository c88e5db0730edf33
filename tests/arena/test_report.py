"""The report and the picture: the same for the same games, in both languages, and with every fault."""

import re
import xml.etree.ElementTree as Xml

import pytest

from malecon.arena.bout import play_bout
from malecon.arena.lineup import schedule
from malecon.arena.plan import Plan
from malecon.arena.plot import plot
from malecon.arena.ratings import Rating, ratings
from malecon.arena.report import command, main_sheets, markdown, report
from malecon.arena.tables import Sheet, Tables
from malecon.text import texts
from tests.arena.strange_bots import let_strange_bots_in, plan_for

SVG = "{http://www.w3.org/2000/svg}"


def tables_of(plan: Plan, games: int, language: str = "en") -> Tables:
    bouts = schedule(plan.bots, plan.players, games)
    return Tables(plan, [play_bout(plan, bout).result for bout in bouts], texts(language))


def titles(plan: Plan, games: int) -> list[str]:
    tables = tables_of(plan, games)
    return [sheet.title for sheet in main_sheets(tables, ratings(tables.sound), times=True)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_table_is_complete_in_both_languages(language: str) -> None:
    plan = plan_for("random", "lookahead")
    tables = tables_of(plan, 4, language)
    sheets = [*main_sheets(tables, ratings(tables.sound), times=True), tables.bots_in_seats()]
    assert len(sheets) == 7
    for sheet in sheets:
        assert sheet.rows
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)
    text = report(plan, schedule(plan.bots, 2, 4), sheets, texts(language), [])
    assert not re.search(r"\{|arena-", text)
    assert ("100,0\u00a0% (" if language == "fr" else "100.0% (") in text


def test_times_are_left_out_if_nobody_wants_them() -> None:
    tables = tables_of(plan_for("random", "lookahead"), 2)
    with_times, without = (main_sheets(tables, ratings(tables.sound), times=wanted) for wanted in (True, False))
    assert {sheet.title for sheet in with_times} - {sheet.title for sheet in without} == {"Time per move"}


def test_pairs_are_shown_where_two_play_or_where_not_everybody_meets_everybody() -> None:
    assert "Head to head" in titles(plan_for("random", "lookahead"), 2)
    assert "Head to head" in titles(plan_for("random", "lookahead", "random", players=2), 6)
    assert "Head to head" not in titles(plan_for("random", "lookahead", "random"), 3)
    assert "Head to head" not in titles(plan_for("random", "random"), 1)


def test_a_faulty_game_is_shown_and_counts_for_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    let_strange_bots_in(monkeypatch)
    plan = plan_for("random", "lookahead", "stumbling", players=2)
    tables = tables_of(plan, 6)
    assert (len(tables.sound), len(tables.faulty)) == (2, 4)
    faults = tables.faults()
    assert faults is not None
    assert len(faults.rows) == 4
    assert faults.rows[0][0] == "stumbling"
    assert "no | idea" in faults.rows[0][-1]
    assert "no \\| idea" in markdown(faults)
    assert {row[0]: row[1] for row in tables.overall().rows} == {"lookahead": "2", "random": "2"}


def test_where_every_game_is_faulty_only_the_faults_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    let_strange_bots_in(monkeypatch)
    assert titles(plan_for("stumbling", "stumbling"), 2) == ["Faults"]


def test_overruns_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    let_strange_bots_in(monkeypatch)
    rows = tables_of(plan_for("slow", "paused"), 4).times().rows
    assert {row[0]: row[-3:] for row in rows} == {"slow": ("12.00", "4", "4"), "paused": ("12.00", "4", "0")}


def test_a_table_in_markdown_keeps_its_columns() -> None:
    sheet = Sheet("title", "note", ("bot", "wins"), [("a|b", "1")])
    assert markdown(sheet) == "| bot | wins |\n| :-- | --: |\n| a\\|b | 1 |"


def test_the_command_names_everything_that_the_games_depend_on() -> None:
    plan = plan_for("random", "lookahead", game="cuba", seed=3, edition="fr2007", options={"monastery": "products"})
    assert command(plan, 4, texts("fr"), ["--no-times"]) == (
        "malecon arena cuba random lookahead --games 4 --players 2 --seed 3 --edition fr2007"
        " --option monastery=products --out FOLDER --no-times --lang fr"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_picture_shows_and_tells_every_rating(language: str) -> None:
    rated = {"<marta & co>": Rating(30.0, 1.0), "ramiro": Rating(20.0, 2.0)}
    picture = Xml.fromstring(plot(rated, texts(language)))
    assert picture.find(f"{SVG}title") is not None
    told = picture.findtext(f"{SVG}desc")
    assert told is not None
    assert "<marta & co>" in told
    assert "1647" in told
    dots = picture.findall(f".//{SVG}circle")
    lines = picture.findall(f".//{SVG}line[@class='reach']")
    assert float(dots[0].attrib["cx"]) > float(dots[1].attrib["cx"])
    for dot, line in zip(dots, lines, strict=True):
        assert float(line.attrib["x1"]) < float(dot.attrib["cx"]) < float(line.attrib["x2"])
    length = [float(line.attrib["x2"]) - float(line.attrib["x1"]) for line in lines]
    assert length[1] == pytest.approx(2 * length[0], abs=0.2)
    assert "prefers-color-scheme: dark" in plot(rated, texts(language))


def test_the_picture_fits_however_far_apart_the_bots_are() -> None:
    for apart in (0.0, 5.0, 60.0):
        picture = Xml.fromstring(plot({"a": Rating(25 + apart, 3.0), "b": Rating(25 - apart, 3.0)}, texts("en")))
        for line in picture.iter(f"{SVG}line"):
            assert 0 < float(line.attrib["x1"]) <= float(line.attrib["x2"]) < 720

"""The documentation site, as far as it is ours: what is on its pages, where it is, and what proves it.

`make docs` makes the site of it, which takes programs that the tests need not have.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from handbook import contents, interfaces, rulebooks
from handbook.addresses import across, address, chapters, clauses, up, write_forwards
from handbook.commands import page as page_of_commands
from handbook.evidence import citations, proofs
from handbook.links import trouble_of
from handbook.relations import game_of, related
from handbook.sources import on_the_site
from handbook.words import bundle, tell
from malecon.cli.coverage import cardboard_of
from malecon.engine.catalogue import LANGUAGES
from malecon.engine.game import Game
from malecon.games import games
from tests.docs.pages import ROOT, blocks

CITED = "cuba.worker.yield"

# -- the rules ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_once_in_the_chapter_that_its_address_names(language: str) -> None:
    found = {
        id: f"{page}.html#{id}"
        for page, text in rulebooks.pages(language)
        for id in re.findall(r"^```{clause} (\S+)$", text, re.MULTILINE)
    }
    assert found == {id: address(id) for id in clauses()}
    assert len(found) == sum(len(game.catalogue) for game in games().values())


def test_no_chapter_has_the_name_of_another_page_of_its_game() -> None:
    for game, section in chapters().values():
        assert section.id not in (*rulebooks.BESIDES, "index"), game


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_editions_and_options_name_every_difference_and_every_value(game: Game) -> None:
    for language in LANGUAGES:
        pages = dict(rulebooks.pages(language))
        differences, options = pages[f"rules/{game.name}/differences"], pages[f"rules/{game.name}/options"]
        for difference in game.catalogue.differences:
            assert difference.topic[language] in differences
            assert all(f"`{id}`" in differences for id in (*difference.readings, difference.default))
        for option in game.options:
            assert all(f"`--option {option.name}={value}`" in options for value in option.values)


def test_every_clause_is_shown_with_its_tests_or_the_reason_why_there_is_none() -> None:
    cardboard = {id for game in games().values() for id in cardboard_of(game)}
    assert {*proofs(), *cardboard} == set(clauses())


def test_a_proof_names_the_line_of_its_test_and_a_citation_that_of_the_rule() -> None:
    for proof in proofs()[CITED]:
        line = proof.place.path.read_text("utf-8").splitlines()[proof.place.line - 1]
        assert line.startswith(f"def test_{proof.sentence.replace(' ', '_')}(")
    for place in citations()[CITED]:
        assert f'"{CITED}"' in place.path.read_text("utf-8").splitlines()[place.line - 1]
    assert str(citations()[CITED][0]).startswith("src/malecon/games/cuba/")


def test_clauses_that_speak_of_each_other_lead_to_each_other() -> None:
    for one, other in (
        ("santiago.cuban.zorro.open-gift", "santiago.info.transactions-open"),  # one names the other
        ("cuba.worker.move.any-field", "cuba.worker.move.plantation-field"),  # readings of one point
    ):
        assert other in related(game_of(one), clauses()[one])
        assert one in related(game_of(other), clauses()[other])


def test_the_address_of_a_clause_follows_from_its_id_and_leads_to_it(tmp_path: Path) -> None:
    write_forwards(tmp_path)
    assert len(list(tmp_path.rglob("*.html"))) == len(LANGUAGES) * len(clauses())
    for language, folder in (("en", tmp_path / "clause"), ("fr", tmp_path / "fr" / "clause")):
        page = (folder / f"{CITED}.html").read_text("utf-8")
        assert f'<html lang="{language}">' in page
        assert f'<a href="../{address(CITED)}">' in page


def test_one_language_leads_to_the_other() -> None:
    assert up("rules/cuba/worker") == "../../"
    assert across("rules/cuba/worker", "en") == "../../fr/"
    assert across("rules/cuba/worker", "fr") == "../../../"
    assert across("index", "en") == "fr/"


# -- the other pages ------------------------------------------------------------------------------------------------


def test_every_page_of_the_docs_stands_on_a_shelf() -> None:
    shown = [page for shelf in contents.shelves("en") for page in shelf.pages]
    assert len(shown) == len(set(shown))
    assert set(shown) == {*(page.stem for page in contents.DOCS.glob("*.md")), *contents.ELSEWHERE, *contents.MADE}


def test_a_page_that_is_not_written_yet_is_passed_over_and_one_that_nobody_listed_is_a_guide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "library.md").touch()
    (tmp_path / "unheard-of.md").touch()
    monkeypatch.setattr(contents, "DOCS", tmp_path)
    shown = {shelf.id: shelf.pages for shelf in contents.shelves("en")}
    assert shown["learn"] == ("library",)
    assert shown["guides"] == ("contributing", "unheard-of")


def test_links_of_the_docs_lead_to_pages_of_the_site_and_files_of_the_project_are_named() -> None:
    page = ROOT / "docs" / "protocol.md"
    assert on_the_site("versions", "#versions", page) == "[versions](#versions)"
    assert on_the_site("notation.md", "notation.md", page) == "[](notation.md)"
    assert on_the_site("rules", "../CONTRIBUTING.md#how", page) == "[rules](contributing.md#how)"
    assert on_the_site("types", "../web/src/wire.ts", page) == "`web/src/wire.ts`"
    assert on_the_site("data.md", "docs/data.md", ROOT / "CHANGELOG.md") == "[data.md](data.md)"


def test_the_page_of_commands_has_every_command_with_its_options() -> None:
    page = page_of_commands()
    for command in ("malecon play", "malecon arena", "malecon rules show", "malecon serve"):
        assert f"\n## {command}\n" in page
    assert re.search(r"\| `--sure` \| \S.* \|", page)
    assert "malecon arena GAME BOT...\n" in page


def test_every_module_of_the_python_pages_exists() -> None:
    for module in (module for *_, modules in interfaces.PAGES.values() for module in modules):
        path = ROOT / "src" / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__init__.py").exists(), module


def test_a_docstring_is_read_as_it_is_written() -> None:
    written = [
        "What `play` does: *args_ and such.",
        "",
        "    m = play(2 * 3)",
        "    m.over",
        "",
        "Then more:",
        ">>> f(*a)",
        "1",
    ]
    assert interfaces.in_restructured_text(written) == [
        *("What ``play`` does: \\*args\\_ and such.", ""),
        *("", ".. code-block:: python", "", "    m = play(2 * 3)", "    m.over", ""),
        *("Then more:", ">>> f(*a)", "1"),
    ]


def test_the_site_says_the_same_in_both_languages() -> None:
    english, french = (set(bundle(language)._messages) for language in LANGUAGES)
    assert english == french
    for key in french:
        text = tell("fr", key, game="Cuba", count=3, proved=2, cardboard=1, reason="…", name="…")
        assert not re.search(r"[^\u00a0\u202f][:;?!»]", text), text
    assert "article" in tell("fr", "site-chapter-count", count=1)


def test_the_program_of_the_first_steps_runs() -> None:
    (program,) = [block for page, block in blocks("python") if page == "first-steps.md"]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("['open ")


# -- its links ------------------------------------------------------------------------------------------------------


def test_links_that_lead_nowhere_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "style.css").touch()
    (tmp_path / "rules" / "a.html").write_text('<p id="here"><a href="../index.html#top">home</a>', "utf-8")
    sound = '<link href="style.css"><a href="rules/a.html#here">a</a><a href="https://example.org/">out</a>'
    (tmp_path / "index.html").write_text(sound, "utf-8")
    assert trouble_of(tmp_path) == []
    wrong = {
        '<a href="b.html">': "index.html: b.html leads nowhere",
        '<a href="rules/">': "index.html: rules/ leads nowhere",
        '<a href="rules/a.html#there">': "index.html: rules/a.html#there leads to an anchor that is not there",
        '<a href="#there">': "index.html: #there leads to an anchor that is not there",
        '<a href="https:/example.org">': "index.html: https:/example.org is no address",
        '<img src="picture.png">': "index.html: picture.png is not there",
        '<script src="http://example.org">': "index.html: http://example.org is fetched from another origin",
        '<link href="//example.org/x.css">': "index.html: //example.org/x.css is fetched from another origin",
        '<meta http-equiv="refresh" content="0; url=b.html">': "index.html: b.html leads nowhere",
        '<p id="one"><p id="one">': "index.html: the anchor one is there twice",
    }
    for broken, told in wrong.items():
        (tmp_path / "index.html").write_text(f"{sound}{broken}", "utf-8")
        assert trouble_of(tmp_path) == [told]

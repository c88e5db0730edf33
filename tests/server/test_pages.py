"""The plain pages: in both languages, without anything from elsewhere, and every word of a view has a name."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games import games
from malecon.server.pages import sentences
from malecon.server.pages.board import OWN_PLACE, OWN_WORD, Scene, in_words
from malecon.server.pages.facts import facts_of
from malecon.server.pages.files import FILES
from malecon.server.pages.html import TEMPLATES, tag
from malecon.server.pages.pages import BOARDS
from malecon.server.table.plan import Clock, Plan, SeatPlan
from malecon.text import texts
from tests.server.running import Player, Server

LANGUAGES = ("en", "fr")
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NAME = '<b>Ana</b> & "Co"'
VOID = ("input", "link", "meta")

Element = tuple[str, dict[str, str]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as running:
        yield running


@pytest.fixture(scope="module")
def ana(server: Server) -> Iterator[Player]:
    player = Player(server.url, NAME)
    yield player
    player.close()


@pytest.fixture(scope="module")
def table(ana: Player) -> str:
    """A table where Ana plays against a bot."""
    return ana.open_table("havana", [{"kind": "me"}, {"kind": "bot", "level": "random"}])


class Outline(HTMLParser):
    """The elements of a page, and whether each that is opened is closed where it should be."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.around: list[list[str]] = []  # for each element, what it is in
        self.open: list[str] = []
        self.text = ""
        self.feed(page)
        assert self.open == [], f"left open: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        self.around.append(list(self.open))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        self.text += data

    def named(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]


def get(url: str, path: str, **headers: str) -> httpx.Response:
    return httpx.get(url + path, headers={**BROWSER, **headers}, timeout=60)


# -- every page -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/carry", "/t/{table}", "/t/nosuchtable00"])
def test_a_page_is_in_one_language_and_shows_no_key(ana: Player, table: str, path: str, language: str) -> None:
    answer = ana.http.get(path.format(table=table), params={"lang": language}, headers=BROWSER)
    assert answer.status_code == (404 if "nosuch" in path else 200)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    outline = Outline(answer.text)
    assert outline.named("html") == [{"lang": language}]
    assert texts(language).say("page-notice") in outline.text
    assert re.findall(r"\b(?:page|label|error|option|edition)-[a-z-]+\b", outline.text) == []
    assert "${" not in answer.text
    assert "{ $" not in answer.text


@pytest.mark.parametrize("path", ["/", "/carry", "/t/{table}", "/t/nosuchtable00"])
def test_a_page_runs_and_loads_nothing_but_our_own_files(server: Server, table: str, path: str) -> None:
    answer = get(server.url, path.format(table=table))
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'; style-src 'self'" in policy
    assert "unsafe" not in policy
    outline = Outline(answer.text)
    assert outline.named("style") == []
    for script in outline.named("script"):
        assert script.get("type") == "application/json" or script["src"].startswith("/static/")
    for _, attributes in outline.elements:
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
        for name in ("src", "href"):
            assert attributes.get(name, "/").startswith(("/", "?", "#")), attributes


@pytest.mark.parametrize("path", ["/", "/t/{table}"])
def test_every_field_has_a_label_and_every_section_a_heading(server: Server, table: str, path: str) -> None:
    outline = Outline(get(server.url, path.format(table=table)).text)
    ids = {attributes["id"] for _, attributes in outline.elements if "id" in attributes}
    labelled = {label.get("for") for label in outline.named("label")}
    for (element, attributes), around in zip(outline.elements, outline.around, strict=True):
        if element in ("input", "select") and "template" not in around:
            assert attributes.get("id") in labelled or "label" in around, attributes
        for name in ("aria-labelledby", "aria-describedby"):
            assert attributes.get(name) is None or attributes[name] in ids, attributes
    assert len(outline.named("h1")) == 1


def test_the_browser_chooses_the_language_and_the_switch_overrules_it(server: Server) -> None:
    french = get(server.url, "/", **{"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.5"})
    assert Outline(french.text).named("html") == [{"lang": "fr"}]
    assert "Accept-Language" in french.headers["vary"]
    english = Outline(get(server.url, "/?lang=en", **{"Accept-Language": "fr"}).text)
    assert english.named("html") == [{"lang": "en"}]
    switch = [link for link in english.named("a") if link.get("hreflang")]
    assert [(link["href"], link.get("aria-current")) for link in switch] == [("?lang=en", "true"), ("?lang=fr", None)]
    assert {"class": "brand", "href": "/?lang=en"} in english.named("a")


# -- names ------------------------------------------------------------------------------------------------------------


def test_names_are_text_and_never_markup(ana: Player, table: str) -> None:
    for path in ("/", "/carry", f"/t/{table}"):
        page = ana.http.get(path, headers=BROWSER).text
        assert "<b>" not in page
        assert any(NAME in attributes.values() for _, attributes in Outline(page).elements), path


def test_an_element_escapes_its_text_and_its_attributes() -> None:
    assert tag("p", "1 < 2 & 3", title='"<>"') == '<p title="&quot;&lt;&gt;&quot;">1 &lt; 2 &amp; 3</p>'
    assert tag("p", tag("i", "<"), hidden=True, id=False) == "<p hidden><i>&lt;</i></p>"


def test_sentences_for_the_script_cannot_end_their_block(server: Server) -> None:
    page = get(server.url, "/").text
    block = re.findall(r'<script type="application/json" id="sentences">(.*?)</script>', page, re.DOTALL)
    said: dict[str, str] = json.loads(block[0])
    assert said["turn-of"] == "Waiting for {names}"
    assert "<" not in block[0]


def test_an_identity_that_is_no_longer_good_does_not_keep_anybody_out(server: Server, table: str) -> None:
    for path in ("/", "/carry", f"/t/{table}"):
        answer = httpx.get(server.url + path, headers=BROWSER, cookies={"malecon": "forged.forged.forged"})
        assert answer.status_code == 200, path


# -- the home page ----------------------------------------------------------------------------------------------------


def test_every_game_edition_and_option_can_be_chosen(server: Server) -> None:
    outline = Outline(get(server.url, "/").text)
    assert [button["data-play"] for button in outline.named("button") if "data-play" in button] == list(games())
    fields = {select.get("id"): select for select in outline.named("select")}
    values = [option.get("value") for option in outline.named("option")]
    for game in games().values():
        assert fields[f"edition-{game.name}"]["name"] == "edition"
        assert {edition.id for edition in game.editions} <= set(values)
        for option in game.options:
            field = fields[f"option-{game.name}-{option.name}"]
            assert field["name"] == option.name
            assert set(option.values) <= set(values)
            why = texts("en").say(f"option-{game.name}-{option.name}.why")
            assert why in outline.text


# -- the table page ---------------------------------------------------------------------------------------------------


def test_a_table_that_wants_no_spectators_shows_strangers_only_why(server: Server, ana: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    closed = ana.open_table("santiago", seats, spectators=False)
    answer = get(server.url, f"/t/{closed}?lang=fr")
    assert answer.status_code == 403
    assert texts("fr").say("error-no-spectators") in Outline(answer.text).text
    assert ana.http.get(f"/t/{closed}", headers=BROWSER).status_code == 200
    assert httpx.get(f"{server.url}/t/{closed}/words").status_code == 403


def test_the_id_in_the_address_is_not_markup(server: Server) -> None:
    answer = get(server.url, "/t/%22%3E%3Cimg%20src=x%3E?lang=%22%3E%3Cimg%3E")
    assert answer.status_code == 404
    assert Outline(answer.text).named("img") == []


@pytest.mark.parametrize(
    ("clock", "english", "french"),
    [
        (Clock(), "none", "aucune"),
        (Clock("move", 90), "90 seconds for each decision", "90 secondes pour chaque décision"),
        (Clock("move", 86_400), "1 day for each decision", "1 jour pour chaque décision"),
        (
            Clock("fischer", 600, 1),
            "10 minutes for the whole game, and 1 second more after each turn",
            "10 minutes pour toute la partie, et 1 seconde de plus après chaque tour",
        ),
        (Clock("fischer", 7200), "2 hours for the whole game", "2 heures pour toute la partie"),
    ],
)
def test_the_clock_of_a_table_is_said_in_words(clock: Clock, english: str, french: str) -> None:
    plan = Plan("havana", [SeatPlan("me"), SeatPlan("open")], clock=clock)
    assert f"<dd>{english}</dd>" in facts_of(plan, texts("en"))
    assert f"<dd>{french}</dd>" in facts_of(plan, texts("fr"))


def test_a_table_names_the_options_that_its_edition_would_not_have_set() -> None:
    plan = Plan(
        "cuba", [SeatPlan("me"), SeatPlan("open")], "fr2008", {"delegate": "face-down", "harbor-refill": "one-step"}
    )
    facts = facts_of(plan, texts("en"))
    assert texts("en").say("option-cuba-delegate-face-down") in facts
    assert texts("en").say("option-cuba-harbor-refill") not in facts


# -- the words of a view ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
def test_every_entry_of_the_board_is_a_field_of_the_view_and_every_word_has_a_name(game: str, language: str) -> None:
    found = games()[game]
    for edition in found.editions:
        setting = Setting(found, ["Ana", "Bo", "Cy"], edition.id)
        words: Any = in_words(BOARDS[game], Scene(setting, texts(language, edition.id)))
        view = Match(setting).view(0)
        entries = [entry for card in words["cards"] for entry in card["entries"]] + words["player"]
        for entry in entries:
            value: Any = view
            for step in entry["path"]:
                value = value[0 if step == OWN_PLACE else "1" if step == OWN_WORD else step]
            if isinstance(value, dict) and entry.get("by", "seat") != "seat":
                unnamed = [word for word in value if word not in words["domains"][entry["by"]]]
                assert unnamed == (["set_aside"] if entry["path"][0] == "cards" else []), entry
        names = [name for domain in words["domains"].values() for name, _ in domain.values()]
        assert all(names)
        assert not [name for name in names if re.search(r"[{}$]", name)]


def test_the_words_of_a_table_come_in_the_callers_language(ana: Player, table: str) -> None:
    for language, bank in (("en", "Bank"), ("fr", "Banque")):
        words = ana.get(f"/t/{table}/words", lang=language)
        assert words["domains"]["house"]["bank"][0] == bank
        assert words["levels"]["random"]["is"] == texts(language).say(
            "page-is-bot", level=texts(language).say("page-level-random")
        )


def test_the_market_of_cuba_has_a_price_for_every_number_of_pieces() -> None:
    setting = Setting(games()["cuba"], ["Ana", "Bo"])
    words: Any = in_words(BOARDS["cuba"], Scene(setting, texts("en")))
    for ware, prices in words["lookups"]["buying"].items():
        assert prices[1:] == words["lookups"]["selling"][ware][:-1]
        assert len(prices) == len(words["lookups"]["selling"][ware])


def test_the_wording_of_a_rule_can_be_read_in_both_languages(server: Server) -> None:
    game = next(iter(games().values()))
    clause = next(iter(game.catalogue))
    for language in LANGUAGES:
        answer = httpx.get(f"{server.url}/rules/{clause}", params={"lang": language})
        assert answer.json() == {"clause": clause, "rule": texts(language).clause(game, clause)}
    assert httpx.get(f"{server.url}/rules/no.such.clause").status_code == 404


# -- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_file_has_its_type_and_is_sent_once(server: Server, name: str) -> None:
    kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
    answer = httpx.get(f"{server.url}/static/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kinds[name.rpartition(".")[2]]
    assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(f"{server.url}/static/{name}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["pages.py", "..%2Fpages.py", "%2e%2e%2fhtml.py", "home.html", "style.css%00"])
def test_nothing_else_is_a_file(server: Server, name: str) -> None:
    assert httpx.get(f"{server.url}/static/{name}").status_code == 404


def test_scripts_import_only_files_that_are_there() -> None:
    for file in FILES.values():
        for imported in re.findall(r'from "\./([^"]+)"', file.content.decode()):
            assert imported in FILES


# -- sentences --------------------------------------------------------------------------------------------------------


def keys_in_script(*names: str) -> set[str]:
    """The sentences that scripts say, also where a part of the key is put in: `over-${why}`."""
    code = "".join(FILES[name].content.decode() for name in names)
    return {f"page-{key}" for key in re.findall(r'["`]([a-z]+(?:-[a-z]+)*)["`]', code)}


@pytest.mark.parametrize(
    ("page", "keys", "scripts"),
    [
        ("home", sentences.HOME, ("home.js", "wire.js")),
        ("table", sentences.TABLE, ("table.js", "board.js", "log.js", "wire.js")),
        ("carry", sentences.CARRY, ("carry.js", "wire.js")),
        ("trouble", sentences.TROUBLE, ()),
        ("layout", sentences.LAYOUT, ()),
    ],
)
def test_every_sentence_of_a_page_is_said_there(page: str, keys: tuple[str, ...], scripts: tuple[str, ...]) -> None:
    written = set(re.findall(r"\$\{(page-[a-z-]+)\}", Path(TEMPLATES / f"{page}.html").read_text("utf-8")))
    assert written <= set(keys)
    composed = {"page-over-resigned", "page-over-abandoned", "page-proposal-undo", "page-proposal-abandon"}
    composed |= {"page-agree-as", "page-decline-as"}
    assert set(keys) - written - keys_in_script(*scripts) - composed - set(sentences.EVERYWHERE) == set()
    assert len(keys) == len(set(keys))


def test_scripts_say_only_sentences_that_they_are_given() -> None:
    for page, keys in (("home", sentences.HOME), ("table", sentences.TABLE), ("carry", sentences.CARRY)):
        code = FILES[f"{page}.js"].content.decode()
        if page == "table":
            code += FILES["board.js"].content.decode() + FILES["log.js"].content.decode()
        for key in re.findall(r'\bsay\("([a-z-]+)"', code + FILES["wire.js"].content.decode()):
            assert f"page-{key}" in keys, f"{page}: {key}"


# -- what is not there ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_path_is_answered_to_a_browser_by_a_page_and_to_a_program_by_json(
    server: Server, language: str
) -> None:
    shown = get(server.url, f"/no/such/page?lang={language}")
    assert shown.status_code == 404
    outline = Outline(shown.text)
    assert outline.named("html") == [{"lang": language}]
    assert texts(language).say("error-no-page") in outline.text
    told = httpx.get(f"{server.url}/no/such/page", params={"lang": language})
    assert told.status_code == 404
    assert told.json()["error"]["message"] == texts(language).say("error-no-page")

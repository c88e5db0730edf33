"""Watching games that are over: one of the server’s, or a record that is dropped on the page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Player, Server
from tests.web.conftest import NewScreen
from tests.web.scenes import never, table_at
from tests.web.wording import check_words

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def reader(server: Server) -> Iterator[Player]:
    """Somebody with a game that is over."""
    player = Player(server.url, "Eva")
    yield player
    player.close()


@pytest.fixture(scope="module")
def finished(reader: Player) -> str:
    return table_at(reader, "havana", never)


def test_a_finished_game_is_watched_move_by_move(screen: NewScreen, reader: Player, finished: str) -> None:
    one = screen(player=reader)
    page = one.page
    page.goto("/")
    page.locator(f".played a.button[href='/replay/{finished}']").click()
    page.wait_for_url(f"**/replay/{finished}")
    line = page.locator("section.prompt input[type=range]")
    line.wait_for()
    last = int(line.get_attribute("max") or "0")
    assert last > 100
    begins = page.inner_text("main")
    controls = page.locator("section.prompt")
    for _ in range(3):
        controls.get_by_role("button", name="Next move").click()
    at = int(line.input_value())
    assert at >= 3
    assert page.inner_text("section.prompt .told")
    page.keyboard.press("ArrowLeft")
    assert int(line.input_value()) < at
    page.locator("#part").select_option(index=3)
    assert int(line.input_value()) > at
    middle = page.inner_text("main")
    assert middle != begins
    page.locator("#eyes").select_option(value="1")
    page.wait_for_selector("section.own")
    assert int(line.input_value()) > at, "another perspective of the same moment"
    page.locator("section.prompt button:has-text('Share'), section.prompt button:has-text('link')").first.click()
    page.wait_for_url(re.compile(r"seat=1&at=\d+"))
    shared, now = page.url, int(line.input_value())
    again = screen(player=reader, language="fr").page
    again.goto(shared)
    again.wait_for_selector("section.own")
    assert int(again.locator("section.prompt input[type=range]").input_value()) == now
    check_words(again, "fr")
    page.keyboard.press("End")
    assert int(line.input_value()) == last
    controls.get_by_role("button", name="Go to the start").click()
    assert int(line.input_value()) == 0
    page.keyboard.press("p")
    page.wait_for_function("() => Number(document.querySelector('section.prompt input[type=range]').value) > 3")
    with page.expect_download() as download:
        page.locator("section.prompt a[download], section.prompt button:has-text('ecord')").first.click()
    assert download.value.suggested_filename.endswith(".malecon")


def test_a_record_file_is_dropped_on_the_page(screen: NewScreen) -> None:
    page = screen().page
    page.goto("/replay")
    page.wait_for_selector(".choose")
    record = sorted(RECORDS.glob("santiago*"))[0]
    drop(page, record.read_text("utf-8"))
    line = page.locator("section.prompt input[type=range]")
    line.wait_for()
    assert int(line.get_attribute("max") or "0") > 50
    page.goto("/")
    page.wait_for_selector(".box.cuba")
    drop(page, record.read_text("utf-8"))
    line.wait_for()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_that_is_no_record_is_told_apart(screen: NewScreen, language: str) -> None:
    one = screen(language=language)
    one.expect("status of 400", "status of 422")
    page = one.page
    page.goto("/replay")
    page.set_input_files("#record", {"name": "x.malecon", "mimeType": "text/plain", "buffer": b"\x00no record at all"})
    told = page.locator("main [role=alert]")
    expect(told).to_be_visible()
    assert len(told.inner_text().split()) > 3
    check_words(page, language)


def drop(page: Page, text: str) -> None:
    page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'game.malecon', {type: 'text/plain'}));
          for (const kind of ['dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(kind, {dataTransfer, bubbles: true, cancelable: true}));
        }""",
        text,
    )

"""In the middle of every kind of question axe finds nothing, and what is asked and offered is told in whole."""

import pytest
from playwright.sync_api import Page

from tests.server.running import Json, Socket, Somebody
from tests.web.axe import check_axe
from tests.web.browser import Device
from tests.web.conftest import NewScreen
from tests.web.decisions import Explorer, open_table, questions_of
from tests.web.layout import SETTLED

MOST_GAMES = 12
WINDOWS = (Device(1366, 768), Device(390, 844), Device(844, 390))
# What ends in … because there is no room for it. Where signs stand below the words, they tell it.
CUT = """() => [...document.querySelectorAll('.prompt :is(.ask, .groups span, .ch:not(:has(.gains)) .what)')]
  .filter(({scrollHeight, clientHeight, scrollWidth, clientWidth}) =>
    scrollHeight > clientHeight + 3 || scrollWidth > clientWidth + 1)
  .map((element) => element.innerText)"""


@pytest.mark.parametrize("game", ["cuba", "santiago", "havana"])
def test_in_the_middle_of_every_kind_of_question(screen: NewScreen, somebody: Somebody, game: str) -> None:
    """A page looks on while its player plays from elsewhere, and is looked at when a question is new."""
    player = somebody("Ana")
    view = screen(player=player, language="fr")  # the longer words
    explorer = Explorer(game)
    for _ in range(MOST_GAMES):
        table = open_table(player, game)
        view.page.goto(f"/t/{table}")
        with player.socket(table) as socket:
            while (question := next_question(socket)) is not None and explorer.missing():
                decision = question["decision"]
                if decision not in explorer.seen:
                    view.page.wait_for_selector(f'section.prompt[data-question="{question["number"]}"]')
                    check_axe(view.page, f"{game}, {decision}")
                    check_told(view.page, decision)
                    explorer.seen.add(decision)
                answer = socket.play(explorer.choose(question))
                assert answer["type"] == "accepted", answer
                while socket.state["number"] < answer["number"]:
                    socket.next("update")
        if not explorer.missing():
            break
    assert explorer.seen == questions_of(game)


def check_told(page: Page, decision: str) -> None:
    before = page.viewport_size
    for window in WINDOWS:
        page.set_viewport_size({"width": window.width, "height": window.height})
        page.evaluate(SETTLED)
        cut = page.evaluate(CUT)
        assert not cut, f"{decision} at {window.width}x{window.height}: {cut}"
    assert before is not None
    page.set_viewport_size(before)


def next_question(socket: Socket) -> Json | None:
    """Wait until we are asked; nothing once the game is over."""
    while True:
        if socket.state and socket.state["table"]["state"] != "playing":
            return None
        if socket.state.get("question"):
            found: Json = socket.state["question"]
            return found
        socket.next("update")

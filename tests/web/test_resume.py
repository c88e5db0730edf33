"""What may happen in the middle of a game: a reload, a server that dies and comes back, two tabs, no network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.server.running import Server
from tests.web.browser import Screen
from tests.web.conftest import NewScreen
from tests.web.seat import Seat, Sight

# While a server is away, the browser says so, too.
AWAY = (
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "WebSocket connection to",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONNECTION_RESET",
)
LOST = ".top .lost"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that may be killed."""
    with Server(str(tmp_path / "malecon.sqlite"), log=tmp_path / "log") as running:
        yield running


def sit_down(screen: Screen, game: str, moves: int) -> tuple[Seat, Sight]:
    screen.page.goto("/")
    screen.page.locator(f".box.{game} .button.primary").click()
    seat = Seat(screen, seed=9)
    return seat, play(seat, seat.wait_for_question(), moves)


def play(seat: Seat, sight: Sight, moves: int) -> Sight:
    """Answer so many questions."""
    for _ in range(moves):
        seat.answer(sight)
        sight = seat.wait_for_question()
        assert not sight.over
    return sight


def shown(page: Page) -> tuple[str, str]:
    """What is on the board and in the own hands, in words; not what has just happened, which is news only once."""
    return page.inner_text("main").replace(page.inner_text("section.prompt"), ""), page.inner_text("section.own")


@pytest.mark.parametrize("game", ["cuba", "santiago", "havana"])
def test_a_reload_changes_nothing(screen: NewScreen, game: str) -> None:
    one = screen()
    seat, sight = sit_down(one, game, 3)
    one.page.mouse.move(0, 0)
    before = shown(one.page)
    one.page.reload()
    again = seat.wait_for_question()
    assert (again.question, again.decision, again.asked) == (sight.question, sight.decision, sight.asked)
    assert shown(one.page) == before
    play(seat, again, 2)


def test_a_killed_server_is_missed_and_found_again(browser: Browser, own_server: Server) -> None:
    with Screen(browser, own_server.url) as one:
        one.expect(*AWAY)
        page = one.page
        seat, sight = sit_down(one, "santiago", 4)
        assert page.locator(LOST).count() == 0
        own_server.kill()
        page.wait_for_selector(LOST)
        assert len(page.inner_text(LOST).split()) > 2
        seat.act(seat.look())
        if not seat.look().offered and not seat.look().steps:
            page.wait_for_selector("section.prompt .why")  # the move could not be sent, and it says so
        assert seat.look().question == sight.question
        own_server.start()
        page.wait_for_selector(LOST, state="detached")
        page.keyboard.press("Escape")
        play(seat, seat.wait_for_question(), 4)


def test_a_reload_while_the_server_is_away_ends_well_when_it_is_back(browser: Browser, own_server: Server) -> None:
    with Screen(browser, own_server.url) as one:
        one.expect(*AWAY)
        seat, sight = sit_down(one, "havana", 2)
        own_server.kill()
        one.page.wait_for_selector(LOST)
        own_server.start()
        one.page.reload()
        again = seat.wait_for_question()
        assert again.question == sight.question


def test_a_move_in_one_tab_is_seen_in_the_other_and_a_stale_click_is_refused_kindly(screen: NewScreen) -> None:
    one = screen()
    first, sight = sit_down(one, "santiago", 2)
    page = one.tab()
    held = Held(page)
    page.goto(first.page.url)
    second = Seat(one, page=page)
    assert second.wait_for_question().question == sight.question

    sight = play(first, sight, 1)
    page.wait_for_selector(f'section.prompt[data-question="{sight.question}"]')

    held.holding = True  # the news of the first tab is late
    stale = second.look()
    first.answer(sight)
    page.wait_for_timeout(250)
    assert second.look().question == stale.question
    second.chooser = first.chooser
    while second.look().question == stale.question and not page.locator("section.prompt .why").count():
        second.act(second.look())
        page.wait_for_timeout(150)
    told = page.inner_text("section.prompt .why")
    assert len(told.split()) > 4
    held.release()
    now = first.wait_for_question()
    page.wait_for_selector(f'section.prompt[data-question="{now.question}"]')


class Held:
    """Holds back what the server tells a page about the table, as a bad line does."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.late: list[str | bytes] = []
        self.route: WebSocketRoute | None = None
        page.route_web_socket("**/live?*", self.open)

    def open(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(self.told)

    def told(self, message: str | bytes) -> None:
        assert self.route is not None
        if self.holding and '"type":"update"' in str(message):
            self.late.append(message)
        else:
            self.route.send(message)

    def release(self) -> None:
        assert self.route is not None
        self.holding = False
        for message in self.late:
            self.route.send(message)


def test_without_a_network_nothing_is_lost(screen: NewScreen) -> None:
    one = screen()
    one.expect(*AWAY)
    seat, sight = sit_down(one, "havana", 2)
    one.context.set_offline(True)
    one.page.fill("#chat", "Anybody there?")
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector("section.prompt .why")
    assert one.page.input_value("#chat") == "Anybody there?", "what could not be sent is still there"
    one.context.set_offline(False)
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(".log .talk:has-text('Anybody there?')")
    play(seat, seat.look(), 2)
    assert sight.question != seat.look().question


def test_a_second_click_is_not_a_second_move(screen: NewScreen) -> None:
    """Who clicks twice answers one question, not the next one, too."""
    one = screen(hurry=False)
    sent: list[str] = []
    one.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    seat, sight = sit_down(one, "santiago", 2)
    while not sight.choices or sight.number:
        sight = play(seat, sight, 1)
    before = len(moves_in(sent))
    one.page.wait_for_timeout(300)
    x, y = seat.point_at("[data-choice]")
    one.page.mouse.dblclick(x, y)
    one.page.wait_for_timeout(600)
    assert len(moves_in(sent)) == before + 1


def moves_in(sent: list[str]) -> list[str]:
    return [message for message in sent if '"type":"move"' in message]

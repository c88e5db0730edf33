"""A game that has no board of its own, played in the browser on one that is drawn from its sheet."""

import contextlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.running import Player, Server
from tests.toy.somebody import PEARLS, hosted
from tests.web.browser import DESKTOP, PHONE, UNSEEN, Device, Language, Screen
from tests.web.seat import Seat, Sight
from tests.web.test_keyboard import Hands

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "lookahead"}]
SAID = {"en": ("Round 1 of 2", "In the middle", "Bid the 2"), "fr": ("Manche 1 sur 2", "Au centre", "Miser le 2")}

OWN_ROWS = """() => [...document.querySelectorAll('.own dt')].map((label) => [
  label.textContent,
  [...label.nextElementSibling.querySelectorAll('li')].map((item) => item.textContent).join(' '),
])"""


@pytest.fixture(scope="module")
def pearls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has added the game."""
    with hosted(PEARLS), Server(str(tmp_path_factory.mktemp("pearls") / "malecon.sqlite")) as running:
        yield running


@contextlib.contextmanager
def seated(browser: Browser, server: Server, language: Language, device: Device) -> Iterator[tuple[Screen, Seat]]:
    with contextlib.closing(Player(server.url, "Ana", language)) as player:
        table = player.open_table("pearls", [{"kind": "me"}, *BOTS])
        with Screen(browser, server.url, language=language, device=device, player=player) as screen:
            screen.context.add_init_script(UNSEEN)
            screen.page.goto(f"/t/{table}")
            yield screen, Seat(screen)


def played(seat: Seat, answer: Callable[[Sight], Sight]) -> int:
    """How many questions it took to the end."""
    sight, answered = seat.wait_for_question(), 0
    while not sight.over:
        before = sight.question
        sight = answer(sight)
        answered += sight.question != before
        if not sight.over and sight.question in (None, before):
            sight = seat.wait_for_question(sight)
    return answered


def own_rows(page: Page) -> dict[str, str]:
    return dict(page.evaluate(OWN_ROWS))


def wait_for_hand(page: Page, cards: int) -> None:
    page.wait_for_function("(cards) => document.querySelectorAll('.own dd:last-child li').length === cards", arg=cards)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_game_is_played_to_its_end_by_touching_what_is_offered(
    browser: Browser, pearls: Server, language: Language, device: Device
) -> None:
    moment, middle, bid = SAID[language]
    with seated(browser, pearls, language, device) as (screen, seat):
        page = screen.page
        page.wait_for_selector(".areas .area")
        assert page.text_content(".moment") == moment
        assert page.text_content(".areas h2") == middle
        assert bid in page.inner_text("section.prompt")
        sight = seat.wait_for_question()
        assert sight.wide == 0, "nothing is wider than the screen"
        assert played(seat, seat.answer) == 2
        assert page.locator(".the-end .podium .step").count() == 3


def test_the_game_is_played_by_keyboard_alone(browser: Browser, pearls: Server) -> None:
    with seated(browser, pearls, "en", DESKTOP) as (screen, seat):
        hands = Hands(seat)
        assert played(seat, hands.answer) == 2
        assert hands.lost == 0
        assert screen.page.locator(".the-end .podium .step").count() == 3


def test_what_lies_before_a_player_follows_every_move(browser: Browser, pearls: Server) -> None:
    with seated(browser, pearls, "en", DESKTOP) as (screen, seat):
        page = screen.page
        page.wait_for_selector(".own dt")
        before = own_rows(page)
        assert (before["Played"], before["Your hand"]) == ("none", "1 2 3")
        seat.answer(seat.wait_for_question())
        wait_for_hand(page, 2)
        after = own_rows(page)
        assert len(after["Your hand"].split()) == 2
        assert {after["Played"], *after["Your hand"].split()} == {"1", "2", "3"}


def test_the_table_in_words_follows_the_game_while_it_is_open(browser: Browser, pearls: Server) -> None:
    with seated(browser, pearls, "fr", DESKTOP) as (screen, seat):
        page = screen.page
        seat.wait_for_question()
        page.keyboard.press("t")
        page.wait_for_selector("dialog h3")
        titles = page.locator("dialog h3").all_text_contents()
        assert titles[0].startswith("Ana · vous")
        assert "Au centre" in titles
        address = page.url.replace("/t/", "/api/tables/")
        asked = page.context.request.get(address).json()["question"]
        move = {"id": "elsewhere", "answers": asked["number"], "move": "bid 1"}
        assert page.context.request.post(f"{address}/moves", data=move).ok, "the move is made on another device"
        page.wait_for_function("() => document.querySelector('dialog').textContent.includes('Manche 2 sur 2')")


def test_the_new_table_page_offers_the_game(browser: Browser, pearls: Server) -> None:
    with Screen(browser, pearls.url) as screen:
        page = screen.page
        page.goto("/new/pearls")
        page.wait_for_selector("input[name=game][value=pearls]:checked")
        assert "Pearls" in page.inner_text("label:has(input[value=pearls])")


def test_a_finished_game_is_looked_at_again_on_its_plain_board(browser: Browser, pearls: Server) -> None:
    with seated(browser, pearls, "en", DESKTOP) as (screen, seat):
        page = screen.page
        played(seat, seat.answer)
        page.goto(page.url.replace("/t/", "/replay/") + "?seat=0&at=1")
        page.wait_for_selector(".areas .area")
        assert own_rows(page)["Your hand"] == "1 2 3"
        page.keyboard.press("End")
        wait_for_hand(page, 1)

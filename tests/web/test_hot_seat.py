"""Two people at one device: it is handed over with a cover between them, and nobody sees the other's cards."""

from itertools import pairwise

from playwright.sync_api import Page

from malecon.games.havana.words import CARD
from malecon.text import texts
from tests.web.axe import check_axe
from tests.web.conftest import NewScreen
from tests.web.layout import NAMED, SMALLEST
from tests.web.rooms import open_by_form
from tests.web.seat import Seat

ENOUGH = 6  # times that the device is handed over
CARD_NAMES = [texts("en").name(f"card-{word}") for word in CARD.words]


def test_the_device_is_handed_over_and_nobody_sees_the_other_hand(screen: NewScreen) -> None:
    one = screen()
    open_by_form(one, "havana", ["me", "friend Bruno"], "Ana")
    seat = Seat(one, seed=3)
    sight = seat.wait_for_question()
    handed: list[str] = []
    hands: dict[str, str] = {}
    while len(handed) < ENOUGH:
        if sight.cover:
            told = one.page.inner_text("body")
            who = "Bruno" if "Bruno" in one.page.inner_text(".cover h2") else "Ana"
            assert one.page.locator(".thing, section.own, section.log").count() == 0, "the cover hides the whole table"
            assert [name for name in CARD_NAMES if name in told] == []
            if len(handed) < 2:
                check_axe(one.page, "the cover")
                assert_fits(one.page)
            one.page.locator(".cover .button.primary").click()
            one.page.wait_for_selector("section.own")
            sight = seat.wait_for_question()
            assert who in one.page.inner_text(".question"), "several people sit here: the question says whose it is"
            handed.append(who)
            hands[who] = one.page.inner_text("section.own")
        sight = seat.step(sight)
        assert not sight.over
    assert set(handed) == {"Bruno", "Ana"}
    assert all(now != before for before, now in pairwise(handed)), handed


WITHIN = """() => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  const {left, right, bottom} = document.querySelector('.cover .button').getBoundingClientRect();
  return Math.max(scrollWidth, right) <= innerWidth && Math.max(scrollHeight, bottom) <= innerHeight && left >= 0;
}"""


def assert_fits(page: Page) -> None:
    """In every window: whoever has a phone in hand sees the whole cover, and its button."""
    before = page.viewport_size
    for device in (*NAMED, SMALLEST):
        page.set_viewport_size({"width": device.width, "height": device.height})
        within = page.evaluate(WITHIN)
        assert within, f"the cover at {device.width}x{device.height}"
    assert before is not None
    page.set_viewport_size(before)


def test_a_move_is_taken_back_before_the_device_is_handed_on(screen: NewScreen) -> None:
    one = screen()
    open_by_form(one, "santiago", ["me", "friend Bruno"])
    seat = Seat(one, seed=5)
    sight = seat.wait_for_question()
    undo = one.page.locator(".cover .button:not(.primary)")
    before = sight
    while not undo.count():
        if sight.cover:
            one.page.locator(".cover .button.primary").click()
            one.page.wait_for_selector("section.own")
        before = seat.wait_for_question()
        sight = seat.answer(before)
    undo.click()
    one.page.wait_for_selector("section.own")
    again = seat.wait_for_question()
    assert (again.decision, again.asked) == (before.decision, before.asked)

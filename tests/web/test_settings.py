"""What somebody chooses for the own device: the language, motion, sound."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import PATIENCE, Language
from tests.web.conftest import NewScreen
from tests.web.seat import Seat
from tests.web.wording import check_words


def test_the_language_changes_everywhere_at_once(screen: NewScreen) -> None:
    page = screen().page
    for path in ("/", "/new/cuba", "/rulebook", "/rulebook/havana", "/replay", "/learn/cuba", "/carry"):
        page.goto(path)
        page.wait_for_selector("main h1, main h2")
        check_words(page, "en")
        page.locator(".switch button[lang=fr]").click()
        page.wait_for_function("() => document.documentElement.lang === 'fr'")
        check_words_in_time(page, "fr")
        page.locator(".switch button[lang=en]").click()
        page.wait_for_function("() => document.documentElement.lang === 'en'")


def check_words_in_time(page: Page, language: Language) -> None:
    """What the server says comes a moment later than what the page knows by itself."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            return check_words(page, language)
        except AssertionError:
            if time.monotonic() > end:
                raise
            page.wait_for_timeout(100)


def test_the_language_changes_in_the_middle_of_a_game_and_so_does_what_was_told_before(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.goto("/")
    page.locator(".box.cuba .button.primary").click()
    seat = Seat(one)
    sight = seat.wait_for_question()
    for _ in range(4):
        seat.answer(sight)
        sight = seat.wait_for_question()
    told = page.locator(".log li").all_inner_texts()
    page.locator(".top .switch button[lang=fr]").click()
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    expect(page.locator("#question")).not_to_have_text(sight.asked)
    check_words(page, "fr")
    french = page.locator(".log li").all_inner_texts()
    assert len(french) == len(told)
    assert all(one != other for one, other in zip(told, french, strict=True))
    assert seat.look().question == sight.question
    page.reload()
    seat.wait_for_question()
    check_words(page, "fr")


def test_with_reduced_motion_nothing_moves(screen: NewScreen) -> None:
    one = screen(still="no")
    one.page.emulate_media(reduced_motion="reduce")
    page = one.page
    page.goto("/")
    page.locator(".box.santiago .button.primary").click()
    seat = Seat(one)
    sight = seat.wait_for_question()
    page.evaluate(
        "() => { window.moved = []; const note = () => { for (const each of document.getAnimations())"
        " if (each.effect.getComputedTiming().duration > 50) moved.push(each.effect.target.className); "
        "requestAnimationFrame(note); }; note(); }"
    )
    for _ in range(6):
        seat.answer(sight)
        sight = seat.wait_for_question()
    assert page.evaluate("moved") == []


def test_pieces_are_seen_to_move_otherwise(screen: NewScreen) -> None:
    one = screen(still="no", pace="fast")
    page = one.page
    page.goto("/")
    page.locator(".box.santiago .button.primary").click()
    seat = Seat(one)
    sight = seat.wait_for_question()
    page.evaluate(
        "() => { window.moved = 0; new MutationObserver((all) => { for (const {addedNodes} of all)"
        " for (const each of addedNodes) if (each.classList?.contains('flying')) moved += 1; })"
        ".observe(document.body, {childList: true}); }"
    )
    for _ in range(4):
        seat.answer(sight)
        sight = seat.wait_for_question()
    assert page.evaluate("moved") > 0


COUNTED = """
window.rung = 0;
window.AudioContext = class extends AudioContext {
  createOscillator() { window.rung += 1; return super.createOscillator(); }
};
"""
NOTES = 2  # that are heard at once


def until(seat: Seat, page: Page, happened: str, turns: int = 12) -> None:
    """Play on until something has happened: one is called when somebody else was asked before."""
    for _ in range(turns):
        seat.answer(seat.look())
        seat.wait_for_question()
        if page.evaluate(happened):
            return
    raise AssertionError(happened)


def test_sound_and_the_mark_in_the_title_are_on_until_they_are_not_wanted(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.add_init_script(COUNTED)
    page.goto("/")
    page.locator(".box.havana .button.primary").click()
    seat = Seat(one)
    seat.wait_for_question()
    assert page.evaluate("rung") == 0, "nobody has touched the table yet"
    marked = page.title()
    until(seat, page, "rung")
    assert page.evaluate("rung") % NOTES == 0
    page.keyboard.press("m")
    assert page.locator("#sound").is_checked()
    assert page.locator("#alert").is_checked()
    page.locator("#sound").uncheck()
    page.locator("#alert").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.title() != marked
    before = page.evaluate("rung")
    for _ in range(6):
        seat.answer(seat.look())
        seat.wait_for_question()
    assert page.evaluate("rung") == before


def test_a_notification_comes_only_on_request_and_to_who_looks_elsewhere(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.add_init_script(
        "window.notices = []; window.wanted = 0;"
        "window.Notification = class { static permission = 'default';"
        " static async requestPermission() { wanted += 1; return (this.permission = window.leave ?? 'denied'); }"
        " constructor(title, {body}) { notices.push(title + body); } };"
    )
    page.goto("/")
    page.locator(".box.havana .button.primary").click()
    seat = Seat(one)
    seat.wait_for_question()
    page.keyboard.press("m")
    assert not page.locator("#notify").is_checked()
    assert page.evaluate("wanted") == 0, "nobody is asked without a click"
    page.locator("#notify").click()
    expect(page.locator("dialog .settings [role=status]")).to_contain_text("allow notifications")
    assert not page.locator("#notify").is_checked()
    page.evaluate("window.leave = 'granted'")
    page.locator("#notify").click()
    expect(page.locator("dialog .settings [role=status]")).to_be_empty()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    for _ in range(4):
        seat.answer(seat.look())
        seat.wait_for_question()
    assert page.evaluate("notices") == [], "who looks at the table needs none"
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    until(seat, page, "notices.length")


def test_where_the_device_wants_no_motion_the_menu_says_so(screen: NewScreen) -> None:
    one = screen(still="no")
    one.page.emulate_media(reduced_motion="reduce")
    page = one.page
    page.goto("/")
    page.locator(".box.havana .button.primary").click()
    Seat(one).wait_for_question()
    page.keyboard.press("m")
    still = page.locator("#still")
    expect(still).to_be_checked()
    expect(still).to_be_disabled()
    expect(page.locator("#still-why")).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    expect(still).not_to_be_checked()
    expect(still).to_be_enabled()


@pytest.mark.parametrize("wish", [{"forced_colors": "active"}, {"contrast": "more"}], ids=["forced", "more"])
def test_what_may_be_touched_has_a_line_where_colours_are_not_seen(screen: NewScreen, wish: dict[str, Any]) -> None:
    one = screen()
    page = one.page
    page.emulate_media(**wish)
    page.goto("/")
    page.locator(".box.havana .button.primary").click()
    Seat(one).wait_for_question()
    lines = page.evaluate(
        "() => [...document.querySelectorAll('.thing.free')].map((thing) => getComputedStyle(thing))"
        ".map(({outlineStyle, outlineWidth}) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)"
    )
    assert lines
    assert all(lines)


MOST_GAMES = 20  # of which one has left the colour that is wished


def test_the_colour_that_one_wishes_is_worn_and_proposed_where_the_game_gives_colours(screen: NewScreen) -> None:
    one = screen(colour="purple")
    page = one.page
    for _ in range(MOST_GAMES):
        page.goto("/")
        page.locator(".box.cuba .button.primary").click()
        sight = Seat(one).wait_for_question()
        assert sight.decision == "colour"
        known = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert known["table"]["seats"][0]["colour"] == "purple"
        if any(possible["move"] == "colour purple" for possible in known["question"]["moves"]):
            break  # whoever starts may take any colour
    assert sight.offered, "one only has to confirm it"

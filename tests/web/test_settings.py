"""What somebody chooses for the own device: the language, motion, sound."""

import time

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


def test_sound_and_the_changed_title_are_off_until_they_are_wanted(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.add_init_script(
        "window.rung = 0; const Sound = AudioContext;"
        "window.AudioContext = class extends Sound { constructor() { super(); window.rung += 1; } };"
    )
    page.goto("/")
    page.locator(".box.havana .button.primary").click()
    seat = Seat(one)
    sight = seat.wait_for_question()
    page.keyboard.press("m")
    assert not page.locator("#sound").is_checked()
    assert not page.locator("#alert").is_checked()
    page.keyboard.press("Escape")
    seat.answer(sight)
    sight = seat.wait_for_question()
    assert page.evaluate("rung") == 0
    quiet = page.title()
    page.keyboard.press("m")
    page.locator("#sound").check()
    page.locator("#alert").check()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.title() != quiet
    for _ in range(12):  # it rings when somebody else was asked before
        seat.answer(seat.look())
        seat.wait_for_question()
        if page.evaluate("rung"):
            break
    assert page.evaluate("rung") == 1

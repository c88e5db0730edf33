"""Whole games in a real browser, through the page only: from the home page to the final ranking, in both languages."""

import pytest

from malecon.bots.opponents import company
from malecon.games import find_game
from tests.thorough import THOROUGH, in_turn
from tests.web.browser import DESKTOP, PHONE, Screen
from tests.web.conftest import NewScreen
from tests.web.seat import Seat, Sight
from tests.web.wording import check_words

GAMES = ("cuba", "santiago", "havana") if THOROUGH else ("cuba", "santiago")
MOST_STEPS = 1500
MOST_QUESTIONS = 40


def sit_down(screen: Screen, game: str) -> Seat:
    """The home page, and one click."""
    screen.page.goto("/")
    seat = Seat(screen, seed=7)
    screen.page.wait_for_selector(f".box.{game} .button.primary")
    screen.page.wait_for_load_state("networkidle")  # the lists above the boxes push them down when they come
    seat.touch(f".box.{game} .button.primary")
    return seat


def play_to_the_end(seat: Seat, sight: Sight) -> Sight:
    """Whatever is offered is touched, and whatever is shown is a sentence of the language that is spoken."""
    question = ""
    for _ in range(MOST_STEPS):
        if sight.over:
            return sight
        if sight.question != question:
            question = sight.question or ""
            check_words(seat.page, seat.screen.language)
            assert sight.asked, "the prompt says what is asked"
            assert sight.wide == 0, "the page is wider than the screen"
        sight = seat.step(sight)
    raise AssertionError(f"still not over: {sight}")


def check_the_ranking(seat: Seat, sight: Sight, game: str) -> None:
    rows = seat.page.locator(".the-end .podium .step")
    assert rows.count() == 3
    told = rows.all_inner_texts()
    _, weaker, stronger, *_ = (opponent.name for opponent in company(find_game(game)).opponents.values())
    for name in (weaker, stronger, "You" if seat.screen.language == "en" else "Vous"):
        assert sum(name in row for row in told) == 1, told
    assert seat.page.locator(".the-end .podium .place-1 .cup").count() >= 1
    first = seat.page.locator(".the-end .podium .place-1 .name").first.inner_text().partition("(")[0].strip()
    title = seat.page.inner_text("#results")
    you = "You" if seat.screen.language == "en" else "Vous"
    assert first in title or title.startswith(you), title
    check_words(seat.page, seat.screen.language)
    assert sight.wide == 0


@pytest.mark.parametrize(("game", "hand"), in_turn(GAMES, ("finger", "mouse")))
def test_a_whole_game(screen: NewScreen, game: str, hand: str) -> None:
    """In French with a finger, in English with a mouse. Havana is played to its end by keyboard, too."""
    play = {"finger": in_french_with_a_finger, "mouse": in_english_with_a_mouse}[hand]
    play(screen, game)


def in_english_with_a_mouse(screen: NewScreen, game: str) -> None:
    seat = sit_down(screen(language="en", device=DESKTOP), game)
    check_why_not(seat, seat.wait_for_question())
    check_the_ranking(seat, play_to_the_end(seat, seat.look()), game)
    assert seat.touched["thing"] > 10, "most moves are made on the board"
    assert sum(len(told.split()) > 4 for told in seat.previews) > 5, "what the pointer is on says what it would do"


def in_french_with_a_finger(screen: NewScreen, game: str) -> None:
    seat = sit_down(screen(language="fr", device=PHONE), game)
    check_the_ranking(seat, play_to_the_end(seat, seat.wait_for_question()), game)
    assert seat.touched["confirm"] > 5, "what a finger touches is shown before it is played"


def check_why_not(seat: Seat, sight: Sight) -> None:
    """What may not be touched says why not, or what it is, and once it is a matter of the rules, names the rule."""
    told = seat.page.locator(".prompt .told").locator(".why, .calm")
    rule = seat.page.locator(".prompt .told .why ~ .rule")
    for _ in range(MOST_QUESTIONS):
        at = seat.chooser.choice(sight.quiet)
        seat.touch(".thing.quiet", at)
        told.wait_for()
        assert len(told.inner_text().split()) > 4
        if rule.count():
            break
        sight = seat.step(seat.look())
    rule.click()
    seat.page.wait_for_selector("dialog .text")
    assert len(seat.page.inner_text("dialog .text").split()) > 4
    seat.page.keyboard.press("Escape")
    seat.page.wait_for_selector("dialog", state="detached")
    assert seat.look().question == sight.question

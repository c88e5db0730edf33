"""A whole game without touching mouse or screen: keys alone, with the focus always in sight."""

import random
import time

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Player, Somebody
from tests.web.browser import DESKTOP, PHONE, TABLET, Device
from tests.web.conftest import NewScreen
from tests.web.seat import Seat, Sight

MOST_TABS = 80
MOST_STEPS = 600
FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return {lost: true};
  const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
  const ringed = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  const box = element.getBoundingClientRect();
  return {
    lost: false,
    name: element.getAttribute('aria-label') ?? element.innerText,
    free: element.matches('.thing.free'),
    choice: element.matches('[data-choice]:not([disabled])'),
    marked: element.matches(':focus-visible') && ringed,
    seen: box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
  };
}"""


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"{key} does not lead to {selector}")


class Hands:
    """Somebody with a keyboard only."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.page = seat.page
        self.keys = self.page.keyboard
        self.chooser = random.Random(4)
        self.lost = 0  # times that the focus was nowhere when a new question came

    def reach(self, sight: Sight) -> None:
        """Bring the focus to something that may be chosen: g and arrows on the board, numbers in the list."""
        if sight.things and self.chooser.random() < 0.7:
            self.keys.press("g")
            for _ in range(self.chooser.randrange(3)):
                self.keys.press(self.chooser.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            while not self.page.evaluate(FOCUS).get("free"):
                self.keys.press("Tab")
        else:
            self.keys.press(str(self.chooser.randint(1, min(9, sight.choices))))

    def check_focus(self) -> None:
        focus = self.page.evaluate(FOCUS)
        assert not focus["lost"], "the focus is nowhere"
        assert focus["free"] or focus["choice"], focus
        assert focus["marked"], f"the focus is not to be seen on {focus['name']}"
        assert focus["seen"], f"{focus['name']} is not on the screen"

    def answer(self, sight: Sight) -> Sight:
        self.reach(sight)
        self.check_focus()
        time.sleep(max(0.0, self.seat.asked_at + self.seat.pause - time.monotonic()))
        self.keys.press("Enter")
        after = self.seat.wait_for_question(sight)
        if after.question != sight.question and not after.over:
            self.lost += self.page.evaluate(FOCUS)["lost"]
        return after


def test_a_whole_game_by_keyboard_alone(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.goto("/")
    page.wait_for_selector(".box.havana")
    tab_to(page, ".box.havana .button.primary")
    page.keyboard.press("Enter")
    seat = Seat(one)
    hands = Hands(seat)
    sight = seat.wait_for_question()

    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    assert page.locator("dialog kbd").count() >= 10
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")

    for _ in range(MOST_STEPS):
        if sight.over:
            break
        sight = hands.answer(sight)
    assert sight.over
    assert hands.lost == 0, f"{hands.lost} times the focus was lost when a question was answered"
    assert page.locator(".the-end .podium .step").count() == 3
    page.keyboard.press("q")
    tab_to(page, ".the-end a.button, .the-end button.button", "Shift+Tab")


def test_every_listed_key_does_what_it_says(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.goto("/")
    page.locator(".box.santiago .button.primary").click()
    seat = Seat(one)
    seat.wait_for_question()
    keys = page.keyboard
    for key, selector in (("m", "dialog #pace"), ("t", "dialog dl"), ("?", "dialog kbd")):
        keys.press(key)
        page.wait_for_selector(selector)
        keys.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    for key, selector in (("q", "#question"), ("g", ".thing.free"), ("1", "[data-choice]"), ("c", "#chat")):
        keys.press(key)
        assert page.evaluate("(selector) => document.activeElement.matches(selector)", selector), key
        if key == "c":
            keys.type("m?")  # what is typed there is no command
            assert page.locator("dialog").count() == 0
            assert page.input_value("#chat") == "m?"
        keys.press("Tab")


def test_undo_by_its_key_is_where_its_button_is(screen: NewScreen) -> None:
    """Before the first move there is nothing to undo, and nobody is told off for the key."""
    one = screen()
    page = one.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/undo") else None)
    page.goto("/")
    page.locator(".box.santiago .button.primary").click()
    seat = Seat(one)
    first = seat.wait_for_question()
    button = page.locator("section.prompt .tools button", has_text="Undo")
    expect(button).to_have_count(0)
    page.keyboard.press("u")
    page.keyboard.press("q")  # that one was heard, too
    expect(page.locator("#question")).to_be_focused()
    assert asked == []
    expect(page.locator("section.prompt .told.no")).to_have_count(0)
    sight = seat.answer(first)
    while not button.count():
        sight = seat.answer(seat.wait_for_question(sight) if sight.question is None else sight)
    page.keyboard.press("u")
    page.wait_for_selector(".log .undone")
    assert len(asked) == 1


def asked_of(players: tuple[Player, Player], table: str) -> tuple[Player, Player]:
    """Who is asked, and who is not."""
    one, other = players
    return (one, other) if one.look(table).get("question") else (other, one)


def test_all_moves_by_their_key_are_of_a_question(screen: NewScreen, somebody: Somebody) -> None:
    """Whoever presses it too soon is not shown them later, unasked."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("santiago", [{"kind": "me"}, {"kind": "open"}])
    bruno.sit(table, 1)
    asked, waits = asked_of((ana, bruno), table)
    page = screen(player=waits).page
    page.goto(f"/t/{table}")
    page.wait_for_selector("section.prompt")
    page.keyboard.press("a")
    while question := asked.look(table).get("question"):
        asked.move(table, question, question["moves"][0]["move"])
    page.wait_for_selector("section.prompt.asked")
    expect(page.locator(".sheet")).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator(".sheet")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".sheet")).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_chat_by_its_key_draws_the_log_out_only_where_it_is_hidden(screen: NewScreen, device: Device) -> None:
    """So that the first Escape afterwards does what it says."""
    one = screen(device=device)
    page = one.page
    page.goto("/")
    page.locator(".box.santiago .button.primary").click()
    Seat(one).wait_for_question()
    page.keyboard.press("c")
    expect(page.locator("#chat")).to_be_focused()
    drawn_out = page.locator(".stage[data-drawer=log]")
    expect(drawn_out).to_have_count(0 if device is DESKTOP else 1)

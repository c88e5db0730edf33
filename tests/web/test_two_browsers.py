"""Two browsers at one table: the guest comes by the link, and neither is ever told what the other hides."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import Json, Player, Somebody
from tests.web.browser import Ear, Screen
from tests.web.conftest import NewScreen
from tests.web.rooms import become, open_by_form
from tests.web.seat import Seat

MOVES = 14
MOST_MOVES = 40


def views_in(told: Any) -> Iterator[Json]:
    """Every view of a game in something that was told."""
    if isinstance(told, dict):
        if {"seat", "seats", "over", "option"} <= told.keys():
            yield told
        for inside in told.values():
            yield from views_in(inside)
    elif isinstance(told, list):
        for inside in told:
            yield from views_in(inside)


def hidden_from(view: Json, game: str, other: int) -> bool:
    """Whether a view has nothing of what another seat keeps to itself."""
    match game:
        case "santiago":
            return bool(view["players"][other] is None)
        case "havana":
            return not {"hand", "sealed", "put_away"} & set(view["cards"][other])
        case _:
            return view["bid"][other] in (None, "hidden")


def check_hidden(ear: Ear, game: str, other: int) -> int:
    """In all that a page was told; how many views there were."""
    views = [view for told in ear.heard for view in views_in(json.loads(told)) if not view["over"]]
    for view in views:
        assert view["seat"] in (1 - other, None)  # nobody's before we sat down
        assert hidden_from(view, game, other), view
    return len(views)


class Pair:
    """Ana, who opens the table, and Bruno, who comes by the link."""

    def __init__(self, new: NewScreen, game: str) -> None:
        self.screens: tuple[Screen, Screen] = (new(), new(language="fr"))
        self.ears = tuple(Ear(each.page) for each in self.screens)
        ana, bruno = self.screens
        become(ana.page, "Ana")
        self.table = open_by_form(ana, game, ["me", "open"])
        link = f"{ana.url}/t/{self.table}"
        assert f"http://{ana.page.locator('.room .address').inner_text()}" == link
        bruno.page.goto(link)
        bruno.page.fill("#nickname", "Bruno")
        bruno.page.locator(".room form .button.primary").click()
        self.seats = (Seat(ana, seed=1), Seat(bruno, seed=2))
        for each in self.screens:
            each.page.wait_for_selector("section.prompt")

    def play(self, moves: int) -> None:
        """Whoever is asked plays, through the own page."""
        played = 0
        while played < moves:
            for seat in self.seats:
                sight = seat.look()
                if sight.question is not None and (sight.things or sight.choices):
                    seat.answer(sight)
                    played += 1


@pytest.mark.parametrize("game", ["santiago", "havana", "cuba"])
def test_neither_page_knows_what_the_other_hides(screen: NewScreen, game: str) -> None:
    pair = Pair(screen, game)
    pair.play(MOVES)
    for seat in (0, 1):
        assert check_hidden(pair.ears[seat], game, 1 - seat) > MOVES // 2


def test_a_sealed_bid_stays_sealed(screen: NewScreen, somebody: Somebody) -> None:
    """Cuba: everybody bids at once. Whoever has bid sees the own number, and the other only that there is one."""
    ana, bruno = somebody("Ana"), somebody("Bruno", "fr")
    table = ana.open_table("cuba", [{"kind": "me"}, {"kind": "open"}])
    bruno.sit(table, 1)
    until_bidding(ana, bruno, table)
    pages = screen(player=ana), screen(player=bruno, language="fr")
    ears = [Ear(each.page) for each in pages]
    for each in pages:
        each.page.goto(f"/t/{table}")
    seats = [Seat(each) for each in pages]
    sight = seats[0].wait_for_question()
    assert sight.decision == "bid"
    seats[0].answer(sight)
    asked = seats[1].wait_for_question()
    assert asked.decision == "bid"
    pages[1].page.wait_for_timeout(300)  # whatever is told about the first bid is there now
    check_hidden(ears[1], "cuba", 0)
    assert ears[1].updates[-1]["view"]["bid"][0] == "hidden"
    assert isinstance(ears[0].updates[-1]["view"]["bid"][0], int)
    seats[1].answer(asked)


def until_bidding(ana: Player, bruno: Player, table: str) -> None:
    chooser = random.Random(2)
    for _ in range(400):
        questions = {player: player.look(table).get("question") for player in (ana, bruno)}
        if all(question and question["decision"] == "bid" for question in questions.values()):
            return
        player, question = next((player, question) for player, question in questions.items() if question)
        player.move(table, question, chooser.choice(question["moves"])["move"])
    raise AssertionError("nobody was asked to bid")


def test_what_one_says_the_other_reads_and_a_move_is_taken_back_together(screen: NewScreen) -> None:
    pair = Pair(screen, "santiago")
    ana, bruno = (each.page for each in pair.screens)
    ana.fill("#chat", "Hola, Bruno!")
    ana.keyboard.press("Enter")
    bruno.wait_for_selector(".log .talk:has-text('Hola, Bruno!')")
    bruno.fill("#chat", "Salut <b>Ana</b>")
    bruno.keyboard.press("Enter")
    ana.wait_for_selector(".log .talk:has-text('Salut <b>Ana</b>')")  # text, never markup

    pair.play(2)
    asking = ana.locator("section.prompt .tools button:has-text('Ask to undo')")
    for _ in range(MOST_MOVES):
        if asking.count():
            break
        pair.play(1)
    before = ana.locator(".log li.undone").count()
    asking.click()
    bruno.wait_for_selector(".proposal")
    bruno.locator(".proposal .sunny").click()
    for page in (ana, bruno):
        page.wait_for_selector(".proposal", state="detached")
        page.wait_for_function("(before) => document.querySelectorAll('.log li.undone').length > before", arg=before)

"""The home page and the form for a new table: everything that leads to a table, through the page."""

import time

from playwright.sync_api import Route, expect

from tests.server.running import Somebody
from tests.web.conftest import NewScreen
from tests.web.seat import Seat

PEBBLES = {
    "name": "pebbles",
    "title": "Pebbles",
    "least": 2,
    "most": 2,
    "editions": [{"id": "first", "text": "the only edition", "options": {}}],
    "options": [],
    "opponents": [],
    "about": "Take one pebble or two.",
}
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random", "name": "Rosa"}]


def test_play_now_is_one_click(screen: NewScreen) -> None:
    one = screen()
    one.page.goto("/")
    one.page.locator(".now .button").click()
    sight = Seat(one).wait_for_question()
    assert sight.question is not None
    one.page.goto("/")
    row = one.page.locator(".mine li a").first
    expect(row).to_contain_text("Santiago de Cuba")
    expect(row).to_contain_text("Your turn")
    row.click()
    assert Seat(one).wait_for_question().question == sight.question


def test_home_lists_my_tables_public_ones_and_finished_ones(screen: NewScreen, somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    ana.open_table("cuba", [{"kind": "me"}, {"kind": "open"}], visibility="public")
    ana.open_table("havana", AGAINST_A_BOT)
    over = ana.open_table("santiago", AGAINST_A_BOT, visibility="public")
    ana.do("POST", f"/api/tables/{over}/seats/0/resign", {})
    while ana.look(over)["table"]["state"] == "playing":  # a bot plays on for her
        time.sleep(0.1)
    mine = screen(player=ana).page
    mine.goto("/")
    expect(mine.locator(".mine li")).to_have_count(2)
    expect(mine.locator(".mine li").first).to_contain_text("Your turn")
    expect(mine.locator(".played").locator(f"a[href='/replay/{over}']").first).to_be_visible()
    theirs = screen(player=bruno, language="fr").page
    theirs.goto("/")
    expect(theirs.locator(".mine li")).to_have_count(0)
    table = theirs.locator(".public li a", has_text="Ana").first
    expect(table).to_contain_text("Cuba")
    table.click()
    theirs.locator(".room form .button.primary").click()
    theirs.wait_for_selector("section.prompt")


def test_a_name_is_taken_and_kept(screen: NewScreen) -> None:
    one = screen(language="fr")
    page = one.page
    page.goto("/")
    page.locator("button.me").click()
    page.locator("dialog input[type=text]").fill("Élodie")
    page.locator("dialog form button").click()
    expect(page.locator("dialog [role=status]")).to_contain_text("Élodie")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("button.me")).to_contain_text("Élodie")
    page.locator("button.me").click()
    page.locator("dialog .carry button").click()
    address = page.locator("dialog .copy input").input_value()
    other = screen(language="fr").page
    other.goto(address)
    expect(other.locator(".carry [role=status]")).to_contain_text("Élodie")
    assert "#" not in other.url, "the code leaves the address bar"


def test_signing_out_the_other_devices_leaves_this_one_and_its_tables_alone(
    screen: NewScreen, somebody: Somebody
) -> None:
    """The socket of a table in another tab is closed, too; it comes back with the new cookie."""
    ana = somebody("Ana")
    table = ana.open_table("cuba", [{"kind": "me"}, {"kind": "open"}])
    here, elsewhere = screen(player=ana), screen(player=ana)
    elsewhere.expect("status of 401")
    here.page.goto(f"/t/{table}")
    elsewhere.page.goto(f"/t/{table}")
    for one in (here, elsewhere):
        expect(one.page.locator(".room")).to_contain_text("Leave")
    home = here.tab()
    home.goto("/")
    home.locator("button.me").click()
    home.locator("dialog .sign-out button").click()
    expect(home.locator("dialog [role=status]")).to_have_text("Only this device is signed in now.")
    expect(elsewhere.page.locator(".room")).not_to_contain_text("Leave")
    expect(here.page.locator(".room")).to_contain_text("Leave")
    home.reload()
    expect(home.locator("button.me")).to_contain_text("Ana")


def test_the_form_opens_what_it_says(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.goto("/new/cuba")
    page.locator('input[name="edition"][value="en2007"]').check()
    page.locator('input[name="visibility"][value="public"]').check()
    page.locator("details", has=page.locator('input[name="delegate"]')).locator("summary").click()
    page.locator('input[name="delegate"][value="face-down"]').check()
    page.locator('input[name="count"][value="4"]').check()
    seats = page.locator("form ol > li select")
    seats.nth(1).select_option("bot 1")
    seats.nth(2).select_option("open")
    seats.nth(3).select_option("open")
    page.locator("form .act button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".room .seats")
    with_ = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert (with_["game"], with_["edition"], with_["visibility"]) == ("cuba", "en2007", "public")
    assert with_["options"]["delegate"] == "face-down"
    assert [seat["kind"] for seat in with_["seats"]] == ["person", "bot", "open", "open"]
    assert with_["seats"][1]["level"] == "pipo"


def test_friends_of_the_same_name_are_told_apart_and_a_clock_needs_time(screen: NewScreen) -> None:
    page = screen().page
    page.goto("/new/havana")
    page.locator('input[name="count"][value="3"]').check()
    for place in (1, 2):
        row = page.locator("form ol > li").nth(place)
        row.locator("select").select_option("friend")
        row.locator('input[type="text"]').fill("Bruno")
    page.locator("form ol > li").first.locator("input[autocomplete=nickname]").fill("Ana")
    page.locator('input[name="clock"][value="move"]').check()
    field = page.locator(".spans input").first
    field.fill("")
    page.locator("form .act button").click()
    expect(page.locator("form [role=alert]").first).to_be_visible()
    assert page.url.endswith("/new/havana")
    field.fill("3")
    page.locator("form .act button").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bruno", "Bruno 2"]
    assert table["clock"]["kind"] == "move"


def test_a_game_that_the_client_brings_nothing_along_for_has_a_plain_box(screen: NewScreen) -> None:
    def with_pebbles(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        route.fulfill(response=answer, json={**found, "games": [PEBBLES, *found["games"]]})

    page = screen().page
    page.route("**/api/games", with_pebbles)
    page.goto("/")
    boxes = page.locator("article.box")
    expect(boxes).to_have_count(4)
    expect(boxes.last.locator("h2")).to_have_text("Pebbles")
    expect(boxes.last).to_contain_text("Take one pebble or two.")
    expect(boxes.last).to_contain_text("2 players")
    assert boxes.last.locator("a[href^='/learn/']").count() == 0
    boxes.last.locator("a.button").click()
    expect(page.locator("form .summary")).to_contain_text("Pebbles")
    expect(page.locator("form ol > li select").last).to_have_value("bot lookahead")
    page.goto("/learn/pebbles")
    expect(page.locator(".missing")).to_be_visible()
    page.goto("/rulebook")
    expect(page.locator("a[href='/rulebook/pebbles']")).to_contain_text("Pebbles")

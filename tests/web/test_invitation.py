"""The page of an invitation: who is there, one name asked once, a seat, a colour, and the link for the others."""

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, Somebody
from tests.web.conftest import NewScreen
from tests.web.qr import matrix_of, read
from tests.web.wording import check_words

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random", "name": "Rosa"}


def test_a_stranger_sees_who_invites_gives_a_name_once_and_sits_down(screen: NewScreen, somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN, OPEN])
    with ana.socket(table) as here:
        here.next("update")
        page = screen(language="fr").page
        page.goto(f"/t/{table}")
        expect(page.locator("h1")).to_have_text("Ana vous invite à jouer à Cuba")
        expect(page.locator(".host")).to_contain_text("Ana est à la table et vous attend")
        check_words(page, "fr")
    page.fill("#nickname", "Bruno")
    expect(page.locator(".seats .mine strong")).to_have_text("Bruno")
    page.locator(".seats input").last.check()
    page.locator("label", has=page.locator("input[value=purple]")).click()
    page.locator(".room form .button.primary").click()
    expect(page.locator(".room .share")).to_be_visible()  # who sits is offered the link
    expect(page.locator("#nickname")).to_have_count(0)
    seats = ana.look(table)["table"]["seats"]
    assert (seats[2]["name"], seats[2]["colour"]) == ("Bruno", "purple")
    again = ana.open_table("havana", [ME, OPEN, OPEN])
    page.goto(f"/t/{again}")
    expect(page.locator(".room form .button.primary")).to_be_visible()
    expect(page.locator("#nickname")).to_have_count(0)
    expect(page.locator(".seats .mine strong")).to_have_text("Bruno")
    page.locator(".room form .button.primary").click()
    expect(page.locator(".room .share")).to_be_visible()
    assert ana.look(again)["table"]["seats"][1]["colour"] == "purple", "the wish is kept on this device"


def test_who_is_seated_is_offered_the_link_and_never_a_seat(screen: NewScreen, somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [ME, OPEN, OPEN])
    bruno.do("PUT", f"/api/tables/{table}/seats/1", {"colour": "green"})
    page = screen(player=ana).page
    page.goto(f"/t/{table}")
    expect(page.locator(".room .share")).to_contain_text("One seat is still free")
    assert page.locator(".seats input").count() == 0
    assert page.get_by_role("button", name="Sit down").count() == 0
    expect(page.locator("input[value=green]")).to_be_disabled()
    page.locator("label", has=page.locator("input[value=purple]")).click()
    expect(page.locator("input[value=purple]")).to_be_checked()
    page.wait_for_function(
        f"async () => (await (await fetch('/api/tables/{table}')).json()).table.seats[0].colour === 'purple'"
    )
    page.get_by_role("button", name="Add a bot").click()
    page.wait_for_selector("section.prompt")  # the last seat is taken, and the game begins


def test_the_code_is_the_address_as_a_phone_reads_it(screen: NewScreen, server: Server, somebody: Somebody) -> None:
    ana = somebody("Ana")
    url = server.url.replace("127.0.0.1", "table.localhost")
    page = screen(url=url, player=ana).page
    page.goto(f"/t/{ana.open_table('cuba', [ME, OPEN])}")
    page.wait_for_selector(".qr path")
    size = int(page.locator(".qr svg").get_attribute("viewBox").split()[2]) - 4  # type: ignore[union-attr]
    assert read(matrix_of(size, page.locator(".qr path").get_attribute("d") or "")) == page.url


def test_a_link_to_this_computer_alone_has_no_code_and_says_why(screen: NewScreen, somebody: Somebody) -> None:
    ana = somebody("Ana")
    page = screen(player=ana).page
    page.goto(f"/t/{ana.open_table('cuba', [ME, OPEN])}")
    expect(page.locator(".room .share")).to_contain_text("--host")
    assert page.locator(".qr").count() == 0


CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (text) => void (window.had = text)}})"
)
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"  # as on any page without https
HEARS_COPY = "document.addEventListener('copy', () => (window.had = getSelection().toString()))"
NO_COPY = "document.execCommand = () => false"


@pytest.mark.parametrize("way", [[CLIPBOARD, NO_COPY], [NO_CLIPBOARD, HEARS_COPY]], ids=["clipboard", "field"])
def test_the_link_is_copied_and_that_is_told(screen: NewScreen, somebody: Somebody, way: list[str]) -> None:
    ana = somebody("Ana")
    opened = screen(player=ana)
    opened.context.add_init_script(";".join(way))
    page = opened.page
    page.goto(f"/t/{ana.open_table('cuba', [ME, OPEN])}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".share button", has_text="Copied")).to_be_focused()
    expect(page.locator(".share [role=status]")).to_have_text("Copied")
    assert page.evaluate("window.had") == page.url
    expect(page.locator(".share [role=status]")).to_be_empty()


def test_a_link_that_cannot_be_copied_is_selected_and_that_is_told(screen: NewScreen, somebody: Somebody) -> None:
    ana = somebody("Ana")
    opened = screen(player=ana, language="fr")
    opened.context.add_init_script(f"{NO_CLIPBOARD};{NO_COPY}")
    page = opened.page
    page.goto(f"/t/{ana.open_table('cuba', [ME, OPEN])}")
    page.get_by_role("button", name="Copier le lien").click()
    window = page.get_by_role("dialog", name="Copier à la main")
    expect(window.locator("input")).to_be_focused()
    assert page.evaluate("getSelection().toString()") == page.url
    check_words(page, "fr")
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(page.get_by_role("button", name="Copier le lien")).to_be_focused()


def test_who_only_watches_sees_the_board_when_the_game_begins(screen: NewScreen, somebody: Somebody) -> None:
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("havana", [ME, OPEN])
    page = screen().page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Only watch").click()
    expect(page.locator("#nickname")).to_have_count(0)
    page.get_by_role("button", name="Take a seat after all").click()
    expect(page.locator("#nickname")).to_be_visible()
    page.get_by_role("button", name="Only watch").click()
    bruno.sit(table, 1)
    page.wait_for_selector("section.prompt")


@pytest.mark.parametrize("state", ["playing", "finished"])
def test_whoever_comes_too_late_is_told_so_and_may_look_on(screen: NewScreen, somebody: Somebody, state: str) -> None:
    ana = somebody("Ana")
    table = ana.open_table("havana", [ME, BOT])
    if state == "finished":
        ana.do("POST", f"/api/tables/{table}/seats/0/resign", {})
        ana.look(table, after=ana.look(table)["number"], wait=1)
        while ana.look(table)["table"]["state"] == "playing":
            pass
    page = screen(language="fr").page
    page.goto(f"/t/{table}")
    expect(page.locator(".room .people")).to_contain_text("Rosa")
    expect(page.locator(".room a[href='/new/havana']")).to_be_visible()
    check_words(page, "fr")
    page.locator(".room .button.primary").click()
    page.wait_for_selector("section.prompt" if state == "playing" else ".the-end")
    page.reload()
    page.wait_for_selector("section.prompt" if state == "playing" else ".the-end")


def test_a_closed_table_says_so_to_everybody(screen: NewScreen, somebody: Somebody) -> None:
    ana = somebody("Ana")
    table = ana.open_table("cuba", [ME, OPEN])
    page = screen(player=ana).page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert page.evaluate("document.activeElement.innerText") == "Cancel", "what does no harm has the focus"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert ana.look(table)["table"]["state"] == "open"
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Close the table").click()
    expect(page.locator("h1")).to_have_text("This table is closed")


def test_play_now_asks_no_name_and_the_host_of_others_is_asked(screen: NewScreen) -> None:
    page = screen().page
    page.goto("/")
    page.locator(".now .button").click()
    page.wait_for_selector("section.prompt[data-question]")
    assert "Guest" not in page.inner_text("section.own"), "who has given no name is not called one"
    page.goto("/new/havana")
    assert page.locator("form input[autocomplete=nickname]").count() == 0, "bots need no name"
    page.locator("form ol > li select").nth(1).select_option("open")
    page.locator("form .act button").click()
    page.wait_for_selector(".room .seats")
    page.fill("#nickname", "Ana")
    page.keyboard.press("Enter")
    expect(page.locator(".seats .mine strong")).to_have_text("Ana")
    expect(page.locator("#nickname")).to_have_count(0)

"""The rulebook: searched, filtered, compared, and reached from a line of the log."""

from playwright.sync_api import expect

from malecon.games import find_game
from tests.web.conftest import NewScreen
from tests.web.seat import Seat


def test_the_rulebook_opens_in_short_and_gives_way_to_the_rules_for_who_looks_for_something(screen: NewScreen) -> None:
    page = screen().page
    page.goto("/rulebook")
    page.locator("a[href='/rulebook/cuba']").click()
    page.wait_for_selector(".chapter")
    views = page.locator(".filters nav a")
    expect(views.first).to_have_attribute("aria-current", "page")
    assert page.locator(".chapter").count() == len(find_game("cuba").catalogue.sections)
    assert page.locator(".clause").count() == 0
    search = page.locator("input[type=search]")
    search.fill("lighthouse")
    page.wait_for_selector(".clause mark")
    expect(search).to_be_focused()
    expect(views.nth(1)).to_have_attribute("aria-current", "page")
    views.first.click()
    page.wait_for_selector(".chapter .about")
    page.locator(".chapter .button").first.click()
    page.wait_for_selector(".clause")


def test_the_rulebook_is_searched_and_filtered(screen: NewScreen) -> None:
    page = screen().page
    page.goto("/rulebook/cuba")
    page.locator(".filters nav a").nth(1).click()
    page.wait_for_selector(".clause")
    everything = page.locator(".clause").count()
    assert everything == len(find_game("cuba").catalogue.clauses)
    page.locator("input[type=search]").fill("lighthouse")
    page.wait_for_function("(all) => document.querySelectorAll('.clause').length < all / 4", arg=everything)
    found = page.locator(".clause").all_inner_texts()
    assert found
    assert all("lighthouse" in clause.lower() for clause in found)
    page.locator("input[type=search]").fill("")
    page.wait_for_function("(all) => document.querySelectorAll('.clause').length === all", arg=everything)
    page.locator(".filters select").select_option("fr2008")
    page.wait_for_function("(all) => document.querySelectorAll('.clause').length < all", arg=everything)
    page.locator(".filters nav a").last.click()
    page.wait_for_selector("article .readings")
    assert page.locator("article").count() == len(find_game("cuba").catalogue.differences)
    assert page.locator("article .readings").first.locator("li").count() >= 2


def test_a_line_of_the_log_leads_to_its_rule(screen: NewScreen) -> None:
    one = screen()
    page = one.page
    page.goto("/")
    page.locator(".box.havana .button.primary").click()
    Seat(one).wait_for_question()
    page.locator(".log .rule").last.click()
    clause = page.inner_text("dialog code")
    words = page.inner_text("dialog .text")
    page.locator("dialog a").first.click()
    page.wait_for_url(f"**/rulebook/havana?*#{clause}")
    linked = page.locator(".clause.linked")
    expect(linked).to_be_in_viewport()
    assert words in linked.inner_text()

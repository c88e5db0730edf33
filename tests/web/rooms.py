"""From the form for a new table to the seats at it, through the page."""

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.web.browser import Screen


def open_by_form(screen: Screen, game: str, seats: Sequence[str], name: str = "") -> str:
    """Fill in the form; `seats` are the values of its fields, such as "me", "open", "bot 1", "friend Bruno".

    Who has no name yet is asked for one where others will see it.

    The number of the table.
    """
    page = screen.page
    page.goto(f"/new/{game}")
    page.locator(f'input[name="count"][value="{len(seats)}"]').check()
    for place, seat in enumerate(seats):
        kind, _, rest = seat.partition(" ")
        row = page.locator("form ol > li").nth(place)
        row.locator("select").select_option(seat if kind == "bot" else kind)
        if kind == "friend":
            row.locator('input[type="text"]').fill(rest)
    if name:
        page.locator("form ol > li input[autocomplete=nickname]").fill(name)
    page.locator("form .act button").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def become(page: Page, name: str) -> None:
    """Take a name on the home page."""
    page.goto("/")
    page.locator("button.me").click()
    page.locator("dialog input[type=text]").fill(name)
    page.locator("dialog form button").click()
    page.wait_for_function(
        "(name) => document.querySelector('dialog [role=status]')?.innerText.includes(name)", arg=name
    )
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")

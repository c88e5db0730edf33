"""The end of a game in the browser: how it was won, where the points came from, and what to do next."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.server.running import Json, Player, Server
from tests.web.axe import check_axe
from tests.web.browser import DESKTOP, PHONE, Device, Theme
from tests.web.conftest import NewScreen
from tests.web.scenes import GAMES, never, table_at, without_coach
from tests.web.wording import check_words

SIZES = [
    (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160), (1180, 820), (820, 1180), (844, 390),
    (390, 844), (720, 450), (360, 640),
]  # fmt: skip
LEAST_TYPE = 12.0  # pixels
LEAST_TOUCH = 40.0
# What is written too small, or is too small for a finger, or hangs out of the window at its sides.
FAULTS = """([type, touch]) => {
  const end = document.querySelector('.the-end');
  const shown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).clipPath === 'none';
  const written = [...end.querySelectorAll('*')].filter((element) => shown(element) && !element.closest('svg') &&
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const small = written.filter((element) => parseFloat(getComputedStyle(element).fontSize) < type - 0.01);
  const labels = [...end.querySelectorAll('svg text')].filter((text) => text.getClientRects().length).filter((text) => {
    const drawn = text.ownerSVGElement;
    const scale = drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width;
    return parseFloat(getComputedStyle(text).fontSize) * scale < type - 0.5;
  });
  const flat = (button) => button.getBoundingClientRect().height < touch - 0.5;
  const thin = [...end.querySelectorAll('a.button, button')].filter(flat);
  const names = (all) => all.map((each) => `${each.tagName} ${each.className} ${each.textContent}`);
  return {small: names(small), labels: names(labels), thin: names(thin), wide: end.scrollWidth - end.clientWidth};
}"""


@pytest.fixture(scope="module")
def eva(server: Server) -> Iterator[Player]:
    player = Player(server.url, "Eva")
    yield player
    player.close()


@pytest.fixture(scope="module")
def ends(eva: Player) -> dict[str, str]:
    """A table of each game that was played to its end."""
    return {game: table_at(eva, game, never) for game in GAMES}


def shown(screen: NewScreen, eva: Player, table: str, **wanted: object) -> Page:
    opened = screen(player=eva, **wanted)
    without_coach(opened.context)
    opened.page.goto(f"/t/{table}")
    opened.page.wait_for_selector(".the-end .bars")
    opened.page.wait_for_selector(".the-end .facts")
    return opened.page


def numbers(texts: list[str]) -> list[int]:
    return [int(text.replace("−", "-")) for text in texts]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_adds_up_to_what_everybody_has(
    screen: NewScreen, eva: Player, ends: dict[str, str], game: str, language: str
) -> None:
    page = shown(screen, eva, ends[game], language=language)
    now: Json = eva.look(ends[game])["table"]
    totals = []
    for bar in page.locator(".bars .one").all():
        parts = numbers(bar.locator(".part b").all_inner_texts())
        (total,) = numbers(re.findall(r"[−-]?\d+", bar.locator(".total").inner_text()))
        assert sum(parts) == total
        spoken = bar.locator(".bar").get_attribute("aria-label") or ""
        assert [int(n) for n in re.findall(r" −?(\d+)(?:,| and | et |$)", spoken)] == [abs(part) for part in parts]
        totals.append(total)
    assert sorted(totals) == sorted(now["scores"])
    steps = page.locator(".podium .step b").all_inner_texts()
    assert sorted(int(re.findall(r"\d+", step)[0]) for step in steps) == sorted(now["scores"])
    winner = now["seats"][now["places"].index(1)]["name"]
    title = page.inner_text("#results")
    assert winner in title or title.startswith(("You", "Vous"))
    check_words(page, language)


def test_the_table_says_the_same_as_the_bars(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    page = shown(screen, eva, ends["cuba"])
    bars = [numbers(bar.locator(".part b").all_inner_texts()) for bar in page.locator(".bars .one").all()]
    page.get_by_role("button", name="Table", exact=True).click()
    rows = [row.locator("td").all_inner_texts() for row in page.locator(".sources tbody tr").all()]
    for column, parts in enumerate(bars):
        listed = [row[column] for row in rows[:-1] if row[column] != "–"]
        assert numbers(listed) == parts
        assert int(rows[-1][column]) == sum(parts)


def test_a_source_can_be_looked_at_alone(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    page = shown(screen, eva, ends["santiago"])
    first = page.locator(".legend button").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".bars.dim .part.on")).to_have_count(page.locator(".bars .one").count())
    first.click()
    expect(page.locator(".bars.dim")).to_have_count(0)


def test_the_course_is_drawn_and_told(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    page = shown(screen, eva, ends["cuba"])
    assert page.locator("svg.broad polyline").count() == 3
    assert (
        len(
            set(
                page.locator("svg.broad polyline").evaluate_all(
                    "all => all.map(one => one.getAttribute('stroke-dasharray'))"
                )
            )
        )
        == 3
    )
    page.locator(".course summary").click()
    last = page.locator(".course tbody tr").last.locator("td").all_inner_texts()
    assert sorted(map(int, last)) == sorted(eva.look(ends["cuba"])["table"]["scores"])
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.locator("svg.broad text").filter(has_text=re.compile(r"^\+"))).to_have_count(0)


def test_the_screens_of_santiago_go_up(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    page = shown(screen, eva, ends["santiago"])
    assert page.locator(".screens .one").count() == 3
    page.evaluate("document.documentElement.dataset.motion = 'off'")
    for place in range(3):
        one = page.locator(".screens .held").nth(place)
        hidden = one.evaluate(
            "box => box.querySelector('.screen').getBoundingClientRect().bottom - box.getBoundingClientRect().top"
        )
        assert hidden <= 2, "nothing moves, and what was hidden is seen"
    assert page.locator(".screens").count() == 1
    assert shown(screen, eva, ends["cuba"]).locator(".screens").count() == 0


def test_the_table_is_a_button_away_and_so_is_the_result(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    page = shown(screen, eva, ends["havana"])
    page.get_by_role("button", name="See the table").click()
    page.wait_for_selector("section.prompt")
    assert page.locator(".the-end").count() == 0
    page.get_by_role("button", name="The result").click()
    page.wait_for_selector(".the-end .podium")


def test_the_headline_is_where_one_reads_on(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    page = shown(screen, eva, ends["cuba"])
    assert page.evaluate("document.activeElement?.id") == "results"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement?.closest('.actions') !== null")


def test_a_link_to_the_game_is_shared(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    """By what the device has for it."""
    opened = screen(player=eva)
    opened.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    without_coach(opened.context)
    opened.page.goto(f"/t/{ends['havana']}")
    opened.page.wait_for_selector(".the-end .bars")
    opened.page.get_by_role("button", name="Share").click()
    told = opened.page.evaluate("window.shared")
    assert told["url"].endswith(f"/replay/{ends['havana']}")
    assert told["title"] == opened.page.inner_text("#results")


def test_my_games_so_far_are_counted(screen: NewScreen, eva: Player, ends: dict[str, str]) -> None:
    history = eva.get("/api/history/cuba")
    page = shown(screen, eva, ends["cuba"])
    assert f"{history['best']} VP" in page.inner_text(".history")


def test_an_abandoned_game_has_points_and_no_winner(screen: NewScreen, eva: Player) -> None:
    table = eva.open_table("santiago", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    eva.do("POST", f"/api/tables/{table}/abandon", {})
    page = screen(player=eva).page
    page.goto(f"/t/{table}")
    page.wait_for_selector(".the-end .bars")
    assert "without a result" in page.inner_text("#results")
    assert page.locator(".podium .cup, .podium .place").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_every_window(screen: NewScreen, eva: Player, ends: dict[str, str], game: str) -> None:
    """It may be longer than the window, and never wider; and everything can be read."""
    page = shown(screen, eva, ends[game], language="fr")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        touch = width < height or height < 500
        found = page.evaluate(FAULTS, [LEAST_TYPE, LEAST_TOUCH if touch else 24])
        assert found == {"small": [], "labels": [], "thin": [], "wide": 0}, f"{width}x{height}"


@pytest.mark.parametrize(("device", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing(screen: NewScreen, eva: Player, ends: dict[str, str], theme: Theme, device: Device) -> None:
    for game in GAMES:
        page = shown(screen, eva, ends[game], device=device, theme=theme)
        check_axe(page, f"end of {game}")
        page.locator(".sources .seg button").last.click()
        page.locator(".course summary").click()
        check_axe(page, f"end of {game}, as tables")


def test_the_sources_keep_their_colours_where_the_device_has_its_own(
    screen: NewScreen, eva: Player, ends: dict[str, str]
) -> None:
    """And what is written beside them has the colours of the device."""
    page = shown(screen, eva, ends["cuba"], theme="dark")
    fills = "() => [...document.querySelectorAll('.legend i')].map((one) => getComputedStyle(one).backgroundColor)"
    usual = page.evaluate(fills)
    page.emulate_media(forced_colors="active", color_scheme="light")
    assert page.evaluate(fills) == usual
    assert len(set(usual)) > 4
    inks = page.evaluate(
        "() => [...document.querySelectorAll('.course text')].map((one) => getComputedStyle(one).fill)"
    )
    assert set(inks) == {"rgb(0, 0, 0)"}


def test_a_long_name_in_the_course_is_cut_and_its_points_are_not(
    screen: NewScreen, eva: Player, ends: dict[str, str]
) -> None:
    for device, cut in ((DESKTOP, "Maximili…"), (PHONE, "Maxim…")):
        opened = screen(player=eva, device=device)
        called(opened.context, "Maximiliano")
        opened.page.goto(f"/t/{ends['cuba']}")
        labels = opened.page.locator(".course svg:visible text.name")
        expect(labels.filter(has_text=cut)).to_have_count(1)
        points = [text for text in labels.all_text_contents() if text.isdigit()]
        assert sorted(map(int, points)) == sorted(eva.look(ends["cuba"])["table"]["scores"])


def called(context: BrowserContext, name: str) -> None:
    """Show Eva by another name."""

    def open(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda told: route.send(str(told).replace('"name":"Eva"', f'"name":"{name}"')))

    context.route_web_socket("**/live?*", open)

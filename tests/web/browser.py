"""A real Chromium, and what people have in front of them: a screen of some size, a language, a theme, an identity."""

import contextlib
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket, expect
from playwright.sync_api import sync_playwright as playwright

from malecon.server.http.identity import COOKIE
from tests.server.running import Player

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the first one is lighter
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-dev-shm-usage",
]
PATIENCE = 30_000.0  # milliseconds: the machines that run the tests are slow at times
expect.set_options(timeout=PATIENCE)
ABORTED = "net::ERR_ABORTED"  # what was under way when the page was left
STRANGER = r"status of 401 .*/api/identity\)"  # who has no name yet is told so

# The page ignores a second click that follows too soon. Its clock runs fast, so that nobody has to wait for that.
HURRY = 5
FAST_CLOCK = f"{{ const now = performance.now.bind(performance); performance.now = () => {HURRY} * now(); }}"

# Everything is laid out and can be touched, but no pixel is painted: half of the browser's work, and no test looks.
UNSEEN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}"""

Language = Literal["en", "fr"]
Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Device:
    width: int
    height: int
    touch: bool = False


DESKTOP = Device(1440, 900)
TABLET = Device(820, 1180, touch=True)
PHONE = Device(390, 844, touch=True)
SMALL_PHONE = Device(360, 740, touch=True)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    with playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Screen:
    """One person's browser: nothing is shared with another one. Whatever goes wrong in it is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: Language = "en",
        theme: Theme = "light",
        device: Device = DESKTOP,
        player: Player | None = None,
        token: str = "",
        hurry: bool = True,
        **settings: str,
    ) -> None:
        self.url = url
        self.language = language
        self.device = device
        self.hurry = hurry
        self.troubles: list[str] = []
        self.expected: list[str] = [STRANGER]  # patterns of troubles that belong to the test
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=f"{language}-GB" if language == "en" else "fr-FR",
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = {"language": language, "theme": theme, "pace": "at-once", "still": "yes", "gifts": "no", **settings}
        self.context.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(chosen)}))"
            " localStorage.getItem(`malecon.${name}`) ?? localStorage.setItem(`malecon.${name}`, value);"
        )
        if hurry:
            self.context.add_init_script(FAST_CLOCK)
        if player is not None or token:
            self.be(player.token if player is not None else token)
        self.page = self.tab()

    def be(self, token: str) -> None:
        """Take the identity that somebody has got elsewhere."""
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self.url, "httpOnly": True}])

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("requestfailed", self.failed)
        return page

    def said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.troubles.append(f"console {message.type}: {message.text} ({where})")

    def failed(self, request: Request) -> None:
        if request.failure != ABORTED:
            self.troubles.append(f"request failed: {request.url}: {request.failure}")

    def expect(self, *patterns: str) -> None:
        """Troubles that the test itself makes."""
        self.expected += patterns

    def check(self) -> None:
        """Nothing has gone wrong that was not meant to."""
        unexpected = [told for told in self.troubles if not any(re.search(known, told) for known in self.expected)]
        assert not unexpected, "\n".join(unexpected)

    def close(self) -> None:
        self.context.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.close()
        if kind is None:
            self.check()


class Ear:
    """Hears everything that a page is told: messages of the sockets and answers to requests."""

    def __init__(self, page: Page) -> None:
        self.updates: list[dict[str, Any]] = []
        self.heard: list[str] = []
        page.on("websocket", self.listen)
        page.on("response", self.answered)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.receive)

    def receive(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)

    def answered(self, response: Response) -> None:
        if "/api/" in response.url and response.status != 101:
            with contextlib.suppress(Exception):  # the page may have been left before its answer came
                self.heard.append(response.text())

"""Not part of the suite: a test that starts whatever tests start and does not end by itself. See test_ended.py."""

import os
import time
from pathlib import Path

from tests.server.running import Server
from tests.server.services import PostgreSQL, Redis
from tests.web.browser import chromium


def test_that_does_not_end() -> None:
    folder = Path(os.environ["MALECON_FOLDER"])
    postgresql, redis = PostgreSQL().start(folder), Redis().start(folder)
    with Server(postgresql.database(), "--redis", redis.url) as server, chromium() as browser:
        browser.new_page().goto(server.url)
        (folder / "running").touch()
        time.sleep(600)

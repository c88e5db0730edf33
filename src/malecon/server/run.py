"""Running the server: uvicorn, the log, and the browser."""

import contextlib
import signal
import socket
import sys
import threading
import webbrowser

import uvicorn
from litestar import Litestar

from malecon.engine.catalogue import LANGUAGES
from malecon.engine.errors import MaleconError
from malecon.server.http.app import make_app
from malecon.server.http.connections import PatientRequests, PatientSocket
from malecon.server.http.middleware import Gate
from malecon.server.logs import set_up_log
from malecon.server.settings import Settings, keep_private, make_folder, sqlite_path
from malecon.server.storage.database import make_engine
from malecon.server.storage.migration import upgrade
from malecon.server.storage.occupancy import used_by_a_server
from malecon.server.table.names import confusables
from malecon.text import texts

MESSAGE_BYTES = 16_384  # the longest message that a socket takes
BACKLOG = 2048
GRACEFUL = 10  # seconds that open requests are given at a restart


def serve(settings: Settings, announce: str, page: str = "") -> None:
    """Serve until somebody stops it. The announcement is printed once the address answers."""
    set_up_log(settings)
    listening = listen(settings.host, settings.port)
    make_place(settings.database)
    with used_by_a_server(settings.database):
        run(settings, listening, announce, page)


def run(settings: Settings, listening: socket.socket, announce: str, page: str) -> None:
    prepare(settings.database)
    for language in LANGUAGES:
        texts(language)  # reading a file takes a moment, which nobody should have to wait for later
    confusables()
    # uvicorn ends by raising again the signal that ended it; an end that was asked for is a good one.
    signal.signal(signal.SIGTERM, lambda *_: None)
    app = make_app(settings)
    config = uvicorn.Config(
        Gate(app, settings, app.state.limits),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=PatientRequests,
        ws=PatientSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACEFUL,
        h11_max_incomplete_event_size=MESSAGE_BYTES,
    )
    server = AnnouncingServer(config, app, announce, page)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        raise MaleconError("error-server-start")


def make_place(database: str) -> None:
    """A folder for the file, and a file that nobody else reads."""
    path = sqlite_path(database)
    if path is not None:
        make_folder(path)
        keep_private(path)


def prepare(database: str) -> None:
    """Bring the database to the present schema, or say why not, before anything is promised to anybody."""
    engine = make_engine(database)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


class AnnouncingServer(uvicorn.Server):
    """Says where it is once it is there, opens the browser if it was asked to, and lets nobody wait at the end."""

    def __init__(self, config: uvicorn.Config, app: Litestar, announce: str, page: str) -> None:
        super().__init__(config)
        self.app = app
        self.announce = announce
        self.page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            print(self.announce, flush=True)
            if self.page:
                threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.services.lobby.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done, so that a taken one is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as trouble:
        listening.close()
        raise MaleconError("error-port", host=host, port=str(port), reason=trouble.strerror or "") from trouble
    listening.setblocking(False)
    return listening

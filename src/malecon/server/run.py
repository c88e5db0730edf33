"""Running the server: uvicorn, the log, and the browser."""

import contextlib
import logging
import signal
import socket
import sys
import threading
import webbrowser

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from malecon.engine.catalogue import LANGUAGES
from malecon.engine.errors import MaleconError
from malecon.games import find_sheet, games
from malecon.server.http.app import make_app
from malecon.server.http.connections import RESERVED, Connections
from malecon.server.http.middleware import Gate
from malecon.server.http.turns import Turns
from malecon.server.logs import set_up_log
from malecon.server.settings import Settings, keep_private, make_folder, sqlite_path
from malecon.server.storage.database import make_engine
from malecon.server.storage.migration import upgrade
from malecon.server.storage.occupancy import used_by_a_server
from malecon.server.table.names import confusables
from malecon.text import texts

LOG = logging.getLogger("malecon.run")

MESSAGE_BYTES = 16_384  # the longest message that a socket takes
BACKLOG = 2048
MANY = 10_240  # open files, where the system does not say how many there may be
FILES = 200  # that are open beside connections: the database, the bots, what pages are made of
IDLE = 30  # seconds until a connection is closed over which nothing comes
UNTAKEN = 30_000  # milliseconds until a connection ends whose other side takes nothing of what it was sent
GRACEFUL = 10  # seconds that open requests are given at a restart
GIVING_WAY = 0.0005  # seconds that a thread which reads or words something long may keep the loop waiting


def serve(settings: Settings, announce: str, page: str = "") -> None:
    """Serve until somebody stops it. The announcement is printed once the address answers."""
    set_up_log(settings)
    listening = listen(settings.host, settings.port)
    make_place(settings.database)
    with used_by_a_server(settings.database):
        run(settings, listening, announce, page)


def run(settings: Settings, listening: socket.socket, announce: str, page: str) -> None:
    sys.setswitchinterval(GIVING_WAY)
    prepare(settings.database)
    read_everything()
    # uvicorn ends by raising again the signal that ended it; an end that was asked for is a good one.
    signal.signal(signal.SIGTERM, lambda *_: None)
    app = make_app(settings)
    connections = Connections(settings, room_for_connections(settings.limits.all_connections))
    requests, sockets = connections.protocols()
    behind_proxies = ProxyHeadersMiddleware(Gate(app, settings, app.state.limits), settings.proxies)  # type: ignore[arg-type]
    config = uvicorn.Config(
        Turns(behind_proxies, connections),  # type: ignore[arg-type]
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=requests,
        ws=sockets,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # see above: the connections have to be known by who really made them
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GRACEFUL,
        h11_max_incomplete_event_size=MESSAGE_BYTES,
    )
    server = AnnouncingServer(config, app, announce, page)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        raise MaleconError("error-server-start")


def read_everything() -> None:
    """Reading a file takes a moment, which nobody should have to wait for later."""
    for language in LANGUAGES:
        texts(language)
    for game in games().values():
        assert game.catalogue
        find_sheet(game)
    confusables()


def room_for_connections(wanted: int) -> int:
    """How many connections there may be: as many as are wanted, if the system lets us have as many open files."""
    files = raise_file_limit()
    if files is None:
        return wanted
    room = max(1, files - FILES - RESERVED)
    LOG.info("open files", extra={"limit": files, "connections": min(wanted or room, room)})
    if room < wanted:
        LOG.warning(
            "the system allows fewer open files than there may be connections; "
            "raise the limit (LimitNOFILE= of systemd, ulimits of a container, ulimit -Hn of a shell)",
            extra={"limit": files, "wanted": wanted + FILES + RESERVED},
        )
    return min(wanted or room, room)


def raise_file_limit() -> int | None:
    """Let this process have as many open files as the system lets it: the usual 1,024 are soon used up."""
    if sys.platform == "win32":  # which has no such limit
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, MANY):
        if wanted == resource.RLIM_INFINITY or wanted <= soft:
            continue  # a Mac says that there is no limit, and means another one
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return None if soft == resource.RLIM_INFINITY else soft


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
    if sys.platform != "win32":  # where it would let two servers have the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # what fits into the kernel's memory and is never taken has an end, too
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as trouble:
        listening.close()
        raise MaleconError("error-port", host=host, port=str(port), reason=trouble.strerror or "") from trouble
    listening.setblocking(False)
    return listening

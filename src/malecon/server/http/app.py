"""The application: routes, what is around them, and what begins and ends with the server."""

import asyncio
import gc
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from malecon import __version__
from malecon.engine.errors import MaleconError
from malecon.server.http.dependencies import GIVEN
from malecon.server.http.error_responses import fail, refuse, refuse_malformed
from malecon.server.http.limits import RateLimits
from malecon.server.http.openapi import openapi_place, with_refusals
from malecon.server.http.pages import pages
from malecon.server.http.pages.client import client_files
from malecon.server.http.routes import advice, identity, lobby, operations, replays, rules, tables, watching
from malecon.server.play.services import open_services
from malecon.server.play.socket import live
from malecon.server.play.upkeep import Upkeep
from malecon.server.settings import Settings
from malecon.server.storage.database import Database
from malecon.server.storage.occupancy import share

BODY = 200_000  # bytes; a component file is the largest thing that anybody sends

ROUTES = (
    *identity.ROUTES,
    *lobby.ROUTES,
    *tables.ROUTES,
    *advice.ROUTES,
    *watching.ROUTES,
    *replays.ROUTES,
    *rules.ROUTES,
    *operations.ROUTES,
    *pages.ROUTES,
    live,
)


class PlainRequest(Request[Any, Any, Any]):
    """Litestar takes a body that is not UTF-8, or nested beyond reason, for a mistake of the server."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as trouble:
            raise SerializationException(str(trouble)) from trouble


def make_app(settings: Settings) -> Litestar:
    channels = channels_on_redis(settings.redis)
    limits = RateLimits(settings.limits)
    return Litestar(
        route_handlers=with_refusals(ROUTES),
        dependencies=GIVEN,
        lifespan=[keep_services(settings, channels, limits)],
        state=State({"limits": limits}),  # what passes the gate is counted together with what is behind it
        plugins=[channels] if channels else [],
        exception_handlers={MaleconError: refuse, HTTPException: refuse_malformed, Exception: fail},
        request_max_body_size=BODY,
        request_class=PlainRequest,
        openapi_config=OpenAPIConfig(
            title="Malecón",
            version=__version__,
            description="Tables for Cuba, Santiago de Cuba and Havana. The socket is described in docs/protocol.md.",
            openapi_router=openapi_place(),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )


def collect_garbage_in_small_pieces() -> None:
    """With a thousand tables in memory a full collection takes half a second, and finds nothing: tables are no garbage.

    What connections leave behind is young and found by the small collections; a full one is made once an hour.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 2, 1_000_000)


def channels_on_redis(url: str) -> ChannelsPlugin | None:
    """Without Redis none of what speaks to it has to be there."""
    if not url:
        return None
    from malecon.server.cluster.connection import make_channels

    return make_channels(url)


def keep_services(settings: Settings, channels: ChannelsPlugin | None, limits: RateLimits) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        database = Database(settings.database)
        share(database.engine)
        services = await open_services(settings, database, channels, limits)
        app.state.services = services
        client_files()  # to read and compress them takes a while: now, while nobody waits
        collect_garbage_in_small_pieces()
        tasks = [asyncio.create_task(Upkeep(services).keep())]
        if services.notices is not None:
            tasks.append(asyncio.create_task(services.notices.listen()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            services.close()

    return lifespan

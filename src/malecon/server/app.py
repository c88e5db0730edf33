"""The application: routes, what is around them, and what begins and ends with the server."""

import asyncio
import gc
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request
from litestar.channels import ChannelsPlugin
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.types import ControllerRouterHandler
from redis.asyncio import Redis

from malecon import __version__
from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.answers import fail, refuse, refuse_malformed
from malecon.server.doorbell import PatientRedis
from malecon.server.given import GIVEN
from malecon.server.house import open_house
from malecon.server.live import live
from malecon.server.pages import pages
from malecon.server.routes import advice, identity, lobby, operations, replays, rules, tables, watching
from malecon.server.settings import Settings
from malecon.server.socket_schema import WholeDocument
from malecon.server.storage.database import Database

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

REFUSALS = {
    400: "The request makes no sense, or asks for what does not exist",
    401: "The caller is unknown",
    403: "The caller may not do this",
    404: "There is no such thing",
    405: "Not in this way",
    409: "Not now",
    413: "Too large",
    422: "A rule of the game forbids it",
    429: "Too much at once; the header Retry-After says when to try again",
    500: "A mistake of the server",
    503: "The database is away; nothing was changed",
    507: "The disk is full; nothing was changed",
}


def with_refusals(routes: Sequence[ControllerRouterHandler]) -> Sequence[ControllerRouterHandler]:
    """Every request can be refused, always with the same body: say so in the description of each."""
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {
                status: ResponseSpec(wire.Refusal, generate_examples=False, description=why)
                for status, why in REFUSALS.items()
            }
    return routes


class PlainRequest(Request[Any, Any, Any]):
    """Litestar takes a body that is not UTF-8, or nested beyond reason, for a mistake of the server."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as trouble:
            raise SerializationException(str(trouble)) from trouble


def make_app(settings: Settings) -> Litestar:
    channels = make_channels(settings.redis) if settings.redis else None
    return Litestar(
        route_handlers=with_refusals(ROUTES),
        dependencies=GIVEN,
        lifespan=[keep_house(settings, channels)],
        plugins=[channels] if channels else [],
        exception_handlers={MaleconError: refuse, HTTPException: refuse_malformed, Exception: fail},
        request_max_body_size=BODY,
        request_class=PlainRequest,
        openapi_config=OpenAPIConfig(
            title="Malecón",
            version=__version__,
            description="Tables for Cuba, Santiago de Cuba and Havana. The socket is described in docs/protocol.md.",
            path="/schema",
            render_plugins=[WholeDocument(path="/openapi.json")],
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


def make_channels(url: str) -> ChannelsPlugin:
    try:
        redis = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True, health_check_interval=10)
    except ValueError as trouble:
        raise MaleconError("error-redis", reason=str(trouble)) from trouble
    return ChannelsPlugin(PatientRedis(redis), arbitrary_channels_allowed=True)


def keep_house(settings: Settings, channels: ChannelsPlugin | None) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        house = await open_house(settings, Database(settings.database), channels)
        app.state.house = house
        collect_garbage_in_small_pieces()
        tasks = [asyncio.create_task(house.keep())]
        if house.doorbell is not None:
            tasks.append(asyncio.create_task(house.doorbell.listen()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            house.close()

    return lifespan

"""For whoever runs the server: is it well, and what does it do?"""

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from malecon import __version__
from malecon.server import wire
from malecon.server.http.dependencies import TheServices
from malecon.server.play.health import THERE


@get("/healthz", summary="Whether the server can do its work")
async def healthz(services: TheServices) -> Response[wire.Health]:
    storage = await services.health.storage()
    if storage != THERE:
        return Response(wire.Health("unwell", __version__, storage), status_code=503)
    return Response(wire.Health("well", __version__, storage))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = (healthz, metrics)

"""What the routes are given beside what the request says: the services, and who calls."""

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, QueryParameter

from malecon.server.http.identity import Caller, address_of
from malecon.server.play.services import Services

TheServices = NamedDependency[Services]
TheCaller = NamedDependency[Caller]
Address = NamedDependency[str]  # where the request comes from, whoever sent it
Secure = NamedDependency[bool]  # whether the connection is encrypted: then the cookie travels over no other
ByBrowser = NamedDependency[bool]  # whether a script of a page sends it: that gets no token to read, it has a cookie
TableId = Annotated[str, PathParameter(description="The id of a table")]
Place = Annotated[int, PathParameter(ge=0, le=7, description="A seat, counted from 0")]
Lang = Annotated[Literal["en", "fr"] | None, QueryParameter(description="The language of the sentences")]


def give_services(request: Request[Any, Any, Any]) -> Services:
    services: Services = request.app.state.services
    return services


async def give_caller(request: Request[Any, Any, Any], services: TheServices) -> Caller:
    return await services.identities.caller(request)


def give_address(request: Request[Any, Any, Any]) -> str:
    return address_of(request)


def give_by_browser(request: Request[Any, Any, Any]) -> bool:
    return any(name in request.headers for name in ("origin", "sec-fetch-site", "sec-fetch-mode"))


def give_secure(request: Request[Any, Any, Any]) -> bool:
    return request.url.scheme == "https"


GIVEN = {
    "services": Provide(give_services, sync_to_thread=False),
    "caller": Provide(give_caller),
    "address": Provide(give_address, sync_to_thread=False),
    "secure": Provide(give_secure, sync_to_thread=False),
    "by_browser": Provide(give_by_browser, sync_to_thread=False),
}

"""Who I am: a name, no account. The same identity can be carried to another device."""

import time

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from malecon.server import wire
from malecon.server.errors import Unauthorised
from malecon.server.http.dependencies import Address, ByBrowser, Secure, TheCaller, TheServices
from malecon.server.http.identity import COOKIE, LIFETIME, NAMELESS, RENEWAL
from malecon.server.play.permissions import must_be_known
from malecon.server.settings import DAY
from malecon.server.table.names import clean_name


@post("/api/identity", status_code=201, summary="Become somebody: not even a name is needed")
async def become(
    data: JSONBody[wire.BecomeBody], services: TheServices, address: Address, secure: Secure, by_browser: ByBrowser
) -> Response[wire.Identity]:
    nickname = NAMELESS if data.nickname is None else clean_name(data.nickname)
    services.limits.count("new_identities", address)
    player = await services.identities.new(nickname)
    return introduced(services, player, nickname, secure, by_browser)


@get("/api/identity", summary="Who I am")
async def who(
    services: TheServices, caller: TheCaller, secure: Secure, by_browser: ByBrowser
) -> Response[wire.Identity]:
    player = must_be_known(caller)
    nickname = await services.players.nickname(player)
    if nickname is None:
        raise Unauthorised("error-identity-expired")
    now = time.time()
    if now - await services.players.last_seen(player) > DAY:
        await services.players.seen(player, now)
    if now - caller.issued > RENEWAL:
        return introduced(services, player, nickname, secure, by_browser)
    return Response(wire.Identity(player, nickname))


@patch("/api/identity", summary="Take another nickname, from the next table on")
async def rename(data: JSONBody[wire.NicknameBody], services: TheServices, caller: TheCaller) -> wire.Identity:
    player, nickname = must_be_known(caller), clean_name(data.nickname)
    services.limits.count("writes", caller.known)
    if await services.players.nickname(player) is None:
        raise Unauthorised("error-identity-expired")
    await services.players.rename(player, nickname)
    return wire.Identity(player, nickname)


@delete("/api/identity", status_code=200, summary="Forget who I am on this device")
async def forget(secure: Secure) -> Response[None]:
    return Response(
        None, cookies=[Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, secure=secure, samesite="lax")]
    )


@post("/api/identity/code", status_code=201, summary="A code that brings me to another device, once")
async def new_code(services: TheServices, caller: TheCaller) -> wire.Carried:
    player = must_be_known(caller)
    services.limits.count("writes", caller.known)
    if await services.players.nickname(player) is None:
        raise Unauthorised("error-identity-expired")
    return wire.Carried(*await services.identities.new_code(player))


@post("/api/identity/carry", status_code=200, summary="Be the one whose code this is, on this device")
async def carry(
    data: JSONBody[wire.CodeBody], services: TheServices, address: Address, secure: Secure, by_browser: ByBrowser
) -> Response[wire.Identity]:
    services.limits.count("new_identities", address)
    player = await services.identities.carried(data.code)
    return introduced(services, player, await services.players.nickname(player) or "", secure, by_browser)


@post("/api/identity/sign-out", status_code=200, summary="Sign out everywhere else: only this device is me any more")
async def sign_out(
    services: TheServices, caller: TheCaller, secure: Secure, by_browser: ByBrowser
) -> Response[wire.Identity]:
    """Every token and every code of before is void; the answer brings a new token."""
    player = must_be_known(caller)
    services.limits.count("writes", caller.known)
    nickname = await services.players.nickname(player) or ""  # before: who hears of it must not wait for the answer
    await services.identities.sign_out(player)
    return introduced(services, player, nickname, secure, by_browser)


def introduced(
    services: TheServices, player: str, nickname: str, secure: Secure, by_browser: ByBrowser
) -> Response[wire.Identity]:
    """A new token: in a cookie that no script can read, and for programs in the body."""
    token = services.identities.token(player)
    cookie = Cookie(key=COOKIE, value=token, path="/", max_age=LIFETIME, httponly=True, secure=secure, samesite="lax")
    return Response(wire.Identity(player, nickname, "" if by_browser else token), cookies=[cookie])


ROUTES = (become, who, rename, forget, sign_out, new_code, carry)

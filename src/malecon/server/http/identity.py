"""Identity without accounts: a signed guest identity per browser, in a cookie that no script can read.

Programs send the same token, or the token of a seat, as `Authorization: Bearer`. No secret is ever part of an address.
"""

import secrets
import time
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from litestar.connection import ASGIConnection

from malecon.engine.catalogue import LANGUAGES
from malecon.server.errors import NotFound, Unauthorised
from malecon.server.http.limits import network_of
from malecon.server.storage.store import Store

COOKIE = "malecon"
LIFETIME = 400 * 86_400  # the longest that browsers keep a cookie
CODE_LIFETIME = 15 * 60
RENEWAL = 30 * 86_400  # a token older than this is replaced by a new one

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Caller:
    """Who is calling (a player, a program with the token of a seat, or a stranger), from where, in which language."""

    address: str
    language: str
    player: str = ""
    seat_token: tuple[str, int] | None = None
    issued: float = 0.0

    @property
    def known(self) -> str:
        """By what the caller's deeds are counted."""
        if self.seat_token is not None:
            return f"{self.seat_token[0]}/{self.seat_token[1]}"
        return self.player or self.address


class Identities:
    """Makes and reads the tokens of identities."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.signer = TimestampSigner(key, salt="malecon.identity")

    async def new(self, nickname: str) -> str:
        player = secrets.token_hex(16)
        await self.store.add_player(player, nickname, time.time())
        return player

    def token(self, player: str) -> str:
        return self.signer.sign(player).decode()

    async def caller(self, connection: Connection) -> Caller:
        """Who sends this; a forged or expired identity is refused, not ignored."""
        address = address_of(connection)
        language = language_of(connection)
        token, by_header = token_in(connection)
        if not token:
            return Caller(address, language)
        try:
            player, issued = self.signer.unsign(token, max_age=LIFETIME, return_timestamp=True)
            return Caller(address, language, player.decode(), None, issued.timestamp())
        except SignatureExpired as trouble:
            raise Unauthorised("error-identity-expired") from trouble
        except BadSignature as trouble:
            seat = await self.store.seat_of_token(token) if by_header else None
            if seat is None:
                raise Unauthorised("error-identity-forged") from trouble
            return Caller(address, language, "", seat)

    async def new_code(self, player: str) -> tuple[str, float]:
        """A code that brings the identity to another device, once."""
        code, expires = secrets.token_urlsafe(18), time.time() + CODE_LIFETIME
        await self.store.add_code(code, player, expires)
        return code, expires

    async def carried(self, code: str) -> str:
        player = await self.store.use_code(code, time.time())
        if player is None:
            raise NotFound("error-code")
        return player


def address_of(connection: Connection) -> str:
    """By what the deeds of whoever calls from there are counted."""
    return network_of(connection.client.host) if connection.client else "unknown"


def token_in(connection: Connection) -> tuple[str, bool]:
    """The token, and whether it came in a header."""
    scheme, _, value = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and value:
        return value.strip(), True
    return connection.cookies.get(COOKIE, ""), False


def language_of(connection: Connection) -> str:
    """The language that was asked for (`?lang=fr`), else the first of the browser's languages that we speak."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    wanted: list[tuple[float, int, str]] = []
    for place, item in enumerate(connection.headers.get("accept-language", "").split(",")[:20]):
        name, _, weight = item.partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, name.strip()[:2].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(wanted) if name in LANGUAGES), LANGUAGES[0])

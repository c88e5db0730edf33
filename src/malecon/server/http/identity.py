"""Identity without accounts: a signed guest identity per browser, in a cookie that no script can read.

Programs send the same token, or the token of a seat, as `Authorization: Bearer`. No secret is ever part of an address.
"""

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from litestar.connection import ASGIConnection

from malecon.engine.catalogue import LANGUAGES
from malecon.server.errors import NotFound, Unauthorised
from malecon.server.http.limits import network_of
from malecon.server.storage.players import Players
from malecon.text import texts

COOKIE = "malecon"
LIFETIME = 400 * 86_400  # the longest that browsers keep a cookie
CODE_LIFETIME = 15 * 60
GENERATION = "-"  # between the player and the generation of the token; the first one is not written
SKEW = 60.0  # seconds by which the clocks of two processes may differ, and more than a commit takes
NAMELESS = ""  # who has given no name
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
    generation: int = 0
    secret: str = ""  # the token of the seat itself

    @property
    def known(self) -> str:
        """By what the caller's deeds are counted."""
        if self.seat_token is not None:
            return f"{self.seat_token[0]}/{self.seat_token[1]}"
        return self.player or self.address


class Identities:
    """Makes and reads the tokens of identities.

    A token belongs to a generation; who signs out everywhere begins a new one. The few players who ever did are
    remembered here, so that no request has to ask the database.
    """

    def __init__(self, players: Players, key: str) -> None:
        self.players = players
        self.signer = TimestampSigner(key, salt="malecon.identity")
        self.generations: dict[str, int] = {}
        self.heard = 0.0  # up to when we know who has signed out
        self.present: dict[str, set[Callable[[], None]]] = {}  # by player, how to end the conversations with them

    async def new(self, nickname: str) -> str:
        player = secrets.token_hex(16)
        await self.players.add(player, nickname, time.time())
        return player

    def token(self, player: str) -> str:
        generation = self.generations.get(player, 0)
        return self.signer.sign(f"{player}{GENERATION}{generation}" if generation else player).decode()

    async def sign_out(self, player: str) -> None:
        """Void every token that there is of a player: here at once, elsewhere when they listen next."""
        generation = await self.players.sign_out(player, time.time())
        if generation is None:
            raise Unauthorised("error-identity-expired")
        self.begin(player, generation)

    async def listen(self) -> None:
        """Ask the database who has signed out, there or at another process."""
        now = time.time()
        for player, generation in (await self.players.signed_out(self.heard - SKEW)).items():
            self.begin(player, generation)
        self.heard = now

    def begin(self, player: str, generation: int) -> None:
        if generation > self.generations.get(player, 0):
            self.generations[player] = generation
            for dismiss in self.present.get(player, ()):
                dismiss()

    def check(self, caller: Caller) -> None:
        """Refuse a token that was voided, also in the middle of a conversation."""
        if caller.generation < self.generations.get(caller.player, 0):
            raise Unauthorised("error-identity-revoked")

    async def confirm(self, caller: Caller) -> None:
        """Refuse a program whose token has ended, because its seat is somebody else's now."""
        if await self.players.seat_of_token(caller.secret) != caller.seat_token:
            raise Unauthorised("error-identity-forged")

    @contextlib.contextmanager
    def until_signed_out(self, caller: Caller, dismiss: Callable[[], None]) -> Iterator[None]:
        """Around a conversation, which is dismissed when the caller's token is voided."""
        present = self.present.setdefault(caller.player, set())
        present.add(dismiss)
        try:
            self.check(caller)  # it may have been voided since it was read
            yield
        finally:
            present.discard(dismiss)
            if not present:
                self.present.pop(caller.player, None)

    async def caller(self, connection: Connection) -> Caller:
        """Who sends this; a forged or expired identity is refused, not ignored."""
        address = address_of(connection)
        language = language_of(connection)
        token, by_header = token_in(connection)
        if not token:
            return Caller(address, language)
        try:
            signed, issued = self.signer.unsign(token, max_age=LIFETIME, return_timestamp=True)
        except SignatureExpired as trouble:
            raise Unauthorised("error-identity-expired") from trouble
        except BadSignature as trouble:
            seat = await self.players.seat_of_token(token) if by_header else None
            if seat is None:
                raise Unauthorised("error-identity-forged") from trouble
            return Caller(address, language, "", seat, secret=token)
        player, _, generation = signed.decode().partition(GENERATION)
        caller = Caller(address, language, player, None, issued.timestamp(), int(generation or 0))
        self.check(caller)
        self.begin(player, caller.generation)  # another process has given it out; we have not heard of it yet
        return caller

    async def name_of(self, player: str, language: str) -> str:
        """The name of a player at a table. Whoever has none is called by a word there."""
        nickname = await self.players.nickname(player)
        if nickname is None:
            raise Unauthorised("error-identity-expired")
        return nickname or texts(language).say("page-guest")

    async def new_code(self, player: str) -> tuple[str, float]:
        """A code that brings the identity to another device, once."""
        code, expires = secrets.token_urlsafe(18), time.time() + CODE_LIFETIME
        await self.players.add_code(code, player, expires)
        return code, expires

    async def carried(self, code: str) -> str:
        player = await self.players.use_code(code, time.time())
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

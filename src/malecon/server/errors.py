"""What the server refuses, and with which status. The key of each names the sentence that says why and what to do."""

from typing import ClassVar

from malecon.engine.errors import IllegalMove, MaleconError, NotAsked, OtherQuestion


class Refused(MaleconError):
    """Something that the caller can put right, or that will be right again in a while."""

    status: ClassVar[int] = 400


class Unauthorised(Refused):
    """The caller is unknown."""

    status = 401


class Forbidden(Refused):
    """The caller may not do this."""

    status = 403


class NotFound(Refused):
    """There is no such thing."""

    status = 404


class TooSlow(Refused):
    """The caller takes too long."""

    status = 408


class Conflict(Refused):
    """Not now."""

    status = 409


class Misdirected(Refused):
    """This server is not the one that was meant."""

    status = 421


class OtherProtocol(Refused):
    """The caller speaks another version of the protocol."""

    status = 426


class TooMuch(Refused):
    """The caller has as much of something as is allowed."""

    status = 429


class TooMany(TooMuch):
    """Too much of something at once; `wait` says after how many seconds it can be tried again."""

    def __init__(self, wait: int, key: str = "error-too-many-requests") -> None:
        super().__init__(key, seconds=wait)
        self.wait = wait


class Mistake(Refused):
    """Ours, not the caller's."""

    status = 500


class Unavailable(Refused):
    """Not possible for the moment; nothing has changed, and trying again may help."""

    status = 503


class StorageError(Unavailable):
    """The database cannot be reached or written now."""


class StorageFull(StorageError):
    """There is no room left on the disk."""

    status = 507


# What the engine refuses knows nothing of servers.
OF_THE_ENGINE: dict[type[MaleconError], int] = {IllegalMove: 422, OtherQuestion: 422, NotAsked: Conflict.status}


def status_of(trouble: MaleconError) -> int:
    return trouble.status if isinstance(trouble, Refused) else OF_THE_ENGINE.get(type(trouble), Refused.status)

"""Whoever closes the connection no longer waits for the answer: then nobody else has to wait until it is found."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.types import Receive

from malecon.server.errors import TooSlow

T = TypeVar("T")


async def unless_gone(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it is cancelled when the caller goes away."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(left(request.receive))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise TooSlow("error-gone")  # which nobody hears
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def left(receive: Receive) -> None:
    """Until the connection is closed. What else comes is the body, which has been read."""
    while (await receive())["type"] != "http.disconnect":
        pass

"""Requests, as plain as they can be: opening a thousand tables should not take longer than playing."""

import asyncio

from msgspec import Struct, json

PATIENCE = 60.0  # seconds


class Answer(Struct):
    """Of all that is answered, what is needed: a token, or a table."""

    token: str = ""
    table: str = ""


class Desk:
    """Takes requests, so many at once; the others wait."""

    def __init__(self, host: str, port: int, at_once: int) -> None:
        self.host = host
        self.port = port
        self.gate = asyncio.Semaphore(at_once)

    async def ask(self, method: str, path: str, token: str, body: object) -> Answer:
        content = json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", "Connection: close"]
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        async with self.gate:
            request = "\r\n".join((*lines, "", "")).encode() + content
            return await asyncio.wait_for(self.exchange(request), PATIENCE)

    async def exchange(self, request: bytes) -> Answer:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(request)
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if not head.startswith(b"HTTP/1.1 2"):
            raise ConnectionError(body.decode())
        return json.decode(body, type=Answer)

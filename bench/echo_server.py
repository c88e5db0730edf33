"""The yardstick of `make bench-server`: a bare echo of the same framework with the settings of serving.py.

`bench/echo_server.py PORT`
"""

import contextlib
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.send_data(await socket.receive_data(mode="text"), mode="text")


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo], openapi_config=None, logging_config=None),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
    )

"""What the tests of bad input share: a table where a move is due, and reading a refusal in both languages."""

import contextlib
from typing import Any

import httpx

from tests.server.running import ConnectionClosed, Json, Player, Socket

ME = {"kind": "me"}
OPEN = {"kind": "open"}


class Begun:
    """A table where Ana and Bruno play: the one who is asked, the other one, and the question."""

    def __init__(self, ana: Player, bruno: Player) -> None:
        self.table = ana.open_table("santiago", [ME, OPEN])
        bruno.sit(self.table, 1)
        self.players = [ana, bruno]
        self.place: int = ana.look(self.table)["table"]["asked"][0]
        self.mover, self.other = self.players[self.place], self.players[1 - self.place]
        self.question: Json = self.mover.look(self.table)["question"]

    def move(self, **changes: object) -> Json:
        """The body of a legal move, with changes."""
        first = self.question["moves"][0]["move"]
        return {"id": "mine", "answers": self.question["number"], "move": first, **changes}

    def post(self, body: object, player: Player | None = None) -> httpx.Response:
        return (player or self.mover).http.post(f"/api/tables/{self.table}/moves", json=body)

    @property
    def number(self) -> int:
        number: int = self.mover.look(self.table)["number"]
        return number


def sentence(answer: httpx.Response, status: int, key: str) -> str:
    """The sentence of a refusal, with ordinary blanks, after making sure that it is the one expected."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    error = answer.json()["error"]
    assert error["key"] == key, error
    return plain(error)


def plain(error: Json) -> str:
    message: str = error["message"]
    return message.replace("\N{NO-BREAK SPACE}", " ")


def in_both_languages(
    client: httpx.Client, method: str, path: str, status: int, key: str, **request: Any
) -> tuple[str, str]:
    """The refusal of a request in English and in French."""
    headers = request.pop("headers", {})
    english, french = (
        sentence(client.request(method, path, headers={**headers, "Accept-Language": language}, **request), status, key)
        for language in ("en", "fr")
    )
    return english, french


def turned_away(player: Player, table: str, **query: object) -> tuple[Json, int]:
    """What a socket says that lets nobody in, and the code with which it is closed."""
    with player.socket(table, **query) as view:
        return farewell(view)


def farewell(view: Socket) -> tuple[Json, int]:
    """The last message before a socket is closed, and the code with which it is."""
    last: Json = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = view.receive()
    assert view.connection.close_code is not None
    return last["error"], view.connection.close_code

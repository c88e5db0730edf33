"""`malecon bot`: a bot outside the server that plays a seat through the Bot API, as anybody's own program could.

It reads the stream of updates (a line of JSON each), and answers questions by POST. See docs/protocol.md.
"""

import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec

from malecon.bots import Bot, make_bot
from malecon.cli.speech import SPEECH, say
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.wire import PROTOCOL

RETRIES = 60  # attempts to reach a server that has gone away, a second apart
SILENCE = 60.0  # seconds without so much as an empty line: the connection is dead
GONE = (httpx.TransportError, httpx.StreamError)


def play(address: str, table: str, token: str, kind: str, seed: int) -> None:
    """Play until the game is over; a server that goes away is waited for."""
    headers = {"Authorization": f"Bearer {token}", "Accept-Language": SPEECH.language}
    player = OutsideBot(kind, seed)
    try:
        client = httpx.Client(base_url=address, headers=headers, timeout=httpx.Timeout(10.0, read=SILENCE))
    except httpx.InvalidURL as trouble:
        raise MaleconError("error-address", address=address) from trouble
    with client:
        failures = 0
        while failures < RETRIES:
            try:
                for update in updates(client, table):
                    failures = 0
                    if player.answer(client, table, update):
                        print(
                            say("bot-over", scores=", ".join(str(score) for score in update["table"].get("scores", [])))
                        )
                        return
            except httpx.UnsupportedProtocol as trouble:
                raise MaleconError("error-address", address=address) from trouble
            except GONE:
                failures += 1
                if failures == 1:
                    print(say("bot-waiting", address=address))
            time.sleep(1)
    raise MaleconError("error-server-away", address=address)


def updates(client: httpx.Client, table: str) -> Iterator[dict[str, Any]]:
    """The updates of the table, one after another; blank lines only say that the server is still there."""
    with client.stream("GET", f"/api/tables/{table}/stream", params={"protocol": PROTOCOL}) as response:
        if response.status_code != httpx.codes.OK:
            response.read()
            confirm(response)
        for line in response.iter_lines():
            if line.strip():
                yield msgspec.json.decode(line)


def confirm(response: httpx.Response) -> None:
    """Pass on what the server says when it refuses for good."""
    if (
        response.status_code >= httpx.codes.INTERNAL_SERVER_ERROR
        or response.status_code == httpx.codes.TOO_MANY_REQUESTS
    ):
        raise httpx.ReadError("the server is busy")
    try:
        message = msgspec.json.decode(response.content)["error"]["message"]
    except (msgspec.DecodeError, KeyError, TypeError):
        message = f"HTTP {response.status_code}"
    raise MaleconError("error-server-refused", message=message)


class OutsideBot:
    """Knows the game from the first update, and answers every question that an update brings."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind = kind
        self.seed = seed
        self.bot: Bot | None = None
        self.setting: Setting | None = None

    def answer(self, client: httpx.Client, table: str, update: dict[str, Any]) -> bool:
        """Play if we are asked; true when the game is over."""
        question = update.get("question")
        if question is not None:
            body = {
                "id": f"{question['number']}",  # the same question is never answered twice
                "answers": question["number"],
                "move": self.choose(client, table, update, question),
            }
            response = client.post(f"/api/tables/{table}/moves", json=body)
            # Too late is not wrong: the next update brings the present question.
            if response.status_code not in (httpx.codes.OK, httpx.codes.CONFLICT):
                confirm(response)
        return update["table"]["state"] in ("finished", "abandoned")

    def choose(self, client: httpx.Client, table: str, update: dict[str, Any], question: dict[str, Any]) -> str:
        if self.setting is None:
            self.setting = setting_at(client, update["table"])
            self.bot = make_bot(self.kind, self.setting, Chance("bot", self.seed, table, update["view"]["seat"]))
        assert self.bot is not None
        legal = [self.setting.game.vocabulary.parse(move["move"]) for move in question["moves"]]
        return str(self.bot.choose(update["view"], legal))


def setting_at(client: httpx.Client, table: dict[str, Any]) -> Setting:
    """How the game is played at this table, with its own component file where it has one."""
    components = None
    if table.get("own_components"):
        response = client.get(f"/api/tables/{table['id']}/components")
        if response.status_code != httpx.codes.OK:
            confirm(response)
        components = response.text
    seats = [SeatPlan() for _ in table["seats"]]
    plan = Plan(table["game"], seats, table["edition"], table["options"], components)
    return plan.setting([seat["name"] for seat in table["seats"]])

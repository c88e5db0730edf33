"""An honest visitor who plays and looks around while somebody else attacks, and notes how long everything takes.

Three tables at once: a game against a weak bot over the socket, another over HTTP, and one between two people at one
screen, which gives enough moves for a percentile. Beside that, the pages that everybody opens. What never comes is
noted as failed, with the time that was waited.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from attack.stranger import Json, Refused, Stranger, next_update, play

ADDRESS = "127.0.0.9"
WEAK: Json = {"kind": "bot", "level": "1"}  # the weakest opponent of every game
ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "me", "name": "Friend"}
PACE = 0.1  # seconds between two moves at the table of two people
THOUGHT = 0.3  # seconds before a move against the bot
BETWEEN_VISITS = 0.3
VISITS_A_TABLE = 24  # a visitor may open 30 tables an hour
POLL = 5  # seconds
PAUSE = 0.3  # after a failure
MOVE, BOT, VISIT = "move", "bot", "visit"
TROUBLE = (OSError, EOFError, TimeoutError, Refused, ConnectionClosed, InvalidHandshake)


@dataclass
class Phase:
    """What was measured in one stretch of time: seconds by kind, and what failed."""

    times: dict[str, list[float]] = field(default_factory=lambda: {MOVE: [], BOT: [], VISIT: []})
    failed: Counter[str] = field(default_factory=Counter)
    begun: dict[int, tuple[str, float]] = field(default_factory=dict)  # what is still waited for
    count: int = 0

    @contextlib.contextmanager
    def timing(self, kind: str) -> Iterator[None]:
        """Note how long this takes, in the phase in which it began; also when nothing comes of it."""
        self.count += 1
        number, started = self.count, time.perf_counter()
        self.begun[number] = kind, started
        try:
            yield
        except TROUBLE as trouble:
            self.failed[f"{kind}: {type(trouble).__name__}"] += 1
            self.note(number)
            raise
        else:
            self.note(number)
        finally:
            self.begun.pop(number, None)  # we have stopped ourselves

    def note(self, number: int) -> None:
        if number in self.begun:
            kind, started = self.begun[number]
            self.times[kind].append(time.perf_counter() - started)

    def close(self) -> None:
        """Whatever has not come by now took at least so long."""
        for number, (kind, _) in self.begun.items():
            self.note(number)
            self.failed[f"{kind}: no answer"] += 1
        self.begun.clear()


class Probe:
    """The visitor. `phase` is what is measured into at the moment."""

    def __init__(self, port: int, address: str = ADDRESS) -> None:
        self.visitor = Stranger(address, port)
        self.phase = Phase()
        self.token = ""
        self.looker = ""
        self.finished = ""

    @contextlib.asynccontextmanager
    async def at_play(self) -> AsyncIterator["Probe"]:
        """Playing and looking around until the end of the block."""
        self.token, self.looker = await self.visitor.identity(), await self.visitor.identity()
        self.finished = await self.visitor.open_table(self.looker, "santiago", ME, FRIEND)
        await self.visitor.get("POST", f"/api/tables/{self.finished}/seats/0/resign", self.looker)
        doings = [self.duel_over_socket(), self.duel_over_http(), self.two_people(), self.look_around()]
        tasks = [asyncio.create_task(doing) for doing in doings]
        try:
            yield self
            for task in tasks:
                if task.done():
                    task.result()  # a mistake of ours, not of the server's
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def next_phase(self) -> Phase:
        """Measure into a new phase from now on; the one before gets what it still waits for."""
        self.phase = Phase()
        return self.phase

    # -- against a weak bot -----------------------------------------------------------------------------------------

    async def duel_over_socket(self) -> None:
        table = ""
        while True:
            try:
                table = table or await self.visitor.open_table(self.token, "santiago", ME, WEAK)
                async with self.visitor.socket(table, self.token) as view:
                    await self.play_over(view)
                table = ""
            except TROUBLE:
                await asyncio.sleep(PAUSE)

    async def play_over(self, view: ClientConnection) -> None:
        """Until the game is over."""
        state = await next_update(view)
        while state["table"]["state"] == "playing":
            if "question" in state:
                await asyncio.sleep(THOUGHT)
                with self.phase.timing(MOVE):
                    answer = await play(view, state["question"], self.choice(state))
                if answer["type"] != "accepted":
                    raise Refused(str(answer))
                seen = [update for update in answer["before"] if update["number"] >= answer["number"]]
                state = seen[-1] if seen else await self.shown(view, answer["number"])
            if "question" not in state and state["table"]["state"] == "playing":
                with self.phase.timing(BOT):
                    state = await self.shown(view, state["number"] + 1)

    async def shown(self, view: ClientConnection, number: int) -> Json:
        while (update := await next_update(view))["number"] < number:
            pass
        return update

    async def duel_over_http(self) -> None:
        table, number = "", 0
        while True:
            try:
                if not table:
                    table, number = await self.visitor.open_table(self.token, "havana", ME, WEAK), 0
                state = await self.visitor.get("GET", f"/api/tables/{table}?after={number}&wait=0", self.token)
                number = state["number"]
                if state["table"]["state"] != "playing":
                    table = ""
                elif "question" in state:
                    await asyncio.sleep(THOUGHT)
                    with self.phase.timing(MOVE):
                        await self.post_move(table, state)
                else:
                    with self.phase.timing(BOT):
                        while (await self.poll(table, number))["number"] == number:
                            pass
            except TROUBLE:
                await asyncio.sleep(PAUSE)

    async def poll(self, table: str, number: int) -> Json:
        return await self.visitor.get("GET", f"/api/tables/{table}?after={number}&wait={POLL}", self.token)

    async def post_move(self, table: str, state: Json) -> None:
        question = state["question"]
        body = {"id": f"{question['number']}", "answers": question["number"], "move": self.choice(state)}
        await self.visitor.get("POST", f"/api/tables/{table}/moves", self.token, body)

    # -- between two people, and looking around ---------------------------------------------------------------------

    async def two_people(self) -> None:
        while True:
            try:
                table = await self.visitor.open_table(self.looker, "santiago", ME, FRIEND)
                async with (
                    self.visitor.socket(table, self.looker, seat=0) as first,
                    self.visitor.socket(table, self.looker, seat=1) as second,
                ):
                    await self.play_for_both(table, (first, second))
            except TROUBLE:
                await asyncio.sleep(PAUSE)

    async def play_for_both(self, table: str, views: tuple[ClientConnection, ClientConnection]) -> None:
        """A move over the socket, the next one by POST, and so on."""
        states = [await next_update(view) for view in views]
        over_socket = True
        while states[0]["table"]["state"] == "playing":
            seat = 0 if "question" in states[0] else 1
            question, move = states[seat]["question"], self.choice(states[seat])
            with self.phase.timing(MOVE):
                if over_socket:
                    answer = await play(views[seat], question, move)
                    if answer["type"] != "accepted":
                        raise Refused(str(answer))
                    states[seat] = (answer["before"] or [states[seat]])[-1]
                else:
                    body = {"id": f"{question['number']}", "answers": question["number"], "move": move, "seat": seat}
                    answer = await self.visitor.get("POST", f"/api/tables/{table}/moves", self.looker, body)
            for place, view in enumerate(views):
                if states[place]["number"] < answer["number"]:
                    states[place] = await self.shown(view, answer["number"])
            over_socket = not over_socket
            await asyncio.sleep(PACE)

    async def look_around(self) -> None:
        """The home page, the lobby, a replay, now and then a new table: over a new connection each, like a newcomer."""
        pages = ("/", "/api/tables", f"/api/tables/{self.finished}/replay?seat=0&lang=en", "/api/tables/mine")
        visits = 0
        while True:
            visits += 1
            with contextlib.suppress(*TROUBLE), self.phase.timing(VISIT):
                if visits % VISITS_A_TABLE == 0:
                    table = await self.visitor.open_table(self.looker, "havana", ME, {"kind": "open"})
                    await self.visitor.get("POST", f"/api/tables/{table}/abandon", self.looker, {})
                else:
                    answer = await self.visitor.ask("GET", pages[visits % len(pages)], self.looker)
                    if answer.status >= 400:
                        raise Refused(str(answer.status))
            await asyncio.sleep(BETWEEN_VISITS)

    def choice(self, state: Json) -> str:
        move: str = self.visitor.chooser.choice(state["question"]["moves"])["move"]
        return move

"""Tables where two people play random legal moves, each over a socket of their own."""

import asyncio
import itertools
import time
from collections.abc import Iterator, Sequence

from msgspec import Struct, json

from load.crowd import Crowd, Refused, in_turn
from load.requests import Desk
from load.sockets import Socket, connect
from tests.server.running import HOST, Server

AT_ONCE = 16  # requests while the tables are opened
CHAIRS = [{"kind": "me"}, {"kind": "open"}]
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "level": "5"}]  # the strongest opponent of the game


class Possible(Struct):
    move: str


class Question(Struct):
    number: int
    moves: list[Possible]


class Around(Struct):
    state: str


class Update(Struct, tag="update"):
    """Of what a seat is sent, only what a player without wits needs."""

    number: int
    table: Around
    question: Question | None = None


class Accepted(Struct, tag="accepted"):
    id: str
    number: int


class Refusal(Struct, tag="refused"):
    error: dict[str, object]


DECODER = json.Decoder(Update | Accepted | Refusal)
ENCODER = json.Encoder()


class Person:
    """A seat: who sits there, the socket, and how things stood in the last message."""

    def __init__(self, table: "Table", token: str) -> None:
        self.table = table
        self.token = token
        self.socket: Socket | None = None
        self.number = 0
        self.question: Question | None = None
        self.over = False

    async def watch(self, port: int, table: str) -> None:
        self.number, self.question, self.over = 0, None, False
        self.socket = await connect(HOST, port, f"/api/tables/{table}/live", self.token, self.listen)

    def listen(self, message: bytes, now: float) -> None:
        self.table.crowd.times.note(message)
        match DECODER.decode(message):
            case Update() as update:
                self.number, self.question, self.over = update.number, update.question, update.table.state != "playing"
                self.table.shown(self, now)
            case Accepted() as accepted:
                self.table.accepted(accepted.number, now)
            case Refusal() as refusal:
                self.table.crowd.fail(Refused(str(refusal.error)))


class Table:
    """One game after another of the same two people, one move at a time."""

    def __init__(self, crowd: Crowd, desks: Sequence[Desk], game: str) -> None:
        """Each seat looks at the table through another process, where there are several."""
        self.crowd = crowd
        self.desk = desks[0]
        self.ports = [desk.port for desk in desks]
        self.game = game
        self.id = ""
        self.people: list[Person] = []
        self.mover: Person | None = None
        self.sent = 0.0
        self.number: int | None = None  # of the move that is on its way, once it has been accepted
        self.keys: Iterator[int] = itertools.count()
        self.following: asyncio.Task[None] | None = None

    async def open(self, names: Sequence[str]) -> None:
        """Two people make themselves known and sit down."""
        tokens = [(await self.desk.ask("POST", "/api/identity", "", {"nickname": name})).token for name in names]
        self.people = [Person(self, token) for token in tokens]
        self.id = (await self.desk.ask("POST", "/api/tables", tokens[0], {"game": self.game, "seats": CHAIRS})).table
        await self.desk.ask("PUT", f"/api/tables/{self.id}/seats/1", tokens[1], {})

    async def watch(self) -> None:
        """Both look at the table; it is ready when both have seen it."""
        ports = itertools.cycle(self.ports)
        await asyncio.gather(*(person.watch(port, self.id) for person, port in zip(self.people, ports, strict=False)))
        while not all(person.number for person in self.people):
            await asyncio.sleep(0.01)

    # -- one move ---------------------------------------------------------------------------------------------------

    def move(self) -> None:
        """Somebody who is asked answers."""
        self.crowd.begun()
        person = self.crowd.chooser.choice([person for person in self.people if person.question])
        question = person.question
        assert question is not None
        assert person.socket is not None
        chosen = self.crowd.chooser.choice(question.moves).move
        message = {"type": "move", "id": f"{next(self.keys):x}", "answers": question.number, "move": chosen}
        self.mover, self.number, self.sent = person, None, time.perf_counter()
        person.socket.send(ENCODER.encode(message))

    def accepted(self, number: int, now: float) -> None:
        self.crowd.times.to_answer.append(now - self.sent)
        self.number = number
        self.go_on()

    def shown(self, person: Person, now: float) -> None:
        if self.mover is None:  # a first look at a new table
            return
        if person is not self.mover:
            self.crowd.times.to_other.append(now - self.sent)
        self.go_on()

    def go_on(self) -> None:
        """When the move is answered and both have seen it, it is done."""
        if self.number is None or any(person.number < self.number for person in self.people):
            return
        self.mover = None
        if self.people[0].over:
            self.following = asyncio.get_running_loop().create_task(self.play_again())
        else:
            self.crowd.done(self)

    async def play_again(self) -> None:
        """The same two at a new table; when both sit there, the next game begins."""
        try:
            for person in self.people:
                assert person.socket is not None
                person.socket.close()
            path = f"/api/tables/{self.id}/rematch"
            for person in self.people:
                self.id = (await self.desk.ask("POST", path, person.token, {})).table
            await self.watch()
            self.crowd.done(self)
        except Exception as trouble:
            self.crowd.fail(trouble)


class TableWithBot(Table):
    """One person against a strong bot, who thinks for as long as the server lets it."""

    async def open(self, names: Sequence[str]) -> None:
        token = (await self.desk.ask("POST", "/api/identity", "", {"nickname": names[0]})).token
        self.people = [Person(self, token)]
        self.id = (await self.desk.ask("POST", "/api/tables", token, {"game": self.game, "seats": WITH_BOT})).table

    def move(self) -> None:
        if self.people[0].over:  # the bot made the last move
            self.crowd.begun()
            self.following = asyncio.get_running_loop().create_task(self.play_again())
        elif self.people[0].question is None:
            self.crowd.not_yet(self)
        else:
            super().move()


async def open_tables(
    crowd: Crowd, servers: Sequence[Server], games: Sequence[str], count: int, kind: type[Table] = Table
) -> list[Table]:
    """So many tables, every game in turn, everybody seated; nobody looks at them yet."""
    desks = [Desk(HOST, server.port, AT_ONCE) for server in servers]
    turns = [desks[place:] + desks[:place] for place in range(len(desks))]
    tables = [kind(crowd, turns[number % len(turns)], games[number % len(games)]) for number in range(count)]
    await in_turn(AT_ONCE, [table.open((f"Ana {number}", f"Bruno {number}")) for number, table in enumerate(tables)])
    return tables


async def watch_tables(tables: Sequence[Table]) -> None:
    await in_turn(AT_ONCE, [table.watch() for table in tables])

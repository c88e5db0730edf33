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

    def __init__(self, crowd: Crowd, desk: Desk, game: str) -> None:
        self.crowd = crowd
        self.desk = desk
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
        await asyncio.gather(*(person.watch(self.desk.port, self.id) for person in self.people))
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


async def open_tables(crowd: Crowd, server: Server, games: Sequence[str], count: int) -> list[Table]:
    """So many tables, every game in turn, everybody seated; nobody looks at them yet."""
    desk = Desk(HOST, server.port, AT_ONCE)
    tables = [Table(crowd, desk, games[number % len(games)]) for number in range(count)]
    await in_turn(AT_ONCE, [table.open((f"Ana {number}", f"Bruno {number}")) for number, table in enumerate(tables)])
    return tables


async def watch_tables(tables: Sequence[Table]) -> None:
    await in_turn(AT_ONCE, [table.watch() for table in tables])

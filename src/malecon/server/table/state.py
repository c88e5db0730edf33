"""A table as it stands: the fold of its log. Commands (see commands.py) write entries; reading them gives the state."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, get_args

from malecon.engine.commitment import commitment_to, joined, seed_with
from malecon.engine.events import Event
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE, SEVERAL
from malecon.games import find_game
from malecon.server.table import entries as log
from malecon.server.table import waypoints
from malecon.server.table.clock import Clocks
from malecon.server.table.names import alike
from malecon.server.table.plan import Own, Plan, SeatPlan, bot_name

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
STAND_IN = "lookahead"  # the bot that plays for people who are away
LONGEST_LOG = 3_000  # entries; the longest games that were ever played at random have a third of that
COLOURS: Final[Sequence[log.Colour]] = get_args(log.Colour)
LATE = 5.0  # seconds after which another process moves for a bot, in case the one that should has gone


@dataclass(frozen=True)
class Keeping:
    """For whom a seat is kept, and until when."""

    player: str
    name: str
    until: float


@dataclass
class SeatState:
    """Who sits on a seat, and who plays for them while they are away."""

    kind: log.SitterKind
    name: str = ""
    player: str = ""
    former: str = ""  # the name of whom the person has replaced in the middle of the game
    level: str = ""
    stand_in: str = ""  # the bot that plays while the person is away
    cause: log.Cause | None = None  # why it does
    left_open: int | None = None  # the question that the person left to it
    resigned: bool = False
    kept: Keeping | None = None
    contribution: str = ""  # to the chance of the game
    colour: log.Colour | None = None  # as it was chosen by who sits there

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now; none for people and programs."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def votes(self) -> bool:
        """Whether this seat is asked when all have to agree."""
        return self.kind == "person" and not self.stand_in and not self.resigned


@dataclass
class Proposal:
    """What somebody wants and only all together may do."""

    seat: int
    wish: log.Wish
    count: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Told:
    """An entry that has been applied: its number, when, and for a move the question and what it brought about."""

    number: int
    at: float
    entry: log.AnyEntry
    decision: str = ""
    events: Sequence[Event] = ()
    first: int | None = None  # for an undo: the number of the first move that was taken back


class TableState:
    """One table, from its first entry to the last one applied."""

    def __init__(self, id: str, plan: Plan, host: str, seed: str) -> None:
        self.id = id
        self.plan = plan
        self.host = host
        self.seed = seed
        self.commitment = commitment_to(seed)
        self.contributions = ""  # what the players said to it, once the game has begun
        self.state: log.Stage = OPEN
        self.why: log.Why | None = None
        self.seats = [seat_of(seat) for seat in plan.seats]
        self.log: list[Told] = []
        self.standing: list[int] = []  # the numbers of the moves that have not been taken back
        self.waypoints: list[waypoints.Waypoint] = []
        self.fresh: list[Told] = []  # written by a command and not on disk yet
        self.keys: dict[tuple[int, str], int] = {}  # the clients' own ids, with the numbers of the entries they brought
        self.asked_last: dict[int, int] = {}  # by seat, the last question it had to answer
        self.questions: dict[int, int] = {}  # by seat, the entry that brought the question it has to answer
        self.players_of: list[set[str]] = [set() for _ in plan.seats]  # by seat, who has seen what is hidden there
        self.hands = [0 for _ in plan.seats]  # by seat, how often it has changed them
        self.clocks = Clocks(plan.clock, len(plan.seats))
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.own: Own | None = None  # components that the table brought along, once they have been read
        self.setting: Setting | None = None
        self.game_match: Match | None = None

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def log_full(self) -> bool:
        """Whether so much has happened that there is room only for what brings the game to its end."""
        return self.number >= LONGEST_LOG

    @cached_property
    def edition(self) -> str:
        return self.plan.edition or find_game(self.plan.game).editions[0].id

    @cached_property
    def options(self) -> dict[str, str]:
        """Every option of the game with its value at this table."""
        game = find_game(self.plan.game)
        return game.chosen_options(game.edition(self.edition), self.plan.options)

    def read_components(self) -> None:
        """What the table brought along. It takes a while: done in a thread, before the game begins on the loop."""
        self.own = self.plan.own_components()

    @property
    def match(self) -> Match:
        assert self.game_match is not None, "the game has not begun"
        return self.game_match

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.asked if self.state == PLAYING else ()

    @property
    def chance_seed(self) -> str:
        """What the chance of the game follows from."""
        return seed_with(self.seed, self.contributions)

    def names(self) -> list[str]:
        return [seat.name or f"{place}" for place, seat in enumerate(self.seats, 1)]

    def colours(self) -> list[log.Colour]:
        """By seat: as whoever sits there has chosen it, else as planned, else as usual, if nobody else has it."""
        found = [seat.colour for seat in self.seats]
        for wishes in ([seat.colour for seat in self.plan.seats], COLOURS):
            for place, wish in zip(range(len(found)), wishes, strict=False):
                if found[place] is None and wish not in found:
                    found[place] = wish
        left = [colour for colour in COLOURS if colour not in found]
        return [
            colour or (left.pop(0) if left else COLOURS[place % len(COLOURS)]) for place, colour in enumerate(found)
        ]

    # -- writing and reading the log --------------------------------------------------------------------------------

    def write(self, entry: log.AnyEntry, at: float) -> int:
        """Add an entry and everything that follows from it; it still has to reach the disk."""
        self.apply(entry, at)
        self.fresh.append(self.log[-1])
        return self.number

    def taken_fresh(self) -> list[Told]:
        fresh, self.fresh = self.fresh, []
        return fresh

    def apply(self, entry: log.AnyEntry, at: float) -> None:
        number = self.number + 1
        told = Told(number, at, entry)
        match entry:
            case log.Moved():
                told = self.moved(number, at, entry)
            case log.Undone():
                told = self.undone(number, at, entry)
            case log.Sat():
                seat = self.seats[entry.seat]
                seat.kind, seat.player, seat.name, seat.former = "person", entry.player, entry.name, entry.former
                seat.kept = None
                seat.colour = entry.colour or seat.colour
                if self.state == PLAYING:
                    self.players_of[entry.seat].add(entry.player)
                else:
                    seat.contribution = entry.contribution
                self.back(entry.seat, at)
            case log.Stood():
                self.seats[entry.seat] = SeatState("open")
            case log.Presented():
                self.seats[entry.seat].name, self.seats[entry.seat].colour = entry.name, entry.colour
            case log.Kept():
                self.seats[entry.seat].kept = Keeping(entry.player, entry.name, entry.until)
            case log.Bot():
                self.seats[entry.seat] = SeatState("bot", level=entry.level)
            case log.Started():
                self.started(number, at)
            case log.Delegated():
                seat = self.seats[entry.seat]
                seat.stand_in, seat.cause = entry.level, entry.cause
                seat.left_open = self.questions.get(entry.seat)
                if entry.cause == "left":
                    seat.player = ""
                self.clocks.stop(entry.seat, at)
                self.drop_proposal_of(entry.seat)
            case log.Returned():
                self.back(entry.seat, at)
            case log.Resigned():
                seat = self.seats[entry.seat]
                seat.stand_in, seat.resigned = entry.level, True
                self.clocks.stop(entry.seat, at)
                self.drop_proposal_of(entry.seat)
            case log.Proposed():
                self.proposal = Proposal(entry.seat, entry.wish, entry.count, {entry.seat})
            case log.Agreed():
                assert self.proposal is not None
                self.proposal.agreed.add(entry.seat)
            case log.Declined():
                self.proposal = None
            case log.Rematched():
                self.rematch = entry.table
            case log.Ended():
                self.state = ABANDONED if entry.why == "abandoned" else FINISHED
                self.why = entry.why
                self.proposal = None
                self.questions.clear()
                self.clocks.stop_all(at)
            case log.Chatted():
                pass
        if isinstance(entry, log.Moved | log.Undone | log.Proposed | log.Chatted) and entry.key:
            self.keys[entry.seat, entry.key] = number
        if (changed := log.seat_changing_hands(entry)) is not None:
            self.hands[changed] += 1
        self.log.append(told)

    # -- what the entries do ----------------------------------------------------------------------------------------

    def started(self, number: int, at: float) -> None:
        self.name_the_nameless()
        self.setting = self.plan.setting(self.names(), self.own)
        self.game_match = Match(self.setting)
        self.state = PLAYING
        self.contributions = joined([seat.contribution for seat in self.seats])
        for players, seat in zip(self.players_of, self.seats, strict=True):
            # The host has the token of a program's seat, and looks at it whenever it pleases.
            players |= {seat.player} - {""} if seat.kind != "program" else {self.host}
        self.ask_anew(number, at, ())

    def name_the_nameless(self) -> None:
        """Opponents have names, others are called by what they are; names that are taken get a number."""
        for seat in self.seats:
            wanted = seat.name or bot_name(self.plan.game, seat.level) or seat.kind
            others = [other.name for other in self.seats if other is not seat and other.name]
            count, name = 1, wanted
            while any(alike(name, other) for other in others):
                count += 1
                name = f"{wanted} {count}"
            seat.name = name

    def moved(self, number: int, at: float, entry: log.Moved) -> Told:
        match = self.match
        decision = match.decision.name
        open_still = [seat for seat in self.asked_at_once() if seat != entry.seat]
        events = match.play(entry.seat, match.game.vocabulary.parse(entry.move))
        if entry.seat != NATURE and not self.seats[entry.seat].bot:
            self.proposal = None  # play has gone on; what bots do meanwhile changes nobody's mind
        self.standing.append(number)
        waypoints.note(self.waypoints, match)
        self.ask_anew(number, at, open_still)
        return Told(number, at, entry, decision, events)

    def asked_at_once(self) -> Sequence[int]:
        """The seats that choose at once: a question stays the same while another of them chooses or thinks again."""
        return () if self.match.over or self.match.table.seat() != SEVERAL else self.match.asked

    def undone(self, number: int, at: float, entry: log.Undone) -> Told:
        match = self.match
        before = self.asked_at_once()
        thought: tuple[int, ...] = ()  # whose question is an old one, for which there is only the time that was left
        if entry.count == len(match.played) - 1 and match.may_undo(entry.seat):
            match.undo(entry.seat)
            self.clocks.take_back(entry.seat, at)
            thought = (entry.seat,)
        else:
            waypoints.rewind(self.waypoints, match, entry.count)
            before = ()
        self.proposal = None
        first = next(iter(self.standing[entry.count :]), None)
        del self.standing[entry.count :]
        self.ask_anew(number, at, [seat for seat in before if seat in self.asked_at_once()], thought)
        return Told(number, at, entry, first=first)

    def ask_anew(self, number: int, at: float, open_still: Sequence[int], thought: Sequence[int] = ()) -> None:
        """Everybody who is asked has a new question, but for those who are still at an old one."""
        asked = self.match.asked
        self.questions = {seat: self.questions[seat] if seat in open_still else number for seat in asked}
        self.asked_last |= self.questions
        self.run_clocks([seat for seat in asked if seat not in open_still and seat not in thought], at)

    def run_clocks(self, renewed: Sequence[int], at: float) -> None:
        """The clocks of people and programs run while they are asked."""
        asked = [seat for seat in self.asked if not self.seats[seat].bot]
        self.clocks.ask(asked, [seat for seat in renewed if seat in asked], at)

    def back(self, place: int, at: float) -> None:
        """The person plays again."""
        seat = self.seats[place]
        if seat.cause == "clock":
            self.clocks.grant(place)
        seat.stand_in, seat.cause = "", None
        if self.state == PLAYING:
            same = self.questions.get(place) == seat.left_open
            self.run_clocks([] if same else [place], at)

    def drop_proposal_of(self, seat: int) -> None:
        if self.proposal is not None and self.proposal.seat == seat:
            self.proposal = None

    def plays_for_themselves(self, place: int) -> bool:
        """Whether a person or a program answers for this seat, and not a bot in their stead."""
        return not self.seats[place].bot

    # -- what others need to know -----------------------------------------------------------------------------------

    def seat_of(self, player: str) -> int | None:
        """The first seat of a player; with several people at one device there may be more."""
        return next((place for place, seat in enumerate(self.seats) if player and seat.player == player), None)

    def seats_known_to(self, player: str) -> set[int]:
        """The seats that a player has or had since the game began: what is hidden there is no secret to them."""
        return {place for place, players in enumerate(self.players_of) if player in players}

    def has_person(self, player: str) -> bool:
        return player == self.host or self.seat_of(player) is not None

    def all_agreed(self) -> bool:
        assert self.proposal is not None
        return all(place in self.proposal.agreed for place, seat in enumerate(self.seats) if seat.votes)

    def bots_asked(self) -> list[int]:
        """The seats where a bot has to move. In a lesson they let the learner choose first: the order is part of it."""
        bots = [seat for seat in self.asked if self.seats[seat].bot]
        return [] if self.rests() or (self.plan.lesson and len(bots) < len(self.asked)) else bots

    def rests(self) -> bool:
        """When the clocks have run out for the last people at the table, it waits for one of them to come back.

        Otherwise the bots would finish the game within seconds. They do where the log is full: somebody whose clock
        runs out again and again would go on for ever.
        """
        if self.log_full:
            return False
        people = [seat for seat in self.seats if seat.kind in ("person", "program") and not seat.resigned]
        return all(seat.stand_in for seat in people) and any(seat.cause == "clock" for seat in people)

    def bots_alone(self) -> bool:
        """Whether nobody plays in person: they go on only while somebody looks."""
        return all(seat.bot for seat in self.seats)

    def results(self) -> tuple[list[int], list[int]]:
        """Points and places at the end; who resigned comes last."""
        scores = self.match.scores()
        if self.match.over:
            order = [(seat.resigned, place) for seat, place in zip(self.seats, self.match.places(), strict=True)]
        else:  # all but one have resigned
            order = [(seat.resigned, -points) for seat, points in zip(self.seats, scores, strict=True)]
        return scores, [1 + sum(other < mine for other in order) for mine in order]

    def due(self) -> float | None:
        """When somebody has to look after this table although nobody calls: a clock runs out, or a bot has to move."""
        if self.state != PLAYING or self.bots_alone():
            return None
        if self.bots_asked():
            return self.log[-1].at + LATE
        return self.clocks.due()


def seat_of(plan: SeatPlan) -> SeatState:
    match plan.kind:
        case "bot":
            return SeatState("bot", plan.name or "", level=plan.level or "")
        case "program":
            return SeatState("program", plan.name or "")
        case _:
            return SeatState("open")

"""Worlds that a viewer cannot tell apart, side by side: whatever this viewer is sent must not tell them apart either.

Beside the real table every viewer has another one, which differs in what this viewer cannot know: a table imagined from
the viewer's view, a table where somebody made another secret choice, a table with another seed behind the same promise.
Every command is carried out in all of them. As long as the view and the events of the engine are the same to the
viewer, every byte has to be. Once the viewer has learned something, that world is left and another one is imagined.
"""

import copy
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.errors import MaleconError
from malecon.engine.events import Event
from malecon.server import wire
from malecon.server.play.bots.tasks import advice_for, tasks_of
from malecon.server.play.lobby import summary_of
from malecon.server.play.socket import ENCODER
from malecon.server.table import commands, messages, records, sheet
from malecon.server.table.plan import Plan
from malecon.server.table.shortages import shortages
from malecon.server.table.state import PLAYING, TableState
from malecon.server.table.why import why

T = TypeVar("T")
Viewer = int | None  # a seat, or None for a spectator
Act = Callable[[TableState, float], object]

BEGINNING = 1_700_000_000.0  # the clock is made up: fixed, and always going on
BETWEEN = 1.125  # seconds from one command to the next
CHANGE = 30  # one in so many times a world that is still good is left for a new one
SEED_ALONE = 5  # one in so many times worlds are compared that differ in nothing but the seed
NAMES = ("Alicia", "Bruno", "Clara", "Diego", "Elena")


class Leak(AssertionError):
    """What was sent tells apart what the viewer cannot know."""


@dataclass
class World:
    """A table beside the real one. Only one that was lived, move by move, has a record of its own."""

    table: TableState
    lived: bool


# -- tables ---------------------------------------------------------------------------------------------------------


def player_of(viewer: Viewer) -> str:
    return "" if viewer is None else f"player-{viewer}"


def new_table(plan: Plan, seed: str) -> TableState:
    """A table where everybody has sat down, so that the game has begun."""
    plan = plan.checked()
    table = TableState("2345678abcdef", plan, player_of(0), seed)
    commands.open_table(table, commands.people_of(plan, player_of(0), NAMES[0]), BEGINNING)
    for place, seat in enumerate(plan.seats):
        if seat.kind == "open":
            commands.sit(table, place, player_of(place), NAMES[place], BEGINNING + place)
    return table


def twin(table: TableState) -> TableState:
    """A table just like this one, which goes its own way from here."""
    other = apart(table)
    other.seats = [replace(seat) for seat in table.seats]
    other.clocks = apart(table.clocks)
    other.proposal = copy.deepcopy(table.proposal)
    other.game_match = apart(table.match)
    other.match.table = table.match.setting.empty_table()
    other.match.table.copy_from(table.match.table)
    return other


def apart(thing: T) -> T:
    """A copy with lists of its own, which still share what is in them."""
    other = copy.copy(thing)
    for name, value in vars(thing).items():
        if isinstance(value, list | dict | set):
            setattr(other, name, value.copy())
    return other


def imagined(table: TableState, viewer: Viewer, chance: Chance) -> TableState:
    """A twin with everything made up that the viewer cannot know; the seed, too, every other time or if it is all."""
    other = twin(table)
    other.match.table = table.match.setting.imagine(table.match.view(viewer), chance)
    if chance.below(2) or other.match.table.same(table.match.table):
        other.seed = f"another seed {chance.below(1_000_000)}"
    return other


def events_since(table: TableState, since: int) -> Sequence[Event]:
    """What happened, in how many entries whatsoever."""
    return [event for told in table.log[since:] for event in told.events]


# -- everything that is sent ----------------------------------------------------------------------------------------


def update_for(table: TableState, viewer: Viewer, since: int, language: str | None = None) -> bytes:
    """The message about the game, as a socket, a stream or a long poll sends it."""
    speech = messages.speech_of(table, language)
    return ENCODER.encode(messages.update(table, viewer, player_of(viewer), since, speech, now=table.log[-1].at))


def accepted(answer: object) -> bytes:
    """The answer to who gave a command."""
    assert isinstance(answer, commands.Answer)
    return ENCODER.encode(wire.Accepted("key", answer.number, answer.repeated))


def refused(table: TableState, act: Act, at: float, language: str) -> bytes:
    """The answer to a command that cannot be carried out, over the socket and over REST."""
    try:
        act(table, at)
    except MaleconError as trouble:
        said = messages.error(trouble, language)
        return ENCODER.encode(wire.Refused("key", said)) + ENCODER.encode(wire.Refusal(said))
    raise AssertionError("nothing was refused")


def stale(table: TableState, seat: int, at: float) -> bytes:
    """A late move is answered with how things stand."""
    said = refused(table, move_act(seat, "anything", table.number + 1), at, "fr")
    now = messages.update(table, seat, player_of(seat), table.number, None)
    return said + ENCODER.encode(wire.Refusal(wire.Error("error-stale", ""), now))


def move_act(seat: int, text: str, answers: int | None = None, key: str = "") -> Act:
    """A move in answer to the question that is asked, by whoever plays the seat; or a person's to another question."""

    def act(table: TableState, at: float) -> object:
        if answers is not None:
            return commands.move(table, seat, text, answers, key, at)
        if not table.seats[seat].bot:
            return commands.move(table, seat, text, table.questions[seat], key, at)
        commands.move_for_absent(table, seat, text, table.questions[seat], at)
        return None

    return act


def illegal_move(table: TableState, seat: int, chance: Chance) -> str | None:
    """A move that answers the question of a seat but is forbidden now, if there is one."""
    match, candidates = table.match, MoveList()
    match.game.rules.candidates(match.table, seat, candidates)
    legal = {move.id for move in match.legal(seat)}
    forbidden = [move for move in candidates.listed() if move not in legal]
    return str(match.game.vocabulary[forbidden[chance.below(len(forbidden))]]) if forbidden else None


def task_of(table: TableState, seat: int) -> object:
    """What the bot on this seat is told, but for its own luck."""
    return [replace(task, luck=0) for task in tasks_of(table) if task.seat == seat]


def why_of(table: TableState, seat: int, text: str, language: str) -> bytes:
    """Why a move is not allowed; who is played for by a bot is not told."""
    try:
        return ENCODER.encode(why(table, seat, [text], language))
    except MaleconError as trouble:
        return ENCODER.encode(messages.error(trouble, language))


def shortages_of(table: TableState, seat: int, language: str) -> bytes:
    """What is out of reach of a seat; who is played for by a bot is not told."""
    try:
        return ENCODER.encode(shortages(table, seat, language))
    except MaleconError as trouble:
        return ENCODER.encode(messages.error(trouble, language))


def record_for(table: TableState, viewer: Viewer) -> bytes:
    return records.record_for(table, viewer).encode()


def sheet_of(table: TableState, viewer: Viewer, language: str) -> bytes:
    return ENCODER.encode(sheet.sheet_for(table, viewer, language))


# -- side by side ---------------------------------------------------------------------------------------------------


def done_otherwise(before: TableState, act: Act, at: float, seed: str = "") -> World:
    """The world where somebody gave this command instead, or where Nature draws from another seed."""
    if seed:
        before.seed = seed
    act(before, at)
    return World(before, lived=True)


class SideBySide:
    """The real table, and for each viewer another one that this viewer cannot tell from it."""

    def __init__(self, real: TableState, chance: Chance) -> None:
        self.real = real
        self.chance = chance
        self.at = real.log[-1].at
        self.viewers: tuple[Viewer, ...] = (None, *range(len(real.seats)))
        self.counted: Counter[str] = Counter()  # what was compared while something was hidden, and how often
        self.since, self.sent = 0, dict[Viewer, bytes]()
        self.others = {viewer: self.another_for(viewer) for viewer in self.viewers}

    def do(self, act: Act, actor: int | None = None, otherwise: World | None = None) -> list[Viewer]:
        """Carry out a command in every world. It is answered, and everybody is told.

        Otherwise, somebody may have done something else: whoever cannot tell that goes on in that world, and is named.
        """
        self.since, self.sent = self.real.number, {}
        self.at += BETWEEN
        answer = act(self.real, self.at)
        if self.real.state != PLAYING:
            return []
        unaware = self.unaware_of(otherwise, actor) if otherwise is not None else []
        worlds = {id(world): world for world in self.others.values() if world is not otherwise}
        answers = {place: carried_out(act, world.table, self.at) for place, world in worlds.items()}
        for viewer in self.viewers:
            world = self.others[viewer]
            if world is otherwise:
                continue
            found = answers[id(world)]
            if isinstance(found, MaleconError) or not self.alike(viewer, world):
                self.others[viewer] = self.another_for(viewer)
                continue
            if viewer == actor and isinstance(answer, commands.Answer):
                self.same("accepted", accepted(answer), accepted(found))
            if self.chance.below(CHANGE) == 0 or not self.differs(world):
                self.others[viewer] = self.another_for(viewer)
        self.same("list", summary_of(self.real), summary_of(self.others[None].table))
        return unaware

    def unaware_of(self, otherwise: World, actor: int | None) -> list[Viewer]:
        """Who cannot tell another world from the real one; if anything is different there, they go on in it."""
        unaware = [viewer for viewer in self.viewers if viewer != actor and self.alike(viewer, otherwise)]
        if not self.differs(otherwise):
            return []
        for viewer in unaware:
            self.others[viewer] = otherwise
        return unaware

    def told(self, viewer: Viewer) -> bytes:
        """What the real table sends after the last command."""
        if viewer not in self.sent:
            self.sent[viewer] = update_for(self.real, viewer, self.since)
        return self.sent[viewer]

    def another_for(self, viewer: Viewer) -> World:
        world = World(imagined(self.real, viewer, self.chance), lived=False)
        if not self.alike(viewer, world):
            raise Leak(f"an imagined table gives viewer {viewer} another view: {world.table.match.view(viewer)}")
        return world

    # -- comparing --------------------------------------------------------------------------------------------------

    def alike(self, viewer: Viewer, world: World) -> bool:
        """Whether the viewer has learned nothing that tells the worlds apart; then nothing else may tell them apart."""
        if events_since(world.table, self.since) != events_since(self.real, self.since):
            return False
        if world.table.match.table.same(self.real.match.table) and self.chance.below(SEED_ALONE):
            return True
        found = update_for(world.table, viewer, self.since)
        if found != self.told(viewer):
            if world.table.match.view(viewer) != self.real.match.view(viewer):
                return False
            raise Leak(difference(f"update for viewer {viewer}", self.told(viewer), found))
        self.counted["update" if self.differs(world) else "nothing hidden"] += 1
        self.compare_answers(viewer, world)
        return True

    def differs(self, world: World) -> bool:
        """Whether this world has anything that could show."""
        return world.table.seed != self.real.seed or not world.table.match.table.same(self.real.match.table)

    def compare_answers(self, viewer: Viewer, world: World) -> None:
        """What is sent more rarely: a refusal every few times, the long ones once in a while."""
        lot = self.chance.below(600)
        if viewer is not None:
            if lot % 10 == 0:
                self.compare_refusals(viewer, world, lot // 10)
            if self.real.seats[viewer].bot and viewer in self.real.asked:
                self.same("task", task_of(self.real, viewer), task_of(world.table, viewer))
        if lot in (1, 2, 3):
            language = "fr" if lot == 3 else "en"
            self.compare("sentences", world, lambda table: update_for(table, viewer, table.number - 1, language))
        elif lot in (7, 8):
            self.compare("sheet", world, lambda table: sheet_of(table, viewer, ("en", "fr")[lot % 2]))
        elif lot == 5:
            self.compare("whole log", world, lambda table: update_for(table, viewer, 0))
        elif lot in range(11, 30) and world.lived:
            self.compare("record", world, lambda table: record_for(table, viewer))

    def compare_refusals(self, seat: int, world: World, lot: int) -> None:
        at, language = self.at, ("en", "fr")[lot % 2]
        if seat not in self.real.asked:
            self.compare("not asked", world, lambda table: refused(table, move_act(seat, "x", 1), at, language))
        elif lot % 5 == 0:
            self.compare("stale", world, lambda table: stale(table, seat, at))
        elif lot % 5 == 1:
            self.compare("unreadable", world, lambda table: refused(table, move_act(seat, "x"), at, language))
        elif lot % 5 == 2:
            text = illegal_move(self.real, seat, self.chance)
            if text is not None:
                self.compare("illegal", world, lambda table: refused(table, move_act(seat, text), at, language))
                self.compare("why", world, lambda table: why_of(table, seat, text, language))
                self.compare("shortages", world, lambda table: shortages_of(table, seat, language))
        elif lot % 5 == 3:
            self.same("advice", advice_for(self.real, seat), advice_for(world.table, seat))

    def compare_double(self, seat: int, again: Act) -> None:
        """The same move once more: the same answer to the same id, a refusal to another one."""
        world = self.others[seat].table
        real, found = (carried_out(again, table, self.at) for table in (self.real, world))
        if isinstance(real, MaleconError):
            self.compare("late", self.others[seat], lambda table: refused(table, again, self.at, "en"))
        else:
            self.same("repeated", accepted(real), accepted(found))

    def compare(self, what: str, world: World, send: Callable[[TableState], bytes]) -> None:
        self.same(what, send(self.real), send(world.table))

    def same(self, what: str, real: object, found: object) -> None:
        self.counted[what] += 1
        if real != found:
            raise Leak(difference(what, real, found))


def carried_out(act: Act, table: TableState, at: float) -> object:
    """The answer to a command in a world where it may be impossible."""
    try:
        return act(table, at)
    except MaleconError as trouble:
        return trouble


def difference(what: str, real: object, found: object) -> str:
    """The first difference, with a little of what stands around it."""
    one, other = (thing.decode() if isinstance(thing, bytes) else repr(thing) for thing in (real, found))
    places: Sequence[int] = [place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]]
    start = max(0, (places[0] if places else min(len(one), len(other))) - 80)
    return f"{what}: {one[start : start + 200]!r} or {other[start : start + 200]!r}"

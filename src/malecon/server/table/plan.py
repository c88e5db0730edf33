"""What is settled when a table is opened: the game and how it is played, who may sit and look on, and the clock."""

import tempfile
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from malecon.bots import known_bots, read_name
from malecon.bots.opponents import Opponent, company
from malecon.engine.components import ComponentFile
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.games import find_game
from malecon.server.table.entries import Colour
from malecon.server.table.names import LONGEST, clean_name

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Word = Annotated[str, Meta(max_length=40)]
SeatKind = Literal["open", "me", "bot", "program"]
ClockKind = Literal["none", "move", "fischer"]

DAY = 86_400
COMPONENT_BYTES = 65_536


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who a seat is for: anybody who comes, me (or a friend beside me, by name), a bot, or a program with a token.

    The colour is that of whoever sits there, unless somebody else has it already.
    """

    kind: SeatKind = "open"
    name: Name | None = None
    level: Word | None = None
    colour: Colour | None = None


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """No clock; so many seconds for each question; or a budget for the whole game that grows with every turn."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)] = DAY
    increment: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0


class Plan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    edition: Word | None = None
    options: dict[Word, Word] = field(default_factory=dict)
    components: Annotated[str, Meta(max_length=COMPONENT_BYTES)] | None = None
    visibility: Literal["private", "public"] = "private"
    clock: Clock = field(default_factory=Clock)
    spectators: bool = True
    hints: bool = False  # whether players may ask what a bot would do
    notes: bool = False  # whether everybody is shown what somebody who has forgotten nothing would know
    lesson: bool = False  # a guided first game: the same for everybody who makes the same moves

    def checked(self) -> "Plan":
        """The same with the names as they are shown; refuses what could not be played, before anything is written."""
        if self.lesson and not self.may_be_lesson:
            raise MaleconError("error-lesson")
        setting = self.unnamed_setting()
        if self.notes and not setting.game.remembers:
            raise MaleconError("error-no-notes", game=setting.game.title)
        return replace(self, seats=[self.checked_seat(seat) for seat in self.seats])

    def checked_seat(self, seat: SeatPlan) -> SeatPlan:
        level = check_level(self.game, seat.level or "") if seat.kind == "bot" else seat.level
        return replace(seat, level=level, name=None if seat.name is None else clean_name(seat.name))

    @property
    def may_be_lesson(self) -> bool:
        """Somebody else's moves would make it another game."""
        kinds = [seat.kind for seat in self.seats]
        return self.visibility == "private" and kinds.count("me") == 1 and kinds.count("bot") == len(kinds) - 1

    def unnamed_setting(self, own: "Own | None" = None) -> Setting:
        """How the game will be played, by whomever."""
        return self.setting([f"{place}" for place in range(1, len(self.seats) + 1)], own)

    def setting(self, names: Sequence[str], own: "Own | None" = None) -> Setting:
        """How the game is played, with the table's own components, which somebody may have read already."""
        setting = Setting(find_game(self.game), names, self.edition, self.options)
        own = own or self.own_components()
        if own is not None:
            setting.components, setting.box = own
        return setting

    def own_components(self) -> "Own | None":
        """What the table brought along. A long file takes a while to read: not on the loop."""
        return None if self.components is None else read_components(self.game, self.edition, self.components)


Own = tuple[ComponentFile, Any]  # a component file, and the box that it describes


@lru_cache(maxsize=8)  # a table is checked first, and opened at once
def read_components(name: str, edition: str | None, text: str) -> Own:
    """The engine reads component files from the disk, beside those that they are like."""
    game = find_game(name)
    with tempfile.TemporaryDirectory() as folder:
        for known in game.edition(edition or game.editions[0].id).components.parent.glob("*.toml"):
            (Path(folder) / known.name).write_bytes(known.read_bytes())
        own = Path(folder) / "components-of-the-table.toml"
        own.write_text(text, "utf-8")
        components = ComponentFile(own)
        return components, game.read_box(components)


def check_level(game: str, level: str) -> str:
    """The name of the bot that is asked for. For how long it thinks is for whoever runs the server to say."""
    asked = read_name(level, find_game(game))
    if asked.opponent is not None and asked.kind not in company(find_game(game)).opponents:  # they stay in the arena
        raise MaleconError("error-unknown-bot", bot=level, known=", ".join(known_bots(find_game(game))))
    if "@" in level:
        raise MaleconError("error-bot-time", bot=level)
    _, slash, temper = level.partition("/")
    return asked.kind + slash + temper


def opponent_at(game: str, level: str) -> Opponent | None:
    """Who plays a seat, if it is one of the game's opponents."""
    return company(find_game(game)).find(level.partition("@")[0].partition("/")[0])


def bot_name(game: str, level: str) -> str:
    opponent = opponent_at(game, level)
    return opponent.name if opponent else level


def strength_of(game: str, level: str) -> int:
    opponent = opponent_at(game, level)
    return opponent.level if opponent else 0

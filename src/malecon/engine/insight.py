"""The networks of the games as files: what each was made for, what it reads of a table, and its weights.

A network corrects one judge in one game: it fits the rules, the box, the weights of the judge and the fields of the
table that it was made for, and nothing else. Where anything of this is different, the judge goes without it. A file
that is damaged is refused.
"""

import hashlib
import json
import zlib
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.inputs import ALL_OF, COUNT, MINE, MOST, ONE_OF, STEPS, Inputs
from malecon.engine.judge import Judge
from malecon.engine.network import HALF, HIDDEN, LANE, LANES, SECOND, Network
from malecon.engine.table import Field

FORMAT: Final = 1
TOGETHER: Final = 100  # inputs of a field at most; beyond that its places are counted together
# The parts of a file: rows of so many numbers. Of own inputs and rivals' there are as many as a seat has.
PARTS: Final = {
    "own": HIDDEN,
    "rivals": HIDDEN,
    "common": HIDDEN,
    "begin": HIDDEN,
    "second": SECOND,
    "second_begin": SECOND,
    "last": 2,
    "last_begin": 2,
}
Numbers = Mapping[str, Sequence[int]]


# -- what is read ---------------------------------------------------------------------------------------------------


@dataclass
class Side:
    """The inputs that are a seat's own, or those that are common: their names, what each is at most, and the plan."""

    names: list[str]
    most: list[int]
    plan: list[int]

    def add(self, names: Sequence[str], most: int) -> int:
        first = len(self.names)
        self.names += names
        self.most += [most] * len(names)
        return first


class Reading:
    """What a network reads at tables of one game with so many seats. The inputs are the same for any number."""

    def __init__(self, game: Game, seats: int, fields: Sequence[str]) -> None:
        self.game: Final = game
        self.features: Final = game.judge().features
        self.own: Final = Side([*self.features, "asked"], [MOST] * len(self.features) + [1], [])
        players = [f"{players} players" for players in range(1, game.players[-1] + 1)]
        questions = [f"asked {name}" for name in game.rules.names.words]
        self.common: Final = Side(
            ["progress", *players, *questions], [STEPS] + [1] * (len(players) + len(questions)), []
        )
        self.players: Final = len(players)
        self.questions: Final = len(questions)
        sight = game.sight(game.players[-1])
        self.seats_on: Final = sight.seats_on
        self.in_turn: Final = sight.in_turn
        table = game.bare_table(seats, game.printed(game.editions[0])[1])
        known = {field.name: field for field in table.fields}
        for name in fields:
            if name not in known:
                raise MaleconError("error-network-field", field=name, known=", ".join(known))
            if known[name].by is not table.by_seat:
                self.read_common(known[name])
            elif name in self.in_turn:
                self.read_places(known[name])
            else:
                self.read_own(known[name])

    def inputs(self) -> Inputs:
        return Inputs(len(self.features), self.players, self.questions, self.own.plan, self.common.plan)

    def read_own(self, field: Field) -> None:
        columns = field.columns.words if field.columns else ("",)
        self.read_cells(self.own, field, columns, len(columns))

    def read_places(self, field: Field) -> None:
        """A row of seats: which place is one's own. There are as many as can play, whoever does."""
        first = self.own.add([f"{field.name} {place + 1}" for place in range(self.game.players[-1])], 1)
        for place in range(field.size):
            self.own.plan += [field.start + place, 0, MINE, first + place, 0, 0]

    def read_common(self, field: Field) -> None:
        if field.holds is not None and field.holds.name == "seat":
            self.read_seats(field, range(field.size))
            return
        seats = [place for place, word in enumerate(field.by.words) if word in self.seats_on.get(field.name, ())]
        self.read_seats(field, seats)
        columns = field.columns.words if field.columns else ("",)
        words = [f"{word} {column}".rstrip() for word in field.by.words for column in columns]
        self.read_cells(self.common, field, words, 0, skipped=seats)

    def read_seats(self, field: Field, places: Sequence[int]) -> None:
        """Cells that name a seat: whether it is one's own."""
        for place in places:
            first = self.own.add([f"{field.name} {field.by.words[place]}"], 1)
            self.own.plan += [field.start + place, 0, MINE, first, 0, 0]

    def read_cells(
        self, side: Side, field: Field, words: Sequence[str], stride: int, skipped: Sequence[int] = ()
    ) -> None:
        """Cells one after the other. Where they would take too many inputs, only what lies there is told, not where."""
        things = field.sets_of or field.holds
        how = COUNT if things is None else ALL_OF if field.sets_of else ONE_OF
        each = list(things.words) if things else []
        together = len(words) * len(each) > TOGETHER
        shared = side.add([f"{field.name} {thing}" for thing in each], len(words)) if together else 0
        for place, word in enumerate(words):
            if place in skipped:
                continue
            named = f"{field.name} {word}".rstrip()
            if things is None:
                first = side.add([named], MOST)
            elif together:
                first = shared
            else:
                first = side.add([f"{named} {thing}" for thing in each], 1)
            begin = things.first if things and how == ONE_OF else 0
            side.plan += [field.start + place, stride, how, first, begin, len(each)]

    def made_for(self) -> dict[str, str]:
        """Everything that weights depend on."""
        printed = self.game.printed(self.game.editions[0])[0]
        weights = self.game.weights_file
        return {
            "game": self.game.name,
            "components": printed.hash,
            "rules": digest([list(self.game.catalogue)]),
            "inputs": digest([self.own.names, self.common.names]),
            "judge": digest([weights.read_text("utf-8") if weights.is_file() else ""]),
        }


def digest(things: Sequence[object]) -> str:
    return hashlib.sha256(json.dumps(things).encode()).hexdigest()[:16]


# -- the file -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Insight:
    """A network as it is kept: what it was made for, the fields that it reads, how it came about, and its numbers."""

    made_for: Mapping[str, str]
    players: tuple[int, ...]  # with how many it may be asked: with as many it has won
    fields: tuple[str, ...]
    story: Mapping[str, Any]
    numbers: Numbers
    seen: Mapping[str, Sequence[int]]  # how large each input was, of the own ones and of the common ones

    def fits(self, setting: Setting) -> bool:
        """Whether a table is one of those that it was made for: the first edition, as it is played by default."""
        game = setting.game
        if len(setting.seats) not in self.players:
            return False
        if setting.components.hash != self.made_for["components"] or setting.edition is not game.editions[0]:
            return False
        if setting.options != game.chosen_options(setting.edition, {}):
            return False
        return made_for(game, self.fields) == self.made_for

    def network(self, game: Game, seats: int) -> Network:
        reading, numbers = Reading(game, seats, self.fields), self.numbers
        own, rivals = rows(numbers["own"], HIDDEN), rows(numbers["rivals"], HIDDEN)
        return Network(
            reading.inputs(),
            seats,
            [number for pair in zip(own, rivals, strict=True) for row in pair for number in packed(row)],
            [number for row in rows(numbers["common"], HIDDEN) for number in packed(row)],
            packed(numbers["begin"]),
            [number for row in rows(numbers["second"], SECOND) for number in packed(row)],
            packed(numbers["second_begin"]),
            list(numbers["last"]),
            list(numbers["last_begin"]),
        )

    def overflow(self, game: Game) -> bool:
        """Whether a sum of the first layer could be too large for its lane, were every input twice what it ever was."""
        seats = game.players[-1]
        own, common = (self.seen[side] for side in ("own", "common"))
        for lane in range(HIDDEN):
            least = most = self.numbers["begin"][lane]
            for part, side, times in (
                ("own", own, 1),
                ("rivals", own, seats - 1),
                ("common", common, 1),
            ):
                for weight, seen in zip(self.numbers[part][lane::HIDDEN], side, strict=True):
                    at_most = min(2 * seen, MOST) * times
                    least -= abs(weight) * at_most
                    most += abs(weight) * at_most
            if least < -HALF or most >= HALF:
                return True
        return False


@cache
def made_for(game: Game, fields: tuple[str, ...]) -> Mapping[str, str]:
    return Reading(game, game.players[-1], fields).made_for()


def rows(numbers: Sequence[int], width: int) -> Iterator[Sequence[int]]:
    return (numbers[at : at + width] for at in range(0, len(numbers), width))


def packed(row: Sequence[int]) -> list[int]:
    """Three numbers in one, the first in the lowest lane: sums and multiples of such numbers are sums and multiples."""
    return [one + (two + three * LANE) * LANE for one, two, three in rows(row, LANES)]


def write_insight(file: Path, insight: Insight) -> None:
    numbers = array("h", [number for part in PARTS for number in insight.numbers[part]])
    if array("h", [1]).tobytes()[0] == 0:  # a machine that writes the higher byte first
        numbers.byteswap()
    content = numbers.tobytes()
    header = {
        "format": FORMAT,
        "made_for": insight.made_for,
        "players": insight.players,
        "fields": insight.fields,
        "story": insight.story,
        "seen": insight.seen,
        "rows": {part: len(insight.numbers[part]) // width for part, width in PARTS.items()},
        "sum": hashlib.sha256(content).hexdigest(),
    }
    file.write_bytes(json.dumps(header).encode() + b"\n" + zlib.compress(content, 9))


@cache
def read_insight(file: Path) -> Insight | None:
    """None where there is none."""
    if not file.is_file():
        return None
    try:
        line, _, rest = file.read_bytes().partition(b"\n")
        header, content = json.loads(line), zlib.decompress(rest)
        numbers = array("h", content)
    except (ValueError, zlib.error) as trouble:
        raise MaleconError("error-network-damaged", path=str(file)) from trouble
    if header.get("format") != FORMAT or hashlib.sha256(content).hexdigest() != header.get("sum"):
        raise MaleconError("error-network-damaged", path=str(file))
    if array("h", [1]).tobytes()[0] == 0:
        numbers.byteswap()
    found: dict[str, Sequence[int]] = {}
    at = 0
    for part, width in PARTS.items():
        end = at + header["rows"][part] * width
        found[part] = numbers[at:end]
        at = end
    players, fields = tuple(header["players"]), tuple(header["fields"])
    return Insight(header["made_for"], players, fields, header["story"], found, header["seen"])


# -- the judge ------------------------------------------------------------------------------------------------------


def insight_file(game: Game) -> Path:
    return game.catalogue_file.with_name("network.bin")


def learned_judge(setting: Setting, file: Path | None = None) -> Judge:
    """A judge with the weights that were fitted, and with the network if there is one that was made for such tables."""
    seats = len(setting.seats)
    judge = setting.game.fitted_judge(seats)
    insight = read_insight(file or insight_file(setting.game))
    if insight is not None and insight.fits(setting):
        judge.network = insight.network(setting.game, seats)
    return judge

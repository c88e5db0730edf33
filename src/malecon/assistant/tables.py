"""The tables of one assistant, and the tools as they are called."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from malecon.assistant.rulebook import look_up
from malecon.assistant.seat import Seat
from malecon.assistant.table import AssistantTable
from malecon.assistant.tools import Given, tools
from malecon.bots import make_bot, read_name
from malecon.engine.chance import Chance
from malecon.engine.errors import IllegalMove, MaleconError, NotAsked
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.games import find_game
from malecon.text import texts

MOST = 20  # tables
OPPONENTS = ("2", "2")  # where none are named


@dataclass(frozen=True)
class Answer:
    """What is said, and whether it is a refusal."""

    text: str
    refused: bool = False


class Tables:
    """Carries out what an assistant asks for. Without a seed, chance is as it comes."""

    def __init__(self, language: str, seed: int) -> None:
        self.speech = texts(language)
        self.seed = seed
        self.tools = tools()
        self.tables: dict[str, AssistantTable] = {}
        self.calls: dict[str, Callable[[Given], str]] = {
            "open": self.open,
            "look": lambda given: self.table(given).look(given.get("part", "new"), given.get("from", 1)),
            "play": lambda given: self.table(given).play(str(given["move"])),
            "why": lambda given: self.table(given).why(str(given.get("move", ""))),
            "hint": lambda given: self.table(given).hint(),
            "rules": self.rules,
            "undo": lambda given: self.table(given).undo(),
        }

    def call(self, name: str, given: Given) -> Answer:
        """What a tool answers; whatever cannot be done is said in a sentence, and has changed nothing."""
        try:
            if name not in self.tools:
                raise MaleconError("assistant-no-tool", tool=name, known=", ".join(self.tools))
            self.tools[name].check(given, self.speech)
            return Answer(self.calls[name](given))
        except MaleconError as trouble:
            return Answer(self.explained(trouble), refused=True)

    def explained(self, trouble: MaleconError) -> str:
        assert not isinstance(trouble, IllegalMove | NotAsked), "the table has words of its own for it"
        return self.speech.error(trouble)

    # -- tables -----------------------------------------------------------------------------------------------------

    def table(self, given: Given) -> AssistantTable:
        """The one that is meant; without a word, the last that was opened."""
        if not self.tables:
            raise MaleconError("assistant-no-tables")
        wanted = str(given.get("table", list(self.tables)[-1]))
        if wanted not in self.tables:
            raise MaleconError("assistant-no-table", table=wanted, known=", ".join(self.tables))
        return self.tables[wanted]

    def open(self, given: Given) -> str:
        if len(self.tables) >= MOST:
            self.make_room()
        game = find_game(given["game"])
        kinds = [str(kind) for kind in given.get("opponents", OPPONENTS)]
        place = given.get("place", 1) - 1
        if place > len(kinds):
            raise MaleconError("assistant-no-place", place=place + 1, last=len(kinds) + 1)
        you = given.get("name") or self.speech.say("assistant-you")
        names = self.names(game, kinds, you)
        setting = Setting(game, [*names[:place], you, *names[place:]], given.get("edition"), given.get("options", {}))
        number = 1 + max(map(int, self.tables), default=0)
        seats = [seat for seat in range(len(setting.seats)) if seat != place]
        bots = {
            seat: make_bot(kind, setting, Chance("bot", self.seed, number, seat))
            for seat, kind in zip(seats, kinds, strict=True)
        }
        speech = texts(self.speech.language, setting.edition.id)
        seat = Seat(Match(setting), place, bots, Chance("nature", self.seed, number), speech)
        opened = AssistantTable(str(number), seat)
        self.tables[opened.name] = opened
        return opened.begun()

    def make_room(self) -> None:
        """Of the games that are over, the first one goes."""
        over = [name for name, table in self.tables.items() if table.seat.match.over]
        if not over:
            raise MaleconError("assistant-too-many", most=MOST)
        del self.tables[over[0]]

    def names(self, game: Game, kinds: Sequence[str], you: str) -> list[str]:
        """What the bots are called; two of the same are told apart by a number."""
        taken = [you]
        for kind in kinds:
            asked = read_name(kind, game)
            name = asked.opponent.name if asked.opponent else asked.kind
            number, wanted = 1, name
            while wanted in taken:
                number += 1
                wanted = f"{name} {number}"
            taken.append(wanted)
        return taken[1:]

    def rules(self, given: Given) -> str:
        """Of the game that is asked for, or played."""
        if "game" not in given and not self.tables:
            raise MaleconError("assistant-which-game")
        game = find_game(given["game"]) if "game" in given else self.table(given).seat.game
        return look_up(self.speech, game, given.get("about", "").strip(), given.get("from", 1))

"""The tools by which an assistant plays: what each is for and takes, and what is said of a call that is not right."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from jsonschema import Draft202012Validator

from malecon.engine.errors import MaleconError
from malecon.games import games
from malecon.text import Texts

PARTS: Final = ("new", "table", "moves", "news", "changes")
WORD: Final = {"type": "string", "maxLength": 200}
NUMBER: Final = {"type": "integer", "minimum": 1, "maximum": 100_000}
EITHER: Final = {"type": ["string", "integer"]}  # what is a number may be sent as one

Given = Mapping[str, Any]


@dataclass(frozen=True)
class Argument:
    """What may be said in a call: the key of the sentence about it, and what it may be."""

    about: str
    kind: Mapping[str, Any]


@dataclass(frozen=True)
class Tool:
    """Something that an assistant can do."""

    name: str
    about: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    needed: tuple[str, ...] = ()
    only_looks: bool = True

    def schema(self, speech: Texts) -> dict[str, Any]:
        described = {
            name: {**argument.kind, "description": speech.say(argument.about)}
            for name, argument in self.arguments.items()
        }
        return {
            "type": "object",
            "properties": described,
            "required": list(self.needed),
            "additionalProperties": False,
        }

    def check(self, given: Given, speech: Texts) -> None:
        """Refuse what it does not take, in a sentence."""
        for trouble in Draft202012Validator(self.schema(speech)).iter_errors(dict(given)):
            raise self.refusal(trouble.validator, [str(step) for step in trouble.absolute_path], given)

    def refusal(self, broken: object, path: list[str], given: Given) -> MaleconError:
        if broken == "required":
            missing = next(name for name in self.needed if name not in given)
            return MaleconError("assistant-argument-missing", tool=self.name, argument=missing)
        if not path:
            known = ", ".join(self.arguments) or "–"
            unknown = next(name for name in given if name not in self.arguments)
            return MaleconError("assistant-argument-unknown", tool=self.name, argument=unknown, known=known)
        wanted = json.dumps(self.arguments[path[0]].kind, ensure_ascii=False)
        found = json.dumps(given[path[0]], ensure_ascii=False, default=str)
        return MaleconError("assistant-argument-wrong", argument=path[0], found=found, wanted=wanted)


def tools() -> dict[str, Tool]:
    game = {"type": "string", "enum": list(games())}
    table = Argument("assistant-arg-table", EITHER)
    first = Argument("assistant-arg-from", NUMBER)
    every = (
        Tool(
            "open",
            "assistant-open",
            {
                "game": Argument("assistant-arg-game", game),
                "opponents": Argument("assistant-arg-opponents", {"type": "array", "items": EITHER, "maxItems": 4}),
                "edition": Argument("assistant-arg-edition", WORD),
                "options": Argument("assistant-arg-options", {"type": "object", "additionalProperties": WORD}),
                "place": Argument("assistant-arg-place", {"type": "integer", "minimum": 1, "maximum": 5}),
                "name": Argument("assistant-arg-name", {"type": "string", "maxLength": 24}),
            },
            needed=("game",),
            only_looks=False,
        ),
        Tool(
            "look",
            "assistant-look",
            {"part": Argument("assistant-arg-part", {"enum": list(PARTS)}), "from": first, "table": table},
        ),
        Tool(
            "play",
            "assistant-play",
            {"move": Argument("assistant-arg-move", EITHER), "table": table},
            needed=("move",),
            only_looks=False,
        ),
        Tool("why", "assistant-why", {"move": Argument("assistant-arg-why", EITHER), "table": table}),
        Tool("hint", "assistant-hint", {"table": table}),
        Tool(
            "rules",
            "assistant-rules",
            {"about": Argument("assistant-arg-about", WORD), "from": first, "game": Argument("assistant-arg-of", game)},
        ),
        Tool("undo", "assistant-undo", {"table": table}, only_looks=False),
    )
    return {tool.name: tool for tool in every}

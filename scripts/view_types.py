"""Writes what the client has to know of a game in TypeScript: the words of its things, its questions and its view.

All of it follows from what the game declares: the domains of its `words.py`, what its questions are about, the fields
of its table that a view shows, and the types of the parts that it puts together itself (`Game.parts`). Run by
`make client-types`; a test holds the files equal to what is written here.
"""

import importlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from malecon.engine.about import Part
from malecon.engine.game import Game
from malecon.engine.table import Field, Table
from malecon.engine.words import NUMBER, SEAT, Domain
from malecon.games import games

CLIENT = Path(__file__).resolve().parents[1] / "web" / "src"
BOARDS, GAMES = CLIENT / "boards", CLIENT / "games"
FILE = "view.ts"
SOURCES = (".svelte", ".ts")
IMPORT = re.compile(r'(?:import|export) \{([^}]*)\} from "[^"]*/view"')

HEAD = """// Written by scripts/view_types.py from the rules of {title}: change those, then `make client-types`.

/** A seat in words, counted from 1. */
export type Seat = {seats};
export type BySeat<Value> = Readonly<Record<Seat, Value>>;
"""


def files() -> dict[Path, str]:
    """The file of every game that has a drawn board, with what belongs into it."""
    drawn = {name: game for name, game in games().items() if (BOARDS / name).is_dir() and game.public}
    return {BOARDS / name / FILE: "\n".join(lines(game)) + "\n" for name, game in drawn.items()}


def lines(game: Game) -> Iterator[str]:
    types = Types(game)
    table: Table = game.bare_table(game.players[-1], game.printed(game.editions[0])[1])
    questions = list(question_lines(types))
    parts = {name: types.of_hint(hint) for name, hint in game.parts.items()}
    view = list(view_lines(types, table, parts))
    yield HEAD.format(title=game.title, seats=union(SEAT.words[: game.players[-1]]))
    listed = lists_wanted(game)
    for name in types.used:
        words = types.domains[name].words
        if name in listed:
            yield f"export const {name} = {json.dumps(words)} as const;"
        yield f"export type {name} = {f'(typeof {name})[number]' if name in listed else union(words)};"
    yield from questions
    for declaration in types.shapes.values():
        yield from declaration
    yield from view
    for name, value in game.fixed.items():
        yield f"\nexport const {name} = {json.dumps(value)} as const;"


def lists_wanted(game: Game) -> set[str]:
    """The things that what is drawn for a game counts off; of all others a type is enough."""
    folders = [BOARDS / game.name, GAMES / game.name]
    sources = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES]
    imports = [found for source in sources for found in IMPORT.findall(source)]
    names = [name.split(" as ")[0].strip() for found in imports for name in found.split(",")]
    return {name for name in names if not name.startswith("type ")}


class Types:
    """The types of things, named as in the game's `words.py`: `GOOD` is `Good`. Only what is used is written."""

    def __init__(self, game: Game) -> None:
        self.game = game
        words = importlib.import_module(f"malecon.games.{game.name}.words")
        self.domains = {
            pascal(name): thing
            for name, thing in vars(words).items()
            if isinstance(thing, Domain) and thing is not NUMBER and thing is not SEAT
        }
        self.used: dict[str, None] = {}
        self.shapes: dict[str, list[str]] = {}

    def of(self, domain: Domain | None) -> str:
        """The type of a word of a domain; without a domain it is a number."""
        if domain is None or domain is NUMBER:
            return "number"
        if domain is SEAT or domain.name == "seat":
            return "Seat"
        found = next((name for name, known in self.domains.items() if known is domain), None)
        assert found is not None, f"{domain.name} has no name in the words of {self.game.name}"
        self.used[found] = None
        return found

    def cell(self, field: Field) -> str:
        """What one number of a field says: a thing or nothing, a set of things, or just a number."""
        if field.sets_of is not None:
            return f"readonly {self.of(field.sets_of)}[]"
        return "number" if field.holds is None else f"{self.of(field.holds)} | null"

    def field(self, field: Field) -> str:
        if field.each:
            switches = [f"readonly {key(domain.name)}: {union(domain.words)}" for domain in field.each]
            return f"{{ {'; '.join(switches)} }}"
        value = self.cell(field)
        if field.columns is not None:
            value = f"Readonly<Record<{self.of(field.columns)}, {value}>>"
        if field.by.name == "seat":
            return f"BySeat<{value}>"
        return f"Readonly<Record<{self.of(field.by)}, {value}>>"

    def of_one_seat(self, field: Field) -> str:
        """What a field that is kept by seat says of one of them."""
        value = self.cell(field)
        return value if field.columns is None else f"Readonly<Record<{self.of(field.columns)}, {value}>>"

    def part(self, part: Part) -> str:
        if part.several is not None:
            return f"readonly {part.name}: readonly {self.of(part.several)}[]"
        nothing = " | null" if part.domain is not None and part.domain.first > 0 else ""
        return f"readonly {part.name}: {self.of(part.domain)}{nothing}"

    def of_hint(self, hint: Any) -> str:
        """The type of a part that the game puts together, from its type in Python; `Annotated[str, CARD]` is a card."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.of(inner[1])
        if origin is Literal:
            return union(inner)
        if origin in (Union, UnionType):
            return " | ".join("null" if each is NoneType else self.of_hint(each) for each in inner)
        if origin is list:
            shape = self.of_hint(inner[0])
            return f"readonly ({shape})[]" if " " in shape else f"readonly {shape}[]"
        if origin in (dict, Mapping):
            return f"Readonly<Record<{self.of_hint(inner[0])}, {self.of_hint(inner[1])}>>"
        if is_typeddict(hint):
            self.shape(hint)
            return str(hint.__name__)
        return {int: "number", str: "string", bool: "boolean"}[hint]

    def shape(self, hint: Any) -> None:
        """The interface of a dictionary with named keys."""
        if hint.__name__ in self.shapes:
            return
        self.shapes[hint.__name__] = []
        hints = get_type_hints(hint, include_extras=True)
        declaration = [f"\nexport interface {hint.__name__} {{"]
        for name in hints:
            optional = "?" if name in hint.__optional_keys__ else ""
            declaration.append(f"  readonly {key(name)}{optional}: {self.of_hint(hints[name])};")
        self.shapes[hint.__name__] = [*declaration, "}"]


def question_lines(types: Types) -> Iterator[str]:
    rules = types.game.rules
    yield f"\nexport type Phase = {union([*dict.fromkeys(rules.phase.values()), 'over'])};"
    yield "\n/** A question, to whom it is put (null: Nature, or several at once), and what it is about. */"
    yield "export type Asked ="
    questions = [decision for decision in rules.decisions if not decision.automatic]
    for decision in questions:
        about = "; ".join(types.part(part) for part in decision.about.parts)
        shape = f"{{ {about} }}" if about else "Readonly<Record<string, never>>"
        to_whom = f'question: "{decision.name}"; readonly seat: number | null'
        yield f"  | {{ readonly {to_whom}; readonly about: {shape} }}{';' if decision is questions[-1] else ''}"


def view_lines(types: Types, table: Table, parts: Mapping[str, str]) -> Iterator[str]:
    fields = {field.name: field for field in table.fields}
    if types.game.screened:
        yield "\nexport interface Holdings {"
        for name in types.game.screened:
            yield f"  readonly {key(name)}: {types.of_one_seat(fields[name])};"
        yield "}"
    yield "\nexport interface View {\n  readonly seat: number | null;\n  readonly seats: number;"
    yield "  readonly over: boolean;\n  readonly phase: Phase;\n  readonly asked: Asked | null;"
    for name in types.game.public:
        yield f"  readonly {key(name)}: {types.field(fields[name])};"
    if types.game.screened:
        yield "  /** Nothing for a seat whose things are behind its screen. */"
        yield "  readonly players: readonly (Holdings | null)[];"
    for name, shape in parts.items():
        yield f"  readonly {key(name)}: {shape};"
    yield "}"


def union(words: Iterable[str]) -> str:
    return " | ".join(f'"{word}"' for word in words) or "never"


def key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")

"""What moves come to, in sentences: `José: 2 sugar cane, −3 pesos`.

Many moves of a question share their words, and everybody who looks shares them all: each is worded once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from malecon.engine.game import Game
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.outcome import Naming, Outlook, Things
from malecon.engine.words import Domain
from malecon.text import Texts

KEPT = 8_192  # sentences: those of some hundred questions
Asked = tuple[str, tuple[str, ...]]  # the question, and who sits at the table
Fields = tuple[tuple[str, Domain, int], ...]


@dataclass(frozen=True)
class Gained:
    """One thing that there is more of, or less."""

    what: str
    amount: int
    text: str


@dataclass(frozen=True)
class Spoken:
    """A move in words: what it is about, what it brings, the whole in one sentence, and where it belongs."""

    label: str
    text: str
    gains: tuple[Gained, ...]
    group: str
    group_text: str


def spoken_moves(speech: Texts, match: Match, seat: int, moves: Sequence[Move]) -> list[Spoken]:
    """Legal moves as the seat is told of them."""
    question, names = match.decision.name, match.setting.seats
    return [spoken(speech, match.game, outlook, question, names) for outlook in match.outlooks(seat, moves)]


def spoken(speech: Texts, game: Game, outlook: Outlook, question: str, names: tuple[str, ...]) -> Spoken:
    naming = outlook.naming
    gains = tuple(outlook.gains.items())
    told = naming.told if naming.apart else naming.told | named(outlook.move)
    label, text = worded(speech, game, outlook.move, Words(naming, told, gains), (question, names))
    return Spoken(
        label,
        text,
        tuple(Gained(what, amount, gained(speech, game, what, amount, True)) for what, amount in gains),
        naming.group,
        group_name(speech, game, naming, names),
    )


def label_of(speech: Texts, match: Match, move: Move, naming: Naming) -> str:
    """What a move is about, on its own: the label of one that stands in a group says only half."""
    names, question = match.setting.seats, match.decision.name
    key = "" if naming.group else label_key(speech, match.game, move, question)
    if not key:
        return speech.move(match.game, move, question, names)
    return speech.say(key, **arguments(speech, move, naming.things, names))


def group_name(speech: Texts, game: Game, naming: Naming, names: tuple[str, ...]) -> str:
    """The name of the group in which a move stands, if there is one."""
    return group_text(speech, game, naming.group, fields_of(naming.group_things), names) if naming.group else ""


@lru_cache(KEPT)
def named(move: Move) -> frozenset[str]:
    """What the words of a move name: a label made of them tells it."""
    return frozenset(part for name, word in move.words.items() for part in (name, *word.split("+")))


class Words:
    """What the sentence of a move is made of besides the move: equal ones make the same sentence."""

    def __init__(self, naming: Naming, told: frozenset[str], gains: tuple[tuple[str, int], ...]) -> None:
        self.naming = naming
        self.told = told
        self.gains = gains
        self.key = (fields_of(naming.things), told, naming.whole, naming.does, naming.more, naming.lists, gains)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def fields_of(things: Things) -> Fields:
    return tuple((name, domain, value) for name, (domain, value) in things.items())


@lru_cache(KEPT)
def worded(speech: Texts, game: Game, move: Move, words: Words, asked: Asked) -> tuple[str, str]:
    """The label and the sentence."""
    question, names = asked
    values = arguments(speech, move, words.naming.things, names)
    key = label_key(speech, game, move, question)
    if not key:
        plain = speech.move(game, move, question, names)
        return plain, plain
    label = speech.say(key, **values)
    brought = brings(speech, game, words)
    if f"{key}.text" in speech:
        plain = speech.move(game, move, question, names)
        text = speech.say(f"{key}.text", **values, gains=brought or "none", plain=plain)
    elif brought and not words.naming.whole:
        text = speech.say("outcome", label=label, gains=brought)
    else:
        text = label
    if not words.naming.more or words.naming.more not in speech:
        return label, text
    things = [speech.counted(thing, count) for thing, count in words.naming.lists]
    more = speech.in_short(words.naming.more, things=together(speech, things), **values)
    return label, speech.say("outcome-more", outcome=text, more=more)


def arguments(speech: Texts, move: Move, things: Things, names: tuple[str, ...]) -> dict[str, object]:
    """Of the label: the fields of the move, and what else it is about."""
    fields = {**move.kind.fields, **{name: domain for name, (domain, _) in things.items()}}
    values = {**move.fields, **{name: value for name, (_, value) in things.items()}}
    return speech.spoken(fields, values, names)


def label_key(speech: Texts, game: Game, move: Move, question: str) -> str:
    """The message of a move in answer to a question, or of the move; "" where its own words say it all."""
    keys = (f"outcome-{game.name}-{move.name}-{question}", f"outcome-{game.name}-{move.name}")
    return next((speech.in_edition(key) for key in keys if key in speech), "")


def brings(speech: Texts, game: Game, words: Words) -> str:
    """What the label does not tell already: gains first, then prices; what it is good for where nothing is gained."""
    naming = words.naming
    rest = [(what, amount) for what, amount in words.gains if what not in words.told]
    signed = len(rest) < len(words.gains)  # the label tells of one side of an exchange, so this must tell which it is
    parts = [gained(speech, game, what, amount, signed) for what, amount in rest]
    if naming.does and not any(amount > 0 for _, amount in rest):
        parts.insert(0, speech.in_short(naming.does))
    return together(speech, parts)


def together(speech: Texts, parts: Sequence[str]) -> str:
    if not parts:
        return ""
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = speech.say("outcome-list", first=part, rest=text)
    return text


@lru_cache(KEPT)
def gained(speech: Texts, game: Game, what: str, amount: int, signed: bool) -> str:
    """So many more, or less: `+2 sugar cane`, `−3 pesos`."""
    counted = speech.counted(game.counted[what], abs(amount))
    if amount < 0:
        return speech.say("outcome-paid", what=counted)
    return speech.say("outcome-gained", what=counted) if signed else counted


@lru_cache(KEPT)
def group_text(speech: Texts, game: Game, group: str, fields: Fields, names: tuple[str, ...]) -> str:
    """The name of a group: its first word is its message, what follows tells groups of a kind apart."""
    spoken = speech.spoken(
        {name: domain for name, domain, _ in fields}, {name: value for name, _, value in fields}, names
    )
    return speech.say(f"group-{game.name}-{group.split()[0]}", **spoken)

"""What a view is made of, in words: the page shows any view as lists of names and numbers, by what stands here.

A view has words for its things. Which of its fields are worth showing, in which order and under which label, is said
by game in `boards/`; the names of all words travel to the page once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from malecon.engine.game import Setting
from malecon.engine.words import SEAT, Domain
from malecon.text import Texts, is_number, text_key

OWN_WORD, OWN_PLACE = "{seat}", "{place}"  # in a path: the player's word ("1") or place in a list (0)

# value: one thing or number. counts: a number for each word. things: a word for each word. words: a list of words.
# flags: the words that have a 1. owned: the words that belong to the player. fields: rows and columns, like a1.
Lookups = Mapping[str, Mapping[str, Sequence[int]]]
Shape = Literal["value", "counts", "things", "words", "flags", "owned", "fields"]


@dataclass(frozen=True)
class Entry:
    """A field of the view: its label, where it is, its shape, what it is counted by and what its values mean."""

    label: str
    path: tuple[str, ...]
    shape: Shape = "value"
    by: Domain | None = None
    holds: Domain | None = None
    lookup: str = ""  # the name of a list of numbers by word; the value is a place in it
    always: bool = False  # show zeros, too
    quiet: bool = False  # say nothing when there is nothing
    absent: str = ""  # the key of what a number below zero means


@dataclass(frozen=True)
class Card:
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Scene:
    """The setting of a table and the language of who looks."""

    setting: Setting
    speech: Texts

    def name(self, key: str) -> str:
        return self.speech.name(key)

    def effect(self, key: str) -> str:
        """What a thing does, in a few words."""
        return self.speech.say(f"{self.speech.in_edition(key)}.effect")

    def listed(self, *parts: str) -> str:
        return ", ".join(part for part in parts if part)


def plain_name(scene: Scene, domain: Domain, word: str) -> str:
    return scene.name(text_key(domain, word))


def no_lookups(_: Setting) -> Lookups:
    return {}


@dataclass(frozen=True)
class Board:
    """How one game is shown: cards for what all share, a card for each player, names, and notes beside the names."""

    cards: tuple[Card, ...]
    player: tuple[Entry, ...]
    name: Callable[[Scene, Domain, str], str]
    note: Callable[[Scene, Domain, str], str]
    lookups: Callable[[Setting], Lookups] = no_lookups


def in_words(board: Board, scene: Scene) -> dict[str, object]:
    """Everything that the page needs to show a view of this table."""
    entries = [entry for card in board.cards for entry in card.entries] + list(board.player)
    domains = {id(domain): domain for entry in entries for domain in (entry.by, entry.holds) if domain is not None}
    named: dict[str, dict[str, list[str]]] = {}
    for domain in domains.values():
        if domain is not SEAT and not is_number(domain):
            named.setdefault(domain.name, {}).update(
                {word: [board.name(scene, domain, word), board.note(scene, domain, word)] for word in domain.words}
            )
    return {
        "domains": named,
        "lookups": board.lookups(scene.setting),
        "cards": [
            {"title": scene.name(card.title), "entries": [entry_in_words(scene, entry) for entry in card.entries]}
            for card in board.cards
        ],
        "player": [entry_in_words(scene, entry) for entry in board.player],
    }


def entry_in_words(scene: Scene, entry: Entry) -> dict[str, object]:
    written: dict[str, object] = {"label": scene.name(entry.label), "path": entry.path, "shape": entry.shape}
    if entry.by is not None:
        written["by"] = entry.by.name
    if entry.holds is not None:
        written["holds"] = entry.holds.name
        written["words"] = entry.holds.words  # some fields hold the number of a word
    if entry.lookup:
        written["lookup"] = entry.lookup
    if entry.absent:
        written["absent"] = scene.name(entry.absent)
    for mark in ("always", "quiet"):
        if getattr(entry, mark):
            written[mark] = True
    return written

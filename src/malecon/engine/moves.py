"""Moves: interned values with named fields, an integer id that is stable per game, and one text form.

Ids in the search and on the wire, names everywhere a person looks. A game declares its kinds of move once, in order;
the id of a move is the first id of its kind plus the place of its fields.
"""

from collections.abc import Mapping
from math import prod
from typing import Final

from mypy_extensions import i64

from malecon.engine.declared import Declared
from malecon.engine.errors import MaleconError
from malecon.engine.words import Domain, declared


class MoveKind(Declared):
    """One verb of the game, with its named fields: `DRIVE: Final = MoveKind(stars=...)`.

    Its name and its ids follow from the place where it is declared (`Vocabulary`).
    """

    def __init__(self, **fields: Domain) -> None:
        self.name: str = ""
        self.fields: Final[dict[str, Domain]] = fields
        sizes = [len(domain.words) for domain in fields.values()]
        lows = [domain.first for domain in fields.values()]
        self.size: Final[i64] = prod(sizes)
        self.width: Final[i64] = sizes[-1] if len(sizes) == 2 else 1  # of the second field, if there is one
        self.low: Final[i64] = lows[0] if lows else 0
        self.second_low: Final[i64] = lows[1] if len(lows) == 2 else 0
        self.id: i64 = -1  # of its first move: the only one of a kind without fields
        self.more_of: MoveKind | None = None
        assert len(sizes) <= 2, "a move has two fields at most"

    def of(self, value: i64) -> i64:
        """The id of the move with this value in its one field."""
        return self.id + value - self.low

    def pair(self, value: i64, second: i64) -> i64:
        """The id of the move with these values in its two fields."""
        return self.id + (value - self.low) * self.width + second - self.second_low

    def has(self, move: i64) -> bool:
        return self.id <= move and move < self.id + self.size

    def value(self, move: i64) -> i64:
        """What the first field of a move of this kind holds."""
        place = move - self.id
        if self.width > 1:  # a division takes longer than anything else here
            place //= self.width
        return place + self.low

    def second(self, move: i64) -> i64:
        return (move - self.id) % self.width + self.second_low

    def __repr__(self) -> str:
        return f"MoveKind({' '.join((self.name, *self.fields))})"


def more_of(kind: MoveKind, **fields: Domain) -> MoveKind:
    """Further moves of a kind, by the same name: ids never move, so those that come later are declared at the end."""
    more = MoveKind(**fields)
    assert list(more.fields) == list(kind.fields)
    more.more_of = kind
    return more


class Move(Declared):
    """One move. There is exactly one object for each id of a vocabulary, so `is` and `==` agree."""

    def __init__(self, id: int, kind: MoveKind, fields: Mapping[str, int]) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.name: Final = kind.name
        self.fields: Final = dict(fields)
        self.words: Final = {name: str(kind.fields[name].word(value)) for name, value in fields.items()}

    def __str__(self) -> str:
        return " ".join((self.name, *self.words.values()))

    def __repr__(self) -> str:
        verb = "".join(part.capitalize() for part in self.name.split("-"))
        return f"{verb}({', '.join(f'{name}={word}' for name, word in self.words.items())})"


class Vocabulary(Declared):
    """Every move of a game, found by id, by text, or by kind and fields."""

    def __init__(self, namespace: type) -> None:
        self.kinds: Final[dict[str, MoveKind]] = {}
        self.moves: Final[list[Move]] = []
        for name, kind in declared(namespace).items():
            assert isinstance(kind, MoveKind)
            kind.name = name if kind.more_of is None else kind.more_of.name
            kind.id = len(self.moves)
            self.kinds.setdefault(kind.name, kind)
            for place in range(kind.size):
                self.moves.append(Move(int(kind.id + place), kind, unfold(kind, place)))
        self.by_text: Final = {str(move): move for move in self.moves}
        assert len(self.by_text) == len(self.moves), "two moves share a text"

    def settle_in(self, game: type) -> None:
        """Belong to a game, with everything in it."""
        self.home = (game, "vocabulary")
        for move in self.moves:
            move.home = (*self.home, move.id)
            move.kind.home = (*self.home, "moves", int(move.kind.id), "kind")

    def __repr__(self) -> str:
        return f"Vocabulary({len(self.kinds)} kinds, {len(self.moves)} moves)"

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, id: int) -> Move:
        return self.moves[id]

    def move(self, name: str, **words: object) -> Move:
        """The move with these words in its fields: `move("deliver", good="rum", amount=2)`."""
        return self.parse(" ".join((name, *(str(words[field]) for field in self.kinds[name].fields))))

    def parse(self, text: str) -> Move:
        wanted = " ".join(text.split()).lower()
        found = self.by_text.get(wanted)
        if found is not None:
            return found
        if not wanted:
            raise MaleconError("error-empty-move")
        starts = [known for known in self.by_text if known.startswith(wanted)]
        if len(starts) > 1:
            raise MaleconError("error-ambiguous-move", move=wanted, could_be=", ".join(starts[:12]))
        raise MaleconError("error-unknown-move", move=wanted, verbs=", ".join(self.kinds))


def unfold(kind: MoveKind, place: int) -> dict[str, int]:
    """The fields of the kind's move number `place`; the last field varies fastest."""
    fields: dict[str, int] = {}
    for name, domain in reversed(kind.fields.items()):
        place, value = divmod(place, len(domain.words))
        fields[name] = domain.first + value
    return dict(reversed(fields.items()))

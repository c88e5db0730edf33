"""Moves: interned values with named fields, an integer id that is stable per game, and one text form.

Ids in the search and on the wire, names everywhere a person looks. A game declares its kinds of move once, in order;
the id of a move is the first id of its kind plus the place of its fields.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from malecon.engine.errors import MaleconError
from malecon.engine.words import Domain


class MoveKind:
    """One verb of the game, with its named fields: `drive` with `stars`."""

    def __init__(self, first: int, name: str, **fields: Domain) -> None:
        self.first: Final = first
        self.name: Final = name
        self.fields: Final[dict[str, Domain]] = fields
        size = 1
        for domain in fields.values():
            size *= len(domain.words)
        self.size: Final = size


class Move:
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


class Vocabulary:
    """Every move of a game, found by id, by text, or by kind and fields."""

    def __init__(self, kinds: Sequence[MoveKind]) -> None:
        self.kinds: Final = {kind.name: kind for kind in kinds}
        self.moves: Final[list[Move]] = []
        for kind in kinds:
            assert kind.first == len(self.moves), f"{kind.name} should start at id {len(self.moves)}"
            for place in range(kind.size):
                self.moves.append(Move(kind.first + place, kind, unfold(kind, place)))
        self.by_text: Final = {str(move): move for move in self.moves}
        assert len(self.by_text) == len(self.moves), "two moves share a text"

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

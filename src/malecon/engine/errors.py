"""What can go wrong by a person's doing. Each error names a sentence of the text files; nobody reads a traceback."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from malecon.engine.shortage import Shortage


class MaleconError(Exception):
    """Something that cannot be done, with the key of the sentence that says why and what to do instead.

    `str` of it is that sentence. The key and its values are in a note, which a traceback shows below it.
    """

    # The texts stand above the engine, and are read only when one is wanted: `malecon/__init__.py` names them here.
    speaker: ClassVar[Callable[["MaleconError", str], str]]

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = values
        details = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{key} ({details})" if details else key)
        self.add_note(self.args[0])

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "") -> str:
        """What is wrong and what to do, in a language or else in the one that is spoken (`malecon.speak`)."""
        return type(self).speaker(self, language)

    def __reduce__(self) -> tuple[object, ...]:
        return error_with, (type(self), self.args, self.__dict__)


def error_with(kind: type[MaleconError], args: tuple[str, ...], attributes: dict[str, Any]) -> MaleconError:
    """An error as it was in another process."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(attributes)
    return error


class IllegalMove(MaleconError):
    """A move that the rules forbid: the clause that forbids it, what is allowed instead, and what there is too little
    of. Nothing has changed."""

    def __init__(self, move: str, clause: str, allowed: Sequence[str], shortages: Sequence[Shortage] = ()) -> None:
        super().__init__("error-illegal-move", move=move, clause=clause, allowed=", ".join(allowed))
        self.move = move
        self.clause = clause
        self.allowed = tuple(allowed)
        self.shortages = tuple(shortages)


class NotAsked(MaleconError):
    """An answer by a seat that is not asked anything now."""

    def __init__(self, seat: int, asked: str) -> None:
        super().__init__("error-not-asked", seat=seat + 1, asked=asked)


class OtherQuestion(MaleconError):
    """A move that answers another question than the one that is asked."""

    def __init__(self, move: str, game: str, decision: str) -> None:
        super().__init__("error-other-question", move=move, game=game, decision=decision)


class RecordError(MaleconError):
    """A record that cannot be read or replayed: the line, and the trouble found there."""

    def __init__(self, line: int, trouble: MaleconError) -> None:
        super().__init__("error-record-line", line=line)
        self.line = line
        self.trouble = trouble


class ComponentError(MaleconError):
    """A component file with a missing or impossible piece."""

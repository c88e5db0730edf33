"""The language that is spoken to whoever writes programs, and errors in it."""

from malecon.engine.errors import IllegalMove, MaleconError, RecordError
from malecon.engine.game import Game
from malecon.games import games
from malecon.text import Texts, language_of_locale, texts


class Spoken:
    """What has been chosen for this process; as long as nobody has chosen, what the environment asks for."""

    language = ""


def speak(language: str) -> None:
    """Choose the language of sentences, drawings and errors from here on: "en" or "fr"."""
    Spoken.language = texts(language).language


def speech(language: str = "", edition: str = "") -> Texts:
    """The texts of a language, or else of the one that is spoken."""
    return texts(language or Spoken.language or language_of_locale(), edition)


def sentence(trouble: MaleconError, language: str = "") -> str:
    """An error in words; of one that has none, its key and values."""
    spoken = speech(language)
    return spoken.error(trouble, game_of(trouble)) if trouble.key in spoken else str(trouble.args[0])


def game_of(trouble: MaleconError) -> Game | None:
    """The game whose clause forbids a move: a clause's id begins with its name."""
    if isinstance(trouble, RecordError):
        return game_of(trouble.trouble)
    return games().get(trouble.clause.partition(".")[0]) if isinstance(trouble, IllegalMove) else None

"""The entry of the `malecon` command: whatever a person does wrong is answered by a sentence and exit code 2."""

import os
import sys

from malecon.engine.errors import MaleconError
from malecon.text import language_of_locale, texts
from malecon.text.spoken import game_of

WRONG_INPUT = 2


def main() -> None:
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    try:
        from malecon.cli.commands import app  # the help texts depend on the language, so only now

        try:
            app()
        finally:
            sys.stdout.flush()  # here, where a closed pipe is understood, and not when Python ends
    except MaleconError as trouble:
        explain(trouble)
        sys.exit(WRONG_INPUT)
    except BrokenPipeError:
        # The reader has seen enough (`malecon trace FILE | head`); leave quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def explain(trouble: MaleconError) -> None:
    speech = texts("en") if trouble.key == "error-unknown-language" else texts(chosen_language())
    if trouble.key == "error-storage":  # whoever types commands can mend it, and has to hear what is wrong
        trouble = MaleconError("error-storage-operator", **trouble.values)
    print(speech.error(trouble, game_of(trouble)), file=sys.stderr)


def chosen_language() -> str:
    """The value of --lang, wherever it stands, else the language of the locale."""
    arguments = sys.argv[1:]
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return language_of_locale()

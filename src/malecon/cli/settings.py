"""Options of a game as they are typed: NAME=VALUE."""

from collections.abc import Sequence

from malecon.engine.errors import MaleconError


def read_options(typed: Sequence[str] | None) -> dict[str, str]:
    options = {}
    for pair in typed or ():
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise MaleconError("error-bad-option", found=pair)
        options[name] = value
    return options

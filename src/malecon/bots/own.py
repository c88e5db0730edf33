"""Bots of somebody else: files that the environment variable MALECON_BOTS names, separated like those of PATH.

A file holds a `BOT`: a class, or a function, that makes a player of one seat from a setting and a chance. It plays
under the name of its file, wherever a bot is asked for by name, in every process that is started.
"""

import os
import runpy
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from malecon.engine.errors import MaleconError

FILES: Final = "MALECON_BOTS"  # an environment variable
Maker = Callable[..., Any]  # of a bot, from a setting and a chance


def own_files() -> list[Path]:
    return [Path(named).resolve() for named in os.environ.get(FILES, "").split(os.pathsep) if named]


def own_bots() -> Mapping[str, Maker]:
    """By name."""
    return read_files(tuple(own_files()))


@cache
def read_files(files: tuple[Path, ...]) -> Mapping[str, Maker]:
    return {file.stem: read_file(file) for file in files}


def read_file(file: Path) -> Maker:
    """What is wrong with somebody's file is told in a sentence."""
    if not file.is_file():
        raise MaleconError("error-bot-file-missing", file=str(file))
    try:
        maker = runpy.run_path(str(file))["BOT"]
    except KeyError:
        raise MaleconError("error-bot-file-nobody", file=str(file)) from None
    except Exception as trouble:  # whatever somebody's code may do wrong
        reason = f"{type(trouble).__name__}: {trouble}"
        raise MaleconError("error-bot-file-broken", file=str(file), reason=reason) from trouble
    if not callable(maker):
        raise MaleconError("error-bot-file-nobody", file=str(file))
    return maker  # type: ignore[no-any-return]

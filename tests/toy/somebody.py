"""Where the games of somebody else lie, and a house where they are played."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import malecon.games as registry
from malecon.text import bundle, texts

PEARLS = Path(__file__).parent / "pearls"


@contextmanager
def hosted(*folders: Path) -> Iterator[None]:
    """As if the program had been started with these games: here, and in every process that is started meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.FOLDERS, os.pathsep.join(str(folder) for folder in folders))
        forget()
        try:
            yield
        finally:
            patch.undo()
            forget()


def forget() -> None:
    for remembered in (registry.games, registry.others, bundle, texts):
        remembered.cache_clear()

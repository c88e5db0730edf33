"""Component files that somebody has changed: what the tests of every game do with them."""

from pathlib import Path

import pytest

from malecon.engine.components import ComponentFile
from malecon.engine.errors import ComponentError
from malecon.engine.game import Game
from malecon.text import texts


def changed_copy(printed: Path, folder: Path, old: str, new: str) -> Path:
    """A copy of a printed component file, `mine.toml`, with one place changed."""
    text = printed.read_text("utf-8")
    assert old in text
    file = folder / "mine.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def refusal_of(game: Game, file: Path) -> str:
    """The key of the error by which a file is refused; it is a sentence that names the file, in both languages."""
    with pytest.raises(ComponentError) as refused:
        game.read_box(ComponentFile(file))
    for language in ("en", "fr"):
        sentence = texts(language).error(refused.value)
        assert file.name in sentence
        assert "{" not in sentence.replace(str(refused.value.values), "")
    return refused.value.key

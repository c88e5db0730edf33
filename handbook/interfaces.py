"""The pages of the interface for programs, and the docstrings as Sphinx reads them."""

import re
from collections.abc import Iterator

# Each page: its title, what it is about, and the modules that it takes from their docstrings.
PAGES = {
    "malecon": ("import malecon", "What a program finds there.", ("malecon",)),
    "games": (
        "Games and texts",
        "Which games there are, what is settled before the first move, and the sentences of both languages.",
        ("malecon.games", "malecon.engine.game", "malecon.engine.options", "malecon.text"),
    ),
    "match": (
        "A match",
        "One game being played: its moves, what happened, what a seat may see, chance, and the record.",
        (
            "malecon.engine.match",
            "malecon.engine.moves",
            "malecon.engine.events",
            "malecon.engine.views",
            "malecon.engine.memory",
            "malecon.engine.chance",
            "malecon.engine.commitment",
            "malecon.engine.record",
            "malecon.engine.summary",
            "malecon.engine.errors",
        ),
    ),
    "rules": (
        "Rules",
        "The contract between the engine and the rules of a game: the table, its questions, and what they are made of.",
        (
            "malecon.engine.table",
            "malecon.engine.decision",
            "malecon.engine.course",
            "malecon.engine.words",
            "malecon.engine.about",
            "malecon.engine.components",
            "malecon.engine.catalogue",
            "malecon.engine.sheet",
            "malecon.engine.chronicle",
            "malecon.engine.outcome",
            "malecon.engine.shortage",
            "malecon.engine.sight",
            "malecon.engine.judge",
        ),
    ),
    "bots": (
        "Bots",
        "Players that see a view and answer a move.",
        ("malecon.bots", "malecon.bots.turn", "malecon.bots.thinker", "malecon.bots.opponents", "malecon.bots.explain"),
    ),
    "environments": (
        "Environments",
        "The games for PettingZoo, Gymnasium, OpenSpiel and numpy.",
        (
            "malecon.environments",
            "malecon.environments.pettingzoo",
            "malecon.environments.gymnasium",
            "malecon.environments.openspiel",
            "malecon.environments.registry",
        ),
    ),
    "data": ("Data", "Games of bots as data to learn from, read again.", ("malecon.selfplay.reading",)),
}
FRONT = """# Python

What a program that imports Malecón can use, made of the docstrings. `malecon.__all__` is what stays as it is; what
lies in the modules below it is documented for those who write games, bots and environments.

"""
MODULE = """## {module}

```{{eval-rst}}
.. automodule:: {module}
   :members:
   :member-order: bysource
```
"""
CODE = re.compile(r"(``[^`]+``)")


def pages() -> Iterator[tuple[str, str]]:
    listed = "".join(f"- [{title}]({page}.md): {about}\n" for page, (title, about, _) in PAGES.items())
    yield "api/index", f"{FRONT}{listed}\n```{{toctree}}\n:hidden:\n\n{chr(10).join(PAGES)}\n```\n"
    for page, (title, about, modules) in PAGES.items():
        sections = "\n".join(MODULE.format(module=module) for module in modules)
        yield f"api/{page}", f"# {title}\n\n{about}\n\n{sections}"


def in_restructured_text(lines: list[str]) -> list[str]:
    """A docstring as we write them, plain words with `code`, indented programs and dialogues, as Sphinx wants it."""
    written: list[str] = []
    among = "words"
    for line in lines:
        if not line.strip():
            among = "words" if among == "dialogue" else among
            written.append("")
        elif line.startswith("    "):
            if among == "words":
                written += ["", ".. code-block:: python", ""]
            among = "program" if among == "words" else among
            written.append(line)
        elif line.startswith(">>>") or among == "dialogue":
            among = "dialogue"
            written.append(line)
        else:
            among = "words"
            written.append(with_code(line))
    return written


def with_code(line: str) -> str:
    """`code` becomes ``code``; what would mean something else in reStructuredText is taken as it stands."""
    parts = CODE.split(re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line))
    return "".join(part if CODE.fullmatch(part) else re.sub(r"([*|\\]|_(?!\w))", r"\\\1", part) for part in parts)

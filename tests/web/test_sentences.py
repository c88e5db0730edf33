"""The sentences of the client: whatever it says is in the text files, and whatever is there for pages is said."""

import re
from functools import cache
from pathlib import Path

from malecon.games import games
from malecon.text import FOLDER

ROOT = Path(__file__).parents[2]
LITERAL = re.compile(r'"(page-[a-z0-9-]+)(?:\.[a-z]+)?"')
COMPOSED = re.compile(r"`(page-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)+)(?:\.[a-z]+)?`")  # `page-pace-${pace}`
HOLE = re.compile(r"\$\{([^}]*)\}")
GAMES = rf"(?:{'|'.join(games())})"
SAID_BY_SERVER = re.compile(r"/\^\(([a-z|]+)\)-/")


@cache
def client() -> str:
    """The client's code without its tests."""
    web = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    ours = [path for path in web if not path.name.endswith(".test.ts") and path.name != "wire.ts"]
    return "\n".join(path.read_text("utf-8") for path in ours)


@cache
def sources() -> str:
    """The same, and the server's, which describes tables in words."""
    python = sorted((ROOT / "src" / "malecon" / "server").rglob("*.py"))
    return "\n".join([client(), *(path.read_text("utf-8") for path in python)])


@cache
def keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def patterns() -> list[re.Pattern[str]]:
    """Keys of which a part is put in at run time: `page-pace-${pace}`, and prefixes that words are put to."""
    prefixes = {key for key in LITERAL.findall(sources()) if key not in keys("en")}
    return [re.compile(pattern) for pattern in {*map(filled, composed()), *(f"{key}-[a-z0-9-]+" for key in prefixes)}]


def composed() -> set[str]:
    return set(COMPOSED.findall(sources()))


def filled(key: str) -> str:
    """The pattern of a composed key: where a game stands, the name of one; else any words."""
    return HOLE.sub(lambda hole: GAMES if hole[1].split(".")[-1] == "game" else "[a-z0-9-]+", key)


def test_whatever_the_client_says_is_in_the_text_files() -> None:
    assert len(set(LITERAL.findall(sources()))) > 100
    for pattern in patterns():
        assert any(pattern.fullmatch(key) for key in keys("en")), pattern.pattern


def test_a_composed_key_says_what_it_is_about() -> None:
    """After "page-" stands a word, and not only a game: or the key would stand for a hundred others, dead ones, too."""
    vague = re.compile(rf"page-(?:{GAMES}-)?\$")
    assert {key for key in composed() if vague.match(key)} == set()


def test_whatever_is_there_for_pages_is_said_somewhere() -> None:
    said = set(LITERAL.findall(sources()))
    left = {key for key in keys("en") if key.startswith("page-")} - said
    assert {key for key in left if not any(pattern.fullmatch(key) for pattern in patterns())} == set()


def test_the_client_says_nothing_that_is_left_out_of_its_text_file() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    found = SAID_BY_SERVER.search(config)
    assert found is not None
    left_out = tuple(f"{prefix}-" for prefix in found[1].split("|"))
    said = re.findall(r'\b(?:say|named|has)\(\s*["`]([a-z]+-)', client())
    assert [prefix for prefix in said if prefix in left_out] == []

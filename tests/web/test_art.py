"""The drawings: what lies in the sprites is what the scripts draw, and everything that the rules name has one."""

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest

from malecon.games.cuba.words import CHARACTER, STATUTE, TILE, WARE
from malecon.games.havana.words import BUILDING as HOUSE
from malecon.games.havana.words import CARD, CUBE
from malecon.games.santiago.words import BUILDING, CUBAN, FLOWER, GOOD

WEB = Path(__file__).parents[2] / "web"
ART = WEB / "public" / "art"
LARGEST = 40_000  # bytes of a compressed sprite
SPRITES = ("common", "cuba", "santiago", "havana", "home")


def symbols(sprite: str) -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', (ART / f"{sprite}.svg").read_text("utf-8"))


def test_the_sprites_are_what_the_scripts_draw(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(WEB / "art" / "make.py"), "--out", str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    drawn = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert {f"{sprite}.svg" for sprite in SPRITES} <= set(drawn)
    for name in drawn:
        assert (tmp_path / name).read_text("utf-8") == (ART / name).read_text("utf-8"), f"run web/art/make.py: {name}"


@pytest.mark.parametrize("sprite", SPRITES)
def test_a_sprite_is_small_and_no_symbol_is_in_it_twice(sprite: str) -> None:
    content = (ART / f"{sprite}.svg").read_bytes()
    assert len(gzip.compress(content, 9)) <= LARGEST
    found = symbols(sprite)
    assert len(found) == len(set(found))
    assert b"http" not in content.replace(b"http://www.w3.org/", b"")


def test_everything_that_the_rules_name_is_drawn() -> None:
    common, cuba, santiago, havana = (set(symbols(sprite)) for sprite in SPRITES[:4])
    assert {f"good-{word}" for word in (*WARE.words, *GOOD.words)} <= common
    assert {f"b-{word}" for word in TILE.words} <= cuba
    assert {f"cuba-{word}" for word in CHARACTER.words} <= cuba
    assert {f"b-{word}" for word in BUILDING.words} <= santiago
    assert set(CUBAN.words) <= santiago
    assert {f"flower-{word}" for word in FLOWER.words} <= santiago
    assert {f"house-{word}" for word in HOUSE.words} <= havana
    assert {f"card-{word}" for word in CARD.words} <= havana or set(CARD.words) <= havana
    assert {f"cube-{word}" for word in CUBE.words} <= havana | common
    assert len(STATUTE.words) == 24


USED = re.compile(r"\b(common|cuba|santiago|havana|home)\.svg#([a-z0-9-]+)(?=[\"'`])")


def test_whatever_the_client_shows_is_drawn() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    wanted = {found for path in sources for found in USED.findall(path.read_text("utf-8"))}
    assert len(wanted) > 20
    assert {(sprite, id) for sprite, id in wanted if id not in symbols(sprite)} == set()
    icons = {icon for path in sources for icon in re.findall(r'<Icon of="([a-z-]+)"', path.read_text("utf-8"))}
    assert {icon for icon in icons if f"icon-{icon}" not in symbols("common")} == set()

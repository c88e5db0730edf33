"""Reading the component file of Santiago de Cuba into the box that the rules play with."""

from pathlib import Path
from typing import Any

from malecon.engine.components import ComponentFile
from malecon.games.santiago.box import Box
from malecon.games.santiago.words import BUILDING, CUBAN, DIE, FLOWER, FLOWERLESS, GOOD, HIGHEST_FACE, SPACES_PER_FLOWER

PRINTED = Path(__file__).with_name("components.toml")
STATUSES = ("text", "found", "reconstructed")
MOST_OF_A_GOOD = 8  # the vocabulary of moves has room for exchanges of up to eight
MOST_SHIPS = 7  # and for drives as long as it takes for seven ships to leave


def read_box(file: ComponentFile) -> Box:
    """The box of a component file; a missing or impossible piece is refused with the reason."""
    box = Box()
    file.word("file", file.data, "game", ("santiago",))
    start = file.table("start")
    box.start_pesos = file.number("start", start, "pesos", 0, 99)
    box.start_points = file.number("start", start, "points", 0, 99)
    box.markers = file.number("start", start, "ownership_markers", 0, 12)
    box.ships = file.number("ships", file.table("ships"), "count", 1, MOST_SHIPS)
    box.goods_per_point = file.number("final", file.table("final"), "goods_per_point", 1, 48)
    read_goods(file, start, box)
    read_flags(file, box)
    for flower in FLOWER.words:
        file.number("flowers", file.table("flowers"), flower, SPACES_PER_FLOWER, SPACES_PER_FLOWER)
    for word, die in file.pieces("die", "good", DIE.words).items():
        read_die(file, word, die, box)
    for word, cuban in file.pieces("cuban", "id", CUBAN.words).items():
        read_cuban(file, word, cuban, box)
    file.pieces("building", "id", BUILDING.words)
    return box


def read_goods(file: ComponentFile, start: dict[str, Any], box: Box) -> None:
    start_goods = start.get("goods")
    if not isinstance(start_goods, dict):
        raise file.error("error-component-missing", piece="start goods")
    for word, good in GOOD.values.items():
        box.stock[good] = file.number("stock", file.table("stock"), word, 0, MOST_OF_A_GOOD)
        # Four players must be able to take their capital.
        box.start_goods[good] = file.number("start goods", start_goods, word, 0, int(box.stock[good]) // 4)


def read_flags(file: ComponentFile, box: Box) -> None:
    flags = file.table("value").get("flags")
    if not isinstance(flags, list) or not flags or flags != list(range(flags[0], flags[0] + len(flags))):
        raise file.error("error-component-flags", found=str(flags))
    box.lowest_value = file.number("value", {"flags": flags[0]}, "flags", 1, 9)
    box.highest_value = flags[-1]


def read_die(file: ComponentFile, word: str, die: dict[str, Any], box: Box) -> None:
    """Every face from 0 up to the highest, so that any remaining demand can be shown (santiago.data.die-remainders)."""
    faces = die.get("faces")
    if not isinstance(faces, list) or len(faces) != 6 or set(faces) != set(range(max(faces) + 1)):
        raise file.error("error-component-faces", die=word, found=str(faces))
    if not 0 < max(faces) <= HIGHEST_FACE:
        raise file.error("error-component-faces", die=word, found=str(faces))
    for face in faces:
        box.faces[DIE.values[word] * (HIGHEST_FACE + 1) + face] += 1


def read_cuban(file: ComponentFile, word: str, cuban: dict[str, Any], box: Box) -> None:
    number = CUBAN.values[word]
    known = ("none",) if number == FLOWERLESS else FLOWER.words
    flower = file.word(f"cuban {word}", cuban, "flower", known)
    file.word(f"cuban {word}", cuban, "status", STATUSES)
    box.flower[number] = FLOWER.values.get(flower, -1)
    gain = cuban.get("gain")
    if not isinstance(gain, dict):
        raise file.error("error-component-missing", piece=f"cuban {word} gain")
    for what in gain:
        amount = file.number(f"cuban {word} gain", gain, what, 1, MOST_OF_A_GOOD)
        if what == "pesos":
            box.gain_pesos[number] = amount
        elif what == "points":
            box.gain_points[number] = amount
        elif what in GOOD.values and box.gain_good[number] == -1:
            box.gain_good[number] = GOOD.values[what]
            box.gain_goods[number] = amount
        else:
            raise file.error(
                "error-component-unknown",
                piece=f"cuban {word} gain {what}",
                known=", ".join(("pesos", "points", *GOOD.words)),
            )

"""Reads a QR code as a phone does, but for the correction of errors: there are none on a screen."""

import re
from collections.abc import Callable
from itertools import pairwise

Matrix = list[list[bool]]

ALIGNMENT = {2: (6, 18), 3: (6, 22), 4: (6, 26), 5: (6, 30)}
DATA_BLOCKS = {2: (28,), 3: (44,), 4: (32, 32), 5: (43, 43)}  # of level M, in bytes
FORMAT_MASK = 0b101010000010010
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)


def matrix_of(size: int, path: str) -> Matrix:
    """The dark modules, from the path by which they are drawn."""
    dark = [[False] * size for _ in range(size)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        for column in range(int(x), int(x) + int(width)):
            dark[int(y)][column] = True
    return dark


def read(dark: Matrix) -> str:
    size = len(dark)
    version = (size - 17) // 4
    level_and_mask = sum(dark[8][x] << (4 - place) for place, x in enumerate((0, 1, 2, 3, 4))) ^ (FORMAT_MASK >> 10)
    assert level_and_mask >> 3 == 0, "level M"
    mask = MASKS[level_and_mask & 7]
    bits = [dark[y][x] != mask(x, y) for x, y in walked(size, version)]
    found = [sum(bit << (7 - place) for place, bit in enumerate(byte)) for byte in chunks(bits)]
    return text_in(in_order(found, DATA_BLOCKS[version]))


def walked(size: int, version: int) -> list[tuple[int, int]]:
    """The modules that hold data, in the order of reading: two columns at a time, up and down."""
    order = []
    columns = [x for x in range(size - 1, 0, -1) if x != 6]
    pairs = [columns[place] for place in range(0, len(columns), 2)]
    for turn, right in enumerate(pairs):
        left = right - 1
        for step in range(size):
            y = size - 1 - step if turn % 2 == 0 else step
            order += [(x, y) for x in (right, left) if not reserved(x, y, size, version)]
    return order


def reserved(x: int, y: int, size: int, version: int) -> bool:
    corners = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    near, far = ALIGNMENT[version]
    assert near == 6
    return corners or x == 6 or y == 6 or (abs(x - far) <= 2 and abs(y - far) <= 2)


def chunks(bits: list[bool]) -> list[list[bool]]:
    edges = range(0, len(bits) - len(bits) % 8 + 1, 8)
    return [bits[start:end] for start, end in pairwise(edges)]


def in_order(found: list[int], blocks: tuple[int, ...]) -> list[int]:
    """The blocks lie like the leaves of a fan."""
    parts = [[found[place * len(blocks) + block] for place in range(length)] for block, length in enumerate(blocks)]
    return [byte for part in parts for byte in part]


def text_in(data: list[int]) -> str:
    bits = "".join(f"{byte:08b}" for byte in data)
    assert bits[:4] == "0100", "bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * place : 20 + 8 * place], 2) for place in range(length)).decode()

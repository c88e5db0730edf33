"""Examples as arrays: kept in one file a game, and turned into what a network reads of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from learn.selfplay import Example
from malecon.engine.game import Game, Setting
from malecon.engine.insight import Reading

Array = NDArray[Any]


@dataclass
class Examples:
    """Of one number of players, one after the other."""

    numbers: Array  # examples x cells: the tables
    wins: Array  # examples x seats, by a search
    points: Array
    won: Array  # by the end of the game; NaN where none was played
    scored: Array
    sure: Array
    visited: Array

    def __len__(self) -> int:
        return len(self.numbers)

    def of(self, which: Array) -> "Examples":
        return Examples(*(getattr(self, field.name)[which] for field in fields(self)))


def gathered(examples: Sequence[Example]) -> Examples:
    unknown = [float("nan")] * len(examples[0].wins)
    return Examples(
        np.array([example.numbers for example in examples], np.int64),
        np.array([example.wins for example in examples], np.float32),
        np.array([example.points for example in examples], np.float32),
        np.array([example.won or unknown for example in examples], np.float32),
        np.array([example.scored or unknown for example in examples], np.float32),
        np.array([example.sure for example in examples]),
        np.array([example.visited for example in examples]),
    )


def joined(parts: Iterable[Examples]) -> Examples:
    known = list(parts)
    return Examples(*(np.concatenate([getattr(part, field.name) for part in known]) for field in fields(Examples)))


# -- the file -------------------------------------------------------------------------------------------------------


def save_examples(file: Path, found: Mapping[int, Examples]) -> None:
    """By number of players. Cells that hold small numbers take a byte, column by column: so they pack well."""
    arrays: dict[str, Array] = {}
    for players, examples in found.items():
        small = (np.abs(examples.numbers).max(axis=0) < 128) if len(examples) else np.array([], bool)
        arrays[f"{players}-small"] = small
        arrays[f"{players}-cells"] = np.ascontiguousarray(examples.numbers[:, small].T.astype(np.int8))
        arrays[f"{players}-large"] = np.ascontiguousarray(examples.numbers[:, ~small].T)
        for field in fields(examples)[1:]:
            value = getattr(examples, field.name)
            arrays[f"{players}-{field.name}"] = value.astype(np.float16) if value.dtype == np.float32 else value
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]


def load_examples(file: Path) -> dict[int, Examples]:
    with np.load(file, allow_pickle=False) as arrays:
        found = {}
        for players in sorted({int(name.partition("-")[0]) for name in arrays.files}):
            small = arrays[f"{players}-small"]
            numbers = np.zeros((len(arrays[f"{players}-sure"]), len(small)), np.int64)
            numbers[:, small] = arrays[f"{players}-cells"].T
            numbers[:, ~small] = arrays[f"{players}-large"].T
            rest = [arrays[f"{players}-{field.name}"] for field in fields(Examples)[1:]]
            rest = [value.astype(np.float32) if value.dtype == np.float16 else value for value in rest]
            found[players] = Examples(numbers, *rest)
        return found


# -- what is read of them -------------------------------------------------------------------------------------------


@dataclass
class Read:
    """What a network and the judge read of examples of one number of players."""

    own: Array  # examples x seats x own inputs
    common: Array  # examples x common inputs
    logits: Array  # examples x seats: what the judge says without a network, as logits
    expected: Array  # examples x seats: the points that it expects


def read_tables(game: Game, players: int, fields_read: Sequence[str], numbers: Array) -> Read:
    reading = Reading(game, players, fields_read)
    inputs = reading.inputs()
    judge = game.fitted_judge(players)
    table = Setting(game, [f"Seat {seat + 1}" for seat in range(players)]).empty_table()
    own = np.zeros((len(numbers), players, len(reading.own.names)), np.int16)
    common = np.zeros((len(numbers), len(reading.common.names)), np.int16)
    logits = np.zeros((len(numbers), players), np.float32)
    expected = np.zeros((len(numbers), players), np.float32)
    wins, points = vec[float]([0.0] * players), vec[float]([0.0] * players)
    for at, row in enumerate(numbers.tolist()):
        table.restore(row)
        judge.expect(table, wins, points)
        logits[at] = np.log(list(wins))
        expected[at] = list(points)
        inputs.read_common(table, judge.progress(table))
        add(inputs, common[at])
        for seat in range(players):
            judge.look(table, seat)
            inputs.read_own(table, seat, judge.found)
            add(inputs, own[at, seat])
    return Read(own, common, logits, expected)


def add(inputs: Any, row: Array) -> None:
    for at in range(inputs.count):
        row[inputs.inputs[at]] += inputs.numbers[at]

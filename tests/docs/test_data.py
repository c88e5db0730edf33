"""What docs/data.md says of shards is what is in them, and its program reads them."""

import subprocess
import sys
from pathlib import Path

import pytest

from malecon.arena.plan import make_plan
from malecon.selfplay.plan import self_play
from malecon.selfplay.reading import read_shard
from malecon.selfplay.shard import fill_shard
from tests.docs.pages import blocks, options_of, part, rows, text_of, words_in_code


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shards")
    (folder / "data").mkdir()
    plan = self_play(make_plan("santiago", ("random", "random"), None, 0, None, {}, False), 2, 10)
    (folder / "data" / "shard-00001.npz").write_bytes(fill_shard(plan, 1).data)
    return folder


def test_the_table_of_arrays_is_what_a_shard_holds(folder: Path) -> None:
    shard = read_shard(folder / "data" / "shard-00001.npz")
    told = {words_in_code(name)[0]: (kind, shape) for name, kind, shape, _ in rows(part("data.md", "arrays"))}
    assert list(told) == ["about", *shard.arrays]
    for name, array in shard.arrays.items():
        kind, shape = told[name]
        assert array.dtype.name.startswith("str") if kind == "str" else array.dtype.name == kind, name
        assert array.ndim == shape.count("×") + 1, name


def test_the_program_reads_a_shard(folder: Path) -> None:
    (program,) = [block for page, block in blocks("python") if page == "data.md"]
    done = subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    positions = len(read_shard(folder / "data" / "shard-00001.npz")["position_game"])
    assert done.stdout.startswith(f"{positions} positions, ")


def test_every_option_of_the_command_is_explained() -> None:
    shown = {option for row in text_of("data.md").splitlines() for option in words_in_code(row)}
    explained = {word.split()[0] for word in shown if word.startswith("--")}
    assert {option.opts[0] for option in options_of("selfplay")} - {"--lang"} <= explained

"""`malecon selfplay` as a person meets it: what it writes, how it is stopped, gone on with and refused."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import Mock

import pytest
from typer.testing import CliRunner, Result

from malecon.arena.ledger import write_whole
from malecon.cli.commands import app
from malecon.cli.speech import say
from malecon.engine.errors import MaleconError
from malecon.selfplay.reading import read_shard
from malecon.text import texts
from tests.command import ROOT, ending_with_us, malecon

PATIENCE = 60.0  # seconds for something that takes one
TWO = ("santiago", "random", "random", "--games", "4", "--shard", "2")


def play(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["selfplay", *map(str, arguments)])


def shards(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.glob("shard-*.npz"))}


def test_whole_shards_are_played_and_it_is_said_how_many(tmp_path: Path) -> None:
    done = play("santiago", "random", "random", "--games", "3", "--shard", "2", "--out", tmp_path)
    assert done.exit_code == 0
    assert say("selfplay-rounded", asked=3, games=4, shard=2) in done.stdout
    assert list(shards(tmp_path)) == ["shard-00001.npz", "shard-00002.npz"]
    positions = sum(len(read_shard(file)["position_game"]) for file in tmp_path.glob("*.npz"))
    assert say("selfplay-done", games=4, positions=positions, folder=str(tmp_path)) in done.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_self_play_that_was_killed_goes_on_to_the_same_shards(jobs: str, tmp_path: Path) -> None:
    command = ("cuba", "lookahead", "random", "--games", "12", "--shard", "2", "--jobs", jobs, "--out")
    killed = subprocess.Popen(
        ending_with_us(sys.executable, "-m", "malecon", "selfplay", *command, str(tmp_path / "killed")),
        cwd=ROOT,
        start_new_session=True,
    )
    end = time.monotonic() + PATIENCE
    while len(shards(tmp_path / "killed")) < 2:
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.005)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    before = shards(tmp_path / "killed")
    assert 2 <= len(before) < 6
    resumed = malecon("selfplay", *command, tmp_path / "killed")
    assert resumed.returncode == 0
    assert "the games continue from there" in resumed.stdout
    after = shards(tmp_path / "killed")
    assert before.items() <= after.items()
    play("cuba", "lookahead", "random", "--games", "12", "--shard", "2", "--out", tmp_path / "whole")
    assert shards(tmp_path / "whole") == after
    assert not list((tmp_path / "killed").glob("*.half"))


def test_what_was_only_half_written_is_played_again(tmp_path: Path) -> None:
    play(*TWO, "--out", tmp_path)
    before = shards(tmp_path)
    (tmp_path / "shard-00001.npz").write_bytes(before["shard-00001.npz"][:-200])
    (tmp_path / "shard-00002.npz").rename(tmp_path / "shard-00002.npz.half")
    done = play(*TWO, "--out", tmp_path)
    assert done.exit_code == 0
    for name in ("shard-00001.npz", "shard-00002.npz.half"):
        assert say("selfplay-dropped", file=name) in done.stdout
    assert shards(tmp_path) == before


def test_bytes_that_have_changed_are_noticed(tmp_path: Path) -> None:
    play(*TWO, "--out", tmp_path)
    before = shards(tmp_path)
    data = before["shard-00001.npz"]
    (tmp_path / "shard-00001.npz").write_bytes(data[:3000] + data[3000:4000][::-1] + data[4000:])
    assert say("selfplay-dropped", file="shard-00001.npz") in play(*TWO, "--out", tmp_path).stdout
    assert shards(tmp_path) == before


def test_more_games_later_add_shards_and_change_none(tmp_path: Path) -> None:
    play(*TWO, "--out", tmp_path)
    before = shards(tmp_path)
    done = play(*TWO[:3], "--games", "6", "--shard", "2", "--out", tmp_path)
    assert say("selfplay-resumed", shards=2, folder=str(tmp_path)) in done.stdout
    assert before.items() < shards(tmp_path).items()


def test_a_full_disk_is_told_and_what_was_kept_stays(tmp_path: Path) -> None:
    play(*TWO, "--out", tmp_path)
    before = shards(tmp_path)
    (tmp_path / "shard-00003.npz.half").symlink_to("/dev/full")
    with pytest.raises(MaleconError) as refused:
        write_whole(tmp_path / "shard-00003.npz", b"x" * 100_000)
    assert refused.value.key == "error-arena-disk"
    assert shards(tmp_path) == before
    assert not (tmp_path / "shard-00003.npz.half").is_symlink()


def test_ctrl_c_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malecon.cli.selfplay.fill_shard", Mock(side_effect=KeyboardInterrupt))
    done = play(*TWO, "--out", tmp_path)
    assert done.exit_code == 130
    assert say("selfplay-stopped", shards=0, folder=str(tmp_path)) in done.stderr


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (("chess", "random", "random"), "error-unknown-game"),
        (("santiago", "random"), "error-arena-few-bots"),
        ((*TWO, "--games", "0"), "error-arena-games"),
        ((*TWO, "--shard", "0"), "error-arena-games"),
        ((*TWO, "--jobs", "0"), "error-arena-jobs"),
        ((*TWO, "--adventure", "1"), "error-selfplay-adventure"),
        ((*TWO, "--out", "README.md"), "error-folder-not-writable"),
        ((*TWO, "--out", "docs"), "error-selfplay-foreign"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_what_cannot_be_done_is_said_in_both_languages(
    arguments: tuple[str, ...], key: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    before = sorted((ROOT / "docs").iterdir())
    done = play(*arguments, *(() if "--out" in arguments else ("--out", str(tmp_path / "x"))))
    assert isinstance(done.exception, MaleconError)
    assert done.exception.key == key
    sentences = [texts(language).error(done.exception) for language in ("en", "fr")]
    assert sentences[0] != sentences[1]
    assert not any("{" in sentence for sentence in sentences)
    assert not (tmp_path / "x").exists()
    assert sorted((ROOT / "docs").iterdir()) == before


def test_other_settings_in_the_same_folder_are_refused_with_what_differs(tmp_path: Path) -> None:
    play(*TWO, "--out", tmp_path)
    before = shards(tmp_path)
    for other in (("--seed", "3"), ("--adventure", "5"), ("--option", "holdings=open")):
        done = play(*TWO, "--out", tmp_path, *other)
        assert isinstance(done.exception, MaleconError)
        assert done.exception.key == "error-arena-other-plan"
        assert other[1].rpartition("=")[2] in str(done.exception.values["here"])
    assert shards(tmp_path) == before


def test_a_shard_of_other_games_is_not_taken_for_ours(tmp_path: Path) -> None:
    play(*TWO, "--out", tmp_path / "ours")
    play(*TWO, "--seed", "3", "--out", tmp_path / "others")
    (tmp_path / "others" / "shard-00002.npz").replace(tmp_path / "ours" / "shard-00002.npz")
    done = play(*TWO, "--out", tmp_path / "ours")
    assert isinstance(done.exception, MaleconError)
    assert done.exception.key == "error-selfplay-shard"

"""`malecon arena` as a person meets it: what it prints and keeps, how it is stopped, gone on with and refused."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from malecon.arena.lineup import schedule
from malecon.cli.commands import app
from malecon.cli.speech import say
from malecon.engine.errors import MaleconError
from malecon.text import texts
from tests.arena.strange_bots import let_strange_bots_in
from tests.command import ROOT, ending_with_us, malecon

PATIENCE = 30.0  # seconds for something that takes one


def arena(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return malecon("arena", *arguments)


def arena_here(*arguments: str | Path) -> Result:
    """The same in this process, which is quicker."""
    return CliRunner().invoke(app, ["arena", *map(str, arguments)])


def kept(folder: Path) -> list[tuple[int, int]]:
    lines = (folder / "games.jsonl").read_text("utf-8").splitlines()
    return [(line["deal"], line["rotation"]) for line in map(json.loads, lines)]


def reported(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in ("report.md", "ratings.svg")]


def started(*arguments: str | Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ending_with_us(sys.executable, "-m", "malecon", "arena", *map(str, arguments)),
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.005)


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def everybody_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


# -- playing --------------------------------------------------------------------------------------------------------


def test_the_tables_are_printed_and_nothing_is_written_unless_asked() -> None:
    before = set(ROOT.iterdir())
    done = arena("santiago", "random", "lookahead", "--games", "3", "--lang", "fr")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "3 parties s’arrêteraient au milieu d’une donne" in done.stdout
    for said in ("Ensemble", "Par place", "Face à face", "Cotes", "Temps par coup", "lookahead"):
        assert said in done.stdout
    assert set(ROOT.iterdir()) == before


def test_one_process_and_two_give_the_same_report_and_the_same_records(tmp_path: Path) -> None:
    command = ("havana", "random", "lookahead", "random", "--games", "9", "--no-times", "--records", "--seed", "4")
    one = arena(*command, "--out", tmp_path / "one")
    two = arena(*command, "--out", tmp_path / "two", "--jobs", "2")
    assert (one.returncode, two.returncode) == (0, 0)
    assert reported(tmp_path / "one") == reported(tmp_path / "two")
    assert one.stdout.replace("/one", "/two") == two.stdout
    records = [sorted((tmp_path / folder / "records").iterdir()) for folder in ("one", "two")]
    assert [file.name for file in records[0]] == [file.name for file in records[1]]
    assert [file.read_bytes() for file in records[0]] == [file.read_bytes() for file in records[1]]
    assert records[0][3].name == "havana-3p-4-00002-1.malecon"
    assert malecon("verify", tmp_path / "one" / "records").returncode == 0


def test_the_same_command_again_plays_nothing_and_more_games_extend(tmp_path: Path) -> None:
    command = ("santiago", "random", "random", "lookahead", "--no-times", "--out", tmp_path / "grown")
    arena_here(*command, "--games", "6")
    before = (tmp_path / "grown" / "games.jsonl").read_bytes()
    again = arena_here(*command, "--games", "6")
    assert again.exit_code == 0
    assert say("arena-resumed", games=6, folder=str(tmp_path / "grown")) in again.stdout
    assert (tmp_path / "grown" / "games.jsonl").read_bytes() == before
    arena_here(*command, "--games", "12")
    assert (tmp_path / "grown" / "games.jsonl").read_bytes().startswith(before)
    arena_here(*command[:-1], tmp_path / "whole", "--games", "12")
    assert reported(tmp_path / "grown") == reported(tmp_path / "whole")
    arena_here(*command, "--games", "6")  # fewer again: what six games said
    arena_here(*command[:-1], tmp_path / "six", "--games", "6")
    assert reported(tmp_path / "grown") == reported(tmp_path / "six")


def test_the_report_names_a_command_that_makes_it_again(tmp_path: Path) -> None:
    first = ("cuba", "random", "lookahead", "--games", "3", "--edition", "fr2008", "--no-times")
    arena_here(*first, "--out", tmp_path / "one")
    text = (tmp_path / "one" / "report.md").read_text("utf-8")
    words = text.partition("```sh\n")[2].partition("\n```")[0].replace("FOLDER", str(tmp_path / "two")).split()
    assert words[:2] == ["malecon", "arena"]
    assert arena_here(*words[2:]).exit_code == 0
    assert reported(tmp_path / "one") == reported(tmp_path / "two")


# -- stopping -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_arena_that_was_killed_goes_on_to_the_same_report(jobs: str, tmp_path: Path) -> None:
    command = ("cuba", "lookahead", "random", "--games", "16", "--no-times")
    games = tmp_path / "killed" / "games.jsonl"
    killed = started(*command, "--out", tmp_path / "killed", "--jobs", jobs)
    wait_until(lambda: lines_in(games) >= 4)
    os.kill(killed.pid, signal.SIGKILL)
    killed.communicate()
    assert 4 <= lines_in(games) < 16
    wait_until(lambda: everybody_is_gone(killed.pid))  # its workers follow it
    resumed = arena(*command, "--out", tmp_path / "killed", "--jobs", jobs)
    assert resumed.returncode == 0
    assert "the arena continues from there" in resumed.stdout
    assert sorted(kept(tmp_path / "killed")) == [bout.key for bout in schedule(("a", "b"), 2, 16)]
    arena_here(*command, "--out", tmp_path / "whole")
    assert reported(tmp_path / "killed") == reported(tmp_path / "whole")


def test_a_half_written_line_is_dropped_with_a_word(tmp_path: Path) -> None:
    command = ("santiago", "random", "lookahead", "--games", "4", "--no-times", "--out", tmp_path)
    arena_here(*command)
    before = reported(tmp_path)
    games = tmp_path / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-30])
    done = arena_here(*command)
    assert done.exit_code == 0
    assert say("arena-half-line", path=str(games)) in done.stdout
    assert kept(tmp_path) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert reported(tmp_path) == before


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    stopped = started("cuba", "lookahead", "lookahead", "--games", "400", "--out", tmp_path, "--jobs", jobs)
    wait_until(lambda: lines_in(games) >= 2)
    os.killpg(stopped.pid, signal.SIGINT)  # a terminal sends it to the workers, too
    _, told = stopped.communicate(timeout=PATIENCE)
    assert stopped.returncode == 130
    assert "Traceback" not in told
    assert f"Stopped after {len(kept(tmp_path))} games of 400." in told
    assert str(tmp_path) in told
    wait_until(lambda: everybody_is_gone(stopped.pid))


# -- faults ---------------------------------------------------------------------------------------------------------


def test_faults_are_shown_and_the_exit_code_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    let_strange_bots_in(monkeypatch)
    command = ("santiago", "random", "lookahead", "stumbling", "--players", "2", "--games", "6")
    done = arena_here(*command, "--out", tmp_path)
    assert done.exit_code == 1
    assert say("arena-faulty", faults=4) in done.stdout
    assert "ValueError" in done.stdout
    assert "ValueError: no \\| idea at all [/bold]" in (tmp_path / "report.md").read_text("utf-8")
    assert len(kept(tmp_path)) == 6  # the others were played all the same
    assert arena_here(*command, "--out", tmp_path).exit_code == 1  # read again, still a fault


def test_a_worker_that_dies_is_told_and_what_is_finished_stays(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    command = ("cuba", "lookahead", "lookahead", "--games", "400", "--out", tmp_path, "--jobs", "2")
    running = started(*command)
    wait_until(lambda: lines_in(games) >= 2)
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text("utf-8").split()
    workers = [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    os.kill(int(workers[0]), signal.SIGKILL)
    _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 2
    assert "One of the processes that play has died" in told
    assert len(kept(tmp_path)) >= 2


# -- bad input ------------------------------------------------------------------------------------------------------

TWO = ("santiago", "random", "random")


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (("chess", "random", "random"), "error-unknown-game"),
        (("santiago", "random", "deep-thought"), "error-unknown-bot"),
        ((*TWO, "--edition", "de1999"), "error-unknown-edition"),
        ((*TWO, "--option", "weather=fine"), "error-unknown-option"),
        ((*TWO, "--option", "holdings"), "error-bad-option"),
        (("santiago", "random"), "error-arena-few-bots"),
        ((*TWO, "--players", "3"), "error-arena-few-bots"),
        ((*TWO, "--players", "9"), "error-player-count"),
        ((*TWO, "--games", "0"), "error-arena-games"),
        ((*TWO, "--jobs", "0"), "error-arena-jobs"),
        ((*TWO, "--records"), "error-arena-records"),
        ((*TWO, "--out", "README.md"), "error-folder-not-writable"),
        ((*TWO, "--out", "/dev/full/arena"), "error-folder-not-writable"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_what_cannot_be_done_is_said_in_both_languages(
    arguments: tuple[str, ...], key: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    out = () if "--out" in arguments or "--records" in arguments else ("--out", str(tmp_path / "x"))
    done = arena_here(*arguments, *out)
    assert isinstance(done.exception, MaleconError)
    assert done.exception.key == key
    sentences = [texts(language).error(done.exception) for language in ("en", "fr")]
    assert sentences[0] != sentences[1]
    assert not any("{" in sentence for sentence in sentences)
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(("language", "words"), [("en", "There is another arena"), ("fr", "une autre arène")])
def test_another_plan_is_refused_by_a_sentence_and_exit_code_2(language: str, words: str, tmp_path: Path) -> None:
    arena_here(*TWO, "--games", "1", "--out", tmp_path)
    done = arena("santiago", "random", "lookahead", "--out", tmp_path, "--lang", language)
    assert done.returncode == 2
    assert words in done.stderr
    assert "bots=random random" in done.stderr
    assert "bots=random lookahead" in done.stderr
    assert len(kept(tmp_path)) == 1


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # even where it is installed
    done = arena_here(*TWO, "--ray", "local")
    assert isinstance(done.exception, MaleconError)
    assert done.exception.key == "error-extra-missing"
    for language, words in (("en", "Not everything that this needs is installed here (ray)."), ("fr", "Il manque ici")):
        sentence = texts(language).error(done.exception)
        assert sentence.startswith(words)
        assert sentence.endswith('pip install "malecon[cluster]"')

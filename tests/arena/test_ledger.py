"""What is kept in the folder of an arena, and what is made of a folder that is not as it should be."""

import json
import shutil
from pathlib import Path

import pytest

from malecon.arena.bout import play_bout
from malecon.arena.ledger import Ledger
from malecon.arena.lineup import Bout, schedule
from malecon.engine.errors import MaleconError
from tests.arena.strange_bots import plan_for

PLAN = plan_for("random", "random", "random")
BOUTS = schedule(PLAN.bots, PLAN.players, 4)


def filled(folder: Path, bouts: list[Bout] = BOUTS) -> Path:
    ledger = Ledger(folder, PLAN, bouts)
    for bout in bouts:
        ledger.add(play_bout(PLAN, bout))
    ledger.close()
    return folder / "games.jsonl"


def trouble_with(folder: Path) -> MaleconError:
    with pytest.raises(MaleconError) as refused:
        Ledger(folder, PLAN, BOUTS)
    return refused.value


def test_a_finished_game_is_one_line_and_is_found_again(tmp_path: Path) -> None:
    games = filled(tmp_path)
    lines = [json.loads(line) for line in games.read_text("utf-8").splitlines()]
    assert [(line["deal"], line["rotation"]) for line in lines] == [(1, 1), (2, 1), (3, 1), (4, 1)]
    again = Ledger(tmp_path, PLAN, BOUTS)
    assert list(again.kept) == [bout.key for bout in BOUTS]
    assert not again.dropped


def test_a_line_is_on_disk_before_the_next_game_begins(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, PLAN, BOUTS)
    for number, bout in enumerate(BOUTS, 1):
        ledger.add(play_bout(PLAN, bout))
        assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == number
    ledger.close()


def test_a_half_written_last_line_is_dropped(tmp_path: Path) -> None:
    games = filled(tmp_path)
    whole = games.read_bytes()
    games.write_bytes(whole[:-20])
    ledger = Ledger(tmp_path, PLAN, BOUTS)
    assert ledger.dropped
    assert list(ledger.kept) == [bout.key for bout in BOUTS[:3]]
    ledger.add(play_bout(PLAN, BOUTS[3]))
    ledger.close()
    again = Ledger(tmp_path, PLAN, BOUTS)
    assert len(again.kept) == 4
    assert not again.dropped


def test_a_game_that_was_written_twice_counts_once(tmp_path: Path) -> None:
    games = filled(tmp_path)
    games.write_bytes(games.read_bytes() * 2)
    assert len(Ledger(tmp_path, PLAN, BOUTS).kept) == 4


def test_fewer_games_than_are_kept_are_those_that_fewer_would_have_been(tmp_path: Path) -> None:
    games = filled(tmp_path)
    before = games.read_bytes()
    assert list(Ledger(tmp_path, PLAN, BOUTS[:2]).kept) == [(1, 1), (2, 1)]
    assert games.read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"{}",
        b"",
        b'{"deal": "one", "rotation": 1, "bots": []}',
        b'{"deal": 2, "rotation": 1, "bots": ["ana", "ben", "eva"]}',
        b'{"deal": 2, "rotation": 1, "bots": ["random", "random", "random"], "points": [1, 2]}',
    ],
)
def test_a_damaged_line_in_the_middle_is_named(line: bytes, tmp_path: Path) -> None:
    games = filled(tmp_path)
    lines = games.read_bytes().split(b"\n")
    lines[1] = line
    games.write_bytes(b"\n".join(lines))
    trouble = trouble_with(tmp_path)
    assert (trouble.key, trouble.values) == ("error-arena-line", {"path": str(games), "line": 2})


def test_another_plan_in_the_same_folder_is_refused_with_what_differs(tmp_path: Path) -> None:
    filled(tmp_path)
    before = (tmp_path / "arena.json").read_bytes()
    other = plan_for("random", "lookahead", "random", seed=5, options={"holdings": "open"})
    with pytest.raises(MaleconError) as refused:
        Ledger(tmp_path, other, BOUTS)
    assert refused.value.key == "error-arena-other-plan"
    assert refused.value.values["there"] == "options.holdings=hidden, bots=random random random, seed=0"
    assert refused.value.values["here"] == "options.holdings=open, bots=random lookahead random, seed=5"
    assert (tmp_path / "arena.json").read_bytes() == before


def test_games_of_a_bot_that_has_changed_since_are_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path)
    monkeypatch.setattr("malecon.arena.plan.code_digest", lambda: "changed")
    with pytest.raises(MaleconError) as refused:
        Ledger(tmp_path, plan_for("random", "random", "random"), BOUTS)
    assert refused.value.values["here"] == "versions.code=changed"


def test_the_digest_of_the_code_changes_with_any_file_of_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from malecon.arena import plan

    for folder in plan.PLAYED_BY:
        shutil.copytree(plan.PACKAGE / folder, tmp_path / folder)
    before = plan.code_digest()
    monkeypatch.setattr(plan, "PACKAGE", tmp_path)
    assert plan.code_digest() == before
    with (tmp_path / "bots" / "random_bot.py").open("a") as file:
        file.write("\n")
    assert plan.code_digest() != before


@pytest.mark.parametrize("plan", [b"", b"nonsense", b"[]", b'{"game": "santiago"}', b"\xff"])
def test_a_damaged_plan_is_named(plan: bytes, tmp_path: Path) -> None:
    (tmp_path / "arena.json").write_bytes(plan)
    trouble = trouble_with(tmp_path)
    assert (trouble.key, trouble.values["path"]) == ("error-arena-plan", str(tmp_path / "arena.json"))


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here", "utf-8")
    assert trouble_with(tmp_path / "file").key == "error-folder-not-writable"
    assert trouble_with(tmp_path / "file" / "below").key == "error-folder-not-writable"


@pytest.mark.parametrize("name", ["arena.json", "games.jsonl"])
def test_what_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    (tmp_path / name).mkdir()
    trouble = trouble_with(tmp_path)
    assert (trouble.key, trouble.values["path"]) == ("error-file-unreadable", str(tmp_path / name))


def test_a_full_disk_is_told_and_what_was_kept_stays(tmp_path: Path) -> None:
    filled(tmp_path, BOUTS[:2])
    ledger = Ledger(tmp_path, PLAN, BOUTS)
    (tmp_path / "games.jsonl").rename(tmp_path / "elsewhere")
    (tmp_path / "games.jsonl").symlink_to("/dev/full")
    with pytest.raises(MaleconError) as refused:
        ledger.add(play_bout(PLAN, BOUTS[2]))
    ledger.close()
    assert refused.value.key == "error-arena-disk"
    assert (tmp_path / "elsewhere").read_bytes().count(b"\n") == 2

"""The `malecon` command as a person or a script meets it: output, exit codes, no traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from malecon.games import find_game, games
from tests.command import ROOT, malecon

RECORD = ROOT / "tests" / "records" / "santiago-3p-11-00001.malecon"


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_simulated_games_verify(game: str, tmp_path: Path) -> None:
    done = malecon("simulate", game, "--players", "4", "--games", "3", "--seed", "5", "--out", tmp_path)
    assert done.returncode == 0
    files = sorted(tmp_path.glob("*.malecon"))
    assert len(files) == 3
    assert malecon("verify", *files).returncode == 0
    assert malecon("verify", tmp_path).returncode == 0


def test_simulated_games_are_summed_up_in_a_table_and_kept_only_where_asked(tmp_path: Path) -> None:
    done = malecon("simulate", "cuba", "--players", "3", "--games", "4", "--lang", "fr", "--edition", "fr2008")
    assert done.returncode == 0
    for label in (
        "points du vainqueur",
        "avance sur le deuxième",
        "random 3",
        "tours de jeu",
        "décisions",
        "écart type",
    ):
        assert label in done.stdout
    assert "4 parties jouées" in done.stdout
    assert "enregistrées" not in done.stdout
    kept = malecon("simulate", "cuba", "--seed", "3", "--out", tmp_path)
    assert str(tmp_path) in kept.stdout.replace("\n", "")
    one = next(tmp_path.glob("*.malecon")).read_text("utf-8")
    scores = one.partition('[Scores "')[2].partition('"')[0].split()
    winner = next(line for line in kept.stdout.splitlines() if "points of the winner" in line)
    assert f"{max(map(int, scores))}.0" in winner


def test_the_table_of_differences_says_who_plays_what() -> None:
    done = malecon("rules", "editions", "cuba")
    assert done.returncode == 0
    lines = [line.strip() for line in done.stdout.splitlines()]
    assert sum("(they contradict each other)" in line for line in lines) == 28
    assert sum("(one says more than the others)" in line for line in lines) == 10

    def played(clause: str) -> list[str]:
        at = lines.index(f"cuba.{clause}")
        return lines[at + 1 : at + 3]

    assert played("building.monastery.function.products") == [
        "Printed in en2007, fr2008.",
        "Played in default, en2007, fr2008.",
    ]
    assert played("building.monastery.function.resources") == ["Printed in fr2007.", "Played in fr2007."]
    assert played("component.building-tiles.26") == ["Printed in fr2008.", "Played in fr2008."]
    assert played("parliament.tie.aid-no-second-bid") == ["Printed in fr2007.", "Played only by choice."]
    assert played("building.saw-mill.function.stone") == [
        "Printed in en2007.",
        "Not played apart: the ruling decides.",
    ]
    assert played("ship.vp-kind-irrelevant")[1] == "Holds in every edition, as nothing contradicts it."
    assert "To choose otherwise: --option monastery=VALUE, with products | resources." in lines


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_option_of_a_game_is_explained(game: str, language: str) -> None:
    done = malecon("rules", "options", game, "--lang", language)
    assert done.returncode == 0
    assert "{" not in done.stdout
    for option in find_game(game).options:
        assert f"\n{option.name}: " in done.stdout
        for value in option.values:
            assert f"- {option.name}={value}: " in done.stdout
    if (game, language) == ("cuba", "en"):
        assert "- lighthouse=in-place: " in done.stdout
        assert "In en2007, fr2007, unless something else is chosen." in done.stdout


def test_editions_that_do_not_differ_say_so_in_french() -> None:
    done = malecon("rules", "editions", "havana", "--lang", "fr")
    assert done.returncode == 0
    assert "Havana se joue ici selon une édition" in done.stdout
    assert "Aucune différence entre éditions." in done.stdout
    assert malecon("rules", "editions", "chess").returncode == 2


def test_the_same_seed_writes_the_same_records(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        malecon("simulate", "santiago", "--bot", "lookahead", "--seed", "9", "--out", tmp_path / folder)
    name = "santiago-2p-9-00001.malecon"
    assert (tmp_path / "one" / name).read_text("utf-8") == (tmp_path / "two" / name).read_text("utf-8")


def test_a_faulty_record_is_explained_in_the_users_language(tmp_path: Path) -> None:
    broken = tmp_path / "broken.malecon"
    lines = RECORD.read_text("utf-8").split("\n")
    drive = next(n for n, line in enumerate(lines) if " drive " in line)
    lines[drive] = lines[drive].partition("drive")[0] + "drive 9"
    text = "\n".join(lines).rpartition("[Check")[0] + '[Check "none"]\n'
    broken.write_text(text, "utf-8")
    french = malecon("verify", broken, "--lang", "fr")
    assert french.returncode == 2
    assert f"Ligne {drive + 1}" in french.stderr
    assert "Vous payez tout le trajet" in french.stderr  # the clause that forbids it
    assert "drive 4" in french.stderr  # what would have been legal
    for command in ("replay", "trace"):
        english = malecon(command, broken)
        assert english.returncode == 2
        assert f"Line {drive + 1}" in english.stderr


def test_verify_goes_on_after_a_faulty_record(tmp_path: Path) -> None:
    (tmp_path / "a.malecon").write_text("nonsense", "utf-8")
    (tmp_path / "b.malecon").write_bytes(RECORD.read_bytes())
    done = malecon("verify", tmp_path / "a.malecon", tmp_path / "b.malecon")
    assert done.returncode == 2
    assert "a.malecon" in done.stderr
    assert "b.malecon" not in done.stderr


def test_replay_tells_the_game_in_sentences_with_their_clauses() -> None:
    english = malecon("replay", RECORD).stdout
    french = malecon("replay", RECORD, "--lang", "fr").stdout
    assert "santiago.car.cost" in english
    assert "santiago.car.cost" in french
    assert "étoile" in french
    assert "étoile" not in english
    assert english.count("\n") == french.count("\n")
    assert "santiago.end.seventh" in french


def test_replay_stops_where_it_is_told_to() -> None:
    done = malecon("replay", RECORD, "--to", "30")
    assert done.returncode == 0
    assert "santiago.end.seventh" not in done.stdout
    assert malecon("replay", RECORD, "--to", "99999").returncode == 2


def test_a_summary_says_where_the_points_came_from() -> None:
    done = malecon("replay", RECORD, "--summary")
    assert done.returncode == 0
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in done.stdout.splitlines() if "│" in line]
    rows = {row[0]: [int(cell.replace("−", "-").replace("–", "0")) for cell in row[1:]] for row in cells}
    total = rows.pop("Total")
    sources = [rows[name] for name in list(rows)[: list(rows).index("Start")]]
    assert [sum(points) for points in zip(*sources, strict=True)] == total == rows["End"]
    assert "Deliveries" in done.stdout
    french = malecon("replay", RECORD, "--summary", "--lang", "fr").stdout
    assert "Livraisons" in french
    assert "random 2 termine à la première place avec 25 PV." in french


def test_a_summary_for_programs_is_what_the_server_answers() -> None:
    done = malecon("replay", RECORD, "--summary", "--json")
    found = json.loads(done.stdout)
    assert found["scores"] == [sum(part["points"] for part in mine) for mine in found["parts"]]
    assert found["places"] == [3, 1, 2]


def test_a_summary_of_a_part_of_a_game_names_no_winner() -> None:
    done = malecon("replay", RECORD, "--summary", "--to", "200")
    assert done.returncode == 0
    assert "these are the points so far" in done.stdout
    assert "takes first place" not in done.stdout
    assert malecon("replay", RECORD, "--summary", "--to", "99999").returncode == 2


def test_the_locale_chooses_the_language() -> None:
    assert "étoile" in malecon("replay", RECORD, LC_ALL="fr_FR.UTF-8").stdout
    assert "étoile" in malecon("--lang", "fr", "replay", RECORD).stdout


def test_trace_prints_one_object_per_decision_with_everything_an_outside_checker_needs() -> None:
    lines = malecon("trace", RECORD).stdout.splitlines()
    decisions = [json.loads(line) for line in lines]
    assert [decision["number"] for decision in decisions] == list(range(1, len(decisions) + 1))
    for decision in decisions:
        assert decision["move"] in decision["legal"]
        assert decision["by"] in decision["asked"]
        assert all(event["clause"].startswith("santiago.") for event in decision["events"])
    drive = next(decision for decision in decisions if decision["decision"] == "drive")
    assert drive["legal"][1] == {"text": "drive 2", "kind": "drive", "stars": 2}
    table = drive["table"]
    assert table["pesos"].keys() == {"1", "2", "3"}
    assert table["goods"]["1"].keys() == {"sugar", "citrus", "tobacco", "rum", "cigar", "wood"}
    for field in ("supply", "demand", "board", "owner", "broker", "points", "phase", "asked", "cuban_at", "inactive"):
        assert field in table
    assert decisions[-1]["table"]["phase"] == "over"
    assert sorted(decisions[-1]["table"]["places"])[0] == 1


def test_trace_into_a_closed_pipe_ends_quietly() -> None:
    command = f"'{sys.executable}' -m malecon trace '{RECORD}' | head -n 1"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.startswith('{"number": 1')
    assert done.stderr == ""


def test_rules_show_prints_a_clause_or_searches() -> None:
    one = malecon("rules", "show", "santiago.ship.no-empty-demand", "--lang", "fr").stdout
    assert "Pourquoi" in one
    assert "relance" in one
    found = malecon("rules", "show", "chequered", "flag").stdout
    assert "santiago.port.end-chequered" in found
    assert "santiago.component.flags" in found
    example = malecon("rules", "show", "santiago.example.wood.legal").stdout
    assert "+2 VP" in example
    nothing = malecon("rules", "show", "xyzzy")
    assert nothing.returncode == 2
    assert "xyzzy" in nothing.stderr


def test_coverage_accounts_for_every_clause() -> None:
    told = malecon("rules", "coverage").stdout
    covered = json.loads(malecon("rules", "coverage", "--json").stdout)
    assert covered.keys() == games().keys()
    for game, clauses in {"santiago": 297, "havana": 182}.items():
        found = covered[game]
        assert found["clauses"] == clauses
        assert found["accounted"] == clauses
        assert found["unproved"] == []
        assert not set(found["proved"]) & set(found["cardboard"])
        assert str(clauses) in told


def started_by_hand(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What is settled when Python reads the program is settled anew."""
    return subprocess.run(
        [sys.executable, "-m", "malecon", *arguments],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_doctor_says_which_build_is_running_and_why() -> None:
    assert "MALECON_PURE" in started_by_hand("doctor", MALECON_PURE="1").stdout
    french = started_by_hand("doctor", "--lang", "fr", MALECON_PURE="")
    assert french.returncode == 0
    assert "Malecón" in french.stdout
    assert french.stderr == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "chess", "--out", "x"),
        ("simulate", "santiago", "--players", "5", "--out", "x"),
        ("simulate", "santiago", "--edition", "de1999", "--out", "x"),
        ("simulate", "santiago", "--option", "weather=fine", "--out", "x"),
        ("simulate", "santiago", "--option", "holdings", "--out", "x"),
        ("simulate", "santiago", "--bot", "deep-thought", "--out", "x"),
        ("simulate", "santiago", "--components", "nothing.toml", "--out", "x"),
        ("simulate", "santiago", "--out", "README.md"),
        ("simulate", "santiago", "--games", "0", "--out", "x"),
        ("verify", "nothing.malecon"),
        ("verify", "src"),
        ("replay", "nothing.malecon"),
        ("trace", "README.md"),
        ("doctor", "--lang", "de"),
        ("play", "santiago", "--seats", "human,robot"),
        ("play", "santiago", "--resume", "nothing.malecon"),
        ("fly",),
    ],
    ids=" ".join,
)
def test_a_wrong_word_is_answered_by_a_sentence_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    done = malecon(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert not (ROOT / "x").exists()


def test_a_full_disk_leaves_no_half_written_record() -> None:
    done = malecon("simulate", "santiago", "--out", "/dev/full/records")
    assert done.returncode == 2
    assert "/dev/full/records" in done.stderr

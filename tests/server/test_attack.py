"""The attack suite itself: its visitor plays, its attacks are counted, its verdicts are right, and nothing is left."""

import asyncio
import os
import re
import runpy
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from attack.attacks import ATTACKS
from attack.attacks.floods import PAGES
from attack.probe import BOT, MOVE, VISIT, Phase, Probe
from attack.report import FLOORS, complaints, method, peace, table
from attack.siege import KEPT, Findings, Lengths, besiege
from tests.command import PATIENCE, ROOT, ending_with_us
from tests.server.processes import family
from tests.server.running import Server, fetch

QUIET = {MOVE: [0.002] * 99 + [0.004], BOT: [0.7] * 10, VISIT: [0.005] * 20}
BEFORE = 120_000_000


def phase(**times: list[float]) -> Phase:
    return Phase({**QUIET, **times})


def found(during: Phase, *, after: int = BEFORE, troubles: tuple[str, ...] = ()) -> Findings:
    tally = {"sent": 1_200, "refused": {"429": 1_000}, "broken": 34}
    return Findings("identities", tally, phase(), during, phase(), BEFORE, after, after, 0.5, 0.1, list(troubles))


# -- the visitor ----------------------------------------------------------------------------------------------------


def test_the_visitor_plays_against_a_bot_and_looks_around(server: Server) -> None:
    async def visit() -> Phase:
        async with asyncio.timeout(PATIENCE), Probe(server.port).at_play() as probe:
            while not all(len(times) >= 4 for times in probe.phase.times.values()):
                await asyncio.sleep(0.05)
            return probe.phase

    measured = asyncio.run(visit())
    assert measured.failed == Counter()
    assert all(0 < seconds < PATIENCE for times in measured.times.values() for seconds in times)


def test_what_nobody_answers_is_noted_in_the_phase_in_which_it_was_asked() -> None:
    before, during = Phase(), Phase()
    with before.timing(VISIT), during.timing(BOT):
        during.close()
    assert [len(times) for times in before.times.values()] == [0, 0, 1]
    assert [len(times) for times in during.times.values()] == [0, 1, 0]
    assert (before.failed, during.failed) == (Counter(), Counter({"bot: no answer": 1}))


def test_what_fails_is_noted_with_the_time_it_took() -> None:
    measured = Phase()
    with pytest.raises(ConnectionError), measured.timing(MOVE):
        raise ConnectionResetError
    assert (len(measured.times[MOVE]), measured.failed) == (1, Counter({"move: ConnectionResetError": 1}))


# -- the verdict ----------------------------------------------------------------------------------------------------

SLOW = FLOORS[MOVE] + 0.001
VERDICTS = {
    "unnoticed": (found(phase()), []),
    "slow moves": (found(phase(move=[0.002] * 90 + [SLOW] * 10)), ["moves slow"]),
    "one slow move in two hundred": (found(phase(move=[0.002] * 199 + [SLOW])), []),
    "no move at all": (found(phase(move=[])), ["moves slow"]),
    "a slow bot": (found(phase(bot=[0.7] * 10 + [2.2])), ["bot slow"]),
    "slow pages": (found(phase(visit=[0.2] * 10)), ["pages slow"]),
    "memory": (found(phase(), after=BEFORE + KEPT + 1), ["memory"]),
    "a mistake of the server": (found(phase(), troubles=("a trace",)), ["errors in the log"]),
}


@pytest.mark.parametrize(("findings", "expected"), VERDICTS.values(), ids=VERDICTS)
def test_an_attack_is_held_when_the_visitor_has_not_noticed_it(findings: Findings, expected: list[str]) -> None:
    assert complaints(findings, peace([findings])) == expected


def test_whatever_failed_counts_however_quick_it_was() -> None:
    during = phase()
    during.failed["visit: ConnectionResetError"] = 3
    assert complaints(found(during), peace([found(phase())])) == ["3 failed"]


def test_the_table_has_a_row_for_each_attack_and_one_for_peace() -> None:
    findings = [found(phase()), found(phase(move=[SLOW] * 100))]
    shown = table(findings, peace(findings)).splitlines()
    assert len({line.count("|") for line in shown}) == 1
    assert shown[2].startswith("| **none** | | | 2 / 4 / 4 ms | 0.7 / 0.7 s | 5 / 5 ms |")
    assert shown[3] == (
        "| new identities | 1,200 | 1,034 | 2 / 4 / 4 ms | 0.7 / 0.7 s | 5 / 5 ms | 120 / 120 / 120 MB | 0.50, 0.10 "
        "| held |"
    )
    assert shown[4].endswith("| moves slow |")
    assert "200 moves while nobody attacks" in method(peace(findings), Lengths())


# -- attacks --------------------------------------------------------------------------------------------------------

WITH_AN_ATTACK_OF_THEIR_OWN = (
    "/api/tables/{table}/replay",
    "/api/tables/{table}/replay/sheet",  # made in the same way
    "/api/tables/{table}/shortages",
    "/api/tables/{table}/stream",
    "/api/tables/{table}/summary",
    "/api/tables/{table}/why",
)
NOT_COUNTED = "/healthz"  # nor slow: it is asked by the visitor all the time


def test_every_page_that_can_be_read_is_read_as_often_as_possible_by_some_attack(server: Server) -> None:
    asked = {page.partition("?")[0] for page in PAGES}

    def is_asked(path: str) -> bool:
        pattern = re.sub(r"\{(?!table)\w+\}", r"[^/{]+", re.sub(r"[.]", r"[.]", path)).replace("{table}", r"\{table\}")
        return any(re.fullmatch(pattern, page) for page in asked)

    paths = fetch(f"{server.url}/schema/openapi.json").json()["paths"]
    read = {path for path, methods in paths.items() if "get" in methods}
    assert {path for path in read if not is_asked(path)} == {*WITH_AN_ATTACK_OF_THEIR_OWN, NOT_COUNTED}


def test_an_attack_of_a_second_is_counted_and_measured() -> None:
    findings = asyncio.run(besiege("identities", Lengths(before=0.5, attack=1.0, after=0.5)))
    assert findings.tally["sent"] > 0
    assert findings.during.times[MOVE]
    assert findings.memory_peak >= findings.memory_before > 0
    assert findings.troubles == []
    assert ATTACKS["identities"].title in table([findings], peace([findings]))


def test_a_suite_that_is_stopped_leaves_nothing_behind(tmp_path: Path) -> None:
    suite = subprocess.Popen(
        ending_with_us(sys.executable, "-m", "attack", "identities", "--seconds", "60"),
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stderr=subprocess.PIPE,
    )
    started: set[int] = set()

    def begun() -> bool:
        started.update(family(suite.pid))
        return len(started) >= 4  # itself, the server and the processes of its bots, the attack

    wait_until(begun)
    suite.send_signal(signal.SIGINT)
    suite.communicate(timeout=PATIENCE)
    assert suite.returncode == 1
    assert list(tmp_path.iterdir()) == []
    wait_until(lambda: not any(Path(f"/proc/{process}").exists() for process in started))


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


# -- the long run of the benchmark ----------------------------------------------------------------------------------


def test_a_memory_that_grows_to_begin_with_and_then_stays_is_flat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "bench")
    from load.crowd import Measured, Times
    from load.long_run import Stretch, is_flat, slope
    from load.process import Shares

    measured = Measured(1.0, Times(), Shares(0.5, 0.0, 0.0, 0.1, 0.0))

    def run(*memories: int) -> list[Stretch]:
        return [Stretch(2.0 * place, memory * 1_000_000, measured) for place, memory in enumerate(memories, 1)]

    assert is_flat(run(100, 200, 300, 350, 350, 351, 350, 350))
    assert not is_flat(run(100, 200, 300, 350, 352, 354, 356, 358))
    assert slope(run(100, 100, 102, 104)) == pytest.approx(60e6)


def test_the_page_gets_the_figures_of_the_commands_that_it_names_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "bench")
    from load.report import PLACES, Place

    asked = runpy.run_path(str(ROOT / "bench" / "server.py"))["asked"]

    def place(*options: str) -> Place | None:
        monkeypatch.setattr(sys, "argv", ["bench/server.py", *options])
        return PLACES.get(asked())

    for options in ("--processes 2 --bots 20", "--minutes 30"):
        found = place(*options.split())
        assert found is not None
        assert f'make bench-server OPTIONS="{options}"' in found.introduction
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for found in PLACES.values():
        filled = found.filled(page, "| figures |")
        assert f"<!-- {found.mark} -->\n" in filled
        assert f"| figures |\n<!-- /{found.mark} -->\n" in filled
        assert found.filled(filled, "| later |") == found.filled(page, "| later |")
    assert place("--bots", "20") is place("--minutes", "1") is place("--tables", "10") is place("--postgresql") is None

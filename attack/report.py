"""The table of what came of the attacks, and the verdict on each of them."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass

from attack.attacks import ATTACKS
from attack.probe import BOT, MOVE, VISIT
from attack.siege import KEPT, RETURN, Findings, Lengths

TIMES = 3  # so many times as long as in peace, and no longer
# Below these nobody notices anything, and a percentile of three milliseconds is mostly what else the machine does.
FLOORS = {MOVE: 0.020, BOT: 1.0, VISIT: 0.100}  # seconds


def quantile(values: Sequence[float], share: float) -> float:
    """0 of nothing."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


@dataclass(frozen=True)
class Peace:
    """The times of the visitor while nobody attacks, of all servers of a run together."""

    times: dict[str, list[float]]

    def allowed(self, kind: str) -> float:
        return max(TIMES * quantile(self.times[kind], 0.99), FLOORS[kind])


def peace(findings: Sequence[Findings]) -> Peace:
    return Peace({kind: [time for found in findings for time in found.before.times[kind]] for kind in FLOORS})


def complaints(found: Findings, idle: Peace) -> list[str]:
    """Why an attack has succeeded; nothing where the visitor has not noticed it."""
    told = []
    for kind, name in ((MOVE, "moves"), (BOT, "bot"), (VISIT, "pages")):
        times = found.during.times[kind]
        if not times or quantile(times, 0.99) > idle.allowed(kind):
            told.append(f"{name} slow")
    if sum(found.during.failed.values()):
        told.append(f"{sum(found.during.failed.values())} failed")
    if found.memory_after > found.memory_before + KEPT:
        told.append("memory")
    if found.troubles:
        told.append("errors in the log")
    return told


def table(findings: Sequence[Findings], idle: Peace) -> str:
    lines = [
        "| attack from one address | sent | refused or cut off | move, p50 / p99 / most | bot's answer, p50 / most "
        "| page, p50 / p99 | memory before / most / after | processor: server, bots | |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        f"| **none** | | | {three(idle.times[MOVE])} | {ends(idle.times[BOT])} | {two(idle.times[VISIT])} | | | |",
    ]
    return "\n".join(lines + [row(found, idle) for found in findings])


def row(found: Findings, idle: Peace) -> str:
    times, tally = found.during.times, found.tally
    refused = sum(tally["refused"].values()) + tally["broken"]
    memory = " / ".join(f"{size / 1e6:.0f}" for size in (found.memory_before, found.memory_peak, found.memory_after))
    verdict = ", ".join(complaints(found, idle)) or "held"
    return (
        f"| {ATTACKS[found.name].title} | {tally['sent']:,} | {refused:,} | {three(times[MOVE])} | {ends(times[BOT])} "
        f"| {two(times[VISIT])} | {memory} MB | {found.server:.2f}, {found.bots:.2f} | {verdict} |"
    )


def three(times: Sequence[float]) -> str:
    return f"{milliseconds(times, 0.5)} / {milliseconds(times, 0.99)} / {milliseconds(times, 1.0)} ms"


def two(times: Sequence[float]) -> str:
    return f"{milliseconds(times, 0.5)} / {milliseconds(times, 0.99)} ms"


def milliseconds(times: Sequence[float], share: float) -> str:
    return f"{quantile(times, share) * 1e3:.0f}" if times else "–"


def ends(times: Sequence[float]) -> str:
    return f"{quantile(times, 0.5):.1f} / {max(times):.1f} s" if times else "–"


def method(idle: Peace, lengths: Lengths) -> str:
    return (
        f"Measured by `make attack` on {os.cpu_count()} cores, Python {platform.python_version()}: each attack for "
        f"{lengths.attack:.0f} s against a fresh server on SQLite (in memory where that can be had) with its default "
        f"limits and 1,024 open files to begin with; attacker and visitor share the machine with it, "
        f"the attacker with less right to its processors. "
        f"The visitor, at another address, plays against the weakest bots, over the socket and over HTTP, and opens "
        f"pages: {len(idle.times[MOVE]):,} moves while nobody attacks. "
        f"An attack is held when moves, answers of the bot and pages take at most {TIMES} times their "
        f"p99 of then (or {FLOORS[MOVE] * 1e3:.0f} ms, {FLOORS[BOT]:.0f} s and {FLOORS[VISIT] * 1e3:.0f} ms, below "
        f"which the rest of the machine is measured), nothing fails, the memory comes back to within "
        f"{KEPT / 1e6:.0f} MB within {RETURN:.0f} s, and the log names no mistake of the server. The "
        f"processor is in shares of a core."
    )

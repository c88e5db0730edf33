"""One attack from beginning to end: a fresh server, a visitor before, during and after, and what the server costs."""

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from attack.attacks import ATTACKS
from attack.probe import Phase, Probe
from attack.raid import BEGUN, LONGEST_PREPARATION
from attack.server import AttackedServer, Cost, cost, without_limits
from attack.stranger import Json
from tests.command import ending_with_us
from tests.server.nonsense import troubles_in

IN_MEMORY = Path("/dev/shm")  # where the database lies: how long the disk of this machine takes is not measured
SAMPLE = 0.2  # seconds between two looks at the memory
SETTLE = 3.0  # seconds that are not measured: the tables are opened, the bots have read their books
RETURN = 30.0  # seconds until the memory has to be given back
KEPT = 48_000_000  # bytes that a server may keep: what was read and worded once, and what Python does not give back
GRACE = 20.0  # seconds for an attack to begin or to end, beside its own


@dataclass(frozen=True)
class Lengths:
    """How many seconds each part takes."""

    before: float = 8.0
    attack: float = 20.0
    after: float = 8.0


@dataclass(frozen=True)
class Findings:
    """What came of one attack."""

    name: str
    tally: Json
    before: Phase
    during: Phase
    after: Phase
    memory_before: int
    memory_peak: int
    memory_after: int
    server: float  # shares of a core during the attack
    bots: float
    troubles: list[str]  # what the server wrote into its log and should not have


async def besiege(name: str, lengths: Lengths) -> Findings:
    place = IN_MEMORY if IN_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="malecon-attack-", dir=place) as made:
        folder = Path(made)
        prepared = folder / "prepared.json"
        if ATTACKS[name].prepare is None:
            prepared.write_text("{}")
        else:
            with without_limits(folder) as server:
                async with raid(name, server.port, prepared, 0.0) as preparing:
                    await asyncio.wait_for(preparing.wait(), LONGEST_PREPARATION + GRACE)
                    if preparing.returncode:
                        raise RuntimeError(f"{name} could not be prepared")
        with AttackedServer(folder) as server:
            return await measured(name, server, prepared, lengths)


async def measured(name: str, server: AttackedServer, prepared: Path, lengths: Lengths) -> Findings:
    async with Probe(server.port).at_play() as probe:
        await asyncio.sleep(SETTLE)
        before = probe.next_phase()
        await watch(server.pid, lengths.before)
        probe.next_phase()  # until the attack has begun; what began before it can end in peace
        at_first = cost(server.pid)
        async with raid(name, server.port, prepared, lengths.attack) as attacking:
            await begun(attacking)
            during, started, spent = probe.next_phase(), time.perf_counter(), cost(server.pid)
            peak = await watch(server.pid, lengths.attack)
            seconds, at_last = time.perf_counter() - started, cost(server.pid)
            after = probe.next_phase()
            tally = await outcome(attacking)
        await watch(server.pid, lengths.after)
        during.close()
        await memory_returned(server.pid, at_first.memory)
    return Findings(
        name,
        tally,
        before,
        during,
        after,
        at_first.memory,
        max(peak.memory, at_first.memory),
        cost(server.pid).memory,
        (at_last.seconds - spent.seconds) / seconds,
        (at_last.bot_seconds - spent.bot_seconds) / seconds,
        [] if server.log is None else troubles_in(server.log),
    )


async def memory_returned(server: int, before: int) -> None:
    """Wait until the server is as small as it was, if not for ever: it is patient with slow clients itself."""
    deadline = time.perf_counter() + RETURN
    while cost(server).memory > before + KEPT and time.perf_counter() < deadline:
        await asyncio.sleep(SAMPLE)


async def watch(server: int, seconds: float) -> Cost:
    """Let time pass; the server at its largest."""
    end = time.perf_counter() + seconds
    found = [await asyncio.to_thread(cost, server)]  # whoever plays meanwhile does not wait for it
    while (left := end - time.perf_counter()) > 0:
        await asyncio.sleep(min(SAMPLE, left))
        found.append(await asyncio.to_thread(cost, server))
    return max(found, key=lambda each: each.memory)


@contextlib.asynccontextmanager
async def raid(name: str, port: int, prepared: Path, seconds: float) -> AsyncIterator[asyncio.subprocess.Process]:
    """The process that attacks, or prepares the attack; ended with the block, however that ends.

    It gives way to the server and the visitor: those who attack a server do not share its processors.
    """
    process = await asyncio.create_subprocess_exec(
        *ending_with_us("nice", "-n", "10", sys.executable, "-m", "attack.raid", name, str(port)),
        *("--seconds", str(seconds), "--prepared", str(prepared)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def outcome(attacking: asyncio.subprocess.Process) -> Json:
    """What the attack says of itself at its end."""
    told, _ = await asyncio.wait_for(attacking.communicate(), GRACE)
    if attacking.returncode:
        raise RuntimeError("the attack itself failed")
    found: Json = json.loads(told)
    return found


async def begun(attacking: asyncio.subprocess.Process) -> None:
    assert attacking.stdout is not None
    line = await asyncio.wait_for(attacking.stdout.readline(), GRACE)
    if line.decode().strip() != BEGUN:
        raise RuntimeError("the attack did not begin")

"""Where the games are played: in this process, in several, or on Ray. Results come in as they are finished."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.process import parent_process
from typing import Any

from malecon.arena.bout import Played, play_bout
from malecon.arena.lineup import Bout
from malecon.arena.plan import Plan, code_digest
from malecon.engine.errors import MaleconError

AHEAD = 2  # bouts handed out for each worker, so that none waits for the next


def play_here(plan: Plan, bouts: Sequence[Bout]) -> Generator[Played, None, None]:
    for bout in bouts:
        yield play_bout(plan, bout)


# -- processes ------------------------------------------------------------------------------------------------------


def play_in_processes(plan: Plan, bouts: Sequence[Bout], jobs: int) -> Generator[Played, None, None]:
    spawn = multiprocessing.get_context("spawn")  # the same on every system, and nothing of this process is shared
    pool = ProcessPoolExecutor(jobs, spawn, initializer=begin_working)
    waiting = iter(bouts)
    running: set[Future[Played]] = set()
    try:
        while True:
            for bout in take(waiting, AHEAD * jobs - len(running)):
                running.add(pool.submit(play_bout, plan, bout))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool as trouble:
        raise MaleconError("error-arena-worker") from trouble
    finally:
        stop(pool)


def begin_working() -> None:
    """Ctrl-C is for the process that hands out the games; when that one ends, however it does, so do the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arena = parent_process()
    assert arena is not None

    def follow() -> None:
        arena.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes now, in the middle of a game or not: an unfinished one is played again another time."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


def take(waiting: Iterator[Bout], most: int) -> Iterator[Bout]:
    for _ in range(most):
        bout = next(waiting, None)
        if bout is None:
            return
        yield bout


# -- Ray ------------------------------------------------------------------------------------------------------------


def play_on_ray(plan: Plan, bouts: Sequence[Bout], address: str, jobs: int | None) -> Generator[Played, None, None]:
    """The same bouts as tasks of Ray; `jobs` at a time, or as many as its machines have processors."""
    ray = connected_ray(address, jobs)
    try:
        workers = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(play_far_away)
        shared = ray.put(plan)
        waiting = iter(bouts)
        running: list[Any] = []
        while True:
            running += [task.remote(shared, bout) for bout in take(waiting, AHEAD * workers - len(running))]
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as trouble:
        reason = f"{type(trouble.cause).__name__}: {trouble.cause}".partition("\n")[0]
        raise MaleconError("error-arena-ray-task", reason=reason) from trouble
    except ray.exceptions.RayError as trouble:
        raise MaleconError("error-arena-worker") from trouble
    finally:
        ray.shutdown()


def play_far_away(plan: Plan, bout: Bout) -> Played:
    """On a machine where another release may be installed, whose games would be other games."""
    if code_here() != plan.versions["code"]:
        raise ImportError(f"malecon {code_here()}, not {plan.versions['code']}")
    return play_bout(plan, bout)


@cache
def code_here() -> str:
    return code_digest()


def connected_ray(address: str, jobs: int | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody outside is told of our games
    try:
        import ray
    except ImportError as trouble:
        raise MaleconError("error-arena-no-ray") from trouble
    here: dict[str, object] = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **here)
    except (OSError, RuntimeError, ValueError) as trouble:
        reason = str(trouble).partition("\n")[0]
        raise MaleconError("error-arena-ray", address=address, reason=reason) from trouble
    return ray

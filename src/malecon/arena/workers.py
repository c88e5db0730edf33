"""Where the games are played: in this process, in several, or on Ray. Results come in as they are finished.

What is handed out is any piece of a plan: a bout of the arena, a shard of self-play. `play` is what is done with it.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import islice
from multiprocessing.process import parent_process
from typing import Any, Protocol, TypeVar

from malecon.arena.plan import code_digest
from malecon.engine.errors import MaleconError
from malecon.extras import need

AHEAD = 2  # pieces handed out for each worker, so that none waits for the next


class Pinned(Protocol):
    """A plan that says of which code it is."""

    @property
    def versions(self) -> Mapping[str, str]: ...


P = TypeVar("P", bound=Pinned)
W = TypeVar("W")  # a piece of work
D = TypeVar("D")  # what comes of it
Play = Callable[[P, W], D]


def played_somewhere(
    play: Play[P, W, D], plan: P, pieces: Sequence[W], jobs: int | None, ray: str | None
) -> Generator[D, None, None]:
    """On Ray where there is an address, in processes where several are wanted, else here."""
    if ray is not None:
        return play_on_ray(play, plan, pieces, ray, jobs)
    if jobs is not None and jobs > 1:
        return play_in_processes(play, plan, pieces, jobs)
    return play_here(play, plan, pieces)


def play_here(play: Play[P, W, D], plan: P, pieces: Sequence[W]) -> Generator[D, None, None]:
    for piece in pieces:
        yield play(plan, piece)


# -- processes ------------------------------------------------------------------------------------------------------


def play_in_processes(play: Play[P, W, D], plan: P, pieces: Sequence[W], jobs: int) -> Generator[D, None, None]:
    spawn = multiprocessing.get_context("spawn")  # the same on every system, and nothing of this process is shared
    pool = ProcessPoolExecutor(jobs, spawn, initializer=begin_working)
    waiting = iter(pieces)
    running: set[Future[D]] = set()
    try:
        while True:
            for piece in take(waiting, AHEAD * jobs - len(running)):
                running.add(pool.submit(play, plan, piece))
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


def take(waiting: Iterator[W], most: int) -> Iterator[W]:
    return islice(waiting, max(most, 0))


# -- Ray ------------------------------------------------------------------------------------------------------------


def play_on_ray(
    play: Play[P, W, D], plan: P, pieces: Sequence[W], address: str, jobs: int | None
) -> Generator[D, None, None]:
    """The same pieces as tasks of Ray; `jobs` at a time, or as many as its machines have processors."""
    ray = connected_ray(address, jobs)
    try:
        workers = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(play_far_away)
        shared = ray.put(plan)
        waiting = iter(pieces)
        running: list[Any] = []
        while True:
            running += [task.remote(play, shared, piece) for piece in take(waiting, AHEAD * workers - len(running))]
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


def play_far_away(play: Play[P, W, D], plan: P, piece: W) -> D:
    """On a machine where another release may be installed, whose games would be other games."""
    if code_here() != plan.versions["code"]:
        raise ImportError(f"malecon {code_here()}, not {plan.versions['code']}")
    return play(plan, piece)


@cache
def code_here() -> str:
    return code_digest()


def connected_ray(address: str, jobs: int | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody outside is told of our games
    need("cluster")
    import ray

    here: dict[str, object] = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **here)
    except (OSError, RuntimeError, ValueError) as trouble:
        reason = str(trouble).partition("\n")[0]
        raise MaleconError("error-arena-ray", address=address, reason=reason) from trouble
    return ray

"""In each round of the loop every address has one turn: whoever comes with much at once waits for himself."""

import asyncio

from malecon.server.http.rounds import AT_ONCE, Pace, Rounds

MANY = 100


async def served(rounds: Rounds, address: str, order: list[str]) -> None:
    await rounds.turn(address)
    order.append(address)


def test_somebody_else_does_not_wait_until_all_of_it_is_done() -> None:
    async def play() -> list[str]:
        rounds, order = Rounds(), list[str]()
        crowd = [asyncio.create_task(served(rounds, "crowd", order)) for _ in range(MANY)]
        await asyncio.sleep(0)  # all of them are there
        guest = asyncio.create_task(served(rounds, "guest", order))
        await asyncio.gather(guest, *crowd)
        assert rounds.waiting.keys() <= {"crowd"}
        await asyncio.sleep(0)
        assert rounds.waiting == {}
        return order

    order = asyncio.run(play())
    assert order.index("guest") <= 3
    assert order.count("crowd") == MANY


def test_who_is_gone_while_waiting_is_passed_over() -> None:
    async def play() -> list[str]:
        rounds, order = Rounds(), list[str]()
        tasks = [asyncio.create_task(served(rounds, "crowd", order)) for _ in range(MANY)]
        await asyncio.sleep(0)
        for task in tasks[1:-1]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(play()) == ["crowd", "crowd"]


def test_what_comes_at_once_is_taken_up_evenly_but_for_the_first_few() -> None:
    async def play() -> list[float]:
        pace, loop = Pace(50), asyncio.get_running_loop()
        begun, taken = loop.time(), list[float]()

        async def one() -> None:
            await pace.keep("crowd")
            taken.append(loop.time() - begun)

        crowd = [asyncio.create_task(one()) for _ in range(AT_ONCE + 10)]
        await asyncio.sleep(0)
        await pace.keep("guest")
        assert len(taken) == AT_ONCE  # the guest did not wait for the others
        await asyncio.gather(*crowd)
        return taken

    taken = asyncio.run(play())
    assert all(at >= number / 50 - 0.001 for number, at in enumerate(taken[AT_ONCE:], 1))


def test_who_has_been_quiet_is_forgotten_and_spared_again() -> None:
    async def play() -> None:
        pace = Pace(1_000)
        for _ in range(AT_ONCE):
            await pace.keep("ada")
        await asyncio.sleep(2 * AT_ONCE / 1_000)
        await pace.keep("ben")
        assert pace.due.keys() == {"ben"}

    asyncio.run(play())


def test_without_a_limit_there_is_no_pace() -> None:
    async def play() -> None:
        pace = Pace(0)
        for _ in range(MANY):
            await pace.keep("ada")
        assert pace.due == {}

    asyncio.run(play())

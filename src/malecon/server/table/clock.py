"""Clocks: how long everybody still has. Bots have no clock, and who is not asked does not lose time."""

from collections.abc import Iterable

from malecon.server.table.plan import Clock

COMING_BACK = 60  # seconds


class Clocks:
    """The time of each seat, as the entries of the log wind it: no other time is read here."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        self.since: dict[int, float] = {}  # the seats whose time runs, and since when
        self.rewarded: set[int] = set()  # the seats that have got their increment since they were last asked
        self.answered: dict[int, float] = {}  # by seat, the time that was left when it last answered

    def ask(self, seats: Iterable[int], renewed: Iterable[int], at: float) -> None:
        """These seats are asked now, and no others; some of them have a new question to answer."""
        if self.clock.kind == "none":
            return
        asked = set(seats)
        for seat in [seat for seat in self.since if seat not in asked]:
            self.stop(seat, at)
            self.answered[seat] = self.left[seat]
            if self.clock.kind == "fischer":
                self.left[seat] += self.clock.increment
                self.rewarded.add(seat)
        for seat in asked:
            self.since.setdefault(seat, at)
        self.rewarded -= asked
        if self.clock.kind == "move":  # each new question comes with the full time
            for seat in renewed:
                self.answered[seat] = max(0.0, self.left[seat] - (at - self.since[seat]))
                self.left[seat] = float(self.clock.seconds)
                self.since[seat] = at

    def take_back(self, seat: int, at: float) -> None:
        """A move that is taken back brings no time: neither its increment nor the full time for the next question."""
        self.stop(seat, at)
        if seat in self.rewarded:
            self.left[seat] -= self.clock.increment
            self.rewarded.discard(seat)
        if self.clock.kind == "move":
            self.left[seat] = min(self.left[seat], self.answered.get(seat, self.left[seat]))

    def grant(self, seat: int) -> None:
        """Who comes back after running out of time gets a moment to find their bearings."""
        self.left[seat] = max(self.left[seat], float(min(self.clock.seconds, COMING_BACK)))

    def stop(self, seat: int, at: float) -> None:
        if seat in self.since:
            self.left[seat] = max(0.0, self.left[seat] - (at - self.since.pop(seat)))

    def stop_all(self, at: float) -> None:
        for seat in list(self.since):
            self.stop(seat, at)

    def due(self) -> float | None:
        """When the first clock runs out."""
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def out_of_time(self, now: float) -> list[int]:
        return [seat for seat, since in self.since.items() if since + self.left[seat] <= now]

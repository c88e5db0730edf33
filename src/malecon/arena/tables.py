"""The tables of an arena, as cells of text: the terminal and the report show the same ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from malecon.arena.bout import MICROSECONDS, Result
from malecon.arena.intervals import percentile, reach_of_mean, wilson
from malecon.arena.lineup import lineups
from malecon.arena.plan import Plan
from malecon.arena.ratings import Rating
from malecon.arena.standings import Standing, by_bot, by_bot_and_seat, by_seat, meetings
from malecon.text import Texts


@dataclass(frozen=True)
class Sheet:
    """A table with its title and what one has to know to read it. The first columns are words, the others numbers."""

    title: str
    note: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    words: int = 1


class Tables:
    """All tables in one language. Games that ended in a fault are in the table of faults and nowhere else."""

    def __init__(self, plan: Plan, results: Sequence[Result], speech: Texts) -> None:
        self.plan = plan
        self.speech = speech
        self.say = speech.say
        self.sound = [result for result in results if result.fault is None]
        self.faulty = [result for result in results if result.fault is not None]

    # -- numbers ----------------------------------------------------------------------------------------------------

    def whole(self, number: float) -> str:
        return self.say("arena-whole", number=number)

    def tenths(self, number: float) -> str:
        return self.say("arena-tenths", number=number)

    def hundredths(self, number: float) -> str:
        return self.say("arena-hundredths", number=number)

    def elo(self, number: float) -> str:
        return self.say("arena-elo-points", number=round(number))

    def percent(self, share: float) -> str:
        return self.say("arena-percent", share=share)

    def share(self, wins: float, games: int) -> str:
        low, high = (self.tenths(100 * end) for end in wilson(wins, games))
        return self.say("arena-share-interval", share=self.percent(wins / games), low=low, high=high)

    def give_or_take(self, number: str, reach: str) -> str:
        return self.say("arena-give-or-take", number=number, reach=reach)

    def average(self, values: Sequence[int]) -> str:
        reach = reach_of_mean(values)
        found = self.tenths(fmean(values))
        return found if reach is None else self.give_or_take(found, self.tenths(reach))

    def milliseconds(self, microseconds: float) -> str:
        return self.hundredths(microseconds * 1000 / MICROSECONDS)

    # -- tables -----------------------------------------------------------------------------------------------------

    def overall(self) -> Sheet:
        rows = [(bot, *self.counted(standing)) for bot, standing in by_bot(self.sound).items()]
        note = self.say("arena-note-overall", fair=self.percent(1 / self.plan.players))
        return Sheet(self.say("arena-overall"), note, (self.say("arena-bot"), *self.counted_columns()), rows)

    def seats(self) -> Sheet:
        rows = [(str(seat + 1), *self.counted(standing)) for seat, standing in by_seat(self.sound).items()]
        columns = (self.say("arena-seat"), *self.counted_columns())
        return Sheet(self.say("arena-by-seat"), self.say("arena-note-by-seat"), columns, rows)

    def bots_in_seats(self) -> Sheet:
        found = by_bot_and_seat(self.sound).items()
        rows = [(bot, str(seat + 1), *self.counted(standing)) for (bot, seat), standing in found]
        columns = (self.say("arena-bot"), self.say("arena-seat"), *self.counted_columns())
        return Sheet(self.say("arena-by-bot-and-seat"), self.say("arena-note-by-bot-and-seat"), columns, rows, 2)

    def counted_columns(self) -> tuple[str, ...]:
        keys = ("arena-played", "arena-wins", "arena-share", "arena-place", "arena-points")
        return tuple(self.say(key) for key in keys)

    def counted(self, standing: Standing) -> tuple[str, ...]:
        return (
            self.whole(standing.played),
            self.tenths(standing.wins),
            self.share(standing.wins, standing.played),
            self.hundredths(fmean(standing.places)),
            self.average(standing.points),
        )

    def pairs(self) -> Sheet | None:
        """Who beat whom, where two play, or where not everybody meets everybody in every game."""
        if self.plan.players > 2 and len(lineups(self.plan.bots, self.plan.players)) == 1:
            return None
        rows = []
        for (one, other), meeting in meetings(self.sound).items():
            score = self.say("arena-score", ahead=meeting.ahead, level=meeting.level, behind=meeting.behind)
            ahead = self.share(meeting.ahead + meeting.level / 2, meeting.played)
            rows.append((one, other, self.whole(meeting.played), score, ahead, self.average(meeting.leads)))
        if not rows:
            return None
        keys = ("arena-first", "arena-second", "arena-played", "arena-ahead-level-behind", "arena-share-ahead")
        columns = (*(self.say(key) for key in keys), self.say("arena-lead"))
        return Sheet(self.say("arena-pairs"), self.say("arena-note-pairs"), columns, rows, 2)

    def ratings(self, rated: Mapping[str, Rating]) -> Sheet:
        rows = []
        for bot, rating in rated.items():
            elo = self.give_or_take(self.elo(rating.elo), self.elo(rating.reach))
            rows.append((bot, elo, self.hundredths(rating.mu), self.hundredths(rating.sigma)))
        columns = (self.say("arena-bot"), self.say("arena-elo"), self.say("arena-mu"), self.say("arena-sigma"))
        return Sheet(self.say("arena-ratings"), self.say("arena-note-ratings"), columns, rows)

    def moves(self) -> Sheet:
        rows = []
        for bot, standing in by_bot(self.sound).items():
            moves = len(standing.microseconds)
            each = (moves / standing.played, standing.decisions / standing.played)
            counts = (self.whole(moves), self.whole(standing.decisions))
            rows.append((bot, *counts, *map(self.tenths, each)))
        keys = ("arena-bot", "arena-moves", "arena-decisions", "arena-moves-each", "arena-decisions-each")
        columns = tuple(self.say(key) for key in keys)
        return Sheet(self.say("arena-by-moves"), self.say("arena-note-moves"), columns, rows)

    def times(self) -> Sheet:
        rows = []
        for bot, standing in by_bot(self.sound).items():
            clock = standing.microseconds
            found = (fmean(clock), percentile(clock, 0.95), max(clock)) if clock else (0, 0, 0)
            counts = (standing.late, standing.overruns)
            rows.append((bot, *map(self.milliseconds, found), *map(self.whole, counts)))
        keys = ("arena-bot", "arena-time-mean", "arena-time-p95", "arena-time-longest", "arena-late", "arena-overruns")
        columns = tuple(self.say(key) for key in keys)
        return Sheet(self.say("arena-times"), self.say("arena-note-times"), columns, rows)

    def faults(self) -> Sheet | None:
        rows = []
        for result in self.faulty:
            fault = result.fault
            assert fault is not None
            who = fault.bot or self.say("nature")
            where = (str(result.deal), str(result.rotation), str(fault.seat or "–"), str(fault.move))
            rows.append((who, *where, fault.error))
        if not rows:
            return None
        keys = ("arena-bot", "arena-deal", "arena-rotation", "arena-seat", "arena-move", "arena-error")
        columns = tuple(self.say(key) for key in keys)
        return Sheet(self.say("arena-faults"), self.say("arena-note-faults"), columns, rows, len(keys))

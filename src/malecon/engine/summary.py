"""What a game came to: everybody's points by source and in its course, how a tie was broken, what stood out.

All of it is counted from the events of a match, finished or not. That the points by source add up to the score is
part of it: where they do not, there is no summary but an assertion.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from malecon.engine.chronicle import POINTS, Chronicle, Tally
from malecon.engine.events import Event
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.engine.words import Domain

MOST_FACTS = 5
MOST_OF_ONE = 2  # facts about one player

Standing = tuple[Sequence[int], Sequence[int]]  # points and places by seat


@dataclass(frozen=True)
class Part:
    """Points of one source; of one thing, where each has its own."""

    source: str
    points: int
    thing: tuple[Domain, int] | None = None


@dataclass(frozen=True)
class Stage:
    """A part of the game that people speak of, with everybody's points at its end; its number, or none for what comes
    after the last one, and how many moves had been played when it began."""

    number: int | None
    began: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Tied:
    """Seats with equal points: what was compared, by seat, as far as it was necessary, and the clause that decided."""

    seats: tuple[int, ...]
    compared: tuple[tuple[str, tuple[int, ...]], ...]
    clause: str
    shared: bool  # the first of them are equal in everything


@dataclass(frozen=True)
class Fact:
    """Something that was counted: for whom, how much, what else, and of what; whether nobody else has as much."""

    word: str
    seat: int
    count: int
    also: int = 0
    of: int = 0  # all players together
    thing: tuple[Domain, int] | None = None
    most: bool = False


@dataclass(frozen=True)
class Swing:
    """The part of the game in which a seat gained or lost most points on its rival: who won, or who came second."""

    seat: int
    rival: int
    stage: int  # its place in the course
    points: int


@dataclass(frozen=True)
class Summary:
    parts: tuple[tuple[Part, ...], ...]  # by seat, in the order of the sources
    course: tuple[Stage, ...]
    ties: tuple[Tied, ...]
    facts: tuple[Fact, ...]
    swings: tuple[Swing, ...]
    margin: tuple[str, int] | None  # by what the first is ahead of the second, unless they share their place
    screened: tuple[dict[str, int], ...]


def summarised(match: Match, chronicle: Chronicle, standing: Standing | None) -> Summary:
    """The summary of a match as it stands. Who has won is said by the standing, if anybody has."""
    parts = points_by_source(match, chronicle)
    scores = match.scores()
    assert [sum(part.points for part in mine) for mine in parts] == scores, f"{parts} do not add up to {scores}"
    course = course_of(match, chronicle)
    assert list(course[-1].points) == scores
    ties = tuple(ties_of(match, chronicle, standing)) if match.over and standing else ()
    screened = [chronicle.screened(match.table, seat) for seat in seats_of(match)] if chronicle.screened else []
    return Summary(
        parts=parts,
        course=course,
        ties=ties,
        facts=tuple(fact for tally in chronicle.tallies for fact in facts_of(match, chronicle, tally)),
        swings=tuple(swings_of(course, standing)) if standing else (),
        margin=margin_of(ties, standing) if standing else None,
        screened=tuple(dict(holdings) for holdings in screened),
    )


def seats_of(match: Match) -> range:
    return range(len(match.setting.seats))


def told(match: Match) -> Iterator[tuple[int, Event]]:
    """Every event, with how many moves had been played before the one that brought it."""
    for event in match.opening:
        yield 0, event
    for played in match.played:
        for event in played.events:
            yield played.number - 1, event


# -- points ---------------------------------------------------------------------------------------------------------


def points_by_source(match: Match, chronicle: Chronicle) -> tuple[tuple[Part, ...], ...]:
    found: list[dict[tuple[str, tuple[Domain, int] | None], int]] = [{} for _ in seats_of(match)]
    for _, event in told(match):
        for seat, what, points in chronicle.changes(event, match.setting.box):
            if what != POINTS or not points:
                continue
            source = chronicle.source(event)
            assert source is not None, f"nobody has said where the points of {event} come from"
            thing = (event.kind.fields[source.thing], event.values[source.thing]) if source.thing else None
            of_seat = found[seat]
            of_seat[source.word, thing] = of_seat.get((source.word, thing), 0) + points
    order = [source.word for source in chronicle.sources]
    return tuple(
        tuple(
            sorted(
                (Part(source, points, thing) for (source, thing), points in mine.items() if points),
                key=lambda part: order.index(part.source),
            )
        )
        for mine in found
    )


def course_of(match: Match, chronicle: Chronicle) -> tuple[Stage, ...]:
    """The points when the players began, and at the end of each part of the game."""
    border, points = chronicle.border, [0 for _ in seats_of(match)]
    first = next((played.number - 1 for played in match.played if played.seat != NATURE), len(match.played))
    course: list[Stage] = []
    began = number = 0
    for moves, event in told(match):
        if moves >= first and not course:
            course.append(Stage(0, 0, tuple(points)))
        if event.kind is border.kind:
            number = event.values[border.number]
            if number > border.closed:
                course.append(Stage(number - border.closed, began, tuple(points)))
            began = moves + 1
        for seat, what, amount in chronicle.changes(event, match.setting.box):
            if what == POINTS:
                points[seat] += amount
    if not course:
        course.append(Stage(0, 0, tuple(points)))
    if border.closed and number:
        course.append(Stage(number - border.closed + 1, began, tuple(points)))
    elif tuple(points) != course[-1].points:
        course.append(Stage(None, began, tuple(points)))
    return tuple(course)


# -- who is ahead ---------------------------------------------------------------------------------------------------


def ties_of(match: Match, chronicle: Chronicle, standing: Standing) -> Iterator[Tied]:
    """Those with equal points, from the first place down. Who has resigned is last whatever they have."""
    scores, places = standing
    for points in sorted(set(scores), reverse=True):
        seats = tuple(sorted((s for s in seats_of(match) if scores[s] == points), key=lambda seat: places[seat]))
        rows = [tuple(tiebreak.of(match.table, seat) for tiebreak in chronicle.tiebreaks) for seat in seats]
        if len(seats) < 2 or rows != sorted(rows, reverse=True):
            continue  # nobody to compare with, or who has more has resigned
        enough = next((n for n in range(len(rows[0])) if len({row[:n] for row in rows}) == len(rows)), len(rows[0]))
        deciding = [
            tiebreak.clause for place, tiebreak in enumerate(chronicle.tiebreaks) if rows[0][place] != rows[1][place]
        ]
        yield Tied(
            seats,
            tuple(
                (tiebreak.what, tuple(row[n] for row in rows))
                for n, tiebreak in enumerate(chronicle.tiebreaks[:enough])
            ),
            deciding[0] if deciding else chronicle.shared,
            not deciding,
        )


def margin_of(ties: Sequence[Tied], standing: Standing) -> tuple[str, int] | None:
    """By what the first is ahead: points, or whatever had to be compared."""
    scores, places = standing
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    first, second = order[0], order[1]
    if places[first] == places[second]:
        return None
    if scores[first] != scores[second]:
        return (POINTS, scores[first] - scores[second]) if scores[first] > scores[second] else None
    for tied in ties:
        if first in tied.seats:
            one, other = tied.seats.index(first), tied.seats.index(second)
            for what, amounts in tied.compared:
                if amounts[one] != amounts[other]:
                    return what, amounts[one] - amounts[other]
    return None


def swings_of(course: Sequence[Stage], standing: Standing) -> Iterator[Swing]:
    """What the winner gained on the second, and what the others lost on the winner: the most of it in one part."""
    _, places = standing
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    for seat in range(len(places)):
        rival, wanted = (order[1], 1) if seat == order[0] else (order[0], -1)
        leads = [stage.points[seat] - stage.points[rival] for stage in course]
        changes = [after - before for before, after in pairwise(leads)]
        most = max(changes, key=lambda change: wanted * change, default=0)
        if wanted * most > 0:
            yield Swing(seat, rival, changes.index(most) + 1, most)


# -- what stood out -------------------------------------------------------------------------------------------------


def facts_of(match: Match, chronicle: Chronicle, tally: Tally) -> list[Fact]:
    """What a tally comes to for each player, the most first."""
    counts: Counter[tuple[int, int, int]] = Counter()  # by seat, thing, and what is counted apart
    also: Counter[tuple[int, int, int]] = Counter()
    domain: Domain | None = None
    part = 0
    for number, (_, event) in enumerate(told(match)):
        part += event.kind is chronicle.border.kind
        if event.kind not in tally.counts and event.kind not in tally.also:
            continue
        apart = {"never": 0, "event": number, "part": part}[tally.apart]
        thing = event.values[tally.thing] if tally.thing else 0
        domain = event.kind.fields[tally.thing] if tally.thing else None
        key = event.values[tally.seat], thing, apart
        counts[key] += amount(event, tally.counts.get(event.kind, 0))
        also[key] += amount(event, tally.also.get(event.kind, 0))
    best: dict[int, tuple[int, int, int]] = {}
    for key, count in counts.items():
        if key[0] not in best or count > counts[best[key[0]]]:
            best[key[0]] = key
    ranked = sorted(best.values(), key=lambda key: (-counts[key], key[0]))
    ranked = [key for key in ranked if counts[key] >= tally.least]
    top = [counts[key] for key in ranked[:2]]
    return [
        Fact(
            tally.word,
            key[0],
            counts[key],
            also[key],
            sum(counts.values()),
            None if domain is None else (domain, key[1]),
            most=place == 0 and len(set(top)) == len(top),
        )
        for place, key in enumerate(ranked)
    ]


def amount(event: Event, counted: str | int) -> int:
    return event.values[counted] if isinstance(counted, str) else counted


def chosen(facts: Sequence[Fact], viewer: int | None) -> list[Fact]:
    """Those that are told: what somebody had most of, at most two of one player, and at least one of the viewer."""
    found: list[Fact] = []
    own = [fact for fact in facts if fact.seat == viewer]
    for fact in facts:
        if fact.most and sum(other.seat == fact.seat for other in found) < MOST_OF_ONE:
            found.append(fact)
    found = found[:MOST_FACTS]
    if own and not any(fact.seat == viewer for fact in found):
        largest = {fact.word: fact.count for fact in reversed(facts)}
        best = max(own, key=lambda fact: (fact.most, fact.count / largest[fact.word]))
        found = [*found[: MOST_FACTS - 1], best]
    return found

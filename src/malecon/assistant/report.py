"""What is answered after a turn: what happened, what has changed, the question and the moves, in less than a kilobyte.

What does not fit is counted, and there is a way to ask for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from malecon.text import Texts
from malecon.text.outcomes import Spoken

ROOM: Final = 920  # bytes of an answer
PAGE: Final = 4_000  # of one that was asked for


@dataclass(frozen=True)
class Section:
    """Lines under a heading; `part` is the word by which the rest is asked for."""

    part: str
    heading: str
    lines: Sequence[str]
    share: float  # of the room that is there for all
    newest: bool = False  # where not all fit, the last ones count most


def size(text: str) -> int:
    return len(text.encode()) + 1  # the end of the line


def report(speech: Texts, sections: Sequence[Section], room: int = ROOM) -> str:
    """The sections, each in its share; what one of them leaves is for the others."""
    told = [section for section in sections if section.lines]
    room -= sum(size(section.heading) for section in told)
    wanted = [sum(map(size, section.lines)) for section in told]
    given = shared(room, wanted, [section.share for section in told])
    lines: list[str] = []
    for section, space in zip(told, given, strict=True):
        lines += [section.heading, *fitting(speech, section, space)]
    return "\n".join(lines)


def shared(room: int, wanted: Sequence[int], shares: Sequence[float]) -> list[int]:
    """Nobody gets more than is wanted; what is left goes to whoever wants more, by the shares."""
    given = [0] * len(wanted)
    left = room
    while left > 0 and (asking := [i for i in range(len(wanted)) if given[i] < wanted[i]]):
        total = sum(shares[i] for i in asking)
        for i in asking:
            given[i] += min(wanted[i] - given[i], max(1, int(left * shares[i] / total)))
        left = room - sum(given)
    return given


def fitting(speech: Texts, section: Section, space: int) -> list[str]:
    if sum(map(size, section.lines)) <= space:
        return list(section.lines)
    space -= size(speech.say("assistant-more", count=len(section.lines), part=section.part))
    kept: list[str] = []
    for line in reversed(section.lines) if section.newest else section.lines:
        space -= size(line)
        if space < 0:
            break
        kept.append(line)
    more = speech.say("assistant-more", count=len(section.lines) - len(kept), part=section.part)
    return [more, *reversed(kept)] if section.newest else [*kept, more]


def numbered(moves: Sequence[Spoken]) -> list[str]:
    return [f"{number} {move.text}" for number, move in enumerate(moves, 1)]


def in_groups(speech: Texts, moves: Sequence[Spoken]) -> list[str]:
    """A long list by what its moves have in common."""
    lines = []
    for group, found in groupby(enumerate(moves, 1), key=lambda each: each[1].group_text):
        several = list(found)
        if group and len(several) > 1:
            lines.append(speech.say("assistant-group", first=several[0][0], last=several[-1][0], name=group))
        else:
            lines += [f"{number} {move.text}" for number, move in several]
    return lines


def once(lines: Sequence[str]) -> list[str]:
    """What is said several times in a row is said once, with how often."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [f"{line} ×{count}" if count > 1 else line for line, count in counted]


def page(speech: Texts, lines: Sequence[str], first: int, part: str) -> str:
    """As many lines from one on as fit on a page."""
    kept: list[str] = []
    room = PAGE
    for line in lines[first - 1 :]:
        room -= size(line)
        if room < 0 and kept:
            break
        kept.append(line)
    rest = len(lines) - (first - 1) - len(kept)
    if rest > 0:
        kept.append(speech.say("assistant-page", count=rest, part=part, next=first + len(kept)))
    return "\n".join(kept)

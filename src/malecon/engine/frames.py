"""What remains to be asked, spelled in words for a position in one line: `gift@2(robber=1),turn@1`, the next first."""

import re
from collections.abc import Iterator

from malecon.engine.about import WAITING, About, Part
from malecon.engine.decision import Rules
from malecon.engine.errors import MaleconError
from malecon.engine.spelling import NONE_OF_THEM, NOTHING, NUMBER, known_word
from malecon.engine.table import DEPTH, FRAME, NATURE, SEVERAL, Table

OVER = "nothing"  # is asked any more
CHANCE = "nature"
FRAME_TOLD = re.compile(r"([a-z0-9-]+)@([a-z0-9+]+)(?:\(([^()]*)\))?")
WHERE = "asks"


def spelled_frames(rules: Rules, table: Table) -> str:
    stack = table.stack()
    frames = [frame(rules, *stack[at : at + FRAME]) for at in range(0, len(stack), FRAME)]
    return ",".join(reversed(frames)) or OVER


def frame(rules: Rules, number: int, seat: int, argument: int) -> str:
    name = rules.names.words[number]
    if seat == SEVERAL:
        return f"{name}@{spelled_part(WAITING.parts[0], argument)}+"
    parts = [f"{part.name}={spelled_part(part, argument)}" for part in rules.decisions[number].about.parts]
    about = f"({';'.join(parts)})" if parts else ""
    return f"{name}@{CHANCE if seat == NATURE else seat + 1}{about}"


def spelled_part(part: Part, argument: int) -> str:
    found = part.words(argument)
    if isinstance(found, list):
        return "+".join(found) or NONE_OF_THEM
    return NOTHING if found is None else str(found)


def read_frames(rules: Rules, table: Table, text: str) -> None:
    """The way back: what is told last is pushed first."""
    if text == OVER:
        return
    told = text.split(",")
    if len(told) > DEPTH:
        raise MaleconError("error-position-places", field=WHERE, found=len(told), most=DEPTH)
    for each in reversed(told):
        found = FRAME_TOLD.fullmatch(each)
        if found is None:
            raise MaleconError("error-position-frame", found=each)
        number = known_word(WHERE, rules.names.values, found[1])
        if found[2].endswith("+"):
            table.push(number, SEVERAL, read_waiting(table, found[2][:-1]))
        else:
            argument = read_about(rules.decisions[number].about, found[3] or "", each)
            table.push(number, read_seat(table, found[2]), argument)


def read_waiting(table: Table, text: str) -> int:
    return sum({1 << known_word(WHERE, table.by_seat.values, word) for word in text.split("+")})


def read_seat(table: Table, text: str) -> int:
    return NATURE if text == CHANCE else known_word(WHERE, table.by_seat.values, text)


def read_about(about: About, text: str, where: str) -> int:
    told = dict(pair.partition("=")[::2] for pair in text.split(";")) if text else {}
    names = [part.name for part in about.parts]
    if [*told] != names:
        raise MaleconError("error-position-about", found=where, known=", ".join(names) or NOTHING)
    return about.read({part.name: value for part, value in zip(about.parts, values(about, told), strict=True)})


def values(about: About, told: dict[str, str]) -> Iterator[object]:
    """Of each part, as `About.read` takes it."""
    for part in about.parts:
        text = told[part.name]
        if part.several is not None:
            words = [] if text == NONE_OF_THEM else text.split("+")
            yield [word for word in part.several.words if known_words(part.several.values, words) and word in words]
        elif part.domain is None:
            if not NUMBER.fullmatch(text) or not 0 <= int(text) <= part.mask:
                raise MaleconError("error-position-number", field=WHERE, found=text)
            yield int(text)
        elif text == NOTHING and part.domain.first > 0:
            yield None
        else:
            known_word(WHERE, part.domain.values, text)
            yield text


def known_words(known: dict[str, int], words: list[str]) -> bool:
    """All of them; the first that is not is refused."""
    return all(known_word(WHERE, known, word) >= 0 for word in words)

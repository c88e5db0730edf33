"""Names and talk as they may be shown: something to see, nothing that hides, and no name that passes for another's."""

import functools
import importlib.resources
import json
import unicodedata

from malecon.engine.errors import MaleconError

LONGEST = 24
MARKS = 3  # on one letter; more than any language needs would climb over the lines around
LIES_ON_A_LETTER = ("Mn", "Me")
BRAILLE_BLANK = "\u2800"
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d\u200e\u200f"))  # parts of emoji, and of Arabic and Hebrew
# What Unicode calls default-ignorable: nobody sees it, though some of it counts as letters or as marks.
INVISIBLE = dict.fromkeys(
    code
    for first, last in (
        (0x00AD, 0x00AD),
        (0x034F, 0x034F),
        (0x061C, 0x061C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, nothing invisible, no blanks around it, no towers of accents."""
    if not one_line(name).isprintable():  # controls, among them those that turn the direction of writing
        raise MaleconError("error-nickname", name=name)
    cleaned = one_line(bounded(name.translate(INVISIBLE)))
    if not cleaned or len(cleaned) > LONGEST:
        raise MaleconError("error-nickname", name=name)
    return cleaned


def clean_talk(text: str) -> str:
    """What somebody says, on one line. What joins emoji and parts Persian words stays."""
    said = one_line(bounded(text))
    if not one_line(said.translate(INVISIBLE)) or not said.translate(JOINERS).isprintable():
        raise MaleconError("error-chat-empty")
    return said


def one_line(text: str) -> str:
    return " ".join(text.replace(BRAILLE_BLANK, " ").split())


def bounded(text: str) -> str:
    """The text as it is usually spelled, with a few marks on each letter at most and none on a blank."""
    kept: list[str] = []
    room = 0
    for letter in unicodedata.normalize("NFC", text):
        if ord(letter) not in INVISIBLE:  # what nobody sees begins no new letter
            if unicodedata.category(letter) not in LIES_ON_A_LETTER:
                room = 0 if letter.isspace() else MARKS
            elif room == 0:
                continue
            else:
                room -= 1
        kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept))


# -- names that look alike ------------------------------------------------------------------------------------------


def alike(one: str, other: str) -> bool:
    """Whether two names are easily taken for each other: by case, accents, or letters of other scripts."""
    return not appearances(one).isdisjoint(appearances(other))


def appearances(name: str) -> set[str]:
    """What a name looks like, as it stands and without regard to case: I looks like l, i does not, yet I is i."""
    plain = without_accents(name)
    table = confusables()
    return {plain.translate(table).casefold(), plain.casefold().translate(table)}


def without_accents(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M"))


@functools.cache
def confusables() -> dict[int, str]:
    """By letter, the one that it looks like: Unicode's table of confusables, as confusable-homoglyphs has it."""
    found = importlib.resources.files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    listed = {letter: [look["c"] for look in looks] for letter, looks in json.loads(found).items()}
    # A letter that others look like lists all of them, each of those lists the one; of a pair either lists the other.
    return {
        ord(letter): looks[0]
        for letter, looks in listed.items()
        if len(letter) == len(looks) == 1 and (listed.get(looks[0]) != [letter] or looks[0] < letter)
    }

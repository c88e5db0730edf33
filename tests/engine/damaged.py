"""Lines of positions that have been damaged, or written by somebody who does not know better."""

import random
from collections.abc import Sequence

from malecon.engine.position import checksum

SIGNS = "abcxyz0123456789-_=:,;+@()%'.[]{}é \t"


def damaged(line: str, seed: int) -> str:
    """A line with one to four things wrong. Its check may still be the old one, be the right one again, or be none."""
    chance = random.Random(seed)
    told, _, check = line.rpartition(" check:")
    words = told.split(" ")
    for _ in range(chance.randint(1, 4)):
        chance.choice((change_word, change_word, change_number, drop, double, swap))(words, chance)
    told = " ".join(words)
    check = chance.choice((check, "none", "none", checksum(told)))
    whole = f"{told} check:{check}"
    return whole[: chance.randint(0, len(whole))] if chance.random() < 0.05 else whole


def place(words: Sequence[str], chance: random.Random) -> int:
    return chance.randrange(len(words))


def change_word(words: list[str], chance: random.Random) -> None:
    at = place(words, chance)
    word, cut = words[at], chance.randint(0, len(words[at]))
    words[at] = word[:cut] + chance.choice(SIGNS) + word[cut + chance.randint(0, 2) :]


def change_number(words: list[str], chance: random.Random) -> None:
    """A word that still makes sense, and says something else."""
    at = place(words, chance)
    digits = [i for i, sign in enumerate(words[at]) if sign.isdigit()]
    if digits:
        i = chance.choice(digits)
        number = chance.choice(("0", "1", "7", "99", "-1", "999999", "123456789"))
        words[at] = words[at][:i] + number + words[at][i + 1 :]


def drop(words: list[str], chance: random.Random) -> None:
    if len(words) > 1:
        del words[place(words, chance)]


def double(words: list[str], chance: random.Random) -> None:
    words.insert(place(words, chance), words[place(words, chance)])


def swap(words: list[str], chance: random.Random) -> None:
    """What one field says is said of another."""
    one, other = place(words, chance), place(words, chance)
    name, equal, _ = words[one].partition("=")
    _, _, told = words[other].partition("=")
    words[one] = f"{name}{equal}{told}" if equal and told else words[other]

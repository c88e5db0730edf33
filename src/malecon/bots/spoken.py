"""Advice in sentences: how much better the best move is than the second, and what it is about."""

from collections.abc import Sequence

from malecon.bots.explain import RIVALS, Advice
from malecon.bots.opponents import SEARCH
from malecon.text import Texts

EQUAL = 0.005  # of a chance to win: no difference
FAR = 0.25


def percent(chance: float) -> int:
    return round(100 * chance)


def compared(speech: Texts, advice: Advice, seat: int, labels: Sequence[str]) -> str:
    """How the best move compares with the second."""
    if len(advice.moves) == 1:
        return speech.say("hint-only")
    gain = gain_of(advice, seat)
    if gain < EQUAL:
        return speech.say("hint-equal", other=labels[1])
    if gain > FAR:
        return speech.say("hint-far-better", other=labels[1])
    return speech.say("hint-better", other=labels[1], gain=max(percent(gain), 1))


def gain_of(advice: Advice, seat: int) -> float:
    """By how much the best move raises the seat's chance to win over the second."""
    best, second = advice.moves[:2]
    return best.wins[seat] - second.wins[seat]


def because(speech: Texts, game: str, advice: Advice, seat: int) -> str:
    """What the best move is about, in a sentence; nothing where there is no choice, or none that matters."""
    if not advice.reason or gain_of(advice, seat) < EQUAL:
        return ""
    if advice.reason in (RIVALS, SEARCH):
        return speech.say(f"reason-{advice.reason}")
    return speech.say(f"reason-{game}-{advice.reason}")

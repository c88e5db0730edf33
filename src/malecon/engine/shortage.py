"""What there is too little of: the numbers behind a refusal."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Shortage:
    """What a refused move needs more of than there is."""

    counted: str  # the message that counts it
    needs: int
    has: int
    where: str = "own"  # who or what has too little: a message `shortage-...` for each


def lacking(counted: str, needs: int, has: int, where: str = "own") -> list[Shortage]:
    """A shortage, if there is one."""
    return [Shortage(counted, needs, has, where)] if needs > has else []

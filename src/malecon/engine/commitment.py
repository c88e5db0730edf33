"""Fair chance: a seed that is promised before the game and shown after it, and Nature's moves that follow from it.

The promise is the SHA-256 of the seed. Each move of Nature has a chance of its own, made from the seed and the number
of the move: nobody can work out the next draw from those before it, and an undone draw falls the same way again.

Players who know the promise may contribute: then chance follows from the seed and what they said, so that who drew the
seed could not choose chance by it.
"""

import hashlib
import secrets
from collections.abc import Sequence

from malecon.engine.chance import Chance, chance_from
from malecon.engine.errors import MaleconError

SEED_BYTES = 32
NOTHING = "-"  # of a seat that contributed nothing


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment_to(seed: str) -> str:
    """What is published before the first move."""
    return hashlib.sha256(f"malecon {seed}".encode()).hexdigest()


def chance_of(seed: str, number: int) -> Chance:
    """The chance of Nature's move with this number in the record."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return chance_from(int.from_bytes(digest[:8]))


def joined(contributions: Sequence[str]) -> str:
    """What the seats contributed, in order, as records write it; nothing at all if nobody did."""
    return " ".join(said or NOTHING for said in contributions) if any(contributions) else ""


def seed_with(seed: str, contributions: str) -> str:
    """What chance follows from: the seed that was promised alone, or mixed with what the players contributed."""
    return hashlib.sha256(f"malecon {seed} {contributions}".encode()).hexdigest() if contributions else seed


def confirm_commitment(commitment: str, seed: str) -> None:
    if commitment_to(seed) != commitment:
        raise MaleconError("error-commitment", commitment=commitment, found=commitment_to(seed))

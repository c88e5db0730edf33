"""Lessons: guided first games. Whoever makes the same moves sees the same game, so that a guide can go along."""

import hashlib

from malecon.engine.commitment import new_seed
from malecon.server.table.plan import Plan


def seed_for(plan: Plan) -> str:
    """What chance follows from: drawn anew for every table, but for lessons always the same one of their game."""
    return hashlib.sha256(f"malecon lesson {plan.game}".encode()).hexdigest() if plan.lesson else new_seed()


def luck_of_bot(seed: str, number: int) -> int:
    """The luck of the bot that plays the move with this number in the record."""
    return int.from_bytes(hashlib.sha256(f"{seed} bot {number}".encode()).digest()[:6])

"""What somebody who forgets nothing knows beyond what can be seen: what everybody was told, kept in mind.

A game whose table hides what was once to be seen declares a memory (`Game.memory`). It is given every event in turn, in
which there is nothing that not everybody has been told, and never a table that is being played on: nothing hidden can
come into it. What a seat can know is what is known to all, and its own view.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from malecon.engine.events import Event

Known = Mapping[str, Any]  # plain data, in the words of the game


class Memory(ABC):
    """Of one game, from the table at which it began."""

    @abstractmethod
    def note(self, event: Event) -> None:
        """Keep in mind what has been told."""

    @abstractmethod
    def known(self) -> Known:
        """All that follows from it, as plain data."""

"""The five characters, by their numbers."""

from typing import Final

from librt.vecs import vec

from malecon.games.cuba.characters.architect import Architect
from malecon.games.cuba.characters.foreman import ForemanRole
from malecon.games.cuba.characters.mayor import Mayor
from malecon.games.cuba.characters.role import Role
from malecon.games.cuba.characters.tradeswoman import Tradeswoman
from malecon.games.cuba.characters.worker import Worker
from malecon.games.cuba.words import CHARACTERS, Character


def by_character() -> list[Role]:
    roles: dict[int, Role] = {
        Character.WORKER: Worker(),
        Character.TRADESWOMAN: Tradeswoman(),
        Character.ARCHITECT: Architect(),
        Character.FOREMAN: ForemanRole(),
        Character.MAYOR: Mayor(),
    }
    return [roles[character] for character in range(CHARACTERS)]


CAST: Final[vec[Role]] = vec[Role](by_character())

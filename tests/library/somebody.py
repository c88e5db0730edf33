"""A program as somebody writes it who has installed Malecón: it runs, and `mypy --strict` says nothing about it."""

from pathlib import Path
from random import Random

import malecon


def main(folder: Path) -> list[int]:
    names: list[str] = [game.title for game in malecon.games().values()]
    m: malecon.Match = malecon.new("santiago", players=["Ana", "Blas"], options={"holdings": "open"}, seed=7)
    chance = Random(1)
    while not m.over:
        seat: int = m.asked[0]
        moves = m.legal(seat)
        move = chance.choice(moves)
        foreseen: str = m.words(move, seat)
        events = m.play(move)
        sentences: list[str] = m.tell(events, language="fr")
        assert foreseen
        assert len(sentences) == len(events)
        assert m.played[-1].events is not None
    m.write(folder / "game.malecon")
    again = malecon.read(folder / "game.malecon", to=60)
    line: str = again.position(seat=0, form="link")
    known = malecon.from_position(line, seed=1)
    view = known.view(0)
    drawing: str = known.drawn(0, width=90, language="fr")
    try:
        known.play("drive 99", seat=malecon.NATURE)
    except malecon.IllegalMove as refused:
        print(refused.clause, refused.allowed)
    except malecon.MaleconError as refused:
        print(refused.sentence("fr"), refused.key)
    assert view["seats"] == 2
    assert drawing
    assert "Cuba" in names
    return m.scores()

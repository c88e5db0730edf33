"""Moves of a position in words: what they bring, and what they lack."""

from collections.abc import Mapping

from malecon.engine.match import Match
from malecon.text import texts
from malecon.text.outcomes import Spoken, spoken_moves


def offered(match: Match, seat: int, language: str = "en") -> Mapping[str, Spoken]:
    """Every legal move by its text, as it is offered to the seat."""
    legal = match.legal(seat)
    told = spoken_moves(texts(language, match.setting.edition.id), match, seat, legal)
    return {str(move): spoken for move, spoken in zip(legal, told, strict=True)}


def sentence(match: Match, seat: int, move: str, language: str = "en") -> str:
    """With ordinary spaces."""
    return offered(match, seat, language)[move].text.replace("\N{NO-BREAK SPACE}", " ")


def gains(match: Match, seat: int, move: str) -> dict[str, int]:
    return {gain.what: gain.amount for gain in offered(match, seat)[move].gains}


def lack(match: Match, seat: int, text: str, language: str = "en") -> tuple[str | None, str]:
    """The clause that forbids a move, and what there is too little of."""
    move = match.game.vocabulary.parse(text)
    shortages = match.game.shortages(match.table, seat, move)
    said = texts(language, match.setting.edition.id).short_of(shortages) if shortages else ""
    return match.refusal(seat, move), said.replace("\N{NO-BREAK SPACE}", " ")

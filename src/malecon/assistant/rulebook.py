"""The rules for assistants: the clauses of a game by words, or one of them with all that is known of it."""

from malecon.assistant.changes import labelled
from malecon.assistant.report import page
from malecon.engine.catalogue import Clause
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.text import Texts

BEGINNING = 110  # characters of a clause in a list


def look_up(speech: Texts, game: Game, wanted: str, first: int) -> str:
    """A clause by its id; else those that speak of all these words; without any, the chapters."""
    if not wanted:
        lines = [section.title[speech.language] for section in game.catalogue.sections]
        return "\n".join((speech.say("assistant-chapters"), *lines))
    if wanted in game.catalogue:
        return "\n".join(lines_of(speech, game.catalogue[wanted]))
    found = game.catalogue.search(wanted)
    if not found:
        raise MaleconError("rules-none", text=wanted)
    if len(found) == 1:
        return "\n".join(lines_of(speech, found[0]))
    if first > len(found):
        raise MaleconError("assistant-no-line", first=first, last=len(found))
    lines = [labelled(speech, clause.id, shortened(clause.text[speech.language])) for clause in found]
    return page(speech, lines, first, "rules")


def shortened(text: str) -> str:
    return text if len(text) <= BEGINNING else f"{text[:BEGINNING].rpartition(' ')[0]} …"


def lines_of(speech: Texts, clause: Clause) -> list[str]:
    language = speech.language
    lines = [f"{clause.id} ({speech.say(f'clause-kind-{clause.kind}')})", clause.text[language]]
    for step, sentences in clause.example.items():
        lines += [speech.say(f"rules-{step}"), *(f"- {line}" for line in sentences[language])]
    if clause.why:
        lines.append(f"{speech.say('rules-why')} {clause.why[language]}")
    if clause.status:
        lines.append(speech.say("rules-status", status=speech.say(f"clause-status-{clause.status}")))
    lines.append(speech.say("rules-editions", editions=", ".join(clause.editions)))
    return lines

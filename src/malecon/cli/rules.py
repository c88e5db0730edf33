"""`malecon rules show`: a clause by its id, or the clauses that speak of something."""

from malecon.cli.speech import SPEECH, say
from malecon.engine.catalogue import Clause
from malecon.engine.errors import MaleconError
from malecon.games import games


def show(wanted: str) -> None:
    for game in games().values():
        if wanted in game.catalogue:
            show_clause(game.catalogue[wanted])
            return
    found = [clause for game in games().values() for clause in game.catalogue.search(wanted)]
    if not found:
        raise MaleconError("rules-none", text=wanted)
    if len(found) == 1:
        show_clause(found[0])
        return
    print(say("rules-found", count=len(found)))
    for clause in found:
        print(f"\n{clause.id}\n  {clause.text[SPEECH.language]}")


def show_clause(clause: Clause) -> None:
    print(f"{clause.id}  ({say(f'clause-kind-{clause.kind}')})\n")
    print(f"  {clause.text[SPEECH.language]}\n")
    for step in clause.example:
        print(say(f"rules-{step}"))
        for line in clause.example[step][SPEECH.language]:
            print(f"  - {line}")
    if clause.why:
        print(f"{say('rules-why')} {clause.why[SPEECH.language]}")
    if clause.status:
        print(say("rules-status", status=say(f"clause-status-{clause.status}")))
    print(say("rules-editions", editions=", ".join(clause.editions)))
    print(f"{say('rules-sources')} {'; '.join(clause.sources)}")

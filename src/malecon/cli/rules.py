"""`malecon rules show` and `malecon rules editions`: clauses by id or by words, and where the editions differ."""

from malecon.cli.speech import SPEECH, say
from malecon.engine.catalogue import Clause, Difference
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.engine.options import Option
from malecon.games import find_game, games


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


def editions(name: str) -> None:
    """Every point on which the editions of a game differ: who plays what, and how to choose otherwise."""
    game = find_game(name)
    print(say("rules-editions-of", game=game.title, count=len(game.editions)))
    for edition in game.editions:
        print(f"  {edition.id}: {say(f'edition-{game.name}-{edition.id}')}")
    if not game.catalogue.differences:
        print(say("rules-no-differences"))
    for difference in game.catalogue.differences:
        print(f"\n{difference.topic[SPEECH.language]}  ({say(f'difference-{difference.kind}')})")
        show_readings(game, difference)


def options(name: str) -> None:
    """Every option of a game with its values, the default first, and what an edition sets."""
    game = find_game(name)
    for option in game.options:
        key = f"option-{game.name}-{option.name}"
        print(f"\n{option.name}: {say(key)}\n  {say(f'{key}.why')}")
        for value in option.values:
            set_by = [edition.id for edition in game.editions if game.chosen_options(edition, {})[option.name] == value]
            print(f"  - {option.name}={value}: {say(f'{key}-{value}')}")
            print(f"    {say('rules-option-set-by', editions=', '.join(set_by), count=len(set_by))}")


def show_readings(game: Game, difference: Difference) -> None:
    option = game.switch_of(difference)
    for reading in dict.fromkeys((difference.default, *difference.readings)):
        clause = game.catalogue[reading]
        print(f"  - {clause.text[SPEECH.language]}\n    {reading}")
        printed = "" if clause.editions == ("all",) else ", ".join(clause.editions)
        print(f"    {say('rules-printed-in', editions=printed, count=len(printed))}")
        played = [edition.id for edition in game.editions if game.plays(edition, difference, reading)]
        print(f"    {say(how_played(played, difference, option, reading), editions=', '.join(played))}")
    if difference.ruling is not None and difference.ruling != difference.default:
        print(f"  {say('rules-ruling')} {game.catalogue[difference.ruling].text[SPEECH.language]}")
        print(f"    {difference.ruling}")
    if option is not None:
        print(f"  {say('rules-switch', option=option.name, values=' | '.join(option.values))}")


def how_played(played: list[str], difference: Difference, option: Option | None, reading: str) -> str:
    """The key of the sentence that says who plays by a reading."""
    if played:
        return "rules-played-in"
    if difference.kind == "precision":
        return "rules-played-everywhere"
    if option is not None and reading in option.readings:
        return "rules-played-by-choice"
    return "rules-not-played"

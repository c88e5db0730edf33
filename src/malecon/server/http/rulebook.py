"""The rulebook of a game as it travels: the catalogue in one language, by chapters, and where editions differ."""

from malecon.engine.catalogue import Clause, Difference, Group
from malecon.engine.game import Game
from malecon.games import games
from malecon.server import wire
from malecon.server.errors import NotFound
from malecon.text import Texts

EVERYWHERE = ("all",)


def rules_of(name: str) -> Game:
    if name not in games():
        raise NotFound("error-no-rules", game=name, known=", ".join(games()))
    return games()[name]


def clause_of(game: Game, id: str) -> Clause:
    if id not in game.catalogue:
        raise NotFound("error-no-clause", id=id, game=game.title)
    return game.catalogue[id]


def rulebook(game: Game, speech: Texts) -> wire.Rulebook:
    sections = [
        wire.SectionFacts(
            section.id,
            section.title[speech.language],
            section.about[speech.language],
            [group_facts(game, group, speech) for group in section.groups],
        )
        for section in game.catalogue.sections
    ]
    differences = [difference_facts(game, difference, speech) for difference in game.catalogue.differences]
    return wire.Rulebook(game.name, game.title, editions_of(game, speech), sections, differences)


def editions_of(game: Game, speech: Texts) -> list[wire.RulebookEdition]:
    """Those that can be played, then those that were only consulted."""
    playable = [edition.id for edition in game.editions]
    consulted = [id for id in game.catalogue.editions if id not in playable]
    return [
        wire.RulebookEdition(id, speech.say(f"edition-{game.name}-{id}"), id in consulted)
        for id in (*playable, *consulted)
    ]


def group_facts(game: Game, group: Group, speech: Texts) -> wire.GroupFacts:
    title = speech.say(group.thing) if group.thing else group.title.get(speech.language, "")
    clauses = [clause_facts(game, clause, speech.language) for clause in game.catalogue.clauses_of(group)]
    return wire.GroupFacts(clauses, title, group.thing)


def clause_facts(game: Game, clause: Clause, language: str) -> wire.ClauseFacts:
    example = {step: list(lines[language]) for step, lines in clause.example.items()}
    return wire.ClauseFacts(
        clause.id,
        clause.kind,
        clause.text[language],
        [] if clause.editions == EVERYWHERE else list(clause.editions),
        left_out(game, clause),
        clause.default,
        clause.status or "",
        clause.why.get(language, ""),
        **example,
    )


def left_out(game: Game, clause: Clause) -> list[str]:
    """The editions that do not play by a clause."""
    playable = [edition.id for edition in game.editions]
    unplayed = [edition.id for edition in game.editions if not game.holds(edition, clause.id)]
    consulted = [id for id in game.catalogue.editions if id not in playable]
    unprinted = [id for id in consulted if clause.editions != EVERYWHERE and id not in clause.editions]
    return [*unplayed, *unprinted]


def difference_facts(game: Game, difference: Difference, speech: Texts) -> wire.DifferenceFacts:
    option = game.switch_of(difference)
    readings = dict.fromkeys((difference.default, *difference.readings))
    return wire.DifferenceFacts(
        difference.id,
        difference.kind,
        difference.topic[speech.language],
        [reading_facts(game, difference, clause) for clause in readings],
        difference.default,
        difference.ruling or "",
        speech.say(f"option-{game.name}-{option.name}") if option is not None else "",
    )


def reading_facts(game: Game, difference: Difference, clause: str) -> wire.ReadingFacts:
    played = [edition.id for edition in game.editions if game.plays(edition, difference, clause)]
    if played:
        return wire.ReadingFacts(clause, "played", played)
    if difference.kind == "precision":
        return wire.ReadingFacts(clause, "everywhere")
    option = game.switch_of(difference)
    chosen = option is not None and clause in option.readings
    return wire.ReadingFacts(clause, "choice" if chosen else "never")

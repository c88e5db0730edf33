"""What a game came to, in the language of who looks: from a table that is over, or from a record."""

from malecon.engine.chronicle import Chronicle
from malecon.engine.game import Game
from malecon.engine.match import Match
from malecon.engine.summary import Fact, Part, Stage, Standing, Summary, Tied, chosen, summarised
from malecon.games import find_chronicle
from malecon.server import wire
from malecon.server.table.replay import FinishedGame, must_have_seat, played_at, recorded
from malecon.text import Texts, text_key, texts


def summary_of_table(game: FinishedGame, viewer: int | None, language: str) -> wire.Summary:
    setting, moves = played_at(game)
    match = Match(setting)
    for seat, move in moves:
        match.play_legal(seat, move)
    told = summary(match, game.results, viewer, language)
    told.table, told.why = game.table, game.why
    return told


def summary_of_record(text: str, viewer: int | None, language: str) -> wire.Summary:
    """A record may end before its game does: then nobody has won, and points are those so far."""
    setting, moves = recorded(text)
    match = Match(setting)
    for seat, move in moves:
        match.play_legal(seat, move)
    return summary_of_match(match, viewer, language)


def summary_of_match(match: Match, viewer: int | None, language: str) -> wire.Summary:
    told = summary(match, (match.scores(), match.places()) if match.over else None, viewer, language)
    told.why = "played" if match.over else None
    return told


def summary(match: Match, standing: Standing | None, viewer: int | None, language: str) -> wire.Summary:
    setting = match.setting
    must_have_seat(setting, viewer)
    shown = wire.Summary(
        game=setting.game.name,
        edition=setting.edition.id,
        seats=list(setting.seats),
        scores=match.scores(),
        sources=[],
        parts=[[] for _ in setting.seats],
        course=[],
        places=list(standing[1]) if standing else None,
        seat=viewer,
    )
    chronicle = find_chronicle(setting.game)
    if chronicle is not None:
        found = summarised(match, chronicle, standing)
        Telling(texts(language, setting.edition.id), setting.game, chronicle).fill(shown, found)
    return shown


class Telling:
    """The words of one game, in one language."""

    def __init__(self, speech: Texts, game: Game, chronicle: Chronicle) -> None:
        self.speech = speech
        self.game = game
        self.chronicle = chronicle

    def fill(self, shown: wire.Summary, found: Summary) -> None:
        brought = {part.source for mine in found.parts for part in mine}
        shown.sources = [
            wire.SourceFacts(source.word, self.say("source", source.word))
            for source in self.chronicle.sources
            if source.word in brought
        ]
        shown.parts = [[self.part(part) for part in mine] for mine in found.parts]
        shown.course = [self.stage(stage) for stage in found.course]
        shown.ties = [self.tie(tied, shown.scores[tied.seats[0]]) for tied in found.ties]
        shown.facts = [self.fact(fact) for fact in chosen(found.facts, shown.seat)]
        shown.swings = [wire.Swing(swing.seat, swing.rival, swing.stage, swing.points) for swing in found.swings]
        shown.screened = [[self.amount(what, count) for what, count in held.items()] for held in found.screened]
        shown.margin = self.amount(*found.margin) if found.margin else None

    def say(self, kind: str, word: str, **values: object) -> str:
        return self.speech.say(f"{kind}-{self.game.name}-{word}", **values)

    def amount(self, what: str, count: int) -> wire.Gain:
        """How much of something that players have, or that is counted only to compare them."""
        key = self.game.counted.get(what, f"amount-{what}")
        return wire.Gain(what, count, self.speech.counted(key, count))

    def part(self, part: Part) -> wire.PointsPart:
        shown = wire.PointsPart(part.source, part.points)
        if part.thing is not None:
            domain, value = part.thing
            shown.thing = domain.word(value) or ""
            shown.text = self.speech.name(text_key(domain, shown.thing))
        return shown

    def stage(self, stage: Stage) -> wire.StageFacts:
        text = (
            self.say("stage", "part", number=stage.number)
            if stage.number
            else self.speech.say("stage-beginning" if stage.number == 0 else "stage-end")
        )
        return wire.StageFacts(text, list(stage.points), stage.began, stage.number)

    def tie(self, tied: Tied, points: int) -> wire.Tie:
        deciding = "" if tied.shared else next(what for what, each in tied.compared if each[0] != each[1])
        text = self.say("tie", deciding, points=points) if deciding else self.speech.say("tie-shared", points=points)
        compared = [
            wire.Compared(what, list(amounts), [self.amount(what, amount).text for amount in amounts])
            for what, amounts in tied.compared
        ]
        return wire.Tie(list(tied.seats), points, text, tied.clause, compared, tied.shared)

    def fact(self, fact: Fact) -> wire.FactOfGame:
        values: dict[str, object] = {"count": fact.count, "also": fact.also, "of": fact.of}
        shown = wire.FactOfGame(fact.word, fact.seat, "", "", most=fact.most)
        if fact.thing is not None:
            domain, value = fact.thing
            shown.thing = domain.word(value) or ""
            values["thing"] = self.speech.name(text_key(domain, shown.thing))
        shown.text = self.say("fact", fact.word if fact.most else f"{fact.word}.own", **values)
        shown.value = self.say("fact", f"{fact.word}.value", **values)
        shown.more = self.say("fact", f"{fact.word}.more", **values) if self.has_more(fact) else ""
        return shown

    def has_more(self, fact: Fact) -> bool:
        return "more" in self.speech.bundle.get_message(f"fact-{self.game.name}-{fact.word}").attributes

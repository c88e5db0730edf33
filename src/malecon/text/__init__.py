"""Text for people: whole sentences by key, in the two Fluent files that terminal, server and browser share."""

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

from malecon.engine.catalogue import LANGUAGES
from malecon.engine.errors import IllegalMove, MaleconError, RecordError
from malecon.engine.events import Event
from malecon.engine.game import Game, Topic
from malecon.engine.moves import Move
from malecon.engine.shortage import Shortage
from malecon.engine.table import NATURE
from malecon.engine.words import SEAT, Domain
from malecon.games import others, own_sentences

FOLDER = Path(__file__).parent


def language_of_locale() -> str:
    """French where the environment asks for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return "fr" if os.environ[variable].lower().startswith("fr") else "en"
    return "en"


ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")


def entries(language: str) -> dict[str, str]:
    """The file of a language, cut into what it says by key; whatever belongs to an entry does not begin a line."""
    text = "\n".join([(FOLDER / f"{language}.ftl").read_text("utf-8"), *further_sentences(language)])
    found: dict[str, list[str]] = {}
    lines: list[str] = []  # those before the first entry are nobody's
    for line in text.splitlines(keepends=True):
        if begins := ENTRY.match(line):
            lines = found[begins[1]] = []
        lines.append(line)
    return {key: "".join(lines) for key, lines in found.items()}


def further_sentences(language: str) -> list[str]:
    """Of the games of others. Where these cannot be found, whoever wants to play them is told."""
    try:
        return [own_sentences(place, language) for place in others()]
    except MaleconError:
        return []


class LazyBundle(FluentBundle):
    """Understands an entry when it is first wanted: to parse the whole file takes longer than most commands do."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.entries = entries(language)
        self.parser = FluentParser(with_spans=False)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        key = f"-{entry_id}" if term else entry_id
        if key not in self._compiled:
            self.add_resource(self.parser.parse(self.entries[key]))
        return super()._lookup(entry_id, term)


@cache
def bundle(language: str) -> LazyBundle:
    """The file of a language, read once for all editions."""
    return LazyBundle(language)


@cache
def texts(language: str, edition: str = "") -> "Texts":
    if language not in LANGUAGES:
        raise MaleconError("error-unknown-language", language=language, known=", ".join(LANGUAGES))
    return Texts(language, edition)


LONGEST = 600  # characters of what somebody typed, shown again in a sentence


class Texts:
    """The sentences of one language, with the names that an edition has for its things."""

    def __init__(self, language: str, edition: str = "") -> None:
        self.language = language
        self.edition = edition
        self.bundle = bundle(language)

    def __contains__(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, key: str, **values: object) -> str:
        """The sentence of a key; `key.attribute` names one of its attributes."""
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has no value in {self.language}"
        text, _errors = self.bundle.format_pattern(pattern, values)
        return str(text)

    # -- things of a game -------------------------------------------------------------------------------------------

    def event(self, game: Game, event: Event, seats: Sequence[str], voice: str = "") -> str:
        """What happened; in a `voice`, said to somebody whom it concerns, where the sentence has such a form."""
        values = self.spoken(event.kind.fields, event.values, seats)
        key = f"event-{game.name}-{event.name}"
        return self.say(f"{key}.{voice}" if voice and self.has_form(key, voice) else key, **values)

    def headline(self, game: Game, event: Event, seats: Sequence[str], voice: str = "") -> str:
        """The same in a word or two, where it is known who did it."""
        values = self.spoken(event.kind.fields, event.values, seats)
        key = f"recap-{game.name}-{event.name}"
        return self.say(f"{key}.{voice}" if voice and self.has_form(key, voice) else key, **values)

    def move(self, game: Game, move: Move, decision: str, seats: Sequence[str]) -> str:
        """The label of a move; some read better when they know which question they answer."""
        values = self.spoken(move.kind.fields, move.fields, seats)
        special = f"move-{game.name}-{move.name}-{decision}"
        return self.say(special if special in self else f"move-{game.name}-{move.name}", **values)

    def ask(self, game: Game, decision: str, topic: Topic, seats: Sequence[str]) -> str:
        """The question, with what it is about."""
        fields = {name: domain for name, (domain, _) in topic.items()}
        values = {name: value for name, (_, value) in topic.items()}
        return self.say(f"ask-{game.name}-{decision}", **self.spoken(fields, values, seats))

    def has_form(self, key: str, attribute: str) -> bool:
        return attribute in self.bundle.get_message(key).attributes

    def name(self, key: str) -> str:
        """The name of a thing, as the edition has it."""
        return self.say(self.in_edition(key))

    def in_short(self, key: str, **values: object) -> str:
        """What a thing does, as the edition has it: `tile-dam.effect`."""
        name, _, attribute = key.partition(".")
        return self.say(f"{self.in_edition(name)}.{attribute}" if attribute else self.in_edition(name), **values)

    def counted(self, key: str, amount: int) -> str:
        """So many of a thing."""
        return self.in_short(key, amount=amount, count=amount)

    def short_of(self, shortages: Sequence[Shortage]) -> str:
        """What there is too little of, in numbers."""
        said = [self.shortage(shortage) for shortage in shortages]
        text = said[-1]
        for sentence in reversed(said[:-1]):
            text = self.say("shortage-list", first=sentence, rest=text)
        return text

    def shortage(self, shortage: Shortage) -> str:
        needs, has = shortage.needs, shortage.has
        amounts = {"needs": needs, "has": has, "missing": needs - has}
        counted = {f"{name}_counted": self.counted(shortage.counted, amount) for name, amount in amounts.items()}
        return self.say(f"shortage-{shortage.where}", **amounts, **counted)

    def who(self, seat: int, seats: Sequence[str]) -> str:
        return self.say("nature") if seat == NATURE else seats[seat]

    def clause(self, game: Game, id: str) -> str:
        return game.catalogue[id].text[self.language]

    def spoken(self, fields: dict[str, Domain], values: dict[str, int], seats: Sequence[str]) -> dict[str, object]:
        """The arguments of a sentence: seats by name, numbers as they are, words with their names and articles."""
        numbers = {name: value for name, value in values.items() if is_number(fields[name])}
        spoken: dict[str, object] = dict(numbers)
        for name, value in values.items():
            domain = fields[name]
            if domain is SEAT:
                spoken[name] = self.who(value, seats)
            elif name not in numbers:
                word = domain.word(value) or "none"
                spoken[name] = word
                spoken[f"{name}_name"] = word
                if word != "none":
                    spoken |= self.forms(name, text_key(domain, word), numbers)
        return spoken

    def forms(self, name: str, key: str, numbers: dict[str, int]) -> dict[str, object]:
        """A word as the sentences need it: its name, with its article, counted ..."""
        key = self.in_edition(key)
        message = self.bundle.get_message(key)
        forms: dict[str, object] = {f"{name}_name": self.say(key)}
        for attribute in message.attributes:
            forms[f"{name}_{attribute}"] = self.say(f"{key}.{attribute}", **numbers)
        return forms

    def in_edition(self, key: str) -> str:
        """The key of the edition's own name for a thing, where it has one: `tile-dam-in-fr2007`."""
        own = f"{key}-in-{self.edition}"
        return own if own in self else key

    # -- errors -----------------------------------------------------------------------------------------------------

    def error(self, trouble: MaleconError, game: Game | None = None) -> str:
        """What is wrong and what to do, with the rule behind it where there is one."""
        values = dict(trouble.values)
        if isinstance(trouble, RecordError):
            values["trouble"] = self.error(trouble.trouble, game)
        elif trouble.key == "error-other-question":
            values["decision"] = self.say(f"decision-{values['game']}-{values['decision']}")
        elif isinstance(trouble, IllegalMove):
            values["rule"] = self.clause(game, trouble.clause) if game else ""
            if trouble.shortages:
                values["short"] = self.short_of(trouble.shortages)
        values = {name: value if name == "trouble" else shortened(value) for name, value in values.items()}
        sentence = self.say(f"{trouble.key}.lacking" if "short" in values else trouble.key, **values)
        if "allowed" in values and not isinstance(trouble, IllegalMove):
            sentence += "\n" + self.say("error-allowed", allowed=values["allowed"])
        return sentence


def voice_of(event: Event, viewer: int | None) -> str:
    """How an event is said to a viewer: "you" to the seat it names first, who acts or whom it befalls; "to-you" to
    the other one, such as who is robbed; "" to everybody else, with the names of all.
    """
    if viewer is None:
        return ""
    seats = [event.values[name] for name, domain in event.kind.fields.items() if domain is SEAT]
    if viewer not in seats:
        return ""
    return "you" if seats[0] == viewer else "to-you"


def shortened(value: object) -> object:
    """Fluent shows nothing at all of a text beyond a few thousand characters."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def text_key(domain: Domain, word: str) -> str:
    """The key of a word. A pair is one word with a plus sign, "worker+architect", and Fluent allows none in a key."""
    return f"{domain.name}-{word.replace('+', '-and-')}"


def is_number(domain: Domain) -> bool:
    """Numbers are their own words; every other domain has names in the text files."""
    return not domain.words or (domain is not SEAT and domain.words[0].isdigit())

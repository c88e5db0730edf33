"""The pages of the rules, in Markdown: a game, its chapters, its editions, its options, and all its clauses by id."""

from collections.abc import Iterator

from handbook.addresses import chapters
from handbook.evidence import proofs
from handbook.words import tell
from malecon.cli.coverage import cardboard_of
from malecon.cli.rules import how_played
from malecon.engine.catalogue import Difference, Group, Section
from malecon.engine.game import Game
from malecon.engine.options import Option
from malecon.games import games
from malecon.text import Texts, texts

BESIDES = ("differences", "options", "all")  # the pages of a game beside its chapters, whose names they do not bear


def pages(language: str) -> Iterator[tuple[str, str]]:
    """Every page of the rules but the first, with its text."""
    for game in games().values():
        book = Rulebook(game, language)
        folder = f"rules/{game.name}"
        yield f"{folder}/index", book.front()
        for section in game.catalogue.sections:
            yield f"{folder}/{section.id}", book.chapter(section)
        yield f"{folder}/differences", book.editions()
        yield f"{folder}/options", book.options()
        yield f"{folder}/all", book.clauses()


class Rulebook:
    """The rules of a game, written in a language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.speech: Texts = texts(language)
        self.say = self.speech.say

    def tell(self, key: str, **values: object) -> str:
        return tell(self.language, f"site-{key}", game=self.game.title, **values)

    # -- chapters ---------------------------------------------------------------------------------------------------

    def front(self) -> str:
        catalogue = self.game.catalogue
        cardboard = cardboard_of(self.game)
        proved = [id for id in catalogue if id in proofs()]
        about = self.tell("game-about", count=len(catalogue), proved=len(proved), cardboard=len(cardboard))
        rows = [
            f"[{section.title[self.language]}]({section.id}.md)\n\n  {section.about[self.language]}\n\n"
            f"  {self.tell('chapter-count', count=self.size(section))}"
            for section in catalogue.sections
        ]
        besides = {
            "differences": self.tell("editions-link"),
            "options": self.tell("options-link"),
            "all": self.tell("all-clauses-link"),
        }
        return "\n".join(
            [
                f"# {self.game.title}\n\n{about}\n\n## {self.tell('game-chapters')}\n\n{{.chapters}}",
                *(f"- {row}" for row in rows),
                f"\n## {self.tell('game-further')}\n",
                *(f"- [{title}]({page}.md)" for page, title in besides.items()),
                toctree([*(section.id for section in catalogue.sections), *BESIDES]),
            ]
        )

    def size(self, section: Section) -> int:
        return sum(len(self.game.catalogue.clauses_of(group)) for group in section.groups)

    def chapter(self, section: Section) -> str:
        groups = "\n".join(self.group(group) for group in section.groups)
        return f"# {section.title[self.language]}\n\n{{.about}}\n{section.about[self.language]}\n\n{groups}"

    def group(self, group: Group) -> str:
        title = self.say(group.thing) if group.thing else group.title.get(self.language, "")
        clauses = "".join(f"```{{clause}} {clause.id}\n```\n\n" for clause in self.game.catalogue.clauses_of(group))
        return f"## {title[:1].upper()}{title[1:]}\n\n{clauses}" if title else clauses

    # -- editions and options ---------------------------------------------------------------------------------------

    def editions(self) -> str:
        listed = "".join(f"`{each.id}`\n: {self.edition(each.id)}\n\n" for each in self.game.editions)
        count = self.say("rules-editions-of", game=self.game.title, count=len(self.game.editions))
        differences = self.game.catalogue.differences
        told = "\n".join(self.difference(each) for each in differences) or self.say("rules-no-differences")
        return f"# {self.tell('editions')}\n\n{count}\n\n{listed}\n{told}\n"

    def edition(self, id: str) -> str:
        return self.say(f"edition-{self.game.name}-{id}")

    def difference(self, difference: Difference) -> str:
        lines = [f"(difference-{self.game.name}-{difference.id})=\n## {difference.topic[self.language]}\n"]
        lines += [f"*{capital(self.say(f'difference-{difference.kind}'))}.*\n"]
        for reading in dict.fromkeys((difference.default, *difference.readings)):
            lines.append(f"- {self.reading(difference, reading)}")
        if difference.ruling is not None and difference.ruling != difference.default:
            lines.append(f"- {self.say('rules-ruling')} {self.clause(difference.ruling)}")
        option = self.game.switch_of(difference)
        if option is not None:
            title = self.say(f"option-{self.game.name}-{option.name}")
            lines.append(f"\n[{title}](options.md#option-{self.game.name}-{option.name})\n")
        return "\n".join(lines) + "\n"

    def reading(self, difference: Difference, id: str) -> str:
        clause, switch = self.game.catalogue[id], self.game.switch_of(difference)
        printed = [] if clause.editions == ("all",) else clause.editions
        played = [edition.id for edition in self.game.editions if self.game.plays(edition, difference, id)]
        sentences = [
            self.say("rules-printed-in", editions=", ".join(printed), count=len(printed)),
            self.say(how_played(played, difference, switch, id), editions=", ".join(played)),
        ]
        return f"{self.clause(id)}\n\n  {' '.join(sentences)}"

    def clause(self, id: str) -> str:
        return f"{self.game.catalogue[id].text[self.language]} `{id}`"

    def options(self) -> str:
        told = "\n".join(self.option(option) for option in self.game.options)
        return f"# {self.tell('options')}\n\n{told or self.tell('options-none')}\n"

    def option(self, option: Option) -> str:
        key = f"option-{self.game.name}-{option.name}"
        lines = [f"(option-{self.game.name}-{option.name})=\n## {self.say(key)}\n\n{self.say(f'{key}.why')}\n"]
        for value in option.values:
            set_by = [
                edition.id
                for edition in self.game.editions
                if self.game.chosen_options(edition, {})[option.name] == value
            ]
            set_in = self.say("rules-option-set-by", editions=", ".join(set_by), count=len(set_by))
            lines.append(f"`--option {option.name}={value}`\n: {capital(self.say(f'{key}-{value}'))}\n\n  {set_in}\n")
        clauses = dict.fromkeys(id for id in (option.clause, *option.readings) if id)
        lines.append(f"\n{self.tell('option-clause')} {', '.join(f'`{id}`' for id in clauses)}\n")
        return "\n".join(lines)

    # -- all clauses ------------------------------------------------------------------------------------------------

    def clauses(self) -> str:
        columns = [self.tell(f"column-{name}") for name in ("clause", "kind", "chapter")]
        rows = [self.row(id) for id in sorted(self.game.catalogue)]
        head = f"| {' | '.join(columns)} |\n| --- | --- | --- |\n"
        return f"# {self.tell('all-clauses')}\n\n{head}{''.join(rows)}\n"

    def row(self, id: str) -> str:
        _, section = chapters()[id]
        kind = self.say(f"clause-kind-{self.game.catalogue[id].kind}")
        return f"| `{id}` | {kind} | [{section.title[self.language]}]({section.id}.md) |\n"


def toctree(pages: list[str], caption: str = "") -> str:
    told = f":caption: {caption}\n" if caption else ""
    return f"\n```{{toctree}}\n:hidden:\n{told}\n{chr(10).join(pages)}\n```\n"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

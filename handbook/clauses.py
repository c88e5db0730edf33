"""`{clause} ID` in a page: a clause as a section of it, with its reason, its source and what proves it."""

from collections.abc import Iterable, Sequence
from functools import cache

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from handbook.addresses import across, address, clauses, fixed_address, other_language, up
from handbook.evidence import citations, proofs, proved_together
from handbook.relations import NAMED, differences_of, game_of, options_of, related
from handbook.words import tell
from malecon.cli.coverage import cardboard_of
from malecon.engine.catalogue import Clause
from malecon.engine.game import Game
from malecon.server.http.rulebook import left_out
from malecon.text import texts

MOST_TOGETHER = 8  # a test that proves more at once says little about each


class ClauseDirective(SphinxDirective):
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        clause = clauses()[self.arguments[0]]
        return [Card(clause, self.env.docname, self.config.language).section()]


@cache
def cardboard(game: str) -> dict[str, dict[str, str]]:
    return cardboard_of(game_of(game))


class Card:
    """A clause on a page, in the language of its site."""

    def __init__(self, clause: Clause, page: str, language: str) -> None:
        self.clause = clause
        self.page = page
        self.language = language
        self.say = texts(language).say
        self.game: Game = game_of(clause.id)

    def tell(self, key: str, **values: object) -> str:
        return tell(self.language, f"site-clause-{key}", **values)

    def section(self) -> nodes.section:
        clause = self.clause
        section = nodes.section(ids=[clause.id], names=[clause.id], classes=["clause", f"clause-{clause.kind}"])
        kind = nodes.inline("", self.say(f"clause-kind-{clause.kind}"), classes=["kind"])
        section += nodes.title("", "", nodes.literal("", clause.id))
        section += nodes.paragraph("", "", kind, classes=["kinds"])
        section += nodes.paragraph("", "", *self.linked(clause.text[self.language]), classes=["wording"])
        if not clause.default:
            section += nodes.paragraph("", self.tell("not-default"), classes=["unplayed"])
        section += self.example()
        if clause.why:
            reason = [nodes.strong("", self.say("rules-why")), nodes.Text(" "), *self.linked(clause.why[self.language])]
            section += nodes.paragraph("", "", *reason, classes=["why"])
        section += self.facts()
        section += self.proof()
        return section

    def linked(self, text: str) -> list[nodes.Node]:
        """A text in which clauses that it names are links."""
        parts: list[nodes.Node] = []
        rest = 0
        for found in NAMED.finditer(text):
            if found[0] in clauses():
                parts += [nodes.Text(text[rest : found.start()]), self.link(found[0])]
                rest = found.end()
        return [*parts, nodes.Text(text[rest:])]

    def link(self, id: str) -> nodes.reference:
        return nodes.reference("", "", nodes.literal("", id), refuri=f"{up(self.page)}{address(id)}", internal=True)

    def example(self) -> list[nodes.Node]:
        steps: list[nodes.Node] = []
        for step, lines in self.clause.example.items():
            told = [nodes.paragraph("", "", *self.linked(line)) for line in lines[self.language]]
            steps.append(field(self.say(f"rules-{step}"), told))
        return [nodes.field_list("", *steps, classes=["example"])] if steps else []

    # -- what is known of it ----------------------------------------------------------------------------------------

    def facts(self) -> nodes.field_list:
        clause, game = self.clause, self.game
        others = related(game, clause)
        together = [id for id in proved_together().get(clause.id, []) if id not in others]
        rows = {
            "sources": [nodes.paragraph("", source) for source in clause.sources],
            "status": [nodes.paragraph("", self.say(f"clause-status-{clause.status}"))] if clause.status else [],
            "editions": self.editions([] if clause.editions == ("all",) else clause.editions),
            "left-out": self.editions(left_out(game, clause)),
            "option": [
                self.pointer("options", option.name, self.say(f"option-{game.name}-{option.name}"))
                for option in options_of(game, clause.id)
            ],
            "differences": [
                self.pointer("differences", each.id, each.topic[self.language])
                for each in differences_of(game, clause.id)
            ],
            "related": self.links(others),
            "together": self.links(together if len(together) <= MOST_TOGETHER else []),
            "code": places(citations().get(clause.id, [])),
            "address": [self.own_addresses()],
        }
        fields = [field(self.tell(name), told) for name, told in rows.items() if told]
        return nodes.field_list("", *fields, classes=["facts"])

    def editions(self, ids: Sequence[str]) -> list[nodes.Node]:
        return [nodes.paragraph("", self.say(f"edition-{self.game.name}-{id}")) for id in ids]

    def pointer(self, page: str, thing: str, text: str) -> nodes.paragraph:
        game = self.game.name
        target = f"{up(self.page)}rules/{game}/{page}.html#{page[:-1]}-{game}-{thing}"
        return nodes.paragraph("", "", nodes.reference("", text, refuri=target, internal=True))

    def links(self, ids: Iterable[str]) -> list[nodes.Node]:
        return [nodes.paragraph("", "", self.link(id)) for id in ids]

    def own_addresses(self) -> nodes.paragraph:
        """The address that stays, and the same clause in the other language."""
        other, id = other_language(self.language), self.clause.id
        stays = nodes.literal("", fixed_address(id))
        here = nodes.reference("", "", stays, refuri=up(self.page) + fixed_address(id), internal=True)
        name = tell(self.language, "site-other-language")
        there = nodes.reference("", name, refuri=across(self.page, self.language) + address(id), internal=True)
        there["classes"].append(f"in-{other}")
        return nodes.paragraph("", "", here, nodes.Text(" · "), there)

    def proof(self) -> list[nodes.Node]:
        reasons = cardboard(self.game.name)
        if self.clause.id in reasons:
            reason = reasons[self.clause.id][self.language]
            return [nodes.paragraph("", self.tell("cardboard", reason=reason), classes=["proof"])]
        tests = proofs().get(self.clause.id, [])
        items = [
            nodes.list_item(
                "",
                nodes.paragraph(
                    "",
                    "",
                    nodes.inline("", test.sentence, classes=["sentence"]),
                    nodes.Text(" "),
                    nodes.literal("", str(test.place)),
                ),
            )
            for test in tests
        ]
        summary = self.tell("proved", count=len(tests))
        return [
            raw(f'<details class="proof"><summary>{summary}</summary>'),
            nodes.bullet_list("", *items),
            raw("</details>"),
        ]


def field(name: str, body: Sequence[nodes.Node]) -> nodes.field:
    return nodes.field("", nodes.field_name("", name), nodes.field_body("", *body))


def places(found: Iterable[object]) -> list[nodes.Node]:
    return [nodes.paragraph("", "", nodes.literal("", str(place))) for place in found]


def raw(html: str) -> nodes.raw:
    return nodes.raw("", html, format="html")

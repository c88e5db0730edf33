"""What a person is shown of the match: the table, the news, the question with its moves, and the end."""

from collections.abc import Sequence

from rich.console import RenderableType

from malecon.cli.terminal.log import Log
from malecon.cli.terminal.screen import QUESTION, Screen
from malecon.drawing.layout import QUIET
from malecon.drawing.sheet import draw
from malecon.engine.events import Event
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.outcome import Outlook
from malecon.engine.sheet import Scene
from malecon.games import find_sheet
from malecon.text.outcomes import spoken

MOST_WITH_PREVIEW = 14  # longer lists show their labels only, side by side


class Display:
    """Puts a match on the screen, always as the view of one seat.

    Whoever plays alone against bots is `you`; people who share the keyboard are told apart by their names.
    """

    def __init__(self, match: Match, screen: Screen, you: int | None = None) -> None:
        self.match = match
        self.game = match.game
        self.names = match.setting.seats
        self.screen = screen
        self.texts = screen.texts
        self.you = you
        self.log = Log(match, self.texts, you)
        self.sheet = find_sheet(self.game)
        self.seen: dict[int, int] = {}  # by seat, how many moves had been played when the person last looked

    def news_and_question(self, seat: int) -> None:
        """The table when anybody else has changed it, the news, the question and the moves."""
        seen = self.seen.get(seat, 0)
        others_moved = any(played.seat != seat for played in self.match.played[seen:])
        self.screen.show(self.table(seat) if others_moved else self.between(seat))
        self.screen.news(self.log.since(seen))
        self.seen[seat] = len(self.match.played)
        self.question(seat)

    def table(self, seat: int | None) -> RenderableType:
        """All that lies there, as a seat sees it."""
        return draw(self.sheet.areas(self.scene(seat)), self.screen.width)

    def between(self, seat: int | None) -> RenderableType:
        """What is needed between two questions of a turn."""
        areas = self.sheet.between or self.sheet.areas
        return draw(areas(self.scene(seat)), self.screen.width)

    def table_and_question(self, seat: int) -> None:
        self.screen.show(self.table(seat))
        self.question(seat)

    def table_and_moves(self, seat: int) -> None:
        """The same for somebody who only looks and will answer nothing."""
        self.screen.show(self.table(seat))
        self.question_and_moves(seat)

    def forget_undone(self) -> None:
        """After an undo, nobody has seen more than there is."""
        for seat, seen in self.seen.items():
            self.seen[seat] = min(seen, len(self.match.played))

    def question(self, seat: int) -> None:
        self.question_and_moves(seat)
        self.screen.say(self.texts.say("play-choose"), QUIET)

    def question_and_moves(self, seat: int) -> None:
        key = "play-your-turn" if self.you is None else "play-your-turn.you"
        self.screen.heading(self.texts.say(key, name=self.names[seat]))
        topic = self.game.topic(self.match.table)
        self.screen.say(self.texts.ask(self.game, self.match.decision.name, topic, self.names), QUESTION)
        outlooks = self.match.outlooks(seat, self.match.legal(seat))
        clusters = self.clusters(seat, outlooks)
        if any(line for line, _ in clusters):
            self.screen.clusters(clusters)
        elif len(outlooks) > MOST_WITH_PREVIEW:
            self.screen.labels([self.words(outlook) for outlook in outlooks])
        else:
            labels = [self.words(outlook) for outlook in outlooks]
            self.screen.moves(list(zip(labels, self.previews(outlooks), strict=True)))

    def clusters(self, seat: int, outlooks: Sequence[Outlook]) -> list[tuple[str, list[tuple[int, str]]]]:
        """The lines that moves share, each with the numbers and items of its moves; "" for moves that share none."""
        scene = self.scene(seat)
        clusters: list[tuple[str, list[tuple[int, str]]]] = []
        for number, outlook in enumerate(outlooks, 1):
            found = self.sheet.cluster(scene, outlook.move)
            line, item = (found.line, found.item) if found else ("", self.words(outlook))
            if not clusters or clusters[-1][0] != line:
                clusters.append((line, []))
            clusters[-1][1].append((number, item))
        return clusters

    def label(self, seat: int, move: Move) -> str:
        return self.words(self.match.outlooks(seat, [move])[0])

    def words(self, outlook: Outlook) -> str:
        """A move by what it brings."""
        return spoken(self.texts, self.game, outlook, self.match.decision.name, self.names).text

    def previews(self, outlooks: Sequence[Outlook]) -> list[str]:
        """What else each move would bring about, in the sentences of the log."""
        brought = [outlook.effects for outlook in outlooks]
        # What every move brings about helps nobody to choose.
        telling = [[event for event in events if not all(event in other for other in brought)] for events in brought]
        previews = [self.preview(outlook.move, events) for outlook, events in zip(outlooks, telling, strict=True)]
        return [
            preview if preview or outlook.effects or self.says_it(outlook) else self.texts.say("play-preview-nothing")
            for preview, outlook in zip(previews, outlooks, strict=True)
        ]

    def says_it(self, outlook: Outlook) -> bool:
        """Whether the words of the move tell already what comes of it."""
        return outlook.move.name in self.sheet.tells or bool(outlook.naming.does)

    def preview(self, move: Move, events: Sequence[Event]) -> str:
        """The sentences of the events, less what the words of the move say already."""
        told = self.sheet.tells.get(move.name, frozenset())
        return " ".join(self.log.sentence(event) for event in events if event.name not in told)

    def scene(self, seat: int | None) -> Scene:
        return Scene(self.match.view(seat), self.match.setting, self.texts)

    def end(self, facing: int | None) -> None:
        """The screens are removed: everybody may see everything. `facing` is who sits before the terminal, if any."""
        scene = self.scene(None)
        self.screen.show(self.table(None))
        self.screen.news(self.log.since(0 if facing is None else self.seen[facing]))
        self.screen.heading(self.texts.say("play-over"))
        places, scores = self.match.places(), self.match.scores()
        for seat in sorted(range(len(places)), key=places.__getitem__):
            more = self.sheet.tie_breaks(scene, seat)
            name, points = self.names[seat], scores[seat]
            line = self.texts.say(self.sheet.place_key, place=places[seat], name=name, points=points, **more)
            self.screen.say(line)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        key = "play-winner.you" if self.you in winners else "play-winner"
        names = ", ".join(self.names[seat] for seat in winners)
        self.screen.say(self.texts.say(key, names=names, count=len(winners)), QUESTION)

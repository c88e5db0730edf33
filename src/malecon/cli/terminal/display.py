"""What a person is shown of the match: the table, the news, the question with its moves, and the end."""

from collections.abc import Sequence

from rich.console import RenderableType

from malecon.cli.terminal.layout import QUIET
from malecon.cli.terminal.log import Log
from malecon.cli.terminal.screen import QUESTION, Screen
from malecon.cli.terminal.sheet import draw
from malecon.engine.events import Event
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.sheet import Caption, Scene
from malecon.games import find_sheet

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

    def forget_undone(self) -> None:
        """After an undo, nobody has seen more than there is."""
        for seat, seen in self.seen.items():
            self.seen[seat] = min(seen, len(self.match.played))

    def question(self, seat: int) -> None:
        key = "play-your-turn" if self.you is None else "play-your-turn.you"
        self.screen.heading(self.texts.say(key, name=self.names[seat]))
        topic = self.game.topic(self.match.table)
        self.screen.say(self.texts.ask(self.game, self.match.decision.name, topic, self.names), QUESTION)
        moves = self.match.legal(seat)
        clusters = self.clusters(seat, moves)
        if any(line for line, _ in clusters):
            self.screen.clusters(clusters)
        elif len(moves) > MOST_WITH_PREVIEW:
            self.screen.labels([self.label(seat, move) for move in moves])
        else:
            labels = [self.label(seat, move) for move in moves]
            self.screen.moves(list(zip(labels, self.previews(seat, moves), strict=True)))
        self.screen.say(self.texts.say("play-choose"), QUIET)

    def clusters(self, seat: int, moves: Sequence[Move]) -> list[tuple[str, list[tuple[int, str]]]]:
        """The lines that moves share, each with the numbers and items of its moves; "" for moves that share none."""
        scene = self.scene(seat)
        clusters: list[tuple[str, list[tuple[int, str]]]] = []
        for number, move in enumerate(moves, 1):
            found = self.sheet.cluster(scene, move)
            line, item = (found.line, found.item) if found else ("", self.label(seat, move))
            if not clusters or clusters[-1][0] != line:
                clusters.append((line, []))
            clusters[-1][1].append((number, item))
        return clusters

    def label(self, seat: int, move: Move) -> str:
        return self.caption(self.scene(seat), move).label

    def caption(self, scene: Scene, move: Move) -> Caption:
        """What the sheet says of a move, else the rules' own words for it."""
        plain = self.texts.move(self.game, move, self.match.decision.name, self.names)
        return self.sheet.caption(scene, move, plain) or Caption(plain)

    def previews(self, seat: int, moves: Sequence[Move]) -> list[str]:
        """What each move would bring about, in the sentences of the log."""
        scene = self.scene(seat)
        brought = [self.match.preview(seat, move) for move in moves]
        # What every move brings about helps nobody to choose.
        telling = [[event for event in events if not all(event in other for other in brought)] for events in brought]
        previews = [self.preview(scene, move, events) for move, events in zip(moves, telling, strict=True)]
        return [
            preview if preview or events or self.captioned(scene, move) else self.texts.say("play-preview-nothing")
            for preview, events, move in zip(previews, brought, moves, strict=True)
        ]

    def captioned(self, scene: Scene, move: Move) -> bool:
        return self.sheet.caption(scene, move, "") is not None

    def preview(self, scene: Scene, move: Move, events: Sequence[Event]) -> str:
        """The sentences of the events, less what the label of the move says already."""
        caption = self.caption(scene, move)
        sentences = [self.log.sentence(event) for event in events if event.name not in caption.tells]
        return " · ".join(part for part in (caption.aside, " ".join(sentences)) if part)

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

"""A table as an assistant knows it: the seat, what it was told last, and what each of its tools answers."""

from malecon.assistant.changes import Row, differences, labelled, rows_of, whole
from malecon.assistant.report import Section, in_groups, numbered, once, page, report, size
from malecon.assistant.seat import Seat
from malecon.bots.spoken import because, compared, percent
from malecon.engine.errors import IllegalMove, MaleconError
from malecon.engine.moves import Move

MOST_BY_ONE = 300  # bytes: longer lists of moves are told by what they have in common
ADVISED = 3  # moves
NAMED = 6  # moves that a clause forbids


class AssistantTable:
    """Answers in words; remembers what has been looked at."""

    def __init__(self, name: str, seat: Seat) -> None:
        self.name = name
        self.seat = seat
        self.say = seat.speech.say
        self.rows: dict[str, Row] = {}  # as they were last told
        self.count = 0  # moves that have been told
        self.news: list[str] = []  # since the last turn
        self.changes: list[str] = []

    # -- looking ----------------------------------------------------------------------------------------------------

    def begun(self) -> str:
        """The first look: all of it."""
        self.note()
        setting = self.seat.match.setting
        named = ", ".join(setting.seats)
        you = setting.seats[self.seat.number]
        opened = self.say("assistant-opened", table=self.name, game=setting.game.title, names=named, you=you)
        return "\n".join((opened, self.look("table", 1), self.what_now()))

    def turn(self) -> str:
        """What has happened and changed since this was asked last, and what can be done now."""
        self.note()
        sections = [
            Section("news", self.say("assistant-news"), self.news, 0.3, newest=True),
            Section("changes", self.say("assistant-changes"), self.changes, 0.35),
            self.now(),
        ]
        return report(self.seat.speech, sections)

    def look(self, part: str, first: int) -> str:
        if part == "new":
            return self.turn()
        if part == "table":
            lines = list(whole(self.seat.speech, self.seat.table()))
            self.rows = rows_of(self.seat.table())
        elif part == "moves":
            moves = zip(numbered(self.seat.moves()), self.seat.legal(), strict=True)
            lines = [f"{line} [{move}]" for line, move in moves]
        else:
            lines = self.news if part == "news" else self.changes
        if first > max(len(lines), 1):
            raise MaleconError("assistant-no-line", first=first, last=len(lines))
        return page(self.seat.speech, lines, first, part) or self.say("assistant-nothing")

    def note(self) -> None:
        """Keep what is new, so that the rest of it can be asked for."""
        rows, played = rows_of(self.seat.table()), len(self.seat.match.played)
        self.news = once(self.seat.told_since(min(self.count, played)))
        self.changes = list(differences(self.seat.speech, self.rows, rows))
        self.rows, self.count = rows, played

    def now(self) -> Section:
        """The question and the moves; at the end, how the game came out."""
        if self.seat.match.over:
            first, *lines = self.seat.result()
            return Section("moves", first, lines, 1.0)
        moves = self.seat.moves()
        lines = numbered(moves)
        heading = "assistant-question"
        if sum(map(size, lines)) > MOST_BY_ONE and len(grouped := in_groups(self.seat.speech, moves)) < len(lines):
            lines, heading = grouped, "assistant-question-groups"
        return Section("moves", self.say(heading, question=self.seat.question()), lines, 0.35)

    def what_now(self) -> str:
        return report(self.seat.speech, [self.now()])

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, move: str) -> str:
        try:
            self.seat.play(move)
        except IllegalMove as trouble:
            raise MaleconError(
                "assistant-refused", reason=self.seat.refused(trouble.move, trouble.clause, trouble.shortages)
            ) from trouble
        return self.turn()

    def undo(self) -> str:
        undone = self.seat.undo()
        self.count = min(self.count, len(self.seat.match.played))
        return "\n".join((self.say("play-undone", move=str(undone)), self.turn()))

    # -- asking -----------------------------------------------------------------------------------------------------

    def why(self, move: str) -> str:
        if move:
            return self.seat.why(self.seat.read(move))
        forbidden = self.seat.forbidden()
        if not forbidden:
            return self.say("assistant-all-allowed")
        lines = [labelled(self.seat.speech, clause, self.named(moves)) for clause, moves in forbidden.items()]
        return "\n".join((self.say("assistant-forbidden"), *lines))

    def named(self, moves: list[Move]) -> str:
        shown = ", ".join(map(str, moves[:NAMED]))
        if len(moves) <= NAMED:
            return shown
        return self.say("assistant-and-more", shown=shown, count=len(moves) - NAMED)

    def hint(self) -> str:
        """The best moves by the strongest bot, how much better the first is, and why."""
        seat = self.seat
        advice = seat.advice()
        vocabulary, legal, spoken = seat.game.vocabulary, seat.legal(), seat.moves()
        words = {move: said.text for move, said in zip(legal, spoken, strict=True)}
        labels = [words[vocabulary.parse(judged.move)] for judged in advice.moves]
        lines = [
            self.say(
                "assistant-advised",
                number=legal.index(vocabulary.parse(judged.move)) + 1,
                move=label,
                percent=percent(judged.wins[seat.number]),
                points=f"{judged.points[seat.number]:.1f}",
            )
            for judged, label in zip(advice.moves[:ADVISED], labels, strict=False)
        ]
        reason = because(seat.speech, seat.game.name, advice, seat.number)
        return "\n".join(filter(None, (*lines, compared(seat.speech, advice, seat.number, labels), reason)))

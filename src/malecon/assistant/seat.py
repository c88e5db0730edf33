"""One seat at a table on this machine: chance and the bots answer until the seat is asked, or the game is over."""

from collections.abc import Mapping, Sequence

from malecon.bots import Bot
from malecon.bots.explain import Advice, advise
from malecon.drawing.words import TableInWords, in_words
from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.errors import MaleconError
from malecon.engine.events import Event
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.shortage import Shortage
from malecon.text import Texts, voice_of
from malecon.text.outcomes import Spoken, spoken_moves


class Seat:
    """All that whoever sits here may do and see; nothing is made of the table but by the view of the seat."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot], chance: Chance, speech: Texts) -> None:
        self.match = match
        self.game = match.game
        self.number = seat
        self.bots = bots
        self.chance = chance
        self.speech = speech
        self.forced: set[int] = set()  # the numbers of the moves that were the only ones
        self.go_on()

    # -- playing ----------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Until there is something to choose here."""
        while not self.match.over:
            if self.match.nature_asked:
                self.match.play_nature(self.chance)
                continue
            others = [seat for seat in self.match.asked if seat in self.bots]
            if others:
                self.let_play(others[0])
            elif len(legal := self.legal()) == 1:
                self.match.play(self.number, legal[0])
                self.forced.add(len(self.match.played))
            else:
                return

    def let_play(self, seat: int) -> None:
        move = self.bots[seat].choose(self.match.view(seat), self.match.legal(seat), known=self.match.known())
        self.match.play(seat, move)

    def play(self, text: str) -> None:
        self.match.play(self.number, self.read(text))
        self.forced.discard(len(self.match.played))  # the number may have belonged to a move since undone
        self.go_on()

    def undo(self) -> Move:
        """Back to the last real choice."""
        undone = self.match.undo(self.number)
        try:
            while len(self.legal()) == 1:
                undone = self.match.undo(self.number)
        finally:
            self.go_on()
        return undone.move

    def read(self, text: str) -> Move:
        """The move that a number of the list or a text means; it need not be legal."""
        if self.match.over:
            raise MaleconError("error-game-over")
        legal = self.legal()
        if not (text.isascii() and text.isdigit()):
            return self.game.vocabulary.parse(text)
        if not 1 <= int(text[:9]) <= len(legal):
            raise MaleconError("assistant-no-number", number=text, last=len(legal))
        return legal[int(text) - 1]

    def legal(self) -> list[Move]:
        return self.match.legal(self.number)

    # -- looking ----------------------------------------------------------------------------------------------------

    def table(self) -> TableInWords:
        return in_words(self.match.setting, self.match.view(self.number), self.speech)

    def moves(self) -> list[Spoken]:
        """The legal moves by what they bring."""
        return spoken_moves(self.speech, self.match, self.number, self.legal())

    def question(self) -> str:
        topic = self.game.topic(self.match.table)
        return self.speech.ask(self.game, self.match.decision.name, topic, self.match.setting.seats)

    def told_since(self, count: int) -> list[str]:
        """What everybody was told after so many moves, in sentences; from 0, how the table was laid as well."""
        told = [self.sentence(event) for event in self.match.opening] if count == 0 else []
        for played in self.match.played[count:]:
            if played.number in self.forced:
                label = self.speech.move(self.game, played.move, played.decision, self.match.setting.seats)
                told.append(self.speech.say("play-forced", move=label))
            told += [self.sentence(event) for event in played.events]
        return told

    def sentence(self, event: Event) -> str:
        return self.speech.event(self.game, event, self.match.setting.seats, voice_of(event, self.number))

    def result(self) -> list[str]:
        """The places, the first one first."""
        names, places, scores = self.match.setting.seats, self.match.places(), self.match.scores()
        ranked = sorted(range(len(places)), key=places.__getitem__)
        winners = [names[seat] for seat in ranked if places[seat] == 1]
        key = "play-winner.you" if places[self.number] == 1 else "play-winner"
        won = self.speech.say(key, names=", ".join(winners), count=len(winners))
        lines = [
            self.speech.say("play-place-points", place=places[seat], name=names[seat], points=scores[seat])
            for seat in ranked
        ]
        return [self.speech.say("play-over"), *lines, won]

    # -- asking -----------------------------------------------------------------------------------------------------

    def why(self, move: Move) -> str:
        """The clause that forbids a move, and what there is too little of."""
        clause = self.match.refusal(self.number, move)
        if clause is None:
            return self.speech.say("play-legal", move=str(move))
        return self.refused(str(move), clause, self.game.shortages(self.match.table, self.number, move))

    def refused(self, move: str, clause: str, shortages: Sequence[Shortage]) -> str:
        short = self.speech.short_of(shortages) if shortages else "none"
        rule = self.speech.clause(self.game, clause)
        return self.speech.say("play-why", move=move, short=short, rule=rule, clause=clause)

    def forbidden(self) -> dict[str, list[Move]]:
        """What would answer this question but is not allowed now, by the clause that forbids it."""
        if self.match.over:
            raise MaleconError("error-game-over")
        candidates, legal = MoveList(), {move.id for move in self.legal()}
        self.game.rules.candidates(self.match.table, self.number, candidates)
        found: dict[str, list[Move]] = {}
        for id in candidates.listed():
            move = self.game.vocabulary[id]
            if id not in legal and (clause := self.match.refusal(self.number, move)) is not None:
                found.setdefault(clause, []).append(move)
        return found

    def advice(self) -> Advice:
        if self.match.over:
            raise MaleconError("error-game-over")
        chance = Chance("hint", len(self.match.played))
        view, known = self.match.view(self.number), self.match.known()
        return advise(self.match.setting, view, self.legal(), chance, known=known)

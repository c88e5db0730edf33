"""A game in the terminal, whatever the game: who is asked, what he is shown, and what he types."""

from collections.abc import Callable, Mapping, Sequence

from malecon.bots import Bot
from malecon.cli.terminal.answer import HELP, LOG, QUIT, RULES, SAVE, TABLE, UNDO, WHY, Answer, read_answer, read_move
from malecon.cli.terminal.display import Display
from malecon.cli.terminal.interruption import Interruptions
from malecon.cli.terminal.keyboard import Keyboard
from malecon.cli.terminal.players import Player
from malecon.cli.terminal.saved_game import SavedGame
from malecon.cli.terminal.screen import QUESTION, TROUBLE, Screen
from malecon.drawing.layout import QUIET
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.engine.moves import Move


class Left(Exception):
    """The player has typed that he leaves; the game is saved."""


def alone(players: Sequence[Player]) -> int | None:
    """The seat of the only person who plays; without one, or with several, nobody's."""
    people = [seat for seat, player in enumerate(players) if player.human]
    return people[0] if len(people) == 1 else None


class Session:
    """The loop around a match: Nature, bots and people answer until the game is over."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        bots: Mapping[int, Bot],
        chance: Chance,
        screen: Screen,
        keyboard: Keyboard,
        interruptions: Interruptions,
        saved: SavedGame,
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.bots = bots
        self.chance = chance
        self.screen = screen
        self.texts = screen.texts
        self.keyboard = keyboard
        self.interruptions = interruptions
        self.saved = saved
        self.display = Display(match, screen, alone(players))
        self.facing: int | None = None  # whose view is on the screen

    def run(self) -> None:
        while not self.match.over:
            self.next_move()
        self.display.end(self.facing)

    def next_move(self) -> None:
        if self.match.nature_asked:
            self.match.play_nature(self.chance)
            self.save()
            return
        seat = self.match.asked[0]
        legal = self.match.legal(seat)
        if seat in self.bots:
            with self.interruptions.let_through():
                move = self.bots[seat].choose(self.match.view(seat), legal, known=self.match.known())
            self.play(seat, move)
        elif len(legal) == 1:
            # Nothing to choose: the program plays for the player and says so (santiago.port.forced-pass).
            self.play(seat, legal[0])
            self.display.log.forced.add(len(self.match.played))
        else:
            self.ask(seat)

    def play(self, seat: int, move: Move) -> None:
        self.match.play(seat, move)
        self.display.log.forced.discard(len(self.match.played))  # the number may have belonged to a move since undone
        self.save()

    def save(self) -> None:
        """A disk that has become full is told, and the game goes on: the next move tries again."""
        try:
            self.saved.write(self.match)
        except MaleconError as trouble:
            self.explain(trouble)

    # -- asking a person -----------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person what he needs and read lines until one of them changes the game."""
        self.hand_over(seat)
        self.display.news_and_question(seat)
        position = len(self.match.played)
        while len(self.match.played) == position:
            try:
                self.carry_out(seat, read_answer(self.next_line()))
            except MaleconError as trouble:
                self.explain(trouble)

    def next_line(self) -> str:
        self.screen.prompt()
        line = self.keyboard.line()
        if not self.keyboard.echoes:
            self.screen.say(line)
        return line

    def explain(self, trouble: MaleconError) -> None:
        self.screen.say(self.texts.error(trouble, self.game), TROUBLE)

    def carry_out(self, seat: int, answer: Answer) -> None:
        commands: dict[str, Callable[[int], None]] = {
            HELP: self.help,
            UNDO: self.undo,
            LOG: self.whole_log,
            TABLE: self.display.table_and_question,
            SAVE: self.tell_saved,
            QUIT: self.leave,
        }
        if answer.command in commands:
            commands[answer.command](seat)
        elif answer.command == RULES and answer.text:
            self.screen.rules(answer.text, self.game.catalogue.search(answer.text))
        elif answer.command == WHY and answer.text:
            self.why(seat, read_move(self.match, seat, answer.text))
        elif answer.command == RULES:
            word = self.texts.say(self.display.sheet.word_of_rules)
            self.screen.say(self.texts.say("play-search-what", word=word.lower()))
        elif answer.command == WHY:
            self.screen.say(self.texts.say("play-why-what", move=str(self.match.legal(seat)[0])))
        elif not answer.text:
            self.display.question(seat)
        else:
            self.play(seat, read_move(self.match, seat, answer.text))

    def help(self, seat: int) -> None:
        self.screen.say(self.texts.say("play-help"))
        typed = ", ".join(str(move) for move in self.match.legal(seat))
        self.screen.say(self.texts.say("error-allowed", allowed=typed), QUIET)

    def whole_log(self, seat: int) -> None:
        self.screen.log(self.display.log.since(0))

    def tell_saved(self, seat: int) -> None:
        self.saved.write(self.match)
        self.screen.say_unbroken(self.texts.say("play-saved", path=str(self.saved.path)))

    def leave(self, seat: int) -> None:
        self.saved.write(self.match)
        raise Left

    def why(self, seat: int, move: Move) -> None:
        clause = self.match.refusal(seat, move)
        if clause is None:
            self.screen.say(self.texts.say("play-legal", move=self.display.label(seat, move)))
            return
        rule = self.texts.clause(self.game, clause)
        shortages = self.game.shortages(self.match.table, seat, move)
        short = self.texts.short_of(shortages) if shortages else "none"
        self.screen.say(self.texts.say("play-why", move=str(move), short=short, rule=rule, clause=clause))

    def undo(self, seat: int) -> None:
        """Back to the last real choice: what was played without asking would only be played again."""
        undone = self.match.undo(seat)
        try:
            while len(self.match.legal(seat)) == 1:
                undone = self.match.undo(seat)
        finally:
            # Also where no real choice is left to go back to: the loop plays the same moves again.
            self.display.forget_undone()
        self.save()
        label = self.texts.move(self.game, undone.move, undone.decision, self.match.setting.seats)
        self.screen.say(self.texts.say("play-undone", move=label))

    def hand_over(self, seat: int) -> None:
        """Before another person's view comes up, the last one goes and the next has sat down."""
        if self.facing != seat and self.secrets:
            self.screen.wipe()
            self.screen.say(self.texts.say("play-screen", name=self.players[seat].name), QUESTION)
            self.next_line()
            self.screen.wipe()
        self.facing = seat

    @property
    def secrets(self) -> bool:
        """Whether two people at this device may not see the same."""
        people = [seat for seat, player in enumerate(self.players) if player.human]
        views = [{**self.match.view(seat), "seat": None} for seat in people]
        return any(view != views[0] for view in views)

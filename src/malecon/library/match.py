"""A game as whoever writes programs plays it: moves by their texts, Nature by herself, bots by their names."""

from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.events import Event
from malecon.engine.game import Game
from malecon.engine.match import Match as Inner
from malecon.engine.match import Played
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.position import folded, position_of, print_position
from malecon.engine.record import print_record, record_of, write_record
from malecon.engine.table import NATURE
from malecon.engine.views import View

if TYPE_CHECKING:  # what is read when it is first wanted
    from malecon.bots import Bot
    from malecon.bots.explain import Advice

Nature = Literal["seed", "asked"]  # by herself, from the seed; or when somebody plays for her
Form = Literal["words", "link"]

SEED: Final = "seed"
LINK: Final = "link"


class Match:
    """One game being played. Seats count from 0, in the order of play; moves, events and tables are the engine's.

    `inner` is the engine's own match, for whoever wants to go further down.
    """

    def __init__(self, inner: Inner, seed: int, nature: Nature = "seed", knower: int | None = None) -> None:
        if nature not in get_args(Nature):
            raise MaleconError("error-nature-manner", nature=str(nature), known=", ".join(get_args(Nature)))
        self.inner = inner
        self.seed = seed
        self.nature: Nature = nature
        self.knower = knower  # of a game that goes on from what a seat knows, that seat
        self.company: dict[tuple[int, str], Bot] = {}  # the bots asked so far, who remember their turns

    def __repr__(self) -> str:
        return repr(self.inner)

    def __str__(self) -> str:
        """The table as whoever is asked sees it, and the question."""
        return self.drawn(None if self.over or self.inner.nature_asked else self.asked[0])

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.inner, self.seed, self.nature, self.knower)

    def __copy__(self) -> "Match":
        """A game of its own that has come as far."""
        return Match(copy(self.inner), self.seed, self.nature, self.knower)

    def __deepcopy__(self, memo: object) -> "Match":
        return self.__copy__()

    # -- where the game stands -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Which game it is: its players, editions, options, its vocabulary of moves, its catalogue of clauses."""
        return self.inner.game

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the players, in the order of play."""
        return self.inner.setting.seats

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.inner.over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to answer now: several where all choose at once, `(NATURE,)` where Nature is asked, none
        when the game is over."""
        return (NATURE,) if self.inner.nature_asked else self.inner.asked

    @property
    def decision(self) -> str:
        """The name of the question that is asked; "" when the game is over."""
        return "" if self.over else self.inner.decision.name

    @property
    def played(self) -> tuple[Played, ...]:
        """Every move so far, Nature's among them: who, what, in answer to what, and what it brought about."""
        return tuple(self.inner.played)

    def scores(self) -> list[int]:
        """Points, by seat."""
        return self.inner.scores()

    def places(self) -> list[int]:
        """1 for the winners, and so on, by seat; meaningful when the game is over."""
        return self.inner.places()

    def view(self, seat: int | None) -> View:
        """What a seat may know, as plain data in the words of the game; of None, what a spectator sees."""
        return self.inner.view(None if seat is None else self.seat_at(seat))

    def known(self) -> Known | None:
        """What anybody knows beyond that who has forgotten nothing; None where nothing is ever forgotten."""
        return self.inner.known()

    # -- playing -------------------------------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[Move]:
        """What may be played now, by a seat or else by the first that is asked; nothing by one that is not."""
        if seat is None and self.over:
            return []
        return self.inner.legal(self.who(seat))

    def play(self, move: str | int | Move, seat: int | None = None) -> tuple[Event, ...]:
        """Play a move, given by its text, its id or itself, for a seat or else for the first that is asked.

        What happened is returned, with what Nature answered to it. An illegal move is refused, and nothing changes.
        """
        events = self.inner.play(self.who(seat), self.move(move))
        return (*events, *self.settle())

    def move(self, move: str | int | Move) -> Move:
        """The move that a text or an id stands for, whether it is legal or not."""
        vocabulary = self.game.vocabulary
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return vocabulary.parse(move)
        if not 0 <= move < len(vocabulary):
            raise MaleconError("error-unknown-move-id", id=move, last=len(vocabulary) - 1)
        return vocabulary[move]

    def settle(self) -> tuple[Event, ...]:
        """Where Nature answers by herself, let her do so as long as she is asked."""
        events: list[Event] = []
        while self.nature == SEED and self.inner.nature_asked:
            events += self.inner.play_nature(self.luck())
        return tuple(events)

    def play_nature(self) -> tuple[Event, ...]:
        """Where Nature is asked like everybody else, play one move for her, drawn from the seed by its weight."""
        if self.asked != (NATURE,):
            raise MaleconError("error-nobody-asked")
        return (*self.inner.play_nature(self.luck()), *self.settle())

    def luck(self) -> Chance:
        """Of the next move: it follows from the seed and the number of the move, so an undone draw falls as before."""
        return Chance("nature", self.seed, len(self.inner.played))

    def undo(self) -> Played:
        """Take back the last move, as long as nobody has learned or answered anything since."""
        if not self.inner.played:
            raise MaleconError("error-undo")
        return self.inner.undo(self.inner.played[-1].seat)

    def rewind(self, count: int) -> None:
        """Go back to when `count` moves had been played, whatever has been learned since. Where Nature answers by
        herself, what she answered then stays."""
        moves = self.inner.played
        if not 0 <= count <= len(moves):
            raise MaleconError("error-rewind", found=count, last=len(moves))
        while self.nature == SEED and count < len(moves) and moves[count].seat == NATURE:
            count += 1
        if count < len(moves):
            self.inner.rewind(count)

    def copy(self) -> "Match":
        """A game of its own that has come as far."""
        return copy(self)

    def imagine(self, seat: int, seed: int = 0) -> "Match":
        """A game that goes on from what a seat knows: everything else is made up, by the seed."""
        chance = Chance("imagine", seed, self.seat_at(seat))
        known = position_of(self.inner, seat, chance)
        return Match(known.match(), seed, self.nature, seat)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def bots(self) -> tuple[str, ...]:
        """The names of those who can be asked: the opponents of the game, the weakest first, then those of any game."""
        from malecon.bots import known_bots

        return known_bots(self.game)

    def choose(self, bot: str | int, seat: int | None = None) -> Move:
        """What a bot would play, by its name ("lookahead", "caridad@0.5") or its level (1 to 5). Nothing is played.

        It sees the view of its seat, and what anybody can remember, and nothing else.
        """
        from malecon.bots import make_bot

        asked, name = self.chooser(seat), str(bot)
        if (asked, name) not in self.company:
            chance = Chance("bot", self.seed, asked, name)
            self.company[asked, name] = make_bot(name, self.inner.setting, chance)
        return self.company[asked, name].choose(self.view(asked), self.legal(asked), known=self.known())

    def advice(self, seat: int | None = None, thoughts: int | None = None) -> "Advice":
        """Every legal move as a search judges it, the best one first, in numbers; the same question has the same
        answer. More thoughts take longer."""
        from malecon.bots.explain import THOUGHTS, advise

        asked, luck = self.chooser(seat), Chance("hint", len(self.inner.played))
        legal, view = self.legal(asked), self.view(asked)
        return advise(self.inner.setting, view, legal, luck, thoughts or THOUGHTS, self.known())

    def chooser(self, seat: int | None) -> int:
        """A seat that has something to choose."""
        found = self.who(seat)
        if found == NATURE or not self.inner.is_asked(found):
            raise MaleconError("error-nobody-asked")
        return found

    # -- words ---------------------------------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event] | None = None, seat: int | None = None, language: str = "") -> list[str]:
        """Events in sentences, of the whole game if none are given; to a seat, with "you" for its name."""
        from malecon.library.words import told

        if events is None:
            events = [*self.inner.opening, *[event for played in self.played for event in played.events]]
        return told(self.inner, events, seat, language)

    def question(self, language: str = "") -> str:
        """The question that is asked, in a sentence; "" when the game is over."""
        from malecon.library.words import question

        return question(self.inner, language)

    def words(self, move: str | int | Move, seat: int | None = None, language: str = "") -> str:
        """A legal move by what it brings."""
        from malecon.library.words import brings

        return brings(self.inner, self.chooser(seat), self.move(move), language)

    def reasons(self, advice: "Advice", seat: int | None = None, language: str = "") -> list[str]:
        """What speaks for the best move of an advice, in sentences."""
        from malecon.library.words import reasons

        return reasons(self.inner, self.chooser(seat), advice, language)

    def drawn(self, seat: int | None = None, *, width: int | None = None, language: str = "") -> str:
        """The table in characters, as a seat sees it, or a spectator; as wide as the terminal, if nothing is said."""
        from malecon.library.words import drawn

        return drawn(self.inner, None if seat is None else self.seat_at(seat), width, language)

    # -- texts that come back ------------------------------------------------------------------------------------------

    def position(self, seat: int | None = None, form: Form = "words") -> str:
        """Everything on the table in one line, or what a seat knows; `malecon.from_position` reads it.

        In the form "link" it is folded: about half as long, and nobody can read it.
        """
        if form not in get_args(Form):
            raise MaleconError("error-position-form", form=str(form), known=", ".join(get_args(Form)))
        line = print_position(position_of(self.inner, None if seat is None else self.seat_at(seat)))
        return folded(line) if form == LINK else line

    def record(self) -> str:
        """The whole game as text, which `malecon.from_record` reads."""
        return print_record(record_of(self.inner))

    def write(self, path: Path | str) -> None:
        """The same into a file, whole or not at all; `malecon.read` reads it."""
        write_record(Path(path), record_of(self.inner))

    # -- seats ---------------------------------------------------------------------------------------------------------

    def who(self, seat: int | None) -> int:
        """A seat, or the first that is asked."""
        if seat is not None:
            return seat if seat == NATURE else self.seat_at(seat)
        if self.over:
            raise MaleconError("error-game-over")
        return self.asked[0]

    def seat_at(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise MaleconError("error-no-seat-here", seat=seat, last=len(self.seats) - 1)
        return seat

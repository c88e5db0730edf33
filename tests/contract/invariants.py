"""What holds in every game at every step: each class is one sentence, which is its name."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT, Event, Journal
from malecon.engine.game import Game, Topic
from malecon.engine.match import Match
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.record import parse_record, print_record, record_of, replay, setting_of, verify
from malecon.engine.shortage import Shortage
from malecon.engine.table import DEPTH, NATURE, Table
from malecon.games import find_game
from malecon.text import texts, voice_of
from malecon.text.outcomes import spoken
from tests.contract.kit import Draw, copy_of, random_moves
from tests.contract.remembered import assert_remembered
from tests.contract.walk import Invariant, Moment

FRAMES_TO_SPARE = 4
LONGEST_WAY_OUT = 20  # moves: both actions of a turn, and all that they ask
SEALED = 40  # moves that somebody who chooses in secret is tried with


def as_it_travels(data: object) -> Any:
    """Plain data once it has been written down and read again."""
    return msgspec.json.decode(msgspec.json.encode(data))


# -- moves ----------------------------------------------------------------------------------------------------------


class TheGameEndsAndSomebodyWins(Invariant):
    def at_the_end(self) -> None:
        assert self.match.over
        assert min(self.match.places()) == 1
        assert len(self.match.scores()) == len(self.match.setting.seats)


class NoMoveIsListedTwice(Invariant):
    def before(self, moment: Moment) -> None:
        assert len(set(moment.listed)) == len(moment.listed)


class EveryListedMoveIsACandidate(Invariant):
    def before(self, moment: Moment) -> None:
        assert set(moment.listed) <= set(moment.candidates)


class ACandidateThatIsNotListedIsRefusedByAClause(Invariant):
    def before(self, moment: Moment) -> None:
        decision, argument = self.match.decision, moment.table.argument()
        for move in set(moment.candidates).difference(moment.listed):
            clause = decision.refusal(moment.table, moment.seat, argument, move)
            assert clause in self.game.catalogue, f"{self.game.vocabulary[move]} is refused by {clause}"


class WhatIsTooLittleIsToldInTrueNumbers(Invariant):
    """A refused move that lacks something needs more of it than there is; a listed one lacks nothing."""

    def before(self, moment: Moment) -> None:
        if moment.seat == NATURE:
            return
        has = self.game.holdings(moment.table, moment.seat)
        counts = {key: has[what] for what, key in self.game.counted.items()}
        kinds: dict[tuple[str, str], Shortage] = {}
        for id in moment.candidates:
            move = self.game.vocabulary[id]
            short = self.game.shortages(moment.table, moment.seat, move)
            assert id not in moment.listed or not short, f"{move} is listed and lacks {short}"
            for shortage in short:
                assert shortage.needs > shortage.has >= 0
                if shortage.where == "own":
                    assert shortage.has == counts.get(shortage.counted, shortage.has)
                kinds.setdefault((shortage.counted, shortage.where), shortage)
        for shortage in kinds.values():
            assert_finished(lack_told(self.match.setting.edition.id, shortage))


@cache
def lack_told(edition: str, shortage: Shortage) -> str:
    said = [texts(language, edition).short_of([shortage]) for language in ("en", "fr")]
    assert all(str(shortage.needs) in sentence for sentence in said)
    return " ".join(said)


class WhatIsListedIsNotRefused(Invariant):
    def before(self, moment: Moment) -> None:
        assert self.match.refusal(moment.seat, moment.move) is None


class WhoAlwaysAnswersTheMoveListedLastIsSoonDone(Invariant):
    """To stop is listed last where one may: a bot that has thought enough ends a turn by it."""

    def before(self, moment: Moment) -> None:
        rules, table, moves, made = self.game.rules, moment.copy(), MoveList(), 0
        while moment.seat != NATURE and rules.asked(table) == 1 << moment.seat:
            rules.legal(table, moment.seat, moves)
            rules.play(table, moment.seat, moves.listed()[-1], SILENT)
            made += 1
            assert made <= LONGEST_WAY_OUT


class TheSameChoicesMakeTheSameGameAndOthersAnother(Invariant):
    def at_the_end(self) -> None:
        played = [played.move for played in self.match.played]
        assert self.moves_of(Draw(self.draw.seed)) == played
        assert self.moves_of(Draw(self.draw.seed + 1)) != played

    def moves_of(self, draw: Draw) -> list[Move]:
        return [move for _, move in random_moves(Match(self.match.setting), draw)]


# -- the table ------------------------------------------------------------------------------------------------------


class PiecesAreConserved(Invariant):
    def __init__(self, match: Match, draw: Draw) -> None:
        super().__init__(match, draw)
        self.inventory = self.game.inventory(match.table)

    def before(self, moment: Moment) -> None:
        assert moment.inventory == self.inventory

    def at_the_end(self) -> None:
        assert self.game.inventory(self.match.table) == self.inventory


class EarlierCopiesNeverChange(Invariant):
    def __init__(self, match: Match, draw: Draw) -> None:
        super().__init__(match, draw)
        self.copies: list[tuple[Table, list[int]]] = []

    def before(self, moment: Moment) -> None:
        self.copies.append((moment.copy(), moment.numbers))

    def at_the_end(self) -> None:
        assert len(self.copies) > 10
        for copy, numbers in self.copies:
            assert copy.numbers() == numbers


class EqualTablesAreEqualAndAMoveMakesADifference(Invariant):
    def before(self, moment: Moment) -> None:
        copy = moment.copy()
        assert copy.same(moment.table)
        assert copy.digest() == moment.table.digest()

    def after(self, moment: Moment) -> None:
        assert self.match.table.numbers() != moment.numbers


class AGameSavedAndLoadedGoesOnIdentically(Invariant):
    def before(self, moment: Moment) -> None:
        loaded = self.match.setting.empty_table()
        loaded.load(as_it_travels(moment.table.save()))
        assert loaded.same(moment.table)
        assert moment.played_on(loaded).same(moment.played_silently)


class ADescribedTableCanBeReadBack(Invariant):
    def before(self, moment: Moment) -> None:
        read = moment.copy()
        for field in read.fields:
            for i in range(field.size):
                read.cells[field.start + i] = 0
            read.read_field(field.name, as_it_travels(moment.table.describe_field(field)))
        assert read.same(moment.table)


class WhatRemainsToBeAskedCanBeReadBackFromItsNames(Invariant):
    def before(self, moment: Moment) -> None:
        setting = self.match.setting
        bare = self.game.bare_table(len(setting.seats), setting.box)
        self.game.rules.set_situation(bare, as_it_travels(self.game.rules.situation(moment.table)))
        assert bare.stack() == moment.table.stack()


class TheStackIsFarFromFull(Invariant):
    def before(self, moment: Moment) -> None:
        assert moment.table.depth() <= DEPTH - FRAMES_TO_SPARE


class ASilentMoveAndAToldOneDoTheSame(Invariant):
    def after(self, moment: Moment) -> None:
        assert moment.played_silently.same(self.match.table)


# -- what is told ---------------------------------------------------------------------------------------------------


class EveryEventCitesAClauseOfTheCatalogue(Invariant):
    def at_the_end(self) -> None:
        told = [*self.match.opening, *(event for played in self.match.played for event in played.events)]
        assert {event.clause for event in told} <= set(self.game.catalogue)


class EveryQuestionMoveAndEventIsASentenceInBothLanguages(Invariant):
    def before(self, moment: Moment) -> None:
        question, topic = self.match.decision.name, self.game.topic(moment.table)
        for language in ("en", "fr"):
            assert_finished(asked(self.game, language, self.edition, question, tuple(topic.items()), self.seats))
            assert_finished(move_told(self.game, language, self.edition, moment.move.id, question, self.seats))

    def after(self, moment: Moment) -> None:
        for event in self.match.played[-1].events:
            for language in ("en", "fr"):
                assert_finished(event_told(self.game, language, self.edition, event, self.seats))
                for viewer in range(len(self.seats)):
                    if voice := voice_of(event, viewer):
                        self.is_said_to_the_viewer(language, event, viewer, voice)

    def is_said_to_the_viewer(self, language: str, event: Event, viewer: int, voice: str) -> None:
        """With "you" for the name; a game that has no such sentence says the one with names."""
        speech = texts(language, self.edition)
        said = event_told(self.game, language, self.edition, event, self.seats, voice)
        assert_finished(said)
        if speech.has_form(f"event-{self.game.name}-{event.name}", voice):
            assert self.seats[viewer] not in said, said
        else:
            assert said == event_told(self.game, language, self.edition, event, self.seats)

    @property
    def edition(self) -> str:
        return self.match.setting.edition.id

    @property
    def seats(self) -> tuple[str, ...]:
        return self.match.setting.seats


def assert_finished(sentence: str) -> None:
    assert sentence.strip()
    assert "{" not in sentence, sentence


# The same few thousand sentences come again and again: each is made once.


@cache
def asked(game: Game, language: str, edition: str, name: str, topic: tuple[Any, ...], seats: tuple[str, ...]) -> str:
    about: Topic = dict(topic)
    return texts(language, edition).ask(game, name, about, seats)


@cache
def move_told(game: Game, language: str, edition: str, move: int, question: str, seats: tuple[str, ...]) -> str:
    return texts(language, edition).move(game, game.vocabulary[move], question, seats)


@cache
def event_told(game: Game, language: str, edition: str, event: Event, seats: tuple[str, ...], voice: str = "") -> str:
    return texts(language, edition).event(game, event, seats, voice)


# -- what moves come to ---------------------------------------------------------------------------------------------


class WhatAMoveBringsIsWhatReallyChanges(Invariant):
    """The true table agrees with what was foreseen on an imagined one, for whatever the seat may do."""

    def before(self, moment: Moment) -> None:
        if moment.seat == NATURE:
            return
        before = self.game.holdings(moment.table, moment.seat)
        for outlook in moment.some_outlooks:
            after = self.game.holdings(self.followed_through(moment, outlook.move.id), moment.seat)
            really = {what: after[what] - before[what] for what in before if after[what] != before[what]}
            assert outlook.gains == really, f"{outlook.move} brings {really}, not {outlook.gains}"

    def followed_through(self, moment: Moment, move: int) -> Table:
        rules, table, seat = self.game.rules, moment.copy(), moment.seat
        rules.play_alone(table, seat, move, SILENT)
        while rules.asks(table, seat) and (following := self.game.followed(table, seat)) is not None:
            rules.play_alone(table, seat, following.id, SILENT)
        return table


class WhatEveryMoveComesToIsSaidInBothLanguages(Invariant):
    def before(self, moment: Moment) -> None:
        if moment.seat == NATURE:
            return
        setting, question = self.match.setting, self.match.decision.name
        for outlook in moment.some_outlooks:
            for language in ("en", "fr"):
                speech = texts(language, setting.edition.id)
                told = spoken(speech, self.game, outlook, question, setting.seats)
                for sentence in (told.label, told.text, *(gain.text for gain in told.gains)):
                    assert_finished(sentence)
                if told.group:
                    assert_finished(told.group_text)


class WhatIsObviousIsLegalCostsNothingAndIsNeverWorseThanAnyOtherAnswer(Invariant):
    def before(self, moment: Moment) -> None:
        obvious = None if moment.seat == NATURE else self.game.obvious(moment.table, moment.seat)
        if obvious is None:
            return
        assert obvious.id in moment.listed
        outlooks = self.match.outlooks(moment.seat, [self.game.vocabulary[move] for move in moment.listed])
        brought = {outlook.move: outlook.gains for outlook in outlooks}
        assert all(amount > 0 for amount in brought[obvious].values())
        for gains in brought.values():
            assert all(brought[obvious].get(what, 0) >= amount for what, amount in gains.items())


# -- what is hidden -------------------------------------------------------------------------------------------------


def message(match: Match, table: Table, view: object, seat: int | None) -> bytes:
    """What a seat is sent about a table: its view and, when it is asked, its legal moves. What these come to is worked
    out from the view."""
    legal = MoveList()
    obvious = None
    if seat is not None and match.game.rules.asked(table) >> seat & 1:
        match.game.rules.legal(table, seat, legal)
        obvious = match.game.obvious(table, seat)
    return msgspec.json.encode([view, legal.listed(), str(obvious)])


class ViewsLeakNothing(Invariant):
    """Two tables that differ only in what a seat cannot know give that seat byte-identical messages."""

    differed = 0

    def before(self, moment: Moment) -> None:
        for seat, imagined in moment.imagined.items():
            if imagined.same(moment.table):  # then it says the same
                continue
            self.differed += 1
            seen = message(self.match, moment.table, moment.views[seat], seat)
            assert message(self.match, imagined, self.game.view(imagined, seat), seat) == seen, f"seat {seat}"

    def at_the_end(self) -> None:
        assert self.differed or self.hides_nothing(), "nothing was ever hidden, so nothing was tested"

    def hides_nothing(self) -> bool:
        """Played with everything open, as an option of the game says."""
        return self.match.setting.options.get("holdings") == "open"


class AnImaginedTableKeepsThePiecesAndCanBePlayedOn(Invariant):
    def before(self, moment: Moment) -> None:
        if moment.seat == NATURE:
            return
        imagined = moment.copy()
        imagined.copy_from(moment.imagined[moment.seat])
        assert self.game.inventory(imagined) == moment.inventory
        moment.played_on(imagined)


class WhatIsRememberedIsTrue(Invariant):
    """Whoever has forgotten nothing is never mistaken, whatever has been played and taken back."""

    def before(self, moment: Moment) -> None:
        assert_remembered(self.game, moment.table, self.match.known())

    def at_the_end(self) -> None:
        assert_remembered(self.game, self.match.table, self.match.known())


class WhatIsRememberedFollowsFromWhatEverybodyWasTold(Invariant):
    """From events as they travel and nothing else: after some were taken back as well, and for who reads the record."""

    def __init__(self, match: Match, draw: Draw) -> None:
        super().__init__(match, draw)
        self.memory = self.game.memory(match.setting.empty_table())
        self.note(match.opening)

    def note(self, events: Sequence[Event]) -> None:
        kinds = {kind.name: kind for kind in self.game.events}
        for event in events:
            name, values = as_it_travels([event.name, event.values])
            if self.memory is not None:
                self.memory.note(Event(kinds[name], event.clause, tuple(values.values())))

    def known(self) -> Known | None:
        return None if self.memory is None else self.memory.known()

    def after(self, moment: Moment) -> None:
        before = self.known()
        self.note(self.match.played[-1].events)
        assert self.match.known() == self.known() == as_it_travels(self.known())
        if self.match.may_undo(moment.seat):
            self.match.undo(moment.seat)
            assert self.match.known() == before
            self.match.play(moment.seat, moment.move)

    def at_the_end(self) -> None:
        assert replay(record_of(self.match), self.match.setting).known() == self.known()


class AnImaginedTableAgreesWithWhatIsSeenAndWhatIsRemembered(Invariant):
    """For everybody in turn: the view is the same, the pieces are kept, and what is remembered is true there."""

    def before(self, moment: Moment) -> None:
        viewers = [None, *range(len(self.match.setting.seats))]
        seat, known = viewers[len(self.match.played) % len(viewers)], self.match.known()
        imagined = self.match.setting.imagine(moment.views[seat], moment.chance, known)
        assert self.game.view(imagined, seat) == moment.views[seat]
        assert self.game.inventory(imagined) == moment.inventory
        assert_remembered(self.game, imagined, known)
        seen = message(self.match, moment.table, moment.views[seat], seat)
        assert message(self.match, imagined, moment.views[seat], seat) == seen
        if seat == moment.seat:
            moment.played_on(imagined)


class ASealedChoiceShowsToNobodyElseUntilTheReveal(Invariant):
    """Where several choose at once, whatever one of them chooses, the others are told and shown the same."""

    def before(self, moment: Moment) -> None:
        if len(self.match.asked) < 2:
            return
        assert len({self.what_the_others_see(moment.seat, move) for move in moment.listed[:SEALED]}) == 1

    def what_the_others_see(self, seat: int, move: int) -> str:
        """The messages to everybody but the seat, and the events, after its move."""
        after, journal = copy_of(self.match), Journal()
        self.game.rules.play(after, seat, move, journal)
        others = [None, *(other for other in range(len(self.match.setting.seats)) if other != seat)]
        seen = [message(self.match, after, self.game.view(after, other), other) for other in others]
        return repr((seen, journal.taken()))


# -- going back -----------------------------------------------------------------------------------------------------


class UndoReachesBackToTheLastThingAnybodyLearned(Invariant):
    undone = 0

    def after(self, moment: Moment) -> None:
        match, seat = self.match, moment.seat
        assert not match.may_undo(NATURE)
        assert not any(match.may_undo(other) for other in range(len(match.setting.seats)) if other != seat)
        if match.may_undo(seat):
            assert match.undo(seat).move is moment.move
            assert match.table.numbers() == moment.numbers
            assert moment.move in match.legal(seat)
            match.play(seat, moment.move)
            self.undone += 1

    def at_the_end(self) -> None:
        assert self.undone > 0


class EverybodyTogetherCanGoBackToAnyEarlierMoment(Invariant):
    """Whatever has been learned since: the table is as it was, and what may be undone then may be undone again."""

    def __init__(self, match: Match, draw: Draw) -> None:
        super().__init__(match, draw)
        self.tables: list[list[int]] = []

    def before(self, moment: Moment) -> None:
        self.tables.append(moment.numbers)

    def at_the_end(self) -> None:
        again = replay(record_of(self.match), self.match.setting)
        count = Chance(self.draw.seed).below(len(again.played))
        again.rewind(count)
        assert (len(again.played), again.table.numbers()) == (count, self.tables[count])
        last = again.played[-1].seat if count else NATURE
        if last != NATURE and again.may_undo(last):
            again.undo(last)
            assert again.table.numbers() == self.tables[count - 1]


class ReplayingARecordGivesTheSameTableAndEvents(Invariant):
    def at_the_end(self) -> None:
        text = print_record(record_of(self.match))
        record = parse_record(text)
        assert print_record(record) == text
        again = verify(record, setting_of(record, find_game))
        assert again.table.same(self.match.table)
        assert [played.events for played in again.played] == [played.events for played in self.match.played]
        halfway = len(self.match.played) // 2
        assert len(replay(record, self.match.setting, halfway).played) == halfway


INVARIANTS = (
    TheGameEndsAndSomebodyWins,
    NoMoveIsListedTwice,
    EveryListedMoveIsACandidate,
    ACandidateThatIsNotListedIsRefusedByAClause,
    WhatIsListedIsNotRefused,
    WhatIsTooLittleIsToldInTrueNumbers,
    WhoAlwaysAnswersTheMoveListedLastIsSoonDone,
    TheSameChoicesMakeTheSameGameAndOthersAnother,
    PiecesAreConserved,
    EarlierCopiesNeverChange,
    EqualTablesAreEqualAndAMoveMakesADifference,
    AGameSavedAndLoadedGoesOnIdentically,
    ADescribedTableCanBeReadBack,
    WhatRemainsToBeAskedCanBeReadBackFromItsNames,
    TheStackIsFarFromFull,
    ASilentMoveAndAToldOneDoTheSame,
    EveryEventCitesAClauseOfTheCatalogue,
    EveryQuestionMoveAndEventIsASentenceInBothLanguages,
    WhatAMoveBringsIsWhatReallyChanges,
    WhatEveryMoveComesToIsSaidInBothLanguages,
    WhatIsObviousIsLegalCostsNothingAndIsNeverWorseThanAnyOtherAnswer,
    ViewsLeakNothing,
    AnImaginedTableKeepsThePiecesAndCanBePlayedOn,
    WhatIsRememberedIsTrue,
    WhatIsRememberedFollowsFromWhatEverybodyWasTold,
    AnImaginedTableAgreesWithWhatIsSeenAndWhatIsRemembered,
    ASealedChoiceShowsToNobodyElseUntilTheReveal,
    UndoReachesBackToTheLastThingAnybodyLearned,
    EverybodyTogetherCanGoBackToAnyEarlierMoment,
    ReplayingARecordGivesTheSameTableAndEvents,
)

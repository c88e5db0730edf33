"""Guided first games: what the coach proposes can be played, and whatever is new has a note, in both languages."""

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from malecon.games import find_game
from malecon.text import FOLDER
from tests.server.running import Json, Player, Socket, Somebody
from tests.thorough import in_turn
from tests.web.axe import check_axe
from tests.web.browser import DESKTOP, PHONE, Device, Language, Theme
from tests.web.conftest import NewScreen
from tests.web.decisions import OPTIONS, questions_of
from tests.web.seat import PAUSE

LESSONS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(lesson.parent.name for lesson in LESSONS.glob("*/lesson.json"))
LONGEST_NOTE = 300  # characters: it stands on a phone above what is asked


def lesson_of(game: str) -> Json:
    lesson: Json = json.loads((LESSONS / game / "lesson.json").read_text("utf-8"))
    return lesson


def places_of_questions(game: str) -> dict[str, str]:
    """By question the place that its note speaks of; "*" is for all that are not named (web/src/lesson/lesson.ts)."""
    named: dict[str, str] = lesson_of(game)["questions"]
    every = named.pop("*", None)
    if every is None:
        return named
    return {**{name: every.replace("*", name) for name in questions_of(game) - set(OPTIONS[game])}, **named}


def open_lesson(player: Player, game: str) -> str:
    """As the page that leads to it does (web/src/pages/learn/Learn.svelte)."""
    names = ["Alicia", "Juan"][: lesson_of(game)["bots"]]
    bots = [{"kind": "bot", "level": "lookahead", "name": name} for name in names]
    return player.open_table(game, [{"kind": "me"}, *bots], lesson=True, hints=True)


def questions(view: Socket) -> Iterator[Json]:
    """What we are asked, one after another; somebody has to answer in between."""
    while not view.state or view.state["table"]["state"] == "playing":
        if view.state.get("question"):
            number = view.state["number"]
            yield view.state["question"]
            while view.state["number"] == number:
                view.next("update")
        else:
            view.next("update")


@pytest.mark.parametrize("game", GAMES)
def test_the_proposed_moves_can_be_played_one_after_another(somebody: Somebody, game: str) -> None:
    learner = somebody("Lea")
    played: list[list[str]] = []
    with learner.socket(open_lesson(learner, game)) as view:
        for question, (decision, move) in zip(questions(view), lesson_of(game)["moves"], strict=False):
            assert question["decision"] == decision, f"before move {len(played) + 1}, {move}"
            assert move in [each["move"] for each in question["moves"]]
            answer = view.play(move)
            assert answer["type"] == "accepted", answer
            played.append([decision, move])
    assert played == lesson_of(game)["moves"]
    assert len(played) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_in_whole_lessons_has_a_note(somebody: Somebody, game: str) -> None:
    learner = somebody("Lea")
    lesson = lesson_of(game)
    for choice in range(3):
        chooser, asked = random.Random(choice), set()
        followed = iter(lesson["moves"][: 5 * choice])
        with learner.socket(open_lesson(learner, game)) as view:
            for question in questions(view):
                asked.add(question["decision"])
                _, move = next(followed, (None, chooser.choice(question["moves"])["move"]))
                assert view.play(move)["type"] == "accepted"
            assert view.state["table"]["state"] == "finished"
        assert len(asked) > 7
        assert asked <= set(places_of_questions(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_note(game: str) -> None:
    assert set(places_of_questions(game)) == questions_of(game) - set(OPTIONS[game])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_can_happen(game: str) -> None:
    kinds = {kind.name: kind.fields for kind in find_game(game).events}
    for told in lesson_of(game)["events"]:
        event, *parts = told.split()
        assert set(parts) <= set(kinds[event]), told


def notes_of(game: str) -> dict[str, str]:
    """The places of the table by the keys of what is said about them; nothing for a note about no place."""
    lesson = lesson_of(game)
    return {
        **{f"page-lesson-{game}-tour-{name}": at for name, at in lesson["tour"].items()},
        **{f"page-lesson-{game}-ask-{name}": at for name, at in places_of_questions(game).items()},
        **{f"page-lesson-{game}-event-{name.replace(' ', '-')}": at for name, at in lesson["events"].items()},
    }


def texts_of(game: str, language: str) -> dict[str, str]:
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(rf"^(page-lesson-{game}-[a-z0-9-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_note_and_no_other_is_in_the_texts(game: str, language: str) -> None:
    reasons = {f"page-lesson-{game}-move-{number}" for number in range(1, len(lesson_of(game)["moves"]) + 1)}
    texts = texts_of(game, language)
    assert set(texts) == reasons | set(notes_of(game))
    assert {key: len(text) for key, text in texts.items() if len(text) > LONGEST_NOTE} == {}


SEEN = """() => {
  const coach = document.querySelector('.coach');
  return {
    said: coach?.querySelector('.said p:not(:has(strong))')?.textContent.trim() ?? '',
    speaking: coach?.querySelector('[data-coach=next]') !== null,
    lit: document.querySelectorAll('[data-lit]').length,
    question: document.querySelector('section.prompt')?.dataset.question ?? null,
    below: (document.querySelector('.choices')?.getBoundingClientRect().top ?? 0) - innerHeight,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}"""
A_BUTTON = 44  # pixels


SCREENS: dict[str, tuple[Device, Language, Theme]] = {
    "phone": (PHONE, "fr", "dark"),
    "desktop": (DESKTOP, "en", "light"),
}


@pytest.mark.parametrize(("game", "shown_on"), in_turn(GAMES, tuple(SCREENS)))
def test_whoever_follows_the_coach_is_told_and_shown_everything(screen: NewScreen, game: str, shown_on: str) -> None:
    device, language, theme = SCREENS[shown_on]
    page = screen(device=device, language=language, theme=theme).page
    notes, texts, moves = notes_of(game), texts_of(game, language), lesson_of(game)["moves"]
    keys = {text: key for key, text in texts.items()}
    told: list[str] = []
    followed = 0
    page.goto(f"/learn/{game}")
    page.click(".learn button.sunny")
    while followed < len(moves):
        page.wait_for_selector(".coach [data-coach=next], .coach strong")
        seen = page.evaluate(SEEN)
        key = keys[seen["said"]]
        assert seen["wide"] <= 0, key
        if not told or not (followed or seen["speaking"]):  # the first note and the first proposal
            check_axe(page, key)
        if seen["speaking"]:
            assert seen["lit"] == (1 if notes[key] else 0), f"{key}: nothing is lit at {notes[key]}"
            told.append(key)
            page.locator("[data-coach=next]").dispatch_event("click")
        else:
            followed += 1
            assert key == f"page-lesson-{game}-move-{followed}"
            assert seen["below"] < -A_BUTTON, f"{key}: the choices are out of sight"
            follow(page, moves[followed - 1][1], seen["question"])
    assert len(told) == len(set(told))
    assert told[: len(lesson_of(game)["tour"])] == [key for key in notes if "-tour-" in key]
    assert {f"page-lesson-{game}-ask-{decision}" for decision, _ in moves} <= set(told)
    page.wait_for_selector("[data-coach=next]")


# Looked for and clicked in one go: the next question may have the same move, and is not meant.
STEP = """([question, move]) => {
  const asked = document.querySelector(`section.prompt[data-question="${question}"] .choices`);
  const last = asked?.querySelector(`[data-move="${move}"]:not([disabled])`);
  (last ?? asked?.querySelector('.sunny:not([disabled])'))?.click();
}"""


def follow(page: Page, move: str, question: str) -> None:
    """Choose the move in the list, in as many steps as it takes: what is proposed stands out."""
    while page.evaluate(SEEN)["question"] == question:
        page.evaluate(STEP, [question, move])
        time.sleep(PAUSE)

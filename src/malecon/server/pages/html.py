"""Pages as text: templates filled with sentences, and elements that cannot forget to escape what they are given."""

import json
import string
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path

from malecon.server.pages.files import FILES
from malecon.server.pages.sentences import LAYOUT, PLACEHOLDERS
from malecon.text import Texts, texts

TEMPLATES = Path(__file__).parent / "templates"


class Html(str):
    """Text in which everything that had to be escaped is."""


class Template(string.Template):
    """`${page-name}` is a sentence; other names are parts of the page."""

    idpattern = "[a-z]+(?:-[a-z]+)*"


@cache
def template(name: str) -> Template:
    return Template((TEMPLATES / f"{name}.html").read_text("utf-8"))


def tag(name: str, /, *inside: str, **attributes: str | bool) -> Html:
    """An element. `class_` is the class, `data_game` is `data-game`; True is an attribute without a value."""
    written = "".join(
        f" {attribute.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{escape(str(value))}"')
        for attribute, value in attributes.items()
        if value is not False
    )
    return Html(f"<{name}{written}>{joined(inside)}</{name}>")


def joined(parts: tuple[str, ...] | list[Html]) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def fill(name: str, speech: Texts, keys: tuple[str, ...], parts: Mapping[str, Html]) -> Html:
    sentences = {key: escape(speech.say(key)) for key in keys}
    return Html(template(name).substitute({**sentences, **parts}))


def sentences_for_script(speech: Texts, keys: tuple[str, ...]) -> Html:
    """A block of data that is no script: sentences in which the script fills in the names and numbers."""
    said = {key.removeprefix("page-"): speech.say(key, **PLACEHOLDERS) for key in keys}
    return Html(json.dumps(said, ensure_ascii=False).replace("<", "\\u003c"))


def page(name: str, language: str, keys: tuple[str, ...], title: str, kept_language: str = "", **parts: Html) -> Html:
    """A whole page. `kept_language` follows the links when somebody has chosen a language other than the browser's."""
    speech = texts(language)
    kept = Html(f"?lang={kept_language}" if kept_language else "")
    around = {
        "language": Html(language),
        "title": Html(escape(title)),
        "kept-language": kept,
        "switch": language_switch(language),
        "sentences": sentences_for_script(speech, keys),
        "script": tag("script", type="module", src=f"/static/{name}.js") if f"{name}.js" in FILES else Html(),
    }
    return fill("layout", speech, LAYOUT, {**around, "main": fill(name, speech, keys, {**around, **parts})})


def language_switch(language: str) -> Html:
    named = {"en": "English", "fr": "Français"}
    return joined(
        [
            tag(
                "a",
                label,
                href=f"?lang={code}",
                lang=code,
                hreflang=code,
                aria_current="true" if code == language else False,
            )
            for code, label in named.items()
        ]
    )

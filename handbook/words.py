"""What the site says of its own: beside the sentences of Malecón, those of en.ftl and fr.ftl here."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent


@cache
def bundle(language: str) -> FluentBundle:
    sentences = FluentBundle([language], use_isolating=False)
    sentences.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")))
    return sentences


def tell(language: str, key: str, **values: object) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, f"{key} has no value in {language}"
    text, errors = bundle(language).format_pattern(pattern, values)
    assert not errors, f"{key}: {errors}"
    return str(text)

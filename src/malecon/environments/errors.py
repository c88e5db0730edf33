"""What can go wrong, in sentences: an exception that leaves an environment says what is wrong and what to do."""

from contextlib import ContextDecorator
from types import TracebackType

from malecon.engine.errors import MaleconError
from malecon.text import texts


def spoken(trouble: MaleconError) -> MaleconError:
    """The same exception, which now reads as a sentence: `str(trouble)`."""
    trouble.args = (texts("en").error(trouble),)
    return trouble


class InSentences(ContextDecorator):
    """Whatever is refused inside is refused in a sentence."""

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, at: TracebackType | None
    ) -> None:
        if isinstance(trouble, MaleconError):
            spoken(trouble)


in_sentences = InSentences()

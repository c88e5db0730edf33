"""Lines from a person at a terminal, or from a pipe."""

import io
import os
import sys
from typing import TextIO

from malecon.cli.terminal.interruption import Interrupted, Interruptions

AT_ONCE = 4096  # bytes: no line that means anything is longer


class Keyboard:
    """Where the answers come from."""

    def __init__(self, stream: TextIO, interruptions: Interruptions) -> None:
        self.stream = stream
        self.interruptions = interruptions
        self.typed = b""  # what has been read and not yet been answered

    def line(self) -> str:
        """The next line without its end; a player who closes the input has left the table."""
        try:
            with self.interruptions.let_through():
                return self.watched_line() if self.watched else self.next_of_stream()
        except (EOFError, OSError) as gone:
            raise Interrupted from gone

    @property
    def echoes(self) -> bool:
        """Whether what is typed appears by itself: a terminal shows it, a pipe does not."""
        return self.stream.isatty()

    @property
    def watched(self) -> bool:
        """Whether signals and input can be waited for together: not in a test's text, and not on Windows."""
        try:
            self.stream.fileno()
        except (io.UnsupportedOperation, AttributeError):
            return False
        return sys.platform != "win32"

    def watched_line(self) -> str:
        while b"\n" not in self.typed:
            self.interruptions.wait_for(self.stream.fileno())
            found = os.read(self.stream.fileno(), AT_ONCE)
            if not found:
                raise EOFError
            self.typed += found
        line, _, self.typed = self.typed.partition(b"\n")
        return line.decode("utf-8", "replace")  # a stray byte is a typing mistake, not the end of the game

    def next_of_stream(self) -> str:
        line = self.stream.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

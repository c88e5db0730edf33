"""The log of the server: a line of JSON for machines, or of text for people, for each thing worth telling."""

import logging
import sys
import time
from collections import Counter
from datetime import UTC, datetime

import msgspec

from malecon.server.settings import Settings

TOLD = 60.0  # seconds between two lines that say the same of somebody's nonsense

PLAIN = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One line of JSON for each message, with whatever was given beside it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """For people: the time, the message, and what was given beside it."""

    def format(self, record: logging.LogRecord) -> str:
        beside = " ".join(f"{name}={value}" for name, value in record.__dict__.items() if name not in PLAIN)
        line = f"{datetime.fromtimestamp(record.created):%H:%M:%S} {record.getMessage()} {beside}".rstrip()
        return line + ("\n" + self.formatException(record.exc_info) if record.exc_info else "")


def set_up_log(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("malecon").setLevel(logging.INFO)
    # In a living room nobody reads who asked for what, nor how many files may be open.
    for name in ("malecon.access", "malecon.run"):
        logging.getLogger(name).setLevel(logging.INFO if settings.log_format == "json" else logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_no_nonsense)
    logging.getLogger("uvicorn.error").addFilter(Seldom())


def is_no_nonsense(record: logging.LogRecord) -> bool:
    """uvicorn takes a message that is no text for a mistake of ours; it closes the socket, which is enough."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


class Seldom(logging.Filter):
    """uvicorn warns of every request that makes no sense: a flood of them must not become one of lines."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, float] = {}  # when something was said last; uvicorn has a handful of such sentences
        self.kept_back: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING or record.exc_info:
            return True
        what, now = str(record.msg), time.monotonic()
        if what in self.told and now - self.told[what] < TOLD:
            self.kept_back[what] += 1
            return False
        self.told[what] = now
        if kept_back := self.kept_back.pop(what, 0):
            record.kept_back = kept_back
        return True

"""The log of the server: a line of JSON for machines, or of text for people, for each thing worth telling."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

from malecon.server.settings import Settings

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


def is_no_nonsense(record: logging.LogRecord) -> bool:
    """uvicorn takes a message that is no text for a mistake of ours; it closes the socket, which is enough."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))

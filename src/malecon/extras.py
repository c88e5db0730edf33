"""What is installed beyond the core: the extras of pyproject.toml, and what is said where one is missing."""

from importlib.util import find_spec
from typing import Final

from malecon.engine.errors import MaleconError

SERVER: Final = (
    "alembic",
    "confusable_homoglyphs",
    "httptools",
    "httpx",
    "itsdangerous",
    "limits",
    "litestar",
    "msgspec",
    "platformdirs",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
ARENA: Final = ("msgspec", "numpy", "openskill")

# By which modules it is known that an extra is there. What only some systems need is not asked for.
EXTRAS: Final = {
    "server": SERVER,
    "club": (*SERVER, "psycopg", "redis"),
    "arena": ARENA,
    "cluster": (*ARENA, "ray"),
    "environments": ("gymnasium", "numpy", "pettingzoo"),
    "learn": ("numpy", "torch"),
    "mcp": ("jsonschema", "mcp"),
}


def need(extra: str) -> None:
    """Go on only where the extra is installed; else say which line to type."""
    missing = [module for module in EXTRAS[extra] if find_spec(module) is None]
    if missing:
        raise MaleconError("error-extra-missing", extra=extra, missing=", ".join(missing))

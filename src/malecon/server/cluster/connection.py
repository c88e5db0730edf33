"""The way to Redis."""

from redis.asyncio import Redis

from malecon.engine.errors import MaleconError


def connect(url: str) -> Redis:
    """Nothing is sent before it is needed: Redis may come later, or go for a while."""
    try:
        return Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True, health_check_interval=10)
    except ValueError as trouble:
        raise MaleconError("error-redis", reason=str(trouble)) from trouble

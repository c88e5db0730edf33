"""Which names are this server's: a browser that was sent here under another one is being abused.

Whoever owns a name can let it lead to a machine in somebody's living room. A browser then takes that server for a part
of the stranger's site, and lets the stranger's scripts read what it says (DNS rebinding). But the browser tells the
name that it believes in: names that nobody can have in the DNS of the world are safe, the others have to be given.
"""

import ipaddress
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

from litestar.datastructures import Headers

from malecon.server.errors import Misdirected

LONGEST = 253  # characters of a name
AT_HOME = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")  # names that are given out nowhere else


class Hosts:
    """The names under which this server may be asked."""

    def __init__(self, names: Iterable[str], origins: Iterable[str]) -> None:
        self.names = {host_in(name) for name in (*names, *origins)} - {""}

    def check(self, headers: Headers) -> None:
        """Programs that say no name at all are not meant: no browser is one of them."""
        for asked in headers.getall("host", ()):
            host = host_in(asked)
            if not (host in self.names or is_at_home(host)):
                raise Misdirected("error-host", host=host[:LONGEST] or asked[:LONGEST])


def is_at_home(host: str) -> bool:
    """Whether no stranger can have this name: it is an address, or means something only in this house."""
    try:
        ipaddress.ip_address(host)
        return True
    except ValueError:
        return bool(host) and ("." not in host or host.endswith(AT_HOME))


def host_in(given: str) -> str:
    """The name alone, of `Host`, of an origin, or of what somebody wrote into a setting; none if the port is none."""
    given = given.strip().strip(",")
    try:
        found = urlsplit(given if "//" in given else f"//{given}")
        host, _ = found.hostname, found.port  # which is looked at here, or it would be a mistake of ours later
    except ValueError:
        return ""
    return (host or "").removesuffix(".")


def origin_is_ours(headers: Headers, others: Sequence[str]) -> bool:
    """Browsers say where a script comes from. Programs say nothing, and bring no cookie by accident."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(site) and site == headers.get("host")

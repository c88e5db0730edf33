"""Which version of the protocol is spoken here. A client that says which one it speaks is told when it does not fit."""

from malecon.server import wire
from malecon.server.errors import OtherProtocol


def must_speak_our_protocol(spoken: int | None) -> None:
    """Who does not say is served as best we can."""
    if spoken is None:
        return
    if spoken < wire.PROTOCOL:
        raise OtherProtocol("error-protocol-old", spoken=spoken, ours=wire.PROTOCOL)
    if spoken > wire.PROTOCOL:
        raise OtherProtocol("error-protocol-new", spoken=spoken, ours=wire.PROTOCOL)

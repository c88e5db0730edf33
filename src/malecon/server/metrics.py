"""What Prometheus may know: counts and times, never names."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("malecon_moves", "Entries of moves written, Nature's too", ["game"])
REFUSALS = Counter("malecon_refusals", "Commands and requests refused", ["key"])
COMMIT_SECONDS = Histogram(
    "malecon_commit_seconds",
    "From a command to its place on disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
CONNECTIONS = Gauge("malecon_connections", "Open connections, whatever they are used for")
TURNED_AWAY = Counter("malecon_turned_away", "Connections turned away, too many of an address or in all", ["reason"])
SOCKETS = Gauge("malecon_sockets", "Open sockets")
STREAMS = Gauge("malecon_streams", "Open streams and long polls")
TABLES_IN_MEMORY = Gauge("malecon_tables_in_memory", "Tables held in memory")
BOT_SECONDS = Histogram(
    "malecon_bot_seconds", "How long bots think", ["level"], buckets=(0.01, 0.05, 0.2, 1, 3, 10, 30)
)
BOT_FAILURES = Counter("malecon_bot_failures", "Bots that crashed or thought for too long, replays too")
REPLAY_SECONDS = Histogram(
    "malecon_replay_seconds", "How long it takes to play a game again", buckets=(0.05, 0.1, 0.2, 0.5, 1, 3, 10, 30)
)
REQUEST_SECONDS = Histogram(
    "malecon_request_seconds", "Requests by status", ["status"], buckets=(0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30)
)

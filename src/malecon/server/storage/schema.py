"""The tables of the database as they are now. How they came to be so is in `migrations/`."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

SCHEMA = MetaData()

players = Table(
    "player",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),  # of tokens; those of earlier ones are void
    Column("signed_out", Float),  # when the present generation began, if it is not the first
    Index("player_signed_out", "signed_out"),
)

# One row a table: what the lists show. The truth is in its log.
game_tables = Table(
    "game_table",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("plan", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("number", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("game", String(40), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("due", Float),
    Column("summary", Text, nullable=False, server_default=""),
    Index("game_table_due", "due"),
    Index("game_table_host", "host", "state"),
    Index("game_table_listed", "visibility", "state", "changed"),
)

# The log. A number is given once in a table, so no entry can be doubled.
entries = Table(
    "entry",
    SCHEMA,
    Column("game_table", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("content", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Who has a seat where, for the list of one's own tables.
seats = Table(
    "seat",
    SCHEMA,
    Column("game_table", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Index("seat_player", "player"),
)

# Only hashes of what opens a seat or an identity.
tokens = Table(
    "token",
    SCHEMA,
    Column("hash", String(64), primary_key=True),
    Column("game_table", String(16), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer, nullable=False),
    Index("token_game_table", "game_table"),
)

codes = Table(
    "code",
    SCHEMA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
    Index("code_player", "player"),
)

# Seeds of tables that are about to be opened.
promises = Table(
    "promise",
    SCHEMA,
    Column("commitment", String(64), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("expires", Float, nullable=False),
)

secrets = Table(
    "secret",
    SCHEMA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

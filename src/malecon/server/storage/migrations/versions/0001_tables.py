"""Tables, their logs, seats and identities."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("game_table_due", "game_table", ["due"])
    op.create_index("game_table_listed", "game_table", ["visibility", "state", "changed"])
    op.create_table(
        "entry",
        sa.Column("game_table", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seat",
        sa.Column("game_table", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
    )
    op.create_index("seat_player", "seat", ["player"])
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game_table", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_table(
        "code",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )

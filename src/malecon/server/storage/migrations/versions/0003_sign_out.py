"""Who signs out everywhere ends all tokens of the generation before; when that was, the other processes ask."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("player", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("player", sa.Column("signed_out", sa.Float))
    op.create_index("player_signed_out", "player", ["signed_out"])

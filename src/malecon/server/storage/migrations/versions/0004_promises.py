"""Seeds that were promised before there was a table: whoever opens it has seen the promise when they contribute."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "promise",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )

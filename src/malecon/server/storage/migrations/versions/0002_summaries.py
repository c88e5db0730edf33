"""The lists of tables show seats and results without opening each table: every table keeps a summary of itself.

Tables of before have none yet; the server fills them in when it starts.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("summary", sa.Text, nullable=False, server_default=""))

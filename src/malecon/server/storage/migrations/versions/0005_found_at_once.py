"""However many tables there are, those of one host, the tokens of one table and the codes of one player are found."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("game_table_host", "game_table", ["host", "state"])
    op.create_index("token_game_table", "token", ["game_table"])
    op.create_index("code_player", "code", ["player"])

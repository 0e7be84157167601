"""The worker that owns each table, and the epoch that fences former owners."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.Text))
    for name, kind in (("epoch", sa.Integer), ("shared", sa.Double)):
        op.add_column(
            "tables", sa.Column(name, kind, nullable=False, server_default="0")
        )

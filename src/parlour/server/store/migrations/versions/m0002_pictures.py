"""Pictures of a host's own deck."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "pictures",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("deck", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, primary_key=True),
        sa.Column("media", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )

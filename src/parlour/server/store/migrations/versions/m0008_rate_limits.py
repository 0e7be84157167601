"""Token buckets that outlive a worker."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "rate_limits",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("refilled", sa.Double, nullable=False),
    )

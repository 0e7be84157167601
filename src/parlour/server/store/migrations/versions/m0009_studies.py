"""Studies of the lab, their arms and their deals."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("asked", sa.LargeBinary, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("arms", sa.LargeBinary, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("queued", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("served", sa.Double, nullable=False),
        sa.Column("saved", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("progress", sa.LargeBinary),
    )
    op.create_index("studies_state", "studies", ["state"])
    op.create_index("studies_person", "studies", ["person"])
    op.create_index("studies_served", "studies", ["served"])
    op.create_table(
        "study_arms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("make", sa.LargeBinary),
        sa.Column("unfinished", sa.LargeBinary),
    )
    op.create_table(
        "study_deals",
        sa.Column("arm_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("games", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["arm_id"], ["study_arms.id"], ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )

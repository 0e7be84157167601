"""Parsed content-sets; and the quotas of stories count bytes as they are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

CHOSEN = b'"content_chosen"'
HEAD = 400
"""Bytes of an entry in which its kind is said."""


def upgrade() -> None:
    op.create_table(
        "content_sets",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    count_stories()


def count_stories() -> None:
    """Counts the bytes of a story's files; until now their characters were counted."""
    line = op.get_bind()
    kept = sa.table("stored", sa.column("kind"), sa.column("ref"), sa.column("bytes"))
    entries = sa.table(
        "entries", sa.column("table_id"), sa.column("body", sa.LargeBinary)
    )
    for (ref,) in line.execute(sa.select(kept.c.ref).where(kept.c.kind == "story")):
        bodies = sa.select(entries.c.body).where(entries.c.table_id == ref)
        size = sum(
            len(body) for (body,) in line.execute(bodies) if CHOSEN in body[:HEAD]
        )
        of_story = (kept.c.kind == "story") & (kept.c.ref == ref)
        line.execute(sa.update(kept).where(of_story).values(bytes=size))

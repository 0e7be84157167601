"""The address of a database, as somebody writes it into the settings."""

from typing import Final

from sqlalchemy import URL, exc, make_url

from parlour.engine.refusals import BadInput

POSTGRESQL: Final = ("postgres", "postgresql", "postgresql+psycopg")
SQLITE: Final = ("sqlite", "sqlite+pysqlite")


def read_url(text: str) -> URL:
    """Returns the URL with its driver; errors never repeat a wrong URL, which may have
    a password.

    >>> read_url("postgres://ann:secret@db/parlour").drivername
    'postgresql+psycopg'
    """
    wrong = (
        "expected postgresql://name:password@host/database or sqlite:////path/to/file"
    )
    try:
        url = make_url(text)
    except exc.ArgumentError:
        raise BadInput(wrong) from None
    if url.drivername in POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in SQLITE or url.database in (None, "", ":memory:"):
        raise BadInput(wrong)
    return url.set(drivername="sqlite+pysqlite")

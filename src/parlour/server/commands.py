"""Commands for the host of a server.

Each command imports what it needs when it runs, so that other commands start fast.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour.extras import require
from parlour.processes import delay_interrupts


def serve(
    *, host: str | None = None, port: int | None = None, workers: int | None = None
) -> None:
    """Start the server for play in the browser.

    All other settings are environment variables that begin with PARLOUR_.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets other machines connect. Defaults to
        PARLOUR_HOST or 127.0.0.1.
    port
        Port to listen on; 0 takes any free port. Defaults to PARLOUR_PORT or 8765.
    workers
        Number of worker processes; more than one needs PostgreSQL. Defaults to
        PARLOUR_WORKERS or 1.
    """
    with suppress(KeyboardInterrupt):  # Ctrl-C is the usual way to stop a server
        # If the signal interrupts `exec`, for example in a dataclass definition,
        # Python ends even though the exception is handled.
        with delay_interrupts():
            require("uvicorn", "serve")
            from parlour.server.serve import serve as run_server

        run_server(host, port, workers)


storage = App(name="storage", help="Show and prune the data that the server stores.")


@storage.default
def storage_list() -> None:
    """List stored data by kind, the largest uploads and the queued studies."""
    require("sqlalchemy", "serve")
    from parlour.server.storage_command import list_stored

    for line in list_stored():
        print(line)


@storage.command(name="prune")
def storage_prune(*, tables: int | None = None, replays: int | None = None) -> None:
    """Delete data that nobody has used for a number of days.

    The server can keep running.

    Parameters
    ----------
    tables
        Delete tables with their stories and pictures, and players' names, that have
        not been used for this many days.
    replays
        Delete replays of finished games that have not been viewed for this many days.
    """
    require("sqlalchemy", "serve")
    from parlour.server.storage_command import prune

    for line in prune(tables, replays):
        print(line)


@storage.command(name="stop")
def storage_stop(
    *studies: str, all_: Annotated[bool, Parameter(name="--all", negative="")] = False
) -> None:
    """Stop queued or running lab studies; their played games are kept.

    Parameters
    ----------
    studies
        Names of the studies, as listed by `parlour storage`.
    all_
        Stop every study.
    """
    require("sqlalchemy", "serve")
    from parlour.server.storage_command import stop_studies

    for line in stop_studies(studies, everything=all_):
        print(line)


def backup(file: Path) -> None:
    """Write all data of the server into one file.

    The server can keep running.

    Parameters
    ----------
    file
        New file for tables, players, pictures, replays, lab studies and the secret.
    """
    require("sqlalchemy", "serve")
    from parlour.server.backup.command import backup as backed_up

    for line in backed_up(file):
        print(line)


def restore(
    file: Path,
    *,
    check_only: Annotated[bool, Parameter(name="--check", negative="")] = False,
) -> None:
    """Restore a backup into an empty server with SQLite or PostgreSQL.

    Parameters
    ----------
    file
        Backup file, as written by `parlour backup`.
    check_only
        Verify the file and list its contents; restore nothing.
    """
    require("sqlalchemy", "serve")
    from parlour.server.backup.command import restore as put_back

    for line in put_back(file, check=check_only):
        print(line)

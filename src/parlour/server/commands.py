"""Commands for whoever runs a server.

What they need is imported when they run, so that every other command starts at once.
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
    """Serve tables in the browser; docs/running.md lists the settings.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets other machines in.
    port
        Port to listen on; 0 takes any that is free.
    workers
        Processes that serve; more than one needs PostgreSQL.
    """
    with suppress(KeyboardInterrupt):  # Ctrl-C is the usual way to stop a server
        # Python ends by the signal if it interrupted `exec`, as in a dataclass's
        # definition, also where that is handled.
        with delay_interrupts():
            require("uvicorn", "serve")
            from parlour.server.serve import serve as run_server

        run_server(host, port, workers)


storage = App(name="storage", help="What the server keeps, for whoever runs it.")


@storage.default
def storage_list() -> None:
    """List how much is kept of everything, the largest uploads, and waiting studies."""
    require("sqlalchemy", "serve")
    from parlour.server.storage_command import listed

    for line in listed():
        print(line)


@storage.command(name="prune")
def storage_prune(*, tables: int | None = None, replays: int | None = None) -> None:
    """Forget what nobody has touched for so many days; the server may run meanwhile.

    Parameters
    ----------
    tables
        Days: tables, with their stories and pictures, and names of people.
    replays
        Days: replays of finished games.
    """
    require("sqlalchemy", "serve")
    from parlour.server.storage_command import pruned

    for line in pruned(tables, replays):
        print(line)


@storage.command(name="stop")
def storage_stop(
    *studies: str, all_: Annotated[bool, Parameter(name="--all", negative="")] = False
) -> None:
    """Stop studies of the lab that wait or are played; their games are kept.

    Parameters
    ----------
    studies
        Their names, as `parlour storage` lists them.
    all_
        Stop every study.
    """
    require("sqlalchemy", "serve")
    from parlour.server.storage_command import stopped

    for line in stopped(studies, everything=all_):
        print(line)


def backup(file: Path) -> None:
    """Write all that the server keeps into one file; it may run meanwhile.

    Parameters
    ----------
    file
        A new file: tables, people, pictures, replays, the lab's studies, the secret.
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
    """Fill an empty server from a backup, into SQLite or PostgreSQL alike.

    Parameters
    ----------
    file
        What `parlour backup` wrote.
    check_only
        Only see whether the file is whole, and what is in it.
    """
    require("sqlalchemy", "serve")
    from parlour.server.backup.command import restore as put_back

    for line in put_back(file, check=check_only):
        print(line)

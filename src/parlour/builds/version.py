"""The full version: the release and the commit it was built from.

A wheel or source archive has its commit in a file that hatch_build.py writes. In a
checkout, git is run on demand, once per process.
"""

import os
import subprocess
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from parlour import __version__
from parlour.builds import SOURCE

COMMIT_FILE: Final = "commit.txt"
"""Beside this module, in a wheel or source archive."""
GIT_TIMEOUT_S: Final = 10


@cache
def full_version() -> str:
    """Returns a version such as `0.2.0+6749ef1d`; the release alone if the commit is
    unknown."""
    commit = recorded_commit() or git_commit(SOURCE.parent)
    return f"{__version__}+{commit}" if commit else __version__


def recorded_commit() -> str:
    """Returns the commit that the package was built from; empty in a checkout."""
    file = files("parlour.builds") / COMMIT_FILE
    return file.read_text(encoding="ascii").strip() if file.is_file() else ""


def git_commit(root: Path) -> str:
    """Returns the commit of a checkout, such as `6749ef1d`; `.dirty` if files were
    changed.

    Nothing if `root` is not itself the top of a checkout: a package installed below
    somebody's repository is not of that repository's commit.
    """
    if not (root / ".git").exists():
        return ""
    command = ["git", "describe", "--always", "--abbrev=8", "--exclude=*"]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
    try:
        done = subprocess.run(
            [*command, "--dirty=.dirty"],
            cwd=root,
            env={**environment, "GIT_OPTIONAL_LOCKS": "0"},
            capture_output=True,
            text=True,
            timeout=GIT_TIMEOUT_S,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""

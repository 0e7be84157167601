"""The browser that tests, pictures and measurements use, and how quietly it starts."""

import os
import shutil
from typing import Final

QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def program() -> str | None:
    """`tools/setup browser` installs it; PARLOUR_CHROMIUM names another."""
    return os.environ.get("PARLOUR_CHROMIUM") or shutil.which("chromium-headless-shell")

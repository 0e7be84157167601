"""A Parlour for browser tests that deals alike each time it is asked.

Nothing here is left to luck: `DEAL=7 make test` plays all of it from another deal.
"""

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE
from tests.server.served import Served

DEAL: Final = os.environ.get("DEAL", "1")
LOST = [
    "WebSocket",
    "ERR_CONNECTION_RE",
    "ERR_CONTENT_LENGTH_MISMATCH",  # something was on its way
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
]
"""Parts of what a page may complain of while its server is away."""


class House(Served):
    """A server with an empty database, known deals and, if wished, stacked cards."""

    program = ("-m", "tests.browser.stacked")

    def __init__(
        self,
        folder: Path,
        stack: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(
            folder,
            f"sqlite:///{folder / 'parlour.db'}",
            DEAL=DEAL,
            STACKED=json.dumps(stack or {}),
            PATIENCE=str(patience),
        )


def steady_luck(name: str) -> str:
    """A script with which this person's browser draws the same part of every deal.

    Only for the page's own code: Playwright draws names for sockets the same way.
    """
    part = list(hashlib.sha256(f"{DEAL} {name}".encode()).digest())
    return f"""(() => {{
      const draw = crypto.getRandomValues.bind(crypto);
      const ours = () => new Error().stack.includes(location.origin);
      crypto.getRandomValues = (into) =>
        into.byteLength === 32 && ours() ? (into.set({part}), into) : draw(into);
    }})()"""


AT_ONCE: Final = """try {
  localStorage["parlour.look"] ??= JSON.stringify({ pace: "instant" });
} catch { /* a page that may keep nothing */ }"""
"""A script with which tables are drawn as they are at once."""

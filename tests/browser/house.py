"""A Parlour for browser tests that deals alike each time it is asked.

Nothing here is left to luck: `DEAL=7 make test` plays all of it from another deal.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.server.served import Served

DEAL: Final = os.environ.get("DEAL", "1")


class House(Served):
    """A server with an empty database, known deals and, if wished, stacked cards."""

    program = ("-m", "tests.browser.stacked")

    def __init__(self, folder: Path, stack: Mapping[str, str] | None = None) -> None:
        super().__init__(
            folder,
            f"sqlite:///{folder / 'parlour.db'}",
            DEAL=DEAL,
            STACKED=json.dumps(stack or {}),
        )

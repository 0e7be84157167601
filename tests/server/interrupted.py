"""`parlour` whose SQLite database cannot be read while a file named `away` is there."""

import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event, exc

from parlour.cli import main

AWAY = "away"


def refuse(_line: Any, _cursor: Any, statement: str, *_more: Any) -> None:
    if (Path(os.environ["PARLOUR_DATA"]) / AWAY).exists():
        cause = sqlite3.OperationalError("disk I/O error")
        raise exc.OperationalError(statement, None, cause)


if __name__ == "__main__":
    event.listen(Engine, "before_cursor_execute", refuse)
    main(sys.argv[1:])

"""Log lines: what happened to the server, never what happened at a table.

No token, seed, card, name, chat or address is written. Table ids open tables, so
lines carry a tag of them instead.
"""

import hashlib
import json
import logging
import time

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def tag(id_: str) -> str:
    """A name for a table that leads nobody to it.

    >>> tag("a-table")
    '2a626e93'
    """
    return hashlib.sha256(f"log:{id_}".encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {k: v for k, v in vars(record).items() if k not in PLAIN}
        if record.exc_info:
            line["error"] = where(record.exc_info[1])
        return json.dumps(line, default=str)


class TextLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        more = " ".join(f"{k}={v}" for k, v in vars(record).items() if k not in PLAIN)
        line = f"{when} {record.levelname.lower():7} {record.getMessage()} {more}"
        if record.exc_info:
            line += f"\n{where(record.exc_info[1])}"
        return line.rstrip()


def where(wrong: BaseException | None) -> str:
    """Where an error came from, without the values that were at hand."""
    trace = wrong.__traceback__ if wrong else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{type(wrong).__name__ if wrong else 'error'} at {' > '.join(places)}"


def set_up(style: str, level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("parlour").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(max(logging.INFO, logging.root.level))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"

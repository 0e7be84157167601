"""Log lines of the server: `component: event`, with ids and causes as fields.

Log lines never contain a token, seed, card, name, chat message or address. A table id
opens its table, so lines contain a hash of the id instead.
"""

import hashlib
import json
import logging
import time

STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
}


def tag(id_: str) -> str:
    """Returns a short hash of a table id that is safe to log.

    >>> tag("a-table")
    '2a626e93'
    """
    return hashlib.sha256(f"log:{id_}".encode()).hexdigest()[:8]


class JsonLines(logging.Formatter):
    """Formats each record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= extra_fields(record)
        if record.exc_info:
            line["error"] = trace_error(record.exc_info[1])
        return json.dumps(line, default=str)


class TextLines(logging.Formatter):
    """Formats each record as one line of text, with fields as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = extra_fields(record)
        if record.exc_info:
            fields["error"] = trace_error(record.exc_info[1])
        shown = [f"{name}={quote(str(value))}" for name, value in fields.items()]
        level = f"{record.levelname.lower():7}"
        return " ".join([when, level, record.getMessage(), *shown])


def extra_fields(record: logging.LogRecord) -> dict[str, object]:
    """Returns the fields that were given as `extra`."""
    return {k: v for k, v in vars(record).items() if k not in STANDARD_FIELDS}


def quote(value: str) -> str:
    """Quotes a value that has spaces, so that a line can be split into fields.

    >>> quote("abc"), quote("a b")
    ('abc', '"a b"')
    """
    return value if value and not set(value) & set(' \t\r\n"=') else json.dumps(value)


def trace_error(wrong: BaseException | None) -> str:
    """Returns the type of an error and its lines of code, without any values."""
    trace = wrong.__traceback__ if wrong else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{type(wrong).__name__ if wrong else 'error'} at {' > '.join(places)}"


def configure_logging(style: str, level: str) -> None:
    """Sends all log lines to stderr in this style, `json` or `text`."""
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

"""What went wrong, as clients are told: a short name, a sentence, a status."""

import msgspec
from starlette.responses import Response

from parlour.server.api import Problem

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON from outside may raise; the last for what is nested too deep."""


class HttpProblem(Exception):
    def __init__(self, status: int, error: str, text: str) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.text = text


def problem(status: int, error: str, text: str) -> Response:
    response = Response(
        msgspec.json.encode(Problem(error=error, text=text)),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
    if status == 429:
        response.headers["Retry-After"] = "10"
    return response


def gone() -> HttpProblem:
    """The same whether it never was, is no more, or is not for you."""
    return HttpProblem(
        404, "gone", "There is no such table, or it is not for you. Ask for a new link."
    )


def too_fast() -> HttpProblem:
    return HttpProblem(429, "too-fast", "That was a lot at once. Try again shortly.")


def busy() -> HttpProblem:
    return HttpProblem(503, "busy", "The server is busy. Please try again.")

"""Answers as JSON; what went wrong has a short name, a sentence and a status."""

from typing import Any
from urllib.parse import quote

import msgspec
from msgspec import Struct
from starlette.responses import Response

from parlour.engine.refusals import BadInput, BadOption
from parlour.server.process.sandbox_job import TooCostly
from parlour.words.messages import explain_error


class Problem(Struct, kw_only=True):
    """Every error looks like this."""

    error: str
    text: str
    """The sentence in English."""
    rule: str = ""
    message: str = ""
    """Message id of the sentence, where the catalogues have it: `bad-…`."""
    values: dict[str, str | int] = {}
    """Values of the message; `option` and `other` are names of options."""


def answer(made: Any, status: int = 200) -> Response:
    """Returns any value as a JSON response."""
    return Response(
        msgspec.json.encode(made),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def download(
    body: bytes | str, media: str, name: str, how: str = "attachment"
) -> Response:
    """Returns a file under its own name: to be kept, or with `inline` to be looked
    at."""
    return Response(body, media_type=media, headers=file_headers(name, how))


def file_headers(name: str, how: str = "attachment") -> dict[str, str]:
    return {
        "Content-Disposition": f'{how}; filename="{quote(name)}"',
        "Cache-Control": "no-store",
    }


class HttpProblem(Exception):
    def __init__(
        self,
        status: int,
        error: str,
        text: str,
        message: str = "",
        values: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.problem = Problem(
            error=error, text=text, message=message, values=values or {}
        )

    def answer(self) -> Response:
        response = answer(self.problem, self.status)
        if self.status in (429, 503):
            response.headers["Retry-After"] = "10"
        return response


def problem(status: int, error: str, text: str) -> Response:
    return HttpProblem(status, error, text).answer()


def bad_options(wrong: BadInput) -> HttpProblem:
    """Returns the problem with a table's options, with ids for the client's own
    words."""
    text = explain_error(wrong)
    if not isinstance(wrong, BadOption) or not wrong.message:
        return HttpProblem(422, "bad-options", text)
    message = f"bad-{wrong.message}"
    return HttpProblem(422, "bad-options", text, message, wrong.values)


def gone_problem() -> HttpProblem:
    """Returns the same problem whether it never was, is no more, or is not for you."""
    return HttpProblem(
        404, "gone", "There is no such table, or it is not for you. Ask for a new link."
    )


def missing(text: str) -> HttpProblem:
    return HttpProblem(404, "missing", text)


def not_played_here() -> HttpProblem:
    return HttpProblem(
        409, "not-played-here", "The game of this table cannot be played here."
    )


def no_typst() -> HttpProblem:
    return HttpProblem(501, "no-typst", "This server cannot print: Typst is missing.")


def too_fast() -> HttpProblem:
    return HttpProblem(429, "too-fast", "Too many requests. Try again in a moment.")


def too_many_open() -> HttpProblem:
    return HttpProblem(
        429,
        "tables-open",
        "Too many tables are open at your address. Close one and try again.",
    )


def too_many_uploads() -> HttpProblem:
    return HttpProblem(
        429, "crowded", "The queue of file jobs is full. Try again in a moment."
    )


def unreadable_file(wrong: BadInput, error: str) -> HttpProblem:
    """Returns the problem with an uploaded file."""
    if isinstance(wrong, TooCostly):
        return HttpProblem(
            422, "too-costly", "This file takes too much time or memory to read."
        )
    return HttpProblem(422, error, str(wrong)[:4_000])


def busy() -> HttpProblem:
    return HttpProblem(503, "busy", "The server is busy. Please try again.")

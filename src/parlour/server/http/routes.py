"""How a function becomes a path of the HTTP interface, with what goes in and out."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from parlour.server.http.context import Asker, Context

Handler = Callable[[Context, Request, Asker], Awaitable[Response]]
FORM = "multipart/form-data"
TABLE = "/api/tables/{id}"
OF_A_TABLE = (404, 409)
"""Problems of every path of a table: it is gone, or its game is not played here."""


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    handler: Handler
    takes: Any = None
    """The JSON body, `bytes` for a file, or a media type."""
    gives: Any = None
    """The JSON answer, or a media type."""
    status: int = 200
    problems: tuple[int, ...] = ()
    query: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return getattr(self.handler, "__name__", "")


class Routes(list[Route]):
    """The paths that one file serves, in order."""

    def __call__(
        self,
        asked: str,
        takes: Any = None,
        gives: Any = None,
        status: int = 200,
        problems: tuple[int, ...] = (),
        query: tuple[str, ...] = (),
    ) -> Callable[[Handler], Handler]:
        """Decorates what answers `asked`, such as `GET /api/me`."""
        method, _, path = asked.partition(" ")
        if path.startswith(TABLE):
            problems = tuple(sorted({*problems, *OF_A_TABLE}))

        def note(handler: Handler) -> Handler:
            self.append(
                Route(method, path, handler, takes, gives, status, problems, query)
            )
            return handler

        return note

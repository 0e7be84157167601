"""Decorator that makes a function a path of the HTTP API, with its types."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

from starlette.responses import Response

from parlour.server.access.limits import Rate
from parlour.server.http.answers import answer
from parlour.server.http.context import ApiRequest

Handler = Callable[..., Awaitable[Any]]
"""Takes what is asked, and the JSON body if it says which (`body: data.NameBody`);
returns a response, or a value to send as JSON."""
AnyHandler = TypeVar("AnyHandler", bound=Handler)
FORM = "multipart/form-data"
TABLE = "/api/tables/{id}"
OF_A_TABLE = (404, 409)
"""Problems of every path of a table: it is gone, or its game is not played here."""


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    handler: Handler
    takes: Any
    """The JSON body, `bytes` for a file, or a media type."""
    gives: Any
    """The JSON answer, or a media type."""
    status: int
    problems: tuple[int, ...]
    query: tuple[str, ...]
    rate: Rate | None
    """Rate limit, if it is lower than for other paths."""
    body: Any
    """Type of the body that the handler gets; None if it reads the body itself."""

    @property
    def name(self) -> str:
        return getattr(self.handler, "__name__", "")

    async def serve(self, asked: ApiRequest) -> Response:
        if self.rate is not None:
            asked.limit(self.rate)
        body = [] if self.body is None else [await asked.read_json(self.body)]
        made = await self.handler(asked, *body)
        return made if isinstance(made, Response) else answer(made, self.status)


class Routes(list[Route]):
    """The paths that one file serves, in order."""

    def __call__(
        self,
        path: str,
        *,
        takes: Any = None,
        gives: Any = None,
        status: int = 200,
        problems: tuple[int, ...] = (),
        query: tuple[str, ...] = (),
        rate: Rate | None = None,
    ) -> Callable[[AnyHandler], AnyHandler]:
        """Decorates what answers `path`, such as `GET /api/me`.

        What goes in and out, its types say; where it reads or writes that itself,
        `takes` and `gives` do.
        """
        method, _, path = path.partition(" ")
        if path.startswith(TABLE):
            problems = tuple(sorted({*problems, *OF_A_TABLE}))

        def note(handler: AnyHandler) -> AnyHandler:
            types = get_type_hints(handler)
            body = types.get("body")
            into, out = takes or body, gives or types["return"]
            more = (into, out, status, problems, query, rate, body)
            self.append(Route(method, path, handler, *more))
            return handler

        return note

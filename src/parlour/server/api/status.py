"""The server itself over HTTP: whether it is well, and what it can be asked."""

from starlette.requests import Request
from starlette.responses import Response

from parlour import __version__
from parlour.server.api import data
from parlour.server.api.routes import Routes
from parlour.server.desk import Asker, Desk
from parlour.server.replies import answer

route = Routes()


@route("GET /health", gives=data.Health)
async def health(desk: Desk, request: Request, who: Asker) -> Response:
    database = await desk.store.alive()
    made = data.Health(ok=database, database=database, version=__version__)
    return answer(made, 200 if database else 503)

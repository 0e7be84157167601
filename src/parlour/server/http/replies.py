"""An answer of the HTTP interface as JSON."""

from typing import Any

import msgspec
from starlette.responses import Response


def answer(made: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(made),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )

"""The paths of the HTTP interface, each with what goes in and what comes out."""

from dataclasses import dataclass, field
from typing import Any

from parlour.server import api
from parlour.server.wire import TableInfo

FORM = "multipart/form-data"


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    does: str
    """Name of the function in `http.py`."""
    takes: Any = None
    """The JSON body, `bytes` for a file, or a media type."""
    gives: Any = None
    """The JSON answer, or a media type."""
    status: int = 200
    problems: tuple[int, ...] = ()
    query: tuple[str, ...] = field(default=())


ROUTES = (
    Route("GET", "/api/me", "me", gives=api.Me),
    Route("PUT", "/api/me", "name_me", api.NameBody, api.Me),
    Route("GET", "/api/games", "games", gives=api.Games),
    Route(
        "GET", "/api/words/{language}/{slug}", "words", None, "text/plain", 200, (404,)
    ),
    Route(
        "GET",
        "/api/pages/{language}/{slug}/{page}",
        "pages",
        None,
        api.Page,
        200,
        (404,),
    ),
    Route("GET", "/api/credits", "credits_data", gives=api.Page),
    Route("GET", "/api/tables", "tables", gives=api.Tables),
    Route("POST", "/api/tables", "new_table", api.TableBody, api.TableMade, 201),
    Route("POST", "/api/join", "join", api.CodeBody, api.TableFound, 200, (404,)),
    Route("GET", "/api/tables/{id}", "table", None, TableInfo, 200, (404,)),
    Route(
        "GET", "/api/tables/{id}/qr.svg", "table_qr", None, "image/svg+xml", 200, (404,)
    ),
    Route(
        "POST",
        "/api/tables/{id}/seat-link",
        "seat_link",
        api.SeatBody,
        api.Link,
        200,
        (403, 404),
    ),
    Route(
        "GET",
        "/api/tables/{id}/log",
        "table_log",
        None,
        dict[str, Any],
        200,
        (404, 409),
    ),
    Route("POST", "/api/replays", "import_log", bytes, api.TableFound, 201),
    Route(
        "GET",
        "/api/replays/{id}",
        "show_replay",
        None,
        api.Replay,
        200,
        (404, 422),
        ("as",),
    ),
    Route("GET", "/api/openapi.json", "description", gives=dict[str, Any]),
    Route("GET", "/health", "health", gives=api.Health),
)

DEVICE_ROUTES = (
    Route("GET", "/api/me/devices", "my_devices", gives=api.Devices),
    Route(
        "POST",
        "/api/me/devices/sign-out",
        "sign_out",
        api.DeviceBody,
        api.Devices,
        200,
        (404,),
    ),
    Route(
        "POST",
        "/api/seat/look",
        "look_at_seat",
        api.TokenBody,
        api.SeatOffer,
        200,
        (404,),
    ),
    Route(
        "POST", "/api/seat", "take_seat", api.TokenBody, api.TableTaken, 200, (404, 409)
    ),
)
"""What `devices.py` serves."""

"""Replays over HTTP: log files in, finished games out."""

import asyncio
import hashlib

from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.server import limits, replays
from parlour.server.api import data
from parlour.server.api.routes import Routes
from parlour.server.confined import OWN
from parlour.server.desk import Asker, Desk, read_body
from parlour.server.packed import ready_packed
from parlour.server.problems import missing, unread
from parlour.server.quotas import note, room_for
from parlour.server.replies import answer

route = Routes()


@route("POST /api/replays", bytes, data.TableFound, 201)
async def import_log(desk: Desk, request: Request, who: Asker) -> Response:
    desk.limit(limits.UPLOADS, who)
    with desk.taking_in(limits.LOG_BODY, who):
        text = await read_body(request, limits.LOG_BODY)
        await room_for(desk, who, len(text))
        try:
            kept = await desk.confined.run(replays.admitted, text, by=who.address)
        except BadInput as wrong:
            raise unread(wrong, "bad-log") from None
    id_ = hashlib.sha256(b"import:" + kept).hexdigest()[:32]
    await desk.store.keep_replay(id_, kept)
    await note(desk, who, "replay", id_, len(kept))
    return answer(data.TableFound(id=id_), 201)


@route("GET /api/replays/{id}", None, data.Replay, 200, (404, 422), ("as",))
async def show_replay(desk: Desk, request: Request, who: Asker) -> Response:
    desk.limit(limits.REPLAYS, who)
    kept = await desk.store.replay(request.path_params["id"])
    if kept is None:
        raise missing("There is no such replay.")
    seen_as = request.query_params.get("as", "watcher").encode()
    try:
        made = await desk.confined.run(
            replays.steps, kept, seen_as, by=who.address, bounds=OWN
        )
    except BadInput as wrong:
        raise unread(wrong, "bad-input") from None
    return await asyncio.to_thread(ready_packed, request, made, "application/json")

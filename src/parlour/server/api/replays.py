"""Replays over HTTP: log files in, finished games out."""

import asyncio
import hashlib

from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.server.access import limits
from parlour.server.api import data
from parlour.server.games import replays
from parlour.server.http.answers import answer, missing, unread
from parlour.server.http.context import Asker, Context, read_body
from parlour.server.http.files import ready_packed
from parlour.server.http.quotas import note, room_for
from parlour.server.http.routes import Routes
from parlour.server.process.sandbox import OWN

route = Routes()


@route("POST /api/replays", bytes, data.TableFound, 201)
async def import_log(context: Context, request: Request, who: Asker) -> Response:
    context.limit(limits.UPLOADS, who)
    with context.taking_in(limits.LOG_BODY, who):
        text = await read_body(request, limits.LOG_BODY)
        await room_for(context, who, len(text))
        try:
            kept = await context.confined.run(replays.admitted, text, by=who.address)
        except BadInput as wrong:
            raise unread(wrong, "bad-log") from None
    id_ = hashlib.sha256(b"import:" + kept).hexdigest()[:32]
    await context.store.keep_replay(id_, kept)
    await note(context, who, "replay", id_, len(kept))
    return answer(data.TableFound(id=id_), 201)


@route("GET /api/replays/{id}", None, replays.Replay, 200, (404, 422), ("as",))
async def show_replay(context: Context, request: Request, who: Asker) -> Response:
    context.limit(limits.REPLAYS, who)
    kept = await context.store.replay(request.path_params["id"])
    if kept is None:
        raise missing("There is no such replay.")
    seen_as = request.query_params.get("as", "watcher").encode()
    try:
        made = await context.confined.run(
            replays.steps, kept, seen_as, by=who.address, bounds=OWN
        )
    except BadInput as wrong:
        raise unread(wrong, "bad-input") from None
    return await asyncio.to_thread(ready_packed, request, made, "application/json")

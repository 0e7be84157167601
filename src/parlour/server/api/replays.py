"""Replays over HTTP: log files in, finished games out."""

import asyncio
import hashlib

from starlette.responses import Response

from parlour.server.access import limits
from parlour.server.api import data, replay_data
from parlour.server.http.answers import HttpProblem, missing
from parlour.server.http.context import ApiRequest, digits
from parlour.server.http.files import ready_packed
from parlour.server.http.quotas import note, room_for
from parlour.server.http.routes import Routes
from parlour.server.process.bounds import OWN_GAME_BOUNDS

route = Routes()


@route("POST /api/replays", takes=bytes, status=201, rate=limits.UPLOADS)
async def import_log(asked: ApiRequest) -> data.TableFound:
    with asked.taking_in(limits.MAX_LOG_BYTES):
        text = await asked.read()
        await room_for(asked, len(text))
        kept = await asked.run_sandboxed("bad-log", replay_data.check_replay, text)
    id_ = hashlib.sha256(b"import:" + kept).hexdigest()[:32]
    await asked.store.keep_replay(id_, kept)
    await note(asked, "replay", id_, len(kept))
    return data.TableFound(id=id_)


@route(
    "GET /api/replays/{id}",
    gives=replay_data.Replay,
    problems=(404, 422),
    query=("as",),
    rate=limits.REPLAYS,
)
async def show_replay(asked: ApiRequest) -> Response:
    kept = await asked.store.replay(asked.path("id"))
    if kept is None:
        raise missing("There is no such replay.")
    seen_as = viewer_of(asked.query("as", "watcher")).encode()
    with asked.context.downloads.begin(asked.address) as place:
        made = await asked.run_sandboxed(
            "bad-input", replay_data.steps, kept, seen_as, bounds=OWN_GAME_BOUNDS
        )
        return place.answer(
            await asyncio.to_thread(
                ready_packed, asked.request, made, "application/json"
            )
        )


def viewer_of(text: str) -> str:
    """Returns the viewer in one spelling: `007` is seat 7, so each replay is built
    once."""
    if text in ("open", "watcher"):
        return text
    if not digits(text):
        raise HttpProblem(
            422, "bad-input", "A replay is seen as open, as watcher or as a seat."
        )
    return str(int(text))

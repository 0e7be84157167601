"""The lab over HTTP: studies are asked for, looked at, stopped, and taken home."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.server.access import limits
from parlour.server.access.addresses import site_of
from parlour.server.http.answers import HttpProblem, bad_options, missing
from parlour.server.http.answers import download as file_answer
from parlour.server.http.context import ApiRequest
from parlour.server.http.quotas import tag_of
from parlour.server.http.routes import Routes
from parlour.server.lab import shown
from parlour.server.lab import studies as stored_studies
from parlour.server.lab.deals import ReadDeals
from parlour.server.lab.queue import Lab
from parlour.server.lab.studies import Limits, StudyAsker, StudyRow, TooMany
from parlour.server.lab.written import (
    StudyBody,
    StudyRefused,
    able_measures,
    kept_study,
    write,
)

logger = logging.getLogger("parlour.lab")
route = Routes()
SEEN_INTERVAL_S = 3_600
"""Seconds between two times that it is noted that somebody looked at a study."""


def lab_of(asked: ApiRequest) -> Lab:
    if not asked.context.lab.on:
        raise HttpProblem(404, "no-lab", "There is no lab on this server.")
    return asked.context.lab


async def study_of(asked: ApiRequest) -> StudyRow:
    lab_of(asked)
    id_ = asked.path("id")
    found = None
    if id_.isalnum():  # PostgreSQL takes no zero byte in a text
        found = await asked.store.look(partial(stored_studies.find, id_=id_))
    if found is None:
        raise missing("There is no such study.")
    return found


@route("GET /api/lab", problems=(404, 503))
async def studies(asked: ApiRequest) -> shown.Studies:
    """Returns the limits of the lab, and your own studies."""
    lab_of(asked)

    def list_found(line: Connection) -> list[shown.StudyInfo]:
        own, now = stored_studies.list_own(line, asked.person), time.time()
        return [stored_studies.describe(line, one, asked.person, now) for one in own]

    settings = asked.context.settings
    return shown.Studies(
        most_games=settings.lab_games,
        most_studies=settings.lab_studies,
        studies=await asked.store.look(list_found),
    )


@route("GET /api/lab/measures/{slug}", problems=(404,))
async def measures(asked: ApiRequest) -> shown.Measures:
    lab_of(asked)
    slug = asked.path("slug")
    if slug not in shelf():
        raise missing("There is no such game.")

    def list_found() -> shown.Measures:
        from parlour.lab.new_study import first_measures

        able = able_measures(find(slug), 0)
        return shown.Measures(
            measures=[shown.MeasureInfo(name=one, share=able[one]) for one in able],
            usual=first_measures(find(slug)),
        )

    return await asyncio.to_thread(list_found)


@route("POST /api/lab/studies", status=201, problems=(404, 409, 503))
async def new_study(asked: ApiRequest, body: StudyBody) -> shown.StudyMade:
    """Makes a study: the same study has the same link for everybody."""
    lab = lab_of(asked)
    asked.limit(limits.STUDIES)
    if not asked.person:
        asked.limit(limits.FIRST_STUDIES)
    try:
        most = asked.context.settings.lab_games
        study = await asyncio.to_thread(write, body, most)
    except StudyRefused as wrong:
        if wrong.cause is not None:
            raise bad_options(wrong.cause) from None
        raise HttpProblem(422, wrong.error, wrong.text) from None
    if await lab.is_full():
        raise HttpProblem(409, "lab-full", "The disk quota of the lab is full.")
    await queue(asked, partial(stored_studies.ask, study=study))
    return shown.StudyMade(id=study.id)


def asker_of(asked: ApiRequest) -> StudyAsker:
    """Returns the person who asks, made now if the browser is new, and tags of the
    address."""
    return StudyAsker(
        asked.need_person(),
        tag_of(asked.context, asked.address),
        tag_of(asked.context, site_of(asked.address) or asked.address),
    )


async def queue(asked: ApiRequest, work: Callable[..., None]) -> None:
    """Has a study queued for the person who asks, or says why it cannot be."""
    settings = asked.context.settings
    by, limits = asker_of(asked), Limits(settings.lab_studies, settings.rate_factor)
    try:
        await asked.store.writer.run(
            partial(work, by=by, now=time.time(), limits=limits)
        )
    except TooMany as wrong:
        if wrong.of == "person":
            text = "So many studies of yours are enough for now. Stop one, or wait."
            raise HttpProblem(409, "enough-studies", text) from None
        if wrong.of == "address":
            text = "Enough studies from your network wait already. Try again later."
            raise HttpProblem(409, "enough-at-address", text) from None
        text = "Many studies wait already. Try again later."
        raise HttpProblem(409, "long-queue", text) from None


@route("GET /api/lab/studies/{id}", problems=(404, 503))
async def study(asked: ApiRequest) -> shown.StudyInfo:
    found, now = await study_of(asked), time.time()
    if now - found.seen > SEEN_INTERVAL_S:
        seen = partial(stored_studies.note_seen, id_=found.id, now=now)
        await asked.store.writer.run(seen)
    person = asked.person
    return await asked.store.look(
        lambda line: stored_studies.describe(line, found, person, now)
    )


@route("POST /api/lab/studies/{id}/stop", problems=(404, 409, 503))
async def stop_study(asked: ApiRequest) -> shown.StudyInfo:
    """Stops a study; nothing is lost, and it can go on where it was."""
    found = await study_of(asked)
    asked.limit(limits.STUDIES)
    stop = partial(stored_studies.stop, id_=found.id, person=asked.person)
    busy = found.state in ("waiting", "playing")
    if busy and not await asked.store.writer.run(stop):
        raise HttpProblem(
            409, "not-yours", "Only the person who started this study may stop it."
        )
    return await study(asked)


@route("POST /api/lab/studies/{id}/go-on", problems=(404, 409, 503))
async def resume_study(asked: ApiRequest) -> shown.StudyInfo:
    found = await study_of(asked)
    asked.limit(limits.STUDIES)
    await queue(asked, partial(stored_studies.go_on, id_=found.id))
    return await study(asked)


# To take home


@route(
    "GET /api/lab/studies/{id}/study.toml",
    gives="application/toml",
    problems=(404, 503),
)
async def study_file(asked: ApiRequest) -> Response:
    """Returns the study as a file for `parlour lab run`."""
    found = await study_of(asked)
    return file_answer(found.text, "application/toml", f"study-{found.id}.toml")


@route(
    "GET /api/lab/studies/{id}/games.csv", gives="text/csv", problems=(404, 409, 503)
)
async def study_games(asked: ApiRequest) -> Response:
    """Returns all games that were played, one a row."""
    found = await study_of(asked)
    asked.limit(limits.EXPORTS)

    def table(stored: ReadDeals) -> str:
        from parlour.lab.games_table import as_csv

        return as_csv(kept_study(found.text), stored)

    try:
        with asked.context.downloads.begin(asked.address) as place:
            arms = msgspec.json.decode(found.arms, type=list[str])
            stored = await asked.store.look(partial(ReadDeals, arms=arms))
            text = await asyncio.to_thread(table, stored)
            made = file_answer(text, "text/csv", f"games-{found.id}.csv")
            return place.answer(made)
    except BadInput as wrong:  # the game has other options by now
        logger.warning("lab: study games unavailable", extra={"cause": str(wrong)})
        text = "The games of this study are no longer available. Ask for it again."
        raise HttpProblem(409, "old-study", text) from None

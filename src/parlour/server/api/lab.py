"""The lab over HTTP: studies are asked for, looked at, stopped, and taken home."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from starlette.responses import Response

from parlour.engine.refusals import BadInput
from parlour.games import find, shelf
from parlour.server.access import limits
from parlour.server.access.addresses import site_of
from parlour.server.http.answers import HttpProblem, bad_options, missing
from parlour.server.http.answers import download as file_answer
from parlour.server.http.context import Asked
from parlour.server.http.quotas import tag_of
from parlour.server.http.routes import Routes
from parlour.server.lab import shown
from parlour.server.lab.queue import Lab
from parlour.server.lab.studies import Asker, Kept, Limits, TooMany
from parlour.server.lab.written import (
    Refused,
    StudyBody,
    able_measures,
    kept_study,
    write,
)

Given = ParamSpec("Given")
Found = TypeVar("Found")

logger = logging.getLogger("parlour.lab")
route = Routes()
SEEN = 3_600
"""Seconds between two times that it is noted that somebody looked at a study."""


def lab_of(asked: Asked) -> Lab:
    if not asked.context.lab.on:
        raise HttpProblem(404, "no-lab", "There is no lab on this server.")
    return asked.context.lab


async def apart(
    work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs
) -> Found:
    """What takes the lab's files is done in a thread, and may find them in trouble."""
    try:
        return await asyncio.to_thread(work, *given, **named)
    except (sqlite3.Error, OSError) as wrong:
        logger.warning("the lab cannot use its files: %s", wrong)
        text = "The lab cannot use its files just now. Try again later."
        raise HttpProblem(503, "lab-trouble", text) from None


async def study_of(asked: Asked) -> Kept:
    studies = lab_of(asked).studies
    found = await apart(studies.find, asked.path("id"))
    if found is None:
        raise missing("There is no such study.")
    return found


@route("GET /api/lab", problems=(404, 503))
async def studies(asked: Asked) -> shown.Studies:
    """What may be asked, and what you asked."""
    lab = lab_of(asked)

    def listed() -> list[shown.StudyInfo]:
        own = lab.studies.of(asked.person)
        return [lab.studies.info(one, asked.person) for one in own]

    settings = asked.context.settings
    return shown.Studies(
        most_games=settings.lab_games,
        most_studies=settings.lab_studies,
        studies=await apart(listed),
    )


@route("GET /api/lab/measures/{slug}", problems=(404,))
async def measures(asked: Asked) -> shown.Measures:
    lab_of(asked)
    slug = asked.path("slug")
    if slug not in shelf():
        raise missing("There is no such game.")

    def listed() -> shown.Measures:
        from parlour.lab.new_study import first_measures

        able = able_measures(find(slug), 0)
        return shown.Measures(
            measures=[shown.MeasureInfo(name=one, share=able[one]) for one in able],
            usual=first_measures(find(slug)),
        )

    return await apart(listed)


@route("POST /api/lab/studies", status=201, problems=(404, 409, 503))
async def new_study(asked: Asked, body: StudyBody) -> shown.StudyMade:
    """The same study is the same link, whoever asks."""
    lab = lab_of(asked)
    asked.limit(limits.STUDIES)
    if not asked.person:
        asked.limit(limits.FIRST_STUDIES)
    try:
        study = await apart(write, body, asked.context.settings.lab_games)
    except Refused as wrong:
        if wrong.cause is not None:
            raise bad_options(wrong.cause) from None
        raise HttpProblem(422, wrong.error, wrong.text) from None
    if await apart(lab.full):
        raise HttpProblem(409, "lab-full", "The lab keeps as much as it may.")
    await queued(lab.studies.ask, study, asker_of(asked), time.time(), most_of(asked))
    return shown.StudyMade(id=study.id)


def asker_of(asked: Asked) -> Asker:
    """The person who asks, made now if the browser is new, and tags of the address."""
    return Asker(
        asked.need_person(),
        tag_of(asked.context, asked.address),
        tag_of(asked.context, site_of(asked.address) or asked.address),
    )


def most_of(asked: Asked) -> Limits:
    settings = asked.context.settings
    return Limits(settings.lab_studies, settings.rate_factor)


async def queued(
    work: Callable[Given, None], *given: Given.args, **named: Given.kwargs
) -> None:
    try:
        await apart(work, *given, **named)
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
async def study(asked: Asked) -> shown.StudyInfo:
    found = await study_of(asked)
    studies, now = lab_of(asked).studies, time.time()
    if now - found.seen > SEEN:
        await apart(studies.note_seen, found.id, now)
    return await apart(studies.info, found, asked.person)


@route("POST /api/lab/studies/{id}/stop", problems=(404, 409, 503))
async def stop_study(asked: Asked) -> shown.StudyInfo:
    """Nothing is lost: it goes on where it was."""
    found = await study_of(asked)
    asked.limit(limits.STUDIES)
    studies = lab_of(asked).studies
    busy = found.state in ("waiting", "playing")
    if busy and not await apart(studies.stop, found.id, asked.person):
        raise HttpProblem(409, "not-yours", "Who set it going may stop it.")
    return await study(asked)


@route("POST /api/lab/studies/{id}/go-on", problems=(404, 409, 503))
async def resume_study(asked: Asked) -> shown.StudyInfo:
    found = await study_of(asked)
    asked.limit(limits.STUDIES)
    by, most = asker_of(asked), most_of(asked)
    await queued(lab_of(asked).studies.go_on, found.id, by, time.time(), most)
    return await study(asked)


# To take home


@route(
    "GET /api/lab/studies/{id}/study.toml",
    gives="application/toml",
    problems=(404, 503),
)
async def study_file(asked: Asked) -> Response:
    """What `parlour lab run` takes as it is."""
    found = await study_of(asked)
    return file_answer(found.text, "application/toml", f"study-{found.id}.toml")


@route(
    "GET /api/lab/studies/{id}/games.csv", gives="text/csv", problems=(404, 409, 503)
)
async def study_games(asked: Asked) -> Response:
    """All games that were played, one a row."""
    found = await study_of(asked)
    asked.limit(limits.EXPORTS)
    results = lab_of(asked).studies.results

    def table() -> str:
        from parlour.lab.games_table import as_csv
        from parlour.lab.results import opened

        with opened(results) as kept:
            return as_csv(kept_study(found.text), kept)

    try:
        with asked.context.downloads.begin(asked.address) as place:
            text = await apart(table)
            made = file_answer(text, "text/csv", f"games-{found.id}.csv")
            return place.answer(made)
    except BadInput as wrong:  # the game has other options by now, or the file is gone
        logger.warning("games of a study cannot be told: %s", wrong)
        text = "Its games cannot be told any more. Ask it anew."
        raise HttpProblem(409, "old-study", text) from None

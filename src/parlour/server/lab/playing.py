"""In a process of its own: one study is played for a while, at its share of CPU.

Every part that is played is kept at once, so that nothing is lost however it ends.
"""

import logging
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from parlour.engine.refusals import BadInput
from parlour.lab.measures import Deal
from parlour.lab.results import Results, about, opened
from parlour.lab.study import Study, study_in
from parlour.lab.studying import Played, come_to, compare, go_on, loaded
from parlour.lab.workers import Processes
from parlour.server.lab.shown import Point, progress_of
from parlour.server.lab.studies import Kept, Studies
from parlour.server.process.bot_pool import NICE, stay_with_parent

SLICE: Final = 30.0
"""Seconds after which others have their turn, if any wait."""
LOOKS: Final = 0.25
"""Seconds between two looks whether somebody stopped it."""
TELLS: Final = 1.0
"""Seconds between two times that it tells how far it is."""
DEARER: Final = 10
"""So many times what telling costs is played in between."""
AT_ONCE: Final = 20
"""Deals of a part, at most."""
logger = logging.getLogger("parlour.lab")


class Stopped(Exception):
    """Somebody stopped it, or it is the turn of another."""


def begin(folder: str, id_: str, share: int) -> None:
    """What the process does."""
    stay_with_parent()
    if sys.platform != "win32":
        os.nice(NICE)
    studies = Studies(Path(folder))
    kept = studies.find(id_)
    if kept is not None:
        play(studies, kept, share)


def play(studies: Studies, kept: Kept, share: int) -> None:
    study = study_in(kept.text)
    before = kept.told
    with opened(studies.results) as results:
        played = trusted(study, results)
        turn = Turn(studies, study, played, kept.id, share)
        turn.way = before.way if before is not None else []
        try:
            go_on(study, results, played, Processes(1), turn.watching, AT_ONCE)
            turn.tell()
            studies.leave(kept.id, "done", time.time())
        except Stopped:
            turn.tell()
            studies.leave(kept.id, "waiting", time.time())


def trusted(study: Study, results: Results) -> dict[str, dict[int, Deal]]:
    """What is there, unless bots or rules have changed since: then it begins anew."""
    played = loaded(study, results)
    try:
        compare(study, played)
    except BadInput as wrong:
        logger.warning("a study begins anew: %s", wrong)
        results.drop(about(study.game, arm) for arm in study.arms.values())
        played = loaded(study, results)
    return played


class Turn:
    """A study's time in the process: it takes its share, tells and listens."""

    def __init__(
        self,
        studies: Studies,
        study: Study,
        played: Played,
        id_: str,
        share: int,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.studies = studies
        self.study = study
        self.played = played
        self.id = id_
        self.share = share
        self.clock = clock
        self.sleep = sleep
        self.way: list[Point] = []
        self.began = self.looked = clock()
        self.tells_at = 0.0
        self.used = time.process_time()

    def watching(self, many: int, deals: Iterable[Deal]) -> Iterator[Deal]:
        for deal in deals:
            yield deal
            self.rest()
            now = self.clock()
            if now >= self.tells_at:
                self.tell()
            if now - self.looked >= LOOKS:
                self.looked = now
                self.listen(now)

    def rest(self) -> None:
        """Sleeps as long as its share asks for after what it has used.

        Somebody may stop it meanwhile: after a long game that is long.
        """
        used = time.process_time() - self.used
        if used > 0.01:
            left = used * (100 - self.share) / self.share
            while left > LOOKS:
                self.sleep(LOOKS)
                left -= LOOKS
                self.listen(self.clock())
            self.sleep(left)
            self.used = time.process_time()

    def listen(self, now: float) -> None:
        if not self.studies.goes_on(self.id):
            raise Stopped
        if now - self.began > SLICE and self.way and self.studies.others():
            raise Stopped

    def tell(self) -> None:
        report = come_to(self.study, self.played)
        if report.deals:
            began = self.clock()
            progress = progress_of(report, self.way)
            self.way = progress.way
            self.studies.tell(self.id, progress)
            cost = self.clock() - began
            self.tells_at = self.clock() + max(TELLS, DEARER * cost)

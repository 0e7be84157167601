"""In a process of its own: one study is played for a while, at its share of CPU.

Every deal that is played is kept at once, and a deal that is interrupted is continued
later, answer by answer, exactly as if nothing had happened.
"""

import logging
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from parlour.lab.make import Make, make_of
from parlour.lab.measures import BegunDeal, Deal, LaidSeries
from parlour.lab.results import Results, about, opened
from parlour.lab.study import Study
from parlour.lab.studying import come_to, go_on, loaded
from parlour.lab.workers import Work
from parlour.server.lab.cpu_limit import limit_decision
from parlour.server.lab.shown import Point, progress_of
from parlour.server.lab.studies import Kept, Studies
from parlour.server.lab.written import kept_study
from parlour.server.process.bot_pool import NICE, stay_with_parent
from parlour.server.process.private_files import make_private_file

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
SAVE_INTERVAL_S: Final = 5.0
"""Seconds after which an unfinished deal is saved again."""
DECISION_CPU_S: Final = 60.0
"""Seconds of a processor that one decision of a bot may take."""
LEAST_REST_CPU_S: Final = 0.01
"""Seconds of a processor below which no rest is taken yet."""
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
        play(studies, kept, share, own_process=True)


def play(studies: Studies, kept: Kept, share: int, own_process: bool = False) -> None:
    study = kept_study(kept.text)
    before = kept.told
    make_private_file(studies.results)
    with opened(studies.results) as results:
        turn = Turn(studies, study, results, kept.id, share, own_process)
        turn.way = before.way if before is not None else []
        try:
            turn.check()
            go_on(study, results, turn.played, turn, turn.watching, AT_ONCE)
            turn.save()
            turn.tell()
            studies.leave(kept.id, "done", time.time())
        except Stopped:
            turn.save()
            turn.tell()
            studies.leave(kept.id, "waiting", time.time())
        turn.settle()


class Unfinished(msgspec.Struct):
    """A deal that was interrupted, and the source it was begun with."""

    make: Make
    deal: BegunDeal


class Turn:
    """A study's time in the process: it plays, takes its share, tells and listens."""

    many = 1
    """Parts that are played at the same time, as `Workers` say."""

    def __init__(
        self,
        studies: Studies,
        study: Study,
        results: Results,
        id_: str,
        share: int,
        own_process: bool = False,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.studies = studies
        self.study = study
        self.results = results
        self.played = loaded(study, results)
        self.titles = {
            about(study.game, arm): title for title, arm in study.arms.items()
        }
        self.makes = {title: make_of(arm) for title, arm in study.arms.items()}
        self.id = id_
        self.share = share
        self.own_process = own_process
        self.clock = clock
        self.sleep = sleep
        self.way: list[Point] = []
        self.began = self.looked = self.saved = clock()
        self.tells_at = 0.0
        self.used = 0.0 if own_process else time.process_time()
        """CPU time that is rested from already. Starting the process takes some too."""
        self.owed = 0.0
        """Seconds that are still to be rested."""
        self.asked = self.progressed = False
        """Whether this turn asked for an answer, and whether it has got one."""
        self.arm = ""
        """The arm that is being played, by its content."""
        self.fresh: dict[int, Deal] = {}
        """Deals of it that are over and may not be kept yet."""
        self.begun: BegunDeal | None = None
        """The deal of it that is being played."""
        self.unfinished: dict[str, bytes | None] = {}
        """What was kept of interrupted deals, by arm, until it is used."""

    # Playing

    def check(self) -> None:
        """Plays one deal of each arm again if Parlour, rules or bots have changed.

        If it comes out differently, what was kept of the arm is dropped.
        """
        for title, series in self.study.arms.items():
            self.arm, self.fresh = about(self.study.game, series), {}
            make = msgspec.json.encode(self.makes[title])
            if self.studies.make_of_arm(self.arm) == make:
                continue
            for number, before in islice([*self.played[title].items()], 1):
                if self.play_deal(LaidSeries(series), number) != before:
                    logger.warning("lab: study=%s restarts: bots changed", self.id)
                    self.results.drop([self.arm])
                    self.played[title].clear()
                    self.way = []
            self.studies.keep_make(self.arm, make)

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        """The deals of each part, as `Workers` do, in this process."""
        for number, (series, deals) in enumerate(parts):
            self.arm, self.fresh = about(self.study.game, series), {}
            laid = LaidSeries(series)
            for deal in deals:
                self.fresh[deal] = self.play_deal(laid, deal)
            yield number, [*self.fresh.values()]

    def play_deal(self, laid: LaidSeries, number: int) -> Deal:
        """Plays a deal, or the rest of it if it was interrupted."""
        self.begun = self.left_of(number) or BegunDeal(number)
        found = laid.play_deal(number, self.begun, self.pause)
        self.begun = None
        self.progressed = True
        return found

    def left_of(self, number: int) -> BegunDeal | None:
        """What was played of this deal before, by the same source."""
        if self.arm not in self.unfinished:
            self.unfinished[self.arm] = self.studies.unfinished(self.arm)
        kept = self.unfinished[self.arm]
        if kept is None:
            return None
        try:
            found = msgspec.json.decode(kept, type=Unfinished)
        except msgspec.MsgspecError:  # of another version
            return None
        if found.make != self.makes[self.titles[self.arm]] or found.deal.deal != number:
            return None
        self.unfinished[self.arm] = None
        return found.deal

    def pause(self) -> None:
        """Before each answer: rests, and ends the turn when it is time."""
        self.progressed, self.asked = self.progressed or self.asked, True
        self.rest()
        now = self.clock()
        if now - self.looked >= LOOKS:
            self.looked = now
            self.listen(now)
        if now - self.saved >= SAVE_INTERVAL_S:
            self.save()
        if self.own_process:
            limit_decision(DECISION_CPU_S)

    def save(self) -> None:
        """Keeps what is played so far, the unfinished deal included."""
        self.saved = self.clock()
        if self.fresh:
            self.results.keep(self.arm, self.fresh)
            self.played[self.titles[self.arm]].update(self.fresh)
        kept = None
        if self.begun is not None:
            make = self.makes[self.titles[self.arm]]
            kept = msgspec.json.encode(Unfinished(make, self.begun))
        self.studies.save(self.id, self.arm, kept, time.time())

    # Its share

    def rest(self) -> None:
        """Sleeps as long as its share asks for after what it has used.

        Somebody may stop it in the meantime: after a long decision that is long.
        """
        used = time.process_time() - self.used
        if used > LEAST_REST_CPU_S:
            self.owe(used)
            while self.owed > 0:
                step = min(self.owed, LOOKS or self.owed)
                self.sleep(step)
                self.owed -= step
                if self.owed > 0:
                    self.listen(self.clock())

    def owe(self, used: float) -> None:
        self.used += used
        self.owed += used * (100 - self.share) / self.share

    def settle(self) -> None:
        """Rests from all that is left, so that the next study takes no more either."""
        self.owe(time.process_time() - self.used)
        self.sleep(self.owed)
        self.owed = 0.0

    # Telling and listening

    def watching(self, many: int, deals: Iterable[Deal]) -> Iterator[Deal]:
        for deal in deals:
            yield deal
            if self.clock() >= self.tells_at:
                self.tell()

    def listen(self, now: float) -> None:
        if not self.studies.goes_on(self.id):
            raise Stopped
        if now - self.began > SLICE and self.progressed and self.studies.others():
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

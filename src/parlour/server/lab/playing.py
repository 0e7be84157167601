"""In a process of its own: one study is played for a while, at its share of CPU.

What is played is saved every second, and a deal that is interrupted is continued later,
answer by answer, exactly as if nothing had happened.
"""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine

from parlour.lab.make import Make, make_of
from parlour.lab.measures import BegunDeal, Deal, LaidSeries
from parlour.lab.results import arm_key
from parlour.lab.studying import continue_study, load_played, report_played
from parlour.lab.workers import Work
from parlour.server.lab import deals, studies
from parlour.server.lab.shown import Progress, ProgressPoint, State, progress_of
from parlour.server.lab.studies import StudyRow, Superseded
from parlour.server.lab.written import kept_study
from parlour.server.process.bot_pool import EXPERT_NICENESS, stay_with_parent
from parlour.server.store.engine import FAILED, cause, connect

SLICE_S: Final = 30.0
"""Seconds after which others have their turn, if any wait."""
STOP_POLL_INTERVAL_S: Final = 0.25
"""Seconds between two looks whether somebody stopped it."""
REPORT_INTERVAL_S: Final = 1.0
"""Seconds between two times that it tells how far it is."""
REPORT_COST_FACTOR: Final = 10
"""Time between two reports of progress, in multiples of the cost of one report."""
MAX_CHUNK_DEALS: Final = 20
"""Deals of a part, at most."""
UNSAVED_DEALS: Final = 500
"""Deals that are saved together, at most: moves of games wait for that."""
SAVE_INTERVAL_S: Final = 5.0
"""Seconds after which an unfinished deal is saved again."""
RETRY_INTERVAL_S: Final = 1.0
"""Seconds before a database that does not answer is asked again."""
DECISION_CPU_S: Final = 60.0
"""Seconds of a processor that one decision of a bot may take."""
LEAST_REST_CPU_S: Final = 0.01
"""Seconds of a processor below which no rest is taken yet."""
logger = logging.getLogger("parlour.lab")
T = TypeVar("T")


def limit_decision(seconds: float) -> None:
    """Ends this process if it uses this much CPU time before the next call.

    The system does that: compiled code that never returns to Python is ended too.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


class Stopped(Exception):
    """The study was stopped, or another study is next."""


def begin(url: str, id_: str, player: str, share: int) -> None:
    """Does the work of the process."""
    stay_with_parent()
    if sys.platform != "win32":
        os.nice(EXPERT_NICENESS)
    database = Database(connect(url))
    kept = database.read(partial(studies.find, id_=id_))
    if kept is not None:
        play(database, kept, player, share, own_process=True)


def play(
    database: "Database",
    kept: StudyRow,
    player: str,
    share: int,
    own_process: bool = False,
) -> None:
    turn = Turn(database, kept, player, share, own_process)
    with suppress(Superseded):
        try:
            turn.check()
            continue_study(
                turn.study, turn, turn.played, turn, turn.watching, MAX_CHUNK_DEALS
            )
            turn.leave("done")
        except Stopped:
            turn.leave("waiting")
    turn.settle()


class Database:
    """The store, for a process that may wait until the database answers again."""

    def __init__(self, engine: Engine) -> None:
        self.writer = engine
        self.reader = engine.execution_options(reads=True)

    def read(self, work: Callable[[Connection], T]) -> T:
        return self.retry(self.reader, work)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Writes all of this work or none; after a lost connection it may be done
        twice."""
        return self.retry(self.writer, work)

    def retry(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        while True:
            try:
                with engine.begin() as line:
                    return work(line)
            except FAILED as wrong:
                logger.warning("lab: database failed", extra={"cause": cause(wrong)})
                time.sleep(RETRY_INTERVAL_S)


class Unfinished(msgspec.Struct):
    """A deal that was interrupted, and the source it was begun with."""

    make: Make
    deal: BegunDeal


class Turn:
    """A study's time in the process: it plays, saves, reports and checks for stops."""

    many = 1
    """Parts that are played at the same time, as `Workers` say."""

    def __init__(
        self,
        database: Database,
        kept: StudyRow,
        player: str,
        share: int,
        own_process: bool = False,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.database = database
        self.study = study = kept_study(kept.text)
        self.titles = {
            arm_key(study.game, arm): title for title, arm in study.arms.items()
        }
        arms = [*map(deals.arm_id, self.titles)]
        stored = database.read(partial(deals.ReadDeals, arms=arms))
        self.played = load_played(study, stored)
        self.makes = {title: make_of(arm) for title, arm in study.arms.items()}
        self.id = kept.id
        self.player = player
        self.share = share
        self.own_process = own_process
        self.clock = clock
        self.sleep = sleep
        before = kept.known_progress
        self.way: list[ProgressPoint] = before.way if before is not None else []
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
        self.unsaved: dict[str, dict[int, Deal]] = {arm: {} for arm in self.titles}
        """Deals that are over and not saved yet, by arm."""
        self.begun: BegunDeal | None = None
        """The deal that is being played."""
        self.unfinished: dict[str, bytes | None] = {}
        """Saved parts of interrupted deals, by arm, until they are used."""

    # Playing

    def check(self) -> None:
        """Plays one deal of each arm again if Parlour, rules or bots have changed.

        If it comes out differently, what was kept of the arm is dropped.
        """
        for title, series in self.study.arms.items():
            self.arm = arm_key(self.study.game, series)
            make = msgspec.json.encode(self.makes[title])
            before, _ = self.database.read(partial(deals.read_arm, content=self.arm))
            if before == make:
                continue
            changed = any(
                self.play_deal(LaidSeries(series), number) != deal
                for number, deal in islice([*self.played[title].items()], 1)
            )
            if changed:
                fields = {"study": self.id, "cause": "bots changed"}
                logger.warning("lab: study restarted", extra=fields)
                self.played[title].clear()
                self.way = []
            self.write(partial(self.keep_make, make=make, changed=changed))

    def keep_make(self, line: Connection, make: bytes, *, changed: bool) -> None:
        if changed:
            deals.drop_arms(line, [deals.arm_id(self.arm)])
        deals.save_make(line, self.arm, make)

    def play(self, parts: Sequence[Work]) -> Iterator[tuple[int, list[Deal]]]:
        """Plays the deals of each part, as `Workers` do, in this process."""
        for number, (series, numbers) in enumerate(parts):
            self.arm = arm_key(self.study.game, series)
            laid, found = LaidSeries(series), []
            for deal in numbers:
                found.append(self.play_deal(laid, deal))
                self.unsaved[self.arm][deal] = found[-1]
            yield number, found

    def keep(self, content: str, found: Mapping[int, Deal]) -> None:
        """Saves what was played, soon: each commit costs the moves of games time."""
        if sum(map(len, self.unsaved.values())) >= UNSAVED_DEALS:
            self.save()

    def play_deal(self, laid: LaidSeries, number: int) -> Deal:
        """Plays a deal, or its rest if it was interrupted."""
        self.begun = self.left_of(number) or BegunDeal(number)
        found = laid.play_deal(number, self.begun, self.pause)
        self.begun = None
        self.progressed = True
        return found

    def left_of(self, number: int) -> BegunDeal | None:
        """Returns the saved part of this deal, if the same source played it."""
        if self.arm not in self.unfinished:
            _, found = self.database.read(partial(deals.read_arm, content=self.arm))
            self.unfinished[self.arm] = found
        kept = self.unfinished[self.arm]
        if kept is None:
            return None
        try:
            left = msgspec.json.decode(kept, type=Unfinished)
        except msgspec.MsgspecError:  # of another version
            return None
        if left.make != self.makes[self.titles[self.arm]] or left.deal.deal != number:
            return None
        self.unfinished[self.arm] = None
        return left.deal

    def pause(self) -> None:
        """Rests before each answer, and ends the turn when it is time."""
        self.progressed, self.asked = self.progressed or self.asked, True
        self.rest()
        now = self.clock()
        if now - self.looked >= STOP_POLL_INTERVAL_S:
            self.looked = now
            self.listen(now)
        if now - self.saved >= SAVE_INTERVAL_S:
            self.save()
        if self.own_process:
            limit_decision(DECISION_CPU_S)

    def save(self, progress: Progress | None = None) -> None:
        """Saves what is played so far, the unfinished deal included."""
        self.saved = self.clock()
        unfinished = None
        if self.begun is not None:
            make = self.makes[self.titles[self.arm]]
            unfinished = msgspec.json.encode(Unfinished(make, self.begun))

        def save_all(line: Connection) -> None:
            for arm, found in self.unsaved.items():
                deals.save_deals(line, arm, found)
            if self.arm:
                deals.save_unfinished(line, self.arm, unfinished)

        self.write(save_all, progress)
        for arm, found in self.unsaved.items():
            self.played[self.titles[arm]].update(found)
            found.clear()

    def write(
        self, work: Callable[[Connection], None], progress: Progress | None = None
    ) -> None:
        """Does this unless another process plays the study by now."""

        def work_as_player(line: Connection) -> None:
            studies.note_saved(line, self.id, self.player, time.time(), progress)
            work(line)

        self.database.write(work_as_player)

    # Its share

    def rest(self) -> None:
        """Sleeps as long as its share asks for after what it has used.

        Somebody may stop it in the meantime: after a long decision that is long.
        """
        used = time.process_time() - self.used
        if used > LEAST_REST_CPU_S:
            self.owe(used)
            while self.owed > 0:
                step = min(self.owed, STOP_POLL_INTERVAL_S or self.owed)
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
        own = partial(studies.is_played, id_=self.id, player=self.player)
        if not self.database.read(own):
            raise Stopped
        turn_is_over = now - self.began > SLICE_S and self.progressed
        if turn_is_over and self.database.read(studies.is_awaited):
            raise Stopped

    def tell(self) -> None:
        """Saves what is played so far with its results, once every arm has a deal."""
        began = self.clock()
        report = report_played(self.study, self.played)
        if not report.deals:
            return  # an arm has not been played yet
        progress = progress_of(report, self.way)
        self.way = progress.way
        self.save(progress)
        cost = self.clock() - began
        self.tells_at = self.clock() + max(REPORT_INTERVAL_S, REPORT_COST_FACTOR * cost)

    def leave(self, state: State) -> None:
        """Saves what is left to save, and lets others have their turn."""
        self.save()
        self.tell()
        left = partial(studies.leave, id_=self.id, player=self.player, state=state)
        self.database.write(partial(left, now=time.time()))

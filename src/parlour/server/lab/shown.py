"""A study as browsers see it: its question, progress and results."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from parlour.server.lab.written import StudyQuestion

if TYPE_CHECKING:
    from parlour.lab.estimates import Estimate
    from parlour.lab.studying import Report

State: TypeAlias = Literal["waiting", "playing", "stopped", "done", "failed"]
MAX_POINTS: Final = 60
"""Of the way that a figure took; beyond that every other one is dropped."""


class Range(Struct, kw_only=True):
    """A value with its confidence interval; null if there is too little data."""

    value: float | None
    low: float | None
    high: float | None


class MeasureResult(Struct, kw_only=True):
    """One measure on both sides."""

    measure: str
    share: bool
    before: Range
    after: Range
    differs: Range


class ProgressPoint(Struct, kw_only=True):
    """The value of the first measure after a number of deals."""

    deals: int
    before: Range
    after: Range


class Progress(Struct, kw_only=True):
    """The results of the deals that were played so far."""

    deals: int
    games: int
    """Of each side."""
    level: float
    """Confidence level of each interval; jointly they cover 95 %."""
    sure: bool
    """The first measure is known well enough, so that it ended early."""
    counted: list[MeasureResult]
    way: list[ProgressPoint]


class StudyInfo(Struct, kw_only=True):
    """A study, as everybody sees it who has its link."""

    id: str
    asked: StudyQuestion
    deals: int
    """That are played of each side, at most."""
    state: State
    ahead: int
    """Studies that are played before this one goes on."""
    yours: bool
    """You set it going, and may stop it."""
    progress: Progress | None


class Studies(Struct, kw_only=True):
    """The lab: its limits, and your own studies."""

    most_games: int
    most_studies: int
    studies: list[StudyInfo]


class StudyMade(Struct, kw_only=True):
    id: str


class MeasureInfo(Struct, kw_only=True):
    name: str
    share: bool


class Measures(Struct, kw_only=True):
    """The measures of a game; those of one chair are `seat:0` and so on."""

    measures: list[MeasureInfo]
    usual: list[str]
    """The measures that are suggested first."""


def progress_of(report: "Report", way: Sequence[ProgressPoint]) -> Progress:
    counted = []
    for one in report.findings:
        before, after = one.arms.values()
        (effect,) = one.effects.values()
        counted.append(
            MeasureResult(
                measure=one.measure,
                share=one.share,
                before=range_of(before),
                after=range_of(after),
                differs=range_of(effect),
            )
        )
    first = counted[0]
    here = ProgressPoint(deals=report.deals, before=first.before, after=first.after)
    return Progress(
        deals=report.deals,
        games=max(report.games.values()),
        level=report.level,
        sure=report.sure,
        counted=counted,
        way=thin_points([*(one for one in way if one.deals < here.deals), here]),
    )


def thin_points(way: list[ProgressPoint]) -> list[ProgressPoint]:
    return way if len(way) <= MAX_POINTS else [*way[:-1:2], way[-1]]


def range_of(found: "Estimate") -> Range:
    return Range(
        value=finite(found.value), low=finite(found.low), high=finite(found.high)
    )


def finite(value: float) -> float | None:
    return value if math.isfinite(value) else None

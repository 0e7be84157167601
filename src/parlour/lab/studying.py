"""Plays a study until it is precise enough, resumes stored games, and reports.

Interim looks are at numbers of deals that are fixed in advance. Every interval is
corrected for all comparisons at all looks (Bonferroni), so stopping at any look keeps
the family-wise error rate at 5 %.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias

from parlour.engine.refusals import BadInput
from parlour.lab.estimates import Estimate, estimate
from parlour.lab.measures import Deal, Figure, measure_deals
from parlour.lab.results import DealSink, DealSource, Results, arm_key
from parlour.lab.simulate import deals_at_once
from parlour.lab.study import Study
from parlour.lab.workers import Processes, Workers

Played: TypeAlias = Mapping[str, Mapping[int, Deal]]
"""The deals of each arm, by number."""
Part: TypeAlias = tuple[str, Sequence[int]]
"""An arm and some of its deals, played by one process."""
Watching: TypeAlias = Callable[[int, Iterable[Deal]], Iterable[Deal]]
"""A progress display: gets the number of deals to play, then each deal."""
MIN_PART_DIVISOR: Final = 8
"""The smallest part is a worker's share divided by this."""


@dataclass(frozen=True)
class Finding:
    """The result for one measure."""

    measure: str
    says: str
    share: bool
    arms: Mapping[str, Estimate]
    effects: Mapping[str, Estimate]
    """Difference of every further arm from the first."""


@dataclass(frozen=True)
class Report:
    """The result of a study."""

    question: str
    deals: int
    games: Mapping[str, int]
    """Games played of these deals, by arm."""
    level: float
    looks: int
    chances: int
    sure: bool
    """True if every interval reached its target half-width."""
    finished: bool
    findings: Sequence[Finding]


def without_progress(many: int, deals: Iterable[Deal]) -> Iterable[Deal]:
    return deals


def run(
    study: Study,
    results: Results,
    workers: Workers | None = None,
    watching: Watching = without_progress,
) -> Report:
    """Plays missing deals, look by look, until the study is precise enough."""
    workers = workers or Processes()
    played = load_played(study, results)
    check_replay(study, played)
    return continue_study(study, results, played, workers, watching)


def continue_study(
    study: Study,
    results: DealSink,
    played: dict[str, dict[int, Deal]],
    workers: Workers,
    watching: Watching,
    at_once: int = 0,
) -> Report:
    """Plays the deals that `played` lacks, and adds them to it.

    `at_once` limits the deals per part.
    """
    for look in study.looks:
        missing = list_parts(study, played, look, workers.many, at_once)
        many = sum(len(deals) for _, deals in missing)
        for _ in watching(many, play_parts(study, results, played, missing, workers)):
            pass
        report = summarize(study, played, look)
        if report.sure:
            break
    return report


def report_so_far(study: Study, results: DealSource) -> Report:
    """Reports on stored deals; plays nothing."""
    return report_played(study, load_played(study, results))


def report_played(study: Study, played: Played) -> Report:
    """Reports on these deals at the first look that was precise enough, or the last."""
    there = min(count_consecutive(deals) for deals in played.values())
    for look in study.looks:
        if look <= there:
            report = summarize(study, played, look)
            if report.finished:
                return report
    return summarize(study, played, there)


def count_consecutive(deals: Mapping[int, Deal]) -> int:
    """Counts the deals from the first on, up to the first gap."""
    return next(number for number in range(len(deals) + 1) if number not in deals)


def load_played(study: Study, results: DealSource) -> dict[str, dict[int, Deal]]:
    """Loads the stored deals of each arm that have all measures of the study."""
    wanted = {one.name for one in study.figures if one.stored}
    return {
        title: {
            number: deal
            for number, deal in results.of_arm(arm_key(study.game, arm)).items()
            if all(wanted <= {*one.values} for one in deal)
        }
        for title, arm in study.arms.items()
    }


def check_replay(study: Study, played: Played) -> None:
    """Plays one deal of each arm again; raises BadInput if its result differs.

    An edition shows that rules have changed, but nothing shows that a bot has.
    """
    for title, deals in played.items():
        for number, before in islice(deals.items(), 1):
            (now,) = measure_deals(study.arms[title], [number])
            if before != now:
                raise BadInput(
                    f"deal {number} of arm {title!r} replays differently:"
                    " its bots, rules or measures have changed; choose another file"
                )


def list_parts(
    study: Study, played: Played, look: int, workers: int, at_once: int = 0
) -> list[Part]:
    """Lists the parts to play until a look, with some for each worker.

    Arms take turns, so that interim reports can compare them.
    """
    found: list[Part] = []
    for title, arm in study.arms.items():
        missing = [number for number in range(look) if number not in played[title]]
        most = min(at_once, deals_at_once(arm)) or deals_at_once(arm)
        found += [(title, deals) for deals in split_deals(missing, most, workers)]
    return sorted(found, key=lambda part: part[1][0])


def split_deals(
    deals: Sequence[int], most: int, workers: int
) -> Iterator[Sequence[int]]:
    """Splits deals into parts that grow smaller, so that all workers end together.

    >>> [len(part) for part in split_deals(range(64), 250, 4)]
    [9, 7, 6, 6, 5, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    >>> [len(part) for part in split_deals(range(600), 250, 1)]
    [250, 250, 100]
    """
    least = max(1, len(deals) // workers // MIN_PART_DIVISOR)
    while deals:
        step = min(most, max(least, len(deals) // (2 * workers - 1)))
        yield deals[:step]
        deals = deals[step:]


def play_parts(
    study: Study,
    results: DealSink,
    played: Mapping[str, dict[int, Deal]],
    missing: Sequence[Part],
    workers: Workers,
) -> Iterator[Deal]:
    """Plays parts and stores each when it is done."""
    work = [(study.arms[title], numbers) for title, numbers in missing]
    for part, deals in workers.play(work):
        title, numbers = missing[part]
        fresh = dict(zip(numbers, deals, strict=True))
        results.keep(arm_key(study.game, study.arms[title]), fresh)
        played[title].update(fresh)
        yield from deals


# Summing up


def summarize(study: Study, played: Played, deals: int) -> Report:
    """Summarizes the first `deals` deals."""
    found = [find_effects(study, one, played, deals) for one in study.figures]
    goals = study.half_widths
    sure = bool(goals) and all(
        one.half <= goals.get(part.measure, math.inf)
        for part in found
        for one in (part.effects or part.arms).values()
    )
    return Report(
        question=study.question,
        deals=deals,
        games={
            title: sum(len(there[number]) for number in range(deals))
            for title, there in played.items()
        },
        level=study.level,
        looks=len(study.looks),
        chances=study.chances,
        sure=sure,
        finished=deals in study.looks and (sure or deals == study.deals),
        findings=found,
    )


def find_effects(study: Study, figure: Figure, played: Played, deals: int) -> Finding:
    values = {
        title: [figure.of_deal(there[number]) for number in range(deals)]
        for title, there in played.items()
    }
    first = next(iter(values))
    least, most = figure.bounds
    reach = most - least
    return Finding(
        measure=figure.name,
        says=figure.says,
        share=figure.share,
        arms={
            title: estimate(
                [one for one in column if one is not None], study.level, least, most
            )
            for title, column in values.items()
        },
        effects={
            title: correct_p_value(
                estimate(
                    differences(column, values[first]), study.level, -reach, reach
                ),
                study,
            )
            for title, column in values.items()
            if title != first
        },
    )


def differences(
    column: Sequence[float | None], first: Sequence[float | None]
) -> list[float]:
    """Returns the difference per deal, for deals in which both arms have a value."""
    return [
        one - other
        for one, other in zip(column, first, strict=True)
        if one is not None and other is not None
    ]


def correct_p_value(found: Estimate, study: Study) -> Estimate:
    """Corrects the p-value for multiple comparisons (Bonferroni), like the interval."""
    p = min(1.0, found.p * study.chances)
    return Estimate(found.value, found.low, found.high, p, found.deals)

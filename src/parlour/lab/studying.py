"""Plays a study until it is sure, goes on with what is there, and sums it up.

It looks at the figures only at numbers of deals that were fixed before, and every
interval is made as wide as all comparisons at all looks together ask for: whoever
stops at any of them, for whatever reason, is fooled in one study of twenty at most.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias

from parlour.engine.refusals import BadInput
from parlour.lab.estimates import Estimate, estimate
from parlour.lab.measures import Deal, Figure, measured
from parlour.lab.results import DealSink, DealSource, Results, about
from parlour.lab.simulate import deals_at_once
from parlour.lab.study import Study
from parlour.lab.workers import Processes, Workers

Played: TypeAlias = Mapping[str, Mapping[int, Deal]]
"""The deals of each arm, by number."""
Part: TypeAlias = tuple[str, Sequence[int]]
"""An arm and some of its deals, played by one process at once."""
Watching: TypeAlias = Callable[[int, Iterable[Deal]], Iterable[Deal]]
"""Somebody who is told how many deals there are to play, and sees each."""
SHARES: Final = 8
"""The smallest part is that part of what each worker gets."""


@dataclass(frozen=True)
class Finding:
    """What came out for one measure."""

    measure: str
    says: str
    share: bool
    arms: Mapping[str, Estimate]
    effects: Mapping[str, Estimate]
    """Of every arm but the first, how much more it has than the first."""


@dataclass(frozen=True)
class Report:
    """What a study came to."""

    question: str
    deals: int
    games: Mapping[str, int]
    """Games played of these deals, by arm."""
    level: float
    looks: int
    chances: int
    sure: bool
    """Whether every interval is as narrow as was asked for."""
    finished: bool
    findings: Sequence[Finding]


def unwatched(many: int, deals: Iterable[Deal]) -> Iterable[Deal]:
    return deals


def run(
    study: Study,
    results: Results,
    workers: Workers | None = None,
    watching: Watching = unwatched,
) -> Report:
    """Plays what is missing, look by look, until it is sure enough."""
    workers = workers or Processes()
    played = loaded(study, results)
    compare(study, played)
    return go_on(study, results, played, workers, watching)


def go_on(
    study: Study,
    results: DealSink,
    played: dict[str, dict[int, Deal]],
    workers: Workers,
    watching: Watching,
    at_once: int = 0,
) -> Report:
    """Plays what is missing of what was loaded, and adds it there.

    With `at_once`, so many deals between two that are seen, at most.
    """
    for look in study.looks:
        missing = parts(study, played, look, workers.many, at_once)
        many = sum(len(deals) for _, deals in missing)
        for _ in watching(many, playing(study, results, played, missing, workers)):
            pass
        report = summed_up(study, played, look)
        if report.sure:
            break
    return report


def so_far(study: Study, results: DealSource) -> Report:
    """What the deals that are there come to; nothing is played."""
    return come_to(study, loaded(study, results))


def come_to(study: Study, played: Played) -> Report:
    """What these deals come to, at the first look that was enough or at the last."""
    there = min(whole(deals) for deals in played.values())
    for look in study.looks:
        if look <= there:
            report = summed_up(study, played, look)
            if report.finished:
                return report
    return summed_up(study, played, there)


def whole(deals: Mapping[int, Deal]) -> int:
    """How many deals there are from the first on, without a gap."""
    return next(number for number in range(len(deals) + 1) if number not in deals)


def loaded(study: Study, results: DealSource) -> dict[str, dict[int, Deal]]:
    """What is there of each arm, where it holds all that is measured."""
    wanted = {one.name for one in study.figures if one.stored}
    return {
        title: {
            number: deal
            for number, deal in results.of_arm(about(study.game, arm)).items()
            if all(wanted <= {*one.values} for one in deal)
        }
        for title, arm in study.arms.items()
    }


def compare(study: Study, played: Played) -> None:
    """One deal of each arm is played again and must come out as it did.

    Editions tell when rules change, but nothing tells when a bot does.
    """
    for title, deals in played.items():
        for number, before in islice(deals.items(), 1):
            (now,) = measured(study.arms[title], [number])
            if before != now:
                raise BadInput(
                    f"deal {number} of arm {title!r} comes out otherwise than before:"
                    " its bots, rules or measures have changed; name another file"
                )


def parts(
    study: Study, played: Played, look: int, workers: int, at_once: int = 0
) -> list[Part]:
    """What has to be played until a look, with something for each of the workers.

    Arms take turns, so that there is something to compare from the beginning.
    """
    found: list[Part] = []
    for title, arm in study.arms.items():
        missing = [number for number in range(look) if number not in played[title]]
        most = min(at_once, deals_at_once(arm)) or deals_at_once(arm)
        found += [(title, deals) for deals in cut(missing, most, workers)]
    return sorted(found, key=lambda part: part[1][0])


def cut(deals: Sequence[int], most: int, workers: int) -> Iterator[Sequence[int]]:
    """Deals in parts that grow smaller: all are waited for, so all should end together.

    >>> [len(part) for part in cut(range(64), 250, 4)]
    [9, 7, 6, 6, 5, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    >>> [len(part) for part in cut(range(600), 250, 1)]
    [250, 250, 100]
    """
    least = max(1, len(deals) // workers // SHARES)
    while deals:
        step = min(most, max(least, len(deals) // (2 * workers - 1)))
        yield deals[:step]
        deals = deals[step:]


def playing(
    study: Study,
    results: DealSink,
    played: Mapping[str, dict[int, Deal]],
    missing: Sequence[Part],
    workers: Workers,
) -> Iterator[Deal]:
    """Plays parts and keeps each when it is done."""
    work = [(study.arms[title], numbers) for title, numbers in missing]
    for part, deals in workers.play(work):
        title, numbers = missing[part]
        fresh = dict(zip(numbers, deals, strict=True))
        results.keep(about(study.game, study.arms[title]), fresh)
        played[title].update(fresh)
        yield from deals


# Summing up


def summed_up(study: Study, played: Played, deals: int) -> Report:
    """What the first so many deals say."""
    found = [finding(study, one, played, deals) for one in study.figures]
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


def finding(study: Study, figure: Figure, played: Played, deals: int) -> Finding:
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
            title: corrected(
                estimate(gaps(column, values[first]), study.level, -reach, reach), study
            )
            for title, column in values.items()
            if title != first
        },
    )


def gaps(column: Sequence[float | None], first: Sequence[float | None]) -> list[float]:
    """How much more each deal came to, where both arms have the figure."""
    return [
        one - other
        for one, other in zip(column, first, strict=True)
        if one is not None and other is not None
    ]


def corrected(found: Estimate, study: Study) -> Estimate:
    """A p-value for all chances together (Bonferroni): it agrees with the interval."""
    p = min(1.0, found.p * study.chances)
    return Estimate(found.value, found.low, found.high, p, found.deals)

"""Exports all played games of a study as CSV, one row per game."""

import csv
from collections.abc import Mapping
from io import StringIO

from parlour.lab.measures import Deal, all_measures
from parlour.lab.results import DealSource, arm_key
from parlour.lab.study import Study


def as_csv(study: Study, results: DealSource) -> str:
    """Writes arm, deal, bots by seat, ranks, returns and all measures."""
    measures = [*all_measures(study.game)]
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["arm", "deal", "bots", "ranks", "returns", *measures])
    for title, arm in study.arms.items():
        table.writerows(rows(title, results.of_arm(arm_key(study.game, arm)), measures))
    return text.getvalue()


def rows(
    title: str, deals: Mapping[int, Deal], measures: list[str]
) -> list[list[object]]:
    return [
        [
            title,
            number,
            " ".join(one.outcome.bots),
            " ".join(map(str, one.outcome.ranks)),
            " ".join(f"{part:g}" for part in one.outcome.returns),
            *(one.values.get(measure) for measure in measures),
        ]
        for number, deal in deals.items()
        for one in deal
    ]

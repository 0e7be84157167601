"""Creates, runs and reports studies in the terminal."""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from parlour.engine.refusals import BadInput
from parlour.extras import require
from parlour.lab.estimates import Estimate
from parlour.lab.figures import digits
from parlour.lab.measures import Deal
from parlour.lab.new_study import measure_lines, new_study
from parlour.lab.results import Results, arm_key, open_results
from parlour.lab.simulate import at_table
from parlour.lab.study import Study, read_study
from parlour.lab.studying import Finding, Report, load_played, report_so_far
from parlour.lab.studying import run as run_study
from parlour.lab.workers import Processes, Workers
from parlour.terminal.progress import check_jobs, show_progress


def run(
    file: Path,
    bots: Sequence[str],
    games: int | None,
    kept: Path,
    jobs: int,
    cluster: str | None,
    *,
    as_json: bool,
) -> None:
    """Plays a study, with a progress bar for each look."""
    check_jobs(jobs)
    if cluster is not None and jobs != 1:
        raise BadInput("--cluster and --jobs exclude each other: leave out --jobs")
    study = read_study(file, bots, games)

    def watching(many: int, deals: Iterable[Deal]) -> Iterable[Deal]:
        return show_progress(study.game.slug, many, deals)

    with workers(jobs, cluster) as those, open_results(kept) as results:
        report = run_study(study, results, those, watching)
    print_report(report, as_json=as_json)


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Workers]:
    """Yields the workers: local processes, or those of a cluster."""
    if cluster is None:
        yield Processes(jobs)
        return
    require("distributed", "lab")
    from parlour.lab.cluster import join_cluster

    with join_cluster(cluster) as found:
        yield found


def show(
    file: Path, bots: Sequence[str], games: int | None, kept: Path, *, as_json: bool
) -> None:
    study = read_study(file, bots, games)
    if not kept.is_file():
        raise BadInput(f"{kept} does not exist; run first: parlour lab run {file}")
    with open_results(kept) as results:
        report = report_so_far(study, results)
        if not report.deals:
            there = describe_stored_deals(study, results)
            raise BadInput(f"{kept} has {there}; run first: parlour lab run {file}")
    print_report(report, as_json=as_json)


def describe_stored_deals(study: Study, results: Results) -> str:
    """Describes the stored deals of a study without a deal common to all arms."""
    usable = {title: len(deals) for title, deals in load_played(study, results).items()}
    every = [
        len(results.of_arm(arm_key(study.game, arm))) for arm in study.arms.values()
    ]
    if any(usable.values()):
        counts = ", ".join(f"{title} {many:,}" for title, many in usable.items())
        return f"deals of this study, but none that every arm has played ({counts})"
    if any(every):
        return f"{sum(every):,} deals of this study, but without all its measures"
    return "nothing of this study"


def write_new(name: str, into: Path) -> None:
    game, kept_as, _ = at_table(name, None)
    try:
        with into.open("x", encoding="utf-8") as file:
            file.write(new_study(game, kept_as))
    except FileExistsError:
        raise BadInput(
            f"{into} exists already; name another file with --into"
        ) from None
    except OSError as wrong:
        raise BadInput(f"cannot write {into}: {wrong.strerror}") from None
    print(f"Wrote {into}. Run it with: parlour lab run {into}")


def list_measures(name: str) -> list[str]:
    return measure_lines(at_table(name, None)[0])


# Reports


def print_report(report: Report, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    console = Console(highlight=False, soft_wrap=True, markup=False)
    console.print(report.question)
    console.print(describe_games(report))
    for one in report.findings:
        console.print(make_grid(one))
        if lacking := note_missing(one, report.deals):
            console.print(lacking)
    console.print(describe_precision(report))


def describe_games(report: Report) -> str:
    many = ", ".join(f"{arm} {games:,}" for arm, games in report.games.items())
    return f"{report.deals:,} deals, the same for every arm; games: {many}"


def make_grid(found: Finding) -> Grid:
    """Returns a table of a measure in every arm, with its difference from the first."""
    grid = Grid("arm", found.measure, title=found.says, title_justify="left")
    if found.effects:
        grid.add_column("differs by")
        grid.add_column("p")
    for arm, value in found.arms.items():
        row = [arm, format_estimate(value, share=found.share)]
        if arm in found.effects:
            effect = found.effects[arm]
            row += [
                format_estimate(effect, share=found.share, signed=True),
                format_p_value(effect.p),
            ]
        grid.add_row(*row)
    return grid


def note_missing(found: Finding, deals: int) -> str:
    """Returns a note on the number of deals, if some lack this measure."""
    many = ", ".join(f"{arm} {one.deals:,}" for arm, one in found.arms.items())
    if all(one.deals == deals for one in found.arms.values()):
        return ""
    both = ", compared only where both arms have it" if found.effects else ""
    return f"Not every deal has this: {many}{both}."


def format_estimate(found: Estimate, *, share: bool, signed: bool = False) -> str:
    """Formats an estimate with its confidence interval, as percent if it is a share."""
    if math.isnan(found.value):
        return "never"
    middle, low, high = (
        digits(n, share=share, signed=signed)
        for n in (found.value, found.low, found.high)
    )
    if found.low == found.high:
        return f"{middle} in every deal"
    return f"{middle} ({low} to {high})"


def format_p_value(p: float) -> str:
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}"


def describe_precision(report: Report) -> str:
    lines = [f"Confidence intervals: {report.level:.2%}; they and the p-values are"]
    lines.append(f"corrected for {report.chances} comparisons (error rate 5 % in all).")
    if not report.finished:
        lines.append("Not finished: `parlour lab run` continues the study.")
    elif report.looks > 1 and not report.sure:
        lines.append("The target precision was not reached: play more games.")
    return " ".join(lines)

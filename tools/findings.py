"""Plays the studies behind docs/design/findings and writes their tables and plots.

    tools/findings.py [STUDY ...] [--level BOT] [--games N] [--jobs N]
    tools/findings.py STUDY ... --level BOT --taken FILE
    tools/findings.py --tables

Studies are in docs/design/findings/studies. Bots of every level play each study; a
study that names its bots is played by those. `--games` limits the games per arm, for
slow bots. Played games are in build/findings.sqlite, so an interrupted run continues.
Results are in results.json, with a few deals that a test plays again. From them come
the tables, plots, alt texts and measure lists of the pages, and `findings.json` in
each game's package: the effects of single options, for players who set up a table.

`--tables` plays nothing and writes only those. `--taken` plays nothing either: it
reads games that `parlour lab run STUDY --bots BOT --file FILE` played elsewhere.
"""

import argparse
import json
import math
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec.json import encode

from parlour.engine.options import options_as_text, specs
from parlour.lab.estimates import Estimate
from parlour.lab.figures import digits
from parlour.lab.measures import Deal, measure_deals
from parlour.lab.plots import Dot, format_number, plot
from parlour.lab.results import open_results
from parlour.lab.study import Study, read_study
from parlour.lab.studying import (
    Finding,
    Report,
    check_replay,
    load_played,
    report_played,
    run,
)
from parlour.lab.workers import Processes
from parlour.presentation.findings import Effect, EffectFigure

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYED: Final = ROOT / "build" / "findings.sqlite"
PAGES: Final = ROOT / "docs" / "design" / "findings"
STUDIES: Final = PAGES / "studies"
STORED: Final = PAGES / "results.json"
PLOTS: Final = PAGES / "plots"
FORMULAS: Final = PAGES / "measures.toml"
PLACE: Final = re.compile(
    r"(<!-- study: (?P<name>[\w-]+)"
    r"(?:; plot: (?P<measure>[\w:-]+)(?: at (?P<fair>[\d.]+))?)? -->\n)"
    r".*?(<!-- end -->)",
    re.DOTALL,
)
"""The place of a study's tables in a page, with an optional plot; a plot may have a
dashed line at the fair value."""
MEASURES: Final = re.compile(r"(<!-- measures -->\n).*?(<!-- end -->)", re.DOTALL)
"""The place of the list of all measures of a page."""

LEVELS: Final = ("random", "regular")
EFFECTS_LEVEL: Final = "regular"
"""The level whose effects are shown to players who set up a table."""
NAMED: Final = "as named"
"""Stands for the level if a study names its bots."""

SIGNIFICANT: Final = 0.05
"""The p-value below which a difference is bold, after the correction."""

Data = dict[str, Any]
Dots = Mapping[str, Mapping[str, Dot]]
"""The dots of a plot, by arm and level."""


def main() -> None:
    asked = parse_arguments()
    stored = json.loads(STORED.read_text()) if STORED.exists() else {}
    for file in [] if asked.tables else sorted(STUDIES.glob("*.toml")):
        if not asked.names or file.stem in asked.names:
            for level in asked.level or levels_for(file):
                if asked.taken:
                    import_games(stored, file.stem, level, asked.taken)
                else:
                    play_study(stored, file.stem, level, asked.jobs, asked.games)
                STORED.write_text(format_results(stored))
    for page in PAGES.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(fill_page(text, stored), encoding="utf-8")
        for file, image in plots(text, stored).items():
            file.parent.mkdir(exist_ok=True)
            file.write_text(image, encoding="utf-8")
    for place, text in effects(stored).items():
        place.write_text(text, encoding="utf-8")


def parse_arguments(line: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="STUDY")
    parser.add_argument("--level", action="append", metavar="BOT")
    parser.add_argument(
        "--games", type=int, help="Games per arm (default: as the study says)."
    )
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--taken", type=Path, metavar="FILE")
    parser.add_argument(
        "--tables", action="store_true", help="Play nothing; write the pages."
    )
    asked = parser.parse_args(line)
    if asked.taken and not (asked.names and asked.level):
        parser.error("--taken needs a STUDY and a --level")
    if asked.taken and not asked.taken.is_file():
        parser.error(f"there is no file {asked.taken}")
    return asked


def levels_for(file: Path) -> Sequence[str]:
    names = re.search(r"^bots = ", file.read_text(encoding="utf-8"), re.MULTILINE)
    return [NAMED] if names else LEVELS


def study_of(name: str, level: str, games: int | None = None) -> Study:
    bots = [] if level == NAMED else [level]
    return read_study(STUDIES / f"{name}.toml", bots, games)


def format_results(stored: Data) -> str:
    """Formats results as JSON, one line per study."""
    lines = [f'"{name}": {json.dumps(stored[name])}' for name in sorted(stored)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def play_study(
    stored: Data, name: str, level: str, jobs: int, games: int | None = None
) -> None:
    """Plays a study with bots of one level and stores its results."""
    study = study_of(name, level, games)
    with open_results(PLAYED) as results:
        report = run(study, results, Processes(jobs))
    store_report(stored, name, level, study, report, first_deals(study))


def import_games(stored: Data, name: str, level: str, file: Path) -> None:
    """Stores results of games played elsewhere, if a deal replays to the same."""
    study = study_of(name, level)
    with open_results(file) as results:
        played = load_played(study, results)
    report = report_played(study, played)
    if report.deals < 2:
        print(f"{file} has no games of {name} with {level}")
        return
    check_replay(study, played)
    first = {arm: played[arm][0] for arm in end_arms(study)}
    store_report(stored, name, level, study, report, first)


def store_report(
    stored: Data,
    name: str,
    level: str,
    study: Study,
    report: Report,
    first: Mapping[str, Deal],
) -> None:
    found = stored.setdefault(name, {"edition": study.game.edition, "levels": {}})
    if found["edition"] != study.game.edition:
        found |= {"edition": study.game.edition, "levels": {}}
    found["levels"][level] = {
        "deals": report.deals,
        "games": dict(report.games),
        "chances": report.chances,
        "findings": [finding_data(one) for one in report.findings],
        "again": figures_of(study, first),
    }
    print(name, level, f"{report.deals} deals", flush=True)


def finding_data(found: Finding) -> Data:
    return {
        "measure": found.measure,
        "says": found.says,
        "share": found.share,
        "arms": round_estimates(found.arms),
        "effects": round_estimates(found.effects),
    }


def round_estimates(found: Mapping[str, Estimate]) -> dict[str, list[float]]:
    """Rounds value, interval and p-value of each arm to five digits."""
    return {
        arm: [float(f"{n:.5g}") for n in (one.value, one.low, one.high, one.p)]
        for arm, one in found.items()
    }


def end_arms(study: Study) -> Sequence[str]:
    """Returns the first and the last arm; a test plays a deal of each again."""
    arms = [*study.arms]
    return list(dict.fromkeys((arms[0], arms[-1])))


def first_deals(study: Study) -> dict[str, Deal]:
    return {arm: measure_deals(study.arms[arm], range(1))[0] for arm in end_arms(study)}


def figures_of(study: Study, first: Mapping[str, Deal]) -> dict[str, list[Any]]:
    """Measures the first deals of some arms."""
    return {
        arm: [{one.name: one.of_deal(deal) for one in study.figures}]
        for arm, deal in first.items()
    }


# Effects of single options


def effects(stored: Data) -> dict[Path, str]:
    """Formats the effects of single options, as a file per game."""
    found: dict[Path, list[Effect]] = {}
    for name in sorted(stored):
        study = study_of(name, next(iter(stored[name]["levels"])))
        place = Path(str(files(study.game.package))) / "findings.json"
        if EFFECTS_LEVEL in stored[name]["levels"]:
            found.setdefault(place, []).extend(
                single_option_effects(study, stored[name]["levels"][EFFECTS_LEVEL])
            )
    return {
        place: "[\n" + ",\n".join(encode(one).decode() for one in every) + "\n]\n"
        for place, every in found.items()
        if every
    }


def single_option_effects(study: Study, found: Data) -> Iterator[Effect]:
    """Yields an effect per arm that differs from the first in one option only."""
    usual = options_as_text(study.game.options())
    kinds = specs(study.game.options)
    (first, base), *others = study.arms.items()
    was: dict[str, Any] = {**usual, **base.options}
    for title, arm in others:
        now: dict[str, Any] = {**usual, **arm.options}
        changed = [option for option in now if now[option] != was[option]]
        if len(changed) != 1 or arm.seats != base.seats:
            continue
        (option,) = changed
        if kinds[option].kind == "text":  # players type their own
            continue
        yield Effect(
            option=option,
            usual=was[option],
            value=now[option],
            seats=base.seats,
            games=found["games"][title],
            given={
                name: value
                for name, value in was.items()
                if value != usual[name] and name != option
            },
            figures=[
                EffectFigure(
                    measure=one["measure"],
                    share=one["share"],
                    before=one["arms"][first][0],
                    after=one["arms"][title][0],
                    differs=tuple(one["effects"][title][:3]),
                )
                for one in found["findings"]
                if not math.isnan(one["effects"][title][0])
            ],
        )


# Pages


def fill_page(page: str, stored: Data) -> str:
    """Returns the page with its tables, alt texts and measures as they should be."""

    def fill_study(place: re.Match[str]) -> str:
        name = place["name"]
        image = ""
        if place["measure"]:
            alt = describe_plot(stored[name], place["measure"], place["fair"])
            image = f"![{alt}](plots/{name}.svg)\n\n"
        return f"{place[1]}{image}{format_study(name, stored[name])}{place[5]}"

    def fill_measures(place: re.Match[str]) -> str:
        names = [study["name"] for study in PLACE.finditer(page)]
        return f"{place[1]}{format_measures(names, stored)}{place[2]}"

    return MEASURES.sub(fill_measures, PLACE.sub(fill_study, page))


def format_measures(names: Sequence[str], stored: Data) -> str:
    """Formats the formulas of everything that these studies measure, as a table."""
    formulas = tomllib.loads(FORMULAS.read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for name in names:
        levels = stored[name]["levels"]
        known = (
            formulas["every-game"]
            | formulas[study_of(name, next(iter(levels))).game.slug]
        )
        for one in next(iter(levels.values()))["findings"]:
            measure = one["measure"]
            found[measure] = known[measure.partition(":")[0]]
    rows = [f"| `{measure}` | {found[measure]} |" for measure in sorted(found)]
    return "\n".join(["| measure | formula |", "|---|---|", *rows, ""])


def collect_dots(found: Data, measure: str) -> tuple[str, bool, Dots]:
    """Collects what a plot shows: the label, whether it is a share, dots by arm."""
    arms: dict[str, dict[str, Dot]] = {}
    says, share = "", False
    for level, one in found["levels"].items():
        for finding in one["findings"]:
            if finding["measure"] == measure:
                says, share = finding["says"], finding["share"]
                for arm, numbers in finding["arms"].items():
                    arms.setdefault(arm, {})[level] = Dot(*numbers[:3])
    return says, share, arms


def describe_plot(found: Data, measure: str, fair: str | None) -> str:
    """Describes a plot for readers who cannot see it: every value, by level of bot."""
    says, share, arms = collect_dots(found, measure)
    by_level: dict[str, list[str]] = {}
    for arm, dots in arms.items():
        for level, dot in dots.items():
            value = "none" if math.isnan(dot.value) else format_number(dot.value, share)
            by_level.setdefault(level, []).append(f"{arm} {value}")
    parts = [f"{level} bots: {', '.join(values)}" for level, values in by_level.items()]
    if fair is not None:
        parts.append(f"dashed line at {format_number(float(fair), share)}")
    return f"Plot of {says}. {'; '.join(parts)}."


def plots(page: str, stored: Data) -> dict[Path, str]:
    """Draws the images that a page shows, by file."""
    return {
        PLOTS / f"{place['name']}.svg": draw_plot(
            stored[place["name"]], place["measure"], place["fair"]
        )
        for place in PLACE.finditer(page)
        if place["measure"]
    }


def draw_plot(found: Data, measure: str, fair: str | None) -> str:
    says, share, arms = collect_dots(found, measure)
    return plot(says, arms, share=share, fair=None if fair is None else float(fair))


def format_study(name: str, found: Data) -> str:
    """Formats a table per measure, the sample sizes and the command to repeat it."""
    levels: dict[str, Data] = found["levels"]
    measures = next(iter(levels.values()))["findings"]
    parts = [format_table(levels, place) for place in range(len(measures))]
    deals = ", ".join(f"{level} {one['deals']:,}" for level, one in levels.items())
    command = f"parlour lab run {STUDIES.relative_to(ROOT)}/{name}.toml"
    if NAMED not in levels:
        level, last = next(reversed(levels.items()))
        command += f" --bots {level}"
        games = max(last["games"].values())
        if games < max(max(one["games"].values()) for one in levels.values()):
            command += f" --games {games}"
    parts.append(f"Deals: {deals}. Repeat it with `{command}`.\n")
    return "\n".join(parts)


def format_table(levels: Mapping[str, Data], place: int) -> str:
    columns = [one["findings"][place] for one in levels.values()]
    first = columns[0]
    says, measure = first["says"], first["measure"]
    lines = [
        f"| {says} (`{measure}`) | {' | '.join(levels)} |",
        f"|---{'|---' * len(columns)}|",
    ]
    for arm in first["arms"]:
        cells = [format_value(one, arm) for one in columns]
        lines.append(f"| {arm} | {' | '.join(cells)} |")
    for arm in first["effects"]:
        cells = [format_difference(one, arm) for one in columns]
        lines.append(f"| *difference: {arm}* | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def format_value(finding: Data, arm: str) -> str:
    """Formats a value with its interval, which is clipped to what is possible."""
    value, low, high, _ = finding["arms"][arm]
    unit = "pp" if finding["measure"] == "skill" else "%" if finding["share"] else ""
    return format_interval(value, low, high, unit)


def format_difference(finding: Data, arm: str) -> str:
    """Formats a difference from the first arm; bold if it is significant."""
    value, low, high, p = finding["effects"][arm]
    points = finding["share"] or finding["measure"] == "skill"
    text = format_interval(value, low, high, "pp" if points else "", signed=True)
    return f"**{text}**" if p < SIGNIFICANT else text


def format_interval(
    value: float, low: float, high: float, unit: str, *, signed: bool = False
) -> str:
    """Formats a value and its interval, a share in percent or percentage points.

    >>> format_interval(0.25, 0.2, 0.3, "%")
    '25.0 % (20.0 to 30.0)'
    """
    if math.isnan(value):
        return "none"
    signed = signed or unit == "pp"
    middle, bottom, top = (
        digits(n, share=bool(unit), signed=signed).rstrip("%")
        for n in (value, low, high)
    )
    shown = f"{middle} {unit}".rstrip()
    return f"{shown} in every deal" if low == high else f"{shown} ({bottom} to {top})"


if __name__ == "__main__":
    main()

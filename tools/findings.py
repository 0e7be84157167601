"""What studies found: plays them, keeps what came out, and writes the tables.

    tools/findings.py [STUDY ...] [--level BOT] [--games N] [--jobs N]
    tools/findings.py STUDY ... --level BOT --taken FILE
    tools/findings.py --tables

Studies lie in docs/findings/studies, and each is played by bots of every level, or
where it names bots by those; with --games so many of each arm, where experts take long.
What was played lies in build/findings.sqlite, so that a
run that was cut off goes on; what it came to lies in docs/findings/results.json, with a
few deals that a test plays again; and the pages in docs/findings have tables and plots
of it, and the packages of games what single options do (`findings.json`), for whoever
lays a table. With --tables only those are written. With --taken nothing is played: it
is what `parlour lab run STUDY --bots BOT --file FILE` played on another machine, as far
as that came.
"""

import argparse
import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec.json import encode

from parlour.engine.options import shown, specs
from parlour.lab.estimates import Estimate
from parlour.lab.measures import Deal, measured
from parlour.lab.plots import Dot, plot
from parlour.lab.results import opened
from parlour.lab.study import Study, read_study
from parlour.lab.studying import Finding, Report, come_to, compare, loaded, run
from parlour.lab.workers import Processes
from parlour.presentation.findings import Effect, Figure
from parlour.terminal.studies import format_estimate

ROOT: Final = Path(__file__).resolve().parent.parent
PLAYED: Final = ROOT / "build" / "findings.sqlite"
PAGES: Final = ROOT / "docs" / "findings"
STUDIES: Final = PAGES / "studies"
STORED: Final = PAGES / "results.json"
PLOTS: Final = PAGES / "plots"
PLACE: Final = re.compile(
    r"(<!-- study: (?P<name>[\w-]+)"
    r"(?:; plot: (?P<measure>[\w:-]+)(?: at (?P<fair>[\d.]+))?)? -->\n)"
    r".*?(<!-- end -->)",
    re.DOTALL,
)
"""Where tables stand in a page, perhaps below a plot with a line at what is fair."""

LEVELS: Final = ("random", "regular")
ASKED: Final = "regular"
"""The level whose figures people are told when they lay a table."""
NAMED: Final = "as named"
"""Instead of a level, where a study names its bots."""

Data = dict[str, Any]


def main() -> None:
    asked = parsed()
    stored = json.loads(STORED.read_text()) if STORED.exists() else {}
    for file in [] if asked.tables else sorted(STUDIES.glob("*.toml")):
        if not asked.names or file.stem in asked.names:
            for level in asked.level or levels_for(file):
                if asked.taken:
                    take(stored, file.stem, level, asked.taken)
                else:
                    keep(stored, file.stem, level, asked.jobs, asked.games)
                STORED.write_text(lines_of(stored))
    for page in PAGES.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(written(text, stored), encoding="utf-8")
        for file, image in plots(text, stored).items():
            file.parent.mkdir(exist_ok=True)
            file.write_text(image, encoding="utf-8")
    for place, text in effects(stored).items():
        place.write_text(text, encoding="utf-8")


def parsed(line: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="STUDY")
    parser.add_argument("--level", action="append", metavar="BOT")
    parser.add_argument("--games", type=int, help="of each arm, not as it says")
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--taken", type=Path, metavar="FILE")
    parser.add_argument("--tables", action="store_true", help="play nothing")
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


def lines_of(stored: Data) -> str:
    """As JSON, a line for each study."""
    lines = [f'"{name}": {json.dumps(stored[name])}' for name in sorted(stored)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def keep(
    stored: Data, name: str, level: str, jobs: int, games: int | None = None
) -> None:
    """Plays a study with bots of one level and puts what it came to into the rest."""
    study = study_of(name, level, games)
    with opened(PLAYED) as results:
        report = run(study, results, Processes(jobs))
    put(stored, name, level, study, report, first_deals(study))


def take(stored: Data, name: str, level: str, file: Path) -> None:
    """Puts what was played elsewhere into the rest, if it still comes out so."""
    study = study_of(name, level)
    with opened(file) as results:
        played = loaded(study, results)
    report = come_to(study, played)
    if report.deals < 2:
        print(name, level, "is not in", file)
        return
    compare(study, played)
    first = {arm: played[arm][0] for arm in ends(study)}
    put(stored, name, level, study, report, first)


def put(
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
        "findings": [plain(one) for one in report.findings],
        "again": figures_of(study, first),
    }
    print(name, level, f"{report.deals} deals", flush=True)


def plain(found: Finding) -> Data:
    return {
        "measure": found.measure,
        "says": found.says,
        "share": found.share,
        "arms": numbers(found.arms),
        "effects": numbers(found.effects),
    }


def numbers(found: Mapping[str, Estimate]) -> dict[str, list[float]]:
    """Value, ends of the interval and p-value, by arm."""
    return {
        arm: [float(f"{n:.5g}") for n in (one.value, one.low, one.high, one.p)]
        for arm, one in found.items()
    }


def ends(study: Study) -> Sequence[str]:
    """The first and the last arm; of them a deal is kept, to be played again."""
    arms = [*study.arms]
    return list(dict.fromkeys((arms[0], arms[-1])))


def first_deals(study: Study) -> dict[str, Deal]:
    return {arm: measured(study.arms[arm], range(1))[0] for arm in ends(study)}


def figures_of(study: Study, first: Mapping[str, Deal]) -> dict[str, list[Any]]:
    """What the first deals come to, for every measure."""
    return {
        arm: [{one.name: one.of_deal(deal) for one in study.figures}]
        for arm, deal in first.items()
    }


# What single options do


def effects(stored: Data) -> dict[Path, str]:
    """For each game that has any a file beside its rules, a line for each effect."""
    found: dict[Path, list[Effect]] = {}
    for name in sorted(stored):
        study = study_of(name, next(iter(stored[name]["levels"])))
        place = Path(str(files(study.game.package))) / "findings.json"
        if ASKED in stored[name]["levels"]:
            found.setdefault(place, []).extend(
                single(study, stored[name]["levels"][ASKED])
            )
    return {
        place: "[\n" + ",\n".join(encode(one).decode() for one in every) + "\n]\n"
        for place, every in found.items()
        if every
    }


def single(study: Study, found: Data) -> Iterator[Effect]:
    """Every arm that differs from the first in one option and in nothing else."""
    usual = shown(study.game.options())
    kinds = specs(study.game.options)
    (first, base), *others = study.arms.items()
    was: dict[str, Any] = {**usual, **base.options}
    for title, arm in others:
        now: dict[str, Any] = {**usual, **arm.options}
        changed = [option for option in now if now[option] != was[option]]
        if len(changed) != 1 or arm.seats != base.seats:
            continue
        (option,) = changed
        if kinds[option].kind == "text":  # nobody would type just that one
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
                Figure(
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


# Tables


def written(page: str, stored: Data) -> str:
    """The page with its tables as they should be."""

    def filled(place: re.Match[str]) -> str:
        name = place["name"]
        shown = f"![The plot shows what the table says](plots/{name}.svg)\n\n"
        image = shown if place["measure"] else ""
        return f"{place[1]}{image}{tables(name, stored[name])}{place[5]}"

    return PLACE.sub(filled, page)


def plots(page: str, stored: Data) -> dict[Path, str]:
    """The images that a page shows."""
    return {
        PLOTS / f"{place['name']}.svg": drawn(
            stored[place["name"]], place["measure"], place["fair"]
        )
        for place in PLACE.finditer(page)
        if place["measure"]
    }


def drawn(found: Data, measure: str, fair: str | None) -> str:
    arms: dict[str, dict[str, Dot]] = {}
    says, share = "", False
    for level, one in found["levels"].items():
        for finding in one["findings"]:
            if finding["measure"] == measure:
                says, share = finding["says"], finding["share"]
                for arm, numbers in finding["arms"].items():
                    arms.setdefault(arm, {})[level] = Dot(*numbers[:3])
    return plot(says, arms, share=share, fair=None if fair is None else float(fair))


def tables(name: str, found: Data) -> str:
    """A table for each measure, a column for each level, and how to repeat it."""
    levels: dict[str, Data] = found["levels"]
    measures = next(iter(levels.values()))["findings"]
    parts = [table(levels, place) for place in range(len(measures))]
    deals = ", ".join(f"{level} {one['deals']:,}" for level, one in levels.items())
    command = f"parlour lab run docs/findings/studies/{name}.toml"
    if NAMED not in levels:
        level, last = next(reversed(levels.items()))
        command += f" --bots {level}"
        games = max(last["games"].values())
        if games < max(max(one["games"].values()) for one in levels.values()):
            command += f" --games {games}"
    parts.append(f"Deals: {deals}. `{command}`\n")
    return "\n".join(parts)


def table(levels: Mapping[str, Data], place: int) -> str:
    columns = [one["findings"][place] for one in levels.values()]
    first = columns[0]
    says, measure = first["says"], first["measure"]
    lines = [
        f"| {says} (`{measure}`) | {' | '.join(levels)} |",
        f"|---{'|---' * len(columns)}|",
    ]
    for arm in first["arms"]:
        lines.append(f"| {arm} | {' | '.join(cells(columns, 'arms', arm))} |")
    for arm in first["effects"]:
        cells_of = " | ".join(cells(columns, "effects", arm))
        lines.append(f"| *{arm} differs by* | {cells_of} |")
    return "\n".join(lines) + "\n"


def cells(columns: Sequence[Data], part: str, arm: str) -> list[str]:
    """Figures with their intervals; a difference that chance hardly makes is bold."""
    found = []
    for column in columns:
        value, low, high, p = column[part][arm]
        signed = part == "effects"
        text = format_estimate(
            Estimate(value, low, high, p, 0), share=column["share"], signed=signed
        )
        found.append(f"**{text}**" if signed and p < 0.05 else text)
    return found


if __name__ == "__main__":
    main()

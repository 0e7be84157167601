"""Tests whether an expert is stronger with learned values, at equal time per decision.

    tools/gate.py GAME VALUE.npz [--depth N ...] [--cut] [--seconds S] [--minutes M]

Questions from games of regulars are put to the expert without the weights and with
them, each with as many rollouts as take it S seconds of CPU time, and the answers are
played on by regulars from the true table with the same cards and dice. The result
is in points per game of one seat, each a hundredth of a win, with a 95 %
interval in which the questions of one game count as one. A depth is how many answers
a rollout goes on for; with --cut it ends with its deal at the latest.

Several depths are screened in the first third of the time. The best of them is then
measured on other questions, and only those count. The last line has the verdict:
stronger if the interval is above zero and the time was the same. Of six games
at which nothing helps one passes in 14 of 100 runs, so a narrow pass is none.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final
from zipfile import BadZipFile

from parlour.bots import AnswerMemory, bot_module, thumbs
from parlour.bots.bot_input import make_input
from parlour.bots.levels import Expert
from parlour.bots.playing import play_bots
from parlour.bots.rollouts import SearchHooks
from parlour.bots.settings import settings_for
from parlour.bots.values.features import FeatureEncoder
from parlour.bots.values.weights import ValueNetwork
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.masked_view import ask_masked
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.games import look_up
from parlour.lab.advantage import is_forced, win_share
from parlour.lab.play import game_seed

ASKED: Final = 2.0
"""About how many questions of one game are put to the experts."""
TRIALS: Final = 5
"""Games that tell how many decisions there are in one."""
SAME_TIME: Final = 1.02
"""With so much more time a decision at most it counts as the same."""
DEAL: Final = 10_000
"""A depth that no deal has: the value takes the place of its points."""


@dataclass(frozen=True)
class Way:
    """One way to look ahead."""

    depth: int = 0
    """0 for the expert without a value."""
    cut: bool = False
    rollouts: int = 0

    @property
    def name(self) -> str:
        if not self.depth:
            return "without"
        deal = "the deal" if self.cut else ""
        answers = f"{self.depth} answers" if self.depth < DEAL else ""
        return " or ".join(part for part in (answers, deal) if part)


@dataclass(frozen=True)
class Gate:
    """What is measured."""

    game: str
    weights: str
    ways: tuple[Way, ...]
    """The first is the expert without a value."""
    pairs: int = 64
    """How often each answer is played on."""
    seed: int = 1


@dataclass
class Asked:
    """One question and what came of it, way by way."""

    game: int
    seconds: list[float]
    won: list[float]
    """How much more each way's answer wins than that of the first."""
    returned: list[float]
    spread: float
    """Of one pair of games played on, the variance of what they differ by."""


@dataclass
class Found:
    """What a worker brings back."""

    games: int
    decisions: int
    asked: list[Asked]


# Asking


def expert_of(game: Game, way: Way, learnt: ValueNetwork) -> Expert:
    """The game's expert that looks ahead this way, whatever weights the game ships."""
    settings = replace(settings_for(game.slug), depth=way.depth)
    if way.depth:
        settings = replace(settings, cut=way.cut)
    declared = SearchHooks(
        bot_module(game).regular, game.deals, game.utility, lambda table: learnt
    )
    return Expert(declared, settings, thumbs(game), way.rollouts)


def read(game: Game, table: Table, path: str) -> ValueNetwork:
    try:
        learnt = ValueNetwork(Path(path), FeatureEncoder(game.zones, table))
    except (OSError, ValueError, KeyError, BadZipFile) as wrong:
        raise BadInput(f"{path} cannot be read as weights: {wrong}") from None
    if not learnt.fits(game, table):
        raise BadInput(f"{path} is not for {game.slug} at its usual table")
    return learnt


def questions(wanted: Gate, worker: int, workers: int, until: float) -> Found:
    """Plays games of regulars until that moment and puts some questions of them."""
    game = look_up(wanted.game)
    table = game.table(game.usual_seats)
    learnt = read(game, table, wanted.weights)
    experts = [expert_of(game, way, learnt) for way in wanted.ways]
    found = Found(0, 0, [])
    number = worker
    trials = [
        one_game(wanted, table, experts, -1 - trial, 0.0, until, [])
        for trial in range(TRIALS)
    ]
    chance = ASKED / max(ASKED, sum(trials) / TRIALS)
    while monotonic() < until:
        decisions = one_game(wanted, table, experts, number, chance, until, found.asked)
        if decisions >= 0:
            found.games += 1
            found.decisions += decisions
        number += workers
    return found


def one_game(
    wanted: Gate,
    table: Table,
    experts: Sequence[Expert],
    number: int,
    chance: float,
    until: float,
    asked: list[Asked],
) -> int:
    """A game of regulars; how many decisions it had, or -1 where the time was up."""
    start = game_seed(wanted.seed, number)
    dice, choice = Dice(start), Dice(start ^ 0x9A7E)
    regular = experts[0].regular
    state = table.blank()
    state.begin(start)
    memory = AnswerMemory()
    decisions = 0
    while state.waiting:
        seat = state.next_asked()
        if not is_forced(state, seat):
            decisions += 1
            if choice.roll(1_000_000) < chance * 1_000_000:
                if monotonic() > until:
                    return -1
                one = put(state, seat, experts, memory, choice, wanted.pairs)
                one.game = number
                asked.append(one)
        tokens = ask_masked(regular, state, state.ask(seat), dice)
        memory.note(state, seat, tokens)
        state.take(seat, tokens)
    return decisions


def put(
    state: State,
    seat: Seat,
    experts: Sequence[Expert],
    memory: AnswerMemory,
    dice: Dice,
    pairs: int,
) -> Asked:
    """One question to all of them, and their answers played on side by side."""
    pick = state.ask(seat)
    answers: list[list[Token]] = []
    places: list[int] = []
    seconds: list[float] = []
    luck = dice.seed()
    for expert in experts:
        handed = make_input(state, seat, Dice(luck), memory)
        begun = process_time()
        said = expert.think(handed).answer
        seconds.append(process_time() - begun)
        said = state.spelled(pick, said)
        if said not in answers:
            answers.append(said)
        places.append(answers.index(said))
    won = [0.0] * len(answers)
    returned = [0.0] * len(answers)
    squares = 0.0
    if len(answers) > 1:
        bots = [experts[0].regular] * state.seats
        for _ in range(pairs):
            cards, chance = dice.seed(), dice.seed()
            first = 0.0
            for place, answer in enumerate(answers):
                world = state.copy()
                world.seed = cards
                world.take(seat, answer[:])
                play_bots(world, bots, Dice(chance))
                part = win_share(world, seat)
                won[place] += part / pairs
                returned[place] += world.returns()[seat] / pairs
                if not place:
                    first = part
                elif place == 1:
                    squares += (part - first) ** 2 / pairs
        squares -= (won[1] - won[0]) ** 2
    return Asked(
        0,
        seconds,
        [won[place] - won[0] for place in places],
        [returned[place] - returned[0] for place in places],
        squares,
    )


# Many at once


def side_by_side(
    work: Callable[..., Any], calls: Iterable[tuple[Any, ...]]
) -> list[Any]:
    """The same work in a process for each call."""
    calls = list(calls)
    with get_context("fork").Pool(len(calls)) as pool:
        return pool.starmap(work, calls)


def measured(wanted: Gate, seconds: float, jobs: int) -> Found:
    """As many questions as fit into that time."""
    until = monotonic() + seconds
    parts = side_by_side(questions, [(wanted, n, jobs, until) for n in range(jobs)])
    whole = Found(0, 0, [])
    for part in parts:
        whole.games += part.games
        whole.decisions += part.decisions
        whole.asked += part.asked
    return whole


def paced(wanted: Gate, found: Found, seconds: float) -> Gate:
    """The same with rollouts that take each way this many seconds per decision."""
    ways: list[Way] = []
    for place, way in enumerate(wanted.ways):
        took = sum(one.seconds[place] for one in found.asked) / max(1, len(found.asked))
        fit = round(way.rollouts * seconds / took) if took else way.rollouts
        ways.append(replace(way, rollouts=max(8, fit)))
    return replace(wanted, ways=tuple(ways))


def calibrated(wanted: Gate, seconds: float, jobs: int, spent: float) -> Gate:
    """Finds out how many rollouts take each way this many seconds, in two steps."""
    usual = settings_for(wanted.game).rollouts
    ways = tuple(
        replace(way, rollouts=way.rollouts or usual // 2) for way in wanted.ways
    )
    trial = replace(wanted, ways=ways, pairs=1, seed=wanted.seed + 1)
    for _ in range(2):
        trial = paced(trial, measured(trial, spent / 2, jobs), seconds)
    return replace(wanted, ways=trial.ways)


# What it came to


def summed_up(wanted: Gate, found: Found) -> list[dict[str, Any]]:
    """Way by way: points a game more than without, and what is needed to judge it."""
    seats = look_up(wanted.game).usual_seats
    often = found.decisions / max(1, found.games) / seats
    lines: list[dict[str, Any]] = []
    for place, way in enumerate(wanted.ways):
        line: dict[str, Any] = {**asdict(way), "way": way.name}
        line["questions"] = len(found.asked)
        line["games"] = len({one.game for one in found.asked})
        line["decisions_a_game"] = round(often, 2)
        seconds = sum(one.seconds[place] for one in found.asked)
        line["seconds"] = round(seconds / max(1, len(found.asked)), 5)
        if place:
            other = [
                one for one in found.asked if one.won[place] or one.returned[place]
            ]
            line["different"] = round(len(other) / max(1, len(found.asked)), 3)
            for name, scale in (("won", 100.0), ("returned", 1.0)):
                rows = [(one.game, getattr(one, name)[place]) for one in found.asked]
                value, error = by_game(rows)
                line[name] = round(value * often * scale, 4)
                line[f"{name}_error"] = round(error * often * scale, 4)
        lines.append(line)
    return lines


def verdict(lines: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the second way is worth beside the first: points a game, and whether that
    is more than nothing in no more time."""
    without, line = lines
    half = 1.96 * line["won_error"]
    ratio = line["seconds"] / max(1e-9, without["seconds"])
    return {
        "way": line["way"],
        "more": line["won"],
        "low": round(line["won"] - half, 3),
        "high": round(line["won"] + half, 3),
        "questions": line["questions"],
        "seconds_ratio": round(ratio, 4),
        "stronger": line["won"] > half and ratio <= SAME_TIME,
    }


def by_game(rows: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """The mean and its standard error, where those of one game hang together."""
    if len(rows) < 2:
        return 0.0, float("inf")
    mean = sum(row[1] for row in rows) / len(rows)
    games: dict[int, float] = {}
    for game, value in rows:
        games[game] = games.get(game, 0.0) + value - mean
    few = len(games) / max(1, len(games) - 1)
    return mean, (few * sum(off * off for off in games.values())) ** 0.5 / len(rows)


def ways_for(depths: Sequence[int], cut: bool) -> tuple[Way, ...]:
    return (Way(), *(Way(depth, cut) for depth in depths))


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("weights")
    parser.add_argument("--depth", type=int, action="append", metavar="N")
    parser.add_argument("--cut", action="store_true")
    parser.add_argument("--seconds", type=float, default=0.04, help="a decision")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--pairs", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    asked = parser.parse_args(given)
    depths = asked.depth or [4]
    if min(*depths, asked.pairs, asked.jobs) < 1:
        parser.error("depth, pairs and jobs are 1 at least")
    if min(asked.seconds, asked.minutes) <= 0:
        parser.error("seconds and minutes are more than nothing")
    try:
        game = look_up(asked.game)
        read(game, game.table(game.usual_seats), asked.weights)
    except BadInput as wrong:
        parser.error(str(wrong))
    ways = ways_for(depths, asked.cut)
    wanted = Gate(game.slug, asked.weights, ways, asked.pairs, asked.seed)
    whole = asked.minutes * 60
    wanted = calibrated(wanted, asked.seconds, asked.jobs, whole / 10)
    left = whole * 0.9
    if len(ways) > 2:
        found = measured(wanted, whole * 0.3, asked.jobs)
        told(wanted, found, "screened")
        wanted = chosen(wanted, found, asked.seconds)
        left -= whole * 0.3
    found = measured(wanted, left, asked.jobs)
    told(wanted, found, "measured")
    print("verdict", json.dumps(verdict(summed_up(wanted, found))), flush=True)


def chosen(wanted: Gate, found: Found, seconds: float) -> Gate:
    """Without and the best way alone, for questions that nobody has chosen by."""
    lines = summed_up(wanted, found)
    best = max(range(1, len(lines)), key=lambda place: lines[place]["won"])
    fit = paced(wanted, found, seconds).ways
    return replace(wanted, ways=(fit[0], fit[best]), seed=wanted.seed + 2)


def told(wanted: Gate, found: Found, how: str) -> None:
    for line in summed_up(wanted, found):
        print(how, json.dumps(line), flush=True)


if __name__ == "__main__":
    main()

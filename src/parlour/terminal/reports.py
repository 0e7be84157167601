"""Simulations, replays and speed, reported in the terminal."""

import dataclasses
import json
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from parlour.builds import running
from parlour.engine.cursor import playout
from parlour.engine.dice import Dice
from parlour.engine.refusals import BadInput
from parlour.engine.zones import AUDIENCE
from parlour.games import find, list_games
from parlour.lab.play import Outcome, Written
from parlour.lab.simulate import Series, at_table, check, chunks, run
from parlour.lab.summary import Summary, summary
from parlour.match.log import read_file
from parlour.match.match import referee_events
from parlour.match.match import replay as replay_log
from parlour.terminal.narrator import Narrator
from parlour.terminal.parameters import PlayParameters
from parlour.terminal.progress import check_jobs, show_progress
from parlour.words.messages import ENGLISH, check_language


def run_series(
    name: str,
    asked: PlayParameters,
    *,
    games: int,
    bots: tuple[str, ...],
    balance: bool,
    random_options: bool,
    events: Path | None,
) -> None:
    _, kept_as, seats = at_table(name, asked.seats)
    series = Series(
        game=kept_as,
        seats=seats,
        games=games,
        seed=asked.seed,
        options=asked.options,
        bots=bots,
        balanced=balance,
        random_options=random_options,
        tell=events is not None,
    )
    check(series)
    check_jobs(asked.jobs)
    started = time.perf_counter()
    outcomes = play_all(series, asked.jobs, events)
    found = summary(series, outcomes)
    if asked.json:
        print(json.dumps(summary_data(series, found), indent=1))
    else:
        show_summary(series, found, time.perf_counter() - started)


def play_all(series: Series, jobs: int, events: Path | None) -> list[Outcome]:
    """Plays with a progress bar, writing events as they come."""
    outcomes: list[Outcome] = []
    try:
        file = events.open("w", encoding="utf-8") if events else None
    except OSError as wrong:
        raise BadInput(f"cannot write {events}: {wrong.strerror}") from None
    for played, found in show_progress(series.game, chunks(series), run(series, jobs)):
        outcomes += played
        if file is not None:
            file.writelines(f"{as_json(event)}\n" for event in found)
    if file is not None:
        file.close()
    return outcomes


def as_json(event: Written) -> str:
    return msgspec.json.encode(event).decode()


def summary_data(series: Series, found: Summary) -> dict[str, Any]:
    return {
        "series": dataclasses.asdict(series),
        "summary": dataclasses.asdict(found),
    }


def show_summary(series: Series, found: Summary, seconds: float) -> None:
    console = Console(highlight=False)
    deals = f" of {found.deals} deals" if found.deals < found.games else ""
    console.print(
        f"{series.game}: {found.games} games{deals} in {seconds:.1f} s,"
        f" seed {series.seed}"
    )
    grid = Grid("", "won, 95 % interval")
    for seat, won in enumerate(found.by_seat):
        grid.add_row(f"seat {seat}", str(won))
    for bot, won in found.by_bot.items():
        grid.add_row(f"{bot} (per seat)", str(won))
    if grid.row_count:
        console.print(grid)
    for bot, result in found.returns.items():
        console.print(f"result of {bot}: {result}")
    console.print(f"decisions per game: {found.decisions}")
    console.print(f"ties: {found.ties}")
    console.print(f"ended by a limit: {found.capped}")


def show_replay(
    path: Path,
    *,
    events: bool,
    seat: int | None,
    detail: bool = False,
    language: str = ENGLISH,
) -> None:
    log = read_file(path)
    game = find(log.game)
    match = replay_log(game, log)
    if seat is not None and not 0 <= seat < log.seats:
        raise BadInput(f"--seat: the seats are 0 to {log.seats - 1}, not {seat}")
    viewer = AUDIENCE if seat is None else seat
    if events:
        found = match.events_for(seat) if seat is not None else referee_events(match)
        for event in found:
            print(as_json(event))
        return
    console = Console(highlight=False, soft_wrap=True)
    narrator = Narrator(game, match.names, seat, language=check_language(language))
    for line in narrator.read(narrator.story(match, viewer), detail=detail):
        console.print(line)
    for line in narrator.table(match.view(viewer)):
        console.print(line)
    if match.over():
        for line in narrator.end(match):
            console.print(line)


def show_speed(rounds: int) -> None:
    """Shows the speed of random play of every listed game, best of several rounds, CPU
    time."""
    if rounds < 1:
        raise BadInput(f"--rounds is at least 1, not {rounds}")
    console = Console(highlight=False)
    console.print(f"engine: {running()}")
    grid = Grid("game", "seats", "decisions/s", "games/s")
    for game in list_games():
        table = game.table(game.usual_seats)
        best = (0.0, 0.0)
        for number in range(rounds):
            dice = Dice(number)
            decisions = played = 0
            started = time.process_time()
            while (spent := time.process_time() - started) < 0.3:
                state = table.blank()
                state.begin(dice.seed())
                decisions += playout(state, dice)
                played += 1
            best = max(best, (decisions / spent, played / spent))
        grid.add_row(game.slug, str(table.seats), f"{best[0]:,.0f}", f"{best[1]:,.0f}")
    console.print(grid)

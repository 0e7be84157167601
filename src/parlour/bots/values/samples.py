"""Plays games for training: what seats saw on the way, and their results.

Some games begin with an exploration phase in which bots give random answers now and
then, so that learners also see positions that searches try. The length of the phase is
drawn before the game, and only later positions are sampled. So the result depends only
on the bots' play from there on.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from joblib import delayed

from parlour.bots import find
from parlour.bots.bot_input import Bot, SearchBot, make_input, make_memory
from parlour.bots.luck import random_answer
from parlour.bots.rollouts import WIN, aim_of
from parlour.bots.values.features import FeatureEncoder
from parlour.engine.dice import Dice, scatter
from parlour.engine.masked_view import ask_masked
from parlour.engine.options import options_as_text
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.games import look_up
from parlour.processes import run_parallel

HEAD: Final = "samples.json"
EXPLORING_GAMES_PERCENT: Final = 60
"""Percentage of games that begin with an exploration phase."""
GAMES_PER_FILE: Final = 400
"""Games in one file."""


@dataclass(frozen=True)
class SampleRun:
    """Games to play."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...] = ("regular",)
    """Each game has one of these in every seat."""
    explore_percent: int = 20
    """Percentage of random answers during the exploration phase."""
    sample_percent: int = 30
    """Percentage of positions to sample."""
    all_seats: bool = False
    """True to sample the views of all seats at a position, not of one."""
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1


def play(wanted: SampleRun, folder: Path, jobs: int) -> None:
    """Plays the games that the folder lacks; refuses a folder of another run."""
    head = head_of(wanted)
    file = folder / HEAD
    folder.mkdir(parents=True, exist_ok=True)
    if file.exists() and msgspec.json.decode(file.read_bytes()) != head:
        raise BadInput(
            f"{folder} has samples of another run; choose another folder with --out"
        )
    file.write_bytes(msgspec.json.encode(head))
    parts = range(-(-wanted.games // GAMES_PER_FILE))
    missing = [part for part in parts if not path_of(folder, part).exists()]
    work = (delayed(play_part)(wanted, folder, part) for part in missing)
    for _ in run_parallel(jobs, work):
        pass  # each part writes its own file


def head_of(wanted: SampleRun) -> dict[str, Any]:
    """Returns the header of the samples: all parameters except the number of games."""
    game = look_up(wanted.game)
    table = game.table(wanted.seats, wanted.options)
    sight = FeatureEncoder(game.zones, table)
    found = {
        "game": wanted.game,
        "seats": wanted.seats,
        "bots": wanted.bots,
        "strays": wanted.explore_percent,
        "kept": wanted.sample_percent,
        "everyone": wanted.all_seats,
        "seed": wanted.seed,
        "options": options_as_text(table.options),
        "edition": game.edition,
        "aim": aim_of(game.utility, table),
        "features": sight.size,
        "numbers": sight.numbers,
    }
    return msgspec.json.decode(msgspec.json.encode(found), type=dict[str, Any])


def path_of(folder: Path, part: int) -> Path:
    return folder / f"samples-{part:05}.npz"


def play_part(wanted: SampleRun, folder: Path, part: int) -> None:
    """Plays the games of one file and writes it atomically."""
    game = look_up(wanted.game)
    table = game.table(wanted.seats, wanted.options)
    wins = aim_of(game.utility, table) == WIN
    bots = [find(game, name) for name in wanted.bots]
    dice = Dice(scatter(wanted.seed * 1_000_003 + part))
    seen = SampleBuffer(FeatureEncoder(game.zones, table))
    longest = 0
    for _ in range(GAMES_PER_FILE):
        bot = bots[dice.roll(len(bots))]
        exploring = (
            dice.roll(longest)
            if longest and dice.chance(EXPLORING_GAMES_PERCENT)
            else 0
        )
        state, moments = play_game(table, bot, dice, seen, exploring, wanted)
        longest = max(longest, moments)
        seen.ends(win_shares(state) if wins else state.returns())
    seen.write(path_of(folder, part))


class SampleBuffer:
    """Sampled observations and their results."""

    def __init__(self, sight: FeatureEncoder) -> None:
        self.sight = sight
        self.found: list[list[int]] = []
        self.numbers: list[list[int]] = []
        self.got: list[float] = []
        self.viewers: list[int] = []
        """Seats of the observations in the current game."""

    def note(self, state: State, viewer: int) -> None:
        found, numbers = self.sight.features(state, viewer)
        self.found.append(found)
        self.numbers.append(numbers)
        self.viewers.append(viewer)

    def ends(self, got: list[float]) -> None:
        self.got += [got[viewer] for viewer in self.viewers]
        self.viewers = []

    def write(self, path: Path) -> None:
        """Writes the features in rows of equal length, padded with 0."""
        longest = max(map(len, self.found), default=0)
        rows = np.zeros((len(self.found), longest), np.uint32)
        for place, features in enumerate(self.found):
            rows[place, : len(features)] = features
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez(
                file,
                found=rows,
                numbers=np.array(self.numbers, np.int32).reshape(
                    -1, self.sight.numbers
                ),
                got=np.array(self.got, np.float32),
            )
        fresh.rename(path)


def play_game(
    table: Table,
    bot: Bot,
    dice: Dice,
    seen: SampleBuffer,
    exploring: int,
    wanted: SampleRun,
) -> tuple[State, int]:
    """Plays a game to its end; returns the state and the number of answers."""
    state = table.blank()
    state.begin(dice.seed())
    memory = make_memory([bot])
    moments = 0
    while state.waiting:
        seat = state.next_asked()
        pick = state.ask(seat)
        if (
            moments >= exploring
            and not state.shut
            and dice.chance(wanted.sample_percent)
        ):
            drawn = dice.roll(table.seats)
            for viewer in range(table.seats) if wanted.all_seats else (drawn,):
                seen.note(state, viewer)
        if pick.least == 1 and pick.most == 1 and len(pick.options) == 1:
            tokens = [pick.options[0]]
        elif moments < exploring and dice.chance(wanted.explore_percent):
            tokens = ask_masked(random_answer, state, pick, dice)
        elif isinstance(bot, SearchBot):
            tokens = bot.think(make_input(state, seat, dice, memory)).answer
        else:
            tokens = ask_masked(bot, state, pick, dice)
        if memory is not None:
            memory.note(state, seat, tokens)
        state.take(seat, tokens)
        moments += 1
    return state, moments


def win_shares(state: State) -> list[float]:
    """Returns each seat's share of the win."""
    share = 1.0 / max(1, state.ranks.count(1))
    return [share if rank == 1 else 0.0 for rank in state.ranks]

"""Games played to learn from: what seats saw on the way, and what they got at the end.

A game begins with strays: for a while every few answers one is given at random, so
that learners also see what searches try. How long that goes on is drawn before the
game, and only what comes afterwards is kept, so that what a seat got is what the bots
bring from there on, and nothing else.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from joblib import delayed

from parlour.bots import find
from parlour.bots.handed import Bot, Thinker, hand, remembering
from parlour.bots.luck import random_answer
from parlour.bots.rollouts import WIN, aim_of
from parlour.bots.values.sight import Sight
from parlour.engine.dice import Dice, scatter
from parlour.engine.options import shown
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.veil import veiled
from parlour.games import look_up
from parlour.processes import run_parallel

HEAD: Final = "samples.json"
STRAYING: Final = 60
"""So many of a hundred games begin with strays."""
PART: Final = 400
"""Games in one file."""


@dataclass(frozen=True)
class Play:
    """Which games are played."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...] = ("regular",)
    """Each game is played by one of these in every chair."""
    strays: int = 20
    """In so many of a hundred answers bots stray, while they do."""
    kept: int = 30
    """In so many of a hundred moments it is kept what is seen."""
    everyone: bool = False
    """Whether what all seats see then is kept, and not what one does."""
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1


def play(wanted: Play, folder: Path, jobs: int) -> None:
    """Plays what the folder does not hold yet; one that holds others is refused."""
    head = head_of(wanted)
    file = folder / HEAD
    folder.mkdir(parents=True, exist_ok=True)
    if file.exists() and msgspec.json.decode(file.read_bytes()) != head:
        raise BadInput(
            f"{folder} has samples of another run; choose another folder with --out"
        )
    file.write_bytes(msgspec.json.encode(head))
    parts = range(-(-wanted.games // PART))
    missing = [part for part in parts if not path_of(folder, part).exists()]
    work = (delayed(play_part)(wanted, folder, part) for part in missing)
    for _ in run_parallel(jobs, work):
        pass  # each part writes its own file


def head_of(wanted: Play) -> dict[str, Any]:
    """What the samples are of; all but how many games."""
    game = look_up(wanted.game)
    table = game.table(wanted.seats, wanted.options)
    sight = Sight(game.zones, table)
    settings = asdict(wanted)
    del settings["games"]
    found = {
        **settings,
        "options": shown(table.options),
        "edition": game.edition,
        "aim": aim_of(game.utility, table),
        "features": sight.size,
        "numbers": sight.numbers,
    }
    return msgspec.json.decode(msgspec.json.encode(found), type=dict[str, Any])


def path_of(folder: Path, part: int) -> Path:
    return folder / f"samples-{part:05}.npz"


def play_part(wanted: Play, folder: Path, part: int) -> None:
    """Plays one file's games and writes it whole or not at all."""
    game = look_up(wanted.game)
    table = game.table(wanted.seats, wanted.options)
    wins = aim_of(game.utility, table) == WIN
    bots = [find(game, name) for name in wanted.bots]
    dice = Dice(scatter(wanted.seed * 1_000_003 + part))
    seen = Seen(Sight(game.zones, table))
    longest = 0
    for _ in range(PART):
        bot = bots[dice.roll(len(bots))]
        straying = dice.roll(longest) if longest and dice.chance(STRAYING) else 0
        state, moments = played(table, bot, dice, seen, straying, wanted)
        longest = max(longest, moments)
        seen.ends(won(state) if wins else state.returns())
    seen.write(path_of(folder, part))


class Seen:
    """What seats saw, and what they got."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.found: list[list[int]] = []
        self.numbers: list[list[int]] = []
        self.got: list[float] = []
        self.viewers: list[int] = []
        """Who saw what was seen in the game that goes on."""

    def note(self, state: State, viewer: int) -> None:
        found, numbers = self.sight.features(state, viewer)
        self.found.append(found)
        self.numbers.append(numbers)
        self.viewers.append(viewer)

    def ends(self, got: list[float]) -> None:
        self.got += [got[viewer] for viewer in self.viewers]
        self.viewers = []

    def write(self, path: Path) -> None:
        """Features in rows of one length, filled up with 0, which is none."""
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


def played(
    table: Table, bot: Bot, dice: Dice, seen: Seen, straying: int, wanted: Play
) -> tuple[State, int]:
    """A game played to its end, and how many answers it took."""
    state = table.blank()
    state.begin(dice.seed())
    memory = remembering([bot])
    moments = 0
    while state.waiting:
        seat = state.next_asked()
        pick = state.ask(seat)
        if moments >= straying and not state.shut and dice.chance(wanted.kept):
            drawn = dice.roll(table.seats)
            for viewer in range(table.seats) if wanted.everyone else (drawn,):
                seen.note(state, viewer)
        if pick.least == 1 and pick.most == 1 and len(pick.options) == 1:
            tokens = [pick.options[0]]
        elif moments < straying and dice.chance(wanted.strays):
            tokens = veiled(random_answer, state, pick, dice)
        elif isinstance(bot, Thinker):
            tokens = bot.think(hand(state, seat, dice, memory)).answer
        else:
            tokens = veiled(bot, state, pick, dice)
        if memory is not None:
            memory.note(state, seat, tokens)
        state.take(seat, tokens)
        moments += 1
    return state, moments


def won(state: State) -> list[float]:
    """Each seat's part of the win."""
    share = 1.0 / max(1, state.ranks.count(1))
    return [share if rank == 1 else 0.0 for rank in state.ranks]

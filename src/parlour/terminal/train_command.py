"""The command that trains a value network from games between bots."""

from pathlib import Path

from parlour.engine.options import read_pairs
from parlour.engine.refusals import BadInput
from parlour.extras import require
from parlour.processes import delay_interrupts
from parlour.terminal.parameters import Options


def train(
    game: str,
    *,
    out: Path,
    seats: int | None = None,
    option: Options = [],  # noqa: B006
    bots: str = "regular",
    games: int = 40_000,
    explore: int = 20,
    sample_percent: int = 30,
    all_seats: bool = False,
    epochs: int = 8,
    hidden: int = 96,
    decay: float = 0.01,
    seed: int = 1,
    jobs: int = -1,
) -> None:
    """Train a value network that lets search bots stop rollouts early.

    Plays games, then trains on them, on a GPU if there is one. A run that was
    interrupted is resumed from the output folder. The saved weights are those of the
    epoch with the lowest error on held-out games.

    Parameters
    ----------
    game
        Name of the game.
    out
        Folder for samples, checkpoint, learning curve (value.json) and weights
        (value.npz).
    seats
        Number of players; defaults to the game's usual number.
    bots
        Bots to play, separated by commas; each game has one of them in all seats.
    games
        Number of games to play.
    explore
        Percentage of random moves in the opening exploration phase of a game, 0 to
        100.
    sample_percent
        Percentage of positions to sample, 1 to 100.
    all_seats
        Sample the views of all seats at a position instead of one.
    epochs
        Number of training epochs.
    hidden
        Width of the hidden layers, in units.
    decay
        Weight decay.
    seed
        Random seed; the same seed plays the same games for any number of jobs.
    jobs
        Number of processes that play; -1 uses all cores.
    """
    for flag, percent, least in (
        ("--explore", explore, 0),
        ("--sample-percent", sample_percent, 1),
    ):
        if not least <= percent <= 100:
            why = f"{flag} is a percentage from {least} to 100, not {percent}"
            raise BadInput(why)
    with delay_interrupts():  # numpy, which it imports, ignores Ctrl-C there
        require("torch", "train")
    require("numpy", "train")
    from parlour.bots.values.learner import TrainingSettings, learn
    from parlour.bots.values.samples import SampleRun, play
    from parlour.games import look_up

    found = look_up(game)
    wanted = SampleRun(
        game=found.slug,
        seats=seats or found.usual_seats,
        games=games,
        bots=tuple(bots.split(",")),
        explore_percent=explore,
        sample_percent=sample_percent,
        all_seats=all_seats,
        options=read_pairs(option),
        seed=seed,
    )
    play(wanted, out, jobs)
    how = TrainingSettings(epochs=epochs, hidden=hidden, decay=decay, seed=seed)
    learn(out, how, print)

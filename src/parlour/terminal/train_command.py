"""The command that learns what a seat may expect, from games between bots."""

from pathlib import Path

from parlour.engine.options import read_pairs
from parlour.engine.refusals import BadInput
from parlour.extras import require
from parlour.processes import delay_interrupts
from parlour.terminal.asked import Options


def train(
    game: str,
    *,
    out: Path,
    seats: int | None = None,
    option: Options = [],  # noqa: B006
    bots: str = "regular",
    games: int = 40_000,
    strays: int = 20,
    kept: int = 30,
    everyone: bool = False,
    passes: int = 8,
    hidden: int = 96,
    decay: float = 0.01,
    seed: int = 1,
    jobs: int = -1,
) -> None:
    """Learn what a seat may expect at a game's tables, for searches to stop at.

    Plays games, then learns from them, on a GPU where there is one. What the folder
    holds already is gone on with. The weights are those of the pass that told most of
    games which were held out.

    Parameters
    ----------
    game
        The game's name.
    out
        The folder for samples, checkpoint, curve (value.json) and weights (value.npz).
    seats
        Number of players; the game's usual number if left out.
    bots
        Who plays, by name; several with commas, one of them in all chairs of a game.
    games
        How many games.
    strays
        How often in a hundred answers bots stray, while a game begins with strays.
    kept
        In how many of a hundred moments it is kept what is seen.
    everyone
        Keep what all seats see then, not what one of them does.
    passes
        How often all that was seen in them is gone through.
    hidden
        How wide the network is.
    decay
        How much weights are drawn to nothing.
    seed
        The same seed plays the same games, whatever the number of jobs.
    jobs
        Processes that play; -1 for all cores.
    """
    for name, part, least in (("strays", strays, 0), ("kept", kept, 1)):
        if not least <= part <= 100:
            why = f"{name} is how often in a hundred: {least} to 100, not {part}"
            raise BadInput(why)
    with delay_interrupts():  # numpy, which it imports, ignores Ctrl-C there
        require("torch", "train")
    require("numpy", "train")
    from parlour.bots.values.learner import Learning, learn
    from parlour.bots.values.samples import Play, play
    from parlour.games import look_up

    found = look_up(game)
    wanted = Play(
        game=found.slug,
        seats=seats or found.usual_seats,
        games=games,
        bots=tuple(bots.split(",")),
        strays=strays,
        kept=kept,
        everyone=everyone,
        options=read_pairs(option),
        seed=seed,
    )
    play(wanted, out, jobs)
    how = Learning(passes=passes, hidden=hidden, decay=decay, seed=seed)
    learn(out, how, print)

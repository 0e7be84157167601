"""Commands that play many games and report results, bot strength and speed.

Each command imports what it needs when it runs, so that other commands start fast.
"""

from pathlib import Path

from parlour.terminal.parameters import (
    DEFAULT_PLAY,
    DEFAULT_RESUMABLE,
    PlayParameters,
    ResumableParameters,
)


def simulate(
    game: str,
    *,
    games: int = 1000,
    bots: str = "random",
    balance: bool = True,
    random_options: bool = False,
    events: Path | None = None,
    asked: PlayParameters = DEFAULT_PLAY,
) -> None:
    """Play many games between bots and report wins, ties and length with intervals.

    Parameters
    ----------
    game
        Name of the game.
    games
        Number of games, rounded up to finish the last deal.
    bots
        Bots to play, separated by commas: random, gentle, regular, expert, or
        expert@500 for 500 rollouts per decision.
    balance
        Play each deal with every bot in every seat equally often; --no-balance seats
        the bots in the given order.
    random_options
        Draw the number of seats and the options at random for each game.
    events
        Write every event of every game to this file, one JSON object per line.
    """
    from parlour.terminal.reports import run_series

    run_series(
        game,
        asked,
        games=games,
        bots=tuple(bots.split(",")),
        balance=balance,
        random_options=random_options,
        events=events,
    )


def compare(
    game: str,
    bot: str,
    *,
    baseline: str = "regular",
    games: int = 200,
    rollouts: int = 16,
    asked: ResumableParameters = DEFAULT_RESUMABLE,
) -> None:
    """Compare a bot with a baseline in the same seat, with variance reduction.

    Parameters
    ----------
    game
        Name of the game.
    bot
        Bot to measure; it plays each deal in every seat.
    baseline
        Bot to compare with; it also plays all other seats.
    games
        Number of games, rounded up to finish the last deal.
    rollouts
        Number of rollouts per decision at which the bot and the baseline differ.
    """
    from parlour.terminal.strength import show_comparison

    show_comparison(game, bot, asked, hosts=baseline, games=games, rollouts=rollouts)


def ladder(
    game: str,
    *,
    bots: str | None = None,
    games: int = 400,
    asked: ResumableParameters = DEFAULT_RESUMABLE,
) -> None:
    """Rate the bots of a game by playing them against each other.

    Parameters
    ----------
    game
        Name of the game.
    bots
        Bots to rate, separated by commas; defaults to all bots of the game.
    games
        Number of games, rounded up to finish the last deal.
    """
    from parlour.terminal.strength import show_ladder

    show_ladder(game, tuple(bots.split(",")) if bots else (), asked, games=games)


def bench(*, rounds: int = 5) -> None:
    """Measure decisions per second of every listed game on this machine.

    In the source tree, `make bench` also measures OpenSpiel and RLCard.

    Parameters
    ----------
    rounds
        Number of rounds; the best one is reported.
    """
    from parlour.terminal.reports import show_speed

    show_speed(rounds)

"""Commands that play many games and measure: what a rule does, how strong bots are.

What they need is imported when they run, so that every other command starts at once.
"""

from pathlib import Path

from parlour.terminal.asked import AS_USUAL, KEEPING_NOTHING, Asked, AskedToKeep


def simulate(
    game: str,
    *,
    games: int = 1000,
    bots: str = "random",
    balance: bool = True,
    random_options: bool = False,
    events: Path | None = None,
    asked: Asked = AS_USUAL,
) -> None:
    """Play many games between bots and report who won, how long it took, how sure.

    Parameters
    ----------
    game
        The game's name.
    games
        How many games; a few more where the last deal takes them.
    bots
        Who plays, by name: random, gentle, regular, expert, expert@500 for so many
        rollouts a decision; several with commas.
    balance
        Play each deal with every bot in every chair equally often; otherwise they
        sit as they are named.
    random_options
        Draw seats and options anew for each game.
    events
        Write every event of every game to this file, one JSON object a line.
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
    among: str = "regular",
    games: int = 200,
    rollouts: int = 16,
    asked: AskedToKeep = KEEPING_NOTHING,
) -> None:
    """Measure what a bot wins more than another in its chair, with little luck.

    Parameters
    ----------
    game
        The game's name.
    bot
        The bot to measure; it plays each deal in every chair.
    among
        The bot that all others are, and that it is compared with.
    games
        How many games; a few more where the last deal takes them.
    rollouts
        How often each answer that the other bot would not have given is played on.
    """
    from parlour.terminal.strength import show_comparison

    show_comparison(game, bot, asked, hosts=among, games=games, rollouts=rollouts)


def ladder(
    game: str,
    *,
    bots: str | None = None,
    games: int = 400,
    asked: AskedToKeep = KEEPING_NOTHING,
) -> None:
    """Let all bots of a game play against each other, and rate them.

    Parameters
    ----------
    game
        The game's name.
    bots
        Who plays, with commas; all that the game has if left out.
    games
        How many games; a few more where the last deal takes them.
    """
    from parlour.terminal.strength import show_ladder

    show_ladder(game, tuple(bots.split(",")) if bots else (), asked, games=games)


def bench(*, rounds: int = 5) -> None:
    """Measure decisions a second of every listed game on this machine.

    `make bench` in the source tree also measures OpenSpiel and RLCard beside it.

    Parameters
    ----------
    rounds
        The best of so many rounds counts.
    """
    from parlour.terminal.reports import show_speed

    show_speed(rounds)

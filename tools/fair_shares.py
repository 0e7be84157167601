"""Measures the win rates of equals: `regular` in every chair, for each number of seats.

Writes a table in Markdown, one row per game and number of seats;
docs/design/fair-shares.md keeps it. A seat is marked if its 95 % interval, widened for
the number of seats compared, excludes the fair share.
"""

import argparse
from statistics import NormalDist

from parlour.engine.game import Game
from parlour.games import list_games
from parlour.lab.simulate import Series, run
from parlour.lab.summary import summary


def row(game: Game, seats: int, games: int, jobs: int) -> str:
    series = Series(game.slug, seats, games, bots=("regular",))
    outcomes = [outcome for chunk, _ in run(series, jobs) for outcome in chunk]
    fair = 1 / seats
    spread = (fair * (1 - fair) / games) ** 0.5
    half = NormalDist().inv_cdf(1 - 0.025) * spread
    far = NormalDist().inv_cdf(1 - 0.025 / seats) * spread
    told = [
        f"**{share:.1%}**" if abs(share - fair) > far else f"{share:.1%}"
        for share in (one.value for one in summary(series, outcomes).by_seat)
    ]
    return f"| {game.slug} | {seats} | {fair:.1%} ± {half:.1%} | {' '.join(told)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    print("| Game | Seats | Fair | Won by seat 1, 2, … |\n|---|---|---|---|")
    for game in list_games():
        if not asked.games_named or game.slug in asked.games_named:
            for seats in game.players:
                print(row(game, seats, asked.games, asked.jobs), flush=True)


if __name__ == "__main__":
    main()

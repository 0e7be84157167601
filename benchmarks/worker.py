"""Measures one build of Parlour beside its peers, all in one process; prints JSON.

    python -m benchmarks.worker BUILD ROUNDS

One process cannot hold the interpreted and the compiled build, so `benchmarks`
starts a worker for each. A ratio always compares figures of one worker.
"""

import json
import sys
from dataclasses import asdict
from typing import Any

from benchmarks.loops import VECTOR_TABLES, cost_jobs, game_jobs
from benchmarks.measure import Job, Rate, side_by_side
from benchmarks.peers import pgx_jobs, rlcard_jobs, spiel_jobs, spiel_vector_jobs
from benchmarks.searches import search_jobs
from parlour.engine import state
from parlour.games import find, list_games


def main(build: str, rounds: int) -> None:
    if (build == "compiled") == str(state.__file__).endswith(".py"):
        sys.exit(f"this is not the {build} build; `make bench` builds it first")
    figures: dict[str, Any] = {"contests": {}, "games": {}}
    for slug, peers in contests().items():
        note(slug)
        rates = side_by_side(peers + game_jobs(find(slug)), rounds)
        figures["contests"][slug] = {name: asdict(rate) for name, rate in rates.items()}
    note("searches")
    rates = side_by_side(search_jobs(), rounds)
    figures["searches"] = {name: asdict(rate) for name, rate in rates.items()}
    for game in [*map(find, contests()), *list_games()]:
        note(f"{game.slug}: decisions and costs")
        plays = side_by_side(game_jobs(game), rounds)
        costs = side_by_side(cost_jobs(game), rounds, chunk=0.05)
        figures["games"][game.slug] = {
            "listed": game.listed,
            "seats": game.usual_seats,
            "decisions": {name: rate.decisions for name, rate in plays.items()},
            "microseconds": {name: micro(rate) for name, rate in costs.items()},
        }
    json.dump(figures, sys.stdout)


def contests() -> dict[str, list[Job]]:
    """Each yardstick, and the same game elsewhere."""
    return {
        "leduc": [
            *spiel_jobs("leduc_poker"),
            *spiel_vector_jobs("leduc_poker", VECTOR_TABLES),
            *pgx_jobs("leduc_holdem", VECTOR_TABLES),
            *rlcard_jobs("leduc-holdem"),
        ],
        "hearts": spiel_jobs("hearts"),
        "block-dominoes": spiel_jobs("python_block_dominoes"),
    }


def micro(rate: Rate) -> float:
    """Microseconds of one call."""
    return 1e6 / rate.decisions


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

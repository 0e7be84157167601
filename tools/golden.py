"""Records the golden games of tests/golden again: all, or those of some games.

    python tools/golden.py [GAME ...]

Look at the difference before you commit it: a golden that changed is a rule that
changed.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from parlour.games import GAMES, YARDSTICKS, find  # noqa: E402
from parlour.testing.golden import final_states, write_games  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
FINAL_STATES = GOLDEN / "final-states.json"


def main(slugs: list[str]) -> None:
    ends = {}
    if FINAL_STATES.is_file():
        ends = json.loads(FINAL_STATES.read_text())
    for slug in slugs or [*GAMES, *YARDSTICKS]:
        game = find(slug)
        idle = write_games(game, GOLDEN / game.slug) if game.listed else []
        ends[game.slug] = final_states(game)
        print(game.title, end="\n" if not idle else ": no difference found for ")
        if idle:
            print(", ".join(idle))
    FINAL_STATES.write_text(json.dumps(ends, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])

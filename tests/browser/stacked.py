"""`parlour serve` with its luck known: its part of every deal comes from `DEAL`.

    DEAL=1 PATIENCE=60 STACKED='{"signifiers": "M17 …", "session": "9c …", …}'
    python -m tests.browser.stacked

The parts that people's browsers add are as steady (`steady_luck`), and the table is
patient with them. `STACKED` puts cards on top of what a story table shuffles, and
`CLIENT` is a folder with other files for browsers. It is all done to this process from
outside: the server itself has no way to be told its cards.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from parlour.cli import app
from parlour.engine.dice import Dice
from parlour.match import seeds
from parlour.server.games import schedule
from parlour.server.http import files
from parlour.story.actions.contests import StoryContest
from parlour.story.basics import cards
from parlour.story.table import sessions

SEED = hashlib.sha256(os.environ["DEAL"].encode()).hexdigest()[:32]
STACK: dict[str, str] = json.loads(os.environ["STACKED"])
CONTEST_DECK = 0
honest = cards.shuffled
gather = cards.Deck.gather
begin = StoryContest.__init__


def on_top(pile: list[str], wanted: str) -> list[str]:
    """The last card of a pile is its top."""
    coming = wanted.split()
    return [card for card in pile if card not in coming] + coming[::-1]


def dealt(pile: list[str], dice: Dice) -> list[str]:
    return on_top(honest(pile, dice), STACK["signifiers"])


def gathered(deck: cards.Deck, seq: int) -> None:
    gather(deck, seq)
    deck.deck = on_top(deck.deck, STACK["session"])


def begun(contest: StoryContest, *about: Any) -> None:
    begin(contest, *about)
    named = contest.match.table.pieces.find_piece
    contest.state.stack(
        CONTEST_DECK, [named(card) for card in STACK["contest"].split()]
    )


def replace(owner: object, name: str, value: object) -> None:
    """Replaces something that the server uses. It must be there under this name."""
    assert hasattr(owner, name), name
    setattr(owner, name, value)


if __name__ == "__main__":
    replace(seeds, "new_seed", lambda: SEED)
    replace(schedule, "PARTS_TIMEOUT_S", float(os.environ["PATIENCE"]))
    if "CLIENT" in os.environ:
        replace(files, "STATIC", Path(os.environ["CLIENT"]))
    if STACK:
        replace(sessions, "shuffled", dealt)
        replace(cards.Deck, "gather", gathered)
        replace(StoryContest, "__init__", begun)
    app(["serve"])

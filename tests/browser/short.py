"""Options with which each game is short, for tests that play to the end."""

from typing import Any, Final

SHORT: Final[dict[str, dict[str, Any]]] = {
    "abandon-ship": {"max_rounds": 1},
    "barcelona": {"hands": 2},
    "boneyard": {"max_rounds": 2},
    "brain-baseball": {"innings": 2},
    "domino-avatars": {"goal_rounds": 1},
    "domino-knights": {"max_rounds": 1},
    "following-suit": {"max_rounds": 1},
    "penniless-and-insane": {"max_rounds": 2},
    "spots": {"rounds_to_win": 1},
    "willow": {"hands": 2},
}

"""One game of each kind, for tests that play or read a whole one."""

from typing import Final

KINDS: Final = {
    "cards": "spots",
    "dominoes": "domino-avatars",
    "betting": "willow",
    "sealed answers": "boneyard",
}

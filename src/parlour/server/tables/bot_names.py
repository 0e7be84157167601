"""What bots are called, at tables of games and of stories."""

from typing import Final

BOT_NAMES: Final = (
    "Basil",
    "Clover",
    "Juniper",
    "Saffron",
    "Sorrel",
    "Tansy",
    "Thyme",
    "Yarrow",
    "Fennel",
    "Hyssop",
)
"""Names by seat."""

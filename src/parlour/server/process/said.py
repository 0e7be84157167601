"""What a bot says in its process: an answer, and why."""

from msgspec import Struct


class WeighedData(Struct, array_like=True):
    """An answer that a bot compared with others, by name: `Weighed` of its reason."""

    chosen: list[str]
    kind: str
    worth: str | int


class ReasonData(Struct, omit_defaults=True):
    """A bot's `Reason` as it is written down, with answers by name."""

    message: str
    values: dict[str, str | int] = {}
    weighed: list[WeighedData] = []
    """The answers that it compared, the one it gave first."""
    facts: list[tuple[str, dict[str, str | int]]] = []
    """What it reckoned: messages of the game's words."""


class Said(Struct):
    """A bot's answer, by name."""

    chosen: list[str]
    bot: str
    """Which bot it was; a simpler one than was asked, where that could not."""
    told: ReasonData
    """What may be said at once: it tells nothing of what the bot holds."""
    whole: ReasonData
    """The whole of it, for afterwards."""
    rollouts: int = 0
    seconds: float = 0.0
    """That it took, by the clock on the wall."""

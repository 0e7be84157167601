"""Answer of a bot from its process, with its reasons."""

from msgspec import Struct


class WeighedData(Struct, array_like=True):
    """A `ComparedAnswer` of a bot's reason, with its tokens by name."""

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
    """Facts that the bot computed: messages of the game's words."""


class BotAnswer(Struct):
    """A bot's answer, by name."""

    chosen: list[str]
    bot: str
    """Bot that answered; a simpler one if the requested bot could not."""
    public: ReasonData
    """Reason that may be shown at once: it reveals nothing about the bot's hand."""
    whole: ReasonData
    """Full reason, for after the game."""
    rollouts: int = 0
    seconds: float = 0.0
    """Wall-clock time of the decision, in seconds."""

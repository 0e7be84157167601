"""What a table keeps of each entry of its log, to show it later."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from parlour.engine.table import Event
from parlour.narration import Line
from parlour.server.games.frames import Chat, Note
from parlour.server.process.bot_answer import ReasonData


class BotReason(Struct, kw_only=True, omit_defaults=True):
    """Why a bot answered so, by its own account when it did."""

    bot: str
    """The one that was asked."""
    public: ReasonData = msgspec.field(name="told")
    """What may be said at once: it reveals nothing of what the bot holds."""
    whole: ReasonData | None = None
    """The whole reason, where that is more."""


@dataclass(slots=True)
class EntryRecord:
    """One entry as it can be shown; what each reader sees is decided later."""

    seq: int
    at: float
    events: list[Event] = field(default_factory=list)
    chat: Chat | None = None
    note: Note | None = None
    round: int | None = None
    """The round in which it began."""
    deal: int = 0
    """The deal that went on after it."""
    finished: int = 0
    """Rounds that were over after it."""
    opens: int | None = None
    """The event with which the next round begins."""
    bot: int | None = None
    """The seat whose bot did this, and can say why."""
    why: BotReason | None = None
    asked_in: int = 0
    """The deal in which it was asked."""
    held: Sequence[str] = ()
    """What it held then that not everybody saw."""
    kept: bool = False
    """Whether it played somebody else's hand, who has this seat."""
    result: Sequence[Line] = ()
    """How the game ended, if it ended with this."""

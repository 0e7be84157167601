"""What goes in and out where people say how they want to be told of their turns."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.server.api.data import Body

Language: TypeAlias = Annotated[str, Meta(max_length=8)]
Pace: TypeAlias = Literal["soon", "hourly", "daily"]


class PushBody(Body):
    """A browser's subscription at its push service."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    language: Language | None = None
    """As it was before, if none is given."""


class MailBody(Body):
    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language = "en"
    pace: Pace = "soon"


class ChangeBody(Body):
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    language: Language
    pace: Pace


class WayBody(Body):
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class AboutBody(Body):
    on: bool


class WayTold(Struct, kw_only=True):
    """A way by which somebody is told."""

    id: str
    kind: Literal["push", "mail"]
    label: str
    """The device, or as much of the address as is needed to know it again."""
    this: bool
    """The browser that asks."""
    answered: bool
    """Whether a mail address has said that it wants any."""
    language: str
    pace: Pace


class Notices(Struct, kw_only=True):
    """How somebody is told of their turns, and how they could be."""

    push: str | None
    """The server's public key, if it can push."""
    mail: bool
    """Whether it can send mail."""
    ways: list[WayTold]
    quiet: list[str]
    """Tables of which they want to hear nothing."""


class MailedOff(Struct, kw_only=True):
    table: str
    """The table about which no mail comes any more; empty for all."""


class AwayBody(Body):
    until: Annotated[float, Meta(ge=0, le=1e11)] | None
    """Seconds since 1970; null for somebody who is back."""


class AwayAt(Struct, kw_only=True):
    table: str
    until: float | None
    """Until when the clock stands still there, and reminders keep quiet; null where the
    table does not allow it, or no longer."""


class Holiday(Struct, kw_only=True):
    """Whether somebody is away, and what that means at their tables."""

    until: float | None
    most: int
    """Days that can be said ahead."""
    tables: list[AwayAt]
